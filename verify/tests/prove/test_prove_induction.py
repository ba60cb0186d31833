# SPDX-License-Identifier: MIT
"""The rule for loops, of invariants that are only for tests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.induction import Fold, Induction, Loop, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Machine, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import image


@dataclass(frozen=True)
class _Entered(Fold):
    """Of which each entry has an initial state of its own."""

    @property
    def count(self) -> Poly:
        return Poly.constant(1)

    def initially(self, machine: Machine, count: Word) -> list[object]:
        return [machine.unbounded]

    def returned(self, view: View, state: State) -> None: ...


def test_an_iteration_is_executed_for_what_is_said_at_each_entry() -> None:
    """By a loop that is entered from two others: what the first entry is like says nothing of the second."""
    machine, loop = entry_machine(Path(World()), Image(), 0), Loop(0)
    execution: Any = None
    induction = Induction(_Entered(execution, ""), {0: loop})
    for state in (1, 2, 2):
        induction.arrive(loop, machine, replace(machine, unbounded=state))
    assert [initial for *_, initial in induction.todo] == [[1], [2]]


def test_a_function_called_is_no_loop_header() -> None:
    """A path that ends with its call would come to the header again, and not to the return."""
    binary = image("p256")
    effects = {binary.functions["p256_fe_inv"]: ("p256_fe_inv", lambda machine: None)}
    with pytest.raises(Undecided, match="a loop header that is none"):
        Run(Code(binary), effects, stops=frozenset(effects))
