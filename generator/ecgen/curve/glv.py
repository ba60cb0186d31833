# SPDX-License-Identifier: MIT
"""The GLV method (Gallant, Lambert, Vanstone 2001) for y^2 = x^3 + b over p = 1 mod 3: the secp192k1, 224k1, 256k1 family.

(x, y) -> (beta*x, y) with beta^3 = 1 is multiplication by lambda with lambda^3 = 1 modulo n. The vectors (u, v) with
u + v*lambda = 0 mod n form a lattice of determinant n; a scalar k is replaced by a short vector (k1, k2) congruent to (k, 0),
so that kP = k1*P + k2*(lambda P) with half as many doublings. Nothing is typed in: roots, basis and constants are computed.

Both halves come out odd, as the regular window wants them: n is odd, so the lattice contains vectors of every parity, and one
more lattice vector (0, v1, v2 or v1 + v2, by the parities of the halves) is subtracted.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from ecgen.curve.recoding import Window
from ecgen.group import Group
from ecgen.rings import Residues

Vector = tuple[int, int]


@dataclass(frozen=True)
class Glv:
    """order n; lambda*(x, y) = (beta*x, y); `basis` v1, v2 of the lattice, v1 x v2 = n; `shift`, `rounders`: see `decompose`."""

    order: int
    beta: int
    lambda_: int
    basis: tuple[Vector, Vector]
    shift: int
    rounders: tuple[int, int]

    @property
    def bound(self) -> int:
        """|k1| and |k2| are below this: with the exact quotients q_i, -1 - 1/32 < q_i - c_i - d_i < 1 + 1/32 (`decompose`)."""
        (a1, b1), (a2, b2) = self.basis
        return max(abs(a1) + abs(a2), abs(b1) + abs(b2)) * 33 // 32 + 1

    @property
    def bits(self) -> int:
        """Bits of |k1| and |k2| at most."""
        return self.bound.bit_length()

    @property
    def shortest(self) -> int:
        """Every vector of the lattice but 0 has a coordinate of at least this absolute value; v1 is a shortest vector."""
        return isqrt(_dot(self.basis[0], self.basis[0]) // 2)

    def safe_windows(self, window: Window) -> int:
        """The additions in windows below this have to be right for all points; the others are never exceptional.

        Before an addition in window i the accumulator is A = u*P + v*(lambda P) with |u|, |v| < bound/2^(width*i) + 2^width,
        and the entry is E = d*P or d*(lambda P), |d| < 2^width. A, A - E and A + E are not (0, 0) as vectors: the halves are
        odd, and so is every accumulated coordinate, times 2^width or not. So they are neutral only if they are a lattice
        vector, and while they are shorter than `shortest` they are not.
        """
        index = 0
        while (self.bound >> (window.width * index)) + (2 << window.width) >= self.shortest:
            index += 1
        return index

    def decompose(self, scalar: int) -> Vector:
        """Odd k1, k2 with k1 + k2*lambda = scalar mod n and |k1|, |k2| < bound, for 0 <= scalar < n.

        (scalar, 0) = q1*v1 + q2*v2 with q1 = b2*scalar/n, q2 = -b1*scalar/n. c_i = floor(scalar*rounders[i] / 2^shift), off from
        q_i rounded down by less than 1/32 since scalar < 2^(shift - 4); in C the high words of a product (of the rounder's
        absolute value, and a negation, where it is negative: rounding up will do as well). d_i, a bit, makes the halves odd.
        """
        (a1, b1), (a2, b2) = self.basis
        c1, c2 = (scalar * rounder >> self.shift for rounder in self.rounders)
        k1, k2 = scalar - c1 * a1 - c2 * a2, -c1 * b1 - c2 * b2
        even1, even2 = 1 - k1 % 2, 1 - k2 % 2
        # (d1, d2) solves d1*v1 + d2*v2 = (even1, even2) mod 2; the determinant n is odd
        d1, d2 = (b2 * even1 - a2 * even2) % 2, (a1 * even2 - b1 * even1) % 2
        return k1 - d1 * a1 - d2 * a2, k2 - d1 * b1 - d2 * b2


def derive_glv(prime: int, order: int, b: int, generator: tuple[int, int], word: int = 64) -> Glv:
    """The constants for y^2 = x^3 + b. `word`: the shift is a multiple of this many bits.

    Raises ValueError when p or n is not 1 mod 3, or the generator is not on such a curve: there is no endomorphism then.
    """
    group = Group("weierstrass", {"a": 0, "b": b % prime}, Residues(prime))
    if prime % 3 != 1 or order % 3 != 1 or group.defect(*generator) != 0:
        raise ValueError("no endomorphism: the curve has to be y^2 = x^3 + b, with p and n both 1 modulo 3")
    lambda_ = min(_cube_root_of_one(order), pow(_cube_root_of_one(order), 2, order))
    image = group.multiply(lambda_, generator)
    root = _cube_root_of_one(prime)
    beta = next(beta for beta in (root, root * root % prime) if (beta * generator[0] % prime, generator[1]) == image)
    basis = reduced_basis(order, lambda_)
    (_, b1), (_, b2) = basis
    shift = -(-(order.bit_length() + 4) // word) * word
    return Glv(order, beta, lambda_, basis, shift, (_rounded(b2 << shift, order), _rounded(-b1 << shift, order)))


def _rounded(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def _cube_root_of_one(modulus: int) -> int:
    """A primitive one."""
    powers = (pow(base, (modulus - 1) // 3, modulus) for base in range(2, modulus))
    return next(root for root in powers if root != 1)


def reduced_basis(order: int, lambda_: int) -> tuple[Vector, Vector]:
    """Two shortest vectors that generate the lattice, v1 x v2 = +order: Lagrange's reduction of (order, 0), (-lambda, 1)."""
    v1, v2 = (order, 0), (-lambda_, 1)
    while True:
        if _dot(v1, v1) > _dot(v2, v2):
            v1, v2 = v2, v1
        factor = _rounded(_dot(v1, v2), _dot(v1, v1))
        if factor == 0:
            break
        v2 = v2[0] - factor * v1[0], v2[1] - factor * v1[1]
    if v1[0] < 0:
        v1 = -v1[0], -v1[1]
    return (v1, v2) if v1[0] * v2[1] - v1[1] * v2[0] > 0 else (v1, (-v2[0], -v2[1]))


def _dot(x: Vector, y: Vector) -> int:
    return x[0] * y[0] + x[1] * y[1]
