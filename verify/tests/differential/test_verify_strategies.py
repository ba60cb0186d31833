# SPDX-License-Identifier: MIT
"""What verify draws: within contracts, and rich in edges."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.reference import contract_of
from ecgen_verify.cases import Input
from ecgen_verify.exhaustive import domain
from ecgen_verify.parameters import parameters_of
from ecgen_verify.strategies import inputs
from ecgen_verify.subject import Function

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1


def function(prime: int, operation: str) -> Function:
    bits = prime.bit_length()
    moduli = {width: Modulus(prime, Kind.FIELD, width, -(-bits // width), Reduction.MONTGOMERY) for width in (64, 32)}
    contract = contract_of(operation, moduli[64])
    return Function(f"q_{contract.name}", contract, parameters_of(contract), moduli)


def drawn(strategy: st.SearchStrategy[dict[str, Input]], count: int) -> list[dict[str, Input]]:
    seen: list[dict[str, Input]] = []

    @settings(max_examples=count, database=None, derandomize=True, deadline=None)
    @given(strategy)
    def collect(values: dict[str, Input]) -> None:
        seen.append(values)

    collect()
    return seen


@pytest.mark.parametrize("prime", [13, 2**61 - 1, P256])
def test_elements_are_canonical(prime: int) -> None:
    for values in drawn(inputs(function(prime, "mul")), 200):
        assert all(isinstance(value, int) and 0 <= value < prime for value in values.values())


@pytest.mark.slow
def test_pairs_meet_the_edges_of_sums_differences_and_products() -> None:
    pairs = [(values["a"], values["b"]) for values in drawn(inputs(function(P256, "mul")), 2000)]
    edges = Counter[str]()
    for a, b in pairs:
        assert isinstance(a, int) and isinstance(b, int)
        edges["a + b = p"] += a + b == P256
        edges["a + b = p - 1"] += a + b == P256 - 1
        edges["a + b > p"] += a + b > P256
        edges["a = b"] += a == b
        edges["a - b = 1"] += a - b == 1
        edges["a * b = 1"] += a * b % P256 == 1
        edges["a = p - 1"] += a == P256 - 1
        edges["a = R"] += a == 2**256 % P256
        edges["a = R^2"] += a == 2**512 % P256
        edges["a = 0"] += a == 0
        edges["a is a run of ones"] += a > 1 and bin(a)[2:].strip("0").count("0") == 0
        edges["a shares 3 limbs of 4 with p"] += sum((a ^ P256) >> 64 * i & (2**64 - 1) == 0 for i in range(4)) == 3
    assert [edge for edge in edges if not edges[edge]] == []
    assert len(edges) == 12


def test_encodings_of_both_kinds() -> None:
    decode = function(P256, "from_bytes")
    numbers = []
    for values in drawn(inputs(decode), 300):
        assert isinstance(values["b"], bytes) and len(values["b"]) == 32
        numbers.append(int.from_bytes(values["b"], "big"))
    assert {P256 - 1, P256, P256 + 1, 2**256 - 1} <= set(numbers)
    assert sum(number < P256 for number in numbers) > 60


def test_small_factors_have_garbage_above() -> None:
    small = function(P256, "mul_small")
    registers = [values["k"] for values in drawn(inputs(small), 200)]
    assert any(isinstance(k, int) and k >> 32 for k in registers)
    assert all(isinstance(k, int) and k < 2**64 for k in registers)


def test_arrays_of_every_length_with_zeros() -> None:
    batch = function(P256, "batch_inv")
    arrays = [values["a"] for values in drawn(inputs(batch), 300)]
    assert {len(array) for array in arrays if isinstance(array, tuple)} == set(range(10))
    assert any(isinstance(array, tuple) and 0 in array and any(array) for array in arrays)


def test_domain_of_a_tiny_prime() -> None:
    pairs = domain(function(5, "mul"))
    assert pairs is not None
    assert [(values["a"], values["b"]) for values in pairs] == list(itertools.product(range(5), repeat=2))
    decode = domain(function(13, "from_bytes"))
    assert decode is not None and len(list(decode)) == 256


def test_domain_that_is_too_large() -> None:
    assert domain(function(61, "mul")) is not None
    assert domain(function(127, "mul")) is None
    assert domain(function(127, "neg")) is not None
    assert domain(function(13, "mul_small")) is None
