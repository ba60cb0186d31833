# SPDX-License-Identifier: MIT
"""Instructions at addresses, decoded by iced-x86.

Trusted: iced-x86's decoding, and where a relocated branch or operand leads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import takewhile
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.image import Image

MNEMONICS: dict[int, str] = {v: k for k, v in vars(x86.Mnemonic).items() if isinstance(v, int)}
_NAMES: dict[int, str] = {v: k for k, v in vars(x86.Register).items() if isinstance(v, int)}
#: Begins the names of vector registers, as objects in which they stand.
VECTOR = "the vector "
#: What iced calls where a branch leads.
BRANCH = "near_branch64"
_HIGH_BYTES = frozenset(code for code, name in _NAMES.items() if name in ("AH", "BH", "CH", "DH"))
#: Registers are plain integers at run time, whatever the stubs say.
_REGISTERS: Any = x86.RegisterExt

#: Of all bytes that may stand before an opcode (manual, volume 2, 2.1.1 and 2.2.1) those that make addresses ones of a thread, by
#: FS or GS, or cut them to 32 bits.
_PREFIXES = frozenset({0x26, 0x2E, 0x36, 0x3E, *range(0x40, 0x50), 0x64, 0x65, 0x66, 0x67, 0xF0, 0xF2, 0xF3})
_OTHER_ADDRESSES = frozenset({0x64, 0x65, 0x67})


@cache
def register(code: int) -> tuple[str, int, int]:
    """The object that a register is part of, how many of its bits are meant, and from which byte on; 0 bits of what is neither a
    general-purpose register nor one of vectors."""
    bits = int(_REGISTERS.size(code)) * 8
    if _REGISTERS.is_gpr(code):
        return _NAMES[_REGISTERS.full_register(code)], bits, int(code in _HIGH_BYTES)
    return f"{VECTOR}{_REGISTERS.number(code)}", bits if _REGISTERS.is_vector_register(code) else 0, 0


@dataclass
class Code:
    image: Image
    _decoded: dict[int, x86.Instruction | None] = field(default_factory=dict)

    def at(self, address: int) -> x86.Instruction | None:
        """The instruction there; None where no code is or no instruction can be decoded."""
        if address not in self._decoded:
            self._decoded[address] = self._decode(address)
        return self._decoded[address]

    def _decode(self, address: int) -> x86.Instruction | None:
        """None also where processors of Intel and AMD decode the bytes in two ways, as near branches with a prefix 66, and where
        addresses are no plain ones of 64 bits; instructions on registers only have none, whatever stands before them."""
        data = self.image.code(address)
        if not data:
            return None
        instruction = x86.Decoder(64, data, ip=address).decode()
        same = instruction.eq_all_bits(x86.Decoder(64, data, x86.DecoderOptions.AMD, ip=address).decode())
        kinds = {instruction.op_kind(index) for index in range(instruction.op_count)}
        other = kinds != {x86.OpKind.REGISTER} and not _OTHER_ADDRESSES.isdisjoint(takewhile(_PREFIXES.__contains__, data))
        if not same or other or instruction.code == x86.Code.INVALID:
            return None
        for relocation in self.image.relocations(address, instruction.len):  # let it mean what the linker makes it mean
            place, size, name = self.lead(address)
            if relocation.target is None or (place, size) != (relocation.address, relocation.size):
                return None
            setattr(instruction, name, relocation.target + instruction.next_ip - place)  # which counts from the next one on
        return instruction

    def lead(self, address: int) -> tuple[int, int, str]:
        """The field of the instruction there that says where a branch or an operand relative to the instruction pointer leads:
        its address, its size, which is 0 where there is none, and what iced calls where it leads."""
        decoder = x86.Decoder(64, self.image.code(address), ip=address)
        instruction = decoder.decode()
        field = decoder.get_constant_offsets(instruction)
        if instruction.op_count and instruction.op_kind(0) == x86.OpKind.NEAR_BRANCH64:
            return address + field.immediate_offset, field.immediate_size, BRANCH
        size = field.displacement_size if instruction.is_ip_rel_memory_operand else 0
        return address + field.displacement_offset, size, "memory_displacement"
