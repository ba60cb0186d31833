# SPDX-License-Identifier: MIT
"""X25519 as others publish it, RFC 7748 and Wycheproof, and multiples on small Montgomery curves by the group law."""

from __future__ import annotations

from pathlib import Path

from ecgen.group import Group

VECTORS = Path(__file__).parents[1] / "vectors" / "wycheproof_x25519.txt"
P = 2**255 - 19
NINE = (9).to_bytes(32, "little")
#: RFC 7748, 5.2: scalar, u, result.
RFC_7748 = (
    ("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
     "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
     "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"),
    ("4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
     "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
     "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"),
)  # fmt: skip
#: RFC 7748, 6.1: the private and public key of either side, and what they share.
RFC_7748_KEYS = (
    ("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
     "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"),
    ("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
     "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"),
)  # fmt: skip
RFC_7748_SHARED = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"
#: RFC 7748, 5.2: after so many iterations.
ITERATED = {
    1: "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
    1000: "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51",
    1000000: "7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424",
}


def multiples_of(u: int, a: int, p: int, count: int) -> list[int]:
    """u(k*P) for 0 <= k < count, 0 for the neutral element; by the group law on the curve over F_p^2 = F_p(sqrt(s))."""
    square = (u**3 + a * u * u + u) % p
    nonsquare = next(s for s in range(2, p) if pow(s, (p - 1) // 2, p) == p - 1)
    field = _Extension(p, nonsquare)
    root = next((y for y in range(p) if y * y % p == square), None)
    y = (root, 0) if root is not None else (0, next(y for y in range(p) if y * y * nonsquare % p == square))
    group = Group("montgomery", {"A": (a, 0)}, field)
    total, multiples = None, []
    for _ in range(count):
        multiples.append(0 if total is None else total[0][0])
        total = group.add(total, ((u, 0), y))
    return multiples


class _Extension:
    """F_p(sqrt(s)); elements are pairs."""

    def __init__(self, p: int, s: int) -> None:
        self.p, self.s = p, s

    def const(self, number: int) -> tuple[int, int]:
        return number % self.p, 0

    def add(self, x: tuple[int, int], y: tuple[int, int]) -> tuple[int, int]:
        return (x[0] + y[0]) % self.p, (x[1] + y[1]) % self.p

    def sub(self, x: tuple[int, int], y: tuple[int, int]) -> tuple[int, int]:
        return (x[0] - y[0]) % self.p, (x[1] - y[1]) % self.p

    def mul(self, x: tuple[int, int], y: tuple[int, int]) -> tuple[int, int]:
        return (x[0] * y[0] + self.s * x[1] * y[1]) % self.p, (x[0] * y[1] + x[1] * y[0]) % self.p

    def inv(self, x: tuple[int, int]) -> tuple[int, int]:
        norm = pow(x[0] * x[0] - self.s * x[1] * x[1], -1, self.p)
        return x[0] * norm % self.p, -x[1] * norm % self.p
