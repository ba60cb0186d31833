# SPDX-License-Identifier: MIT
"""HMAC-DRBG as RFC 6979, 3.2, has it, on bytes that are named by what they are made of; what calls of its parts do.

Trusted: this reading of the standard and of the contracts, which are proved in rows of their own (`hashes.hmac`).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.composed.effects import Call, size_of
from ecgen_verify.prove.composed.elements import Elements, Form, names_of
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.hmac import DIGEST, DRBG, KEY, VALUE, calls_of, hmac_promise, leading_promise
from ecgen_verify.prove.machine import Leak
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

Bytes = tuple[Word, ...]


def drbg_effects(scalar: Form) -> dict[str, Reading]:
    """By the names after the prefix."""
    size, bits, about = size_of(scalar), scalar.prime.bit_length(), ((scalar.tag, scalar),)
    return {"hmac": Reading(hmac_promise(size), partial(_hmac, size), about),
            "leading_bits": Reading(leading_promise(bits), partial(_leading_bits, scalar), about)}  # fmt: skip


# ---------------------------------------------------------------------- the standard


def hmac_of(elements: Elements, path: Path, key: Bytes, message: Bytes) -> Bytes:
    """By the SHA-2 whose digest is as long as the key: a function of which no more is said."""
    name = ("hmac", names_of(path, key), names_of(path, message))
    return tuple(elements.unknown_byte((name, i)) for i in range(len(key)))


def leading_bits_of(elements: Elements, path: Path, scalar: Form, data: Bytes) -> Bytes:
    """The big-endian integer of as many leading bits as n has; `data` has as many bytes as n."""
    shift = -scalar.prime.bit_length() % 8
    if not shift:
        return data
    name = ("leading bits", names_of(path, data))
    return tuple(elements.unknown_byte((name, i), 255 >> shift if i == 0 else 255) for i in range(len(data)))


class Generator(NamedTuple):
    """K and V."""

    key: Bytes
    value: Bytes

    def update(self, elements: Elements, path: Path, data: Bytes) -> Generator:
        """K = HMAC(K, V || data), V = HMAC(K, V)"""
        key = hmac_of(elements, path, self.key, (*self.value, *data))
        return Generator(key, hmac_of(elements, path, key, self.value))

    def candidate(self, elements: Elements, path: Path, scalar: Form) -> tuple[Bytes, Generator]:
        """bits2int(T) of step h.2, big-endian, and the generator after T."""
        candidate_bytes: Bytes = ()
        value = self.value
        while 8 * len(candidate_bytes) < scalar.prime.bit_length():
            value = hmac_of(elements, path, self.key, value)
            candidate_bytes += value
        return leading_bits_of(elements, path, scalar, candidate_bytes[: size_of(scalar)]), Generator(self.key, value)


def seeded(elements: Elements, path: Path, digest: int, key: Bytes, number: Bytes) -> Generator:
    """After steps b to g, for int2octets(x) and bits2octets(h1)."""
    generator = Generator((constant(0),) * digest, (constant(1),) * digest)
    for byte in (0, 1):
        generator = generator.update(elements, path, (constant(byte), *key, *number))
    return generator


# ---------------------------------------------------------------------- calls


def _hmac(size: int, call: Call) -> None:
    """PREFIX_hmac(mac, g, data, length)"""
    mac, g = (call.machine.resolve(call.pointer(i)) for i in (0, 1))
    length, (known,) = call.number(3), call.words(g.moved(DIGEST), 1, 4)
    if mac.base != g.base or (mac.offset - g.offset, _public(length)) not in calls_of(size):
        raise Undecided("a call of HMAC in a way of which nothing is said")
    digest, data = _public(known), call.read(call.pointer(2), length, g, DRBG) if length.lo else ()
    if digest not in DIGESTS or isinstance(data, Whole):
        raise Undecided("a digest of a length that SHA-2 does not have, or data of any length")
    key, value = (tuple(call.words(g.moved(start), digest, 1)) for start in (KEY, VALUE))
    call.put(mac, hmac_of(call.elements, call.path, key, (*value, *data)), 1)


def _leading_bits(scalar: Form, call: Call) -> None:
    """PREFIX_leading_bits(t)"""
    t = call.pointer(0)
    call.put(t, leading_bits_of(call.elements, call.path, scalar, tuple(call.words(t, size_of(scalar), 1))), 1)


def _public(value: Word) -> int:
    if not value.is_constant:
        raise Undecided("a length that is not known")
    if value.secret:
        raise Leak("a secret decides a length")
    return value.lo
