# SPDX-License-Identifier: MIT
"""One case for one word size as memory images, argument words and what must come back."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from ecgen.field import Modulus
from ecgen_verify.cases import MASK_ONES, Case, Inputs
from ecgen_verify.eight import VECTOR, input_to_memory, size_of_eight
from ecgen_verify.elements import element_size
from ecgen_verify.expectation import Expectation, expect, register_bits
from ecgen_verify.memory import Arena, Image, image
from ecgen_verify.parameters import Parameter, Role

#: Argument registers of the System V ABI.
REGISTERS = 6

Arguments = ctypes.Array[ctypes.c_uint64]


@dataclass(frozen=True)
class Buffer:
    """Memory of the parameters `members`, which share it."""

    members: tuple[Parameter, ...]
    sizes: tuple[int, ...]
    image: Image


@dataclass(frozen=True)
class Layout:
    """`significant`: the bits of the return register that the function's type defines; `single`: the modulus of elements outside
    of lanes."""

    buffers: tuple[Buffer, ...]
    arguments: Arguments
    expectation: Expectation
    significant: int
    single: Modulus


def lay_out(case: Case, width: int, arena: Arena) -> Layout:
    function = case.function
    modulus = function.moduli[width]
    expectation = expect(function, width, case.inputs)
    count = next((len(value) for value in case.inputs.values() if isinstance(value, tuple)), 0)
    buffers: list[Buffer] = []
    address: dict[str, int] = {}
    for slot, members in enumerate(_groups(case)):
        sizes = tuple(_size(p, modulus, count if function.takes_arrays else 1) for p in members)
        place = arena.place(slot, max(sizes), max(_alignment(p, width) for p in members), fenced=case.placement.fenced)
        before = [input_to_memory(p, case.inputs[p.name], modulus) for p in members if p.reads]
        after = [expectation.memory[p.name] for p in members if p.writes and p.name in expectation.memory]
        buffers.append(Buffer(members, sizes, image(place, before, after)))
        address |= {p.name: place.address for p in members}
    words = [address[p.name] if p.in_memory else _word(p, case.inputs, count) for p in function.parameters]
    significant = (1 << register_bits(function)) - 1
    return Layout(tuple(buffers), (ctypes.c_uint64 * REGISTERS)(*words), expectation, significant, modulus)


def _size(parameter: Parameter, modulus: Modulus, count: int) -> int:
    match parameter.role:
        case Role.LANES | Role.EIGHT | Role.MASKS:
            return size_of_eight(parameter, modulus)
        case Role.LOOSE:
            return element_size(modulus)
        case Role.ELEMENT | Role.SCRATCH:
            return element_size(modulus) * count * parameter.times
        case _:
            return parameter.length


def _alignment(parameter: Parameter, width: int) -> int:
    """What the types ask for: whole vectors, of which the arena's places are multiples already, or words."""
    match parameter.role:
        case Role.LANES:
            return VECTOR
        case Role.MASKS:
            return 8
        case Role.ELEMENT | Role.LOOSE | Role.SCRATCH | Role.EIGHT:
            return width // 8
        case _:
            return 1


def _groups(case: Case) -> list[tuple[Parameter, ...]]:
    """Parameters in memory, those that share a buffer together."""
    groups: dict[str, list[Parameter]] = {}
    leader = {name: group[0] for group in case.placement.alias for name in group}
    for parameter in case.function.parameters:
        if parameter.in_memory:
            groups.setdefault(leader.get(parameter.name, parameter.name), []).append(parameter)
    return [tuple(members) for members in groups.values()]


def _word(parameter: Parameter, inputs: Inputs, count: int) -> int:
    """The argument register of a parameter passed by value."""
    if parameter.role is Role.COUNT:
        return count
    value = inputs[parameter.name]
    assert isinstance(value, int)
    return (MASK_ONES if value else 0) if parameter.role is Role.MASK else value
