# SPDX-License-Identifier: MIT
"""Crandall reduction: refuses with a reason, or is right."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import nextprime, prevprime, primerange

from ecgen.arith.cost import cost
from ecgen.arith.reduce import crandall
from ecgen.ir import Op, Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from support.folding_cases import by_crandall, compiled, edges, montgomery_cost, program, reduced, strict, wide_numbers, words

PRIMES = {
    "25519": 2**255 - 19,
    "secp256k1": 2**256 - 2**32 - 977,
    "secp192k1": 2**192 - 2**32 - 4553,
    "secp224k1": 2**224 - 2**32 - 6803,
    "p521": 2**521 - 1,
    "m127": 2**127 - 1,
    "m61": 2**61 - 1,
    "c64": 2**64 - 59,
    "c128": 2**128 - 159,
    "goldilocks": 2**64 - 2**32 + 1,
    "wide1024": 2**1024 - 105,
    "13": 13,
}
ACCEPTED = pytest.mark.parametrize("modulus", PRIMES.values(), ids=PRIMES.keys())
WIDTHS = pytest.mark.parametrize("width", [64, 32])


def reducer(modulus: int, width: int, spare: int = 0) -> Program:
    return program(by_crandall, modulus, width, words(modulus, width) + spare)


@pytest.mark.quick("*-p521-*", "*25519*", "*secp*", "*-c*", "*-m*", "*-13-*", "*-goldilocks-*")
@WIDTHS
@ACCEPTED
@pytest.mark.parametrize("spare", [0, 1])
def test_edges(modulus: int, width: int, spare: int) -> None:
    written = strict(reducer(modulus, width, spare))
    for number in edges(modulus):
        assert reduced(written, number) == number % modulus, hex(number)


@pytest.mark.quick("c64-64", "m61-32", "secp256k1-64")
@WIDTHS
@ACCEPTED
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_product(modulus: int, width: int, data: st.DataObject) -> None:
    number = data.draw(wide_numbers(modulus))
    assert reduced(strict(reducer(modulus, width)), number) == number % modulus


@WIDTHS
@pytest.mark.parametrize("modulus", [p for p in primerange(3, 300) if crandall.refusal(p, 64, 1) is None])
def test_small_primes_exhaustively(modulus: int, width: int) -> None:
    written = strict(reducer(modulus, width))
    fast = compiled(written)
    for number in edges(modulus):
        assert reduced(written, number) == fast(number)
    assert all(fast(number) == number % modulus for number in range((modulus - 1) ** 2 + 1))


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_refuses_or_is_right(data: st.DataObject) -> None:
    bits = data.draw(st.integers(4, 300))
    below = data.draw(st.integers(0, bits - 2).flatmap(lambda n: st.integers(0, (1 << n) - 1)))
    modulus = int(prevprime((1 << bits) - below))
    width = data.draw(st.sampled_from((64, 32)))
    reason = crandall.refusal(modulus, width, words(modulus, width))
    if reason is not None:
        assert "\n" not in reason
        with pytest.raises(ValueError, match="Crandall"):
            reducer(modulus, width)
        return
    written = strict(reducer(modulus, width))
    for number in (*edges(modulus), data.draw(wide_numbers(modulus))):
        assert reduced(written, number) == number % modulus, hex(number)


@WIDTHS
def test_c_as_large_as_is_taken(width: int) -> None:
    """Primes whose c fills one word, or the two words that it may have, with p from barely to much longer."""
    for bits in (5 * width, 4 * width + 7, 6 * width - 1):
        for length in (width, 2 * width):
            modulus = int(nextprime((1 << bits) - (1 << length)))
            assert crandall.refusal(modulus, width, words(modulus, width)) is None
            written = strict(reducer(modulus, width))
            for number in edges(modulus):
                assert reduced(written, number) == number % modulus, hex(number)


@pytest.mark.parametrize(
    ("modulus", "width", "reason"),
    [
        (17, 64, "17 = 2^5 - c with c of 4 bits; that is too large for p"),
        (2**256 - 2**224 + 2**192 + 2**96 - 1, 64, "c of 224 bits; Crandall folding takes c of at most 2 words of 64 bits"),
        (2**192 - 2**64 - 1, 32, "p = 2^192 - c with c of 65 bits; Crandall folding takes c of at most 2 words of 32 bits"),
        (2**216 * 3**137 - 1, 64, "c of 433 bits"),
        (int(prevprime(2**60 - 2**50)), 64, "c of 51 bits; that is too large for p: a product is not below 2*p after 4"),
    ],
)
def test_refusals(modulus: int, width: int, reason: str) -> None:
    assert reason in (crandall.refusal(modulus, width, words(modulus, width)) or "")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("25519", "2^255 = 19 (mod p)"),
        ("secp256k1", "2^256 = 2^32 + 977 (mod p)"),
        ("p521", "2^521 = 1 (mod p)"),
        ("goldilocks", "2^64 = 0xffffffff (mod p)"),
    ],
)
def test_describe(name: str, text: str) -> None:
    assert crandall.describe(PRIMES[name]) == text


@WIDTHS
@pytest.mark.parametrize("modulus", [3, 7, 11, 13, 23, 29, 61, 97, 127])
def test_bounds_cover_every_number(modulus: int, width: int) -> None:
    """No fold exceeds the bound that is computed for it, and the last one stays below 2*p."""
    folding = crandall.folding_of(modulus, width, 1)
    k, largest = folding.exponent, 0
    for bound in range((modulus - 1) ** 2 + 1):
        largest = max(largest, bound % (1 << k) + (bound >> k) * folding.factor)
        assert largest <= folding.folded(bound, k)
        assert largest < 2 * modulus or not folding.is_last(bound)


@pytest.mark.parametrize(
    ("name", "at_64", "at_32"),
    [
        ("25519", 42, 74),
        ("secp256k1", 38, 86),
        ("secp192k1", 30, 68),
        ("secp224k1", 42, 77),
        ("p521", 39, 71),
        ("m61", 6, 11),
    ],
)
def test_no_dearer_than_it_was(name: str, at_64: int, at_32: int) -> None:
    assert cost(fold(reducer(PRIMES[name], 64))) <= at_64
    assert cost(fold(reducer(PRIMES[name], 32))) <= at_32


@WIDTHS
@pytest.mark.parametrize("name", ["25519", "secp256k1", "secp192k1", "secp224k1", "p521", "c128", "wide1024"])
def test_cheaper_than_montgomery(name: str, width: int) -> None:
    modulus = PRIMES[name]
    assert cost(fold(reducer(modulus, width))) < montgomery_cost(modulus, width, words(modulus, width))


@WIDTHS
@pytest.mark.parametrize("name", ["p521", "m127", "m61"])
def test_mersenne_primes_need_no_multiplication(name: str, width: int) -> None:
    assert all(instr.op is not Op.MUL for instr in reducer(PRIMES[name], width).instrs)


@WIDTHS
@pytest.mark.parametrize("name", ["25519", "secp256k1", "secp192k1", "secp224k1", "p521", "m61", "c64", "c128", "13"])
def test_words_alone_show_that_no_carry_is_lost(name: str, width: int) -> None:
    """Where the builder trusts the size of whole numbers, the bounds pass comes to the same result word by word."""
    check_bounds(fold(strict(reducer(PRIMES[name], width))))
