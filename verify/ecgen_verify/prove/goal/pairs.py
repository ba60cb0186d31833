# SPDX-License-Identifier: MIT
"""The extension by i as pairs of values.

Trusted.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_verify.prove.composed.values import Field, Value

Pair = tuple[Value, Value]


@dataclass(frozen=True)
class Pairs:
    """c0 + c1*i as pairs, a ring for formulas. `nonresidue`: i^2, which is no square modulo the prime."""

    field: Field
    nonresidue: int

    def const(self, number: int) -> Pair:
        return self.field.const(number), self.field.const(0)

    def add(self, x: Pair, y: Pair) -> Pair:
        return self.field.add(x[0], y[0]), self.field.add(x[1], y[1])

    def sub(self, x: Pair, y: Pair) -> Pair:
        return self.field.sub(x[0], y[0]), self.field.sub(x[1], y[1])

    def mul(self, x: Pair, y: Pair) -> Pair:
        f = self.field
        real = f.add(f.mul(x[0], y[0]), f.scale(f.mul(x[1], y[1]), self.nonresidue))
        return real, f.add(f.mul(x[0], y[1]), f.mul(x[1], y[0]))

    def inv(self, x: Pair) -> Pair:
        """Its norm is 0 only for 0, as the nonresidue is no square."""
        f = self.field
        scale = f.inv(f.sub(f.mul(x[0], x[0]), f.scale(f.mul(x[1], x[1]), self.nonresidue)))
        return f.mul(x[0], scale), f.mul(f.sub(f.const(0), x[1]), scale)
