# SPDX-License-Identifier: MIT
"""Runs a Program in the interpreter on edge cases before anything is printed (evidence, rung 1, in small)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

from ecgen.errors import GeneratorFault
from ecgen.field import BLOCK, Modulus
from ecgen.interpret import run_all
from ecgen.ir import Kind, Op, Param, Program, Returns
from ecgen.reference import expected

#: Cases per Program at emission; `ecgen verify` runs many more.
CASES = 24


class Mismatch(GeneratorFault):
    """The generator is wrong: a Program and the reference disagree."""


def check_program(program: Program, modulus: Modulus) -> None:
    """Raise Mismatch, with the inputs in hex, when the Program disagrees with the reference on an edge case."""
    rng = random.Random(program.name)
    cases = [{param.name: _draw(program.param(param.name), modulus, rng) for param in program.contract.inputs}
             for _ in range(CASES)]  # fmt: skip
    words = [{name: (_mask(program, value) if isinstance(value, bool) else value) for name, value in inputs.items()}
             for inputs in cases]  # fmt: skip
    for inputs, outputs in zip(cases, run_all(program, words), strict=True):
        if "result" in outputs:
            outputs["result"] = _returned(program, outputs["result"])
        for param in program.params:
            if param.output and param.kind in (Kind.LOOSE, Kind.SUM):
                outputs[param.name] = _canonical(program, param, modulus, outputs[param.name])
        if outputs != expected(program.contract, modulus, inputs):
            shown = {name: value.hex() if isinstance(value, bytes) else hex(value) for name, value in inputs.items()}
            raise Mismatch(f"{program.name} ({program.width}-bit words) is wrong for {shown}")


#: What a kernel promises: of the numbers that it was given, those that it left, and the radix of blocks.
Equation = Callable[[Mapping[str, int], Mapping[str, int], int], bool]


def check_block(program: Program, modulus: Modulus, equation: Equation) -> None:
    """Raise Mismatch when a kernel on blocks of a long modulus breaks its equation on an edge case."""
    rng = random.Random(program.name)
    block = 1 << (modulus.width * BLOCK)
    read = {instr.param for instr in program.instrs if instr.op is Op.LOAD}
    cases = [{param.name: _draw_block(param, modulus, rng) for param in program.params if param.name in read}
             for _ in range(CASES)]  # fmt: skip
    for inputs, outputs in zip(cases, run_all(program, cases), strict=True):
        left = {name: number for name, number in outputs.items() if isinstance(number, int)}
        if not equation(inputs, left, block):
            shown = {name: hex(number) for name, number in inputs.items()}
            raise Mismatch(f"{program.name} ({program.width}-bit words) is wrong for {shown}")


def _draw_block(param: Param, modulus: Modulus, rng: random.Random) -> int:
    if param.name == "m":
        return modulus.number % (1 << (modulus.width * param.length))
    if param.length == 2:  # two bits
        return rng.choice((0, 1)) + (rng.choice((0, 1)) << modulus.width)
    bound = modulus.number if param.length > 2 * BLOCK else param.bound or 1 << (modulus.width * param.length)
    return next(edge_numbers(bound, rng))


def _canonical(program: Program, param: Param, modulus: Modulus, left: int | bytes) -> int:
    """What a loose result is congruent to. Raises Mismatch where it is not below its bound."""
    assert isinstance(left, int) and param.bound is not None
    if left >= param.bound:
        raise Mismatch(f"{program.name} ({program.width}-bit words) leaves {left:#x}, which is not below {param.bound:#x}")
    return left % modulus.number


def _mask(program: Program, value: bool) -> int:
    return (1 << program.width) - 1 if value else 0


def _returned(program: Program, word: int | bytes) -> int | bool:
    assert word in (0, (1 << program.width) - 1)
    return bool(word) if program.returns is Returns.MASK else -int(bool(word))


def edge_numbers(bound: int, rng: random.Random) -> Iterator[int]:
    """Numbers below `bound`, edges first in likelihood: 0, 1, bound - 1, powers of two and their neighbours, runs of ones."""
    bits = bound.bit_length()
    while True:
        low, high = sorted((rng.randrange(bits + 1), rng.randrange(bits + 1)))
        number = rng.choice([
            0, 1, bound - 1, bound - 2, bound // 2, rng.randrange(bound), rng.randrange(bound),
            (1 << high) - (1 << low), (1 << high) + rng.choice((-1, 0, 1)), bound - (1 << low),
        ])  # fmt: skip
        if 0 <= number < bound:
            yield number


def loose_numbers(bound: int, number: int, rng: random.Random) -> Iterator[int]:
    """Numbers below `bound`, edges of the bound and of each multiple of the modulus below it."""
    low, high = edge_numbers(bound, rng), edge_numbers(number, rng)
    while True:
        residue = next(high)
        yield next(low) if rng.random() < 0.5 else residue + number * rng.randrange(-(-(bound - residue) // number))


def _draw(param: Param, modulus: Modulus, rng: random.Random) -> int | bytes:
    match param.kind:
        case Kind.MASK:
            return rng.random() < 0.5
        case Kind.SMALL:
            return next(edge_numbers(1 << 32, rng))
        case Kind.BYTES:
            bound = rng.choice((modulus.number, 256**param.length))
            return next(edge_numbers(bound, rng)).to_bytes(param.length, rng.choice(("big", "little")))
        case Kind.LOOSE | Kind.SUM:
            assert param.bound is not None
            return next(loose_numbers(param.bound, modulus.number, rng))
        case _:
            return next(edge_numbers(modulus.number, rng))
