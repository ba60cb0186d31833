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
from ecgen.logic.contract import Contract
from ecgen.logic.types import Point, Scratch
from ecgen.spec.load import Spec
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.published import statement

if TYPE_CHECKING:
    from ecgen_verify.prove.code import Code
    from ecgen_verify.prove.composed.prover import Subject
    from ecgen_verify.prove.composed.view import View

Check = Callable[["View"], None]
#: Shows a claim where its cases are only a beginning: the code, the function, which operands are one object, the time when it
#: has to be done, and where the names go of functions on whose contracts it depends. Raises Undecided or Fault.
Every = Callable[["Code", "Subject", Mapping[str, str], Budget, dict[str, None]], None]


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
class Inner:
    """What a function that no manifest has does for those that call it, in words. `public`: the operands may decide branches.
    `apart`: outputs that may not be the same object as an input; `updated`: outputs that are inputs as well."""

    text: str
    public: bool = False
    apart: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Claim:
    """`promise`: what is shown; of a function of the manifest its contract. `check`: shows it on the state after the return of a
    path. `level`: it may call functions with lower levels only. `cases`: all that there are. `every`: shows the claim for all
    that `beyond` says, of which `cases` need to have the smallest only.
    """

    promise: Contract | Inner
    check: Check
    level: int = 5
    cases: Sequence[Case] = (Case(),)
    every: Every | None = None
    beyond: str = "for any count"

    @property
    def text(self) -> str:
        """As it stands in the verdict."""
        return self.promise.text if isinstance(self.promise, Inner) else statement(self.promise)

    @property
    def public(self) -> bool:
        """Whether all operands may decide branches. Where some may and others not, all are taken as secrets."""
        return self.promise.public if isinstance(self.promise, Inner) else not self.promise.secret

    @property
    def wipes(self) -> bool:
        """Whether no word of the function's own frame depends on a secret at the return."""
        return isinstance(self.promise, Contract) and self.promise.wipes

    @property
    def apart(self) -> frozenset[str]:
        return self.promise.apart

    @property
    def updated(self) -> frozenset[str]:
        if isinstance(self.promise, Inner):
            return self.promise.updated
        return frozenset(param.name for param in self.promise.params if param.updated)

    @property
    def scratch(self) -> Mapping[str, int]:
        """For each array that may hold anything at the end, elements per count."""
        if isinstance(self.promise, Inner):
            return {}
        return {param.name: param.type.times for param in self.promise.params if isinstance(param.type, Scratch)}

    @property
    def nonzero(self) -> Mapping[str, Sequence[int]]:
        """For each input the elements that its type forbids to be 0."""
        if isinstance(self.promise, Inner):
            return {}
        return {param.name: (2,) for param in self.promise.params if param.is_input and param.type == Point("ed25519")}


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
