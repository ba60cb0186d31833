# SPDX-License-Identifier: MIT
"""Instructions and their operands, taken apart once.

Trusted, as is iced-x86's decoding.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code, is_high_byte, register, vector_number
from ecgen_verify.prove.domain import signed
from ecgen_verify.prove.world import Undecided

_IMMEDIATES = frozenset(
    kind for name, kind in vars(x86.OpKind).items() if name.startswith("IMMEDIATE") and isinstance(kind, int)
)
_NEAR = (x86.OpKind.NEAR_BRANCH64,)
_STRINGS = ("MOVSB", "MOVSD", "MOVSQ", "STOSB", "STOSD", "STOSQ")


@dataclass(frozen=True, slots=True)
class Register:
    """`high`: bits 8 to 15 of the full register."""

    name: str
    bits: int
    high: bool = False


@dataclass(frozen=True, slots=True)
class Vector:
    number: int
    bits: int = 128


@dataclass(frozen=True, slots=True)
class Immediate:
    """`value`: not cut to the width of the operand that it goes with."""

    value: int
    bits: int = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """[base + index*scale + displacement]; `in_objects`: the displacement is an address in the objects, see `Image`, and there
    are no registers."""

    base: str
    index: str
    scale: int
    displacement: int
    bits: int
    in_objects: bool = False


Operand = Register | Vector | Immediate | Memory


@dataclass(frozen=True, slots=True)
class Instruction:
    """`target`: of a jump or call. `repeated`: by REP."""

    name: str
    operands: tuple[Operand, ...]
    next: int
    target: int
    repeated: bool


@dataclass
class Decoder:
    code: Code
    _done: dict[int, Instruction] = field(default_factory=dict)

    def at(self, address: int) -> Instruction:
        """Raises Undecided where no instruction is, or one with an operand of another kind."""
        decoded = self._done.get(address)
        if decoded is None:
            raw = self.code.at(address)
            if raw is None:
                raise Undecided("there is no code")
            decoded = self._done[address] = _decoded(raw)
        return decoded


def _decoded(raw: x86.Instruction) -> Instruction:
    name = MNEMONICS[raw.mnemonic]
    branch = raw.op_count == 1 and raw.op_kind(0) in _NEAR
    if branch or name in _STRINGS or name in ("NOP", "ENDBR64"):
        operands: tuple[Operand, ...] = ()
        if name in _STRINGS and raw.op_kind(0) in (x86.OpKind.REGISTER, x86.OpKind.MEMORY):
            raise Undecided(f"{name} of vectors")
    else:
        operands = tuple(_operand(raw, index) for index in range(raw.op_count))
    if raw.has_lock_prefix or raw.has_repne_prefix or (raw.has_rep_prefix and name not in _STRINGS and name != "RET"):
        raise Undecided(f"a prefix of {name}")
    return Instruction(name, operands, raw.next_ip, raw.near_branch64 if branch else 0, bool(raw.has_rep_prefix))


def _operand(raw: x86.Instruction, index: int) -> Operand:
    kind = raw.op_kind(index)
    if kind == x86.OpKind.REGISTER:
        code = raw.op_register(index)
        number = vector_number(code)
        if number is not None:
            return Vector(number)
        name, bits = register(code)
        if not bits:
            raise Undecided("a register of another kind")
        return Register(name, bits, is_high_byte(code))
    if kind in _IMMEDIATES:
        return Immediate(raw.immediate(index))
    if kind != x86.OpKind.MEMORY or raw.memory_segment in (x86.Register.FS, x86.Register.GS):
        raise Undecided("an operand of another kind")
    bits = 8 * x86.MemorySizeExt.size(raw.memory_size)
    if raw.is_ip_rel_memory_operand:
        return Memory("", "", 1, raw.ip_rel_memory_address, bits, in_objects=True)
    names = []
    for code in (raw.memory_base, raw.memory_index):
        name, size = register(code) if code != x86.Register.NONE else ("", 64)
        if size != 64:
            raise Undecided("an address of another kind")
        names.append(name)
    return Memory(names[0], names[1], raw.memory_index_scale, signed(raw.memory_displacement), bits)
