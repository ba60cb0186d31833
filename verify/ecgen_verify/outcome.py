# SPDX-License-Identifier: MIT
"""The result of checking one function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.cases import Case, shown_inputs
from ecgen_verify.loader import Difference


@dataclass(frozen=True)
class Failure:
    """A counterexample. `reason`: what happened in a few words; `case`: what `--replay` takes, empty when there is none.

    `configurations`: names of those that fail on it; `got`, `expected`: what differs in the first of them.
    """

    function: str
    reason: str
    configurations: tuple[str, ...]
    inputs: dict[str, str]
    placement: str
    got: dict[str, str]
    expected: dict[str, str]
    case: str


@dataclass(frozen=True)
class Outcome:
    """`examples`: inputs tried; `exhaustive`: whether they were all there are; `calls`: of functions under test."""

    function: str
    examples: int
    exhaustive: bool
    calls: int
    failure: Failure | None


def failure_of(case: Case, differences: Sequence[Difference], reason: str = "disagrees with the reference") -> Failure:
    return Failure(case.function.name, reason, tuple(d.configuration.name for d in differences), shown_inputs(case.inputs),
                   case.placement.text, differences[0].got, differences[0].expected, case.text)  # fmt: skip
