# SPDX-License-Identifier: MIT
"""Functions on eight elements at once: every lane is checked in turn, and a wrong one is noticed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen_bench.harness.check import check
from ecgen_bench.harness.program import PAIRS, make_program
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.system.tools import find_compilers

MUL = OPERATIONS["mul"]
SMALL = Modulus(2**31 - 1, Kind.FIELD, 64, 1, Reduction.SOLINAS)

#: A multiplication that leaves the lanes of MASK as they were in a.
DECLARATIONS = """#include "lanes.h"
typedef struct { uint64_t v[BENCH_LANES]; } many;
typedef struct { uint64_t w; } one;
static void multiply(many *r, const many *a, const many *b)
{
    for (unsigned i = 0; i < BENCH_LANES; i++) {
        r->v[i] = MASK >> i & 1 ? a->v[i] : (uint64_t)((unsigned __int128)a->v[i] * b->v[i] % 2147483647);
    }
}
static void spread(many *r, const one *a) { memcpy(r->v, a, sizeof r->v); }
static void gather(one *r, const many *a) { memcpy(r, a->v, sizeof a->v); }
BENCH_IN_LANES(few, many, one, spread, gather)
"""


def checked(mask: int, folder: Path) -> int:
    callee = Callee(MUL, "multiply({r}, {a}, {b});", "few_elements + {i}", SMALL, "multiply", conversion="few", lanes=8)
    implementation = Implementation("few", "few", f"#define MASK {mask}u\n{DECLARATIONS}", (callee,), ())
    program = make_program([implementation], [SMALL], find_compilers()[0], folder, 1, 8)
    return check(program, [implementation])


def test_right_in_all_lanes(tmp_path: Path) -> None:
    assert checked(0, tmp_path) == PAIRS


@pytest.mark.quick("0")
@pytest.mark.parametrize("lane", [0, 3, 7])
def test_one_wrong_lane(lane: int, tmp_path: Path) -> None:
    with pytest.raises(CheckFailed, match="few: multiply is wrong for a = 0x"):
        checked(1 << lane, tmp_path)


def test_only_throughput_is_timed() -> None:
    eight = Callee(MUL, "", "", SMALL, "", lanes=8)
    assert [mode.value for mode in eight.modes] == ["throughput"]
    assert replace(eight, lanes=1).modes == MUL.modes
