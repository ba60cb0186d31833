# SPDX-License-Identifier: MIT
"""Copies, fills and comparisons of memory: the C library's functions.

Trusted. Lengths must be known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ecgen_verify.prove.machine import Leak, Machine, Pointer, Value
from ecgen_verify.prove.path import Fork, Word, constant
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.effects import Call

_LONGEST = 1 << 14


def _length(value: Value) -> int:
    if isinstance(value, Word) and value.secret:
        raise Leak("a secret decides a length")
    if not isinstance(value, Word) or not value.is_constant or value.lo > _LONGEST:
        raise Undecided("a length that is not known")
    return value.lo


def _address(value: Value) -> Pointer:
    if not isinstance(value, Pointer):
        raise Undecided("a copy to or from an address that is not known")
    return value


def copy(machine: Machine, target: Pointer, source: Pointer, length: int) -> None:
    """As if all were read before anything is written; whole words where they stand as such."""
    taken = []
    offset = 0
    while offset < length:
        size = 8 if length - offset >= 8 else 1
        taken.append((offset, machine.load(source.moved(offset), size), size))
        offset += size
    for offset, value, size in taken:
        machine.store(target.moved(offset), value, size)


def fill(machine: Machine, target: Pointer, byte: int, length: int) -> None:
    offset = 0
    while offset < length:
        size = 8 if length - offset >= 8 else 1
        machine.store(target.moved(offset), constant(int.from_bytes(bytes([byte]) * size, "little")), size)
        offset += size


def _memset(call: Call) -> Value:
    registers = call.machine.registers
    byte = _byte(call.machine)
    target = _address(registers["RDI"])
    fill(call.machine, target, byte, _length(registers["RDX"]))
    return target


def _byte(machine: Machine) -> int:
    byte = machine.word("RSI", 8)
    if not byte.is_constant:
        raise Undecided("a byte to fill memory with that is not known")
    return byte.lo


def _memcpy(call: Call) -> Value:
    registers = call.machine.registers
    target, source = _address(registers["RDI"]), _address(registers["RSI"])
    length = _length(registers["RDX"])
    call.apart([(target, length, True), (source, length, False)])
    copy(call.machine, target, source, length)
    return target


def _memmove(call: Call) -> Value:
    registers = call.machine.registers
    target = _address(registers["RDI"])
    copy(call.machine, target, _address(registers["RSI"]), _length(registers["RDX"]))
    return target


def _memcmp(call: Call) -> Value:
    """0 where the strings are the same, else anything else. Its time depends on them, so that they have to be public."""
    registers = call.machine.registers
    places, length = [_address(registers[name]) for name in ("RDI", "RSI")], _length(registers["RDX"])
    strings = []
    for place in places:
        loaded = [call.machine.load(place.moved(i), 1) for i in range(length)]
        strings.append([byte for byte in loaded if isinstance(byte, Word)])
        if len(strings[-1]) < length:
            raise Undecided("a comparison of a byte of an address")
    if any(byte.secret for string in strings for byte in string):
        raise Leak("a secret decides how long a comparison takes")
    differ = call.elements.differ(call.path, *strings)
    known = call.decided(differ)
    if known is None:
        raise Fork(differ.poly)
    result = call.path.input_word("difference", 1, (1 << 32) - 1, secret=False) if known else constant(0)
    high = call.path.input_word("upper half", 0, (1 << 32) - 1, secret=False)  # which the ABI leaves undefined
    return call.path.sum((result, 1), (high, 1 << 32))


#: ISO C 7.24.
LIBRARY: dict[str, Callable[[Call], Value]] = {"memset": _memset, "memcpy": _memcpy, "memmove": _memmove, "memcmp": _memcmp}
