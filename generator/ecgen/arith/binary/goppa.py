# SPDX-License-Identifier: MIT
"""The binary Goppa code of Classic McEliece, and the constants of its decoder.

Points of the field stand in the order of their numbers read backwards, as the permutation network leaves them: point j is
the sum of z^(m - 1 - i) for the bits i of j. 256 points are a vector: four words for each bit of an element.

Word w of a plane holds the points 64*w to 64*w + 63. With V vectors, vector p holds at first (stage A) the words p, p + V,
p + 2*V and p + 3*V, so that all levels of the FFT but two go across vectors. Then each group of four vectors is transposed, and
vector p holds (stage B) the points of the four words from 4*(floor(p/4) + (V/4)*(p mod 4)) on: the last two levels go across the
vectors of each group. Everything between an FFT and a transposed one keeps that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ecgen.arith.binary.additive_fft import Level, levels, point
from ecgen.arith.binary.field import BinaryField

WORD, VECTOR = 64, 256
#: A plane of an array of elements, or a vector: words by bit of the elements.
Planes = list[list[int]]


@dataclass(frozen=True)
class GoppaCode:
    """Code of length n that corrects t errors, over `field`. `extension`: the polynomial of degree t modulo which secret
    polynomials are made, by (exponent, coefficient), the leading term first."""

    field: BinaryField
    n: int
    t: int
    extension: tuple[tuple[int, int], ...]

    @property
    def m(self) -> int:
        return self.field.degree

    @property
    def k(self) -> int:
        """Levels of the FFT: it evaluates 2^k coefficients, and 2^(k - 1) < t <= 2^k."""
        return self.m - 6

    @property
    def vectors(self) -> int:
        """So many hold all points."""
        return self.field.size // VECTOR

    @cached_property
    def basis(self) -> tuple[int, ...]:
        return tuple(1 << (self.m - 1 - i) for i in range(self.m))

    @cached_property
    def levels(self) -> list[Level]:
        """Those of the FFT, and one more of the transposed one, which has 2^(k + 1) coefficients."""
        return levels(self.field, self.basis, self.k + 1)

    @property
    def rows(self) -> int:
        """Of the parity-check matrix: bits of a ciphertext."""
        return self.m * self.t

    @property
    def public_row(self) -> int:
        """Bytes of a row of the public key."""
        return (self.n - self.rows) // 8

    @property
    def control_bytes(self) -> int:
        """Of the permutation network's control bits."""
        return (2 * self.m - 1) * self.field.size // 16

    @property
    def public_key(self) -> int:
        return self.rows * self.public_row

    @property
    def secret_key(self) -> int:
        """A seed, pivots, the Goppa polynomial, control bits, a string for the rejection of ciphertexts."""
        return 32 + 8 + 2 * self.t + self.control_bytes + self.n // 8

    @property
    def ciphertext(self) -> int:
        return self.rows // 8

    @property
    def draws(self) -> int:
        """Random numbers of 16 bits for an error: t where all are below n, otherwise twice that or more, as n needs."""
        draws, room = self.t, self.n
        while room < self.field.size:
            draws, room = 2 * draws, 2 * room
        return draws

    @property
    def monic_apart(self) -> bool:
        """Whether x^t has no place among the FFT's coefficients, and is added to its results."""
        return self.t == 1 << self.k

    # --- constants of the decoder ---

    def scales(self, level: int) -> Planes:
        """What coefficients are multiplied by at a level: planes of four words."""
        scale, count = self.levels[level].scale, 1 << (self.k + 1)
        powers = [1]
        while len(powers) < count:
            powers.append(self.field.multiply(powers[-1], scale))
        return self.planes([powers[c >> level] for c in range(count)], VECTOR)

    def stage_a(self) -> list[Planes]:
        """Constants of the butterflies across vectors before vectors change their order: for each, one word a bit. Level by
        level, the pairs at the smallest distance first; as many constants at a level as that distance."""
        constants = []
        for bit in range(6, self.m - 2):
            basis = self.levels[self.m - 1 - bit].basis
            constants += [self._points(basis, first, WORD) for first in range(0, 1 << bit, WORD)]
        return constants

    def stage_b(self) -> list[Planes]:
        """Constants of the butterflies afterwards, by group of four vectors: of the pairs (0, 1) and (2, 3), of (0, 2), of
        (1, 3)."""
        near, far = self.levels[1].basis, self.levels[0].basis
        quarter = self.vectors // 4
        constants = []
        for group in range(quarter):
            constants.append(self._points(near, VECTOR * group, VECTOR))
            constants += [self._points(far, VECTOR * (group + quarter * half), VECTOR) for half in range(2)]
        return constants

    def last_level(self) -> Planes:
        """The constant of the transposed FFT's level within words."""
        basis = self.levels[self.k].basis
        return self.planes([point(basis, lane & 31) ^ (lane >> 5 & 1) for lane in range(VECTOR)], VECTOR)

    def leading_powers(self) -> list[Planes]:
        """x^t at all points, by vector as the decoder orders them."""
        quarter = self.vectors // 4
        places = [VECTOR * (p // 4 + quarter * (p % 4)) for p in range(self.vectors)]
        return [self.planes([self.field.power(point(self.basis, start + lane), self.t) for lane in range(VECTOR)], VECTOR)
                for start in places]  # fmt: skip

    def planes(self, elements: Sequence[int], count: int) -> Planes:
        """Bit i of `count` elements, 0 where there are none, in words."""
        filled = [*elements, *[0] * (count - len(elements))]
        return [[sum((filled[start + j] >> bit & 1) << j for j in range(WORD)) for start in range(0, count, WORD)]
                for bit in range(self.m)]  # fmt: skip

    def _points(self, basis: Sequence[int], first: int, count: int) -> Planes:
        return self.planes([point(basis, first + lane) for lane in range(count)], count)
