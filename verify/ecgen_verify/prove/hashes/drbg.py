# SPDX-License-Identifier: MIT
"""HMAC and leading bits, on bytes that are named by what they are made of; what calls of them do.

Trusted: this reading of their contracts, which are proved in rows of their own (`hashes.hmac`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.composed.effects import Call, size_of
from ecgen_verify.prove.composed.elements import Elements, Form, names_of
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.hmac import DIGEST, DRBG, KEY, VALUE, calls_of, hmac_promise, leading_promise
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.strings import length_of
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


def drbg_effects(scalar: Form) -> dict[str, Reading]:
    """By the names after the prefix."""
    size, bits, about = size_of(scalar), scalar.prime.bit_length(), ((scalar.tag, scalar),)
    return {"hmac": Reading(hmac_promise(size), partial(_hmac, size), about),
            "leading_bits": Reading(leading_promise(bits), partial(_leading_bits, scalar), about)}  # fmt: skip


def hmac_of(elements: Elements, path: Path, key: Sequence[Word], message: Sequence[Word]) -> tuple[Word, ...]:
    """By the SHA-2 whose digest is as long as the key: a function of which no more is said."""
    return tuple(elements.unknowns(("hmac", names_of(path, key), names_of(path, message)), len(key), 255))


def leading_bits_of(elements: Elements, path: Path, scalar: Form, data: Sequence[Word]) -> tuple[Word, ...]:
    """The big-endian integer of as many leading bits as n has; `data` has as many bytes as n."""
    shift = -scalar.prime.bit_length() % 8
    if not shift:
        return tuple(data)
    name = ("leading bits", names_of(path, data))
    return tuple(elements.unknown_byte((name, i), 255 >> shift if i == 0 else 255) for i in range(len(data)))


def _hmac(size: int, call: Call) -> None:
    """PREFIX_hmac(mac, g, data, length)"""
    mac, g = (call.pointer(i) for i in (0, 1))
    length, (known,) = call.number(3), call.words(g.moved(DIGEST), 1, 4)
    if mac.base != g.base or (mac.offset - g.offset, length_of(length)) not in calls_of(size):
        raise Undecided("a call of HMAC in a way of which nothing is said")
    digest, data = length_of(known), call.read(call.pointer(2), length, g, DRBG) if length.lo else ()
    if digest not in DIGESTS or isinstance(data, Whole):
        raise Undecided("a digest of a length that SHA-2 does not have, or data of any length")
    key, value = (call.words(g.moved(start), digest, 1) for start in (KEY, VALUE))
    call.put(mac, hmac_of(call.elements, call.path, key, (*value, *data)), 1)


def _leading_bits(scalar: Form, call: Call) -> None:
    """PREFIX_leading_bits(t)"""
    t = call.pointer(0)
    call.put(t, leading_bits_of(call.elements, call.path, scalar, call.words(t, size_of(scalar), 1)), 1)
