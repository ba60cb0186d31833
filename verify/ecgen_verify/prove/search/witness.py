# SPDX-License-Identifier: MIT
"""Inputs that take a path, so that what is wrong on it is wrong indeed.

Not trusted: what is found is only shown beside a verdict, and decides between "refuted" and "could not decide".
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Mismatch, Setting
from ecgen_verify.prove.machine import Machine, State, Violation
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.verdict import Status, Verdict

_TRIES = 200
Point = dict[tuple[str, int], int]


class _Unknown(Exception):
    """A value that depends on more than inputs, inverses and selections."""


class _Evaluation:
    """The values of all unknowns for inputs drawn at random, small numbers often."""

    def __init__(self, elements: Elements, rng: random.Random) -> None:
        self.elements, self.rng = elements, rng
        self.inputs: dict[tuple[str, str], int] = {}

    def value(self, tag: str, terms: Iterable[tuple[tuple[tuple[int, int], ...], int]]) -> int:
        field = self.elements.fields[tag]
        total = 0
        for monomial, coefficient in terms:
            for unknown, exponent in monomial:
                base = self._of(tag, field, unknown)
                if exponent < 0 and not base:
                    raise _Unknown
                coefficient = coefficient * pow(base, exponent, field.prime) % field.prime
            total += coefficient
        return total % field.prime

    def _of(self, tag: str, field: Field, unknown: int) -> int:
        match field.meanings[unknown]:
            case ("input", str(name)):
                if (tag, name) not in self.inputs:
                    self.inputs[tag, name] = self.rng.choice(
                        (0, 1, self.rng.randrange(field.prime), self.rng.randrange(field.prime))
                    )
                return self.inputs[tag, name]
            case ("inverse", Value() as inverted):
                number = self.value(tag, inverted.terms.items())
                return pow(number, -1, field.prime) if number else 0
            case ("power", int(ratio), int(bit)):
                where, fact = self.elements.facts.get(bit, ("", None))
                if fact is None:
                    raise _Unknown
                return 1 if self.value(where, fact.terms.items()) == 0 else ratio
        raise _Unknown


def inputs_of(elements: Elements, path: Path, unequal: tuple[str, Value, Value] | None = None) -> Mapping[str, int] | None:
    """Inputs as they stand in memory that take this path, and for which the two values differ; None when none are found."""
    rng = random.Random("witness")
    zeros, others = elements.zeros(path)
    for _ in range(_TRIES):
        point = _Evaluation(elements, rng)
        try:
            holds = all(point.value(tag, value.terms.items()) == 0 for tag, value in zeros)
            holds = holds and all(point.value(tag, value.terms.items()) for tag, value in others)
            if holds and unequal is not None:
                tag, got, expected = unequal
                holds = point.value(tag, got.terms.items()) != point.value(tag, expected.terms.items())
        except _Unknown:
            return None
        if holds:
            forms = elements.forms
            return {name: number * forms[tag].factor % forms[tag].prime for (tag, name), number in sorted(point.inputs.items())}
    return None


def state_of_wrong(fault: Fault) -> State[Any] | None:
    """Where the code does something else than it should; None where it does something that is not understood."""
    return fault.state if isinstance(fault.__cause__, Violation) else None


def failed(verdict: Verdict, fault: Fault, beyond: str, setting: Setting | None) -> Verdict:
    """The verdict of a failure, with inputs that show it, where some are found. `setting`: None after all cases, when it is
    shown for what is `beyond`."""
    if setting is None:
        return replace(verdict, reason=f"{verdict.reason} ({beyond})", place="")
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
    wrong = state_of_wrong(fault)
    if not isinstance(wrong, Machine):
        return verdict
    inputs = inputs_of(setting.elements, wrong.path, unequal)
    status = Status.UNDECIDED if inputs is None else Status.REFUTED
    return replace(verdict, status=status, counterexample=dict(inputs or {}))
