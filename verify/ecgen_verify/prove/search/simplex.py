# SPDX-License-Identifier: MIT
"""Exact dual simplex with bounded variables, over rationals. Not trusted: whoever asks checks the multipliers.

maximise c.x for lo <= x <= hi and row_lo <= row.x <= row_hi. The slack of each row is a variable with the row's bounds;
all start non-basic x, basic slacks, which is dual feasible with each x at the bound that its cost likes; a violated basic
variable leaves, the ratio test says who enters (Chvatal, Linear Programming, chapters 8 and 10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gmpy2 import mpq

from ecgen_verify.prove.poly import Monomial
from ecgen_verify.prove.search.folding import add

#: A variable: a monomial, or the slack of a row (its index).
Variable = Monomial | int
_Row = dict[Variable, Any]

_PIVOTS = 500


def maximise(cost: Mapping[Monomial, int], rows: Sequence[tuple[Mapping[Monomial, int], int, int]],
             box: Callable[[Monomial], tuple[int, int]]) -> dict[int, Any] | None:  # fmt: skip
    """Multipliers of rows that prove the optimum or, where no point of the box fulfils the rows, a bound below the least value in
    the box. None when the pivot limit is reached."""
    variables = set(cost).union(*(terms for terms, _, _ in rows))
    bounds: dict[Variable, tuple[Any, Any]] = {v: (mpq(box(v)[0]), mpq(box(v)[1])) for v in variables}
    basic: dict[Variable, _Row] = {}
    for j, (terms, lo, hi) in enumerate(rows):
        basic[j] = {v: mpq(c) for v, c in terms.items()}
        bounds[j] = (mpq(lo), mpq(hi))
    reduced: _Row = {v: mpq(cost.get(v, 0)) for v in sorted(variables)}
    at_upper = {v: c > 0 for v, c in reduced.items()}

    def value(row: _Row) -> Any:
        return sum((c * bounds[v][at_upper[v]] for v, c in row.items()), mpq(0))

    values = {name: value(row) for name, row in basic.items()}
    for _ in range(_PIVOTS):
        leaving = _most_violated(values, bounds)
        if leaving is None:
            break
        name, too_low = leaving
        row = basic[name]
        entering = _entering(row, reduced, bounds, at_upper, too_low)
        if entering is None:  # row - variable is 0, but only below 0 in the box, or above: add so many times this
            least = sum(c * bounds[v][c < 0] for v, c in cost.items())
            times = max(value(reduced) - least + 1, mpq(0)) / (bounds[name][not too_low] - values[name])
            for v, c in (*row.items(), (name, mpq(-1))):
                add(reduced, v, times * c)
            break
        change = (bounds[name][not too_low] - values.pop(name)) / row[entering]  # of the one that enters, which moves the others
        for other, its in basic.items():
            if other != name and entering in its:
                values[other] += its[entering] * change
        values[entering] = bounds[entering][at_upper.pop(entering)] + change
        at_upper[name] = not too_low
        _pivot(basic, reduced, name, entering)
    else:
        return None
    return {v: c for v, c in reduced.items() if isinstance(v, int)}


def _most_violated(values: dict[Variable, Any], bounds: dict[Variable, tuple[Any, Any]]) -> tuple[Variable, bool] | None:
    """The basic variable farthest out of its bounds, in widths of these, and whether it is too low."""
    def excess(name: Variable) -> Any:
        (lo, hi), value = bounds[name], values[name]
        return max(lo - value, value - hi) / (hi - lo + 1)

    violated = [name for name, value in values.items() if not bounds[name][0] <= value <= bounds[name][1]]
    worst = max(violated, key=excess, default=None)
    return None if worst is None else (worst, values[worst] < bounds[worst][0])


def _entering(row: _Row, reduced: _Row, bounds: dict[Variable, tuple[Any, Any]], at_upper: dict[Variable, bool],
              too_low: bool) -> Variable | None:  # fmt: skip
    """The non-basic variable that can repair the row and loses dual feasibility first."""
    repairing = [v for v, c in row.items() if bounds[v][0] != bounds[v][1] and ((c > 0) != at_upper[v]) == too_low]
    return min(repairing, key=lambda v: abs(reduced.get(v, mpq(0)) / row[v]), default=None)


def _pivot(basic: dict[Variable, _Row], reduced: _Row, leaving: Variable, entering: Variable) -> None:
    row = basic.pop(leaving)
    pivot = row[entering]
    solved = {v: -c / pivot for v, c in row.items() if v != entering}
    solved[leaving] = 1 / pivot
    for other in (*basic.values(), reduced):
        factor = other.pop(entering, mpq(0))
        if factor:
            for v, c in solved.items():
                add(other, v, factor * c)
    basic[entering] = solved
