# SPDX-License-Identifier: MIT
"""How Programs on rows of 16-bit words are written: for one column in plain C99, or for 16 with the intrinsics of AVX2."""

from __future__ import annotations

from ecgen.ir import Kind, Op
from ecgen.targets.c.lanes import Dialect

#: One column of rows: i is its number. Operands of 16 bits become int, which holds all but their products.
COLUMN = Dialect(
    word="uint16_t",
    constant="{0}u",
    zero="0u",
    expressions={
        Op.ADD: "(uint16_t)({0} + {1})", Op.SUB: "(uint16_t)({0} - {1})", Op.MUL: "(uint16_t)((uint32_t){0} * {1})",
        Op.AND: "(uint16_t)({0} & {1})", Op.SHL: "(uint16_t)({0} << {i})", Op.SHR: "(uint16_t)({0} >> {i})",
    },
    loads={Kind.ROWS: "{0}[{entry} + i]"},
    stores={Kind.ROWS: "{0}[{entry} + i] = {1};"},
)  # fmt: skip

#: Sixteen columns of rows: i is the number of the first.
AVX2 = Dialect(
    word="__m256i",
    constant="_mm256_set1_epi16((short){0})",
    zero="_mm256_setzero_si256()",
    names_constants=True,
    expressions={
        Op.ADD: "_mm256_add_epi16({0}, {1})", Op.SUB: "_mm256_sub_epi16({0}, {1})", Op.MUL: "_mm256_mullo_epi16({0}, {1})",
        Op.AND: "_mm256_and_si256({0}, {1})", Op.SHL: "_mm256_slli_epi16({0}, {i})", Op.SHR: "_mm256_srli_epi16({0}, {i})",
    },
    loads={Kind.ROWS: "_mm256_loadu_si256((const __m256i *)(const void *)({0} + {entry} + i))"},
    stores={Kind.ROWS: "_mm256_storeu_si256((__m256i *)(void *)({0} + {entry} + i), {1});"},
)  # fmt: skip
