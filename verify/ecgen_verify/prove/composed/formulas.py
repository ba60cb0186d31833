# SPDX-License-Identifier: MIT
"""The formulas of curves, evaluated on values of the prover.

Trusted: the formulas are those of `ecgen.curve`, which `ecgen.curve.prove` shows to be the group law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ecgen.curve.evaluate import constants
from ecgen.curve.evaluate import evaluate as evaluate_formula
from ecgen.curve.formula import Formula
from ecgen.rings import Ring
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.values import Field, Value

T = TypeVar("T")


def outputs(formula: Formula, spec: Spec, field: Field, *points: Sequence[Value]) -> dict[str, Value]:
    """The outputs and `also` values of a formula for a curve, from the coordinates of its input points."""
    return outputs_over(field, formula, parameters_of(spec, field), *points)


def outputs_over(ring: Ring[T], formula: Formula, parameters: Mapping[str, T], *points: Sequence[T]) -> dict[str, T]:
    """The same, where coordinates are of this ring, and so are the parameters of the form."""
    values = constants(formula, parameters, ring)
    for role, point in zip(formula.inputs, points, strict=True):
        values |= dict(zip(role.names, point, strict=False))  # T of an extended point may be left out
    return evaluate_formula(formula, values, ring)


def parameters_of(spec: Spec, field: Field) -> dict[str, Value]:
    """The parameters of the form of the curve, as formulas name them."""
    curve = spec.curve
    assert curve is not None
    if curve.form == "weierstrass":
        return {"a": field.const(curve.a), "b": field.const(curve.b)}
    return {"A": field.const(curve.a), "a": field.const(-1), "d": _edwards_d(curve.a, field)}


def _edwards_d(a: int, field: Field) -> Value:
    """d = -(A - 2)/(A + 2) (RFC 7748, 4.1)."""
    return field.const(-(a - 2) * pow(a + 2, -1, field.prime))
