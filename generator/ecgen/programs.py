# SPDX-License-Identifier: MIT
"""The straight-line functions of one modulus, made once for all targets, prices and formulas that ask for them."""

from __future__ import annotations

from functools import lru_cache

from ecgen.arith import catalog
from ecgen.arith.cost import cost
from ecgen.arith.divsteps import kernels as divsteps
from ecgen.arith.facts import Facts
from ecgen.arith.reduction import reduction_for
from ecgen.arith.shape import Shape
from ecgen.errors import LostCarry
from ecgen.field import Reduction
from ecgen.ir import Kind, Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.passes.pipeline import finished
from ecgen.selfcheck import check_program

#: What one curve needs: two moduli, in words of two sizes and both orders of products.
_KEPT = 8


def judged(program: Program) -> int | None:
    """What the simplified Program costs, by ecgen.arith.cost; None where a dropped carry cannot be shown to be zero."""
    simplified = fold(program)
    try:
        check_bounds(simplified)
    except LostCarry:
        return None
    return cost(simplified)


def facts_of(number: int, kind: Kind, width: int, limbs: int, request: Reduction) -> Facts:
    """What an odd prime allows by the reduction asked for, one of field.REQUESTS; builders' trials are judged by the passes."""
    return Facts(number, kind, width, limbs, reduction_for(request, number, width, limbs), judge=judged)


@lru_cache(maxsize=_KEPT)
def checked_programs(modulus: Facts, shape: Shape) -> tuple[Program, ...]:
    """The public functions in the order in which they are emitted: folded, carries proved, checked on edge cases.

    Raises LostCarry or Mismatch, both of which mean that the generator is wrong.
    """
    programs = tuple(finished(program) for program in catalog.programs(modulus, shape))
    for program in programs:
        check_program(program, modulus)
    return programs


@lru_cache(maxsize=_KEPT)
def checked_multiplication(modulus: Facts, shape: Shape) -> Program:
    """The multiplication alone, in a shape of its own; likewise."""
    program = finished(catalog.multiplication(modulus, shape))
    check_program(program, modulus)
    return program


@lru_cache(maxsize=_KEPT)
def finished_kernels(modulus: Facts) -> tuple[Program, ...]:
    """The kernels of the inversion by division steps: matrix, (f, g), (d, e), end."""
    return tuple(finished(program) for program in divsteps.programs(modulus))


def prices(modulus: Facts) -> dict[str, int]:
    """What each operation costs by the model where products are made by rows, whatever the target."""
    return {program.contract.operation: cost(program) for program in checked_programs(modulus, modulus.by_rows)}
