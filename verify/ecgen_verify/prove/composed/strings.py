# SPDX-License-Identifier: MIT
"""Copies, fills and comparisons of memory: the C library's functions, and the instructions that repeat.

Trusted. Lengths must be known; the direction flag is clear, as the ABI has it and nothing in the model sets it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.machine import Leak, Machine, Pointer, Value
from ecgen_verify.prove.path import Fork, Word, constant
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.effects import Call

_LONGEST = 1 << 14
_SIZES = {"MOVSB": 1, "MOVSD": 4, "MOVSQ": 8, "STOSB": 1, "STOSD": 4, "STOSQ": 8}


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


def repeated(machine: Machine, instruction: x86.Instruction) -> int | None:
    """REP MOVS and REP STOS (Intel SDM, volume 2): the next address; None for other instructions."""
    name = MNEMONICS[instruction.mnemonic]
    size = _SIZES.get(name)
    if size is None or instruction.op_kind(0) == x86.OpKind.REGISTER or not instruction.is_string_instruction:
        return None
    registers = machine.registers
    length = size * _length(registers["RCX"])
    target = _address(registers["RDI"])
    if name.startswith("MOVS"):
        source = _address(registers["RSI"])
        one, other = machine.resolve(source), machine.resolve(target)
        if one != other and one.base == other.base and abs(one.offset - other.offset) < length:
            raise Undecided("a repeated move between places that overlap")
        copy(machine, target, source, length)
        registers["RSI"] = source.moved(length)
    else:
        value = machine.word("RAX", 8 * size)
        for i in range(0, length, size):
            machine.store(target.moved(i), value, size)
    registers["RDI"] = target.moved(length)
    registers["RCX"] = constant(0)
    return instruction.next_ip
