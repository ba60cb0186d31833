# SPDX-License-Identifier: MIT
"""Copies, fills and comparisons of memory: the C library's functions.

Trusted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ecgen_verify.prove.machine import Leak, Value
from ecgen_verify.prove.strings import address_of, copy, fill, length_of
from ecgen_verify.prove.word import constant

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.effects import Call

def _memset(call: Call) -> Value:
    registers = call.machine.registers
    target = address_of(registers["RDI"])
    fill(call.machine, target, call.machine.word("RSI", 8), length_of(registers["RDX"]))
    return target


def _memcpy(call: Call) -> Value:
    registers = call.machine.registers
    target, source = address_of(registers["RDI"]), address_of(registers["RSI"])
    length = length_of(registers["RDX"])
    call.apart([(target, length, True), (source, length, False)])
    copy(call.machine, target, source, length)
    return target


def _memmove(call: Call) -> Value:
    registers = call.machine.registers
    target = address_of(registers["RDI"])
    copy(call.machine, target, address_of(registers["RSI"]), length_of(registers["RDX"]))
    return target


def _memcmp(call: Call) -> Value:
    """0 where the strings are the same, else anything else. Its time depends on them, so that they have to be public."""
    registers = call.machine.registers
    places, length = [address_of(registers[name]) for name in ("RDI", "RSI")], length_of(registers["RDX"])
    strings = [call.words(place, length, 1) for place in places]
    if any(byte.secret for string in strings for byte in string):
        raise Leak("a secret decides how long a comparison takes")
    differ = call.elements.differ(call.path, *strings)
    known = call.decide(differ)
    result = call.path.input_word("difference", 1, (1 << 32) - 1, secret=False) if known else constant(0)
    high = call.path.input_word("upper half", 0, (1 << 32) - 1, secret=False)  # which the ABI leaves undefined
    return call.path.sum((result, 1), (high, 1 << 32))


#: ISO C 7.24.
LIBRARY: dict[str, Callable[[Call], Value]] = {"memset": _memset, "memcpy": _memcpy, "memmove": _memmove, "memcmp": _memcmp}
