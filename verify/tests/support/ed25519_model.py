# SPDX-License-Identifier: MIT
"""Ed25519's group and XEdDSA on Python's integers, written from RFC 8032 and Signal's specification alone."""

from __future__ import annotations

import hashlib

from ecgen.group import Group
from ecgen.rings import Residues
from support.curve_library import Memory, Native

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
GROUP = Group("edwards", {"a": P - 1, "d": D}, Residues(P))
Affine = tuple[int, int]
#: RFC 8032, 7.1, tests 1 to 3: secret, public key, message, signature.
RFC_8032 = (
    ("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
     "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
     "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
    ("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
     "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
)  # fmt: skip


def recover_x(y: int, sign: int) -> int | None:
    """RFC 8032, 5.1.3."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    return P - x if x % 2 != sign else x


def decode(data: bytes) -> Affine | None:
    number = int.from_bytes(data, "little")
    y, sign = number % 2**255, number >> 255
    if y >= P:
        return None
    x = recover_x(y, sign)
    return None if x is None else (x, y)


def encode(point: Affine) -> bytes:
    return (point[1] | point[0] % 2 << 255).to_bytes(32, "little")


_BASE_Y = 4 * pow(5, -1, P) % P
_BASE_X = recover_x(_BASE_Y, 0)
assert _BASE_X is not None
BASE: Affine = (_BASE_X, _BASE_Y)


def times(scalar: int, point: Affine) -> Affine:
    result = GROUP.multiply(scalar, point)
    assert result is not None
    return result


def small_order_points() -> list[Affine]:
    """The eight points whose order divides 8."""
    for y in range(2, 100):
        x = recover_x(y, 0)
        if x is not None:
            torsion = times(L, (x, y))
            points = [times(k, torsion) for k in range(8)]
            if len(set(points)) == 8:
                return points
    raise AssertionError("no generator of the torsion found")


def _hash(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % L


def clamped(secret: bytes) -> int:
    return int.from_bytes(bytes([secret[0] & 248, *secret[1:31], secret[31] & 127 | 64]), "little")


def xeddsa_sign(secret: bytes, message: bytes, seed: bytes) -> bytes:
    """XEdDSA, sections 2.3 and 4.4 of the specification."""
    point = times(clamped(secret) % L, BASE)
    a = (-clamped(secret) if point[0] % 2 else clamped(secret)) % L
    public = point[1].to_bytes(32, "little")
    r = _hash((2**256 - 2).to_bytes(32, "little"), a.to_bytes(32, "little"), message, seed)
    nonce = encode(times(r, BASE))
    s = (r + _hash(nonce, public, message) * a) % L
    return nonce + s.to_bytes(32, "little")


class Points:
    """Points of the emitted library as affine ones."""

    def __init__(self, lib: Native) -> None:
        self.lib = lib

    def write(self, point: Affine, z: int = 1) -> Memory:
        x, y = point
        return self.lib.elements(x * z % P, y * z % P, z, x * y * z % P)

    def read(self, memory: Memory) -> Affine:
        x, y, z, t = self.lib.read(memory)
        assert z != 0 and x * y % P == t * z % P
        inverse = pow(z, -1, P)
        return x * inverse % P, y * inverse % P

    def room(self) -> Memory:
        return self.lib.room(4)

    def output_of(self, name: str, *arguments: object) -> Affine:
        """The point that a function writes into its first argument."""
        r = self.room()
        self.lib.call(name, r, *arguments)
        return self.read(r)
