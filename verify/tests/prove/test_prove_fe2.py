# SPDX-License-Identifier: MIT
"""Products in F_p^2 are proved on the compiled bytes, also where operands are one object; wrong ones are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.composed.kernels import quadratic_kernels
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.tools.builds import Build
from support.prove_composed_folder import GCC, changed, folder, verdict
from support.prove_kernels import STEPS, around, kernel_image, kernel_verdict

SPEC = "sqisign_lvl1"
#: i^2 = -5.
OTHER = "bls12_377"
_LIMB = f"{SPEC}_limb"
_PARAMETERS = f"{_LIMB} r[8], const {_LIMB} a[8], const {_LIMB} b[8]"


@pytest.mark.slow
@pytest.mark.parametrize("function", ["fe2_mul_words", "fe2_sqr_words"])
@pytest.mark.parametrize(
    "build", [GCC, pytest.param(Build("clang", "-O3"), marks=pytest.mark.slow)], ids=lambda build: build.name
)
@pytest.mark.parametrize("spec", [SPEC, OTHER])
def test_products(spec: str, function: str, build: Build) -> None:
    outcome = kernel_verdict(spec, function, kernel_image(spec, "fe2", build=build))
    assert outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.parametrize("nonresidue", [-1, -6, 5])
@pytest.mark.parametrize("function", ["fe2_mul_words", "fe2_sqr_words"])
def test_products_for_another_nonresidue_are_rejected(function: str, nonresidue: int) -> None:
    emitted = folder(OTHER)
    number = f"{emitted.prefix}_{function}"
    wrong = quadratic_kernels(emitted.prefix, replace(emitted.spec, nonresidue=nonresidue), emitted.forms["fe"])
    chosen = next(kernel for kernel in wrong if kernel.name == number)
    assert not prove(kernel_image(OTHER, "fe2"), chosen, STEPS).verdict.proved


#: what is wrong: what stands in the file, what is made of it
WRONG_INVERSE = {
    "a wrong multiple in the norm": ("fe_add(&multiple, &multiple, &square);", "fe_add(&multiple, &multiple, &norm);"),
    "a norm with the other sign": ("fe_add(&norm, &norm, &multiple);", "fe_sub(&norm, &norm, &multiple);"),
}


def test_inverse() -> None:
    outcome = verdict(OTHER, "fe2_inv")
    assert outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG_INVERSE)
def test_wrong_inverse_is_rejected(what: str) -> None:
    prefix = folder(OTHER).prefix
    old, new = (text.replace("fe_", f"{prefix}_fe_", 1) for text in WRONG_INVERSE[what])
    assert not changed(OTHER, "fe2_inv", old, new).proved


def test_one_that_only_calls_it_is_proved() -> None:
    """What the wrong ones below are wrong in is not the way in which they are made."""
    outcome = kernel_verdict(SPEC, "fe2_mul_words", around(SPEC, "fe2", "fe2_mul_words", _PARAMETERS, "inner(r, a, b);"))
    assert outcome.proved, outcome


#: what is wrong: the function's body
WRONG = {
    "written before the inputs are read, which matters where they are one object": "r[0] = 0; inner(r, a, b);",
    "the last word of b is lost where b is r": "r[7] = 1; inner(r, a, b);",
    "an operand twice": "(void)b; inner(r, a, a);",
    "half of an operand twice": f"{_LIMB} t[8]; for (int i = 0; i < 8; i++) t[i] = a[i & 3]; inner(r, t, b);",
    "a word changed": "inner(r, a, b); r[6] ^= 1;",
    "the imaginary part is not stored": f"{_LIMB} t[8]; inner(t, a, b); for (int i = 0; i < 4; i++) r[i] = t[i];",
}


_QUICK = ("written before the inputs are read, which matters where they are one object", "a word changed")


@pytest.mark.slow
@pytest.mark.parametrize("what", [pytest.param(what, marks=() if what in _QUICK else pytest.mark.slow) for what in WRONG])
def test_wrong_source_is_rejected(what: str) -> None:
    outcome = kernel_verdict(SPEC, "fe2_mul_words", around(SPEC, "fe2", "fe2_mul_words", _PARAMETERS, WRONG[what]))
    assert not outcome.proved


#: The same of squares: of them the prover is told that the real part is a product of two numbers that are not negative.
WRONG_SQUARES = {
    "a word changed": "inner(r, a); r[1] ^= 1;",
    "the parts of a exchanged": f"{_LIMB} t[8]; for (int i = 0; i < 8; i++) t[i] = a[i ^ 4]; inner(r, t);",
    "the real part alone is squared": f"{_LIMB} t[8]; for (int i = 0; i < 8; i++) t[i] = i < 4 ? a[i] : 0; inner(r, t);",
}


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG_SQUARES)
def test_wrong_squares_are_rejected(what: str) -> None:
    image = around(SPEC, "fe2", "fe2_sqr_words", f"{_LIMB} r[8], const {_LIMB} a[8]", WRONG_SQUARES[what])
    assert not kernel_verdict(SPEC, "fe2_sqr_words", image).proved
