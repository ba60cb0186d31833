# SPDX-License-Identifier: MIT
"""Known answers of a short Weierstrass curve: keys, key exchange, signatures, by affine points."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from ecgen.emit.curve.nonces import attempts
from ecgen.emit.curve.sizes import Sizes
from ecgen.library import Library

#: Cases with random keys, beside the smallest and the largest key.
_DRAWN = 4
#: FIPS 186-5, 6.4: hash values shorter and longer than most orders, with SHA-2 of that length for the nonce.
_HASHES = (hashlib.sha256, hashlib.sha512)


@dataclass(frozen=True)
class CurveAnswer:
    """Encoded: `public` is key*G, `peer` a compressed point, `product` is key*peer, `signature` is r, s of `digest`; zeros when
    it is not `signed`, for no nonce serves."""

    key: bytes
    public: bytes
    peer: bytes
    product: bytes
    digest: bytes
    signature: bytes
    signed: bool


@dataclass(frozen=True)
class _Model:
    sizes: Sizes
    field_bytes: int
    order_bytes: int

    @property
    def order(self) -> int:
        return self.sizes.order

    @cached_property
    def doublings(self) -> list[tuple[int, int] | None]:
        """2^i times the generator, for each bit of the order: all answers are multiples of the generator."""
        group, points = self.sizes.group, list[tuple[int, int] | None]([self.sizes.generator])
        for _ in range(self.order.bit_length() - 1):
            points.append(group.add(points[-1], points[-1]))
        return points

    def multiple(self, scalar: int) -> tuple[int, int]:
        total = self.sizes.group.neutral
        for bit, doubling in zip(reversed(f"{scalar % self.order:b}"), self.doublings, strict=False):
            total = self.sizes.group.add(total, doubling) if bit == "1" else total
        assert total is not None
        return total

    def encode(self, point: tuple[int, int], *, compressed: bool = False) -> bytes:
        x, y = (coordinate.to_bytes(self.field_bytes, "big") for coordinate in point)
        return bytes([2 | point[1] & 1]) + x if compressed else b"\4" + x + y

    def number(self, scalar: int) -> bytes:
        return scalar.to_bytes(self.order_bytes, "big")

    def leading(self, data: bytes) -> int:
        """bits2int of RFC 6979, 2.3.2."""
        return int.from_bytes(data, "big") >> max(0, 8 * len(data) - self.order.bit_length())

    def sign(self, key: int, digest: bytes, name: str) -> bytes | None:
        """FIPS 186-5, 6.4.1, with the first candidate that serves; None when none does of as many as the emitted code tries."""
        z, n = self.leading(digest), self.order
        for nonce in islice(self.candidates(key, z % n, name), attempts(self.sizes.library.spec.prime, self.sizes.curve)):
            if not 0 < nonce < n:
                continue
            r = self.multiple(nonce)[0] % n
            s = pow(nonce, -1, n) * (z + r * key) % n
            if r and s:
                return self.number(r) + self.number(s)
        return None

    def candidates(self, key: int, z: int, name: str) -> Iterator[int]:
        """RFC 6979, 3.2, also those that are out of range."""
        size = hashlib.new(name).digest_size
        k, v, material = bytes(size), b"\1" * size, self.number(key) + self.number(z)
        for byte in (b"\0", b"\1"):
            k = hmac.digest(k, v + byte + material, name)
            v = hmac.digest(k, v, name)
        while True:
            data = b""
            while 8 * len(data) < self.order.bit_length():
                v = hmac.digest(k, v, name)
                data += v
            yield self.leading(data[: self.order_bytes])
            k = hmac.digest(k, v + b"\0", name)
            v = hmac.digest(k, v, name)


def curve_answers(library: Library) -> list[CurveAnswer]:
    """The same for every emission of a specification."""
    field, scalar = library.moduli(64)
    model = _Model(Sizes(library), field.bytes, scalar.bytes)
    draws = random.Random(model.order)
    keys = [1, model.order - 1, *(draws.randrange(1, model.order) for _ in range(_DRAWN))]
    return [_answer(model, key, draws.randrange(1, model.order), index) for index, key in enumerate(keys)]


def _answer(model: _Model, key: int, other: int, index: int) -> CurveAnswer:
    hashed = _HASHES[index % len(_HASHES)](b"known answer %d" % index)
    signature = model.sign(key, hashed.digest(), hashed.name)
    return CurveAnswer(
        model.number(key),
        model.encode(model.multiple(key)),
        model.encode(model.multiple(other), compressed=True),
        model.encode(model.multiple(key * other)),
        hashed.digest(),
        signature or bytes(2 * model.order_bytes),
        signature is not None,
    )
