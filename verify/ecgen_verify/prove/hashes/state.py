# SPDX-License-Identifier: MIT
"""PREFIX_sha2: what its bytes mean, and what begins and ends a message: what is shown of that, and what calls do.

Trusted: the layout (PREFIX_curve_internal.h, by the x86-64 ABI) and the claims. The object stands for a message of `total` bytes
when h, of the kind that the digest asks for, is the hash value after the message's whole blocks, `used` is how many bytes come
after them, and those are the first bytes of `block`; `size` is a block's, and `digest` the digest's length. Calls know a message
as the sequence of what was added: single bytes, and operands of any length as a whole. The bytes of a digest are unknowns that
are named by the message, so that the same message has the same digest; so are the words of the object, which nobody looks into.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, name_of
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind as OfOperand
from ecgen_verify.prove.contract import Operand
from ecgen_verify.prove.hashes.compression import after
from ecgen_verify.prove.hashes.fips import DIGESTS, Kind, initial
from ecgen_verify.prove.hashes.words import bytes_of, secrets_are_bits
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Offsets; `h` by the bits of its words.
HASH, BLOCK, SIZE, USED, TOTAL, DIGEST, WHOLE = {32: 0, 64: 32}, 96, 224, 232, 240, 248, 256
ALIGN = 8
OBJECT = Operand("s", OfOperand.BYTES, WHOLE, is_output=True)
#: The key of a byte, or ("operand", its name).
Piece = object


@dataclass(frozen=True)
class Message:
    """The message that an object of PREFIX_sha2 stands for, and its digest's length in bytes."""

    digest: int
    pieces: tuple[Piece, ...] = ()

    def put(self, call: Call, place: Pointer) -> None:
        if not call.machine.is_aligned(place, ALIGN):
            raise Undecided("a hash state that is not aligned")
        call.put(place, call.elements.unknowns(self, WHOLE // 8))


def digest_of(elements: Elements, digest: int, *parts: Sequence[Piece]) -> list[Word]:
    """The bytes of the digest of these parts one after the other."""
    pieces = tuple(piece for part in parts for piece in part)
    return elements.unknowns(("digest", digest, pieces), digest, 255)


def message_at(call: Call, place: Pointer) -> Message:
    """What stands there. Raises Undecided."""
    message = name_of(call.elements, call.path, call.words(place, WHOLE // 8))
    if not isinstance(message, Message):
        raise Undecided("what is hashed on is no message that was begun")
    return message


# ---------------------------------------------------------------------- the beginning


def known_bytes(digest: int, *others: tuple[int, int, int]) -> dict[tuple[str, int], tuple[int, int]]:
    """What a case says of the object for digests of that length, and of others of its numbers: place, bytes, value."""
    numbers = (SIZE, 8, DIGESTS[digest].block), (DIGEST, 4, digest), *others
    return {("s", start + i): (byte, byte) for start, size, number in numbers
            for i, byte in enumerate(number.to_bytes(size, "little"))}  # fmt: skip


def begin() -> Claim:
    """PREFIX_sha2_begin(s, digest)"""
    promise = Promise("s stands for the empty message, for digests of 28, 32, 48 and 64 bytes",
                      (replace(OBJECT, is_input=False), Operand("digest", OfOperand.DIGIT, public=True)))  # fmt: skip
    cases = [Case(f"a digest of {digest} bytes", numbers={"digest": (digest, digest)}, enter=_aligned) for digest in DIGESTS]
    return Claim(promise, _begun, cases, effect=_begin)


def _begun(view: View) -> None:
    digest, _ = view.setting.case.numbers["digest"]
    kind = DIGESTS[digest]
    started = [(HASH[kind.word] + i * kind.size, kind.size, number) for i, number in enumerate(initial(digest))]
    for (name, place), (byte, _) in known_bytes(digest, *started, (USED, 8, 0), (TOTAL, 8, 0)).items():
        view.expect_bytes(name, [constant(byte)], place)
    view.note("s")


def _aligned(machine: Machine, elements: object) -> None:
    machine.aligned = frozenset("s")
    secrets_are_bits(machine, elements)


def _begin(call: Call) -> None:
    digest = call.path.refined(call.number(1, 32))
    if not digest.is_constant or digest.lo not in DIGESTS:
        raise Undecided("a digest of a length that is none")
    Message(digest.lo).put(call, call.pointer(0))


# ---------------------------------------------------------------------- the end


def end() -> Claim:
    """PREFIX_sha2_end(s, digest), for each number of bytes after the last whole block."""
    promise = Promise("digest = the digest of the message that s stands for (FIPS 180-4, 5.1, 6.2 to 6.5), for every message "
                      "shorter than 2^61 bytes; s is zero",
                      (OBJECT, Operand("digest", OfOperand.BYTES, 0, is_input=False, is_output=True)))  # fmt: skip
    cases = [_case(digest, used) for digest, kind in DIGESTS.items() for used in range(kind.block)]
    return Claim(promise, _ended, cases, effect=_end)


def _case(digest: int, used: int) -> Case:
    known = {**known_bytes(digest, (USED, 8, used)), ("s", TOTAL + 7): (0, 31)}
    return Case(f"a digest of {digest} bytes, {used} bytes in the last block", lengths={"digest": digest}, enter=_aligned,
                bytes=known, numbers={"used": (used, used)})  # fmt: skip


def _ended(view: View) -> None:
    s, case = view.setting.bytes["s"], view.setting.case
    digest, (used, _), domain = case.lengths["digest"], case.numbers["used"], view.machine.domain
    assert isinstance(digest, int)
    kind = DIGESTS[digest]
    at, total = HASH[kind.word], domain.packed(s[TOTAL : TOTAL + 8], 8)
    state = [domain.packed(s[at + i * kind.size : at + (i + 1) * kind.size], 8) for i in range(8)]
    view.expect_bytes("digest", _last(view, kind, state, s[BLOCK : BLOCK + used], total)[:digest])
    view.expect_bytes("s", [constant(0)] * (WHOLE // 8), size=8)


def _last(view: View, kind: Kind, state: list[Word], rest: list[Word], total: Word) -> list[Word]:
    """The bytes of the last hash value: the rest of the message, a bit 1, zeros up to the end of a block, in which the length in
    bits comes last (5.1)."""
    domain, zeros = view.machine.domain, (-len(rest) - 1 - kind.length) % kind.block
    length = bytes_of(domain, domain.shift_left(total, 3, 64), 8)  # total < 2^61
    data = [*rest, constant(0x80), *[constant(0)] * (zeros + kind.length - 8), *length]
    for start in range(0, len(data), kind.block):
        state = after(view.elements, view.path, kind, state, data[start : start + kind.block])
    return [byte for word in state for byte in bytes_of(domain, word, kind.size)]


def _end(call: Call) -> None:
    """The digest is written while the object is still needed, so that they have to be apart; then the object is zero."""
    place, target = call.pointer(0), call.pointer(1)
    message = message_at(call, place)
    call.apart([(place, WHOLE, True), (target, message.digest, True)])
    call.put(target, digest_of(call.elements, message.digest, message.pieces), 1)
    call.put(place, [constant(0)] * (WHOLE // 8))
