# SPDX-License-Identifier: MIT
"""Prints a Program of bitwise operations on words that stand side by side: in plain C99 on words of 64 bits, or with the
intrinsics of AVX2 on four such words at once.

Inputs and outputs are arrays of words, or of four words that stand side by side. A count of a shift goes for each of the four
words by itself.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.ir import Kind, Op, Program
from ecgen.targets.c.lanes import Dialect, statements

WORDS = Dialect(
    word="uint64_t",
    constant="UINT64_C({0})",
    zero="UINT64_C(0)",
    expressions={
        Op.AND: "{0} & {1}", Op.OR: "{0} | {1}", Op.XOR: "{0} ^ {1}", Op.NOT: "~{0}", Op.SHL: "{0} << {i}", Op.SHR: "{0} >> {i}",
        Op.SHRD: "({0} << {j}) | ({1} >> {i})",
    },
    loads={Kind.LIMBS: "{0}[{i}]", Kind.SPREAD: "{0}[{i}]"},
    stores={Kind.LIMBS: "{0}[{i}] = {1};"},
)  # fmt: skip

FOUR_WORDS = replace(WORDS, loads={Kind.LIMBS: "{0}[4 * {i} + word]", Kind.SPREAD: "{0}[{i}]"},
                     stores={Kind.LIMBS: "{0}[4 * {i} + word] = {1};"})  # fmt: skip

AVX2 = Dialect(
    word="__m256i",
    constant="_mm256_set1_epi64x((long long)UINT64_C({0}))",
    zero="_mm256_setzero_si256()",
    expressions={
        Op.AND: "_mm256_and_si256({0}, {1})", Op.OR: "_mm256_or_si256({0}, {1})", Op.XOR: "_mm256_xor_si256({0}, {1})",
        Op.NOT: "_mm256_xor_si256({0}, _mm256_set1_epi64x(-1))", Op.SHL: "_mm256_slli_epi64({0}, {i})",
        Op.SHR: "_mm256_srli_epi64({0}, {i})",
        Op.SHRD: "_mm256_or_si256(_mm256_slli_epi64({0}, {j}), _mm256_srli_epi64({1}, {i}))",
    },
    loads={Kind.LIMBS: "_mm256_loadu_si256((const __m256i *){0} + {i})", Kind.SPREAD: "_mm256_set1_epi64x((long long){0}[{i}])"},
    stores={Kind.LIMBS: "_mm256_storeu_si256((__m256i *){0} + {i}, {1});"},
    names_constants=True,
)  # fmt: skip


def words(program: Program, prefix: str) -> list[str]:
    """The statements in C99, unindented."""
    return statements(program, prefix, WORDS)


def four_words(program: Program, prefix: str) -> list[str]:
    """The same on four words that stand side by side, one after the other: a loop."""
    lines = statements(program, prefix, FOUR_WORDS)
    return ["unsigned int word;", "", "for (word = 0; word < 4; word++) {", *(f"    {line}" for line in lines), "}"]


def avx2(program: Program, prefix: str) -> list[str]:
    """The statements with intrinsics, unindented."""
    return statements(program, prefix, AVX2)
