# SPDX-License-Identifier: MIT
"""The GLV decomposition: congruent, odd, short; published constants for secp256k1; refused where there is no endomorphism."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ecgen.bundled import load_bundled
from ecgen.curve.glv import Glv, derive_glv
from ecgen.curve.recoding import Window
from ecgen.group import Group
from ecgen.rings import Residues
from ecgen.selfcheck import edge_numbers

#: (prime, b, order, x, y) of y^2 = x^3 + b.
SMALL = [(1009, 11, 967, 1, 298), (1033, 5, 1087, 1, 218), (4021, 2, 3931, 1, 817)]
FAMILY = ["secp192k1", "secp224k1", "secp256k1"]


@cache
def bundled(name: str) -> Glv:
    spec = load_bundled(name)
    assert spec.curve is not None
    return derive_glv(spec.prime, spec.curve.order, spec.curve.b, (spec.curve.gx, spec.curve.gy))


def check(glv: Glv, scalar: int) -> None:
    k1, k2 = glv.decompose(scalar)
    assert (k1 + k2 * glv.lambda_ - scalar) % glv.order == 0
    assert k1 % 2 and k2 % 2 and max(abs(k1), abs(k2)) < glv.bound <= 1 << glv.bits


@pytest.mark.parametrize("name", FAMILY)
def test_family(name: str) -> None:
    glv, spec = bundled(name), load_bundled(name)
    assert spec.curve is not None
    group = Group("weierstrass", {"a": 0, "b": spec.curve.b}, Residues(spec.prime))
    image = group.multiply(glv.lambda_, (spec.curve.gx, spec.curve.gy))
    assert image == (glv.beta * spec.curve.gx % spec.prime, spec.curve.gy) and glv.beta != 1
    (a1, b1), (a2, b2) = glv.basis
    assert a1 * b2 - a2 * b1 == glv.order and all((a + b * glv.lambda_) % glv.order == 0 for a, b in glv.basis)
    assert glv.bits <= glv.order.bit_length() // 2 + 1
    assert [glv.safe_windows(Window(glv.bits, width)) for width in (3, 4, 5, 6)] == [1, 1, 1, 1]


@pytest.mark.parametrize("name", FAMILY)
def test_family_on_edges(name: str) -> None:
    glv = bundled(name)
    numbers = edge_numbers(glv.order, random.Random(name))
    for scalar in [0, 1, 2, glv.order - 1, glv.lambda_, glv.order - glv.lambda_, *(next(numbers) for _ in range(2000))]:
        check(glv, scalar)
    for numerator in range(1, 400):  # where a rounding is at its worst: next to multiples of n over the lattice's coordinates
        for divisor in {abs(coordinate) for vector in glv.basis for coordinate in vector}:
            for step in (-1, 0, 1):
                check(glv, (numerator * glv.order // divisor + step) % glv.order)


@pytest.mark.parametrize("curve", SMALL)
def test_every_scalar_of_small_curves(curve: tuple[int, int, int, int, int]) -> None:
    prime, b, order, x, y = curve
    glv = derive_glv(prime, order, b, (x, y), word=8)
    for scalar in range(order):
        check(glv, scalar)


def test_constants_of_secp256k1() -> None:
    """As libsecp256k1 documents them (scalar_impl.h)."""
    glv = bundled("secp256k1")
    assert glv.lambda_ == 0x5363AD4CC05C30E0A5261C028812645A122E22EA20816678DF02967C1B23BD72
    assert glv.beta == 0x7AE96A2B657C07106E64479EAC3434E99CF0497512F58995C1396C28719501EE
    assert glv.basis == (
        (0x3086D221A7D46BCDE86C90E49284EB15, -0xE4437ED6010E88286F547FA90ABFE4C3),
        (0x114CA50F7A8E2F3F657C1108D9D44CFD8, 0x3086D221A7D46BCDE86C90E49284EB15),
    )


@pytest.mark.parametrize("name", ["p256"])
def test_refused_without_an_endomorphism(name: str) -> None:
    spec = load_bundled(name)
    assert spec.curve is not None
    with pytest.raises(ValueError, match="no endomorphism"):
        derive_glv(spec.prime, spec.curve.order, spec.curve.b, (spec.curve.gx, spec.curve.gy))
