# SPDX-License-Identifier: MIT
"""Moduli of far fewer bits than a word are proved in Montgomery's representation, in every build."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from ecgen.library import Target
from ecgen_verify.prove.budget import COMPOSED, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.every import ArrayLoop, EveryCount, Progress, loop_of
from ecgen_verify.prove.induction import COUNT, Loop
from ecgen_verify.prove.kernel import aliases_of
from ecgen_verify.prove.path import Path as ProofPath
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.arrays import find
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import COMPILERS, LEVELS
from ecgen_verify.prove.wiring.rows import prove_assembled_kernels, prove_composed
from ecgen_verify.prove.world import Undecided, World
from support.emitted import spec_named
from support.prove_composed_folder import image, rewritten, subject
from support.prove_folder import emitted, prove_folder
from support.prove_loops import check, placed

CLANG = Build("clang", "-O2")


def not_proved(name: str, tmp_path: Path, builds: list[Build]) -> list[str]:
    folder, spec = emitted(name, "montgomery"), spec_named(name)
    rows = list(prove_folder(folder, [Target.C64, Target.X64, Target.ADX], tmp_path, spec=spec))
    for build in builds:
        rows += prove_composed(folder, spec, build, tmp_path)
    rows += prove_assembled_kernels(folder, tmp_path, spec)
    assert len(rows) > 80
    arithmetic = [row for row in rows if "_hex_" not in row.verdict.function]  # strings of any length: no method
    return [f"{row.verdict.function} ({row.build}): {row.verdict.reason}" for row in arithmetic if not row.verdict.proved]


@pytest.mark.slow
def test_babybear(tmp_path: Path) -> None:
    assert not_proved("babybear", tmp_path, [CLANG]) == []


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["babybear", "koalabear", "f251"])
def test_every_function_in_every_build(name: str, tmp_path: Path) -> None:
    assert not_proved(name, tmp_path, [Build(compiler, level) for compiler in COMPILERS for level in LEVELS]) == []


# ---------------------------------------------------------------------- words


def test_a_product_that_fits_is_its_own_low_word() -> None:
    """Montgomery's multiple of p has the same low word, whatever it was computed from."""
    path = ProofPath(World())
    x, y = (path.input_word(name, 0, (1 << 31) - 1) for name in "xy")
    product = path.product(x, y)
    same = path.sum((product, 1 << 64), (product, 1))
    assert path.low(same, 64).poly.key == product.poly.key
    wide = path.input_word("z", 0, (1 << 40) - 1)
    beyond = path.product(x, wide)
    assert path.low(beyond, 64).poly.key != beyond.poly.key


def test_a_sum_of_products_that_fits_is_its_own_low_word() -> None:
    """As the real part of a product over F_p^2, which is reduced once."""
    path = ProofPath(World())
    a, b, c, d = (path.input_word(name, 0, (1 << 31) - 1) for name in "abcd")
    both = path.sum((path.product(a, b), 1), (path.product(c, d), 1))
    same = path.sum((path.product(a, b), 1), (path.product(c, d), (1 << 64) + 1))
    assert path.low(same, 64).poly.key == both.poly.key


def test_a_difference_of_low_halves() -> None:
    path = ProofPath(World())
    x = path.input_word("x", 0, (1 << 64) - 1)
    low = path.low(x, 32)
    rest = path.quotient(x, low, 32)
    y = path.sum((rest, 1 << 32), (low, 1), (path.input_word("d", 0, 7), 1))
    difference = path.sum((path.low(y, 32), 1), (low, -1))
    assert path.low(difference, 32).hi == 7
    unknown = path.sum((path.low(path.input_word("u", 0, (1 << 64) - 1), 32), 1), (low, -1))
    assert path.low(unknown, 32).hi == (1 << 32) - 1


# ---------------------------------------------------------------------- a loop whose first iteration stands before it

_KEEP, _MULTIPLY = "scratch[i] = product;", "babybear_fe_mul(&product, &product, &factor);\n    }\n    babybear_fe_inv"
_FACTOR = "babybear_fe_select(&factor, babybear_fe_is_zero(&a[i]), &babybear_fe_one, &a[i]);"
WRONG = {
    "the first is kept after": (_KEEP, f"{_KEEP} if (i == 0) {{ scratch[i] = a[i]; }}"),
    "the second is kept wrong": (_KEEP, f"{_KEEP} if (i == 1) {{ scratch[i] = a[i]; }}"),
    "the first is not kept": (_KEEP, f"if (i > 0) {{ {_KEEP} }}"),
    "a zero stays": (_FACTOR, "factor = a[i];"),
    "the factor of the first is forgotten": (_MULTIPLY, f"if (i > 0) {_MULTIPLY}"),
    "one less": ("for (i = 0; i < count; i++) {", "for (i = 0; i + 1 < count; i++) {"),
}


def counted_from(over: int) -> ArrayLoop:
    proof_subject = subject("babybear", "fe_batch_inv")
    assert isinstance(proof_subject.claim.every, EveryCount)
    at = partial(proof_subject.execution, Code(image("babybear", CLANG)), {}, Budget(COMPOSED), Account())
    return loop_of(proof_subject, at, proof_subject.claim.every.result, 1, over)


@pytest.mark.quick("the factor of the first is forgotten")
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_rejected(what: str) -> None:
    binary, proof_subject = rewritten("babybear", "fe_batch_inv", *WRONG[what], CLANG)
    assert proof_subject.claim.every is not None
    with pytest.raises((Undecided, Fault)):
        for alias in aliases_of(proof_subject.claim.promised.operands):
            at = partial(proof_subject.execution, Code(binary), alias, Budget(COMPOSED), Account())
            proof_subject.claim.every(proof_subject, at)


def test_wrong_invariants_are_rejected() -> None:
    proof = counted_from(1)
    loops = placed(find(proof))
    check(proof, loops)
    (first, loop), (second, other) = loops
    one = Poly.atom(COUNT).offset(1)
    wrong: list[list[tuple[Progress, Loop]]] = [
        [(changed, iterated), (second, other)]
        for changed in (
            replace(first, down=True),
            replace(first, inverses=frozenset(first.places) - first.inverses),
            replace(first, after={**first.after, "scratch/0": ("given", "a", None)}),
            replace(first, before=first.after),
        )
        for iterated in (loop, replace(loop, iterations=one))
    ]
    wrong += [[(first, replace(loop, iterations=one)), (second, other)]]
    for candidate in wrong:
        with pytest.raises((Undecided, Fault)):
            check(proof, candidate)
    with pytest.raises((Undecided, Fault)):
        check(counted_from(0), loops)  # counts that leave no iteration to the loop would be missed
