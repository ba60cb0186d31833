# SPDX-License-Identifier: MIT
"""The kernels of long moduli keep their equations for all words, in both orders of products and both word sizes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.blocks.kernels import EQUATIONS
from ecgen.arith.shape import Scan
from ecgen.errors import GeneratorFault
from ecgen.field import BLOCK, Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import Kind, Program
from ecgen.programs import checked_blocks, facts_of
from ecgen.selfcheck import check_block
from support.karatsuba_cases import numbers_of_extreme_words

#: The lowest word: any, and all-ones, as in RFC 7919 and RFC 3526.
PRIMES = {"any": 2**2048 - 1557, "ones": 2**1025 + 2**512 - 1}
MODULI = {(name, width): facts_of(prime, Kind.FIELD, width, -(-prime.bit_length() // 512) * 512 // width, Reduction.MONTGOMERY)
          for name, prime in PRIMES.items() for width in (64, 32)}  # fmt: skip
KERNELS = {(*key, scan, kernel.contract.operation): (facts, kernel)
           for (key, facts), scan in product(MODULI.items(), Scan) for kernel in checked_blocks(facts, scan)}  # fmt: skip
OPERANDS = {"block_multiply_add": "tcab", "block_square_add": "tka", "block_reduce": "t", "block_add": "kab",
            "block_subtract": "kab", "add_modulo": "ab"}  # fmt: skip


def _keeps_its_equation(facts: Modulus, kernel: Program, given: Mapping[str, int]) -> bool:
    left = {name: number for name, number in run(kernel, given).items() if isinstance(number, int)}
    return EQUATIONS[kernel.contract.operation](given, left, 1 << (facts.width * BLOCK))


def _inputs(facts: Modulus, kernel: Program, words: int, bits: int) -> dict[str, int]:
    """`words`: a number to cut operands from; `bits`: two, for carries."""
    given: dict[str, int] = {}
    for name in OPERANDS[kernel.contract.operation]:
        length = kernel.param(name).length
        size = facts.width * length
        if name == "k":
            given[name] = bits & 1 if length == 1 else (bits & 1) + (bits >> 1 << facts.width)
        elif kernel.contract.operation == "add_modulo":
            given[name], words = words % facts.number, words >> 512
        else:
            given[name], words = words % (1 << size), words >> size
    if "m" in {param.name for param in kernel.params}:
        given["m"] = facts.number % (1 << (facts.width * kernel.param("m").length))
    return given


@pytest.mark.quick("('any', 32*COLUMNS*block_add*", "('any', 32*ROWS*block_subtract*", "('ones', 64*COLUMNS*block_subtract*")
@pytest.mark.parametrize("key", KERNELS, ids=str)
@given(words=numbers_of_extreme_words(5 * 512), bits=st.integers(0, 3))
def test_equations(key: tuple[str, int, Scan, str], words: int, bits: int) -> None:
    facts, kernel = KERNELS[key]
    assert _keeps_its_equation(facts, kernel, _inputs(facts, kernel, words, bits))


@pytest.mark.parametrize("key", KERNELS, ids=str)
def test_largest(key: tuple[str, int, Scan, str]) -> None:
    """Every word all-ones, where the sums come closest to overflowing."""
    facts, kernel = KERNELS[key]
    for bits in range(4):
        assert _keeps_its_equation(facts, kernel, _inputs(facts, kernel, (1 << 5 * 512) - 1, bits))


def test_a_wrong_kernel_is_refused() -> None:
    facts, kernel = KERNELS["any", 64, Scan.ROWS, "block_reduce"]
    other = facts_of(2**2048 - 1942289, Kind.FIELD, 64, 32, Reduction.MONTGOMERY)
    check_block(kernel, facts, EQUATIONS["block_reduce"])
    with pytest.raises(GeneratorFault, match="fe_block_reduce"):
        check_block(kernel, other, EQUATIONS["block_reduce"])  # another inverse of the lowest block
