# SPDX-License-Identifier: MIT
"""Executes a function on eight lanes, by one lane for all.

Trusted: which instructions are admitted, and what of the vectors they read and write. All are lane by lane; others are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, register
from ecgen_verify.prove.composed.run import Run
from ecgen_verify.prove.lanes import words
from ecgen_verify.prove.lanes.machine import FRAME, SIZE, LaneMachine, Lanes, Offsets
from ecgen_verify.prove.machine import Machine, Pointer, Value, Violation
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Registers are plain integers at run time, whatever the stubs say.
_REGISTERS: Any = x86.RegisterExt
_ALIGN = (1 << 64) - SIZE
_TWO: dict[str, Callable[[Path, Word, Word], Word]] = {
    "VPADDQ": words.add, "VPSUBQ": words.subtract, "VPANDQ": words.and_, "VPORQ": words.or_, "VPXORQ": words.xor,
}  # fmt: skip
_SHIFTS: dict[str, Callable[[Path, Word, int], Word]] = {
    "VPSLLQ": words.shift_left, "VPSRLQ": words.shift_right, "VPSRAQ": words.shift_right_signed,
}  # fmt: skip
_MOVES = ("VMOVDQU64", "VMOVDQA64")
#: dst = third operand ? dst : second operand, bit by bit.
_CHOOSE = 0xE4


@dataclass
class LaneRun(Run):
    """`plain`: the function that serves where the processor lacks the instructions; `entry`: the registers at the entry."""

    plain: str = ""
    entry: Mapping[str, Value] = field(default_factory=dict)

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        assert isinstance(machine, LaneMachine)
        if instruction is None:
            self._elsewhere(machine)
            return None
        mnemonic = MNEMONICS[instruction.mnemonic]
        if mnemonic[0] in "VK":
            execute(machine, instruction, mnemonic)
            return int(instruction.next_ip)
        if mnemonic == "AND" and instruction.op_kind(0) == x86.OpKind.REGISTER and instruction.op0_register == x86.Register.RSP:
            align(machine, instruction)
            return int(instruction.next_ip)
        operands = range(instruction.op_count)
        registers = [instruction.op_register(k) for k in operands if instruction.op_kind(k) == x86.OpKind.REGISTER]
        if not all(register(code)[1] for code in registers):
            raise Undecided("a register that is part of a vector of eight lanes, or that the model does not have")
        return super()._next(machine, instruction)

    def _elsewhere(self, machine: LaneMachine) -> None:
        """A jump to the plain function, all being as at the entry: it returns in the place of this one."""
        if not self.plain or machine.image.undefined.get(machine.address, "") != self.plain:
            raise Undecided("a jump out of the objects")
        if machine.registers != dict(self.entry) or machine.stored or machine.written:
            raise Violation("the plain function does not get what this function got")
        machine.elsewhere = True
        machine.registers["RSP"] = Pointer("stack", 8)


def align(machine: LaneMachine, instruction: x86.Instruction) -> None:
    """The stack pointer, lowered to a multiple of 64, is where an object of its own begins."""
    top = machine.registers["RSP"]
    if instruction.op_kind(1) == x86.OpKind.REGISTER or instruction.immediate(1) & (1 << 64) - 1 != _ALIGN:
        raise Undecided("a stack pointer cut to other than a multiple of 64")
    if not isinstance(top, Pointer) or top.base != "stack":
        raise Undecided("a stack pointer that is cut twice")
    machine.room = min(offset for base, offset in machine.memory if base == "stack") - top.offset
    if machine.room < 0:
        raise Undecided("a stack pointer that is cut above what the stack holds")
    machine.registers["RSP"] = Pointer(FRAME, 0)
    machine.flags = {}


def execute(machine: LaneMachine, instruction: x86.Instruction, mnemonic: str) -> None:
    """One instruction on vectors or masks. Raises Undecided for others, Fork for a case distinction."""
    step = _Step(machine, instruction)
    if mnemonic == "VZEROUPPER":
        for number in range(16):
            machine.zmm.pop(number, None)
    elif mnemonic == "KXNORW":
        step.all_ones()
    elif mnemonic == "VPGATHERQQ":
        step.gather()
    elif mnemonic == "VPSCATTERQQ":
        step.scatter()
    else:
        step.lanewise(mnemonic)


@dataclass
class _Step:
    machine: LaneMachine
    instruction: x86.Instruction

    def lanewise(self, mnemonic: str) -> None:
        i, path = self.instruction, self.machine.path
        if i.op_mask != x86.Register.NONE or i.zeroing_masking:
            raise Undecided(f"{mnemonic} under a mask")
        if mnemonic in _MOVES and i.op_kind(0) == x86.OpKind.MEMORY:
            self.machine.store_lanes(self._place(aligned=mnemonic == "VMOVDQA64"), self._read(1))
            return
        if mnemonic in _MOVES:
            self._write(self._read(1, aligned=mnemonic == "VMOVDQA64"))
        elif mnemonic == "VPBROADCASTQ" and i.op_kind(1) == x86.OpKind.MEMORY:
            self._write(self.machine.broadcast(self._address()))
        elif mnemonic == "VPXORQ" and self._all_same():
            self._write(constant(0))
        elif mnemonic in _TWO:
            self._write(_TWO[mnemonic](path, self._word(1), self._word(2)))
        elif mnemonic in _SHIFTS and i.op_kind(2) == x86.OpKind.IMMEDIATE8 and i.immediate(2) < 64:
            self._write(_SHIFTS[mnemonic](path, self._word(1), int(i.immediate(2))))
        elif mnemonic in ("VPMADD52LUQ", "VPMADD52HUQ"):
            high = mnemonic == "VPMADD52HUQ"
            self._write(words.multiply_add(path, self._word(0), self._word(1), self._word(2), high=high))
        elif mnemonic == "VPTERNLOGQ" and i.immediate(3) == _CHOOSE:
            self._write(words.choose(path, self._word(2), self._word(0), self._word(1)))
        else:
            raise Undecided(f"{mnemonic}, which the model of lanes does not have in this form")

    def all_ones(self) -> None:
        """A mask compared with itself for equality, all of whose bits that lanes of 64 bits need are then one."""
        i = self.instruction
        if i.op1_register != i.op2_register:
            raise Undecided("a mask that is not all-ones")
        self.machine.masks.add(i.op0_register)

    def gather(self) -> None:
        where = self._element()
        word = self.machine.singles.get(where)
        if word is None:
            raise Undecided(f"a word of {where[0]} that is not known")
        self._write(word)

    def scatter(self) -> None:
        i = self.instruction
        base, index = self._element()
        value = self.machine.zmm.get(self._number(i.op1_register))
        if not isinstance(value, Word):
            raise Undecided("a scatter of what is not known")
        if base not in self.machine.writable:
            raise Violation(f"a scatter into {base}, which is no output")
        self.machine.singles[base, index] = value
        self.machine.stored.add((base, 8 * index))

    def _element(self) -> tuple[str, int]:
        """The word addressed; the mask must be all-ones, and is 0 afterwards."""
        i = self.instruction
        if i.op_mask not in self.machine.masks:
            raise Undecided("lanes taken under a mask that is not known to be all-ones")
        self.machine.masks.discard(i.op_mask)
        base = self.machine.registers[Operands.address_register(i.memory_base)[0]]
        if not isinstance(base, Pointer) or i.is_ip_rel_memory_operand:
            raise Undecided("lanes taken from an address that is not known")
        displacement = i.memory_displacement
        moved = base.moved(displacement - (1 << 64) if displacement >> 63 else displacement)
        offsets = self.machine.zmm.get(self._number(i.memory_index))
        if offsets is None:
            raise Undecided("offsets in lanes that are not known")
        return self.machine.single(moved, offsets, i.memory_index_scale)

    # ------------------------------------------------------------------ operands

    @staticmethod
    def _number(register: int) -> int:
        if not _REGISTERS.is_zmm(register):
            raise Undecided("a vector that is not of eight lanes")
        return int(_REGISTERS.number(register))

    def _all_same(self) -> bool:
        i = self.instruction
        return bool(i.op_kind(2) == x86.OpKind.REGISTER and i.op1_register == i.op2_register)

    def _write(self, value: Lanes) -> None:
        self.machine.zmm[self._number(self.instruction.op0_register)] = value

    def _read(self, index: int, *, aligned: bool = False) -> Lanes:
        i = self.instruction
        if i.op_kind(index) == x86.OpKind.MEMORY:
            if i.is_broadcast:
                return self.machine.broadcast(self._address())
            if x86.MemorySizeExt.size(i.memory_size) != SIZE:
                raise Undecided("a vector that is not of eight lanes")
            return self.machine.load_lanes(self._place(aligned=aligned))
        number = self._number(i.op_register(index))
        if number not in self.machine.zmm:
            raise Undecided(f"zmm{number}, which nothing known was written to")
        return self.machine.zmm[number]

    def _word(self, index: int) -> Word:
        value = self._read(index)
        if isinstance(value, Offsets):
            raise Undecided("arithmetic on constants that differ by lane")
        return value

    def _address(self) -> Pointer:
        return Operands(self.machine, self.instruction).address()

    def _place(self, *, aligned: bool) -> Pointer:
        place = self._address()
        if aligned and (place.base != FRAME or place.offset % SIZE):
            raise Undecided(f"a vector at {place.base}{place.offset:+d}, which is not known to be aligned")
        return place
