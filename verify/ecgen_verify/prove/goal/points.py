# SPDX-License-Identifier: MIT
"""Points as coordinates: the group law by the formulas that `ecgen.curve.prove` shows to be it, and when two are the same point.

Trusted. Each formula is proved by SymPy to be the group law but for the exceptional cases that it states, which are met here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.curve.library import formula
from ecgen.group import Group
from ecgen.logic.types import Point as PointType
from ecgen.rings import QuadraticExtension, Ring, power
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.formulas import generator, outputs_over, parameters_of
from ecgen_verify.prove.composed.values import Pair, Value
from ecgen_verify.prove.goal.state import FIELD, State, parts
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Coordinates of a point: values, or pairs of them.
Point = Sequence[Any]


class GroupLaw(ABC):
    """Points of one coordinate system. `missing` names a pair of values that should be equal; None where points are the same.

    Coordinates are of the ring `ring`: values, or pairs on the twist.
    """

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec, self.state, self.field = spec, state, state.field
        self.ring: Ring[Any] = self.field
        self.parameters: Mapping[str, Any] = {} if spec.curve is None else parameters_of(spec, self.field)

    def by(self, name: str, *points: Point) -> tuple[Point, dict[str, Any]]:
        """The coordinates that a formula gives, and all its outputs."""
        computed = outputs_over(self.ring, formula(name), self.parameters, *points)
        return [computed[output] for output in formula(name).output_names], computed

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        """The point of which these elements stand in memory."""
        return values

    @abstractmethod
    def neutral_bit(self, p: Point) -> Word:
        """The bit that is 1 where it is neutral. May raise Fork."""

    def is_neutral(self, p: Point) -> bool:
        return self.state.decided(self.neutral_bit(p))

    def same_bit(self, p: Point, q: Point) -> Word:
        """The bit that is 1 where they are one point. May raise Fork."""
        raise Undecided("whether two of these points are one")

    @abstractmethod
    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None: ...

    def affine(self, p: Point) -> list[Any]:
        """x and y of a point that is not neutral, or at infinity."""
        raise Undecided("x and y of such a point")

    def neutral(self) -> Point:
        raise Undecided("no rule for this on these points")

    def generator(self) -> Point:
        raise Undecided("no rule for this on these points")

    def add(self, p: Point, q: Point) -> Point:
        raise Undecided("no rule for this on these points")

    def chord(self, p: Point, q: Point) -> Point:
        """p + q, neutral where both are one point."""
        return self.neutral() if self.state.decided(self.same_bit(p, q)) else self.add(p, q)

    def double(self, p: Point) -> Point:
        raise Undecided("no rule for this on these points")

    def negative(self, p: Point) -> Point:
        raise Undecided("no rule for this on these points")

    def is_on_curve(self, p: Point) -> bool:
        raise Undecided("no rule for this on these points")

    def at(self, *coordinates: Any) -> Point:
        """The point with these affine coordinates, whether on the curve or not."""
        raise Undecided("a point by its coordinates")

    def are_zero(self, x: Value | Sequence[Value]) -> bool:
        """Whether it is 0, of a pair too."""
        return all(map(self.state.is_zero, parts(x)))

    def scale_of(self, got: Value | Pair, expected: Value | Pair) -> int | None:
        """The constant, not 0, by which one is a multiple of the other."""
        normal = self.state.normal
        pairs = [(normal(one), normal(other)) for one, other in zip(parts(got), parts(expected), strict=True)]
        leads = next(((one, other) for one, other in pairs if one.terms and other.terms), None)
        if leads is None:
            return None
        one, other = (self.field.monic(lead)[1] for lead in leads)
        factor = one * pow(other, -1, self.field.prime) % self.field.prime
        return factor if all(self.field.scale(other, factor) == one for one, other in pairs) else None


class Jacobian(GroupLaw):
    """(x/z^2, y/z^3) on y^2 = x^3 + a*x + b; z = 0 alone is the neutral element. Affine points have z = 1."""

    def loaded(self, kind: PointType, values: Sequence[Any]) -> Point:
        return [*values, *([self.ring.const(1)] if len(values) == 2 else [])]

    def neutral(self) -> Point:
        return [self.ring.const(number) for number in (1, 1, 0)]

    def generator(self) -> Point:
        return [self.field.const(number) for number in (*generator(self.spec), 1)]

    def neutral_bit(self, p: Point) -> Word:
        return constant(int(self.are_zero(p[2])))

    def negative(self, p: Point) -> Point:
        return [p[0], self.ring.sub(self.ring.const(0), p[1]), p[2]]

    def double(self, p: Point) -> Point:
        """For a neutral p too."""
        return self.by("jacobian_double", p)[0]

    def add(self, p: Point, q: Point) -> Point:
        """Where the formula divides 0 by 0, which is where p = q, it is the doubling."""
        if self.is_neutral(q):
            return p
        if self.is_neutral(p):
            return q
        name = "jacobian_add_mixed" if q[2] == self.ring.const(1) else "jacobian_add"
        added, computed = self.by(name, p, q)
        if self.are_zero(computed["H"]) and self.are_zero(computed["r"]):
            return self.double(p)
        return added

    def affine(self, p: Point) -> list[Any]:
        inverse = self.inverse(p[2])
        return [self.ring.mul(p[i], power(self.ring, inverse, i + 2)) for i in (0, 1)]

    def inverse(self, x: Any) -> Any:
        """1/x, and 0 for x = 0."""
        return self.state.inverse(x, FIELD)

    def is_on_curve(self, p: Point) -> bool:
        """As y^2 = x^3 + (a*z^4)*x + b*z^6."""
        x, y, z = p
        scaled = {name: self.ring.mul(self.parameters[name], power(self.ring, z, times)) for name, times in (("a", 4), ("b", 6))}
        return self.is_neutral(p) or self.are_zero(Group("weierstrass", scaled, self.ring).defect(x, y))

    def same_bit(self, p: Point, q: Point) -> Word:
        neutral = [self.is_neutral(point) for point in (p, q)]
        is_same = all(neutral) if any(neutral) else all(self.are_zero(self.ring.sub(*sides)) for sides in self._cross(p, q))
        return constant(int(is_same))

    def _cross(self, p: Point, q: Point) -> list[tuple[Any, Any]]:
        ring = self.ring
        return [(ring.mul(p[i], power(ring, q[2], i + 2)), ring.mul(q[i], power(ring, p[2], i + 2))) for i in (0, 1)]

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """The same but for a constant scale, or both neutral, or equal where both are not."""
        normal = self.state.normal
        scale = self.scale_of(got[2], expected[2])
        if scale is not None:
            factors = [self.ring.const(pow(scale, i + 2, self.field.prime)) for i in (0, 1)]
            if self.state.unequal([(got[i], self.ring.mul(expected[i], factors[i])) for i in (0, 1)]) is None:
                return None
        if self.are_zero([normal(part) for part in parts(expected[2])]):
            return self.state.unequal([(got[2], self.ring.const(0))])
        if self.are_zero([normal(part) for part in parts(got[2])]):
            return parts(got[2])[0], parts(expected[2])[0]
        if got[2] == self.ring.const(1):
            return self.state.unequal(list(zip(got, self.affine(expected), strict=False)))
        return self.state.unequal(self._cross(got, expected))

    def at(self, *coordinates: Any) -> Point:
        x, y = coordinates
        return [x, y, self.ring.const(1)]


class Twist(Jacobian):
    """G2: points of y^2 = x^3 + b over the extension, with pairs as coordinates."""

    def __init__(self, spec: Spec, state: State) -> None:
        super().__init__(spec, state)
        twist = spec.twist
        assert twist is not None
        self.ring = QuadraticExtension(self.field, spec.nonresidue)
        self.parameters = {"a": self.ring.const(0), "b": self._pair(twist.b)}
        self._generator = [self._pair(coordinate) for coordinate in twist.generator]

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        """From the parts of coordinates in the order of memory."""
        return super().loaded(kind, list(zip(values[::2], values[1::2], strict=True)))

    def _pair(self, numbers: tuple[int, int]) -> Pair:
        return self.field.const(numbers[0]), self.field.const(numbers[1])

    def generator(self) -> Point:
        return [*self._generator, self.ring.const(1)]

    def inverse(self, x: Pair) -> Pair:
        return self.ring.inv(x)  # type: ignore[no-any-return]

    def at(self, *coordinates: Any) -> Point:
        return super().at(*((x, self.field.const(0)) if isinstance(x, Value) else x for x in coordinates))


class Extended(GroupLaw):
    """(x/z, y/z) on -x^2 + y^2 = 1 + d*x^2*y^2, t = x*y/z and z is never 0. The formulas are right for all points."""

    def loaded(self, kind: PointType, values: Sequence[Value]) -> Point:
        """Of (y - x, y + x, 2*z, 2*d*t), or without 2*z where z = 1, twice the extended coordinates."""
        if kind.struct not in ("ed25519_cached", "ed25519_niels"):
            return values
        (m, p, *z, t), field = values, self.field
        return [field.sub(p, m), field.add(p, m), *(z or [field.const(2)]), field.mul(t, field.inv(self.parameters["d"]))]

    def neutral(self) -> Point:
        return [self.field.const(number) for number in (0, 1, 1, 0)]

    def generator(self) -> Point:
        x, y = generator(self.spec)
        return [self.field.const(number) for number in (x, y, 1, x * y)]

    def neutral_bit(self, p: Point) -> Word:
        return constant(int(self.state.is_zero(p[0]) and self.state.is_zero(self.field.sub(p[1], p[2]))))

    def negative(self, p: Point) -> Point:
        x, y, z, t = p
        zero = self.field.const(0)
        return [self.field.sub(zero, x), y, z, self.field.sub(zero, t)]

    def at(self, *coordinates: Any) -> Point:
        x, y = coordinates
        return [x, y, self.field.const(1), self.field.mul(x, y)]

    def double(self, p: Point) -> Point:
        return self.by("edwards_double", p)[0]

    def add(self, p: Point, q: Point) -> Point:
        return self.by("edwards_add", p, q)[0]

    def affine(self, p: Point) -> list[Value]:
        inverse = self.state.inverse(p[2], FIELD)
        return [self.field.mul(coordinate, inverse) for coordinate in p[:2]]

    def same_bit(self, p: Point, q: Point) -> Word:
        mul = self.field.mul
        return constant(int(all(self.state.is_zero(self.field.sub(mul(p[i], q[2]), mul(q[i], p[2]))) for i in (0, 1))))

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        """The same but for a constant scale; without T where the type has none."""
        scale = self.scale_of(got[2], expected[2]) or 1
        return self.state.unequal((a, self.field.scale(b, scale)) for a, b in zip(got, expected, strict=False))


class Line(GroupLaw):
    """X/Z on a Kummer line over the extension: coordinates X.c0, X.c1, Z.c0, Z.c1, without Z where it is 1; Z = 0 is the neutral
    element."""

    def neutral_bit(self, p: Point) -> Word:
        return constant(int(self.are_zero(p[2:])))

    def missing(self, got: Point, expected: Point) -> tuple[Value, Value] | None:
        return self.state.unequal(zip(got, expected, strict=True))

    def at(self, *coordinates: Any) -> Point:
        """By x alone."""
        (x,) = coordinates
        return list(x)
