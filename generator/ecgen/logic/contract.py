# SPDX-License-Identifier: MIT
"""The Contract: what a function takes, what it requires, and what it ensures.

One object for each function. The C prototype, the comment in header and source, the manifest's row, the integer reference of
tests, the ranges of their inputs, the prover's goal and what callers may assume derive from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ecgen.logic.terms import RESULT, Apply, Op, Term, Var, subterms
from ecgen.logic.types import Nothing, Returned, Scratch, Size, Type


@dataclass(frozen=True)
class Param:
    """One parameter. `output`: the function writes it; `updated`: it reads it before."""

    name: str
    type: Type
    output: bool = False
    updated: bool = False

    @property
    def is_input(self) -> bool:
        return not isinstance(self.type, Scratch) and (self.updated or not self.output)


@dataclass(frozen=True)
class Contract:
    """`name`: without prefix, as "fe_mul"; `operation`: the name without the part that says on what it works, as "mul".

    `requires`: formulas over the inputs, beyond what their types say; `ensures`: formulas over inputs and outputs, in which an
    output that is not `updated` stands for its value at the return; for one that is, `Var(name + "'")` does. `public`: inputs
    that may decide branches and addresses, and the result where it may; all others are secret, sizes are public always. `apart`:
    outputs that must not overlap any other operand; other outputs may be the same object as inputs of their type. `lanes`: the
    formulas speak of each of the eight lanes. `wipes`: at the return no word of the function's own stack frame depends on a
    secret; what it calls has frames of its own. `notes` tell the algorithm, `remarks` the user more than formulas do; neither is
    part of the promise.
    """

    name: str
    operation: str
    params: tuple[Param, ...]
    ensures: tuple[Term, ...]
    requires: tuple[Term, ...] = ()
    returns: Returned = field(default_factory=Nothing)
    public: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    lanes: bool = False
    wipes: bool = False
    notes: tuple[str, ...] = field(default=(), compare=False)
    remarks: tuple[str, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        known = {param.name for param in self.params} | {f"{param.name}'" for param in self.params if param.updated}
        inputs = {param.name for param in self.inputs} | {param.name for param in self.params if isinstance(param.type, Size)}
        for formula in self.requires:
            _refuse_unknown(self.name, formula, inputs)
        for formula in self.ensures:
            _refuse_unknown(self.name, formula, known | {RESULT.name})
        unwritten = {param.name for param in self.outputs} - {
            part.name.removesuffix("'") for formula in self.ensures for part in subterms(formula) if isinstance(part, Var)}
        if self.ensures and unwritten:
            raise ValueError(f"{self.name}: nothing is ensured of {sorted(unwritten)[0]}")
        for name in self.public | self.apart:
            if name not in known and (name != RESULT.name or self.returns == Nothing()):
                raise ValueError(f"{self.name}: no parameter {name}")

    @property
    def inputs(self) -> tuple[Param, ...]:
        """The parameters that are read, sizes left out."""
        return tuple(param for param in self.params if param.is_input and not isinstance(param.type, Size))

    @property
    def outputs(self) -> tuple[Param, ...]:
        """The parameters that are written and hold something afterwards."""
        return tuple(param for param in self.params if param.output and not isinstance(param.type, Scratch))

    @property
    def left(self) -> frozenset[str]:
        """What formulas call the outputs by at the return."""
        return frozenset(f"{param.name}'" if param.updated else param.name for param in self.outputs)

    @property
    def modifies(self) -> tuple[str, ...]:
        return tuple(param.name for param in self.params if param.output)

    @property
    def secret(self) -> tuple[str, ...]:
        return tuple(param.name for param in self.inputs if param.name not in self.public)

    @property
    def may_alias(self) -> tuple[str, ...]:
        """The outputs that may be the same object as an input of their type."""
        return tuple(name for name in self.modifies if name not in self.apart)

    def param(self, name: str) -> Param:
        return next(param for param in self.params if param.name == name)


def _refuse_unknown(name: str, formula: Term, known: set[str]) -> None:
    bound = {part.args[0].name for part in subterms(formula)
             if isinstance(part, Apply) and part.op is Op.FOR_EACH and isinstance(part.args[0], Var)}  # fmt: skip
    for part in subterms(formula):
        if isinstance(part, Var) and part.name not in known | bound:
            raise ValueError(f"{name}: {part.name} is no parameter that the formula may speak of")


def internal(operation: str, *notes: str) -> Contract:
    """Of a function that only the emitted code itself calls: no promise to anybody, notes on what it does."""
    return Contract("", operation, (), (), notes=notes)
