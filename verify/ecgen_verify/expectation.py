# SPDX-License-Identifier: MIT
"""What a call must leave in memory and return, for one word size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.arith.lanes.catalog import WEAK, lane_modulus
from ecgen.field import Modulus
from ecgen.reference import expected
from ecgen_verify import eight
from ecgen_verify.cases import MASK_ONES, SMALL_BITS, Input, Inputs
from ecgen_verify.eight import VECTOR
from ecgen_verify.elements import to_memory
from ecgen_verify.prototype import SCRATCH, Role
from ecgen_verify.subject import Function


@dataclass(frozen=True)
class Expectation:
    """`memory`: bytes that each output must hold; `free`: whether its bytes will do, for outputs that have a choice.

    `returned`: the value of the return register as far as the type reaches, None for a void function; `choice`: what free
    outputs have to be, in words.
    """

    memory: dict[str, bytes]
    free: dict[str, Callable[[bytes], bool]]
    returned: int | None
    choice: str = "a square root of a, below the modulus"


def expect(function: Function, width: int, inputs: Inputs) -> Expectation:
    """The expectation for inputs within the function's contract, by ecgen.reference."""
    modulus = function.moduli[width]
    if function.in_lanes:
        return _of_eight(function, modulus, inputs)
    reference = {"batch_inv": _batch_inverse}.get(function.operation, _plain)
    outputs = reference(function.operation, modulus, inputs)
    free: dict[str, Callable[[bytes], bool]] = {SCRATCH: lambda left: True}
    returned = outputs.pop("return", None)
    square = outputs.pop("r_squared", None)
    if square is not None:
        if returned == 0:
            free["r"] = lambda left: _is_root(left, square, modulus)
        else:
            outputs["r"] = 0
    memory = {name: to_memory(value, modulus) for name, value in outputs.items()}
    return Expectation(memory, {p.name: free[p.name] for p in function.parameters if p.name in free}, _register(returned))


def _of_eight(function: Function, modulus: Modulus, inputs: Inputs) -> Expectation:
    """In lanes the result may be any number below a multiple of p that is right modulo p."""
    results = eight.results(function.operation, modulus, inputs)
    if function.parameters[0].role is Role.EIGHT:
        return Expectation({"r": to_memory(results, modulus)}, {}, None)
    return Expectation({"r": bytes(VECTOR * lane_modulus(modulus).limbs)},
                       {"r": lambda left: eight.agrees(left, results, modulus)}, None,
                       f"modulo p, and below {WEAK}*p in limbs: {','.join(map(hex, results))}")  # fmt: skip


def _plain(operation: str, modulus: Modulus, inputs: Inputs) -> dict[str, Input]:
    scalar = {name: value for name, value in inputs.items() if not isinstance(value, tuple)}
    if "k" in scalar and isinstance(scalar["k"], int):
        scalar["k"] &= (1 << SMALL_BITS) - 1
    return dict(expected(operation, modulus, scalar))


def _batch_inverse(operation: str, modulus: Modulus, inputs: Inputs) -> dict[str, Input]:
    elements = inputs["a"]
    assert isinstance(elements, tuple)
    inverses = (expected("inv", modulus, {"a": element})["r"] for element in elements)
    return {"r": tuple(inverse for inverse in inverses if isinstance(inverse, int))}


def _is_root(left: bytes, square: Input, modulus: Modulus) -> bool:
    root = int.from_bytes(left, "little")
    return root < modulus.number and expected("sqr", modulus, {"a": root})["r"] == square


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
    return {"void": 0, "int": 32, "uint64_t": 64}[function.returns]
