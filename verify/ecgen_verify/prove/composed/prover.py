# SPDX-License-Identifier: MIT
"""Proves one composed function of an image: all ways in which its operands can be the same objects, all counts, all paths.

Trusted: that this is what a claim asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from ecgen_verify.prove.account import Account, undecided, verdict_of
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.divsteps import kernel_effects
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.layout import Parameter, Pass
from ecgen_verify.prove.composed.run import WITH_DIGITS, Fault, Limits, Run
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Mismatch, Setting, View, check_wiped
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Frame, Machine, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.run import by_address
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.world import World


def prove(image: Image, subject: Subject, limits: Limits | None = None) -> Outcome:
    """The verdict names the functions by whose contracts it holds."""
    limits, code, claim = limits or Limits(), Code(image), subject.claim
    effects: dict[str, Effect] = {**kernel_effects(subject.prefix, dict(subject.forms), image.symbols), **subject.callees}
    addresses = by_address(image, effects)
    settings: list[Setting | None] = []

    def show(account: Account) -> None:
        elements: Elements | None = None
        for case in claim.cases:
            for alias in aliasings(subject.parameters, claim.apart):
                if elements is None or any(one.bytes for one in claim.cases):  # which say more of unknowns
                    fields = {tag: Field(form.prime) for tag, form in subject.forms.items()}
                    elements = Elements(World(), fields, dict(subject.forms), secret=not claim.public)
                setting = Setting(elements, subject.parameters, subject.tag, claim, case, alias, subject.returns)
                settings.append(setting)
                run = Run(code, elements, addresses, limits)
                if any(parameter.kind is Pass.DIGIT for parameter in subject.parameters):
                    run.unforked = WITH_DIGITS
                machine = entry_machine(Path(elements.world), image, image.functions[subject.name])
                setting.enter(machine)
                machine.frame = Frame() if claim.wipes else None
                run.explore(machine, lambda machine, setting=setting: _finished(claim, View(machine, setting)))  # type: ignore[misc]
                account.add(run)
        settings.append(None)
        if claim.every is not None:
            for alias in aliasings(subject.parameters, claim.apart):
                claim.every(code, subject, alias, Budget(limits.steps), account.called)

    def explain(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
        return _failed(verdict, code, fault, subject, settings[-1])

    verdict = verdict_of(code, subject.name, claim.text, show, explain)
    used = {name: effects[name] for name in verdict.given}
    about = *claim.about, *subject.forms.items()
    return Outcome(verdict, verdict.given, Theorem(claim.promise, about, used, subject.entry))


def _finished(claim: Claim, view: View) -> None:
    """The check of a claim, and that it has looked at all that the function leaves."""
    claim.check(view)
    view.close()
    if claim.wipes:
        check_wiped(view.machine)


def aliasings(parameters: Sequence[Parameter], apart: frozenset[str] = frozenset()) -> Iterator[dict[str, str]]:
    """Every way in which an output can be the same object as inputs of its type: input -> output, {} first.

    Inputs that are the same object are a special case of inputs that are not, as nothing is written to them.
    """
    outputs = [p for p in parameters if p.is_output and p.kind is Pass.ELEMENTS and p.name not in apart]
    inputs = [p for p in parameters if not p.is_output and p.kind is Pass.ELEMENTS]
    yield {}
    for output in outputs:
        fitting = [p.name for p in inputs if p.type == output.type]
        for length in range(1, len(fitting) + 1):
            for chosen in combinations(fitting, length):
                yield dict.fromkeys(chosen, output.name)


@searched
def inputs_of(elements: Elements, path: Path, unequal: tuple[str, Value, Value] | None = None) -> Mapping[str, int] | None:
    """Inputs that take a path, and for which the two values differ."""
    raise NotImplementedError


def _failed(verdict: Verdict, code: Code, fault: Fault, subject: Subject, setting: Setting | None) -> Verdict:
    """`setting`: None after all cases."""
    verdict = undecided(verdict, code, fault)
    if setting is None:
        return replace(verdict, reason=f"{fault} ({subject.claim.beyond})", place="")
    if setting.alias:
        shared = f"{', '.join(setting.alias)} and {next(iter(setting.alias.values()))}"
        verdict = replace(verdict, reason=f"{verdict.reason} (where {shared} are one object)")
    if setting.case.name:
        verdict = replace(verdict, reason=f"{verdict.reason} (for {setting.case.name})")
    unequal, cause = None, fault.__cause__
    if isinstance(cause, Mismatch):
        verdict = replace(verdict, place="")
        if cause.got is not None and cause.expected is not None:
            unequal = cause.tag, cause.got, cause.expected
    if not isinstance(fault.wrong, Machine):
        return verdict
    inputs = inputs_of(setting.elements, fault.wrong.path, unequal)
    status = Status.UNDECIDED if inputs is None else Status.REFUTED
    return replace(verdict, status=status, counterexample=dict(inputs or {}))
