# SPDX-License-Identifier: MIT
"""Verdicts, places and counterexamples are the same however fast the machine and its clock are."""

from __future__ import annotations

import ast
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from ecgen_verify.prove import budget
from ecgen_verify.prove.budget import Budget, Undecided
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.prover import kernel_of, prove
from ecgen_verify.prove.search.counterexample import counterexample
from ecgen_verify.prove.verdict import Status, Verdict
from support.prove_folder import contract, image

_CLOCKS = ("process_time", "perf_counter", "monotonic", "time", "thread_time")


def _wrong() -> Verdict:
    return prove(image("p256"), "p256_fe_sub", contract("p256", "fe_add"))


def _right() -> Verdict:
    return prove(image("p256"), "p256_fe_mul", contract("p256", "fe_mul"))


def _open() -> Verdict:
    return prove(image("p256"), "p256_fe_mul", contract("p256", "fe_mul"), 100, search=100)


@pytest.mark.parametrize(("verdict", "status"), [(_wrong, Status.REFUTED), (_right, Status.PROVED), (_open, Status.UNDECIDED)])
def test_a_clock_that_jumps_changes_nothing(
    verdict: Callable[[], Verdict], status: Status, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = verdict()
    jumps = count(1)
    for clock in _CLOCKS:
        monkeypatch.setattr(time, clock, lambda: next(jumps) * 1e9)
    poisoned = verdict()
    monkeypatch.undo()
    assert usual.status is status
    assert replace(poisoned, seconds=0.0) == replace(usual, seconds=0.0)
    assert poisoned.seconds != usual.seconds


def test_no_decision_asks_a_clock() -> None:
    """A clock is read for the time that is reported only: into `started` or `begin`, or as a difference to these."""
    folder = Path(budget.__file__).parent
    asked = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        allowed = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign | ast.BinOp):
                first = node.targets[0] if isinstance(node, ast.Assign) else node.right
                names = {first.id} if isinstance(first, ast.Name) else {n.id for n in ast.walk(first) if isinstance(n, ast.Name)}
                if names & {"started", "begin"}:
                    allowed |= {id(inner) for inner in ast.walk(node)}
        for node in ast.walk(tree):
            clock = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "time"
            if (clock and id(node) not in allowed) or (isinstance(node, ast.Constant) and node.value == "timeout"):
                asked.append(f"{path.relative_to(folder)}:{node.lineno}")  # type: ignore[attr-defined]
    assert asked == []


def test_a_budget_ends_after_its_steps() -> None:
    steps = Budget(3)
    steps.spend(2)
    steps.spend()
    assert not steps.is_spent
    with pytest.raises(Undecided, match="more than 3 steps"):
        steps.spend()
    assert steps.is_spent


def test_too_few_steps_are_no_success() -> None:
    assert _open().reason == "more than 100 steps"


def test_a_search_gives_every_case_its_share() -> None:
    """It ends, and finds nothing, where nothing is wrong."""

    kernel = kernel_of("p256_fe_add", contract("p256", "fe_add"))
    assert counterexample(Code(image("p256")), kernel, 2_000) is None
    assert counterexample(Code(image("p256")), kernel, 0) is None
