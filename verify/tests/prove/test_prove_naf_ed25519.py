# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519 is proved as compiled; with a line changed it is not."""

from __future__ import annotations

import shutil
from functools import cache

import pytest

from ecgen_verify.prove.image import Image
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import method_of
from support.emitted_units import edited
from support.prove_composed_folder import GCC, folder, subject
from support.run_folder import scratch

CLANG = Build("clang", "-O2")
CURVE, MUL = "curve25519", "ed25519_mul_double_vartime"
_FILE = "curve25519_point.c"


def _verdict(emission: Folder, image: Image, name: str) -> Verdict:
    return method_of(emission.proofs.get(f"{CURVE}_{name}") or subject(CURVE, name, emission))(image).verdict


@cache
def _image(build: Build) -> Image:
    emission = folder(CURVE)
    return build.image(emission.source, CURVE, [_FILE], scratch("naf"))


def _changed(name: str, unit: str, old: str, new: str) -> Verdict:
    """The verdict of a function after `old`, which stands once in that unit, became `new`."""
    source = scratch("naf")
    for entry in folder(CURVE).source.iterdir():
        if entry.suffix in (".h", ".json"):
            shutil.copy(entry, source)
    file, text = edited(CURVE, unit, old, new)
    (source / file).write_text(text, encoding="utf-8")
    emission = Folder(source, folder(CURVE).spec)
    return _verdict(emission, GCC.image(source, CURVE, [_FILE], source), name)


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["ed25519_naf", "ed25519_iteration", MUL])
def test_proved(name: str, build: Build) -> None:
    outcome = _verdict(folder(CURVE), _image(build), name)
    assert outcome.proved, outcome.reason


@pytest.mark.slow
def test_result_rests_on_what_is_called() -> None:
    given = _verdict(folder(CURVE), _image(CLANG), MUL).given
    for name in ("sc_from_mont", "ed25519_naf", "ed25519_iteration", "ed25519_prepare", "ed25519_add_cached", "ed25519_dbl"):
        assert f"{CURVE}_{name}" in given


_ITERATION = {
    "T left out": ("base_digit == 0 && !last", "base_digit == 0"),
    "T left out before an addition": ("digit == 0 && base_digit == 0", "digit == 0"),
    "a digit for another": ("} else if (digit < 0) {", "} else if (digit < -1) {"),
    "the other sign": ("minus.m = table->p;\n        minus.p = table->m;", "minus.m = table->m;\n        minus.p = table->p;"),
    "the product's sign": ("fe_neg(&minus.t, &table->t);", "fe_neg(&minus.t, &minus.t);"),
    "another entry": ("&table[digit >> 1]", "&table[digit >> 2]"),
    "another entry of the base": ("&base[base_digit >> 1]", "&base[digit >> 1]"),
    "the base's other sign": ("base_minus.m = base->p;", "base_minus.m = base->m;"),
    "no doubling": ("curve25519_ed25519_dbl(sum, sum);", ""),
    "the last iteration only": ("if (digit > 0) {", "if (digit > 0 && last) {"),
}


@pytest.mark.quick("no doubling")
@pytest.mark.parametrize("change", _ITERATION)
def test_changed_turn_is_not_proved(change: str) -> None:
    assert not _changed("ed25519_iteration", "ed25519_naf", *_ITERATION[change]).proved


_FORM = {
    "another bit": ("i + width - 1;", "i + width - 2;"),
    "digits without a sign": ("(rest - top) & odd", "rest & odd"),
    "a rest too short": ("- 1)) - 1));", "- 2)) - 1));"),
    "the rest kept": ("((rest & ~odd) + (top << (rest & 1))) >> 1;", "(rest & ~odd) + (top << (rest & 1));"),
}


@pytest.mark.quick("digits without a sign")
@pytest.mark.parametrize("change", _FORM)
def test_changed_form_is_not_proved(change: str) -> None:
    assert not _changed("ed25519_naf", "ed25519_naf", *_FORM[change]).proved


_MUL = {
    "the last iteration left out": ("_iteration(&sum, table, digits[0][0], curve25519_ed25519_base_odd, digits[1][0], 1);",
                               "_dbl(&sum, &sum);"),
    "T of the last iteration left out": ("digits[1][0], 1);", "digits[1][0], 0);"),
    "an iteration left out": ("i > 0; i--", "i > 1; i--"),
    "digits of the other scalar": ("digits[0][i]", "digits[1][i]"),
    "the scalars exchanged": ("scalar_naf(digits[0], k,", "scalar_naf(digits[0], l,"),
    "still in Montgomery form": ("curve25519_sc_from_mont(&plain, k);", "plain = *k;"),
    "a table of other multiples": ("curve25519_ed25519_dbl(&sum, &multiple);", "sum = multiple;"),
    "the point itself for twice it": ("_prepare(&twice, &sum);", "_prepare(&twice, &multiple);"),
    "another table": ("curve25519_ed25519_base_odd, digits[1][i]", "curve25519_ed25519_base_table[0], digits[1][i]"),
}  # fmt: skip


@pytest.mark.quick("a table of other multiples")
@pytest.mark.parametrize("change", _MUL)
def test_changed_multiplication_is_not_proved(change: str) -> None:
    assert not _changed(MUL, "ed25519_mul", *_MUL[change]).proved


def test_a_point_is_not_written_over_itself_in_other_coordinates() -> None:
    """Both have four of them; of such a call no contract says anything."""
    over = "_prepare((curve25519_ed25519_cached *)&sum, &sum);\n    memcpy(&twice, &sum, sizeof twice);"
    outcome = _changed(MUL, "ed25519_mul", "_prepare(&twice, &sum);", over)
    assert not outcome.proved and "is another operand where that is not shown" in outcome.reason
