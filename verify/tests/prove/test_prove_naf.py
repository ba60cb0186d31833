# SPDX-License-Identifier: MIT
"""Non-adjacent forms, additions by their digits, double multiplications and verifications are proved as compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import COMPOSED, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.induction import Line, Loop
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.naf.iterations import Recoding, State, check_states
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.naf_states import naf_states
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.world import Undecided
from support.prove_composed_folder import GCC, folder
from support.prove_composed_folder import verdict as composed
from support.prove_multiples_folder import objects, verdict

CLANG = Build("clang", "-O2")


@pytest.mark.quick("add_digit-c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["naf", "add_digit", "add_base_digit", "point_mul_double_vartime"])
def test_proved_for_p256(name: str, build: Build) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.quick("add_digit-c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["naf", "add_digit", "add_base_digit", "add_image_digit", "point_mul_double_vartime"])
def test_proved_for_halves(name: str, build: Build) -> None:
    outcome = verdict("secp256k1", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_verification_proved(build: Build) -> None:
    outcome = composed("p256", "ecdsa_verify", build)
    assert outcome.proved, outcome.reason
    assert "p256_point_mul_double_vartime" in outcome.given


@pytest.mark.slow
def test_result_rests_on_what_is_called() -> None:
    given = verdict("p256", "point_mul_double_vartime").given
    for name in ("scalar_plain", "naf", "add_digit", "add_base_digit", "point_add_incomplete", "point_dbl", "point_neutral"):
        assert f"p256_{name}" in given


# ---------------------------------------------------------------------- what is found is checked


def _held(change: Callable[[Line], Line]) -> Callable[[State, Loop], tuple[State, Loop]]:
    """What is said of a register or a place on the stack, one after the other, changed."""

    def wrong(state: State, loop: Loop) -> tuple[State, Loop]:
        cells = {cell: (size, change(held) if isinstance(held, Line) else held) for cell, (size, held) in loop.cells.items()}
        assert cells != loop.cells
        return state, replace(loop, cells=cells)

    return wrong


def _not_the_path(error: Exception) -> Callable[[State, Loop], tuple[State, Loop]]:
    def wrong(state: State, loop: Loop) -> tuple[State, Loop]:
        raise error

    return wrong


_WRONG: dict[str, Callable[[State, Loop], tuple[State, Loop]]] = {
    "another carry": lambda state, loop: (replace(state, carry=1 - state.carry), loop),
    "further": lambda state, loop: (replace(state, position=state.position + 1), loop),
    "less far": lambda state, loop: (replace(state, position=state.position - 1), loop),
    "at the entry": lambda state, loop: (replace(state, entry=True), loop),
    "no lower rank": lambda state, loop: (state, replace(loop, rank=1)),
    "another header": lambda state, loop: (state, replace(loop, header=loop.header + 1)),
    "other numbers": _held(lambda line: replace(line, poly=line.poly.offset(1))),
    "other objects": _held(lambda line: replace(line, base="v")),
    "addresses and numbers that depend on an unknown": _held(lambda line: replace(line, poly=line.poly + Poly.atom(0))),
    "a name that stands for nothing": _held(lambda line: replace(line, poly=line.poly + Poly.atom(-3))),
    "a fork": _not_the_path(Fork(Poly.atom(0))),
    "no such path": _not_the_path(Contradiction()),
}


@pytest.mark.quick("further", "no lower rank")
@pytest.mark.parametrize("name", _WRONG)
def test_wrong_states_are_refused(name: str) -> None:
    emitted = folder("p256")
    length, words, widths = sizes_of(emitted.source, emitted.prefix)
    case = Case(numbers={"width": (min(widths), min(widths))})
    subject, code = naf_of(emitted.source, emitted.prefix), Code(objects("p256", GCC))
    execution = subject.execution(code, {}, Budget(COMPOSED), Account(), case)
    proof = Recoding(execution, length, words, min(widths))
    entry, search, headers = naf_states(proof)

    def wrong(proof: Recoding, machine: Machine, before: State, loop: Loop) -> tuple[State, Loop]:
        return _WRONG[name](*search(proof, machine, before, loop))

    with pytest.raises((Undecided, Fault)):
        check_states(proof, entry, wrong, headers)
