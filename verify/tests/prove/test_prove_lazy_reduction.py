# SPDX-License-Identifier: MIT
"""The ladder's step, on numbers that are not canonical in between, is proved on the compiled bytes; wrong ones are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.ladder.iterations import ladder_kernels, lazy_bound
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, beside
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.search.lazy_words import lazy_words
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import GCC, folder
from support.prove_kernels import around, kernel_image, kernel_verdict

CURVE = "curve25519"
_LIMB = f"{CURVE}_limb"
_PARAMETERS = f"{_LIMB} r[16], const {_LIMB} s[16], const {CURVE}_fe *u, uint64_t mask"


@pytest.mark.slow
@pytest.mark.parametrize("function", ["ladder_step", "ladder_end"])
@pytest.mark.parametrize("build", [GCC, Build("clang", "-O3")], ids=lambda build: build.name)
def test_ladder(function: str, build: Build) -> None:
    outcome = kernel_verdict(CURVE, function, kernel_image(CURVE, "ladder", build=build))
    assert outcome.proved, outcome


#: what is wrong: the step's body
WRONG = {
    "the mask upside down": "inner(r, s, u, ~mask);",
    "no mask": "inner(r, s, u, mask & 0);",
    "written before it is read, which matters where s is r": "r[15] = s[0]; inner(r, s, u, mask);",
    "a coordinate twice": f"{_LIMB} t[16]; for (int i = 0; i < 16; i++) t[i] = s[i < 12 ? i : i - 4]; inner(r, t, u, mask);",
    "a word changed": "inner(r, s, u, mask); r[5] += 1;",
    "a word of a result lost": f"{_LIMB} t[16]; inner(t, s, u, mask); for (int i = 0; i < 15; i++) r[i] = t[i];",
    "results out of their range": "inner(r, s, u, mask); if (r[3] < 38) { r[0] -= 19; r[3] += UINT64_C(1) << 63; }",
}


_QUICK = ("the mask upside down", "written before it is read, which matters where s is r", "results out of their range")


@pytest.mark.quick("results out of their range")
@pytest.mark.parametrize("what", [pytest.param(what, marks=() if what in _QUICK else pytest.mark.slow) for what in WRONG])
def test_a_wrong_step_is_rejected(what: str) -> None:
    assert not kernel_verdict(CURVE, "ladder_step", around(CURVE, "ladder", "ladder_step", _PARAMETERS, WRONG[what])).proved


@pytest.mark.slow
@pytest.mark.parametrize("old, new", [("UINT64_C(0x1db41)", "UINT64_C(0x1db42)"), ("UINT64_C(0x26)", "UINT64_C(0x25)")])
def test_wrong_constants_are_rejected(old: str, new: str) -> None:
    assert not kernel_verdict(CURVE, "ladder_step", kernel_image(CURVE, "ladder", old, new)).proved


@pytest.mark.slow
def test_the_formula_of_another_curve_is_rejected() -> None:
    emission = folder(CURVE)
    assert emission.spec.curve is not None
    other = replace(emission.spec, curve=replace(emission.spec.curve, a=emission.spec.curve.a + 4))
    step, _ = ladder_kernels(emission.prefix, other, emission.forms["fe"])
    assert not prove(kernel_image(CURVE, "ladder"), step, 4_000).verdict.proved


def test_the_bound_is_above_the_prime() -> None:
    prime = folder(CURVE).spec.prime
    assert prime < lazy_bound(prime, 4) < 2**256


def _product() -> tuple[Path, Word, Word, Word, Word]:
    """x*y as a low and a high word."""
    path = Path(World())
    x, y = (path.input_word(name, 0, 2**64 - 1) for name in "xy")
    product = path.product(x, y)
    low = path.low(product, 64)
    return path, x, y, low, path.named(path.quotient(product, low, 64))


def test_what_is_shown_is_forgotten_beside_the_path_alone() -> None:
    path, x, y, low, high = _product()
    atoms, other = list(path.world.atoms), beside(path)
    numbers = Numbers(other, 2**61 - 1, 2, *lazy_words(other, [], 2**61 - 1, 2))
    assert numbers.show([low.poly, high.poly], x.poly * y.poly) <= (2**64 - 1) ** 2
    assert other.world.atoms[max(low.poly.atoms())].meaning is None
    with pytest.raises(Undecided):  # nothing but the bound is known of the words by now
        numbers.show([low.poly, high.poly], x.poly * y.poly)
    assert path.world.atoms == atoms and not path.world.groups


@pytest.mark.parametrize("factor", [0, 2, 2**60])
def test_what_is_not_so_is_not_shown(factor: int) -> None:
    path, x, y, low, high = _product()
    numbers = Numbers(path, 2**61 - 1, 2, *lazy_words(path, [], 2**61 - 1, 2))
    with pytest.raises(Undecided):
        numbers.show([low.poly, high.poly], (x.poly * y.poly).scale(factor))


def test_names_are_of_the_very_word() -> None:
    path, x, y, low, high = _product()
    path.expand()
    assert path.resolve(high.poly.scale(2**64) + low.poly).key == (x.poly * y.poly).key
