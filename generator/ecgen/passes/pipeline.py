# SPDX-License-Identifier: MIT
"""What every Program goes through before a target sees it."""

from __future__ import annotations

from collections.abc import Callable

from ecgen.ir import Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.passes.lanes.apart import apart
from ecgen.passes.lanes.bounds import check_lanes


def _bounded(program: Program) -> Program:
    if program.has_four_lanes:
        check_lanes(fold(apart(program)))
    else:
        (check_lanes if program.has_lanes else check_bounds)(program)
    return program


#: In this order. Ordering and registers are decided later, by the target (targets.scheduler, targets.allocate).
PASSES: tuple[Callable[[Program], Program], ...] = (fold, _bounded)


def finished(program: Program) -> Program:
    """The Program after all passes. Raises LostCarry when a dropped carry cannot be shown to be zero."""
    for transform in PASSES:
        program = transform(program)
    return program
