# SPDX-License-Identifier: MIT
"""Turns a lane Program into instructions of AVX-512 F and IFMA, in the Program's order, with 32 registers of eight lanes.

Limbs in the caller's memory and constants (one word each, broadcast) are operands from memory, brought into a register when one
is free and they are read again. Nothing is written to the caller's memory before everything is read.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ecgen.ir import Instr, Kind, Op, Program, Store, Value
from ecgen.targets.x86.allocate import Allocation, Item, Moves
from ecgen.targets.x86.select import ARGUMENTS, Line

LANES = 8
_BYTES = 8 * LANES

#: The callee has to keep the low halves of zmm6 .. zmm15 on win64; the others are free everywhere.
REGISTERS = tuple(f"zmm{number}" for number in (*range(6), *range(16, 32), *range(6, 16)))
_KEPT_FROM = 6

_PLAIN = {Op.ADD: "vpaddq", Op.SUB: "vpsubq", Op.AND: "vpandq", Op.OR: "vporq", Op.XOR: "vpxorq"}
_SHIFTS = {Op.SHL: "vpsllq", Op.SHR: "vpsrlq", Op.SAR: "vpsraq"}
_MULTIPLY = {Op.MADDLO: "vpmadd52luq", Op.MADDHI: "vpmadd52huq"}
_ARRAYS = (Kind.FIELDS, Kind.SCALARS)


@dataclass
class LaneCode:
    """A function between prologue and epilogue. `constants`: the words it broadcasts; `stride`: words between the elements of
    the array it gathers or scatters, 0 if none; `slots`: of 64 bytes; `kept`: how many registers from xmm6 on it changes."""

    lines: list[Line] = field(default_factory=list)
    constants: list[int] = field(default_factory=list)
    stride: int = 0
    slots: int = 0
    kept: int = 0


def generate(program: Program, label: str) -> LaneCode:
    """The instructions of a lane Program; its constants stand at `label`, the offsets of its gathers at `label`_offsets."""
    return _Generator(program, label).run()


class _Generator:
    def __init__(self, program: Program, label: str) -> None:
        self.program = program
        self.label = label
        self.code = LaneCode()
        self.pointers = {param.name: register for param, register in zip(program.params, ARGUMENTS, strict=False)}
        self.constants = {instr.outs[0]: instr.imm for instr in program.instrs if instr.op is Op.CONST}
        self.loads = {instr.outs[0]: instr for instr in program.instrs
                      if instr.op is Op.LOAD and program.param(instr.param).kind not in _ARRAYS}  # fmt: skip
        self.row = -1
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
            if instr.op is Op.CONST or instr.outs[0] in self.loads:
                continue
            if instr.row != self.row and instr.row >= 0:
                self.row = instr.row
                self.code.lines.append(Line(self.program.rows[instr.row], comment=True))
            self._instruction(instr)
            self.alloc.end_instruction(instr.args)
        for position, store in enumerate(self.program.stores, len(self.program.instrs)):
            self.alloc.position = position
            self._store(store)
            self.alloc.end_instruction([store.value])
        self.code.slots = self.alloc.slot_count
        kept = [int(register[3:]) for register in self.alloc.touched if _KEPT_FROM <= int(register[3:]) < 16]
        self.code.kept = max(kept, default=_KEPT_FROM - 1) - _KEPT_FROM + 1
        return self.code

    # --- data movement ---

    def _line(self, text: str) -> None:
        self.code.lines.append(Line(text))

    def _copy(self, target: str, source: str) -> None:
        self._line(f"vmovdqa64 {target}, {source}")

    def _reload(self, register: str, slot: int) -> None:
        self._line(f"vmovdqa64 {register}, [rsp + {_BYTES * slot}]")

    def _spill(self, slot: int, register: str) -> None:
        self._line(f"vmovdqa64 [rsp + {_BYTES * slot}], {register}")

    def _rebuild(self, register: str, item: Item) -> None:
        assert isinstance(item, Value)
        if self.constants.get(item) == 0:
            self._line(f"vpxorq {register}, {register}, {register}")
        elif item in self.constants:
            self._line(f"vpbroadcastq {register}, {self._constant(item)}")
        else:
            self._line(f"vmovdqu64 {register}, {self._memory(item)}")

    def _has_home(self, item: Item) -> bool:
        return item in self.constants or item in self.loads

    def _constant(self, value: Value) -> str:
        number = self.constants[value]
        if number not in self.code.constants:
            self.code.constants.append(number)
        return f"qword [{self.label} + {8 * self.code.constants.index(number)}]"

    def _memory(self, value: Value) -> str:
        load = self.loads[value]
        offset = _BYTES * load.index
        return f"[{self.pointers[load.param]}{f' + {offset}' if offset else ''}]"

    # --- operands ---

    def _has_free_register(self) -> bool:
        return any(register not in self.alloc.holder and register not in self.alloc.locked for register in REGISTERS)

    def _operand(self, value: Value) -> str:
        """A last operand: a register, or memory where no register is free or worth it."""
        in_register = bool(self.alloc.registers_of(value))
        again = not self.alloc.dies_now(value) and self._has_free_register()
        if in_register or again or self.constants.get(value) == 0:
            return self.alloc.fetch(value)
        if value in self.alloc.slots:
            return f"[rsp + {_BYTES * self.alloc.slots[value]}]"
        return f"{self._constant(value)}{{1to{LANES}}}" if value in self.constants else self._memory(value)

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
                second = first if a is b else self._operand(b)
                self._line(f"{_MULTIPLY[instr.op]} {target}, {first}, {second}")
            case Op.ADD | Op.SUB | Op.AND | Op.OR | Op.XOR:
                a, b = instr.args if instr.op is Op.SUB else self._register_first(*instr.args)
                first = self.alloc.fetch(a)
                second = first if a is b else self._operand(b)
                target = self._target(a, b)
                self._line(f"{_PLAIN[instr.op]} {target}, {first}, {second}")
            case Op.SHL | Op.SHR | Op.SAR:
                source = self.alloc.fetch(instr.args[0])
                target = self._target(instr.args[0])
                self._line(f"{_SHIFTS[instr.op]} {target}, {source}, {instr.imm}")
            case Op.BLEND:
                mask, a, b = instr.args
                target = self.alloc.destroyable(a)
                other = self.alloc.fetch(b, avoid=(target,))
                self._line(f"vpternlogq {target}, {other}, {self.alloc.fetch(mask, avoid=(target,))}, 0xe4")
            case Op.LOAD:
                target = self.alloc.take()
                self._line("kxnorw k1, k1, k1")
                self._line(f"vpgatherqq {target}{{k1}}, {self._element(instr.param, instr.index)}")
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
            self._line(f"vmovdqu64 {REGISTERS[0]}, [{self.label}_offsets]")

    def _element(self, param: str, index: int) -> str:
        return f"[{self.pointers[param]} + 8*{REGISTERS[0]}{f' + {8 * index}' if index else ''}]"

    def _store(self, store: Store) -> None:
        if self._has_home(store.value):
            raise ValueError(f"{self.program.name}: stores what it only loads, which an output may have overwritten")
        register = self.alloc.fetch(store.value)
        if self.program.param(store.param).kind in _ARRAYS:
            self._line("kxnorw k1, k1, k1")
            self._line(f"vpscatterqq {self._element(store.param, store.index)}{{k1}}, {register}")
        else:
            offset = _BYTES * store.index
            place = f"[{self.pointers[store.param]}{f' + {offset}' if offset else ''}]"
            self._line(f"vmovdqu64 {place}, {register}")
