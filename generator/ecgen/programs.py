# SPDX-License-Identifier: MIT
"""The straight-line functions of one modulus, made once for all targets, prices and formulas that ask for them."""

from __future__ import annotations

from functools import lru_cache

from ecgen.arith import catalog
from ecgen.arith.blocks import kernels as blocks
from ecgen.arith.cost import cost
from ecgen.arith.divsteps import kernels as divsteps
from ecgen.arith.facts import Facts
from ecgen.arith.reduction import reduction_for
from ecgen.arith.shape import Scan, Shape
from ecgen.errors import LostCarry
from ecgen.field import Reduction
from ecgen.ir import Kind, Program, Value
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.passes.pipeline import finished
from ecgen.selfcheck import check_block, check_program

#: What one curve needs: two moduli, in words of two sizes and both orders of products.
_KEPT = 8
#: Their functions, in every shape.
_KEPT_SINGLE = 256


class Written:
    """A Program as a builder wrote it. Two are equal where they say the same, instruction by instruction."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._key = (
            program.name, program.width, program.params, program.contract, program.contract.notes, program.comments,
            program.returns, _id(program.result), program.reads_constants_often, program.in_order,
            tuple([(i.op, tuple(map(_id, i.outs)), tuple(map(_id, i.args)), i.imm, i.param, i.index, i.size, i.wraps, i.comment)
                   for i in program.instrs]),
            tuple([(store.param, store.index, store.value.id, store.size) for store in program.stores]),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Written) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


def _id(value: Value | None) -> int:
    return 0 if value is None else value.id


def judged(program: Program) -> int | None:
    """What the simplified Program costs, by ecgen.arith.cost; None where a dropped carry cannot be shown to be zero."""
    simplified = fold(program)
    try:
        check_bounds(simplified)
    except LostCarry:
        return None
    return cost(simplified)


def facts_of(number: int, kind: Kind, width: int, limbs: int, request: Reduction, *, for_size: bool = False) -> Facts:
    """What an odd prime allows by the reduction asked for, one of field.REQUESTS; builders' trials are judged by the passes.
    `for_size`: as of ecgen.field.Modulus."""
    return Facts(number, kind, width, limbs, reduction_for(request, number, width, limbs), for_size, judge=judged)


@lru_cache(maxsize=_KEPT)
def checked_programs(modulus: Facts, shape: Shape) -> tuple[Program, ...]:
    """The public functions in the order in which they are emitted: folded, carries proved, checked on edge cases.

    Raises LostCarry or Mismatch, both of which mean that the generator is wrong.
    """
    return tuple(_checked(Written(program), modulus) for program in catalog.programs(modulus, shape))


@lru_cache(maxsize=_KEPT)
def checked_multiplication(modulus: Facts, shape: Shape) -> Program:
    """The multiplication alone, in a shape of its own; likewise."""
    return _checked(Written(catalog.multiplication(modulus, shape)), modulus)


@lru_cache(maxsize=_KEPT_SINGLE)
def _checked(written: Written, modulus: Facts) -> Program:
    """What most functions are is the same in every shape: they are finished and checked once."""
    program = finished(written.program)
    check_program(program, modulus)
    return program


@lru_cache(maxsize=_KEPT)
def finished_kernels(modulus: Facts) -> tuple[Program, ...]:
    """The kernels of the inversion by division steps: matrix, (f, g), (d, e), end; of a long modulus the matrix alone, for the
    others are loops in C."""
    if modulus.is_long:
        return (_finished_kernel(Written(divsteps.matrix(modulus))),)
    return tuple(_finished_kernel(Written(program)) for program in divsteps.programs(modulus))


@lru_cache(maxsize=_KEPT)
def _finished_kernel(written: Written) -> Program:
    return finished(written.program)


@lru_cache(maxsize=_KEPT)
def checked_blocks(modulus: Facts, scan: Scan) -> tuple[Program, ...]:
    """The kernels of a long modulus: folded, carries proved, each checked by its equation on edge cases. Raises as above."""
    return tuple(_checked_block(Written(program), modulus) for program in blocks.programs(modulus, scan))


@lru_cache(maxsize=_KEPT_SINGLE)
def _checked_block(written: Written, modulus: Facts) -> Program:
    program = finished(written.program)
    check_block(program, modulus, blocks.EQUATIONS[program.contract.operation])
    return program


def prices(modulus: Facts) -> dict[str, int]:
    """What each operation costs by the model where products are made by rows, whatever the target."""
    return {program.contract.operation: cost(program) for program in checked_programs(modulus, modulus.by_rows)}
