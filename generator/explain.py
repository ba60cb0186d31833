# SPDX-License-Identifier: MIT
"""`ecgen explain`: what was decided for a curve and what each function costs."""

from __future__ import annotations

import json

import click

from ecgen.arith.cost import cost
from ecgen.arith.reduction import describe
from ecgen.ir import Op
from ecgen.library import Library


def explain_library(library: Library, *, as_json: bool = False) -> None:
    """Print the reductions and, for each target and function, instructions, multiplications and the model's cost."""
    rows = [
        {
            "target": target.value, "function": f"{library.prefix}_{program.name}", "claim": program.contract.claim,
            "instructions": sum(i.op not in (Op.LOAD, Op.CONST) for i in program.instrs),
            "multiplications": sum(i.op is Op.MUL for i in program.instrs), "cost": cost(program),
        }
        for target in library.targets for modulus in library.moduli(target.width)
        for program in library.programs(modulus, target)
    ]  # fmt: skip
    reductions = {m.symbol: {"method": m.reduction.value, "how": describe(m)} for m in library.moduli(64)}
    if as_json:
        click.echo(json.dumps({"name": library.spec.name, "reductions": reductions, "functions": rows}))
        return
    for symbol, reduction in reductions.items():
        click.echo(f"modulo {symbol}: {reduction['how']}")
    click.echo(f"{'target':8} {'function':28} {'instructions':>12} {'of them mul':>11} {'cost':>6}")
    for row in rows:
        click.echo(
            f"{row['target']:8} {row['function']:28} {row['instructions']:12} {row['multiplications']:11} {row['cost']:6}"
        )
