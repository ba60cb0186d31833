# SPDX-License-Identifier: MIT
"""The programs of this folder as a part of a launch: the prime and the coefficient as C, and what is included."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.spec.load import Spec
from ecgen_bench.exchange.protocol import Call, peer_part
from ecgen_bench.harness.program import Part
from ecgen_bench.peers.exchange import PeerCalls

#: Its name among the implementations of a launch.
BASELINE = "baseline"

_SOURCES = Path(__file__).parent
_AFFINE = "2M + 2S + 1I and 2M + 1S + 1I"
_ONES = """static void prepare(const uint64_t *arena)
{
    (void)arena;
}"""


@dataclass(frozen=True)
class Milestone:
    """`function`: of the C sources; `cost`: of one bit, as text."""

    function: str
    title: str
    cost: str = _AFFINE


MILESTONES = (
    Milestone("baseline_heap", "baseline"),
    Milestone("shifting_baseline", "no heap"),
    Milestone("dividing_baseline", "long division"),
)


def baseline_part(spec: Spec) -> Part:
    """The call sites of all MILESTONES on the curve of `spec`, which must be a short Weierstrass curve."""
    assert spec.curve is not None
    size = (spec.prime.bit_length() + 7) // 8
    numbers = {"prime": spec.prime, "a": spec.curve.a % spec.prime}
    body = ['#define NAME "baseline"', f"#define BASELINE_BYTES {size}", f"#define BASELINE_WORDS {-(-size // 4)}"]
    body += [f"static const uint8_t baseline_{name}[] = {{{_bytes(number, size)}}};" for name, number in numbers.items()]
    body += ['#include "heap.c"', *_fixed("shifting", 0), *_fixed("dividing", 1), _ONES, _show()]
    functions = tuple(milestone.function for milestone in MILESTONES)
    peer = PeerCalls(BASELINE, "general long integers", "", tuple(body), (), (_SOURCES,), functions, flags=("-O2",))
    return peer_part(peer, [Call(function) for function in functions])


def _bytes(number: int, size: int) -> str:
    return ", ".join(f"0x{byte:02x}" for byte in number.to_bytes(size, "big"))


def _fixed(name: str, long_division: int) -> list[str]:
    """fixed.c, with `name` before its names."""
    macros = {"FIXED(name)": f"{name}_##name", "FIXED_LONG_DIVISION": str(long_division)}
    return [*(f"#define {macro} {text}" for macro, text in macros.items()), '#include "fixed.c"', "#undef FIXED",
            "#undef FIXED_LONG_DIVISION"]  # fmt: skip


def _show() -> str:
    body = [f'        {milestone.function}(i, arena);\n        bench_show(NAME, "{milestone.function}", i, (uint8_t *)arena, '
            "BASELINE_BYTES);" for milestone in MILESTONES]  # fmt: skip
    return "\n".join([
        "static void show(void)", "{", "    uint64_t arena[BASELINE_BYTES / 8 + 1];",
        "    for (unsigned i = 0; i < BENCH_KEYS; i++) {", *body, "    }", "}",
    ])  # fmt: skip
