# SPDX-License-Identifier: MIT
"""Follows a tuned order line by line before it is printed, so that the search that made it need not be trusted.

Every register, stack slot and flag holds a value of the Program, a constant, the address of a parameter, or nothing known.
A line that claims to be an instruction of the Program must be one that computes it, and must read exactly that instruction's
operands; all other lines may only move. At the end every output word must hold what the Program stores there, and rax what it
returns. An order that passes computes the Program, whatever its inputs; the translation is validated, not the translator (Pnueli,
Siegel and Singerman, "Translation validation", 1998).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from ecgen.errors import CheckFailed
from ecgen.ir import Instr, Kind, Op, Program, Value
from ecgen.passes.order import Order, OrderedLine
from ecgen.targets.x86.select import ARGUMENTS, CALLEE_SAVED, CALLER_SAVED, Code, Line, narrow

_REGISTERS = (*CALLER_SAVED, *CALLEE_SAVED)
_NARROW = {narrow(register, 4): register for register in _REGISTERS}
_MEMORY = re.compile(r"qword \[(\w+)(?: \+ ([0-9]+))?\]", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]+|0x[0-9a-f]+", re.ASCII)
_SUM = re.compile(r"\[(\w+) \+ (\w+)\]", re.ASCII)
_TOP = (1 << 64) - 1
_POINTED = (Kind.FIELD, Kind.SCALAR, Kind.LIMBS)


@dataclass(frozen=True, slots=True)
class _Input:
    param: str
    index: int


@dataclass(frozen=True, slots=True)
class _Address:
    param: str


#: A number stands for that constant.
_Item = Value | int | _Input | _Address | None


def ordered(program: Program, order: Order) -> Code:
    """The instructions of the order. Raises CheckFailed, naming the line, unless they compute the Program."""
    return _Follower(program, order).run()


def suits(program: Program) -> bool:
    """Whether orders of this Program can be followed: 64-bit words, limb arrays only."""
    whole = all(i.size in (0, 8) for i in program.instrs) and all(s.size in (0, 8) for s in program.stores)
    limbs = all(param.kind in _POINTED for param in program.params) and len(program.params) <= len(ARGUMENTS)
    return program.width == 64 and whole and limbs


class _Wrong(Exception):
    pass


@dataclass
class _Follower:
    program: Program
    order: Order
    registers: dict[str, _Item] = field(default_factory=dict)
    slots: dict[int, _Item] = field(default_factory=dict)
    flags: dict[str, _Item] = field(default_factory=lambda: {"c": None, "o": None})
    stored: dict[tuple[str, int], _Item] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.fixed: dict[Value, _Item] = {}
        for instr in self.program.instrs:
            if instr.outs[0] is not None and instr.op is Op.CONST:
                self.fixed[instr.outs[0]] = instr.imm
            elif instr.outs[0] is not None and instr.op is Op.LOAD:
                self.fixed[instr.outs[0]] = _Input(instr.param, instr.index)

    def run(self) -> Code:
        if not suits(self.program):
            raise CheckFailed(f"{self.order.source}: {self.program.name} is no function that orders are made for")
        for param, register in zip(self.program.params, ARGUMENTS, strict=False):
            self.registers[register] = _Address(param.name)
        code = Code(saved=[r for r in CALLEE_SAVED if r in self.order.saved], slots=self.order.slots)
        row = -1
        for number, line in enumerate(self.order.lines, 1):
            try:
                self._follow(line)
            except _Wrong as fault:
                raise CheckFailed(f"{self.order.source}: line {number} of the code, '{line.text}': {fault}") from None
            if line.instr is not None and self.program.instrs[line.instr].row > row:
                row = self.program.instrs[line.instr].row
                code.lines.append(Line(self.program.rows[row], comment=True))
            code.lines.append(Line(line.text))
        wanted = {(store.param, store.index): self._item(store.value) for store in self.program.stores}
        if self.stored != wanted:
            raise CheckFailed(f"{self.order.source}: the outputs are not those of {self.program.name}")
        if self.program.result is not None and self.registers.get("rax") != self._item(self.program.result):
            raise CheckFailed(f"{self.order.source}: {self.program.name} does not return what it should")
        return code

    # --- operands ---

    def _item(self, value: Value) -> _Item:
        return self.fixed.get(value, value)

    def _read(self, text: str) -> _Item:
        if text in _REGISTERS:
            return self.registers.get(text)
        if _NUMBER.fullmatch(text):
            number = int(text, 0)
            if not -(1 << 31) <= number < 1 << 31:
                raise _Wrong("the immediate does not fit 32 bits")
            return number & _TOP
        base, offset = self._memory(text)
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

    def _memory(self, text: str) -> tuple[str, int]:
        match = _MEMORY.fullmatch(text)
        if match is None:
            raise _Wrong(f"operand '{text}'")
        base, offset = match[1], int(match[2] or 0)
        if offset % 8 or (base == "rsp" and offset >= 8 * self.order.slots) or (base != "rsp" and base not in _REGISTERS):
            raise _Wrong(f"address '{text}'")
        return base, offset

    def _write(self, register: str, item: _Item) -> None:
        if register not in _REGISTERS:
            raise _Wrong(f"{register} is no register that may be written")
        if register in CALLEE_SAVED and register not in self.order.saved:
            raise _Wrong(f"{register} is not among the saved registers")
        self.registers[register] = item

    # --- lines ---

    def _follow(self, line: OrderedLine) -> None:
        mnemonic, _, rest = line.text.partition(" ")
        operands = rest.split(", ")
        if line.instr is None:
            self._move(mnemonic, operands)
            return
        if line.instr >= len(self.program.instrs):
            raise _Wrong("there is no such instruction")
        instr = self.program.instrs[line.instr]
        follow = self._forms().get((instr.op, mnemonic))
        if follow is None:
            raise _Wrong(f"cannot be the instruction {instr.op.value}")
        follow(instr, mnemonic, operands)

    def _move(self, mnemonic: str, operands: list[str]) -> None:
        if len(operands) != 2:
            raise _Wrong("two operands expected")
        to, source = operands
        if mnemonic == "mov" and to.startswith("qword"):
            self._store(to, source)
        elif mnemonic == "mov" and _NUMBER.fullmatch(source):
            number = int(source, 0)
            if to in _NARROW and 0 <= number < 1 << 32:
                self._write(_NARROW[to], number)
            elif to in _REGISTERS and -(1 << 31) <= number <= _TOP:
                self._write(to, number & _TOP)
            else:
                raise _Wrong("the number does not fit")
        elif mnemonic == "mov":
            self._write(to, self._read(source))
        elif mnemonic == "xor" and to == source and to in _NARROW:
            self._write(_NARROW[to], 0)
            self.flags = {"c": 0, "o": 0}
        elif (mnemonic, to, source) == ("test", "rsp", "rsp"):
            self.flags = {"c": 0, "o": 0}
        else:
            raise _Wrong("is no move")

    def _store(self, to: str, source: str) -> None:
        if source not in _REGISTERS:
            raise _Wrong("only registers are stored")
        base, offset = self._memory(to)
        if base == "rsp":
            self.slots[offset] = self.registers.get(source)
            return
        address = self.registers.get(base)
        if not isinstance(address, _Address) or not self.program.param(address.param).output:
            raise _Wrong(f"{base} is not known to hold the address of an output")
        self.stored[address.param, offset // 8] = self.registers.get(source)

    def _forms(self) -> dict[tuple[Op, str], Callable[[Instr, str, list[str]], None]]:
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

    def _expect(self, wanted: tuple[Value, ...], *found: _Item, any_order: bool = False) -> None:
        items = [self._item(value) for value in wanted]
        if items != list(found) and not (any_order and items == list(reversed(found))):
            raise _Wrong("its operands are not those of the instruction")

    def _need(self, flag: str, bit: _Item) -> None:
        if self.flags[flag] is not bit and self.flags[flag] != bit:
            raise _Wrong(f"{flag.upper()}F does not hold the carry that it reads")

    def _left(self, instr: Instr) -> _Item:
        """What the flag holds after it: a carry that nobody reads is 0, as the bounds show, unless the Program drops it."""
        return instr.outs[1] if instr.outs[1] is not None else None if instr.wraps else 0

    def _mulx(self, instr: Instr, _: str, operands: list[str]) -> None:
        high, low, source = _count(operands, 3)
        if _NUMBER.fullmatch(source):
            raise _Wrong("takes no immediate")
        self._expect(instr.args, self.registers.get("rdx"), self._read(source), any_order=True)
        self._write(low, instr.outs[0])
        self._write(high, instr.outs[1])  # in one register the high word stays

    def _imul(self, instr: Instr, _: str, operands: list[str]) -> None:
        if instr.outs[1] is not None:
            raise _Wrong("makes no high word")
        factors = operands[-2:]
        if _NUMBER.fullmatch(factors[0]) or len(operands) not in (2, 3) or (len(operands) == 2 and _NUMBER.fullmatch(factors[1])):
            raise _Wrong("operands")
        self._expect(instr.args, self._read(factors[0]), self._read(factors[1]), any_order=True)
        self.flags = {"c": None, "o": None}
        self._write(operands[0], instr.outs[0])

    def _sum(self, instr: Instr, mnemonic: str, operands: list[str]) -> None:
        to, source = _count(operands, 2)
        if mnemonic in ("adcx", "adox") and _NUMBER.fullmatch(source):
            raise _Wrong("takes no immediate")
        a, b, *carry = instr.args
        self._expect((a, b), self.registers.get(to), self._read(source), any_order=True)
        flag = "o" if mnemonic == "adox" else "c"
        if mnemonic == "add" and carry:
            raise _Wrong("adds no carry")
        if mnemonic != "add":
            self._need(flag, carry[0] if carry else 0)
        if mnemonic in ("add", "adc"):
            self.flags["o"] = None
        self.flags[flag] = self._left(instr)
        self._write(to, instr.outs[0])

    def _lea(self, instr: Instr, _: str, operands: list[str]) -> None:
        to, source = _count(operands, 2)
        match = _SUM.fullmatch(source)
        if match is None or len(instr.args) != 2 or instr.outs[1] is not None or not {*match.groups()} <= {*_REGISTERS}:
            raise _Wrong("adds two registers and no carry")
        self._expect(instr.args, self.registers.get(match[1]), self.registers.get(match[2]), any_order=True)
        self._write(to, instr.outs[0])

    def _difference(self, instr: Instr, mnemonic: str, operands: list[str]) -> None:
        to, source = _count(operands, 2)
        a, b, *borrow = instr.args
        if bool(borrow) != (mnemonic == "sbb"):
            raise _Wrong("a borrow is missing, or one too many")
        if borrow:
            self._need("c", borrow[0])
        if not (borrow and to == source and self._item(a) == self._item(b)):  # x - x needs no particular x
            self._expect((a, b), self.registers.get(to), self._read(source))
        self.flags = {"c": self._left(instr), "o": None}
        if mnemonic != "cmp":
            self._write(to, instr.outs[0])
        elif instr.outs[0] is not None:
            raise _Wrong("makes no word")

    def _negative(self, instr: Instr, _: str, operands: list[str]) -> None:
        (to,) = _count(operands, 1)
        if len(instr.args) != 2:
            raise _Wrong("takes no borrow")
        self._expect(instr.args, 0, self.registers.get(to))
        self.flags = {"c": self._left(instr), "o": None}
        self._write(to, instr.outs[0])

    def _logic(self, instr: Instr, _: str, operands: list[str]) -> None:
        to, source = _count(operands, 2)
        self._expect(instr.args, self.registers.get(to), self._read(source), any_order=True)
        self.flags = {"c": 0, "o": 0}
        self._write(to, instr.outs[0])

    def _unary(self, instr: Instr, _: str, operands: list[str]) -> None:
        (to,) = _count(operands, 1)
        self._expect(instr.args, self.registers.get(to))
        self._write(to, instr.outs[0])

    def _shift(self, instr: Instr, _: str, operands: list[str]) -> None:
        to, count = _count(operands, 2)
        self._expect(instr.args, self.registers.get(to))
        if count != str(instr.imm):
            raise _Wrong("another count")
        self.flags = {"c": None, "o": None}
        self._write(to, instr.outs[0])

    def _free_shift(self, instr: Instr, _: str, operands: list[str]) -> None:
        to, source, count = _count(operands, 3)
        if _NUMBER.fullmatch(source) or self.registers.get(count) != instr.imm:
            raise _Wrong("the count is not in its register")
        self._expect(instr.args, self._read(source))
        self._write(to, instr.outs[0])

    def _double_shift(self, instr: Instr, _: str, operands: list[str]) -> None:
        low, high, count = _count(operands, 3)
        self._expect(instr.args, self.registers.get(high), self.registers.get(low))
        if count != str(instr.imm):
            raise _Wrong("another count")
        self.flags = {"c": None, "o": None}
        self._write(low, instr.outs[0])

    def _select(self, instr: Instr, mnemonic: str, operands: list[str]) -> None:
        to, source = _count(operands, 2)
        if _NUMBER.fullmatch(source):
            raise _Wrong("takes no immediate")
        self._need(mnemonic[-1], instr.args[0])
        pair = (self.registers.get(to), self._read(source))
        self._expect(instr.args[1:], *(pair if mnemonic.startswith("cmovn") else reversed(pair)))
        self._write(to, instr.outs[0])


def _count(operands: list[str], wanted: int) -> list[str]:
    if len(operands) != wanted:
        raise _Wrong(f"{wanted} operands expected")
    return operands
