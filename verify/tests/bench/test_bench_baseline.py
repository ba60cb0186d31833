# SPDX-License-Identifier: MIT
"""The programs with general long integers: their divisions on words that make quotients hard, their products with a point."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.program import SOURCES, link
from ecgen_bench.sections.baseline.part import MILESTONES, baseline_part
from ecgen_bench.system.tools import find_compilers, run

_FOLDER = SOURCES.parent / "sections" / "baseline"
_WORDS = 8
_SIZE = 4 * _WORDS

#: Divides the pairs of numbers in pairs.h by all three ways, and prints quotients and remainders.
_DIVIDE = """
#include "harness.h"
#define BASELINE_BYTES SIZE
#define BASELINE_WORDS (SIZE / 4)
#define BENCH_SCALAR SIZE
static const uint8_t baseline_prime[SIZE], baseline_a[SIZE], bench_peer[1][2 * SIZE + 1], bench_private[1][SIZE];
#include "pairs.h"
#include "heap.c"
#define FIXED(name) shifting_##name
#define FIXED_LONG_DIVISION 0
#include "fixed.c"
#undef FIXED
#undef FIXED_LONG_DIVISION
#define FIXED(name) dividing_##name
#define FIXED_LONG_DIVISION 1
#include "fixed.c"

static void put(const uint32_t *word, size_t length)
{
    printf("0x0");
    while (length-- != 0) {
        printf("%08x", word[length]);
    }
    printf(" ");
}

int main(void)
{
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        integer *a = from_bytes(pairs[i][0], SIZE), *b = from_bytes(pairs[i][1], SIZE), *rest;
        integer *quotient = quotient_of(a, b, &rest);
        put(quotient->word, quotient->length);
        put(rest->word, rest->length);
        fixed x, y, z;
        shifting_from_bytes(&x, pairs[i][0], SIZE);
        shifting_from_bytes(&y, pairs[i][1], SIZE);
        shifting_divide(&z, &x, &y);
        put(z.word, z.length);
        put(x.word, x.length);
        dividing_from_bytes(&x, pairs[i][0], SIZE);
        dividing_divide(&z, &x, &y);
        put(z.word, z.length);
        put(x.word, x.length);
        printf("\\n");
        free(a);
        free(b);
        free(rest);
        free(quotient);
    }
    (void)baseline_heap, (void)shifting_baseline, (void)dividing_baseline;
    return 0;
}
"""


def _number(rng: random.Random) -> int:
    """A number of up to _WORDS words, which like to be 0, 1, half full, or full."""
    edges = (0, 1, 2**31, 2**31 - 1, 2**32 - 1, 2**32 - 2)
    words = [rng.choice([*edges, rng.getrandbits(32)]) for _ in range(rng.randint(1, _WORDS))]
    return sum(word << 32 * i for i, word in enumerate(words))


def _braces(texts: Iterable[str]) -> str:
    return "{" + ", ".join(texts) + "}"


def test_all_three_divide_alike(tmp_path: Path) -> None:
    rng = random.Random(5)
    pairs = [(_number(rng), _number(rng) or 1) for _ in range(3000)]
    pairs += [(2**256 - 1, 1), (0, 7), (5, 2**255), (2**255, 2**255), (2**96 * (2**63 - 1), 2**63 + 1)]
    rows = ",\n".join(_braces(_braces(map(str, number.to_bytes(_SIZE, "big"))) for number in pair) for pair in pairs)
    (tmp_path / "pairs.h").write_text(f"static const uint8_t pairs[][2][SIZE] = {{{rows}}};\n")
    (tmp_path / "divide.c").write_text(_DIVIDE)
    flags = ["-std=gnu99", "-O1", f"-DSIZE={_SIZE}", "-fsanitize=address,undefined", "-fno-sanitize-recover"]
    program, include = str(tmp_path / "divide"), [f"-I{SOURCES}", f"-I{_FOLDER}", f"-I{tmp_path}"]
    run([find_compilers()[0].path, *flags, *include, "-o", program, str(tmp_path / "divide.c")])
    for (a, b), line in zip(pairs, run([program]).splitlines(), strict=True):
        assert [int(text, 16) for text in line.split()] == [a // b, a % b] * 3, f"{a:#x} / {b:#x}"


@pytest.mark.quick("p192", "secp256k1")
@pytest.mark.parametrize("name", ["p192", "p224", "secp256k1", "p521"])
def test_products_with_a_point(tmp_path: Path, name: str) -> None:
    """Of keys with the top bit alone, with all bits below it, and of the key 1."""
    library = make_library(load_bundled(name), None, "c", None)
    exchange = Weierstrass(library.spec)
    keys = exchange.form_keys(0, random.Random(name))
    part = baseline_part(library.spec)
    program = link([part], library.moduli(64), find_compilers()[0], tmp_path, 0, headers={"keys.h": keys.header()})
    lines = run([str(program.path), "show"]).splitlines()
    assert len(lines) == len(MILESTONES) * keys.count
    assert exchange.check("\n".join(lines), keys) == len(lines)
