# SPDX-License-Identifier: MIT
"""Solinas reduction: refuses with a reason, or is right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from gmpy2 import is_prime
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import nextprime, primerange

from ecgen.arith.cost import cost
from ecgen.arith.reduce import solinas
from ecgen.ir import Op, Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from support.folding_cases import by_solinas, compiled, edges, montgomery_cost, program, reduced, strict, wide_numbers, words

PRIMES = {
    "p192": 2**192 - 2**64 - 1,
    "p224": 2**224 - 2**96 + 1,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p521": 2**521 - 1,
    "sm2": 2**256 - 2**224 - 2**96 + 2**64 - 1,
    "25519": 2**255 - 19,
    "secp256k1": 2**256 - 2**32 - 977,
    "ed448": 2**448 - 2**224 - 1,
    "goldilocks": 2**64 - 2**32 + 1,
    "m61": 2**61 - 1,
    "fermat": 2**16 + 1,
    "17": 17,
    "13": 13,
}
ACCEPTED = pytest.mark.parametrize("modulus", PRIMES.values(), ids=PRIMES.keys())
WIDTHS = pytest.mark.parametrize("width", [64, 32])


def few_terms(bits: int) -> Iterator[int]:
    """A prime 2^bits + s*2^a + t for each of the four choices of signs, as far as there is one; the largest a first."""
    for sign in (1, -1):
        for last in (1, -1):
            candidates = (2**bits + sign * 2**a + last for a in range(bits - 1, 0, -1))
            yield from [p for p in candidates if is_prime(p)][:1]


FEW_TERMS = [p for bits in (9, 16, 31, 32, 33, 62, 64, 65, 96, 127, 130, 160, 192, 201, 256, 320) for p in few_terms(bits)]


def reducer(modulus: int, width: int, spare: int = 0) -> Program:
    return program(by_solinas, modulus, width, words(modulus, width) + spare)


@pytest.mark.quick("*-64", "*-p256-32", "*-p192-32")
@WIDTHS
@ACCEPTED
@pytest.mark.parametrize("spare", [0, 1])
def test_edges(modulus: int, width: int, spare: int) -> None:
    written = strict(reducer(modulus, width, spare))
    for number in edges(modulus):
        assert reduced(written, number) == number % modulus, hex(number)


@pytest.mark.quick("goldilocks-64")
@WIDTHS
@ACCEPTED
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_product(modulus: int, width: int, data: st.DataObject) -> None:
    number = data.draw(wide_numbers(modulus))
    assert reduced(strict(reducer(modulus, width)), number) == number % modulus


@pytest.mark.quick("*-64")
@WIDTHS
@pytest.mark.parametrize("modulus", [p for p in primerange(3, 300) if solinas.refusal(p, 64, 1) is None])
def test_small_primes_exhaustively(modulus: int, width: int) -> None:
    written = strict(reducer(modulus, width))
    fast = compiled(written)
    for number in edges(modulus):
        assert reduced(written, number) == fast(number)
    assert all(fast(number) == number % modulus for number in range((modulus - 1) ** 2 + 1))


@pytest.mark.slow
@WIDTHS
def test_two_or_three_terms_refused_or_right(width: int) -> None:
    taken = 0
    for modulus in FEW_TERMS:
        reason = solinas.refusal(modulus, width, words(modulus, width))
        if reason is not None:
            assert "\n" not in reason
            continue
        taken += 1
        written = strict(reducer(modulus, width))
        for number in edges(modulus):
            assert reduced(written, number) == number % modulus, (hex(modulus), hex(number))
    assert taken > len(FEW_TERMS) // 4


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_refuses_or_is_right(data: st.DataObject) -> None:
    """Primes near a random sum of powers of two, of every length."""
    bits = data.draw(st.integers(4, 300))
    terms = data.draw(st.lists(st.tuples(st.sampled_from((1, -1)), st.integers(1, bits - 2)), max_size=3))
    modulus = int(nextprime(max(2, 2**bits + sum(sign << exponent for sign, exponent in terms))))
    width = data.draw(st.sampled_from((64, 32)))
    if solinas.refusal(modulus, width, words(modulus, width)) is not None:
        with pytest.raises(ValueError, match="Solinas"):
            reducer(modulus, width)
        return
    written = strict(reducer(modulus, width))
    for number in (*edges(modulus), data.draw(wide_numbers(modulus))):
        assert reduced(written, number) == number % modulus, hex(number)


@pytest.mark.quick("17-64")
@WIDTHS
@pytest.mark.parametrize("name", ["p192", "p224", "p256", "p384", "sm2", "goldilocks", "17"])
def test_every_way_to_write_it(name: str, width: int) -> None:
    """Not only the cheapest: a change of the cost model must not bring out a wrong one."""
    modulus = PRIMES[name]
    folding = solinas.folding_of(modulus, width, words(modulus, width))
    numbers = list(edges(modulus))[::7]
    for plan in (*solinas._plans_by_folds(folding), *solinas._plans_by_rows(folding)):
        written = strict(program(lambda b, t, _, plan=plan: plan(b, t), modulus, width, folding.count))  # type: ignore[misc]
        for number in numbers:
            assert reduced(written, number) == number % modulus, (plan, hex(number))


@pytest.mark.parametrize(
    ("modulus", "reason"),
    [
        (2**192 - 2**32 - 4553, "p has 7 signed terms; Solinas folding takes at most 6"),
        (2**216 * 3**137 - 1, "p has 73 signed terms"),
        (5 * 2**248 - 1, "2^250 = -2^248 + 1 (mod p): a Solinas fold gains only 2 bits"),
    ],
)
def test_refusals(modulus: int, reason: str) -> None:
    assert reason in (solinas.refusal(modulus, 64, words(modulus, 64)) or "")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("p192", "2^192 = 2^64 + 1 (mod p)"),
        ("p224", "2^224 = 2^96 - 1 (mod p)"),
        ("p256", "2^256 = 2^224 - 2^192 - 2^96 + 1 (mod p)"),
        ("p384", "2^384 = 2^128 + 2^96 - 2^32 + 1 (mod p)"),
        ("p521", "2^521 = 1 (mod p)"),
        ("sm2", "2^256 = 2^224 + 2^96 - 2^64 + 1 (mod p)"),
        ("17", "2^4 = -1 (mod p)"),
    ],
)
def test_describe(name: str, text: str) -> None:
    assert solinas.describe(PRIMES[name]) == text


@pytest.mark.parametrize("modulus", [5, 17, 19, 37, 41, 67, 71, 131, 137])
def test_bounds_above_a_power_of_two(modulus: int) -> None:
    """For p = 2^k + d: no fold leaves [0, bound], and the last one leaves [-p, p)."""
    folding = solinas.folding_of(modulus, 64, 1)
    k, terms = folding.exponent, -folding.factor
    assert terms > 0
    for bound in range((modulus - 1) ** 2 + 1):
        assert (bound >> k) * terms <= folding.offset(bound, k)
        assert folding.offset(bound, k) % modulus == 0
        assert (bound >> k) * terms <= modulus or not folding.is_last(bound)


@pytest.mark.parametrize(
    ("name", "at_64", "at_32"),
    [
        ("p192", 16, 28),
        ("p224", 34, 39),
        ("p256", 81, 105),
        ("p384", 65, 89),
        ("p521", 39, 71),
        ("sm2", 100, 131),
        ("ed448", 51, 61),
    ],
)
def test_no_dearer_than_it_was(name: str, at_64: int, at_32: int) -> None:
    assert cost(fold(reducer(PRIMES[name], 64))) <= at_64
    assert cost(fold(reducer(PRIMES[name], 32))) <= at_32


@WIDTHS
@pytest.mark.parametrize("name", ["p192", "p224", "p384", "p521", "ed448"])
def test_cheaper_than_montgomery(name: str, width: int) -> None:
    modulus = PRIMES[name]
    assert cost(fold(reducer(modulus, width))) < montgomery_cost(modulus, width, words(modulus, width))


@WIDTHS
@ACCEPTED
def test_no_multiplication(modulus: int, width: int) -> None:
    assert all(instr.op is not Op.MUL for instr in reducer(modulus, width).instrs)


@pytest.mark.parametrize(
    ("name", "width"),
    [("p192", 64), ("p192", 32), ("p224", 32), ("p256", 32), ("p384", 64), ("p384", 32), ("p521", 64), ("p521", 32)],
)
def test_words_alone_show_that_no_carry_is_lost(name: str, width: int) -> None:
    """Where the builder trusts the size of whole numbers, the bounds pass comes to the same result word by word."""
    check_bounds(fold(strict(reducer(PRIMES[name], width))))
