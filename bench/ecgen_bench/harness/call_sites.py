# SPDX-License-Identifier: MIT
"""Writes one implementation's call sites as C.

The alignment of a single call site in a loop changes its time by up to a fifth (seen on Zen 4). So there are many sites, with
instructions that do nothing, chosen at random, between them.
"""

from __future__ import annotations

import random

from ecgen_bench.harness.inputs import MODULI
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Mode

#: Elements of the arena (see harness.h). A chain goes back and forth between elements 0 and 1, with 2 as the constant;
#: independent calls use six triples.
_CONSTANT = 2
_LANES = 6


def call_sites(implementation: Implementation, seed: int, share: int = 1) -> str:
    """The C source. `share`: only one in `share` of the sites is written; they are walked more often."""
    rng = random.Random(f"{implementation.key} {seed}")
    parts = ["/* SPDX-License-Identifier: MIT */", '#include "harness.h"', '#include "strides.h"', implementation.declarations]
    cells, onces = [], []
    converted = {(callee.operation.tag, callee.conversion) for callee in implementation.callees if callee.conversion}
    for tag, conversion in sorted(converted):
        parts.append(_prepare(tag, conversion))
    for callee in implementation.callees:
        operation, index = callee.operation, MODULI.index(callee.operation.tag)
        sites = max(operation.sites // share, 4)
        for mode in callee.modes:
            name = f"{operation.key}_{mode.value}"
            parts.append(_loop(name, callee, mode, sites, rng))
            prepare = f"prepare_{operation.tag}_{callee.conversion}" if callee.conversion else "NULL"
            counts = f"{index}, {callee.lanes * sites}, {operation.block // sites}"
            cells.append(f'{{"{operation.key}", "{mode.value}", {counts}, {prepare}, {name}}}')
        parts.append(_once(callee, index))
        onces.append(f'{{"{operation.key}", {index}, {operation.key}_once}}')
    parts.append(_table("bench_cell", "cells", cells))
    parts.append(_table("bench_once", "onces", onces))
    facts = f'"{implementation.key}", {len(cells)}, {len(onces)}, cells, onces'
    parts.append(f"const bench_implementation {implementation.symbol} = {{{facts}}};")
    return "\n".join(parts) + "\n"


def _table(type_name: str, name: str, rows: list[str]) -> str:
    return f"static const {type_name} {name}[] = {{\n    " + ",\n    ".join(rows) + "\n};"


def _prepare(tag: str, conversion: str) -> str:
    name = f"prepare_{tag}_{conversion}"
    return f"static void {name}(const uint64_t *arena)\n{{\n    {conversion}_load({MODULI.index(tag)}, arena);\n}}"


def _call(callee: Callee, r: int, a: int, b: int) -> str:
    return callee.call.format(r=callee.element.format(i=r), a=callee.element.format(i=a), b=callee.element.format(i=b))


def _operands(mode: Mode, site: int) -> tuple[int, int, int]:
    """The elements that call `site` writes and reads."""
    if mode is Mode.THROUGHPUT:
        lane = site % _LANES
        return lane, _LANES + lane, 2 * _LANES + lane
    before, after = site % 2, 1 - site % 2
    return (after, before, _CONSTANT) if mode is Mode.LATENCY_A else (after, _CONSTANT, before)


def _loop(name: str, callee: Callee, mode: Mode, sites: int, rng: random.Random) -> str:
    calls = [f"        FILL{rng.randrange(9)} {_call(callee, *_operands(mode, site))}" for site in range(sites)]
    return "\n".join([f"static void {name}(uint64_t *arena, unsigned long passes)", "{", "    (void)arena;",
                      "    while (passes-- != 0) {", *calls, "    }", "}"])  # fmt: skip


def _once(callee: Callee, index: int) -> str:
    body = [_call(callee, 0, 1, 2)]
    if callee.conversion:
        body = [f"{callee.conversion}_load({index}, arena);", *body, f"{callee.conversion}_store({index}, arena);"]
    return "\n".join([f"static void {callee.operation.key}_once(uint64_t *arena)", "{", *(f"    {line}" for line in body), "}"])
