# SPDX-License-Identifier: MIT
"""What each composed function promises, what shows it, and the proof of one: all ways in which its operands can be the same
objects, all counts, all paths.

Trusted: that this is what a claim asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import product

from ecgen.logic.contract import Contract
from ecgen_verify.prove.account import verdict_of
from ecgen_verify.prove.budget import COMPOSED, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.induction import Fold
from ecgen_verify.prove.composed.induction import prove as prove_loops
from ecgen_verify.prove.composed.promise import Promise, promise_of
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Case, aliases_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.run import by_address
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.world import World

Check = Callable[[View], None]


@dataclass(frozen=True)
class Claim:
    """`promise`: what is shown; of a function of the manifest its contract. `check`: shows it on the state after the return of a
    path. `cases`, and those of `loops`: all that there are. `loops`: cases shown by induction, each with what says of its
    execution what holds in its loops; `beyond`: what these are for. `about`: the numbers and forms that `check` takes for the
    folder's. `library`: what calls of C's library do, in other words than of bytes that are known one by one.
    `effect`: what a call does.
    """

    promise: Contract | Promise
    check: Check
    cases: Sequence[Case] = (Case(),)
    loops: Sequence[tuple[Case, Callable[[Execution], Fold]]] = ()
    beyond: str = "for any count"
    about: tuple[object, ...] = ()
    library: Mapping[str, Effect] = field(default_factory=dict)
    effect: Effect | None = None

    @property
    def reading(self) -> Reading | None:
        """What a call does; None where its contract says that, or nobody calls it."""
        return self.effect and Reading(self.promise, self.effect, self.about)

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

    def elements(self) -> Elements:
        fields = {tag: Field(form.prime) for tag, form in self.forms.items()}
        return Elements(World(), fields, dict(self.forms), secret=not self.claim.promised.public)

    def execution(self, code: Code, alias: Mapping[str, str], budget: Budget, account: Account, case: Case,
                  elements: Elements | None = None) -> Execution:  # fmt: skip
        """`alias`: operand -> the operand it is the same object as. `elements`: of other executions, whose unknowns are these."""
        setting = Setting(elements or self.elements(), self.claim.promised, case, alias)
        effects = by_address(code.image, self.callees)
        return Execution(code, self.name, effects, budget, account, setting, self.claim.library)


def prove(image: Image, subject: Subject, steps: int = COMPOSED) -> Outcome:
    """The verdict names the functions by whose contracts it holds."""
    code, claim, ways = Code(image), subject.claim, aliases_of(subject.claim.promised.operands)
    settings: list[Setting | None] = [None]

    def show(account: Account) -> None:
        # where the ranges of bytes are given, these differ from case to case
        shared = None if any(case.bytes for case in claim.cases) else subject.elements()
        for case, alias in product(claim.cases, ways):
            execution = subject.execution(code, alias, Budget(steps), account, case, shared)
            settings[:] = [execution.setting]
            execution.follow(execution.start(), (), partial(_finished, claim, execution))
        settings[:] = [None]
        for (case, fold), alias in product(claim.loops, ways):
            prove_loops(fold(subject.execution(code, alias, Budget(steps), account, case)))

    verdict = verdict_of(code, subject.name, claim.promised.text, show, (claim.beyond, settings))
    return Outcome(verdict, Theorem(claim.promise, (*claim.about, *subject.forms.items()), subject.callees))


def _finished(claim: Claim, execution: Execution, machine: Machine) -> None:
    """The check of a claim, and that it has looked at all that the function leaves."""
    view = View(machine, execution.setting)
    claim.check(view)
    view.close()
    execution.check_left(machine)
