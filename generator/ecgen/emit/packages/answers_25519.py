# SPDX-License-Identifier: MIT
"""Known answers of X25519 and Ed25519, in affine points."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass

from ecgen.emit.edwards.curve import Edwards25519
from ecgen.group import Group
from ecgen.rings import Residues
from ecgen.spec.load import Spec

_CASES = 4


@dataclass(frozen=True)
class Answer25519:
    """X25519: `public` of `secret`, `shared` with `peer`. Ed25519: `ed_public` of `secret`, `signature` of `message`."""

    secret: bytes
    public: bytes
    peer: bytes
    shared: bytes
    message: bytes
    ed_public: bytes
    signature: bytes


def answers_25519(spec: Spec) -> list[Answer25519]:
    """The same for every emission."""
    draws = random.Random(spec.prime)
    return [_answer(spec, draws.randbytes(32), draws.randrange(1, 1 << 250), draws.randbytes(5 * case)) for case in range(_CASES)]


def _clamped(secret: bytes) -> int:
    """RFC 7748, 5."""
    return int.from_bytes(secret[:32], "little") & ((1 << 254) - 8) | 1 << 254


def _answer(spec: Spec, secret: bytes, other: int, message: bytes) -> Answer25519:
    curve = spec.curve
    assert curve is not None
    group = Group("montgomery", {"A": curve.a}, Residues(spec.prime))

    def u(scalar: int) -> bytes:
        point = group.multiply(scalar, (curve.gx, curve.gy))
        assert point is not None
        return point[0].to_bytes(32, "little")

    ed_public, signature = _sign(Edwards25519(spec), curve.order, secret, message)
    return Answer25519(secret, u(_clamped(secret)), u(other), u(_clamped(secret) * other), message, ed_public, signature)


def _sign(curve: Edwards25519, order: int, secret: bytes, message: bytes) -> tuple[bytes, bytes]:
    """(public key, signature): RFC 8032, 5.1.5 and 5.1.6."""

    def encoded(scalar: int) -> bytes:
        point = curve.group.multiply(scalar, curve.base)
        assert point is not None
        return (point[1] | point[0] % 2 << 255).to_bytes(32, "little")

    def hashed(*data: bytes) -> int:
        return int.from_bytes(hashlib.sha512(b"".join(data)).digest(), "little") % order

    digest = hashlib.sha512(secret).digest()
    a = _clamped(digest)
    public, nonce = encoded(a), hashed(digest[32:], message)
    commitment = encoded(nonce)
    s = (nonce + hashed(commitment, public, message) * a) % order
    return public, commitment + s.to_bytes(32, "little")
