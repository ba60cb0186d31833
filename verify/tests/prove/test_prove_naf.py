# SPDX-License-Identifier: MIT
"""Non-adjacent forms, additions by their digits, double multiplications and verifications are proved as compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import COMPOSED, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.induction import Induction, Line, Loop
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.naf.iterations import Recoding, State
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.naf_states import find
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


def _held(change: Callable[[Line], Line]) -> Callable[[Loop], Loop]:
    """What is said of a register or a place on the stack, one after the other, changed."""

    def wrong(loop: Loop) -> Loop:
        cells = {cell: (size, change(held) if isinstance(held, Line) else held) for cell, (size, held) in loop.cells.items()}
        assert cells != loop.cells
        return replace(loop, cells=cells)

    return wrong


def _state(change: Callable[[State], State]) -> Callable[[Loop], Loop]:
    return lambda loop: replace(loop, layout=change(loop.layout))


def _not_the_path(error: Exception) -> Callable[[Loop], Loop]:
    def wrong(loop: Loop) -> Loop:
        raise error

    return wrong


_WRONG: dict[str, Callable[[Loop], Loop]] = {
    "another carry": _state(lambda state: replace(state, carry=1 - state.carry)),
    "further": _state(lambda state: replace(state, position=state.position + 1)),
    "less far": _state(lambda state: replace(state, position=state.position - 1)),
    "at the entry": _state(lambda state: replace(state, entry=True)),
    "no lower rank": lambda loop: replace(loop, rank=1),
    "another header": lambda loop: replace(loop, header=loop.header + 1),
    "other numbers": _held(lambda line: replace(line, poly=line.poly.offset(1))),
    "other objects": _held(lambda line: replace(line, base="v")),
    "addresses and numbers that depend on an unknown": _held(lambda line: replace(line, poly=line.poly + Poly.atom(0))),
    "a name that stands for nothing": _held(lambda line: replace(line, poly=line.poly + Poly.atom(-3))),
    "a fork": _not_the_path(Fork(Poly.atom(0))),
    "no such path": _not_the_path(Contradiction()),
}


def recoding() -> Recoding:
    emitted = folder("p256")
    length, words, widths = sizes_of(emitted.source, emitted.prefix)
    case = Case(numbers={"width": (min(widths), min(widths))})
    subject, code = naf_of(emitted.source, emitted.prefix), Code(objects("p256", GCC))
    execution = subject.execution(code, {}, Budget(COMPOSED), Account(), case)
    return Recoding(execution, length, words, min(widths))


@pytest.mark.quick("further", "no lower rank")
@pytest.mark.parametrize("name", _WRONG)
def test_wrong_states_are_refused(name: str) -> None:
    proof = recoding()
    entry, headers, search = find(proof)

    def wrong(machine: Machine, count: object, loop: Loop | None, before: State) -> Loop | None:
        following = search(machine, count, loop, before)
        return following if loop is None or following is None else _WRONG[name](following)

    with pytest.raises((Undecided, Fault)):
        Induction(proof, entry, headers, wrong).check()


@pytest.mark.parametrize("state", [State(position=5), State(carry=1), State(5, 0, entry=False)])
def test_a_function_begins_with_no_bit_taken_in(state: State) -> None:
    proof = recoding()
    entry, headers, search = find(proof)

    def wrong(machine: Machine, count: object, loop: Loop | None, before: State) -> Loop | None:
        return replace(entry, layout=state) if loop is None else search(machine, count, loop, before)

    with pytest.raises(Undecided, match="begin"):
        Induction(proof, entry, headers, wrong).check()
