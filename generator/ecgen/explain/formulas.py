# SPDX-License-Identifier: MIT
"""The part of `ecgen explain` on point formulas: what each costs, and the published counts beside ours."""

from __future__ import annotations

from dataclasses import asdict

from ecgen.curve.counts import CountRow, count_rows, published_figures
from ecgen.spec.load import Spec

Cells = dict[str, str | int]


def formula_rows(spec: Spec) -> list[Cells]:
    """A row for each formula that applies: counts of field operations, source, exceptional cases.

    "constants": products with curve constants, `2*b3` for two with b3; "small": products with small integers, `4*2` for four
    doublings; "add": additions, subtractions, negations, halvings. Over F_p^2, "in F_p" is M, S and I in operations of F_p.
    """
    return [_cells(row) for row in count_rows(spec)]


def published_rows(spec: Spec) -> list[Cells]:
    """Published counts, ours, and how they are counted."""
    return [asdict(figure) for figure in published_figures(spec)]


def _cells(row: CountRow) -> Cells:
    counted = row.counted
    cells: Cells = {
        "system": row.system, "formula": row.formula,
        "M": counted.multiplications, "S": counted.squarings, "I": counted.inversions,
        "constants": _terms(counted.constants), "small": _terms(counted.multiples), "add": counted.additions,
    }  # fmt: skip
    if row.field != "p":
        cells["in F_p"] = row.ground
    return cells | {"wrong where": row.exceptional, "source": row.source}


def _terms(counts: tuple[tuple[str | int, int], ...]) -> str:
    return " + ".join(f"{count}*{what}" for what, count in counts)
