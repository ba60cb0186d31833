# SPDX-License-Identifier: MIT
"""The formulas of curves, evaluated on values of the prover; the generator of a curve, and tables of its multiples, from the
specification by plain integer arithmetic.

Trusted: the formulas are those of `ecgen.curve`, which `ecgen.curve.prove` shows to be the group law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar

from ecgen.curve.evaluate import constants
from ecgen.curve.evaluate import evaluate as evaluate_formula
from ecgen.curve.formula import Formula
from ecgen.group import Group
from ecgen.rings import Residues, Ring
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.values import Field, Value

T = TypeVar("T")
Affine = tuple[int, int]
#: The even x of the point with y = 4/5 on the curve of Ed25519 (RFC 8032, 5.1).
_EVEN = 15112221349535400772501151409588531511454012693041857206046113283949847762202


def outputs(field: Field, formula: Formula, parameters: Mapping[str, Value], *points: Sequence[Value]) -> dict[str, Value]:
    """The outputs and `also` values of a formula, from the parameters of the form and the coordinates of its input points."""
    values = constants(formula, parameters, field)
    for role, point in zip(formula.inputs, points, strict=True):
        values |= dict(zip(role.names, point, strict=False))  # T of an extended point may be left out
    return evaluate_formula(formula, values, field)


def parameters_of(spec: Spec, ring: Ring[T]) -> dict[str, T]:
    """The parameters of the form of the curve, as formulas name them: d = -(A - 2)/(A + 2) (RFC 7748, 4.1)."""
    curve = spec.curve
    assert curve is not None
    if curve.form == "weierstrass":
        return {"a": ring.const(curve.a), "b": ring.const(curve.b)}
    d = -(curve.a - 2) * pow(curve.a + 2, -1, spec.prime)
    return {"A": ring.const(curve.a), "a": ring.const(-1), "d": ring.const(d)}


# ---------------------------------------------------------------------- the generator


def group_of(spec: Spec) -> Group[int]:
    """That of the curve; of one in Montgomery form -x^2 + y^2 = 1 + d*x^2*y^2."""
    assert spec.curve is not None
    form, numbers = "weierstrass" if spec.curve.form == "weierstrass" else "edwards", Residues(spec.prime)
    return Group(form, parameters_of(spec, numbers), numbers)


def generator(spec: Spec) -> Affine:
    """Of the specification, or that of Ed25519."""
    assert spec.curve is not None
    if spec.curve.form == "weierstrass":
        return spec.curve.gx, spec.curve.gy
    x, y = _EVEN, 4 * pow(5, -1, spec.prime) % spec.prime
    if spec.prime != 2**255 - 19 or group_of(spec).defect(x, y):
        raise ValueError("the curve is not that of Ed25519")
    return x, y


@lru_cache(maxsize=64)
def doublings(spec: Spec, system: str, table: tuple[int, ...], factors: tuple[int, ...]) -> int | None:
    """How often the generator is doubled, where the table has the multiples of the result by these factors; None where it is no
    such table. `system`: of coordinates, affine or niels."""
    group, first = group_of(spec), table[: len(table) // len(factors)]
    unit: Affine | None = generator(spec)
    for count in range(spec.prime.bit_length()):
        if _written(spec, system, group.multiply(factors[0], unit)) == first:
            return count if _multiples(spec, system, unit, factors) == table else None
        unit = group.add(unit, unit)
    return None


def _multiples(spec: Spec, system: str, unit: Affine | None, factors: Sequence[int]) -> tuple[int, ...]:
    """The table of these multiples, each by one addition: what is added comes again and again."""
    group = group_of(spec)
    times = cache(lambda factor: group.multiply(factor, unit))
    points = [times(factors[0])]
    for i in range(1, len(factors)):
        before = i & (i - 1)
        points.append(group.add(points[before], times(factors[i] - factors[before])))
    return tuple(number for point in points for number in _written(spec, system, point))


def _written(spec: Spec, system: str, point: Affine | None) -> tuple[int, ...]:
    """(x, y), or (y - x, y + x, 2*d*x*y)."""
    if system == "affine" or point is None:
        return point or ()
    (x, y), prime = point, spec.prime
    return (y - x) % prime, (y + x) % prime, 2 * group_of(spec).parameters["d"] * x * y % prime
