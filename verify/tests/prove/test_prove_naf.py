# SPDX-License-Identifier: MIT
"""Non-adjacent forms, additions by their digits, double multiplications and verifications are proved as compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen_verify.prove.budget import STEPS, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.induction import Check, Fold, Induction, Line, Loop, prove
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.naf.iterations import Recoding
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.cells import in_order
from ecgen_verify.prove.search.folds import find
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
    """What is said of registers and places on the stack that change, changed."""

    def wrong(loop: Loop) -> Loop:
        cells = {cell: (size, change(held) if isinstance(held, Line) else held) for cell, (size, held) in loop.cells.items()}
        assert cells != loop.cells
        return replace(loop, cells=cells)

    return wrong


def _rest(*names: str) -> Callable[[Loop], Loop]:
    """The rest said to be in these registers; nothing else is said of them."""
    cells = tuple((name, 0) for name in names)

    def wrong(loop: Loop) -> Loop:
        assert loop.layout.places != (cells,)
        others = {cell: held for cell, held in loop.cells.items() if cell not in cells}
        return replace(loop, cells=others, layout=replace(loop.layout, places=(cells,)))

    return wrong


_WRONG: dict[str, Callable[[Loop], Loop]] = {
    "another header": lambda loop: replace(loop, header=loop.header + 1),
    "the rest nowhere": _rest(),
    "the rest in another register": _rest("RBX"),
    "the rest in the register that counts": _rest("RAX"),
    "no rest": lambda loop: replace(loop, layout=replace(loop.layout, places=())),
    "another number of positions to come": _held(lambda line: replace(line, poly=line.poly.offset(1))),
    "another object": _held(lambda line: replace(line, base="v")),
    "a number that depends on an unknown": _held(lambda line: replace(line, poly=line.poly + Poly.atom(0))),
    "a name that stands for nothing": _held(lambda line: replace(line, poly=line.poly + Poly.atom(-3))),
}


def recoding(longer: int = 0, wider: int = 0, fewer: int = 0) -> Recoding:
    emitted = folder("p256")
    length, words, widths = sizes_of(emitted.source, emitted.prefix)
    case = Case(numbers={"width": (min(widths), min(widths))})
    subject, code = naf_of(emitted.source, emitted.prefix), Code(objects("p256", GCC))
    execution = subject.execution(code, {}, Budget(STEPS), Account(), case)
    return Recoding(execution, "", words - fewer, min(widths) + wider, iterations=(length + longer, length + longer))


def test_right_loop_holds() -> None:
    Induction(recoding(), in_order([find(recoding())])).check()


def test_search_that_has_nothing_checked_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or only what does not hold."""
    wrong = in_order([_WRONG["the rest nowhere"](find(recoding()))])

    def search(_: Fold, check: Check) -> None:
        with pytest.raises((Undecided, Fault)):
            check(wrong)

    monkeypatch.setattr("ecgen_verify.prove.composed.induction.loop_invariants", search)
    with pytest.raises(Undecided, match="no loops for which all holds"):
        prove(recoding())


@pytest.mark.quick("the rest nowhere", "another header")
@pytest.mark.parametrize("name", _WRONG)
def test_wrong_loops_are_refused(name: str) -> None:
    proof = recoding()
    loop = _WRONG[name](find(proof))
    with pytest.raises((Undecided, Fault)):
        Induction(proof, in_order([loop])).check()


@pytest.mark.parametrize(("longer", "wider"), [(-1, 0), (1, 0), (0, 1), (0, -1), (0, 4), (0, -4)])
def test_other_numbers_are_refused(longer: int, wider: int) -> None:
    """So many digits, and so wide, are not those that the function writes; or no bytes."""
    loop, proof = find(recoding()), recoding(longer, wider)
    with pytest.raises((Undecided, Fault)):
        Induction(proof, in_order([loop])).check()


def test_bits_beyond_the_words_are_refused() -> None:
    """Nobody says what stands there."""
    loop, proof = find(recoding()), recoding(fewer=2)
    with pytest.raises(Undecided, match="not all in the words"):
        Induction(proof, in_order([loop])).check()
