# SPDX-License-Identifier: MIT
"""Ed25519 (RFC 8032, 5.1) and XEdDSA (Signal, 2016)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from ecgen.group import Group
from ecgen.meaning.groups import Affine, Points, square_root
from ecgen.meaning.montgomery import clamped
from ecgen.rings import Residues

#: RFC 8032, 5.1.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


class Edwards:
    """The curve of Ed25519."""

    @cached_property
    def points(self) -> Points:
        y = 4 * pow(5, -1, P) % P
        x = _recovered(y, 0)
        assert x is not None
        return Points(Group("edwards", {"a": P - 1, "d": D}, Residues(P)), (x, y))

    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """By the names in `ecgen.contracts.standards`."""
        return {
            "root": lambda square: square_root(square, P),
            "is_odd": lambda x: x % 2 == 1,
            "encodes_a_point": lambda string: decoded(string) is not None,
            "decoded": decoded,
            "encoded": encoded,
            "ed25519_public_key": lambda secret: self._expanded(secret)[2],
            "ed25519": self._sign,
            "ed25519_verifies": self._verifies,
            "xeddsa": self._xeddsa,
            "xeddsa_verifies": self._xeddsa_verifies,
        }

    def _multiple(self, k: int) -> Affine:
        point = self.points.multiple(k, self.points.generator)
        assert point is not None
        return point

    def _expanded(self, secret: bytes) -> tuple[int, bytes, bytes]:
        """5.1.5: the scalar, the prefix, the public key."""
        digest = hashlib.sha512(secret).digest()
        scalar = int.from_bytes(clamped(digest[:32]), "little")
        return scalar, digest[32:], encoded(self._multiple(scalar))

    def _sign(self, secret: bytes, message: bytes) -> bytes:
        scalar, prefix, public_key = self._expanded(secret)
        return self._signed(scalar, _hash(prefix, message), public_key, message)

    def _signed(self, scalar: int, nonce: int, public_key: bytes, message: bytes) -> bytes:
        first = encoded(self._multiple(nonce))
        s = (nonce + _hash(first, public_key, message) * scalar) % L
        return first + s.to_bytes(32, "little")

    def _verifies(self, public_key: bytes, message: bytes, signature: bytes) -> bool:
        """5.1.7: [S]B = R + [k]A, R being compared as it is encoded."""
        point, s = decoded(public_key), int.from_bytes(signature[32:], "little")
        if point is None or s >= L:
            return False
        k = _hash(signature[:32], public_key, message)
        return encoded(self.points.add(self._multiple(s), self.points.multiple(k, self.points.negated(point)))) == signature[:32]

    def _xeddsa(self, secret: bytes, message: bytes, seed: bytes) -> bytes:
        """XEdDSA, 2.3 and 4.4."""
        scalar = int.from_bytes(clamped(secret), "little")
        x, y = self._multiple(scalar)
        scalar = (-scalar if x % 2 else scalar) % L
        nonce = _hash((2**256 - 2).to_bytes(32, "little"), scalar.to_bytes(32, "little"), message, seed)
        return self._signed(scalar, nonce, y.to_bytes(32, "little"), message)

    def _xeddsa_verifies(self, u: bytes, message: bytes, signature: bytes) -> bool:
        number = int.from_bytes(u, "little")
        if number >= P:
            return False
        y = (number - 1) * pow(number + 1, P - 2, P) % P
        return self._verifies(y.to_bytes(32, "little"), message, signature)


def _hash(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % L


def encoded(point: Any) -> bytes:
    """5.1.2."""
    return int(point[1] | point[0] % 2 << 255).to_bytes(32, "little")


def decoded(string: bytes) -> Affine | None:
    """5.1.3."""
    number = int.from_bytes(string, "little")
    y, sign = number % 2**255, number >> 255
    x = _recovered(y, sign) if y < P else None
    return None if x is None else (x, y)


def _recovered(y: int, sign: int) -> int | None:
    root = square_root((y * y - 1) * pow(D * y * y + 1, -1, P), P)
    if root is None or (root == 0 and sign):
        return None
    return root if root % 2 == sign else P - root
