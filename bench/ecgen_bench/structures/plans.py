# SPDX-License-Identifier: MIT
"""The plans of a ring's product, one against the other: those that are cheapest by estimate, and the one in use.

What is fastest is stored by hand, in specs/tuned/rings.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ecgen.arith.rings.cost import cost
from ecgen.arith.rings.plan import Plan, plans
from ecgen.emit.ring.kind import ring_with
from ecgen.emit.ring.plans import FORMS, plan_of
from ecgen.emit.ring.product import ring_of
from ecgen.emit.structure.context import Request
from ecgen.emit.structure.whole import structure_files
from ecgen.spec.ring import RingSpec
from ecgen_bench.structures.comparison import Cell, Code
from ecgen_bench.structures.ntru import compiled
from ecgen_bench.system.tools import Compiler

#: What the plan in use is called, to which all are compared.
IN_USE = "in use"

_HEAD = """\
{includes}
static uint16_t a[{padded}] __attribute__((aligned(32))), b[{padded}] __attribute__((aligned(32)));
static uint16_t r[{padded}] __attribute__((aligned(32))), other[{padded}] __attribute__((aligned(32)));
{calls}
static int prepare(void)
{{
    uint64_t state = 1;
    unsigned int i;

    for (i = 0; i < {n}; i++) {{
        state = state * 6364136223846793005u + 1442695040888963407u;
        a[i] = (uint16_t)(state >> 48 & {mask});
        b[i] = (uint16_t)(state >> 32 & {mask});
    }}
    {first}();
    memcpy(other, r, sizeof r);
{checks}
    return 0;
}}
"""


def candidates(spec: RingSpec, form: str, count: int) -> dict[str, Plan]:
    """By what they are called: the plan in use first, then the cheapest others."""
    ring = ring_of(spec)
    used = plan_of(ring, form)
    others = [plan for plan in sorted(plans(ring), key=cost) if plan != used][:count]
    return {IN_USE: used} | {plan.text: plan for plan in others}


def code_of(spec: RingSpec, compiler: Compiler, level: str, folder: Path, count: int, progress: Callable[[str], None]) -> Code:
    """Built in `folder`, by one compiler. The operations are called as the forms of a product."""
    cells, includes, objects = list[Cell](), list[str](), list[Path]()
    for form, named in FORMS.items():
        for label, plan in candidates(spec, form, count).items():
            prefix = f"v{len(cells)}_{spec.name}"
            progress(f"compiling {named}: {plan.text}")
            kind = ring_with({form: plan})
            request = Request(replace(spec, scheme=""), prefix, avx2=form == "avx2")
            files = structure_files(kind, request, "ecgen bench", lambda name: None)
            objects += compiled(files, compiler, [level], folder / prefix)
            includes.append(f'#include "{folder}/{prefix}/{prefix}.h"')
            cells.append(Cell(f"rq_mul, {named}", label, f"{prefix}_call"))
    prefixes = [cell.call.removesuffix("_call") for cell in cells]
    calls = [f"static void {p}_call(void) {{ {p}_rq_mul(({p}_poly *)r, (const {p}_poly *)a, (const {p}_poly *)b); }}"
             for p in prefixes]  # fmt: skip
    checks = [f"    {cell.call}();\n    if (memcmp(r, other, sizeof r) != 0) return 1;" for cell in cells]
    text = _HEAD.format(includes="\n".join(includes), calls="\n".join(calls), checks="\n".join(checks), n=spec.n,
                        mask=spec.q - 1, padded=spec.padded, first=cells[0].call)  # fmt: skip
    return Code(tuple(cells), text, tuple(objects))
