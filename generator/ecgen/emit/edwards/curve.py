# SPDX-License-Identifier: MIT
"""The curve of Ed25519 out of curve25519's specification: its constants and tables, computed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ecgen.group import Group
from ecgen.rings import Residues
from ecgen.spec.load import Spec

Affine = tuple[int, int]
#: Bits of a digit; digits lie in [-8, 8).
WINDOW = 4
#: Digits of a scalar: they cover 256 bits.
DIGITS = 64


@dataclass(frozen=True)
class Edwards25519:
    """-x^2 + y^2 = 1 + d*x^2*y^2 with d = -(A - 2)/(A + 2), the image of v^2 = u^3 + A*u^2 + u under RFC 7748's map (4.1):
    (x, y) = (sqrt(-(A + 2))*u/v, (u - 1)/(u + 1))."""

    spec: Spec

    @property
    def prime(self) -> int:
        return self.spec.prime

    @cached_property
    def d(self) -> int:
        assert self.spec.curve is not None
        a = self.spec.curve.a
        return -(a - 2) * pow(a + 2, -1, self.prime) % self.prime

    @cached_property
    def group(self) -> Group[int]:
        return Group("edwards", {"a": self.prime - 1, "d": self.d}, Residues(self.prime))

    @cached_property
    def scale(self) -> int:
        """The root of -(A + 2) that sends the generator to the point with the even x, as RFC 8032 has it."""
        curve, p = self.spec.curve, self.prime
        assert curve is not None
        square = -(curve.a + 2) % p
        root = pow(square, (p + 3) // 8, p)
        if root * root % p != square:
            root = root * pow(2, (p - 1) // 4, p) % p
        assert root * root % p == square
        return root if root * curve.gx * pow(curve.gy, -1, p) % p % 2 == 0 else p - root

    @cached_property
    def base(self) -> Affine:
        """The image of the specification's generator."""
        curve, p = self.spec.curve, self.prime
        assert curve is not None
        x = self.scale * curve.gx * pow(curve.gy, -1, p) % p
        y = (curve.gx - 1) * pow(curve.gx + 1, -1, p) % p
        assert self.group.defect(x, y) == 0
        return x, y

    def niels(self, point: Affine) -> tuple[int, int, int]:
        """(y - x, y + x, 2dxy)."""
        x, y = point
        return y - x, y + x, 2 * self.d * x * y

    def _multiples(self, point: Affine, step: Affine, count: int) -> list[Affine]:
        points = [point]
        while len(points) < count:
            following = self.group.add(points[-1], step)
            assert following is not None
            points.append(following)
        return points

    def comb(self, blocks: int) -> list[list[Affine]]:
        """For each block j the points B_j, 2 B_j, ... 8 B_j with B_j = 16^(j * DIGITS/blocks) * the base point."""
        tables, start = [], self.base
        for _ in range(blocks):
            tables.append(self._multiples(start, start, 1 << (WINDOW - 1)))
            for _ in range(WINDOW * DIGITS // blocks):
                doubled = self.group.add(start, start)
                assert doubled is not None
                start = doubled
        return tables

    def odd_multiples(self, count: int) -> list[Affine]:
        """B, 3B, 5B, ..."""
        doubled = self.group.add(self.base, self.base)
        assert doubled is not None
        return self._multiples(self.base, doubled, count)
