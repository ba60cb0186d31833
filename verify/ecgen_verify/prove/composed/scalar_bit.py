# SPDX-License-Identifier: MIT
"""One bit of a scalar at a position that is not known: the byte that holds it, and its shift by the position within that byte.

Trusted. Of the scalar's bytes only that one can be read, which is so wherever the scalar has as many bits as the position says.
"""

from __future__ import annotations

from dataclasses import dataclass

import iced_x86 as x86

from ecgen_verify.prove import bitwise
from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_SHIFTS = ("SHR", "SAR")


@dataclass(frozen=True)
class ScalarBit:
    """Bit `within` = `place` mod 8 of byte `distance` = `place`/8 of the operand `name`. `byte`: all of it; `shifted`: by
    `within`, so that its lowest bit is the one."""

    name: str
    path: Path
    distance: Word
    within: Word
    byte: Word
    shifted: Word

    def moved(self, place: Pointer, word: Word, factor: int) -> Pointer:
        """The address of the byte. Raises Undecided for any other."""
        if word.secret:
            raise Undecided("a secret is part of an address")
        if place != Pointer(self.name, 0) or factor != 1 or self.path.resolve(word.poly - self.distance.poly).terms:
            raise Undecided("an address that is not that of the byte with the bit of this iteration")
        return Pointer(_base(self.name), 0)


def _base(name: str) -> str:
    return f"{name}[place / 8]"


def open_bit(machine: Machine, name: str, place: Word, bit: Word) -> None:
    """Let that bit of the operand be at that position, which is public, and no other be known. Of known positions only 0."""
    path = machine.path
    close_bit(machine)
    byte, rest = path.input_word("byte of the scalar", 0, 255), path.input_word("bits above", 0, 127)
    shifted = path.assemble(((bit, 0, 1), (rest, 0, 7)))
    distance, within = bitwise.shift_right(path, place, 3), path.low(place, 3)
    if place.is_constant:
        if place.lo:
            raise Undecided("a bit at a known position")
        machine.memory[name, 0] = (1, shifted)
    else:
        machine.memory[_base(name), 0] = (1, byte)
    machine.unbounded = ScalarBit(name, path, distance, within, byte, shifted)


def close_bit(machine: Machine) -> None:
    """No bit can be read any more."""
    known = machine.unbounded
    if isinstance(known, ScalarBit):
        machine.memory = {cell: value for cell, value in machine.memory.items() if cell[0] not in (known.name, _base(known.name))}
    machine.unbounded = None


def shifted_bit(machine: Machine, instruction: x86.Instruction) -> int | None:
    """SHR and SAR of that byte, which is below 2^31, by the position of the bit, and BT of it there; the next address, or None
    for anything else."""
    known, mnemonic = machine.unbounded, MNEMONICS[instruction.mnemonic]
    if not isinstance(known, ScalarBit) or mnemonic not in (*_SHIFTS, "BT") or instruction.op_count != 2:
        return None
    operands = Operands(machine, instruction)
    if not operands.is_register(0) or not operands.is_register(1) or operands.width(0) < 32:
        return None
    bits = operands.width(0)
    given, count = operands.value(0, bits), operands.value(1, bits) if mnemonic == "BT" else machine.word("RCX", 8)
    if not isinstance(given, Word) or not isinstance(count, Word) or count.is_constant or count.secret:
        return None
    path = machine.path
    if path.resolve(given.poly - known.byte.poly).terms or path.resolve(count.poly - known.within.poly).terms:
        return None
    if mnemonic == "BT":
        machine.flags.update(CF=path.low(known.shifted, 1), OF=None, SF=None)
    else:
        operands.put(0, known.shifted, bits)
        machine.flags.update(CF=None, OF=None, ZF=None, SF=None)
    return int(instruction.next_ip)
