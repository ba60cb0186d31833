# SPDX-License-Identifier: MIT
"""Turns a lane Program into instructions of AVX-512 F and IFMA, in the Program's order, with 32 registers of eight lanes; one on
four lanes into the same instructions on the registers' lower halves, which AVX-512 VL has.

Limbs in the caller's memory and constants (one word each, broadcast) are operands from memory, brought into a register when one
is free and they are read again. Nothing is written to the caller's memory before everything is read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from ecgen.ir import Instr, Kind, Op, Program, Store, Value
from ecgen.targets.allocate import Allocation, Item, Moves
from ecgen.targets.x86.frame import FIRST_KEPT, Frame
from ecgen.targets.x86.instruction import Comment, Line, instruction
from ecgen.targets.x86.operands import ARGUMENTS, Mem, Operand, Reg

LANES, FOUR = 8, 4
_BYTES = 8 * LANES

#: The callee has to keep the low halves of zmm6 .. zmm15 on win64; the others are free everywhere.
REGISTERS = tuple(f"zmm{number}" for number in (*range(6), *range(16, 32), *range(6, 16)))

_PLAIN = {Op.ADD: "vpaddq", Op.SUB: "vpsubq", Op.AND: "vpandq", Op.OR: "vporq", Op.XOR: "vpxorq"}
_SHIFTS = {Op.SHL: "vpsllq", Op.SHR: "vpsrlq", Op.SAR: "vpsraq"}
_MULTIPLY = {Op.MADDLO: "vpmadd52luq", Op.MADDHI: "vpmadd52huq"}
_ARRAYS = (Kind.FIELDS, Kind.SCALARS)
#: The two lanes of each pair change places; and for the four words of 32 bits of each pair.
_SWAPPED_PAIRS, _SWAPPED_HALVES = 0xB1, 0x4E


@dataclass
class LaneCode:
    """A function between prologue and epilogue, and its frame. `constants`: the words it broadcasts; `vectors`: those of which it
    reads four at a time; `stride`: words between the elements of the array it gathers or scatters, 0 if none."""

    lines: list[Line] = field(default_factory=list)
    constants: list[int] = field(default_factory=list)
    vectors: list[int] = field(default_factory=list)
    stride: int = 0
    frame: Frame = field(default_factory=Frame)


#: Mask of gathers and scatters; each clears it.
_ALL = Reg("k1")


@cache
def _register(register: str, size: int) -> Reg:
    return Reg(register, size)


def generate(program: Program, label: str) -> LaneCode:
    """The instructions of a lane Program; its constants stand at `label`, the offsets of its gathers at `label`_offsets."""
    return _Generator(program, label).run()


class _Generator:
    def __init__(self, program: Program, label: str) -> None:
        self.program = program
        self.label = label
        self.code = LaneCode()
        self.pointers = {param.name: register for param, register in zip(program.params, ARGUMENTS, strict=False)}
        self.lanes = FOUR if program.has_four_lanes else LANES
        self.bytes = 8 * self.lanes
        self.constants = {instr.outs[0]: instr.imm for instr in program.instrs if instr.op is Op.CONST}
        self.vectors = {instr.outs[0]: instr.imm for instr in program.instrs if instr.op is Op.LANES}
        self.loads = {instr.outs[0]: instr for instr in program.instrs
                      if instr.op is Op.LOAD and program.param(instr.param).kind not in _ARRAYS}  # fmt: skip
        self.comment = -1
        uses: dict[Item, list[int]] = {}
        for position, instr in enumerate(program.instrs):
            for arg in instr.args:
                uses.setdefault(arg, []).append(position)
        for position, store in enumerate(program.stores, len(program.instrs)):
            uses.setdefault(store.value, []).append(position)
        moves = Moves(self._copy, self._reload, self._spill, self._rebuild)
        self.alloc = Allocation(REGISTERS, uses, self._has_home, moves)

    def run(self) -> LaneCode:
        if len(self.program.params) > len(ARGUMENTS):
            raise ValueError(f"{self.program.name}: {len(self.program.params)} parameters do not fit the argument registers")
        self._offsets()
        for position, instr in enumerate(self.program.instrs):
            self.alloc.position = position
            if instr.op in (Op.CONST, Op.LANES) or instr.outs[0] in self.loads:
                continue
            if instr.comment != self.comment and instr.comment >= 0:
                self.comment = instr.comment
                self.code.lines.append(Comment(self.program.comments[instr.comment]))
            self._instruction(instr)
            self.alloc.end_instruction(instr.args)
        for position, store in enumerate(self.program.stores, len(self.program.instrs)):
            self.alloc.position = position
            self._store(store)
            self.alloc.end_instruction([store.value])
        kept = [int(register[3:]) for register in self.alloc.touched if FIRST_KEPT <= int(register[3:]) < 16]
        self.code.frame = Frame(reserved=self.bytes * self.alloc.slot_count, alignment=self.bytes,
                                kept=max(kept, default=FIRST_KEPT - 1) - FIRST_KEPT + 1)  # fmt: skip
        return self.code

    # --- data movement ---

    def _line(self, mnemonic: str, *operands: Operand | int, mask: str | None = None) -> None:
        self.code.lines.append(instruction(mnemonic, *operands, mask=mask))

    def _copy(self, target: str, source: str) -> None:
        self._line("vmovdqa64", self._lanes(target), self._lanes(source))

    def _reload(self, register: str, slot: int) -> None:
        self._line("vmovdqa64", self._lanes(register), self._slot(slot))

    def _spill(self, slot: int, register: str) -> None:
        self._line("vmovdqa64", self._slot(slot), self._lanes(register))

    def _lanes(self, register: str) -> Reg:
        return _register(register, self.bytes)

    def _slot(self, slot: int) -> Mem:
        return Mem("rsp", self.bytes * slot, self.bytes)

    def _rebuild(self, register: str, item: Item) -> None:
        assert isinstance(item, Value)
        if self.constants.get(item) == 0:
            self._line("vpxorq", self._lanes(register), self._lanes(register), self._lanes(register))
        elif item in self.constants:
            self._line("vpbroadcastq", self._lanes(register), self._constant(item))
        elif item in self.loads and self.program.param(self.loads[item].param).kind is Kind.MASK:
            self._line("vpbroadcastq", self._lanes(register), Reg(self.pointers[self.loads[item].param]))
        else:
            self._line("vmovdqu64", self._lanes(register), self._memory(item))

    def _has_home(self, item: Item) -> bool:
        return item in self.constants or item in self.vectors or item in self.loads

    def _constant(self, value: Value, *, broadcast: int = 0) -> Mem:
        number = self.constants[value]
        if number not in self.code.constants:
            self.code.constants.append(number)
        return Mem(disp=8 * self.code.constants.index(number), symbol=self.label, broadcast=broadcast)

    def _memory(self, value: Value) -> Mem:
        if value in self.vectors:
            number = self.vectors[value]
            if number not in self.code.vectors:
                self.code.vectors.append(number)
            return Mem(disp=self.bytes * self.code.vectors.index(number), size=self.bytes, symbol=f"{self.label}_vectors")
        load = self.loads[value]
        return Mem(self.pointers[load.param], self.bytes * load.index, self.bytes)

    # --- operands ---

    def _has_free_register(self) -> bool:
        return any(register not in self.alloc.holder and register not in self.alloc.locked for register in REGISTERS)

    def _operand(self, value: Value) -> Operand:
        """A last operand: a register, or memory where no register is free or worth it."""
        in_register = bool(self.alloc.registers_of(value))
        again = not self.alloc.dies_now(value) and self._has_free_register()
        if in_register or again or self.constants.get(value) == 0:
            return self._lanes(self.alloc.fetch(value))
        if value in self.alloc.slots:
            return self._slot(self.alloc.slots[value])
        return self._constant(value, broadcast=self.lanes) if value in self.constants else self._memory(value)

    def _register_first(self, a: Value, b: Value) -> tuple[Value, Value]:
        """Operands that may change places, one that stands in a register first."""
        return (b, a) if self.alloc.registers_of(b) and not self.alloc.registers_of(a) else (a, b)

    def _target(self, *dying: Value) -> str:
        """A register for the result: that of an operand read here for the last time, or another one."""
        for value in dying:
            if self.alloc.registers_of(value) and self.alloc.dies_now(value):
                return self.alloc.fetch(value)
        return self.alloc.take()

    def _finish(self, register: str, instr: Instr) -> None:
        assert instr.outs[0] is not None
        for arg in instr.args:
            if self.alloc.dies_now(arg):
                self.alloc.forget(arg)
        self.alloc.bind(register, instr.outs[0])

    # --- instructions ---

    def _instruction(self, instr: Instr) -> None:
        match instr.op:
            case Op.MADDLO | Op.MADDHI:
                target = self.alloc.destroyable(instr.args[0])
                a, b = self._register_first(*instr.args[1:])
                first = self.alloc.fetch(a, avoid=(target,))
                second = self._lanes(first) if a is b else self._operand(b)
                self._line(_MULTIPLY[instr.op], self._lanes(target), self._lanes(first), second)
            case Op.ADD | Op.SUB | Op.AND | Op.OR | Op.XOR:
                a, b = instr.args if instr.op is Op.SUB else self._register_first(*instr.args)
                first = self.alloc.fetch(a)
                second = self._lanes(first) if a is b else self._operand(b)
                target = self._target(a, b)
                self._line(_PLAIN[instr.op], self._lanes(target), self._lanes(first), second)
            case Op.SHL | Op.SHR | Op.SAR:
                source = self.alloc.fetch(instr.args[0])
                target = self._target(instr.args[0])
                self._line(_SHIFTS[instr.op], self._lanes(target), self._lanes(source), instr.imm)
            case Op.BLEND:
                mask, a, b = instr.args
                target = self.alloc.destroyable(a)
                other = self.alloc.fetch(b, avoid=(target,))
                chooser = self.alloc.fetch(mask, avoid=(target,))
                self._line("vpternlogq", self._lanes(target), self._lanes(other), self._lanes(chooser), 0xE4)
            case Op.PERMUTE:
                source = self.alloc.fetch(instr.args[0])
                target = self._target(instr.args[0])
                in_pairs = instr.imm == _SWAPPED_PAIRS
                self._line("vpshufd" if in_pairs else "vpermq", self._lanes(target), self._lanes(source),
                           _SWAPPED_HALVES if in_pairs else instr.imm)  # fmt: skip
            case Op.LOAD:
                target = self.alloc.take()
                self._line("kxnorw", _ALL, _ALL, _ALL)
                self._line("vpgatherqq", self._lanes(target), self._element(instr.param, instr.index), mask=_ALL.whole)
            case _:
                raise TypeError(f"{self.program.name}: {instr.op} has no meaning in lanes")
        self._finish(target, instr)

    # --- arrays of single elements ---

    def _offsets(self) -> None:
        """Where the eight elements begin, in a register that nothing else gets."""
        arrays = [param for param in self.program.params if param.kind in _ARRAYS]
        if arrays:
            (param,) = arrays
            self.code.stride = param.length
            self.alloc.order = REGISTERS[1:]
            self._line("vmovdqu64", self._lanes(REGISTERS[0]), Mem(size=_BYTES, symbol=f"{self.label}_offsets"))

    def _element(self, param: str, index: int) -> Mem:
        return Mem(self.pointers[param], 8 * index, 0, REGISTERS[0], 8)

    def _store(self, store: Store) -> None:
        if self._has_home(store.value):
            raise ValueError(f"{self.program.name}: stores what it only loads, which an output may have overwritten")
        register = self.alloc.fetch(store.value)
        if self.program.param(store.param).kind in _ARRAYS:
            self._line("kxnorw", _ALL, _ALL, _ALL)
            self._line("vpscatterqq", self._element(store.param, store.index), self._lanes(register), mask=_ALL.whole)
        else:
            self._line("vmovdqu64", Mem(self.pointers[store.param], self.bytes * store.index, self.bytes), self._lanes(register))
