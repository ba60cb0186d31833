# SPDX-License-Identifier: MIT
"""What calls of the functions that hash a message in pieces do.

Trusted: this reading of their contracts, which are proved in rows of their own (`hashes`). A message is the sequence of what was
added: single bytes, and operands of any length as a whole. The bytes of a digest are unknowns that are named by the message, so
that the same message has the same digest; so are the words of the object, which nobody looks into.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.buffers import LONGEST, pieces_of
from ecgen_verify.prove.composed.effects import Call, name_of
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.state import ADD, ALIGN, BEGIN, END, WHOLE
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: The key of a byte, or ("operand", its name).
Piece = object


@dataclass(frozen=True)
class Message:
    """The message that an object of PREFIX_sha2 stands for, and its digest's length in bytes."""

    digest: int
    pieces: tuple[Piece, ...] = ()


def digest_of(elements: Elements, digest: int, *parts: Sequence[Piece]) -> list[Word]:
    """The bytes of the digest of these parts one after the other."""
    pieces = tuple(piece for part in parts for piece in part)
    return elements.unknowns(("digest", digest, pieces), digest, 255)


def stream_effects() -> dict[str, Reading]:
    """By the names after the prefix."""
    return {"sha2_begin": Reading(BEGIN, _begin), "sha2_add": Reading(ADD, _add), "sha2_end": Reading(END, _end)}


def _put(call: Call, place: Pointer, message: Message) -> None:
    if not call.machine.is_aligned(place, ALIGN):
        raise Undecided("a hash state that is not aligned")
    call.put(place, call.elements.unknowns(message, WHOLE // 8))


def _found(call: Call, place: Pointer) -> Message:
    """What stands there. Raises Undecided."""
    message = name_of(call.elements, call.path, call.words(place, WHOLE // 8))
    if not isinstance(message, Message):
        raise Undecided("what is hashed on is no message that was begun")
    return message


def _begin(call: Call) -> None:
    digest = call.path.refined(call.number(1, 32))
    if not digest.is_constant or digest.lo not in DIGESTS:
        raise Undecided("a digest of a length that is none")
    _put(call, call.pointer(0), Message(digest.lo))


def _add(call: Call) -> None:
    """The data may be anything where there are none."""
    place, length = call.pointer(0), call.path.refined(call.number(2))
    message = _found(call, place)
    string = call.read(call.pointer(1), length, place, WHOLE) if length.hi else ()
    pieces = message.pieces + pieces_of(call.path, string)
    if sum(LONGEST if isinstance(piece, tuple) and piece[0] == "operand" else 1 for piece in pieces) >> 61:
        raise Undecided("a message that may be too long")
    _put(call, place, Message(message.digest, pieces))


def _end(call: Call) -> None:
    """The digest is written while the object is still needed, so that they have to be apart; then the object is zero."""
    place, target = call.pointer(0), call.pointer(1)
    message = _found(call, place)
    call.apart([(place, WHOLE, True), (target, message.digest, True)])
    call.put(target, digest_of(call.elements, message.digest, message.pieces), 1)
    call.put(place, [constant(0)] * (WHOLE // 8))
