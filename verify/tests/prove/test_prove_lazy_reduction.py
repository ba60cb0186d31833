# SPDX-License-Identifier: MIT
"""The ladder's step, on numbers that are not canonical in between, is proved on the compiled bytes; wrong ones are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.cones import Graph, atom_of
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.ladder.iterations import ladder_kernels, lazy_bound
from ecgen_verify.prove.lazy_reduction.numbers import Numbers
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


def _product() -> tuple[Graph, Word, Word, Word, Word]:
    """x*y as a low and a high word."""
    graph = Graph(Path(World()))
    x, y = (graph.unknown(name) for name in "xy")
    low, high = graph.multiply(x, y, 64)
    return graph, x, y, low, high


def _numbers(graph: Graph) -> Numbers:
    return Numbers(graph, 2**61 - 1, lazy_words(graph, [], 2**61 - 1, 2))


def test_what_is_shown_is_forgotten() -> None:
    graph, x, y, low, high = _product()
    numbers = _numbers(graph)
    assert numbers.show([low, high], x.poly * y.poly) <= (2**64 - 1) ** 2
    assert atom_of(low) not in graph.origins
    with pytest.raises(Undecided):  # nothing but the bound is known of the words by now
        numbers.show([low, high], x.poly * y.poly)


@pytest.mark.parametrize("factor", [0, 2, 2**60])
def test_what_is_not_so_is_not_shown(factor: int) -> None:
    graph, x, y, low, high = _product()
    with pytest.raises(Undecided):
        _numbers(graph).show([low, high], (x.poly * y.poly).scale(factor))


def test_a_mask_says_whether_numbers_are_zero() -> None:
    graph, x, y, _, _ = _product()
    numbers, either = _numbers(graph), graph.or_(x, y, 64)
    numbers.graph.narrow(x, 0, 1000)
    numbers.graph.narrow(y, 0, 1000)
    mask = graph.spread(graph.is_zero(either, 64), 64)
    numbers.tells(mask, [x.poly, y.poly])
    for wrong, values in ((mask, [x.poly]), (graph.invert(mask, 64), [x.poly, y.poly]),
                          (graph.spread(graph.is_zero(x, 64), 64), [x.poly, y.poly]), (x, [x.poly])):  # fmt: skip
        with pytest.raises(Undecided):
            numbers.tells(wrong, values)
