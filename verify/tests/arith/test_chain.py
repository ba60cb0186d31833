# SPDX-License-Identifier: MIT
"""Addition chains reach their exponents, are as short as the best known for the common primes, and fit their temporaries."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.arith.chains.chain import Chain, Product, Square, operands
from ecgen.arith.chains.digits import digits_chain
from ecgen.arith.chains.lengths import lengths_chain
from ecgen.arith.chains.search import find_chain
from ecgen.arith.sqrt import sqrt_plan
from ecgen.bundled import bundled_specs
from ecgen.field import is_long

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
BUNDLED = sorted({m for s in bundled_specs() if not is_long(s.prime) for m in (s.prime, s.curve.order if s.curve else s.prime)})


def reached(chain: Chain) -> int:
    """The exponent, counted in the additive group of integers."""
    return chain.power(1, lambda x: 2 * x, lambda x, y: x + y)


@pytest.mark.parametrize("prime", BUNDLED, ids=lambda p: f"{p.bit_length()}bits-{p % 10007}")
def test_bundled_moduli(prime: int) -> None:
    assert reached(find_chain(prime - 2)) == prime - 2
    root = sqrt_plan(prime)
    assert root.chain is None or reached(root.chain) == root.exponent


@pytest.mark.parametrize(
    ("exponent", "squarings", "products"),
    [
        (P256 - 2, 255, 12),
        (P384 - 2, 383, 14),
        (2**521 - 3, 520, 13),
        (2**255 - 21, 254, 11),
        (2**256 - 2**32 - 979, 255, 14),
        ((P256 + 1) // 4, 253, 7),
        (2**519, 519, 0),
    ],
)
def test_not_longer_than_the_best_known(exponent: int, squarings: int, products: int) -> None:
    chain = find_chain(exponent)
    assert (chain.squarings, chain.products) <= (squarings, products)
    assert chain.products <= products


@given(st.integers(1, 2**200))
@settings(max_examples=60, deadline=None)
def test_random_exponents(exponent: int) -> None:
    assert reached(find_chain(exponent)) == exponent


@pytest.mark.parametrize("exponent", range(1, 300))
def test_small_exponents(exponent: int) -> None:
    assert reached(find_chain(exponent)) == exponent


@pytest.mark.parametrize("exponent", [0, -1])
def test_refuses_exponents_below_one(exponent: int) -> None:
    with pytest.raises(ValueError, match="exponent"):
        find_chain(exponent)


def test_a_chain_that_ends_elsewhere_is_refused() -> None:
    with pytest.raises(ValueError, match="0x3"):
        Chain(4, (Square(0, 1), Product(1, 0)))


@pytest.mark.parametrize("prime", [P256, 2**255 - 19, 2**216 * 3**137 - 1])
def test_temporaries_hold_what_is_still_needed(prime: int) -> None:
    chain = find_chain(prime - 2)
    slots, held = chain.slots(), {-1: 1}
    for index, step in enumerate(chain.steps):
        for register in operands(step):
            assert held[slots[register]] == chain.registers[register]
        held[slots[index + 1]] = chain.registers[index + 1]
    assert held[slots[-1]] == prime - 2
    assert len(set(slots)) < len(slots)


@given(st.integers(1, 2**200))
@settings(max_examples=60, deadline=None)
def test_windows_are_the_end_of_the_chain(exponent: int) -> None:
    """The table that is emitted has the powers that the steps have; what it multiplies by stays in its temporary."""
    chain = find_chain(exponent)
    last = chain.steps[-1] if chain.steps else None
    end = len(chain.steps) - isinstance(last, Square)
    begin = end - 2 * len(chain.windows)
    slots = chain.slots({begin, *(register for _, register in chain.windows)})
    held = {-1: 1}
    for index in range(begin):
        held[slots[index + 1]] = chain.registers[index + 1]
    power = held[slots[begin]]
    for count, register in chain.windows:
        assert register <= begin
        power = (power << count) + held[slots[register]]
    assert power << (last.count if isinstance(last, Square) else 0) == exponent


def test_a_long_exponent_ends_in_a_row_of_windows() -> None:
    chain = find_chain(2**521 - 2**300 - 2**7 * 0x5555555555555 - 1)
    assert len(chain.windows) >= 10


@pytest.mark.slow
@given(st.frozensets(st.integers(2, 400), min_size=1, max_size=4), st.integers(1, 5))
@settings(max_examples=60, deadline=None)
def test_lengths_chain_adds_what_is_there(targets: frozenset[int], seed: int) -> None:
    there = {1, seed}
    for a, b in lengths_chain(targets, frozenset(there)):
        assert {a, b} <= there
        there.add(a + b)
    assert targets <= there


@given(st.frozensets(st.integers(0, 60).map(lambda n: 2 * n + 1), max_size=6))
@settings(max_examples=60, deadline=None)
def test_digits_chain_multiplies_what_is_there(targets: frozenset[int]) -> None:
    there = {1}
    for equation in digits_chain(targets):
        assert {equation.left, equation.right} <= there
        there.add(equation.power)
    assert targets <= there
