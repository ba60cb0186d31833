# SPDX-License-Identifier: MIT
"""Proves a formula: an identity of polynomials modulo the curve equations, for every relation between its inputs that is not
exceptional.

The inputs are generic points of a generic curve (coordinates, scales and curve parameters are indeterminates). Arithmetic is
exact in the fraction field of Z[1/2][parameters, coordinates]/(curve equations): numerators are kept in normal form by division
by a Groebner basis of the curve equations, so that zero is recognised. The equations are monic or +-1 in their leading terms and
nothing but powers of 2 is inverted among the integers, so each identity holds over every field of odd characteristic.

What it covers: P and Q generic; Q = P; Q = -P; P = O; Q = O; all O. Together with the exhaustive runs on small curves, which find
the special points (of order 2, 4, ...) too, this is the evidence for a formula.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sympy import QQ
from sympy.polys.groebnertools import groebner
from sympy.polys.orderings import lex
from sympy.polys.rings import ring as polynomial_ring

from ecgen.curve.coordinates import encode, must_not_vanish, stands_for
from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.points import Combination
from ecgen.group import Group

Poly = Any  # sympy.polys.rings.PolyElement, which has no types


@dataclass(frozen=True, eq=False)
class Fraction:
    """numerator/denominator modulo the curve equations; equal when their difference is zero there."""

    numerator: Poly
    denominator: Poly
    ring: Fractions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fraction) and not self.ring.sub(self, other).numerator

    def __hash__(self) -> int:
        raise TypeError("fractions have no normal form to hash")


class Fractions:
    """The ring of Fractions over polynomials in `names`, modulo the equations given later by `impose`."""

    def __init__(self, names: list[str]) -> None:
        ring_and_variables = polynomial_ring(names, QQ, lex)
        self.polynomials = ring_and_variables[0]
        self.variables = dict(zip(names, ring_and_variables[1:], strict=True))
        self.equations: list[Poly] = []

    def impose(self, equations: list[Poly]) -> None:
        self.equations = groebner(equations, self.polynomials) if equations else []

    def _reduced(self, poly: Poly) -> Poly:
        return poly.rem(self.equations) if self.equations else poly

    def _made(self, numerator: Poly, denominator: Poly) -> Fraction:
        return Fraction(self._reduced(numerator), denominator, self)

    def variable(self, name: str) -> Fraction:
        return Fraction(self.variables[name], self.polynomials.one, self)

    def const(self, number: int) -> Fraction:
        return Fraction(self.polynomials(number), self.polynomials.one, self)

    def add(self, x: Fraction, y: Fraction) -> Fraction:
        if x.denominator == y.denominator:
            return self._made(x.numerator + y.numerator, x.denominator)
        cross = x.numerator * y.denominator + y.numerator * x.denominator
        return self._made(cross, self._reduced(x.denominator * y.denominator))

    def sub(self, x: Fraction, y: Fraction) -> Fraction:
        return self.add(x, Fraction(-y.numerator, y.denominator, self))

    def mul(self, x: Fraction, y: Fraction) -> Fraction:
        return self._made(x.numerator * y.numerator, self._reduced(x.denominator * y.denominator))

    def inv(self, x: Fraction) -> Fraction:
        if not x.numerator:
            raise ZeroDivisionError("the polynomial is zero modulo the curve equations")
        return Fraction(x.denominator, x.numerator, self)


@dataclass(frozen=True)
class Relation:
    """How the points of a formula depend on generic ones: `values[name]` is a multiple of a generic point."""

    title: str
    values: Mapping[str, Combination]


_O, _P, _Q = Combination.parse("O"), Combination.parse("P"), Combination.parse("Q")
_ONE = (Relation("P generic", {"P": _P}), Relation("P = O", {"P": _O}))
_TWO = (
    Relation("P, Q generic", {"P": _P, "Q": _Q}),
    Relation("Q = P", {"P": _P, "Q": _P}),
    Relation("Q = -P", {"P": _P, "Q": Combination.parse("-P")}),
    Relation("P = O", {"P": _O, "Q": _Q}),
    Relation("Q = O", {"P": _P, "Q": _O}),
    Relation("P = Q = O", {"P": _O, "Q": _O}),
)


class Unproved(AssertionError):
    """A formula's output is not what it claims, for some relation between its inputs."""


def prove(formula: Formula) -> list[str]:
    """The titles of the relations proved; raises Unproved for a relation that is neither exceptional nor an identity.

    A relation that the coordinate systems cannot spell (an affine O) is left out.
    """
    names = {name for role in formula.inputs for name, _ in role.point.terms}
    return [relation.title for relation in (_TWO if "Q" in names else _ONE) if _Proof(formula, relation).holds()]


@dataclass(frozen=True)
class _Proof:
    formula: Formula
    relation: Relation

    @cached_property
    def group(self) -> Group[Fraction]:
        generic = sorted({name for value in self.relation.values.values() for name, _ in value.terms})
        scales = [f"z{index}" for index in range(len(self.formula.inputs))]
        coordinates = [f"{axis}{name}" for axis in "yx" for name in generic]
        names = {"weierstrass": ["b", "a"], "montgomery": ["A"], "edwards": ["d"]}[self.formula.form]
        ring = Fractions([*coordinates, *names, *scales])
        parameters = {name: ring.variable(name) for name in names}
        if self.formula.a is not None:
            parameters["a"] = ring.const(self.formula.a)
        group: Group[Fraction] = Group(self.formula.form, parameters, ring)
        ring.impose([group.defect(ring.variable(f"x{name}"), ring.variable(f"y{name}")).numerator for name in generic])
        return group

    @property
    def fractions(self) -> Fractions:
        assert isinstance(self.group.ring, Fractions)
        return self.group.ring

    def _formal(self, combination: Combination) -> Combination:
        """The combination in generic points alone."""
        total = _O
        for name, count in combination.terms:
            given = self.relation.values.get(name, Combination.of({name: 1}))
            total = total - Combination.of({generic: -count * times for generic, times in given.terms})
        return total

    def _point(self, combination: Combination) -> tuple[Fraction, Fraction] | None:
        ring = self.fractions
        generic = {name: (ring.variable(f"x{name}"), ring.variable(f"y{name}")) for name, _ in self._formal(combination).terms}
        return self.group.combine(self._formal(combination).terms, generic)

    def _inputs(self) -> dict[str, Fraction] | None:
        values = constants(self.formula, self.group.parameters, self.group.ring)
        for index, role in enumerate(self.formula.inputs):
            coordinates = encode(role.system, self._point(role.point), self.fractions.variable(f"z{index}"), self.group)
            if coordinates is None:
                return None
            values |= dict(zip(role.names, coordinates, strict=True))
        return values

    def holds(self) -> bool:
        """Whether the relation can be spelled and is no exceptional case; then it is proved, or Unproved is raised."""
        if self.formula.exceptional.covers(lambda combination: not self._formal(combination).terms):
            return False
        values = self._inputs()
        if values is None:
            return False
        results = evaluate(self.formula, values, self.group.ring) | values
        for fault in self._faults(results):
            raise Unproved(f"{self.formula.name}, {self.relation.title}: {fault}")
        return True

    def _faults(self, results: Mapping[str, Fraction]) -> Iterator[str]:
        for role in self.formula.outputs:
            got, expected = tuple(results[name] for name in role.names), self._point(role.point)
            vanishing = stands_for(role.system, got, expected, self.group.ring)
            if vanishing is None:
                yield f"{role.system} cannot spell {role.point}"
                continue
            if any(part.numerator for part in vanishing):
                yield f"{role} is not {role.point}"
            needed = must_not_vanish(role.system, got, expected)
            if needed is not None and not needed.numerator:
                yield f"{role} vanishes identically"
