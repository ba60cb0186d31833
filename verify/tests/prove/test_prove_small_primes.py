# SPDX-License-Identifier: MIT
"""Moduli of far fewer bits than a word are proved in Montgomery's representation, in every build."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.library import Target
from ecgen_verify.prove.composed.induction import prove
from ecgen_verify.prove.kernel import aliases_of
from ecgen_verify.prove.path import Path as ProofPath
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import COMPILERS, LEVELS
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.world import Undecided, World
from support.emitted import spec_named
from support.prove_composed_folder import folder_rows, rewritten, verdict
from support.prove_folder import emitted, prove_folder
from support.prove_loops import invariants_of

CLANG = Build("clang", "-O2")


def not_proved(name: str, tmp_path: Path, builds: list[Build]) -> list[str]:
    folder, spec = emitted(name, "montgomery"), spec_named(name)
    rows = list(prove_folder(folder, [Target.C64, Target.X64, Target.ADX], tmp_path, spec=spec))
    for build in (*(build.name for build in builds), "nasm"):
        rows += folder_rows(Folder(folder, spec), tmp_path, build)
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


# ---------------------------------------------------------------------- a loop whose first iteration is as all others

_KEEP, _MULTIPLY = "scratch[i] = product;", "babybear_fe_mul(&product, &product, &factor);\n    }\n    babybear_fe_inv"
_FACTOR = "babybear_fe_select(&factor, babybear_fe_is_zero(&a[i]), &babybear_fe_one, &a[i]);"
WRONG = {
    "the first is kept after": (_KEEP, f"{_KEEP} if (i == 0) {{ scratch[i] = a[i]; }}"),
    "the second is kept wrong": (_KEEP, f"{_KEEP} if (i == 1) {{ scratch[i] = a[i]; }}"),
    "the first is not kept": (_KEEP, f"if (i > 0) {{ {_KEEP} }}"),
    "a zero stays": (_FACTOR, "factor = a[i];"),
    "the factor of the first is forgotten": (_MULTIPLY, f"if (i > 0) {_MULTIPLY}"),
    "one less": ("for (i = 0; i < count;", "for (i = 0; i + 1 < count;"),
}


def test_inversions_of_any_count() -> None:
    """The first one of an element of one word: compilers could keep that in a register."""
    assert verdict("babybear", "fe_batch_inv", CLANG).proved


@pytest.mark.quick("the factor of the first is forgotten")
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_rejected(what: str) -> None:
    binary, proof_subject = rewritten("babybear", "fe_batch_inv", *WRONG[what], CLANG)
    with pytest.raises((Undecided, Fault)):
        for alias in aliases_of(proof_subject.promised.operands):
            for invariant in invariants_of(proof_subject, binary, alias):
                prove(invariant)
