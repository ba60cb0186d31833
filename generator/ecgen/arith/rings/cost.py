# SPDX-License-Identifier: MIT
"""What a plan costs, estimated: for rings whose plans nobody measured.

The unit is an addition of vectors. The prices were fitted to 46 products of NTRU's rings with AVX2 on a Zen 4, from which they
are 6 % off; of those measured, the plans that cost least took up to 13 % more time than the fastest.
"""

from __future__ import annotations

from functools import cache
from math import prod

from ecgen.arith.rings import kernels
from ecgen.arith.rings.levels import Level
from ecgen.arith.rings.plan import LANES, Plan, Ring, plans
from ecgen.ir import Op, Program

_MULTIPLICATION, _LOAD, _STORE = 0.73, 0.25, 0.6
#: For a vector that goes from rows to lanes or back.
_TRANSPOSED = 5.3
#: For a call of a kernel: what does not overlap with what comes before and after it.
_CALL = 8.0
#: So many times what it counts costs the interpolation of the outer levels, whose values no registers hold.
_GATHER = 3.0
#: Coefficients of a leaf from which on registers do not suffice, and what each further one adds to its price.
_LEAF, _SPILLED = 17, 0.028


def cost(plan: Plan) -> float:
    """In lanes, a coefficient of 16 rows is a vector; in rows, so many columns."""
    rows = plan.row / LANES * (2 * _price_of_spread(plan.outer) + _GATHER * _price_of_gather(plan.outer))
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
    return _price(kernels.leaf("", length, halvings)) * (1 + _SPILLED * max(0, length - _LEAF))


def _price(program: Program) -> float:
    prices = {Op.LOAD: _LOAD, Op.CONST: 0.0, Op.MUL: _MULTIPLICATION}
    return sum(prices.get(instr.op, 1.0) for instr in program.instrs) + _STORE * len(program.stores)
