# SPDX-License-Identifier: MIT
"""Comparisons of memory: the C library's function.

Trusted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecgen_verify.prove.machine import Leak, Value
from ecgen_verify.prove.strings import address_of, length_of
from ecgen_verify.prove.word import constant

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.effects import Call


def memcmp(call: Call) -> Value:
    """ISO C 7.24.4.1: 0 where the strings are the same, else anything else. Its time depends on them, so that they have to be
    public."""
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
