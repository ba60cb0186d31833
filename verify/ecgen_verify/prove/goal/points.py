# SPDX-License-Identifier: MIT
"""Points as coordinates: the group law by the formulas that `ecgen.curve.prove` shows to be it, and when two are the same point.

Trusted. Each formula is proved by SymPy to be the group law but for the exceptional cases that it states, which are met here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.curve.evaluate import evaluate as evaluate_formula
from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.formulas import outputs, parameters_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.edwards_table import generator
from ecgen_verify.prove.goal.pairs import Pair, Pairs

#: Coordinates of a point.
Point = Sequence[Value]


@dataclass(frozen=True)
class Ground:
    """What a group law builds on. `is_zero`: of a value, on the path looked at; may raise Fork. `normal`: the value, rewritten by
    what is known on it."""

    spec: Spec
    field: Field
    is_zero: Callable[[Value], bool]
    normal: Callable[[Value], Value]

    def inverse(self, x: Value) -> Value:
        """1/x, and 0 for x = 0."""
        x = self.normal(x)
        if x.monomial is not None and self.is_zero(x):
            return self.field.const(0)
        return self.normal(self.field.inv(x))

    def power(self, x: Value, exponent: int) -> Value:
        result = self.field.const(1)
        for _ in range(exponent):
            result = self.field.mul(result, x)
        return result

    def scale_of(self, got: Value, expected: Value) -> int | None:
        """The constant, not 0, by which one is a multiple of the other."""
        got, expected = self.normal(got), self.normal(expected)
        if not got.terms or not expected.terms:
            return None
        factor = self.field.monic(got)[1] * pow(self.field.monic(expected)[1], -1, self.field.prime) % self.field.prime
        return factor if self.field.scale(expected, factor) == got else None


class GroupLaw(ABC):
    """Points of one coordinate system. `missing` names a pair of values that should be equal; None where points are the same."""

    def __init__(self, ground: Ground) -> None:
        self.ground, self.field, self.spec = ground, ground.field, ground.spec

    @abstractmethod
    def is_neutral(self, p: Point) -> bool: ...

    @abstractmethod
    def is_same(self, p: Point, q: Point) -> bool:
        """Whether they are one point. May raise Fork."""

    @abstractmethod
    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None: ...

    @abstractmethod
    def affine(self, p: Point) -> list[Value]:
        """x and y of a point that is not neutral, or at infinity."""

    def neutral(self) -> Point:
        raise NotImplementedError

    def generator(self) -> Point:
        raise NotImplementedError

    def add(self, p: Point, q: Point) -> Point:
        raise NotImplementedError

    def double(self, p: Point) -> Point:
        raise NotImplementedError

    def negative(self, p: Point) -> Point:
        raise NotImplementedError

    def is_on_curve(self, p: Point) -> bool:
        raise NotImplementedError


class Jacobian(GroupLaw):
    """(x/z^2, y/z^3) on y^2 = x^3 + a*x + b; z = 0 alone is the neutral element. Affine points have z = 1."""

    def neutral(self) -> Point:
        return [self.field.const(number) for number in (1, 1, 0)]

    def generator(self) -> Point:
        curve = self.spec.curve
        assert curve is not None
        return [self.field.const(number) for number in (curve.gx, curve.gy, 1)]

    def is_neutral(self, p: Point) -> bool:
        return self.ground.is_zero(p[2])

    def negative(self, p: Point) -> Point:
        return [p[0], self.field.sub(self.field.const(0), p[1]), p[2]]

    def double(self, p: Point) -> Point:
        """For a neutral p too."""
        return self._coordinates("jacobian_double", outputs(formula("jacobian_double"), self.spec, self.field, p))

    def add(self, p: Point, q: Point) -> Point:
        """Where the formula divides 0 by 0, which is where p = q, it is the doubling."""
        if self.is_neutral(q):
            return p
        if self.is_neutral(p):
            return q
        name = "jacobian_add_mixed" if q[2].constant == 1 else "jacobian_add"
        computed = outputs(formula(name), self.spec, self.field, p, q)
        if self.ground.is_zero(computed["H"]) and self.ground.is_zero(computed["r"]):
            return self.double(p)
        return self._coordinates(name, computed)

    def _coordinates(self, name: str, computed: dict[str, Value]) -> Point:
        return [computed[name_of] for name_of in formula(name).output_names]

    def affine(self, p: Point) -> list[Value]:
        inverse = self.ground.inverse(p[2])
        return [self.field.mul(p[0], self.ground.power(inverse, 2)), self.field.mul(p[1], self.ground.power(inverse, 3))]

    def is_on_curve(self, p: Point) -> bool:
        return self.is_neutral(p) or self.ground.is_zero(self.defect(*p))

    def defect(self, x: Value, y: Value, z: Value) -> Value:
        """y^2 - (x^3 + a*x*z^4 + b*z^6)"""
        field, known = self.field, parameters_of(self.spec, self.field)
        terms = (self.ground.power(x, 3), field.mul(known["a"], field.mul(x, self.ground.power(z, 4))),
                 field.mul(known["b"], self.ground.power(z, 6)))  # fmt: skip
        result = field.mul(y, y)
        for term in terms:
            result = field.sub(result, term)
        return result

    def is_same(self, p: Point, q: Point) -> bool:
        neutral = [self.is_neutral(point) for point in (p, q)]
        if any(neutral):
            return all(neutral)
        return all(self.ground.is_zero(self.field.sub(*sides)) for sides in self._cross(p, q))

    def _cross(self, p: Point, q: Point) -> list[tuple[Value, Value]]:
        field, power = self.field, self.ground.power
        return [(field.mul(p[i], power(q[2], i + 2)), field.mul(q[i], power(p[2], i + 2))) for i in (0, 1)]

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """The same but for a constant scale, or both neutral, or equal where both are not."""
        field, normal = self.field, self.ground.normal
        scale = self.ground.scale_of(got[2], expected[2])
        if scale is not None:
            scaled = [field.scale(expected[i], pow(scale, i + 2, field.prime)) for i in (0, 1)]
            if all(normal(field.sub(got[i], scaled[i])) == field.const(0) for i in (0, 1)):
                return None
        if self.ground.is_zero(normal(expected[2])):
            return None if not normal(got[2]).terms else (got[2], expected[2])
        if self.ground.is_zero(normal(got[2])):
            return got[2], expected[2]
        return next((sides for sides in self._cross(got, expected) if normal(field.sub(*sides)).terms), None)


class Extended(GroupLaw):
    """(x/z, y/z) on -x^2 + y^2 = 1 + d*x^2*y^2, t = x*y/z and z is never 0. The formulas are right for all points."""

    def neutral(self) -> Point:
        return [self.field.const(number) for number in (0, 1, 1, 0)]

    def generator(self) -> Point:
        """Of RFC 8032, 5.1."""
        d = parameters_of(self.spec, self.field)["d"].constant
        assert d is not None
        x, y = generator(self.field.prime, d)
        return [self.field.const(number) for number in (x, y, 1, x * y)]

    def is_neutral(self, p: Point) -> bool:
        return self.ground.is_zero(p[0]) and self.ground.is_zero(self.field.sub(p[1], p[2]))

    def negative(self, p: Point) -> Point:
        x, y, z, t = p
        zero = self.field.const(0)
        return [self.field.sub(zero, x), y, z, self.field.sub(zero, t)]

    def _by(self, name: str, *points: Point) -> Point:
        computed = outputs(formula(name), self.spec, self.field, *points)
        return [computed[name_of] for name_of in formula(name).output_names]

    def double(self, p: Point) -> Point:
        return self._by("edwards_double", p)

    def add(self, p: Point, q: Point) -> Point:
        return self._by("edwards_add", p, q)

    def affine(self, p: Point) -> list[Value]:
        inverse = self.ground.inverse(p[2])
        return [self.field.mul(coordinate, inverse) for coordinate in p[:2]]

    def is_same(self, p: Point, q: Point) -> bool:
        mul = self.field.mul
        return all(self.ground.is_zero(self.field.sub(mul(p[i], q[2]), mul(q[i], p[2]))) for i in (0, 1))

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """The same but for a constant scale."""
        scale = self.ground.scale_of(got[2], expected[2]) or 1
        pairs = [(a, self.field.scale(b, scale)) for a, b in zip(got, expected, strict=True)]
        return next((pair for pair in pairs if self.ground.normal(self.field.sub(*pair)).terms), None)


class Line(GroupLaw):
    """X/Z on a Kummer line over the extension: coordinates X.c0, X.c1, Z.c0, Z.c1, without Z where it is 1; Z = 0 is the neutral
    element."""

    def is_neutral(self, p: Point) -> bool:
        return all(self.ground.is_zero(coordinate) for coordinate in p[2:])

    def affine(self, p: Point) -> list[Value]:
        raise NotImplementedError

    def is_same(self, p: Point, q: Point) -> bool:
        raise NotImplementedError

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        return next(((a, b) for a, b in zip(got, expected, strict=True) if self.ground.normal(self.field.sub(a, b)).terms), None)

    def by(self, name: str, *values: Pair) -> Point:
        """A formula's outputs, of its inputs and constants in their order."""
        chosen = formula(name)
        known = dict(zip((*chosen.input_names, *chosen.constant_names), values, strict=False))
        computed = evaluate_formula(chosen, known, Pairs(self.field, self.spec.nonresidue))
        return [part for output in chosen.output_names for part in computed[output]]
