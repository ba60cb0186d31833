# SPDX-License-Identifier: MIT
"""The product modulo x^n - 1 and q, in plain C and with the intrinsics of AVX2: the same kernels, each form by its own plan.

The code is a tree of functions, from the whole product down to leaves, in the order of the plan. Scratch is on the stack.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ecgen.arith.rings.model import check
from ecgen.arith.rings.plan import LANES, Plan, Ring
from ecgen.arith.rings.programs import Programs, programs
from ecgen.emit.ring.plans import FORMS, plan_of
from ecgen.emit.structure.context import StructureContext
from ecgen.ir import Program
from ecgen.spec.ring import RingSpec
from ecgen.targets.c.lanes import Dialect, statements
from ecgen.targets.c.rows import AVX2, COLUMN


@dataclass(frozen=True)
class Product:
    """`units`: of C, which has PREFIX_rq_mul in "rq_mul", and its version for AVX2 in "rq_mul_avx2" where `avx2`; `headers`: of
    the internal header, by unit; `explained`: rows of `ecgen explain`."""

    units: dict[str, str]
    headers: dict[str, str]
    avx2: bool


def product_part(context: StructureContext[RingSpec], chosen: Mapping[str, Plan] | None = None) -> Product:
    """`chosen`: plans, by form, "c" and "avx2", in the place of those that `plan_of` gives."""
    ring, avx2 = ring_of(context.spec), context.request.avx2
    plans = {form: plan_of(ring, form) for form in FORMS} | dict(chosen or {})
    units = {"rq_mul": context.unit("ring/mul.c.j2", dispatched=avx2, **product_facts(plans["c"], context.prefix))}
    if avx2:
        facts = product_facts(plans["avx2"], context.prefix, AVX2)
        units["rq_mul_avx2"] = context.unit("ring/mul.c.j2", dispatched=False, **facts)
    return Product(units, {"rq_mul": context.unit("ring/mul.h.j2", avx2=avx2)}, avx2)


def explained(spec: RingSpec) -> tuple[tuple[str, str], ...]:
    """Rows of `ecgen explain`: how the product is computed."""
    ring = ring_of(spec)
    return tuple((f"product, {named}", _words_of(plan_of(ring, form))) for form, named in FORMS.items())


def ring_of(spec: RingSpec) -> Ring:
    return Ring(spec.n, spec.q_bits)


def product_facts(plan: Plan, prefix: str, dialect: Dialect = COLUMN) -> dict[str, object]:
    """For templates/ring/mul.c.j2: lengths, and the kernels as statements."""
    tiled = dialect is AVX2
    steps, tag = checked_programs(plan, tiled=tiled), "avx2" if tiled else "plain"

    def printed(program: Program) -> Mapping[str, object]:
        name = f"{program.name}_{tag}"
        return {"name": name, "comment": program.contract.notes, "lines": statements(program, prefix, dialect)}

    levels = [
        {
            "name": level.name, "points": level.points, "last": level.parts - 1, "row": plan.length(depth),
            "part": plan.length(depth + 1),
            "evaluate": printed(evaluate), "interpolate": printed(interpolate),
            "this": f"rq_mul_{depth}_{tag}", "below": f"rq_mul_{depth + 1}_{tag}",
        }
        for depth, (level, evaluate, interpolate) in enumerate(zip(plan.inner, steps.evaluate, steps.interpolate, strict=True))
    ]  # fmt: skip
    ring, span = plan.ring, plan.parts * plan.row
    padded = -(-ring.n // LANES) * LANES
    return {
        "tag": tag, "tiled": tiled, "n": ring.n, "padded": padded, "bits": ring.q_bits, "outer": _names(plan),
        "known": plan.known_bits, "parts": plan.parts, "products": plan.rows, "groups": plan.groups,
        "lanes": plan.groups * LANES, "row": plan.row, "span": span,
        "copied": min(padded, span) if span > padded else 0, "line": max(2 * span, ring.n + padded),
        "spread": printed(steps.spread), "levels": levels,
        "leaf": printed(steps.leaf), "leaf_name": f"rq_mul_{len(levels)}_{tag}",
        "gather": printed(steps.gather), "fold": printed(steps.fold),
    }  # fmt: skip


@cache
def checked_programs(plan: Plan, *, tiled: bool) -> Programs:
    """Raises GeneratorFault when a kernel is not exact, or a product is wrong."""
    steps = programs(plan, tiled=tiled)
    check(plan, steps)
    return steps


def _names(plan: Plan) -> str:
    return ", ".join(level.name for level in plan.outer)


def _words_of(plan: Plan) -> str:
    inner = "".join(f", {level.name}" for level in plan.inner)
    halved = f", halved {plan.halvings} times" if plan.halvings else ""
    return (f"{_names(plan)}; {plan.rows} products of {plan.row} in {plan.groups * LANES} lanes{inner}; "
            f"leaves of {plan.leaf}{halved}; {plan.known_bits} bits are known")  # fmt: skip
