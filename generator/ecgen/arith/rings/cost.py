# SPDX-License-Identifier: MIT
"""What a plan costs, estimated: for rings whose plans nobody measured.

The unit is a vector operation. Prices are of instructions as the kernels have them; what is stored costs twice as much, since
processors store one vector where they load two and compute four. They were fitted to the order of measured plans, not to times.
"""

from __future__ import annotations

from functools import cache
from math import prod

from ecgen.arith.rings import kernels
from ecgen.arith.rings.levels import Level
from ecgen.arith.rings.plan import LANES, Plan, Ring, plans
from ecgen.ir import Op, Program

_LOAD, _STORE = 0.7, 2.0
#: For a vector that goes from rows to lanes or back: shuffles, which two units do, and its way through the tile.
_TRANSPOSED = 9.0
#: For a call of a kernel: what does not overlap with what comes before and after it.
_CALL = 40.0
#: For an instruction of a leaf that is halved so often: registers do not suffice for what its halves share.
_LEAF = (1.0, 1.0, 1.2, 1.35)


def cost(plan: Plan) -> float:
    """In lanes, a coefficient of 16 rows is a vector; in rows, so many columns."""
    rows = plan.row / LANES * (2 * _price_of_spread(plan.outer) + _price_of_gather(plan.outer))
    vectors = plan.groups * 4 * plan.row * _TRANSPOSED
    return rows + vectors + plan.groups * _lanes(plan, 0)


def cheapest(ring: Ring) -> Plan:
    return min(plans(ring), key=cost)


def _lanes(plan: Plan, depth: int) -> float:
    if depth == len(plan.inner):
        return _CALL + _price_of_leaf(plan.leaf, plan.halvings)
    level, part = plan.inner[depth], plan.length(depth + 1)
    evaluate, interpolate = _prices(level)
    return 3 * _CALL + part * (2 * evaluate + interpolate) + level.points * _lanes(plan, depth + 1)


@cache
def _prices(level: Level) -> tuple[float, float]:
    return _price(kernels.evaluate("", level, 1)), _price(kernels.interpolate("", level, 1))


@cache
def _price_of_spread(levels: tuple[Level, ...]) -> float:
    return _price(kernels.spread("", levels, prod(level.parts for level in levels), 1, 1))


@cache
def _price_of_gather(levels: tuple[Level, ...]) -> float:
    return _price(kernels.gather("", levels, prod(level.points for level in levels), 1, 1))


@cache
def _price_of_leaf(length: int, halvings: int) -> float:
    return _price(kernels.leaf("", length, halvings)) * _LEAF[min(halvings, len(_LEAF) - 1)]


def _price(program: Program) -> float:
    loads = sum(instr.op is Op.LOAD for instr in program.instrs)
    others = sum(instr.op not in (Op.LOAD, Op.CONST) for instr in program.instrs)
    return others + _LOAD * loads + _STORE * len(program.stores)
