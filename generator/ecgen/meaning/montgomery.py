# SPDX-License-Identifier: MIT
"""Multiples of points at u on a Montgomery curve or its twist, and X25519 (RFC 7748)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Affine = tuple[int, int]


@dataclass(frozen=True)
class Montgomery:
    """v^2 = u^3 + a*u^2 + u."""

    prime: int
    a: int

    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """By the names in `ecgen.contracts.standards`."""
        return {
            "u_of_multiple": self.multiple_at,
            "x25519": self._x25519,
            "x25519_public_key": lambda secret: self._x25519(secret, (9).to_bytes(32, "little")),
            "clamped": clamped,
        }

    def multiple_at(self, scalar: int, u: int) -> int:
        """On the curve b*v^2 = u^3 + a*u^2 + u with the b for which (u, 1) is a point: the curve or its twist."""
        b = (u**3 + self.a * u * u + u) % self.prime
        if b == 0:  # (u, 0), of the order 2
            return u if scalar % 2 else 0
        total: Affine | None = None
        for bit in f"{scalar:b}":
            total = self._sum(total, total, b)
            if bit == "1":
                total = self._sum(total, (u, 1), b)
        return total[0] if total is not None else 0

    def _sum(self, left: Affine | None, right: Affine | None, b: int) -> Affine | None:
        """By chords and tangents."""
        if left is None or right is None:
            return left or right
        p, (u1, v1), (u2, v2) = self.prime, left, right
        if u1 != u2:
            slope = (v2 - v1) * pow(u2 - u1, -1, p)
        elif (v1 + v2) % p == 0:
            return None
        else:
            slope = (3 * u1 * u1 + 2 * self.a * u1 + 1) * pow(2 * b * v1, -1, p)
        u3 = (b * slope * slope - self.a - u1 - u2) % p
        return u3, (slope * (u1 - u3) - v1) % p

    def _x25519(self, secret: bytes, u: bytes) -> bytes:
        """RFC 7748, 5."""
        number = int.from_bytes(u, "little") % 2**255 % self.prime
        return self.multiple_at(int.from_bytes(clamped(secret), "little"), number).to_bytes(32, "little")


def clamped(secret: bytes) -> bytes:
    """RFC 7748, 5: decodeScalar25519."""
    return bytes([secret[0] & 248, *secret[1:31], secret[31] & 127 | 64])
