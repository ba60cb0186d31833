# SPDX-License-Identifier: MIT
"""What each composed function promises, and what shows it.

Trusted: each claim says what the manifest says of the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ecgen.logic.contract import Contract
from ecgen_verify.prove.account import Account
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.divsteps import kernel_effects
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.promise import Promise, promise_of
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.run import by_address
from ecgen_verify.prove.world import World

Check = Callable[[View], None]
#: Shows a claim where its cases are only a beginning: of the function, by executions of cases, in one way in which operands are
#: one object. Raises Undecided or Fault.
Every = Callable[["Subject", Callable[[Case], Execution]], None]


@dataclass(frozen=True)
class Claim:
    """`promise`: what is shown; of a function of the manifest its contract. `check`: shows it on the state after the return of a
    path. `level`: it may call functions with lower levels only. `cases`: all that there are. `every`: shows it for all that
    `beyond` says, of which `cases` need to have the smallest only. `about`: the numbers and forms that `check` takes for the
    folder's. `library`: what calls of C's library do, in other words than of bytes that are known one by one.
    """

    promise: Contract | Promise
    check: Check
    level: int = 5
    cases: Sequence[Case] = (Case(),)
    every: Every | None = None
    beyond: str = "for any count"
    about: tuple[object, ...] = ()
    library: Mapping[str, Effect] = field(default_factory=dict)

    @cached_property
    def promised(self) -> Promise:
        return self.promise if isinstance(self.promise, Promise) else promise_of(self.promise)


@dataclass(frozen=True)
class Subject:
    """A function and what is known about it. `callees`: contracts that may be used, by the name of the function."""

    name: str
    claim: Claim
    forms: Mapping[str, Form]
    callees: Mapping[str, Effect]
    prefix: str = ""

    def effects(self, names: Iterable[str]) -> dict[str, Effect]:
        """What calls may be taken to do, of an image that has these names."""
        return {**kernel_effects(self.prefix, dict(self.forms), names), **self.callees}

    def elements(self) -> Elements:
        fields = {tag: Field(form.prime) for tag, form in self.forms.items()}
        return Elements(World(), fields, dict(self.forms), secret=not self.claim.promised.public)

    def execution(self, code: Code, alias: Mapping[str, str], budget: Budget, account: Account, case: Case,
                  elements: Elements | None = None) -> Execution:  # fmt: skip
        """`alias`: operand -> the operand it is the same object as. `elements`: of other executions, whose unknowns are these."""
        setting = Setting(elements or self.elements(), self.claim.promised, case, alias)
        effects = by_address(code.image, self.effects(code.image.symbols))
        return Execution(code, self.name, effects, budget, account, setting, self.claim.library)

