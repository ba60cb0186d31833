# SPDX-License-Identifier: MIT
"""What the templates of products of polynomials are told: lengths, and the kernels as statements in C or with intrinsics.

The code is a tree of functions, from the whole product down to leaves, in the order of the plan. Scratch is on the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.arith.rings.plan import LANES, Plan
from ecgen.arith.rings.programs import Programs
from ecgen.ir import Program
from ecgen.targets.c.lanes import column, columns16


@dataclass(frozen=True)
class Form:
    """How a product is printed: `tag` ends the names of its functions."""

    tag: str
    lines: Callable[[Program, str], list[str]]
    #: words of a row of the tile between rows and lanes; of what the outer levels read and write
    tiled: bool


PLAIN = Form("plain", column, tiled=False)
AVX2 = Form("avx2", columns16, tiled=True)


def product_facts(plan: Plan, programs: Programs, form: Form, prefix: str) -> dict[str, object]:
    """For templates/ring/mul.c.j2."""

    def printed(program: Program) -> dict[str, object]:
        return {"name": f"{program.name}_{form.tag}", "comment": program.contract.notes, "lines": form.lines(program, prefix)}

    levels = [
        {
            "name": level.name, "points": level.points, "row": plan.length(depth), "part": plan.length(depth + 1),
            "evaluate": printed(evaluate), "interpolate": printed(interpolate), "last": level.parts - 1,
            "below": f"rq_mul_{depth + 1}_{form.tag}", "this": f"rq_mul_{depth}_{form.tag}",
        }
        for depth, (level, evaluate, interpolate) in enumerate(zip(plan.inner, programs.evaluate, programs.interpolate, strict=True))
    ]  # fmt: skip
    lanes = plan.groups * LANES
    return {
        "tag": form.tag, "tiled": form.tiled, "n": plan.ring.n, "padded": plan.ring.padded, "bits": plan.ring.bits,
        "plan": plan.text, "known": plan.known_bits, "parts": plan.parts, "rows_count": plan.rows, "groups": plan.groups, "lanes": lanes,
        "row": plan.row, "span": plan.parts * plan.row, "copied": min(plan.ring.padded, plan.parts * plan.row),
        "product": max(2 * plan.parts * plan.row, plan.ring.n + plan.ring.padded), "leaf": printed(programs.leaf),
        "leaf_length": plan.leaf, "leaf_name": f"rq_mul_{len(levels)}_{form.tag}", "levels": levels,
        "spread": printed(programs.spread), "gather": printed(programs.gather), "fold": printed(programs.fold),
    }  # fmt: skip
