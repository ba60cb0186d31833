# SPDX-License-Identifier: MIT
"""The proof that interpolation is exact, made before anything is printed.

A word stands for a sum of coefficients times unknowns, and is known modulo 2^known. Sums and products with constants keep that
form. A shift to the right by s is exact when 2^s divides each coefficient; s bits less are known after it, since
x = sum + 2^known*m has floor(x / 2^s) = sum / 2^s + 2^(known - s)*m.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecgen.arith.rings.levels import WIDTH
from ecgen.errors import GeneratorFault
from ecgen.ir import Instr, Op, Program, Value

_WORD = 1 << WIDTH


@dataclass(frozen=True)
class Form:
    """The sum of coefficients[j] * unknown j, modulo 2^known."""

    coefficients: tuple[int, ...]
    known: int

    def reduced(self) -> Form:
        return Form(tuple(c % (1 << self.known) for c in self.coefficients), self.known)


def unit(place: int, count: int, known: int = WIDTH) -> Form:
    return Form(tuple(int(j == place) for j in range(count)), known)


def combined(matrix: Sequence[Sequence[int]], known: int = WIDTH) -> list[Form]:
    """What the rows of a matrix make of the unknowns."""
    return [Form(tuple(row), known).reduced() for row in matrix]


def run(program: Program, inputs: Mapping[str, Mapping[int, Form]]) -> dict[int, Form]:
    """The forms of the rows that a linear Program stores, for those of the rows of its parameters.

    Raises GeneratorFault when a shift drops what is not known to be zero, and where the Program is not linear.
    """
    forms: dict[Value, Form] = {}
    constants: dict[Value, int] = {}
    for instr in program.instrs:
        out = instr.outs[0]
        assert out is not None
        if instr.op is Op.CONST:
            constants[out] = instr.imm
        elif instr.op is Op.LOAD:
            forms[out] = inputs[instr.param][instr.index]
        else:
            forms[out] = _step(program.name, instr, forms, constants).reduced()
    return {store.index: forms[store.value] for store in program.stores}


def _step(name: str, instr: Instr, forms: Mapping[Value, Form], constants: Mapping[Value, int]) -> Form:
    args = [forms[arg] for arg in instr.args if arg in forms]
    factors = [constants[arg] for arg in instr.args if arg in constants]
    match instr.op, args, factors:
        case (Op.ADD | Op.SUB), [x, y], []:
            sign = 1 if instr.op is Op.ADD else -1
            sums = tuple(u + sign * v for u, v in zip(x.coefficients, y.coefficients, strict=True))
            return Form(sums, min(x.known, y.known))
        case Op.MUL, [x], [factor]:
            return _times(x, factor)
        case Op.SHL, [x], []:
            return _times(x, 1 << instr.imm)
        case Op.SHR, [x], []:
            if any(c % (1 << instr.imm) for c in x.coefficients):
                raise GeneratorFault(f"{name}: a shift by {instr.imm} drops bits that may be 1 at {instr}")
            return Form(tuple(c >> instr.imm for c in x.coefficients), x.known - instr.imm)
    raise GeneratorFault(f"{name}: not linear at {instr}")


def _times(x: Form, factor: int) -> Form:
    even = (factor & -factor).bit_length() - 1
    return Form(tuple(c * factor for c in x.coefficients), min(WIDTH, x.known + even))
