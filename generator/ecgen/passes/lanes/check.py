# SPDX-License-Identifier: MIT
"""Runs lane Programs in the interpreter on edge cases before anything is printed, one lane at a time."""

from __future__ import annotations

import random

from ecgen.field import Modulus
from ecgen.interpret import run_all
from ecgen.ir import Kind, Param, Program
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting
from ecgen.logic.evaluate import outputs as outputs_of
from ecgen.selfcheck import CASES, Mismatch, edge_numbers

_MASK = (1 << 64) - 1


def expected_lane(contract: Contract, modulus: Modulus, single: Modulus, inputs: dict[str, int]) -> int:
    """r of one lane modulo p, on numbers as they stand in memory; masks are booleans."""
    setting = Setting({modulus.symbol: single, f"{modulus.symbol}8": modulus})
    r = outputs_of(contract, setting, inputs)["r"]
    assert isinstance(r, int)
    return r % modulus.number


def check_lane_program(program: Program, modulus: Modulus, single: Modulus) -> None:
    """Raise Mismatch, with the inputs in hex, when the Program disagrees with the reference on an edge case."""
    rng = random.Random(program.name)
    drawn, bound = [param for param in program.params if not param.output], program.param("r").bound
    cases = [{param.name: draw(param, modulus, rng) for param in drawn} for _ in range(CASES)]
    words = [{name: _MASK if value is True else int(value) for name, value in inputs.items()} for inputs in cases]
    for inputs, outputs in zip(cases, run_all(program, words), strict=True):
        r, result = outputs["r"], expected_lane(program.contract, modulus, single, inputs)
        if not isinstance(r, int) or bound is None or r >= bound or r % modulus.number != result:
            shown = {name: hex(value) for name, value in inputs.items()}
            raise Mismatch(f"{program.name} is wrong for {shown}")


def draw(param: Param, modulus: Modulus, rng: random.Random) -> int:
    """What a lane of an input may hold, edges first in likelihood."""
    if param.kind is Kind.MASKS:
        return rng.random() < 0.5
    assert param.bound is not None
    return next(edge_numbers(rng.choice((modulus.number, param.bound)), rng))
