# SPDX-License-Identifier: MIT
"""What each composed function promises, in terms of its operands at the entry.

Trusted: each claim says what the manifest says of the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecgen.curve.evaluate import constants
from ecgen.curve.evaluate import evaluate as evaluate_formula
from ecgen.curve.formula import Formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.values import Field, Value

if TYPE_CHECKING:
    from ecgen_verify.prove.code import Code
    from ecgen_verify.prove.composed.prover import Subject
    from ecgen_verify.prove.composed.view import View

Check = Callable[["View"], None]
#: Shows a claim where its cases are only a beginning: the code, the function, which operands are one object, the time when it
#: has to be done, and where the names go of functions whose contracts it rests on. Raises Undecided or Fault.
Every = Callable[["Code", "Subject", Mapping[str, str], float, dict[str, None]], None]


@dataclass(frozen=True)
class Case:
    """One of the cases that a claim is shown in. `count`: elements of every array. `numbers`: the ranges of integers that are
    parameters; `lengths`: how many bytes are behind a pointer, or which number says so; `bytes`: the ranges of some of these."""

    name: str = ""
    count: int | None = None
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    lengths: Mapping[str, int | str] = field(default_factory=dict)
    bytes: Mapping[tuple[str, int], tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Claim:
    """`text`: what is shown, as it stands in the verdict. `level`: it may call functions with lower levels only.
    `cases`: all that there are. `scratch`: for each array that may hold anything at the end, elements per count. `public`: the
    operands may decide branches. `apart`: outputs that may not be the same object as an input; `updated`: outputs that are inputs
    as well. `every`: shows the claim for all that `beyond` says, of which `cases` need to have the smallest only.
    """

    text: str
    check: Check
    level: int = 5
    cases: Sequence[Case] = (Case(),)
    scratch: Mapping[str, int] = field(default_factory=dict)
    public: bool = False
    apart: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()
    every: Every | None = None
    beyond: str = "for any count"


def outputs(formula: Formula, spec: Spec, field: Field, *points: Sequence[Value]) -> dict[str, Value]:
    """The outputs and `also` values of a formula for a curve, from the coordinates of its input points."""
    assert spec.curve is not None
    parameters = parameters_of(spec, field)
    values = constants(formula, parameters, field)
    for role, point in zip(formula.inputs, points, strict=True):
        values |= dict(zip(role.names, point, strict=False))  # T of an extended point may be left out
    return evaluate_formula(formula, values, field)


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
