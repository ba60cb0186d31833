# SPDX-License-Identifier: MIT
"""The straight-line functions of one modulus, made once for all targets, prices and formulas that ask for them."""

from __future__ import annotations

from functools import lru_cache

from ecgen.arith import catalog
from ecgen.arith.cost import cost
from ecgen.arith.divsteps import kernels as divsteps
from ecgen.arith.multiply import Shape
from ecgen.field import Modulus
from ecgen.ir import Program
from ecgen.passes.pipeline import finished
from ecgen.selfcheck import check_program

#: What one curve needs: two moduli, in words of two sizes and both orders of products.
_KEPT = 8


@lru_cache(maxsize=_KEPT)
def checked_programs(modulus: Modulus, shape: Shape) -> tuple[Program, ...]:
    """The public functions in the order in which they are emitted: folded, carries proved, checked on edge cases.

    Raises LostCarry or Mismatch, both of which mean that the generator is wrong.
    """
    programs = tuple(finished(program) for program in catalog.programs(modulus, shape))
    for program in programs:
        check_program(program, modulus)
    return programs


@lru_cache(maxsize=_KEPT)
def checked_multiplication(modulus: Modulus, shape: Shape) -> Program:
    """The multiplication alone, in a shape of its own; likewise."""
    program = finished(catalog.multiplication(modulus, shape))
    check_program(program, modulus)
    return program


@lru_cache(maxsize=_KEPT)
def finished_kernels(modulus: Modulus) -> tuple[Program, ...]:
    """The kernels of the inversion by division steps: matrix, (f, g), (d, e), end."""
    return tuple(finished(program) for program in divsteps.programs(modulus))


def prices(modulus: Modulus, shape: Shape) -> dict[str, int]:
    """What each operation costs, in the units of ecgen.arith.cost."""
    return {program.contract.operation: cost(program) for program in checked_programs(modulus, shape)}
