# SPDX-License-Identifier: MIT
"""Follows a tuned schedule line by line before it is printed, so that the search that made it need not be trusted.

Every register, stack slot and flag holds a value of the Program, a constant, the address of a parameter, or nothing known.
A line that claims to be an instruction of the Program must be one that computes it, and must read exactly that instruction's
operands; all other lines may only move. At the end every output word must hold what the Program stores there, and rax what it
returns. A schedule that passes computes the Program, whatever its inputs; the translation is validated, not the translator
(Pnueli, Siegel and Singerman, "Translation validation", 1998).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ecgen.errors import CheckFailed
from ecgen.ir import Instr, Kind, Op, Program, Value
from ecgen.targets.x86.frame import Frame
from ecgen.targets.x86.instruction import Comment, Instruction
from ecgen.targets.x86.operands import ARGUMENTS, CALLEE_SAVED, REGISTERS, Imm, Mem, Operand, Reg, whole
from ecgen.targets.x86.select import Code
from ecgen.targets.x86.table import CARRY, OVERFLOW
from ecgen.targets.x86.tuned_schedule import ScheduledLine, TunedSchedule

_TOP = (1 << 64) - 1
_POINTED = (Kind.FIELD, Kind.SCALAR, Kind.LOOSE, Kind.SUM, Kind.LIMBS)
_RSP = whole("rsp")


@dataclass(frozen=True, slots=True)
class _Input:
    param: str
    index: int


@dataclass(frozen=True, slots=True)
class _Address:
    param: str


#: A number stands for that constant.
_Item = Value | int | _Input | _Address | None


def validated(program: Program, schedule: TunedSchedule) -> Code:
    """The instructions of the schedule. Raises CheckFailed, naming the line, unless they compute the Program."""
    return _Follower(program, schedule).run()


def suits(program: Program) -> bool:
    """Whether schedules of this Program can be followed: 64-bit words, limb arrays and masks only."""
    whole = all(i.size in (0, 8) for i in program.instrs) and all(s.size in (0, 8) for s in program.stores)
    limbs = all(param.kind in (*_POINTED, Kind.MASK) for param in program.params) and len(program.params) <= len(ARGUMENTS)
    return program.width == 64 and whole and limbs


class _Wrong(Exception):
    pass


@dataclass
class _Follower:
    program: Program
    schedule: TunedSchedule
    registers: dict[str, _Item] = field(default_factory=dict)
    slots: dict[int, _Item] = field(default_factory=dict)
    flags: dict[str, _Item] = field(default_factory=lambda: {CARRY: None, OVERFLOW: None})
    stored: dict[tuple[str, int], _Item] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.fixed: dict[Value, _Item] = {}
        for instr in self.program.instrs:
            if instr.outs[0] is not None and instr.op is Op.CONST:
                self.fixed[instr.outs[0]] = instr.imm
            elif instr.outs[0] is not None and instr.op is Op.LOAD:
                self.fixed[instr.outs[0]] = _Input(instr.param, instr.index)

    def run(self) -> Code:
        source = self.schedule.source
        if not suits(self.program):
            raise CheckFailed(f"{source}: {self.program.name} is no function that schedules are made for")
        for param, register in zip(self.program.params, ARGUMENTS, strict=False):
            self.registers[register] = _Input(param.name, 0) if param.kind is Kind.MASK else _Address(param.name)
        code = Code(frame=Frame(tuple(r for r in CALLEE_SAVED if r in self.schedule.saved), 8 * self.schedule.slots))
        comment = -1
        for number, line in enumerate(self.schedule.lines, 1):
            try:
                self._follow(line)
            except _Wrong as fault:
                raise CheckFailed(f"{source}: line {number} of the code, '{line.text}': {fault}") from None
            if line.instr is not None and self.program.instrs[line.instr].comment > comment:
                comment = self.program.instrs[line.instr].comment
                code.lines.append(Comment(self.program.comments[comment]))
            code.lines.append(line.instruction)
        expected = {(store.param, store.index): self._item(store.value) for store in self.program.stores}
        if self.stored != expected:
            raise CheckFailed(f"{source}: the outputs are not those of {self.program.name}")
        if self.program.result is not None and self.registers.get("rax") != self._item(self.program.result):
            raise CheckFailed(f"{source}: {self.program.name} does not return what it should")
        return code

    # --- operands ---

    def _item(self, value: Value) -> _Item:
        return self.fixed.get(value, value)

    def _held(self, operand: Operand) -> _Item:
        """What a whole register holds; nothing known for all else."""
        return self.registers.get(operand.whole) if isinstance(operand, Reg) and operand.size == 8 else None

    def _read(self, operand: Operand, *, immediate: bool = True) -> _Item:
        match operand:
            case Reg(name, 8) if name in REGISTERS:
                return self.registers.get(name)
            case Imm(number):
                if not immediate:
                    raise _Wrong("takes no immediate")
                if not -(1 << 31) <= number < 1 << 31:
                    raise _Wrong("the immediate does not fit 32 bits")
                return number & _TOP
            case Mem():
                return self._load(*self._place(operand))
            case _:
                raise _Wrong("an operand that is no whole register, no number and no word of memory")

    def _load(self, base: str, offset: int) -> _Item:
        if base == "rsp":
            return self.slots.get(offset)
        address = self.registers.get(base)
        if not isinstance(address, _Address):
            raise _Wrong(f"{base} is not known to hold an address")
        if self.stored:
            raise _Wrong("an input is read after an output was written, which may be the same memory")
        if offset >= 8 * self.program.param(address.param).length:
            raise _Wrong("reads beyond its parameter")
        return _Input(address.param, offset // 8)

    def _place(self, place: Mem) -> tuple[str, int]:
        """(register, offset) of a word of memory."""
        base, offset = place.base, place.disp
        if base is None or place != Mem(base, offset) or offset < 0 or offset % 8:
            raise _Wrong("an address that is no register with the offset of a word")
        if base != "rsp" and base not in REGISTERS:
            raise _Wrong(f"an address in {base}")
        if base == "rsp" and offset >= 8 * self.schedule.slots:
            raise _Wrong("an address beyond the stack slots")
        return base, offset

    def _write(self, operand: Operand, item: _Item) -> None:
        if not isinstance(operand, Reg) or operand.size != 8 or operand.whole not in REGISTERS:
            raise _Wrong("writes what is no register that may be written")
        if operand.whole in CALLEE_SAVED and operand.whole not in self.schedule.saved:
            raise _Wrong(f"{operand.whole} is not among the saved registers")
        self.registers[operand.whole] = item

    # --- lines ---

    def _follow(self, line: ScheduledLine) -> None:
        done = line.instruction
        if done.mask is not None:
            raise _Wrong("has a mask")
        try:
            row = done.form
        except KeyError:
            raise _Wrong("is no instruction of the table") from None
        if line.instr is None:
            self._move(done.mnemonic, done.operands)
        else:
            if line.instr >= len(self.program.instrs):
                raise _Wrong("there is no such instruction")
            instr = self.program.instrs[line.instr]
            follow = self._forms().get((instr.op, done.mnemonic))
            if follow is None:
                raise _Wrong(f"cannot be the instruction {instr.op.value}")
            for flag in row.needs:
                self._need(flag, self._carry_of(instr))
            follow(instr, done)
        for flag in (CARRY, OVERFLOW):
            if flag in row.touches:
                self.flags[flag] = 0 if flag in row.clears else None
        if line.instr is not None and instr.op in (Op.ADD, Op.SUB) and row.sets:
            self.flags[OVERFLOW if row.sets == OVERFLOW else CARRY] = self._left(instr)

    def _move(self, mnemonic: str, operands: Sequence[Operand]) -> None:
        match mnemonic, operands:
            case "mov", (Mem() as to, source):
                self._store(to, source)
            case "mov", (Reg(name, 4), Imm(number)) if 0 <= number < 1 << 32:
                self._write(whole(name), number)
            case "mov", (Reg(_, 8) as to, Imm(number)) if -(1 << 31) <= number <= _TOP:
                self._write(to, number & _TOP)
            case "mov", (_, Imm()):
                raise _Wrong("the number does not fit")
            case "mov", (to, source):
                self._write(to, self._read(source))
            case "xor", (Reg(name, 4) as to, source) if to == source:
                self._write(whole(name), 0)
            case "test", (to, source) if to == source == _RSP:
                pass  # clears both flags
            case _:
                raise _Wrong("is no move")

    def _store(self, to: Mem, source: Operand) -> None:
        if not (isinstance(source, Reg) and source.size == 8 and source.whole in REGISTERS):
            raise _Wrong("only registers are stored")
        base, offset = self._place(to)
        if base == "rsp":
            self.slots[offset] = self.registers.get(source.whole)
            return
        address = self.registers.get(base)
        if not isinstance(address, _Address) or not self.program.param(address.param).output:
            raise _Wrong(f"{base} is not known to hold the address of an output")
        self.stored[address.param, offset // 8] = self.registers.get(source.whole)

    def _forms(self) -> dict[tuple[Op, str], Callable[[Instr, Instruction], None]]:
        return {
            (Op.MUL, "mulx"): self._mulx, (Op.MUL, "imul"): self._imul,
            (Op.ADD, "add"): self._sum, (Op.ADD, "adc"): self._sum, (Op.ADD, "adcx"): self._sum, (Op.ADD, "adox"): self._sum,
            (Op.ADD, "lea"): self._lea,
            (Op.SUB, "sub"): self._difference, (Op.SUB, "sbb"): self._difference, (Op.SUB, "cmp"): self._difference,
            (Op.SUB, "neg"): self._negative,
            (Op.AND, "and"): self._logic, (Op.OR, "or"): self._logic, (Op.XOR, "xor"): self._logic,
            (Op.NOT, "not"): self._unary, (Op.BSWAP, "bswap"): self._unary,
            (Op.SHL, "shl"): self._shift, (Op.SHR, "shr"): self._shift,
            (Op.SHL, "shlx"): self._free_shift, (Op.SHR, "shrx"): self._free_shift, (Op.SHRD, "shrd"): self._double_shift,
            (Op.SELECT, "cmovc"): self._select, (Op.SELECT, "cmovnc"): self._select,
            (Op.SELECT, "cmovo"): self._select, (Op.SELECT, "cmovno"): self._select,
        }  # fmt: skip

    def _expect(self, values: Sequence[Value], *items: _Item, any_order: bool = False) -> None:
        expected = [self._item(value) for value in values]
        if expected != list(items) and not (any_order and expected == list(reversed(items))):
            raise _Wrong("its operands are not those of the instruction")

    @staticmethod
    def _carry_of(instr: Instr) -> Value | None:
        """The bit that the instruction of the Program reads."""
        return next((arg for arg in instr.args if arg.is_bit), None)

    def _need(self, flag: str, bit: Value | None) -> None:
        """`bit` None: the flag is read where there is nothing to add, so that it must be 0."""
        item = self._item(bit) if bit is not None else 0
        if self.flags[flag] is not item and self.flags[flag] != item:
            raise _Wrong(f"{flag.upper()}F does not hold the carry that it reads")

    def _left(self, instr: Instr) -> _Item:
        """What the flag holds after it: a carry that nobody reads is 0, as the bounds show, unless the Program drops it."""
        return instr.outs[1] if instr.outs[1] is not None else None if instr.wraps else 0

    def _mulx(self, instr: Instr, done: Instruction) -> None:
        high, low, source = done.operands
        self._expect(instr.args, self.registers.get("rdx"), self._read(source, immediate=False), any_order=True)
        self._write(low, instr.outs[0])
        self._write(high, instr.outs[1])  # in one register the high word stays

    def _imul(self, instr: Instr, done: Instruction) -> None:
        if instr.outs[1] is not None:
            raise _Wrong("makes no high word")
        *_, first, second = done.operands
        if isinstance(second, Imm) != (len(done.operands) == 3):
            raise _Wrong("takes an immediate as the last of three operands")
        self._expect(instr.args, self._read(first, immediate=False), self._read(second), any_order=True)
        self._write(done.operands[0], instr.outs[0])

    def _sum(self, instr: Instr, done: Instruction) -> None:
        to, source = done.operands
        if done.mnemonic == "add" and self._carry_of(instr) is not None:
            raise _Wrong("adds no carry")
        item = self._read(source, immediate=done.mnemonic not in ("adcx", "adox"))
        self._expect(instr.args[:2], self._held(to), item, any_order=True)
        self._write(to, instr.outs[0])

    def _lea(self, instr: Instr, done: Instruction) -> None:
        to, total = done.operands
        plain = isinstance(total, Mem) and total == Mem(total.base, index=total.index, size=0)
        if not plain or len(instr.args) != 2 or instr.outs[1] is not None:
            raise _Wrong("adds two registers and no carry")
        assert isinstance(total, Mem)
        if total.base not in REGISTERS or total.index not in REGISTERS:
            raise _Wrong("adds two registers and no carry")
        self._expect(instr.args, self.registers.get(total.base), self.registers.get(total.index), any_order=True)
        self._write(to, instr.outs[0])

    def _difference(self, instr: Instr, done: Instruction) -> None:
        to, source = done.operands
        a, b, *borrow = instr.args
        if bool(borrow) != (done.mnemonic == "sbb"):
            raise _Wrong("a borrow is missing, or one too many")
        if not (borrow and to == source and self._item(a) == self._item(b)):  # x - x needs no particular x
            self._expect((a, b), self._held(to), self._read(source))
        if done.mnemonic != "cmp":
            self._write(to, instr.outs[0])
        elif instr.outs[0] is not None:
            raise _Wrong("makes no word")

    def _negative(self, instr: Instr, done: Instruction) -> None:
        (to,) = done.operands
        if len(instr.args) != 2:
            raise _Wrong("takes no borrow")
        self._expect(instr.args, 0, self._held(to))
        self._write(to, instr.outs[0])

    def _logic(self, instr: Instr, done: Instruction) -> None:
        to, source = done.operands
        self._expect(instr.args, self._held(to), self._read(source), any_order=True)
        self._write(to, instr.outs[0])

    def _unary(self, instr: Instr, done: Instruction) -> None:
        (to,) = done.operands
        self._expect(instr.args, self._held(to))
        self._write(to, instr.outs[0])

    def _shift(self, instr: Instr, done: Instruction) -> None:
        to, count = done.operands
        self._expect(instr.args, self._held(to))
        if count != Imm(instr.imm):
            raise _Wrong("another count")
        self._write(to, instr.outs[0])

    def _free_shift(self, instr: Instr, done: Instruction) -> None:
        to, source, count = done.operands
        if self._held(count) != instr.imm:
            raise _Wrong("the count is not in its register")
        self._expect(instr.args, self._read(source, immediate=False))
        self._write(to, instr.outs[0])

    def _double_shift(self, instr: Instr, done: Instruction) -> None:
        low, high, count = done.operands
        self._expect(instr.args, self._held(high), self._held(low))
        if count != Imm(instr.imm):
            raise _Wrong("another count")
        self._write(low, instr.outs[0])

    def _select(self, instr: Instr, done: Instruction) -> None:
        to, source = done.operands
        pair = (self._held(to), self._read(source, immediate=False))
        self._expect(instr.args[1:], *(pair if done.mnemonic.startswith("cmovn") else reversed(pair)))
        self._write(to, instr.outs[0])
