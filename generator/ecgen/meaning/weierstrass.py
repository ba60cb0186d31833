# SPDX-License-Identifier: MIT
"""Encodings of points (SEC 1) and ECDSA (FIPS 186-5, RFC 6979) on a short Weierstrass curve."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from ecgen.meaning.groups import Affine, Points, square_root


@dataclass(frozen=True)
class Weierstrass:
    """`order`: n, of the generator. Signatures and private keys are as long as n, coordinates as p."""

    points: Points
    prime: int
    order: int

    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """By the names in `ecgen.contracts.standards`."""
        return {
            "root": lambda square: square_root(square, self.prime),
            "is_odd": lambda x: x % 2 == 1,
            "encodes_a_point": lambda string: self._point_of(string) is not None,
            "decoded": self._point_of,
            "encoded": lambda point: b"\4" + self._coordinate(point[0]) + self._coordinate(point[1]),
            "compressed": lambda point: bytes([2 + point[1] % 2]) + self._coordinate(point[0]),
            "leading_bits": self._leading,
            "leading_octets": lambda string: self._number(self._leading(string)),
            "ecdsa": lambda key, hashed, nonce: b"".join(map(self._number, self._pair(key, self._leading(hashed), nonce))),
            "ecdsa_serves": lambda key, hashed, nonce: all(self._pair(key, self._leading(hashed), nonce)),
            "deterministic_ecdsa": lambda key, hashed: next(filter(None, self._deterministic(key, hashed))),
            "candidate_serves": lambda key, hashed, candidates: any(islice(self._deterministic(key, hashed), candidates)),
            "ecdsa_verifies": self._verifies,
        }

    @cached_property
    def _length(self) -> int:
        return -(-self.prime.bit_length() // 8)

    @cached_property
    def _order_length(self) -> int:
        return -(-self.order.bit_length() // 8)

    def _coordinate(self, x: int) -> bytes:
        return x.to_bytes(self._length, "big")

    def _number(self, k: int) -> bytes:
        return k.to_bytes(self._order_length, "big")

    # --- SEC 1 ---

    def _point_of(self, string: bytes) -> Affine | None:
        """2.3.4, but for the neutral element."""
        n, first = self._length, string[:1]
        if len(string) == 1 + 2 * n and first == b"\4":
            point = int.from_bytes(string[1 : 1 + n], "big"), int.from_bytes(string[1 + n :], "big")
            return point if max(point) < self.prime and self.points.is_on_curve(point) else None
        if len(string) == 1 + n and first in (b"\2", b"\3"):
            return self._decompressed(int.from_bytes(string[1:], "big"), string[0] & 1)
        return None

    def _decompressed(self, x: int, parity: int) -> Affine | None:
        if x >= self.prime:
            return None
        root = square_root(-self.points.curve.defect(x, 0), self.prime)
        if root is None:
            return None
        return next(((x, y) for y in (root, -root % self.prime) if y % 2 == parity), None)

    # --- ECDSA ---

    def _leading(self, string: bytes) -> int:
        """The integer of the leading bits, as many as n has: bits2int of RFC 6979, 2.3.2."""
        return int.from_bytes(string, "big") >> max(0, 8 * len(string) - self.order.bit_length())

    def _pair(self, key: int, z: int, nonce: int) -> tuple[int, int]:
        """FIPS 186-5, 6.4.1: r and s, 0 where the nonce does not serve."""
        n, point = self.order, self.points.multiple(nonce, self.points.generator)
        assert point is not None
        r = point[0] % n
        return r, pow(nonce, -1, n) * (z + r * key) % n

    def _verifies(self, public_key: bytes, hashed: bytes, signature: bytes) -> bool:
        """FIPS 186-5, 6.4.2, for a public key that is a point of order n."""
        n, length = self.order, self._order_length
        r, s = (int.from_bytes(part, "big") for part in (signature[:length], signature[length:]))
        q = self._point_of(public_key)
        if q is None or not (0 < r < n and 0 < s < n):
            return False
        w = pow(s, -1, n)
        u, v = self._leading(hashed) * w % n, r * w % n
        sum_ = self.points.add(self.points.multiple(u, self.points.generator), self.points.multiple(v, q))
        return sum_ is not None and sum_[0] % n == r

    def _deterministic(self, private_key: bytes, hashed: bytes) -> Iterator[bytes | None]:
        """The signature by each candidate of RFC 6979, 3.2, by HMAC with the SHA-2 of the hash value's length; None where it does
        not serve."""
        name = "sha224" if len(hashed) == 28 else "sha256" if len(hashed) <= 32 else "sha384" if len(hashed) <= 48 else "sha512"
        z = self._leading(hashed)
        state = Drbg(name, private_key + self._number(z % self.order))
        while True:
            string = b""
            while len(string) < self._order_length:
                string += state.next()
            nonce = self._leading(string[: self._order_length])
            r, s = self._pair(int.from_bytes(private_key, "big"), z, nonce) if 0 < nonce < self.order else (0, 0)
            yield self._number(r) + self._number(s) if r and s else None
            state.update(b"\0")


class Drbg:
    """HMAC_DRBG as RFC 6979, 3.2, b to h, has it."""

    def __init__(self, name: str, seed: bytes) -> None:
        self.name, size = name, hashlib.new(name).digest_size
        self.k, self.v = bytes(size), b"\1" * size
        for byte in (b"\0", b"\1"):
            self.update(byte + seed)

    def update(self, data: bytes) -> None:
        self.k = self._mac(self.v + data)
        self.v = self._mac(self.v)

    def next(self) -> bytes:
        self.v = self._mac(self.v)
        return self.v

    def _mac(self, data: bytes) -> bytes:
        return hmac.new(self.k, data, self.name).digest()
