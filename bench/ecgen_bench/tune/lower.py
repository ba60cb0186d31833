# SPDX-License-Identifier: MIT
"""Writes a Program, a first order and known answers in the form that the engine reads (engine/load.c)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ecgen.ir import Instr, Kind, Op, Program, Value
from ecgen.targets.scheduler import Flag, Machine, Placed, schedule
from ecgen.targets.x86.operands import Mem, as_immediate
from ecgen.targets.x86.tuned_schedule import TunedSchedule

#: Flag clearings that a search may use beyond those it starts with.
_SPARE_CLEARS = 8

_KINDS = {"word": 0, "input": 1, "constant": 2, "pointer": 3, "argument": 4}
#: The order of `enum op` in engine.h.
_OPS = ["mul", "mul_low", "add", "sub", "and", "or", "xor", "not", "bswap", "shl", "shr", "shrd", "select", "store", "clear"]
#: `enum form`
BY_CF, ADCX, ADOX, LEA = range(4)
KEEPS_FLAGS = ADCX
#: The processor's numbers of the argument registers rdi, rsi, rdx, rcx.
_ENTRY = (7, 6, 2, 1)

_FORMS = {"adcx": ADCX, "adox": ADOX, "lea": LEA, "shlx": KEEPS_FLAGS, "shrx": KEEPS_FLAGS}


@dataclass
class _Row:
    op: str
    out: int = -1
    high: int = -1
    a: int = -1
    b: int = -1
    carry_in: int = -1
    carry_out: int = -1
    imm: int = 0
    count: int = -1
    tag: int = -1
    form: int = BY_CF
    swap: int = 0


@dataclass
class Lowered:
    """values, rows: the tables; order: indexes of rows; held: values kept in registers; loads: value -> index of the load;
    returned: the value that is returned, -1 for none."""

    values: list[str] = field(default_factory=list)
    rows: list[_Row] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    loads: dict[int, int] = field(default_factory=dict)
    returned: int = -1

    def text(self, words: int, arity: int, tests: Sequence[Sequence[Sequence[int]]], reference: bytes) -> str:
        """The engine's input. tests: (a, b, result), each `words` words, then what is returned and the mask, one word each."""
        lines = [f"size {words} {arity} {self.returned}"]
        lines += [f"value {index} {value}" for index, value in enumerate(self.values)]
        for r in self.rows:
            numbers = (_OPS.index(r.op), r.out, r.high, r.a, r.b, r.carry_in, r.carry_out, r.imm, r.count, r.tag,
                       r.form, r.swap)  # fmt: skip
            lines.append("instr " + " ".join(map(str, numbers)))
        lines += [f"order {index}" for index in self.order]
        lines += [f"held {value}" for value in self.held]
        lines += ["test " + " ".join(f"{word:x}" for number in test for word in number) for test in tests]
        lines += [f"reference {reference.hex()}"] if reference else []
        return "\n".join(lines) + "\n"


class _Lowering:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.lowered = Lowered()
        self.number: dict[Value, int] = {}
        self.constants: dict[int, int] = {}
        self.bits: dict[Value, int] = {}
        self.row_of: dict[int, int] = {}  # index in Program.instrs -> row
        self.pointers = {
            param.name: self._value(f"{_KINDS['argument' if param.kind is Kind.MASK else 'pointer']} -1 0 {entry} 0 0")
            for param, entry in zip(program.params, _ENTRY, strict=False)
        }
        for index, instr in enumerate(program.instrs):
            self._instr(index, instr)
        self.stores = [
            self._row(_Row("store", a=self._word(s.value), b=self.pointers[s.param], imm=8 * s.index)) for s in program.stores
        ]
        self.lowered.returned = self._word(program.result)

    def _value(self, text: str) -> int:
        self.lowered.values.append(text)
        return len(self.lowered.values) - 1

    def _row(self, row: _Row) -> int:
        self.lowered.rows.append(row)
        return len(self.lowered.rows) - 1

    def _word(self, value: Value | None) -> int:
        if value is None:
            return -1
        if value not in self.number:
            self.number[value] = self._value(f"{_KINDS['word']} -1 0 -1 0 0")
        return self.number[value]

    def _bit(self, value: Value | None) -> int:
        return -1 if value is None else self.bits.setdefault(value, len(self.bits))

    def _constant(self, number: int) -> int:
        if number not in self.constants:
            kept = self.program.reads_constants_often and as_immediate(number) is None
            self.constants[number] = self._value(f"{_KINDS['constant']} -1 0 -1 {number} {int(kept)}")
        return self.constants[number]

    def _instr(self, index: int, instr: Instr) -> None:
        out = instr.outs[0]
        words = [self._word(arg) for arg in instr.args if not arg.is_bit]
        if instr.op is Op.LOAD and out is not None:
            base = self.pointers[instr.param]
            if self.program.param(instr.param).kind is Kind.MASK:  # which stands in a register
                self.number[out] = base
                return
            self.number[out] = self._value(f"{_KINDS['input']} {base} {8 * instr.index} -1 0 0")
            self.lowered.loads[self.number[out]] = index
            return
        if instr.op is Op.CONST and out is not None:
            self.number[out] = self._constant(instr.imm)
            return
        carry_in = next((self._bit(arg) for arg in instr.args if arg.is_bit), -1)
        a, b = [*words, -1, -1][:2]
        row = _Row(instr.op.value, self._word(out), a=a, b=b, carry_in=carry_in, imm=instr.imm, tag=index)
        if instr.op is Op.MUL:
            row.high = self._word(instr.outs[1])
            row.op = "mul" if instr.outs[1] is not None else "mul_low"
        elif instr.op in (Op.ADD, Op.SUB):
            row.carry_out = self._bit(instr.outs[1])
        elif instr.op in (Op.SHL, Op.SHR):
            row.count = self._constant(instr.imm)
        self.row_of[index] = self._row(row)

    def clear(self) -> int:
        return self._row(_Row("clear"))

    def with_spare_clears(self) -> Lowered:
        for _ in range(_SPARE_CLEARS):
            self.clear()
        return self.lowered


def lower(program: Program, start: TunedSchedule) -> Lowered:
    """The Program with the given schedule to start from."""
    lowering = _Lowering(program)
    _take_tuned(lowering, start)
    return lowering.with_spare_clears()


def lower_by_schedule(program: Program) -> Lowered:
    """The Program in the scheduler's order."""
    lowering = _Lowering(program)
    _take_schedule(lowering, schedule(program, Machine(two_carries=True, multiply_keeps_flags=True)))
    return lowering.with_spare_clears()


def lower_plainly(program: Program) -> Lowered:
    """The Program in its own order, one carry chain after the other: legal whatever the scheduler does."""
    lowering = _Lowering(program)
    lowering.lowered.order = [*lowering.row_of.values(), *lowering.stores]
    return lowering.with_spare_clears()


def _take_tuned(lowering: _Lowering, start: TunedSchedule) -> None:
    lowered = lowering.lowered
    stores = {(store.param, store.index): row for store, row in zip(lowering.program.stores, lowering.stores, strict=True)}
    left = list(stores.values())
    for line in start.lines:
        mnemonic, operands = line.instruction.mnemonic, line.instruction.operands
        if line.instr is not None:
            row = lowering.row_of[line.instr]
            lowered.rows[row].swap = int(line.swapped)
            by_mulx = lowered.rows[row].op == "mul_low" and mnemonic == "mulx"
            lowered.rows[row].form = KEEPS_FLAGS if by_mulx else _FORMS.get(mnemonic, BY_CF)
            lowered.order.append(row)
        elif mnemonic in ("xor", "test"):
            row = lowering.clear()
            lowered.rows[row].form = BY_CF if mnemonic == "xor" else KEEPS_FLAGS
            lowered.order.append(row)
        elif isinstance(to := operands[0], Mem) and to.base != "rsp":
            row = next(row for row in left if lowered.rows[row].imm == to.disp)
            left.remove(row)
            lowered.order.append(row)
    lowered.held = [value for value, load in lowered.loads.items() if load in start.held]


def _take_schedule(lowering: _Lowering, placed: list[Placed]) -> None:
    """The scheduler's order, with the forms that targets.x86 would choose."""
    lowered = lowering.lowered
    index_of = {instr: index for index, instr in enumerate(lowering.program.instrs)}
    flags = _Flags({arg: position for position, entry in enumerate(placed) for arg in entry.instr.args if arg.is_bit})
    for position, entry in enumerate(placed):
        flags.position = position
        row = lowering.row_of[index_of[entry.instr]]
        if entry.clear:
            lowered.order.append(lowering.clear())
            flags.holds = {Flag.CARRY: 0, Flag.OVERFLOW: 0}
        lowered.order.append(row)
        lowered.rows[row].form = flags.form_of(entry)
    lowered.order += lowering.stores
    _share_multiplicands(lowered)


@dataclass
class _Flags:
    """What the flags hold while an order is gone through. last_reader: a bit's last position."""

    last_reader: dict[Value, int]
    position: int = 0
    holds: dict[Flag, Value | int | None] = field(default_factory=lambda: {Flag.CARRY: None, Flag.OVERFLOW: None})

    def _live(self, flag: Flag) -> bool:
        held = self.holds[flag]
        return isinstance(held, Value) and self.last_reader.get(held, -1) > self.position

    def form_of(self, placed: Placed) -> int:
        instr = placed.instr
        if instr.op in (Op.SHL, Op.SHR):
            return KEEPS_FLAGS if any(map(self._live, Flag)) else BY_CF
        if instr.op is Op.SUB:
            self.holds = {Flag.CARRY: instr.outs[1], Flag.OVERFLOW: None}
        if instr.op is not Op.ADD:
            return BY_CF
        carry = next((arg for arg in instr.args if arg.is_bit), None)
        if carry is None and instr.outs[1] is None and self._live(Flag.CARRY):
            return LEA
        flag = placed.flag or Flag.CARRY
        if carry is not None:
            flag = next((f for f in Flag if self.holds[f] is carry), Flag.CARRY)
        other = Flag.OVERFLOW if flag is Flag.CARRY else Flag.CARRY
        alone = (placed.flag is not None or self._live(other)) and (carry is not None or self.holds[flag] == 0)
        if not alone and (carry is None or flag is Flag.CARRY):
            self.holds = {Flag.CARRY: instr.outs[1], Flag.OVERFLOW: None}
            return BY_CF
        self.holds[flag] = instr.outs[1]
        return ADCX if flag is Flag.CARRY else ADOX


def _share_multiplicands(lowered: Lowered) -> None:
    """Let neighbouring multiplications have one operand in rdx, as targets.x86 does."""
    products = [lowered.rows[row] for row in lowered.order if lowered.rows[row].op == "mul"]
    there = -1
    for index, row in enumerate(products):
        following = [(other.a, other.b) for other in products[index + 1 : index + 3]]
        shared = [sum(x in pair for pair in following) for x in (row.a, row.b)]
        row.swap = int(there == row.b or (there != row.a and shared[1] >= shared[0]))
        there = row.b if row.swap else row.a
