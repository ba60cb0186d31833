# SPDX-License-Identifier: MIT
"""Montgomery products in turns for p = K * W^(n-1) - 1: right at the edges, with no carry lost, and only where they suit."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.reduce import montgomery_turns
from ecgen.bundled import load_bundled
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program
from ecgen.library import Library, Target
from ecgen.logic.contract import internal
from ecgen.passes.pipeline import finished

#: The last two leave as few bits as may be; the last is no prime, and K its largest.
NUMBERS = {"sqisign_lvl1": 5 * 2**248 - 1, "sqisign_lvl3": 65 * 2**376 - 1, "sqisign_lvl5": 27 * 2**500 - 1, "127": 2**127 - 1,
           "full": (2**63 << 192) - 1}  # fmt: skip
#: Those with one spare bit: products of numbers up to 2*p are not below 2*p.
TIGHT = {"sqisign_lvl3", "127", "full"}


@cache
def multiplication(name: str, factor: int) -> Program:
    """Of factors below `factor` * p; not reduced to the end where that is 2."""
    number, b = NUMBERS[name], Builder("multiply", 64)
    words = -(-number.bit_length() // 64)
    x, y = (b.load_limbs(b.param(operand, Kind.LIMBS, words, bound=factor * number)) for operand in "ab")
    write = montgomery_turns.multiply if factor == 1 else montgomery_turns.reduced_product
    b.store_limbs(b.param("r", Kind.LIMBS, words, output=True), write(b, x, y, number))
    return finished(b.build(internal("multiply")))


def is_right(name: str, factor: int, x: int, y: int) -> bool:
    number = NUMBERS[name]
    result, radix = run(multiplication(name, factor), {"a": x, "b": y})["r"], 1 << 64 * -(-number.bit_length() // 64)
    assert isinstance(result, int)
    return result < factor * number and (result * radix - x * y) % number == 0


@pytest.mark.parametrize("factor", [1, 2])
@pytest.mark.parametrize("name", NUMBERS)
def test_edges(name: str, factor: int) -> None:
    """The largest factors, and those whose product modulo p is next to 0 and to p; words of zeros and ones."""
    number, most = NUMBERS[name], factor * NUMBERS[name] - 1
    words = -(-number.bit_length() // 64)
    if not montgomery_turns.fits(number, 64, factor * number, factor * number):
        assert name in TIGHT and factor == 2
        return
    runs = [(1 << high) - (1 << low) for high in range(0, number.bit_length(), 32) for low in range(0, high, 32)]
    factors = [0, 1, 2, number - 1, number - 2, number // 2, most, most - 1, (1 << 64 * words) % number]
    rng = random.Random(name)
    pairs = [*itertools.product(factors, factors), *((rng.choice(runs), rng.choice(runs)) for _ in range(60))]
    for result in (0, 1, 2, number - 1, number - 2):
        x = next(x for x in iter(lambda: rng.randrange(2, number), 0) if x % 3 and x % 5 and x % 7)
        pairs += [(x, result << 64 * words), (number - x, result)]
    for x, y in pairs:
        assert is_right(name, factor, x % (most + 1), y % (most + 1)), (hex(x), hex(y))


@given(words=st.lists(st.sampled_from([0, 1, 2**32, 2**63, 2**64 - 2, 2**64 - 1]), min_size=16, max_size=16),
       name=st.sampled_from([name for name in NUMBERS if name not in TIGHT]), factor=st.sampled_from([1, 2]))  # fmt: skip
def test_extreme_words(words: list[int], name: str, factor: int) -> None:
    x, y = (sum(word << 64 * i for i, word in enumerate(half)) % (factor * NUMBERS[name]) for half in (words[:8], words[8:]))
    assert is_right(name, factor, x, y)


def test_a_step_has_one_multiplication() -> None:
    for name, number in NUMBERS.items():
        words = -(-number.bit_length() // 64)
        products = sum(instr.op is Op.MUL for instr in multiplication(name, 1).instrs)
        # a power of two is no multiplication but a shift
        assert montgomery_turns.suits(number, 64, words)
        assert products == words**2 + (words if (number + 1) & number else 0)


def test_where_the_field_s_products_are_made_so() -> None:
    """For additions with two carries and in C; not where columns are summed, nor where K has several words."""
    for name in ("sqisign_lvl1", "sqisign_lvl3", "sqisign_lvl5", "p434", "p503", "p256", "bls12_381"):
        library = Library(load_bundled(name), name, "auto", tuple(Target))
        field = library.moduli(64)[0]
        using = {target for target in (Target.ADX, Target.C64, Target.X64) if library.shape(field, target).alternating}
        assert using == ({Target.ADX, Target.C64} if name.startswith("sqisign") else set()), name


@pytest.mark.parametrize(("number", "width", "words"), [(2**128 - 1, 64, 2), (5 * 2**248 - 1, 32, 8), (2**61 - 1, 64, 1)])
def test_what_does_not_suit(number: int, width: int, words: int) -> None:
    """No room for 2*p; words of 32 bits; one word."""
    assert not montgomery_turns.suits(number, width, words)
