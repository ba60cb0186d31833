# SPDX-License-Identifier: MIT
"""What the tests of products by Karatsuba's identity share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from ecgen.cli import choose_spec, make_library
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Program, Value
from ecgen.library import Target
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.selfcheck import edge_numbers
from support.folding_cases import strict

Words = Sequence[Value]


def products(bits: int, count: int, write: Callable[[Builder, Words, Words], Words]) -> Program:
    """r = a * b for numbers of so many bits in `count` words; every carry that is dropped has to be zero, or the interpreter
    refuses."""
    b = Builder("product", 64)
    r = b.param("r", Kind.LIMBS, 2 * count, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, count, bound=1 << bits)) for name in "ab")
    b.store_limbs(r, write(b, x, y))
    program = fold(b.build(internal("product")))
    check_bounds(program)
    return strict(program)


def check(program: Program, a: int, b: int) -> None:
    assert run(program, {"a": a, "b": b})["r"] == a * b


def check_edges(program: Program, bits: int) -> None:
    numbers = edge_numbers(1 << bits, random.Random(bits))
    for _ in range(150):
        check(program, next(numbers), next(numbers))


def numbers_of_extreme_words(bits: int) -> st.SearchStrategy[int]:
    """Numbers of so many bits whose words are at the ends of their range, or next to them."""
    words = st.lists(st.sampled_from([0, 1, 2, 2**63, 2**64 - 2, 2**64 - 1]), min_size=-(-bits // 64), max_size=-(-bits // 64))
    return words.map(lambda drawn: sum(word << 64 * i for i, word in enumerate(drawn)) % 2**bits)


def check_carries_of_sums(program: Program, half: int, top: int) -> None:
    """Halves of `half` bits, the upper below 2^top, whose sums carry or do not, in both operands."""
    rng = random.Random(half)

    def number(carries: bool) -> int:
        upper = rng.randrange(1, 1 << top)
        least = (1 << half) - upper
        return (rng.randrange(least, 1 << half) if carries else rng.randrange(least)) + (upper << half)

    for carry_of_a in (False, True):
        for carry_of_b in (False, True):
            for _ in range(30):
                check(program, number(carry_of_a), number(carry_of_b))


def multiplications(curve: str, target: Target) -> int:
    """Word by word, in a curve's field multiplication."""
    library = make_library(choose_spec(curve, None), None, "nasm", None)
    programs = library.programs(library.moduli(64)[0], target)
    product = next(program for program in programs if program.contract.operation == "mul")
    return sum(instr.op is Op.MUL for instr in product.instrs)
