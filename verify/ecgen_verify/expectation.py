# SPDX-License-Identifier: MIT
"""What a call must leave in memory and return, for one word size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ecgen.arith.lanes.catalog import WEAK, lane_modulus
from ecgen.field import Modulus
from ecgen.logic.types import MaskResult, Nothing, Status
from ecgen.reference import expected, fulfils
from ecgen_verify import eight
from ecgen_verify.cases import MASK_ONES, SMALL_BITS, Input, Inputs
from ecgen_verify.eight import VECTOR
from ecgen_verify.elements import to_memory
from ecgen_verify.parameters import Role
from ecgen_verify.subject import Function

#: What outputs have to be that have a choice.
CHOICE = "what the contract says, below the modulus"


@dataclass(frozen=True)
class Expectation:
    """`memory`: bytes that each output must hold; `free`: whether its bytes will do, for outputs that have a choice.

    `returned`: the value of the return register as far as the type reaches, None for a void function; `choice`: what free
    outputs have to be, in words.
    """

    memory: dict[str, bytes]
    free: dict[str, Callable[[bytes], bool]]
    returned: int | None
    choice: str = CHOICE


def expect(function: Function, width: int, inputs: Inputs) -> Expectation:
    """The expectation for inputs within the function's contract, by ecgen.reference."""
    modulus = function.moduli[width]
    if function.in_lanes:
        return _of_eight(function, modulus, inputs)
    values = _in_registers(function, inputs)
    outputs: dict[str, Input] = dict(expected(function.contract, modulus, values))
    returned = outputs.pop("result", None)
    free: dict[str, Callable[[bytes], bool]] = {}
    choice = CHOICE
    for parameter in function.parameters:
        if parameter.role is Role.SCRATCH:
            free[parameter.name] = lambda left: True
        elif parameter.role is Role.LOOSE and parameter.writes:
            element = outputs.pop(parameter.name)
            assert isinstance(element, int)
            free[parameter.name] = partial(_is_congruent, element, parameter.times, modulus.number)
            choice = f"{element:#x} modulo p, and below {parameter.times}*p"
        elif parameter.writes and parameter.name not in outputs:
            free[parameter.name] = partial(_fulfils, function, modulus, values, returned, parameter.name)
    memory = {name: to_memory(value, modulus) for name, value in outputs.items()}
    return Expectation(memory, free, _register(returned), choice)


def _is_congruent(element: int, times: int, number: int, left: bytes) -> bool:
    """Whether a loose element is this one."""
    stored = int.from_bytes(left, "little")
    return stored < times * number and stored % number == element


def _of_eight(function: Function, modulus: Modulus, inputs: Inputs) -> Expectation:
    """In lanes the result may be any number below a multiple of p that is right modulo p."""
    results = eight.results(function.contract, modulus, inputs)
    if function.parameters[0].role is Role.EIGHT:
        return Expectation({"r": to_memory(results, modulus)}, {}, None)
    return Expectation({"r": bytes(VECTOR * lane_modulus(modulus).limbs)},
                       {"r": lambda left: eight.agrees(left, results, modulus)}, None,
                       f"modulo p, and below {WEAK}*p in limbs: {','.join(map(hex, results))}")  # fmt: skip


def _in_registers(function: Function, inputs: Inputs) -> dict[str, Input]:
    """The inputs as the types have them: the low bits of a register behind a small integer, the length of arrays."""
    values = dict(inputs)
    for parameter in function.parameters:
        if parameter.role is Role.SMALL:
            register = values[parameter.name]
            assert isinstance(register, int)
            values[parameter.name] = register & (1 << SMALL_BITS) - 1
        elif parameter.role is Role.COUNT:
            values[parameter.name] = next(len(value) for value in inputs.values() if isinstance(value, tuple))
    return values


def _fulfils(function: Function, modulus: Modulus, inputs: Inputs, returned: Input | None, name: str, left: bytes) -> bool:
    """Whether an element that the contract only restricts, like a square root, is canonical and will do."""
    stored = int.from_bytes(left, "little")
    result = {} if returned is None else {"result": returned}
    return stored < modulus.number and fulfils(function.contract, modulus, inputs, {name: stored, **result})


def _register(returned: Input | None) -> int | None:
    """A mask fills 64 bits of the register, a status the lower 32."""
    match returned:
        case None:
            return None
        case bool():
            return MASK_ONES if returned else 0
        case int():
            return returned % (1 << 32)
        case _:
            raise TypeError(f"a function cannot return {returned!r}")


def register_bits(function: Function) -> int:
    """How many bits of the return register the type of the function defines."""
    return {Nothing: 0, Status: 32, MaskResult: 64}[type(function.contract.returns)]
