# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519 is proved as compiled; with a line changed it is not."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from ecgen_verify.prove.composed.folder import Folder
from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.prover import prove
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Verdict
from support.prove_composed_folder import GCC, folder, subject

CLANG = Build("clang", "-O2")
CURVE, MUL = "curve25519", "ed25519_mul_double_vartime"
_FILES = ("ed25519_mul", "ed25519_naf", "secrets")


def _verdict(made: Folder, image: Image, name: str) -> Verdict:
    inner = made.inner.get(f"{CURVE}_{name}")
    return inner(image).verdict if inner is not None else prove(image, subject(CURVE, name, made)).verdict


@cache
def _image(build: Build) -> Image:
    made = folder(CURVE)
    return build.image(made.source, CURVE, [f"{CURVE}_{name}.c" for name in _FILES], Path(mkdtemp(prefix="ecgen-test-naf-")))


def _changed(name: str, file: str, old: str, new: str) -> Verdict:
    """The verdict of a function after `old`, which stands once in the file of that name, became `new`."""
    source = Path(mkdtemp(prefix="ecgen-test-naf-"))
    for each in folder(CURVE).source.iterdir():
        if each.suffix in (".h", ".json") or each.name in {f"{CURVE}_{name}.c" for name in _FILES}:
            shutil.copy(each, source)
    path = source / f"{CURVE}_{file}.c"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    made = Folder(source, folder(CURVE).spec)
    return _verdict(made, GCC.image(source, CURVE, [f"{CURVE}_{name}.c" for name in _FILES], source), name)


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["ed25519_naf", "ed25519_iteration", MUL])
def test_proved(name: str, build: Build) -> None:
    found = _verdict(folder(CURVE), _image(build), name)
    assert found.proved, found.reason


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


@pytest.mark.parametrize("change", _ITERATION)
def test_changed_turn_is_not_proved(change: str) -> None:
    assert not _changed("ed25519_iteration", "ed25519_naf", *_ITERATION[change]).proved


_FORM = {
    "the carry left out": ("- 1)) + carry;", "- 1));"),
    "digits without a sign": ("(int)window - (int)(carry << width)", "(int)window"),
    "another shift": ("(CURVE25519_WORD_BITS - shift)", "(CURVE25519_WORD_BITS - 1 - shift)"),
    "a window too far": ("position += width;", "position += width + 1;"),
}


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


@pytest.mark.parametrize("change", _MUL)
def test_changed_multiplication_is_not_proved(change: str) -> None:
    assert not _changed(MUL, "ed25519_mul", *_MUL[change]).proved
