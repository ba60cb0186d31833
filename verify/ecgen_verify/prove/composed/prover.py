# SPDX-License-Identifier: MIT
"""Proves one composed function of an image: all ways in which its operands can be the same objects, all counts, all paths.

Trusted: that this is what a claim asks for.
"""

from __future__ import annotations

from functools import partial

from ecgen_verify.prove.account import Account, verdict_of
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.run import Fault, Limits
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import aliases_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict


def prove(image: Image, subject: Subject, limits: Limits | None = None) -> Outcome:
    """The verdict names the functions by whose contracts it holds."""
    code, claim, steps = Code(image), subject.claim, (limits or Limits()).steps
    settings: list[Setting | None] = [None]

    def show(account: Account) -> None:
        # where the ranges of bytes are given, these differ from case to case
        shared = None if any(case.bytes for case in claim.cases) else subject.elements()
        for case in claim.cases:
            for alias in aliases_of(claim.promised.operands):
                execution = subject.execution(code, alias, Budget(steps), account, case, shared)
                settings[:] = [execution.setting]
                execution.follow(execution.start(), (), partial(_finished, claim, execution))
        settings[:] = [None]
        if claim.every is not None:
            for alias in aliases_of(claim.promised.operands):
                claim.every(subject, partial(subject.execution, code, alias, Budget(steps), account))

    def explain(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
        return failed(verdict, code, fault, claim.beyond, settings[-1])

    verdict = verdict_of(code, subject.name, claim.promised.text, show, explain)
    effects = subject.effects(image.symbols)
    used = {name: effects[name] for name in verdict.given}
    about = *claim.about, *subject.forms.items()
    return Outcome(verdict, Theorem(claim.promise, about, used))


def _finished(claim: Claim, execution: Execution, machine: Machine) -> None:
    """The check of a claim, and that it has looked at all that the function leaves."""
    view = View(machine, execution.setting)
    claim.check(view)
    view.close()
    execution.check_left(machine)


@searched
def failed(verdict: Verdict, code: Code, fault: Fault, beyond: str, setting: Setting | None) -> Verdict:
    """The verdict of a failure, with inputs that show it, where some are found. `setting`: None after all cases, when it is
    shown for what is `beyond`."""
    raise NotImplementedError
