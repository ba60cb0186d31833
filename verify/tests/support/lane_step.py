# SPDX-License-Identifier: MIT
"""A straight function in lanes as assembled, run on numbers in the prover's model of the processor, one lane for all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ecgen.ir import LANE_LIMB, Kind, Param, Program
from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.path import Path as Assumptions
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.world import World
from support.lane_cpu import SIZE, get, put

_ARGUMENTS = ("RDI", "RSI", "RDX", "RCX")
_ONES = (1 << 64) - 1


def assembled(folder: Path, file: str, out: Path) -> Image:
    return load(Recipe("nasm", "lanes", (file,)).make(folder, out))


def run_assembled(image: Image, function: str, program: Program, inputs: Mapping[str, int], *, alias: bool = False) -> int:
    """r, by columns of 64 bits, of a Program whose first parameter is r; `alias`: r stands where the first input does."""
    world = World()
    machine = entry_machine(Assumptions(world), image, image.functions[function])
    r, first, *_ = program.params
    base = first.name if alias else r.name
    machine.writable[base] = SIZE * r.length
    for register, param in zip(_ARGUMENTS, program.params, strict=False):
        machine.memory[register, 0] = 8, Pointer(base if param is r else param.name, 0)
        if not param.output:
            for i, word in enumerate(_words(param, inputs[param.name])):
                put(machine, param.name, SIZE * i, word - (word >> 63 << 64))
    ends: list[Machine] = []
    run = Run[Machine](Code(image), {}, Budget(20_000), Account())
    run.explore(machine, ends.append, [])
    (number,) = {_number(end, base, r.length) for end in ends}  # one end for each alignment of a frame
    return number


def _number(end: Machine, base: str, count: int) -> int:
    words = [get(end, base, SIZE * i) for i in range(count)]
    assert all(word.is_constant and (base, SIZE * i) in end.written for i, word in enumerate(words))
    return sum((word.lo & _ONES) << 64 * i for i, word in enumerate(words))


def _words(param: Param, number: int) -> list[int]:
    bits = LANE_LIMB if param.limb else 64
    count = 1 if param.kind is Kind.MASKS else param.length
    return [number >> bits * i & (1 << bits) - 1 for i in range(count)]
