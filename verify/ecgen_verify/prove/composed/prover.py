# SPDX-License-Identifier: MIT
"""Proves one composed function of an image: all ways in which its operands can be the same objects, all counts, all paths.

Trusted: that this is what a claim asks for.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

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
from ecgen_verify.prove.hints import describe, searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Frame, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.world import Undecided, World


def prove(image: Image, subject: Subject, limits: Limits | None = None) -> Outcome:
    """The verdict names the functions by whose contracts it holds."""
    started = time.process_time()
    limits = limits or Limits()
    code = Code(image)
    verdict = Verdict(subject.name, subject.claim.text, Status.PROVED,
                      sha256=image.digest(subject.name))  # fmt: skip
    paths = instructions = 0
    called: dict[str, None] = {}
    effects: dict[str, Effect] = {**kernel_effects(subject.prefix, dict(subject.forms), image.symbols), **subject.callees}
    addresses = {image.symbols[name]: (name, effect) for name, effect in effects.items() if name in image.symbols}
    elements: Elements | None = None
    for case in subject.claim.cases:
        for alias in aliasings(subject.parameters, subject.claim.apart):
            if elements is None or any(one.bytes for one in subject.claim.cases):  # which say more of unknowns
                elements = Elements(World(), {tag: Field(form.prime) for tag, form in subject.forms.items()}, dict(subject.forms),
                                    secret=not subject.claim.public)  # fmt: skip
            setting = Setting(elements, subject.parameters, subject.tag, subject.claim, case, alias, subject.returns)
            run = Run(code, elements, addresses, limits)
            if any(parameter.kind is Pass.DIGIT for parameter in subject.parameters):
                run.unforked = WITH_DIGITS
            try:
                machine = entry_machine(Path(elements.world), image, image.functions[subject.name])
                setting.enter(machine)
                machine.frame = Frame() if subject.claim.wipes else None
                run.explore(machine, lambda machine, setting=setting: _finished(subject.claim, View(machine, setting)))  # type: ignore[misc]
            except (Fault, Undecided) as fault:
                verdict = _failed(verdict, code, fault, setting)
            paths += run.paths
            instructions += run.instructions
            called |= run.called
            if not verdict.proved:
                break
        if not verdict.proved:
            break
    if verdict.proved and subject.claim.every is not None:
        try:
            for alias in aliasings(subject.parameters, subject.claim.apart):
                subject.claim.every(code, subject, alias, Budget(limits.steps), called)
        except (Fault, Undecided) as fault:
            verdict = replace(verdict, status=Status.UNDECIDED, reason=f"{fault} ({subject.claim.beyond})")
    verdict = replace(verdict, given=tuple(called), seconds=time.process_time() - started, paths=paths,
                      instructions=instructions)  # fmt: skip
    used = {name: effects[name] for name in called}
    about = *subject.claim.about, *subject.forms.items()
    return Outcome(verdict, tuple(called), Theorem(subject.claim.promise, about, used, subject.entry))


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


def _failed(verdict: Verdict, code: Code, fault: Fault | Undecided, setting: Setting) -> Verdict:
    reason = str(fault)
    if setting.alias:
        reason += f" (where {', '.join(setting.alias)} and {next(iter(setting.alias.values()))} are one object)"
    if setting.case.name:
        reason += f" (for {setting.case.name})"
    if isinstance(fault, Undecided):
        return replace(verdict, status=Status.UNDECIDED, reason=reason)
    cause = fault.__cause__
    place = describe(code, fault.address) if fault.address is not None and not isinstance(cause, Mismatch) else ""
    if fault.wrong is None:
        return replace(verdict, status=Status.UNDECIDED, reason=reason, place=place)
    unequal = None
    if isinstance(cause, Mismatch) and cause.got is not None and cause.expected is not None:
        unequal = cause.tag, cause.got, cause.expected
    inputs = inputs_of(setting.elements, fault.wrong, unequal)
    status = Status.UNDECIDED if inputs is None else Status.REFUTED
    return replace(verdict, status=status, reason=reason, place=place, counterexample=dict(inputs or {}))
