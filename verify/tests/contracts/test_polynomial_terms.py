# SPDX-License-Identifier: MIT
"""Polynomials in contracts: their arithmetic against the schoolbook's, text, and JSON and back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.bundled import bundled_structures
from ecgen.emit.kinds import kind_of
from ecgen.logic.polynomials import modulo, plus, product, remainder, scaled, trimmed
from ecgen.logic.serialize import contract_from, plain
from ecgen.logic.text import claim
from ecgen.meaning.polynomial_inverse import inverse

COEFFICIENTS = st.lists(st.integers(-(2**40), 2**40) | st.sampled_from([0, 0, 1, -1, 2**16, -(2**16)]), max_size=12)


@given(COEFFICIENTS, COEFFICIENTS)
def test_products(a: list[int], b: list[int]) -> None:
    expected = [0] * (len(a) + len(b))
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            expected[i + j] += x * y
    assert product(a, b) == trimmed(expected)


@given(COEFFICIENTS, st.integers(1, 6), st.sampled_from(["x^n - 1", "Phi_n", "another"]), COEFFICIENTS)
def test_remainders(a: list[int], n: int, which: str, lower: list[int]) -> None:
    modulus = {"x^n - 1": [-1, *[0] * (n - 1), 1], "Phi_n": [1] * n, "another": [*lower, 1]}[which]
    rest = remainder(a, modulus)
    assert len(rest) < len(modulus)
    quotient, left = [], list(a)
    while len(left) >= len(modulus):  # long division, the highest first
        quotient.append(left[-1])
        left = [x - quotient[-1] * y for x, y in zip(left, [*[0] * (len(left) - len(modulus)), *modulus], strict=True)][:-1]
    assert rest == trimmed(left)
    assert plus(product(trimmed(quotient[::-1]), modulus), rest) == trimmed(a)


@pytest.mark.parametrize(("n", "number"), [(5, 2), (5, 3), (19, 2), (19, 3), (19, 8), (29, 4096), (101, 3)])
def test_inverses(n: int, number: int) -> None:
    source, phi = random.Random(n * number), (1,) * n
    for _ in range(20):
        a = trimmed([source.randrange(number) for _ in range(n)])
        prime = 3 if number == 3 else 2
        expected = () if not modulo(remainder(a, phi), prime) else (1,)
        assert modulo(remainder(product(a, inverse(a, phi, number)), phi), number) == expected or not expected


def test_text_and_json() -> None:
    for spec in bundled_structures():
        for contract in kind_of(spec).contracts(spec):
            assert contract_from(contract.name, contract.operation, plain(contract)) == contract
    spec = bundled_structures()[0]
    claims = {contract.name: claim(contract) for contract in kind_of(spec).contracts(spec)}
    assert claims["rq_mul"] == "r = a * b mod (x^n - 1) mod q"
    assert claims["s3_mul"] == "r = a * b mod Phi_n mod 3"


@given(COEFFICIENTS, st.integers(-5, 5))
def test_sums(a: list[int], factor: int) -> None:
    assert plus(scaled(a, factor), scaled(a, -factor)) == ()
