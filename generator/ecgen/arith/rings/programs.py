# SPDX-License-Identifier: MIT
"""The kernels of a plan, and the proof that together they know enough bits of the product."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ecgen.arith.rings import exact, kernels
from ecgen.arith.rings.levels import WIDTH, Level
from ecgen.arith.rings.plan import LANES, Plan
from ecgen.errors import GeneratorFault
from ecgen.ir import Program


@dataclass(frozen=True)
class Programs:
    """`spread`, `gather`: the outer levels; `evaluate`, `interpolate`: the inner levels, that of the longest first."""

    spread: Program
    evaluate: tuple[Program, ...]
    leaf: Program
    interpolate: tuple[Program, ...]
    gather: Program
    fold: Program


def programs(plan: Plan, *, tiled: bool) -> Programs:
    """Of a plan whose `known_bits` suffice. `tiled`: the outer levels work on 16 columns at a time, which stand in a tile; else
    on whole rows.

    Raises GeneratorFault when a kernel is not what it is meant to be.
    """
    outer, row = plan.outer, plan.row
    inner = [(depth, level, plan.length(depth + 1) * LANES) for depth, level in enumerate(plan.inner)]
    steps = Programs(
        kernels.spread("rq_spread", outer, plan.parts, row, LANES if tiled else row),
        tuple(kernels.evaluate(f"rq_evaluate_{depth}", level, distance) for depth, level, distance in inner),
        kernels.leaf("rq_leaf", plan.leaf, plan.halvings),
        tuple(kernels.interpolate(f"rq_interpolate_{depth}", level, distance) for depth, level, distance in inner),
        kernels.gather("rq_gather", outer, plan.rows, LANES if tiled else row, row),
        kernels.fold("rq_fold", plan.ring),
    )
    check_bits(plan, steps)
    return steps


def check_bits(plan: Plan, steps: Programs) -> None:
    """Raises GeneratorFault when interpolation does not undo evaluation, or too few bits are known in the end."""
    known = WIDTH
    for level, evaluate, interpolate in reversed(list(zip(plan.inner, steps.evaluate, steps.interpolate, strict=True))):
        known = known_bits([level], evaluate, interpolate, known)
    known = known_bits(plan.outer, steps.spread, steps.gather, known)
    if known < plan.ring.q_bits:
        raise GeneratorFault(f"{plan.text}: {known} bits of a product are known, and coefficients have {plan.ring.q_bits}")


def known_bits(levels: Sequence[Level], evaluate: Program, interpolate: Program, known: int) -> int:
    """How many bits of the pieces of a product are known when so many of the products at the points are.

    The unknowns are the products of parts, their lower pieces first. Raises GeneratorFault when `interpolate` does not undo
    `evaluate`.
    """
    matrix = [[1]]
    for level in levels:
        matrix = [[x * y for x in left for y in right] for left in matrix for right in level.matrix()]
    parts, first = len(matrix[0]), len(matrix) - evaluate.param("r").length
    values = exact.run(evaluate, {"x": {place: exact.unit(place, parts) for place in range(parts)}})
    if list(values.values()) != exact.combined(matrix[first:]):
        raise GeneratorFault(f"{evaluate.name}: these are not the values at the points")
    nothing, products = [0] * parts**2, [[x * y for x in row for y in row] for row in matrix]
    known_pieces = exact.combined([piece for row in products for piece in (row + nothing, nothing + row)], known)
    ends = {0: 0, 1: 1, 2 * parts - 2: 2, 2 * parts - 1: 3} if first else {}
    in_place = {place: known_pieces[number] for place, number in ends.items()}
    pieces = in_place | exact.run(interpolate, {"x": dict(enumerate(known_pieces[2 * first :])), "r": in_place})
    least = min(piece.known for piece in pieces.values())
    for number in range(2 * parts):
        needed = exact.Form((*_diagonal(parts, number), *_diagonal(parts, number - 1)), least)
        if exact.Form(pieces[number].coefficients, least).reduced() != needed:
            raise GeneratorFault(f"{interpolate.name}: piece {number} is not that of the product")
    return least


def _diagonal(parts: int, number: int) -> Iterable[int]:
    return (int(i + j == number) for i in range(parts) for j in range(parts))
