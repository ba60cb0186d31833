# SPDX-License-Identifier: MIT
"""`ecgen explain`: what was decided for a curve and what each function costs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.table import Table

from ecgen.arith.chain_search import find_chain
from ecgen.arith.cost import cost
from ecgen.arith.divsteps import plan
from ecgen.arith.reduction import describe
from ecgen.arith.sqrt import sqrt_plan
from ecgen.emit.chains import faster_inversion
from ecgen.field import Modulus
from ecgen.ir import Op
from ecgen.library import Library

Row = Mapping[str, str | int]


def explain_library(library: Library, *, as_json: bool = False) -> None:
    """Print, for each modulus, how it is computed with, and for each function and target what it costs by the model."""
    moduli = [_modulus_facts(modulus) for modulus in library.moduli(64)]
    functions = list(_function_rows(library))
    if as_json:
        print(json.dumps({"name": library.spec.name, "moduli": moduli, "functions": functions}, indent=1))
        return
    console = Console()
    for facts in moduli:
        console.print(_table(f"modulo {facts['symbol']}", [{"what": key, "how": value} for key, value in facts.items()]))
    shown = [{key: value for key, value in row.items() if key != "claim"} for row in functions]
    console.print(_table("straight-line functions (cost in quarter cycles, by the model)", shown))


def _modulus_facts(modulus: Modulus) -> dict[str, str | int]:
    fermat, steps, root = find_chain(modulus.number - 2), plan(modulus), sqrt_plan(modulus.number)
    power = f", power by {root.chain.squarings}S + {root.chain.products}M" if root.chain else ""
    return {
        "symbol": modulus.symbol,
        "number": hex(modulus.number),
        "reduction": describe(modulus),
        "in memory": "Montgomery form" if modulus.is_montgomery else "plain",
        "inversion": f"{faster_inversion(modulus)} (the cheaper by the model)",
        "addition chain": f"{fermat.squarings}S + {fermat.products}M",
        "division steps": f"{steps.rounds} rounds of {steps.steps}, {steps.needed} needed",
        "square root": root.method.name.lower().replace("_", " ") + power,
    }


def _function_rows(library: Library) -> Iterable[dict[str, str | int]]:
    for target in library.targets:
        for modulus in library.moduli(target.width):
            for program in library.programs(modulus, target):
                yield {
                    "target": target.value,
                    "function": f"{library.prefix}_{program.name}",
                    "claim": program.contract.claim,
                    "instructions": sum(i.op not in (Op.LOAD, Op.CONST) for i in program.instrs),
                    "of them mul": sum(i.op is Op.MUL for i in program.instrs),
                    "cost": cost(program),
                }


def _table(title: str, rows: Iterable[Row]) -> Table:
    rows = list(rows)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for key, value in rows[0].items():
        table.add_column(key, justify="right" if isinstance(value, int) else "left", overflow="fold")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    return table
