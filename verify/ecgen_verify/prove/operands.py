# SPDX-License-Identifier: MIT
"""Operands of one instruction: addresses, reads and writes.

Trusted: address computation and operand widths.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Generic

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, register
from ecgen_verify.prove.domain import Domain, W, signed
from ecgen_verify.prove.machine import AnyValue, Pointer, State
from ecgen_verify.prove.world import Undecided

_REGISTER, _MEMORY = x86.OpKind.REGISTER, x86.OpKind.MEMORY


@lru_cache(maxsize=1 << 16)
def _shapes(i: x86.Instruction) -> tuple[tuple[int, str, int, int], ...]:
    """Of each operand, five at the most: its kind; where it is in a register, the object that this is part of; its bits, 0 where
    the model does not have it or it is neither in a register nor in memory; and from which byte on."""
    return tuple((kind, *register(i.op_register(index))) if (kind := int(i.op_kind(index))) == _REGISTER else
                 (kind, "", x86.MemorySizeExt.size(i.memory_size) * 8 if kind == _MEMORY else 0, 0)
                 for index in range(5))  # fmt: skip


@dataclass
class Operands(Generic[W]):
    """`name`: the mnemonic."""

    machine: State[W]
    instruction: x86.Instruction

    def __post_init__(self) -> None:
        self.name = MNEMONICS[self.instruction.mnemonic]
        self.words: Domain[W] = self.machine.domain
        self.shapes = _shapes(self.instruction)

    def width(self, index: int) -> int:
        """Bits of an operand in a register or in memory."""
        return self.register(index)[1]

    def register(self, index: int) -> tuple[str, int, int]:
        """The object that an operand in a register is part of, how many of its bits are meant, and from which byte on."""
        if not self.shapes[index][2]:
            raise Undecided("a register that the model does not have, or an operand whose width it does not know")
        return self.shapes[index][1:]

    def is_immediate(self, index: int) -> bool:
        return self.shapes[index][0] not in (_REGISTER, _MEMORY)

    def is_register(self, index: int) -> bool:
        return self.shapes[index][0] == _REGISTER

    def same_registers(self, first: int, second: int) -> bool:
        i = self.instruction
        return self.is_register(first) and self.is_register(second) and bool(i.op_register(first) == i.op_register(second))

    def address(self, lane: AnyValue[W] | None = None) -> Pointer:
        """The memory operand's address. Raises Leak when a secret is in it, Undecided when it is not known. `lane`: what stands
        in the index, where that is a vector."""
        place = self.effective(64, lane)
        if not isinstance(place, Pointer):
            raise Undecided("an address that is a number, or depends on an unknown word")
        return place

    def effective(self, bits: int, lane: AnyValue[W] | None = None) -> W | Pointer:
        """So many bits of what a memory operand is the sum of."""
        i = self.instruction
        if i.is_ip_rel_memory_operand:  # of a section or a symbol, never a number: see image.py
            return self.machine.total([(Pointer("image", i.ip_rel_memory_address), 1)], 0, bits)
        registers = (i.memory_base, 1), (i.memory_index, i.memory_index_scale)
        known = [(*register(code), scale) for code, scale in registers if code != x86.Register.NONE]
        parts = [(self.machine.read(name, size) if size <= 64 else lane, scale) for name, size, _, scale in known]
        return self.machine.total(parts, signed(i.memory_displacement), bits)

    def value(self, index: int, bits: int, at: int = 0) -> AnyValue[W]:
        """A source operand, or `bits` of it from the byte `at` on; immediates sign-extended as the manual says, then cut."""
        i = self.instruction
        kind = self.shapes[index][0]
        if kind == _REGISTER:
            name, _, start = self.register(index)
            return self.machine.read(name, bits, start + at)
        if kind == _MEMORY:
            return self.machine.load(self.address().moved(at), bits // 8)
        return self.words.const(i.immediate(index) & ((1 << bits) - 1))

    def operand(self, index: int, bits: int) -> W | Pointer:
        """A source operand of arithmetic."""
        value = self.value(index, bits)
        return value if isinstance(value, Pointer) else self.machine.number(value)

    def word(self, index: int, bits: int, at: int = 0) -> W:
        return self.machine.number(self.value(index, bits, at))

    def put(self, index: int, value: AnyValue[W], bits: int, at: int = 0) -> None:
        if self.is_register(index):
            name, _, start = self.register(index)
            self.machine.write(name, value, bits, start + at)
        else:
            self.machine.store(self.address().moved(at), value, bits // 8)
