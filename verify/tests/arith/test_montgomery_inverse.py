# SPDX-License-Identifier: MIT
"""Montgomery reduction by the inverse of W: right at the modulus and at the end of the words, with no carry lost, and only
where the last sum is below 2*p."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith import catalog
from ecgen.arith.reduce import montgomery_inverse
from ecgen.bundled import load_bundled
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program
from ecgen.library import Library, Target
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.passes.pipeline import finished
from ecgen.programs import facts_of
from ecgen.selfcheck import check_program
from support.folding_cases import edges, strict

BLS12_381 = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
BLS12_381_R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
#: Primes, and how many usual steps stand at their end.
NUMBERS = {
    "BLS12-381 p": (BLS12_381, 1),
    "BLS12-381 r": (BLS12_381_R, 2),
    "BN254": (0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47, 1),
    "Pallas": (0x40000000000000000000000000000000224698FC094CF91B992D30ED00000001, 1),
    "full words": (0xF5CC8C0C3B3A5D7D98F0F1A5D8E3E21E5D9E6B0C3E1F1A8C2D5B4E3F60718000 + 231, 2),
    "top word of two bits": ((1 << 129) + 17, 1),  # K is nearly all words, p only its ends
    "no spare bit, small K": ((1 << 191) + 5, 1),
}


@cache
def reduction(name: str) -> Program:
    number, b = NUMBERS[name][0], Builder("reduce", 64)
    words = -(-number.bit_length() // 64)
    wide = b.load_limbs(b.param("t", Kind.LIMBS, 2 * words, bound=(number - 1) ** 2 + 1))
    r = b.param("r", Kind.LIMBS, words, output=True)
    b.store_limbs(r, montgomery_inverse.reduce_product(b, wide, number))
    program = fold(b.build(internal("reduce")))
    check_bounds(program)
    return strict(program)


def radix(number: int) -> int:
    return 1 << 64 * -(-number.bit_length() // 64)


@pytest.mark.parametrize("name", NUMBERS)
def test_results_at_the_edges(name: str) -> None:
    """Multiples of p, whose halves come to p itself; results next to 0, to p and to W^n - p."""
    (number, last), rng = NUMBERS[name], random.Random(name)
    words = -(-number.bit_length() // 64)
    assert montgomery_inverse.suits(number, 64, words) and montgomery_inverse.last_steps(number, 64, words) == last
    for result in (0, 1, 2, number - 1, number - 2, number // 2, (radix(number) - number) % number):
        first = result * radix(number) % number
        for multiple in (0, 1, number - 3, *(rng.randrange(number - 2) for _ in range(6))):
            wide = first + multiple * number
            assert wide <= (number - 1) ** 2 and run(reduction(name), {"t": wide})["r"] == result, hex(wide)


@pytest.mark.parametrize("name", NUMBERS)
def test_edges_of_the_input(name: str) -> None:
    number, _ = NUMBERS[name]
    inverse = pow(radix(number), -1, number)
    inputs = [wide for wide in edges(number) if wide <= (number - 1) ** 2]
    for wide in random.Random(name).sample(inputs, min(300, len(inputs))):
        assert run(reduction(name), {"t": wide})["r"] == wide * inverse % number, hex(wide)


@cache
def multiplication(name: str) -> Program:
    number, b = NUMBERS[name][0], Builder("multiply", 64)
    words = -(-number.bit_length() // 64)
    x, y = (b.load_limbs(b.param(operand, Kind.LIMBS, words, bound=number)) for operand in "ab")
    r = b.param("r", Kind.LIMBS, words, output=True)
    b.store_limbs(r, montgomery_inverse.multiply(b, x, y, number))
    program = fold(b.build(internal("multiply")))
    check_bounds(program)
    return program


@pytest.mark.parametrize("name", NUMBERS)
def test_products_in_turns_at_the_edges(name: str) -> None:
    """Factors whose product modulo p is next to 0 and to p; the largest; words of zeros and ones."""
    (number, last), rng = NUMBERS[name], random.Random(name)
    words = -(-number.bit_length() // 64)
    assert montgomery_inverse.last_steps(number, 64, words, interleaved=True) == last
    runs = [(1 << high) - (1 << low) for high in range(0, number.bit_length(), 32) for low in range(0, high, 32)]
    factors = [0, 1, 2, number - 1, number - 2, number // 2, radix(number) % number, *runs]
    pairs = [(x, y) for x in factors[:7] for y in factors[:7]] + [(rng.choice(factors), rng.choice(factors)) for _ in range(150)]
    for result in (0, 1, 2, number - 1, number - 2, number // 2):
        x = rng.randrange(1, number)
        pairs.append((x, result * radix(number) * pow(x, -1, number) % number))
    for x, y in pairs:
        answer = run(multiplication(name), {"a": x, "b": y})["r"]
        assert answer == x * y * pow(radix(number), -1, number) % number, (hex(x), hex(y))


@given(words=st.lists(st.sampled_from([0, 1, 2**32, 2**63, 2**64 - 2, 2**64 - 1]), min_size=12, max_size=12))
@pytest.mark.parametrize("name", NUMBERS)
def test_products_in_turns_of_extreme_words(name: str, words: list[int]) -> None:
    number, _ = NUMBERS[name]
    x, y = (sum(word << 64 * i for i, word in enumerate(half)) % number for half in (words[:6], words[6:]))
    assert run(multiplication(name), {"a": x, "b": y})["r"] == x * y * pow(radix(number), -1, number) % number


@given(words=st.lists(st.sampled_from([0, 1, 2**32, 2**63, 2**64 - 2, 2**64 - 1]), min_size=12, max_size=12))
@pytest.mark.parametrize("name", NUMBERS)
def test_extreme_words(name: str, words: list[int]) -> None:
    number, _ = NUMBERS[name]
    wide = sum(word << 64 * i for i, word in enumerate(words)) % ((number - 1) ** 2 + 1)
    assert run(reduction(name), {"t": wide})["r"] == wide * pow(radix(number), -1, number) % number


@given(number=st.integers(1 << 128, (1 << 448) - 1).map(lambda n: n | 1), low=st.integers(0), high=st.integers(0, 3))
def test_any_odd_modulus(number: int, low: int, high: int) -> None:
    """Where it suits, the largest product and its neighbours are reduced rightly, whatever the modulus."""
    words = -(-number.bit_length() // 64)
    if not montgomery_inverse.suits(number, 64, words):
        return
    b = Builder("reduce", 64)
    wide = b.load_limbs(b.param("t", Kind.LIMBS, 2 * words, bound=(number - 1) ** 2 + 1))
    r = b.param("r", Kind.LIMBS, words, output=True)
    b.store_limbs(r, montgomery_inverse.reduce_product(b, wide, number))
    program = fold(b.build(internal("reduce")))
    b = Builder("multiply", 64)
    x, y = (b.load_limbs(b.param(operand, Kind.LIMBS, words, bound=number)) for operand in "ab")
    r = b.param("r", Kind.LIMBS, words, output=True)
    if montgomery_inverse.suits_between_rows(number, 64, words):
        b.store_limbs(r, montgomery_inverse.multiply(b, x, y, number))
        factors = (number - 1 - high, number - 1), (number - 1, low % number), (low % number, number - 1 - high)
        in_turns = fold(b.build(internal("multiply")))
        for u, v in factors:
            assert run(in_turns, {"a": u, "b": v})["r"] == u * v * pow(radix(number), -1, number) % number
    for t in ((number - 1) ** 2 - high, low % ((number - 1) ** 2), (number - 1) * (low % number) | (1 << 64 * words) - 1):
        t = min(t, (number - 1) ** 2)
        assert run(program, {"t": t})["r"] == t * pow(radix(number), -1, number) % number


@pytest.mark.parametrize(("number", "width", "words"), [
    (BLS12_381, 32, 12),
    ((1 << 127) - 1, 64, 2),  # too short
    (load_bundled("p256").prime, 64, 4),  # -1 modulo W: the usual step has no quotient
    ((1 << 256) - 189, 64, 4),  # the window and the high half come to more than 2*p after two usual steps
])  # fmt: skip
def test_what_is_not_reduced_so(number: int, width: int, words: int) -> None:
    assert not montgomery_inverse.suits(number, width, words)


def test_the_last_steps_are_as_few_as_can_be() -> None:
    """With one less the largest window and the largest high half come to 2*p at least."""
    for number, last in NUMBERS.values():
        words, word = -(-number.bit_length() // 64), 1 << 64
        if last > 1:
            window = word**words - 1
            for _ in range(words - last + 1):
                window = (window >> 64) + (word - 1) * pow(word, -1, number)
            for _ in range(last - 1):
                window = (window + (word - 1) * number) >> 64
            assert window + ((number - 1) ** 2 >> 64 * words) >= 2 * number


@pytest.mark.parametrize("name", ["BLS12-381 p", "BLS12-381 r", "Pallas"])
def test_the_field_s_products_are_made_so(name: str) -> None:
    """Multiplication and squaring, with their carries bounded and checked against integers; without a multiplication for m but in
    the last steps."""
    number, last = NUMBERS[name]
    facts = facts_of(number, Kind.FIELD, 64, -(-number.bit_length() // 64), Reduction.MONTGOMERY)
    assert facts.reduces_by_inverse and facts.reduces_between_rows
    shape = replace(facts.by_rows, inverse=True)
    for write in (catalog.multiplication, catalog.squaring):
        program = finished(write(facts, shape))
        check_program(program, facts)
        assert sum(i.op is Op.MUL and i.outs[1] is None for i in program.instrs) <= last


def test_long_numbers_without_a_spare_bit_are_not_in_turns() -> None:
    number = 2**512 - 2**508 + 1337
    assert montgomery_inverse.suits(number, 64, 8) and not montgomery_inverse.suits_between_rows(number, 64, 8)
    assert montgomery_inverse.suits_between_rows(number >> 1 | 1, 64, 8)


@pytest.mark.parametrize("name", ["p192", "p256", "p434", "p503", "p751", "sqisign_lvl1", "sqisign_lvl3", "sqisign_lvl5"])
def test_primes_with_a_special_form_are_not(name: str) -> None:
    """Their usual steps have no quotient, or few products."""
    library = Library(load_bundled(name), name, "auto", tuple(Target))
    assert not any(library.shape(library.moduli(64)[0], target).inverse for target in (Target.ADX, Target.C64))


def test_where_the_field_s_products_are_made_so() -> None:
    """For additions with two carries and in C; not where columns are summed, and not modulo the group order."""
    library = Library(load_bundled("bls12_381"), "bls12_381", "auto", tuple(Target))
    field, order = library.moduli(64)
    assert {target: library.shape(field, target).inverse for target in (Target.ADX, Target.C64, Target.X64)} == \
        {Target.ADX: True, Target.C64: True, Target.X64: False}
    assert order.reduces_by_inverse and not library.shape(order, Target.ADX).inverse
