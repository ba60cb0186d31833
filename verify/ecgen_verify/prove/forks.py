# SPDX-License-Identifier: MIT
"""A path that comes to a bit which is not known: once for each of its values.

Trusted: that both values are looked at.
"""

from __future__ import annotations

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Sample, Undecided

#: A path, and the sample inputs that take it; None where there are no samples at all.
Branch = tuple[Machine, list[Sample] | None]

IMPOSSIBLE = "internal: a path that inputs take was called impossible"


def both(machine: Machine, points: list[Sample] | None, bit: Poly) -> list[Branch]:
    """The path for 0 and for 1, but for a value that it cannot have there. Raises Undecided.

    `points`: a side that none of them takes is looked at for contradictions; one that some take may have none.
    """
    taken = [machine.path.world.value(bit, point) for point in points or ()]
    result: list[Branch] = []
    for value in (0, 1):
        mine = None if points is None else [point for point, side in zip(points, taken, strict=True) if side == value]
        copy = machine.copy()
        copy.decisions = (*machine.decisions, (machine.address, value))
        try:
            if copy.path.assume(bit, value):
                copy.settle()
            copy.path.witnessed = mine is None or bool(mine)
            if not copy.path.witnessed:
                copy.path.check_feasible()
        except Contradiction:
            if mine:
                raise Undecided(IMPOSSIBLE) from None
            continue
        result.append((copy, mine))
    return result
