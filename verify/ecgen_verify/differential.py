# SPDX-License-Identifier: MIT
"""One function in every configuration against the reference: all inputs where there are few, else under Hypothesis."""

from __future__ import annotations

from collections.abc import Iterable

import hypothesis
from hypothesis.errors import Flaky

from ecgen_verify.cases import Case, Inputs, Placement, placements, unify
from ecgen_verify.exhaustive import domain
from ecgen_verify.loader import Difference, Rig
from ecgen_verify.outcome import Failure, Outcome, failure_of
from ecgen_verify.strategies import inputs as inputs_of
from ecgen_verify.subject import Function


class _Disagreement(Exception):
    """A configuration and the reference disagree on the case in the message."""


def check(function: Function, rig: Rig, examples: int, seed: int) -> Outcome:
    """Check every placement of buffers for each of about `examples` inputs, or for all inputs where that is few."""
    checker = _Checker(function, rig)
    before = rig.calls
    inputs = domain(function)
    failure = checker.under_hypothesis(examples, seed) if inputs is None else checker.on_all(inputs)
    return Outcome(function.name, checker.examples, inputs is not None, rig.calls - before, failure)


def check_case(case: Case, rig: Rig) -> Outcome:
    """Run one case, for --replay."""
    before = rig.calls
    differences = rig.differences(case, first_only=False)
    return Outcome(case.function.name, 1, False, rig.calls - before, failure_of(case, differences) if differences else None)


class _Checker:
    def __init__(self, function: Function, rig: Rig) -> None:
        self.function = function
        self.rig = rig
        self.examples = 0
        self._placements = placements(function)
        self._last: tuple[Case, list[Difference]] | None = None

    def on_all(self, domain: Iterable[Inputs]) -> Failure | None:
        """Placements in which inputs share a buffer are tried on inputs that are equal."""
        try:
            for inputs in domain:
                self.examples += 1
                self._check(inputs, [p for p in self._placements if unify(inputs, p.alias) == inputs])
        except _Disagreement:
            return self._failure()
        return None

    def under_hypothesis(self, examples: int, seed: int) -> Failure | None:
        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples, database=None, deadline=None, report_multiple_bugs=False, print_blob=False,
            phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
            suppress_health_check=list(hypothesis.HealthCheck),  # pyright: ignore[reportArgumentType]  # its iterator is not annotated
        )  # fmt: skip
        @hypothesis.given(inputs_of(self.function))
        def agree(inputs: Inputs) -> None:
            self.examples += 1
            self._check(inputs, self._placements)

        try:
            agree()
        except (_Disagreement, Flaky):
            return self._failure()
        return None

    def _check(self, inputs: Inputs, placements: Iterable[Placement]) -> None:
        for placement in placements:
            case = Case(self.function, unify(inputs, placement.alias), placement)
            wrong = self.rig.differences(case, first_only=True)
            if wrong:
                self._last = case, wrong
                raise _Disagreement(case.text)

    def _failure(self) -> Failure:
        """The last disagreement, which Hypothesis has minimised, in all configurations that share it."""
        assert self._last is not None
        case, wrong = self._last
        again = self.rig.differences(case, first_only=False)
        return failure_of(case, again) if again else failure_of(case, wrong, "disagrees with the reference, though not each time")
