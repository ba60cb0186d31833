# SPDX-License-Identifier: MIT
"""HMAC-DRBG as RFC 6979, 3.2, has it, on bytes that are named by what they are made of; what calls of its parts do.

Trusted: this reading of the standard and of the contracts, which are proved in rows of their own (`hashes.hmac`).
"""

from __future__ import annotations

from typing import NamedTuple

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form, names_of
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.hmac import DIGEST, DRBG, KEY, VALUE, calls_of, hmac_promise, leading_promise
from ecgen_verify.prove.machine import Leak
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.scalars.effects import size_of
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

Bytes = tuple[Word, ...]


def drbg_effects(scalar: Form) -> dict[str, Reading]:
    """By the names after the prefix."""
    size = size_of(scalar)
    promises = {"hmac": hmac_promise(size), "leading_bits": leading_promise(scalar.prime.bit_length())}
    effects = {"hmac": lambda call: _hmac(call, size), "leading_bits": lambda call: _leading_bits(call, scalar)}
    return readings(promises, effects, (("sc", scalar),))


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


def _hmac(call: Call, size: int) -> None:
    """PREFIX_hmac(mac, g, data, length)"""
    machine = call.machine
    mac, g = (machine.resolve(call.pointer(i)) for i in (0, 1))
    length = _public(call.number(3))
    if mac.base != g.base or (mac.offset - g.offset, length) not in calls_of(size):
        raise Undecided("a call of HMAC in a way of which nothing is said")
    data = machine.resolve(call.pointer(2)) if length else None
    if data is not None and data.base == g.base and data.offset < g.offset + DRBG and g.offset < data.offset + length:
        raise Undecided("data of HMAC that are part of its key")
    digest = _public(machine.load(g.moved(DIGEST), 4))
    if digest not in DIGESTS:
        raise Undecided("a digest of a length that SHA-2 does not have")
    key, value = (tuple(call.words(g.moved(start), digest, 1)) for start in (KEY, VALUE))
    message = (*value, *(call.words(data, length, 1) if data is not None else ()))
    call.put(mac, hmac_of(call.elements, call.path, key, message), 1)


def _leading_bits(call: Call, scalar: Form) -> None:
    """PREFIX_leading_bits(t)"""
    t = call.pointer(0)
    call.put(t, leading_bits_of(call.elements, call.path, scalar, tuple(call.words(t, size_of(scalar), 1))), 1)


def _public(value: object) -> int:
    if not isinstance(value, Word) or not value.is_constant:
        raise Undecided("a length that is not known")
    if value.secret:
        raise Leak("a secret decides a length")
    return value.lo
