# SPDX-License-Identifier: MIT
"""Executes straight-line code as compilers make it on a graph of words: also operands of 8 and 32 bits, and MOVZX of 16.

Trusted: what each instruction does (Intel SDM, volume 2). Words of 32 bits stand zero-extended, as registers hold
them. Flags other than CF and OF are not followed, so that whatever asks for them is refused.
"""

from __future__ import annotations

from collections.abc import Callable

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, register
from ecgen_verify.prove.fused.graph import Node
from ecgen_verify.prove.fused.run import Address, Run, Value
from ecgen_verify.prove.operands import signed
from ecgen_verify.prove.world import Undecided

_WHOLE = 64


class Words(Run):
    """As `Run`, for more operands and instructions, and with the red zone of the System V ABI."""

    below = 128

    def value(self, i: x86.Instruction, index: int) -> Value:
        bits = self._width(i, index)
        if i.op_kind(index) != x86.OpKind.REGISTER or bits == _WHOLE:
            if i.op_kind(index) == x86.OpKind.MEMORY and bits != _WHOLE:
                raise Undecided("a load that is no word")
            number = super().value(i, index)
            return self._cut(number, self._width(i, 0)) if isinstance(number, int) else number
        whole = self.registers[register(i.op_register(index))[0]]
        if not isinstance(whole, int):
            raise Undecided("part of an address or of a saved register")
        return self._cut(whole, bits)

    def _part(self, place: Address, bits: int) -> Node:
        """The 8, 16 or 32 bits that stand there in one word of memory; x86 is little-endian."""
        first = place.offset % 8
        if 8 * first + bits > _WHOLE:
            raise Undecided("a load across two words")
        whole = self._load(Address(place.base, place.offset - first))
        if not isinstance(whole, int):
            raise Undecided("part of an address or of a saved register")
        return self._cut(self.graph.shift("shr", whole, 8 * first) if first else whole, bits)

    def put(self, i: x86.Instruction, index: int, value: Value) -> None:
        bits = self._width(i, index)
        if bits == _WHOLE:
            super().put(i, index, value)
            return
        if i.op_kind(index) != x86.OpKind.REGISTER or not isinstance(value, int):
            raise Undecided("a store that is no word")
        name = register(i.op_register(index))[0]
        value = self._cut(value, bits)
        if bits == 8:  # the rest of the register stays; 32 bits clear it
            old = self.registers[name]
            if not isinstance(old, int):
                raise Undecided("part of an address or of a saved register")
            value = self.graph.logic("or", self.graph.logic("and", old, self.graph.const(~0xFF)), value)
        self.registers[name] = value

    def step(self, i: x86.Instruction) -> bool:
        name = MNEMONICS[i.mnemonic]
        self._check_narrow(i, name)
        if not self.skips and (action := _STEPS.get(name)):
            action(self, i)
            return True
        return super().step(i)

    def _check_narrow(self, i: x86.Instruction, name: str) -> None:
        """Refuse narrow operands where the other steps would take them for words."""
        if not i.op_count or i.op_kind(0) != x86.OpKind.REGISTER or not register(i.op_register(0))[1]:
            return
        bits = self._width(i, 0)
        if bits != _WHOLE and name not in _NARROW.get(bits, ()):
            raise Undecided(f"{name} of {bits} bits")
        if name in ("SHL", "SHR") and i.immediate(1) >= bits:
            raise Undecided("a shift by more than the operand has")

    def _width(self, i: x86.Instruction, index: int) -> int:
        kind = i.op_kind(index)
        if kind == x86.OpKind.REGISTER:
            whole = i.op_register(index)
            if whole in _HIGH_BYTES:
                raise Undecided("the second byte of a register")
            bits = register(whole)[1]
        elif kind == x86.OpKind.MEMORY:
            bits = 8 * x86.MemorySizeExt.size(i.memory_size)
        else:
            return _WHOLE
        if bits not in (8, 16, 32, _WHOLE):
            raise Undecided(f"{bits} bits of a register")
        return bits

    def _cut(self, word: Node, bits: int) -> Node:
        mask = (1 << bits) - 1
        return word if self.graph.most[word] <= mask else self.graph.logic("and", word, self.graph.const(mask))

    def _sum(self, i: x86.Instruction, *, carried: bool) -> None:
        """ADD, ADC."""
        bits = self._width(i, 0)
        if bits == _WHOLE:
            self._add(i, "CF" if carried else None, None)
            return
        zero = self.graph.const(0)
        total, _ = self.graph.add(self.word(i, 0), self.word(i, 1), self.flag("CF") if carried else zero)
        self.put(i, 0, total)
        self.flags |= {"CF": self.graph.bit(total, bits), "OF": None}

    def _complement(self, i: x86.Instruction) -> None:
        self.put(i, 0, self.graph.invert(self.word(i, 0)))

    def _load_address(self, i: x86.Instruction) -> None:
        """LEA of words: base + index*scale + displacement."""
        if i.is_ip_rel_memory_operand:
            raise Undecided("the address of a variable")
        total = self.graph.const(signed(i.memory_displacement))
        for code, scale in ((i.memory_base, 1), (i.memory_index, i.memory_index_scale)):
            if code == x86.Register.NONE:
                continue
            part = self.registers[register(code)[0]]
            if isinstance(part, Address) and i.memory_index == x86.Register.NONE:
                self.put(i, 0, Address(part.base, part.offset + signed(i.memory_displacement)))
                return
            if not isinstance(part, int) or register(code)[1] != _WHOLE:
                raise Undecided("arithmetic on an address or on a saved register")
            part = self.graph.shift("shl", part, scale.bit_length() - 1) if scale > 1 else part
            total = self.graph.add(total, part, self.graph.const(0))[0]
        self.put(i, 0, total)

    def _move_word(self, i: x86.Instruction) -> None:
        """MOV, MOVZX: the only ones that may load a part of a word."""
        narrow = i.op_kind(1) == x86.OpKind.MEMORY and (bits := self._width(i, 1)) != _WHOLE
        self.put(i, 0, self._part(self._address(i), bits) if narrow else self.value(i, 1))


_OF_8_BITS = ("ADD", "ADC", "MOV")
_OF_32_BITS = (*_OF_8_BITS, "AND", "OR", "XOR", "NOT", "NEG", "SUB", "SBB", "CMP", "TEST", "SHL", "SHR", "MOVZX", "LEA", "CMOVB",
               "CMOVAE")  # fmt: skip
#: By the bits of what is written; 16 are only read, by MOVZX.
_NARROW = {8: _OF_8_BITS, 32: _OF_32_BITS}
_HIGH_BYTES = (x86.Register.AH, x86.Register.BH, x86.Register.CH, x86.Register.DH)

_STEPS: dict[str, Callable[[Words, x86.Instruction], None]] = {
    "ADD": lambda run, i: run._sum(i, carried=False),
    "ADC": lambda run, i: run._sum(i, carried=True),
    "NOT": Words._complement,
    "LEA": Words._load_address,
    "MOV": Words._move_word,
    "MOVZX": Words._move_word,
}
