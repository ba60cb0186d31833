# SPDX-License-Identifier: MIT
"""Points as coordinates: the group law by the formulas that `ecgen.curve.prove` shows to be it, and when two are the same point.

Trusted. Each formula is proved by SymPy to be the group law but for the exceptional cases that it states, which are met here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from ecgen.curve.library import formula
from ecgen.group import Group
from ecgen.logic.types import Point as PointType
from ecgen.rings import power
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.formulas import generator, outputs, parameters_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.state import FIELD, State, no_rule
from ecgen_verify.prove.word import Word, constant

#: Coordinates of a point, or the multiple that it is.
Point = Sequence[Any]
#: In place of rules that make a point, and a bit.
_POINT: Callable[..., Point] = no_rule
_BIT: Callable[..., Word] = no_rule


class GroupLaw:
    """Points of one coordinate system, with coordinates of the field or, in `pairs`, of its extension. What there is no rule for
    is Undecided.

    neutral, generator: these points. add, double, negative: p + q, 2*p, -p. affine: x and y of a point that is not neutral, or at
    infinity. at: the point with these affine coordinates, whether on the curve or not. neutral_bit, is_on_curve, same_bit: the
    bit that is 1 where p is neutral, or on the curve, or the same point as q. These may raise Fork. stands_for_neutral: whether
    the coordinates, as numbers, are those of the neutral element.
    """

    neutral = generator = add = double = negative = affine = at = _POINT
    is_on_curve = neutral_bit = same_bit = _BIT
    stands_for_neutral: Callable[..., bool] = no_rule
    pairs: ClassVar[bool] = False

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec, self.state, self.field = spec, state, state.field
        self.pair = partial(self.field.pair, spec.nonresidue)
        self.parameters: Mapping[str, Value] = {} if spec.curve is None else parameters_of(spec, self.field)

    def by(self, name: str, *points: Point, **parameters: Value) -> tuple[Point, dict[str, Value]]:
        """The coordinates that a formula gives, and all its outputs. `parameters`: of another form than the curve's."""
        computed = outputs(self.field, formula(name), {**self.parameters, **parameters}, *points)
        return [computed[output] for output in formula(name).output_names], computed

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        """The point of which these elements stand in memory, of the extension both parts one after the other."""
        return list(map(self.pair, values[::2], values[1::2])) if self.pairs else values

    def is_neutral(self, p: Point) -> bool:
        return self.state.decided(self.neutral_bit(p))

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """A pair of values that should be equal; None where points are the same, as they are with the same coordinates."""
        return self.state.unequal(zip(got, expected, strict=True))

    def chord(self, p: Point, q: Point) -> Point:
        """p + q, neutral where both are one point."""
        return self.neutral() if self.state.decided(self.same_bit(p, q)) else self.add(p, q)


class Projective(GroupLaw):
    """(x/z^i, y/z^j). `weights`: i and j, and of all coordinates by which power they grow when z is multiplied by something.
    `signs`: of the coordinates of -p. `zero`: the neutral element. `form`: of the curve, as formulas are named by it."""

    weights: ClassVar[Sequence[int]]
    signs: ClassVar[Sequence[int]]
    zero: ClassVar[Sequence[int]]
    form: ClassVar[str]

    def neutral(self) -> Point:
        return [self.field.const(number) for number in self.zero]

    def generator(self) -> Point:
        return self.at(*map(self.field.const, generator(self.spec)))

    def negative(self, p: Point) -> Point:
        return [self.field.scale(coordinate, sign) for sign, coordinate in zip(self.signs, p, strict=False)]

    def double(self, p: Point) -> Point:
        """Of all points, by formulas without exceptions."""
        return self.by(f"{self.form}_double", p)[0]

    def affine(self, p: Point) -> list[Value]:
        """x and y of a point that is not at infinity."""
        inverse = self.state.inverse(p[2], FIELD)
        return [self.field.mul(p[i], power(self.field, inverse, self.weights[i])) for i in (0, 1)]

    def same_bit(self, p: Point, q: Point) -> Word:
        """By x and y, of points that are not at infinity."""
        ring, weights = self.field, self.weights
        sides = ([ring.mul(one[i], power(ring, other[2], weights[i])) for one, other in ((p, q), (q, p))] for i in (0, 1))
        return constant(int(all(self.state.is_zero(ring.sub(*pair)) for pair in sides)))

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """The same but for a scale, a constant by which z is another; without T where the type has none."""
        z = [self.pair(*map(self.state.normal, self.field.parts(point[2]))) for point in (got, expected)]
        one, other = (self.field.monic(value)[1] if value.terms else 1 for value in z)
        scale = one * pow(other, -1, self.field.prime)
        factors = (pow(scale, weight, self.field.prime) for weight in self.weights)
        return self.state.unequal(zip(got, map(self.field.scale, expected, factors), strict=False))


class Jacobian(Projective):
    """(x/z^2, y/z^3) on y^2 = x^3 + a*x + b; z = 0 alone is the neutral element. Affine points have z = 1."""

    weights, signs, zero, form = (2, 3, 1), (1, -1, 1), (1, 1, 0), "jacobian"

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        x, y, *z = super().loaded(kind, values)
        return [x, y, *(z or [self.field.const(1)])]

    def at(self, x: Value, y: Value) -> Point:
        return [x, y, self.field.const(1)]

    def neutral_bit(self, p: Point) -> Word:
        return constant(int(self.state.is_zero(p[2])))

    def stands_for_neutral(self, p: Point) -> bool:
        return not p[2].terms

    def add(self, p: Point, q: Point) -> Point:
        """Where the formula divides 0 by 0, which is where p = q, it is the doubling."""
        if self.is_neutral(q):
            return p
        if self.is_neutral(p):
            return q
        name = "jacobian_add_mixed" if q[2] == self.field.const(1) else "jacobian_add"
        added, computed = self.by(name, p, q)
        if self.state.is_zero(computed["H"]) and self.state.is_zero(computed["r"]):
            return self.double(p)
        return added

    def is_on_curve(self, p: Point) -> Word:
        """As y^2 = x^3 + (a*z^4)*x + b*z^6."""
        (x, y, z), field = p, self.field
        scaled = {name: field.mul(self.parameters[name], power(field, z, times)) for name, times in (("a", 4), ("b", 6))}
        return constant(int(self.is_neutral(p) or self.state.is_zero(Group("weierstrass", scaled, field).defect(x, y))))

    def same_bit(self, p: Point, q: Point) -> Word:
        neutral = [self.is_neutral(point) for point in (p, q)]
        return constant(int(all(neutral))) if any(neutral) else super().same_bit(p, q)

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """None also where both are known to be neutral. With an affine point the other is compared by x and y."""
        if got[2] == self.field.const(1) and not self.is_neutral(expected):
            expected = self.at(*self.affine(expected))
        if self.state.unequal((point[2], self.field.const(0)) for point in (got, expected)) is None:
            return None
        return super().missing(got, expected)


class Twist(Jacobian):
    """G2: points of y^2 = x^3 + b over the extension."""

    pairs = True

    def __init__(self, spec: Spec, state: State) -> None:
        super().__init__(spec, state)
        twist = spec.twist
        assert twist is not None
        b, *self._generator = (self.pair(*map(self.field.const, numbers)) for numbers in (twist.b, *twist.generator))
        self.parameters = {"a": self.field.const(0), "b": b}

    def generator(self) -> Point:
        return self.at(*self._generator)


class Extended(Projective):
    """(x/z, y/z) on -x^2 + y^2 = 1 + d*x^2*y^2, t = x*y/z and z is never 0. The formulas are right for all points."""

    weights, signs, zero, form = (1, 1, 1, 1), (-1, 1, 1, -1), (0, 1, 1, 0), "edwards"

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        """Of (y - x, y + x, 2*z, 2*d*t), or without 2*z where z = 1, twice the extended coordinates."""
        if kind.struct not in ("ed25519_cached", "ed25519_niels"):
            return values
        (m, p, *z, t), field = values, self.field
        return [field.sub(p, m), field.add(p, m), *(z or [field.const(2)]), field.mul(t, field.inv(self.parameters["d"]))]

    def at(self, x: Value, y: Value) -> Point:
        return [x, y, self.field.const(1), self.field.mul(x, y)]

    def stands_for_neutral(self, p: Point) -> bool:
        return bool(p[2].number) and all(self.field.scale(p[2], zero) == value for zero, value in zip(self.zero, p, strict=False))

    def neutral_bit(self, p: Point) -> Word:
        return constant(int(self.state.is_zero(p[0]) and self.state.is_zero(self.field.sub(p[1], p[2]))))

    def add(self, p: Point, q: Point) -> Point:
        return self.by("edwards_add", p, q)[0]


class Line(GroupLaw):
    """X/Z on a Kummer line over the extension."""

    pairs = True

    def at(self, x: Value) -> Point:
        """By x alone."""
        return [x, self.field.const(1)]
