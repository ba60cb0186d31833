# SPDX-License-Identifier: MIT
"""`ecgen explain`: what was decided for a curve and what each function costs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from rich.console import Console, JustifyMethod
from rich.markup import escape
from rich.table import Table

from ecgen.arith.chains.search import find_chain
from ecgen.arith.cost import cost
from ecgen.arith.divsteps.kernels import plan
from ecgen.arith.facts import Facts
from ecgen.arith.reduction import describe
from ecgen.arith.sqrt import sqrt_plan
from ecgen.emit.chains import faster_inversion
from ecgen.explain.formulas import Cells, formula_rows, published_rows
from ecgen.explain.operations import operation_rows
from ecgen.field import LOOSE
from ecgen.ir import Kind, Op
from ecgen.library import Library
from ecgen.logic.text import claim

Row = Mapping[str, str | int]

#: Columns that a narrow terminal must not break.
_ON_ONE_LINE = ("formula", "published", "ours")


def explain_library(library: Library, *, as_json: bool = False) -> None:
    """Print how each modulus is computed with, what the point formulas and the whole operations cost in field operations, the
    published counts beside ours, and what each function costs on each target by the model."""
    moduli = [_modulus_facts(modulus) for modulus in library.moduli(64)]
    functions = list(_function_rows(library))
    formulas, published = formula_rows(library.spec), published_rows(library.spec)
    operations = operation_rows(library)
    if as_json:
        document = {"name": library.spec.name, "moduli": moduli, "formulas": formulas, "published": published,
                    "operations": operations, "functions": functions}  # fmt: skip
        print(json.dumps(document, indent=1))
        return
    console = Console()
    for facts in moduli:
        console.print(_table(f"modulo {facts['symbol']}", [{"what": key, "how": value} for key, value in facts.items()]))
    _print_counts(console, formulas, published, operations)
    shown = [{key: value for key, value in row.items() if key != "claim"} for row in functions]
    console.print(_table("straight-line functions (cost in quarter cycles, by the model)", shown))


def _print_counts(console: Console, formulas: list[Cells], published: list[Cells], operations: list[Cells]) -> None:
    for system in dict.fromkeys(row["system"] for row in formulas):
        own = [row for row in formulas if row["system"] == system]
        over = "F_p^2" if "in F_p" in own[0] else "F_p"
        shown = [{key: value for key, value in row.items() if key not in ("system", "source")} for row in own]
        console.print(_table(f"point formulas over {over}, first operand {system} (field operations)", shown))
        console.print(*(escape(f"  {row['formula']}: {row['source']}") for row in own), sep="\n", highlight=False)
    if published:
        shown = [{key: row[key] for key in ("operation", "published", "ours", "formula")} for row in published]
        console.print(_table("published counts beside ours", shown))
        console.print(*(escape(f"  {row['operation']}: {row['how']}") for row in published), sep="\n", highlight=False)
    if operations:
        console.print(_table("whole operations, as emitted in C (conversions and scalar recoding not counted)", operations))


def _modulus_facts(modulus: Facts) -> dict[str, str | int]:
    fermat, steps, root = find_chain(modulus.number - 2), plan(modulus), sqrt_plan(modulus.number)
    power = f", power by {root.chain.squarings}S + {root.chain.products}M" if root.chain else ""
    return {
        "symbol": modulus.symbol,
        "number": hex(modulus.number),
        "reduction": describe(modulus),
        "in memory": "Montgomery form" if modulus.is_montgomery else "plain",
        "loose elements": _loose_elements(modulus),
        "inversion": f"{faster_inversion(modulus)} (the cheaper by the model)",
        "addition chain": f"{fermat.squarings}S + {fermat.products}M",
        "division steps": f"{steps.rounds} rounds of {steps.steps}, {steps.needed} needed",
        "square root": root.method.name.lower().replace("_", " ") + power,
    }


def _loose_elements(modulus: Facts) -> str:
    """What elements that are not canonical are below, or why there are none."""
    p = modulus.symbol
    if modulus.loose_multiple:
        bound = f"{modulus.loose_multiple}*{p}"
        return f"below {bound}, since {modulus.loose_multiple**2}*{p} <= R: products skip the last subtraction of {p}"
    if modulus.kind is not Kind.FIELD:
        return f"none modulo {p}: little is computed with scalars"
    if not modulus.is_montgomery:
        return "none: only under Montgomery reduction does a product of them become one by itself"
    if modulus.is_long:
        return "none: products are made by blocks"
    return f"none: {LOOSE**2}*{p} > R, so that a product of numbers below {LOOSE}*{p} may end above"


def _function_rows(library: Library) -> Iterable[dict[str, str | int]]:
    for target in library.targets:
        for modulus in library.moduli(target.width):
            for program in library.programs(modulus, target):
                yield {
                    "target": target.value,
                    "function": f"{library.prefix}_{program.name}",
                    "claim": claim(program.contract),
                    "instructions": sum(i.op not in (Op.LOAD, Op.CONST) for i in program.instrs),
                    "of them mul": sum(i.op is Op.MUL for i in program.instrs),
                    "cost": cost(program),
                }


def _table(title: str, rows: Iterable[Row]) -> Table:
    rows = list(rows)
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for key, value in rows[0].items():
        justify: JustifyMethod = "right" if isinstance(value, int) else "left"
        table.add_column(key, justify=justify, overflow="fold", no_wrap=key in _ON_ONE_LINE)
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    return table
