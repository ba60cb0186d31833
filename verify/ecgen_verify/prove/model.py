# SPDX-License-Identifier: MIT
"""What x86-64 instructions do to words, flags and control flow (Intel SDM, volume 2): one table for words of every domain.

Trusted, and tested instruction by instruction against the processor (tests/test_prove_model.py). An instruction that is not
here is refused, never guessed; a flag that the manual leaves undefined is None.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.code import Code, register
from ecgen_verify.prove.domain import AnyFlag, AnyWord, Domain, Overflow, Sign, W, Zero, signed
from ecgen_verify.prove.machine import AnyValue, Leak, Pointer, State, Violation
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.strings import address_of, copy, length_of, overlap
from ecgen_verify.prove.vectors import EIGHT_LANES, MASKED, VECTORS
from ecgen_verify.prove.world import Undecided

#: Instructions whose time depends on their operands on some processor; with a secret operand they are refused as leaks.
VARIABLE_TIME = frozenset({"DIV", "IDIV", "PDEP", "PEXT", "BSF", "BSR", "RCL", "RCR"})
#: By a count from 1 up to the width of x, without it; y is the other operand of a double shift.
_SHIFTS: dict[str, Callable[[Domain[Any], Any, Any, int, int], Any]] = {
    "SHL": lambda words, x, _, count, bits: words.shift_left(x, count, bits),
    "SAL": lambda words, x, _, count, bits: words.shift_left(x, count, bits),
    "SHR": lambda words, x, _, count, bits: words.shift_right(x, count),
    "SAR": lambda words, x, _, count, bits: words.shift_right_signed(x, count, bits),
    "SHLD": lambda words, x, y, count, bits: words.funnel_right(y, x, bits - count, bits),
    "SHRD": lambda words, x, y, count, bits: words.funnel_right(x, y, count, bits),
    "ROL": lambda words, x, _, count, bits: words.rotate_left(x, count, bits),
    "ROR": lambda words, x, _, count, bits: words.rotate_left(x, bits - count, bits),
}


@dataclass
class Step(Operands[W]):
    """One instruction on one machine. `next` is where execution goes on; None after the last return."""

    next: int | None

    # ------------------------------------------------------------------ flags

    @property
    def zero(self) -> W:
        return self.words.const(0)

    def set_flags(self, result: W, bits: int, carry: AnyFlag[W], overflow: AnyFlag[W]) -> None:
        self.machine.flags.update(CF=carry, OF=overflow, ZF=Zero(result, bits), SF=Sign(result, bits))

    def condition(self) -> W:
        """The instruction's condition as a bit. Conditions are numbered as they are encoded: the last bit negates (volume 2,
        B.1.4.7, field tttn)."""
        number, negative = divmod(self.instruction.condition_code - x86.ConditionCode.O, 2)
        flag, either, differ = self.machine.flag, self.words.either, self.words.differ
        match number:
            case 0 | 1 | 2 | 4:
                bit = flag({0: "OF", 1: "CF", 2: "ZF", 4: "SF"}[number])
            case 3:
                at_most = self.words.at_most(self.machine.flags.get("CF"), self.machine.flags.get("ZF"))
                bit = either(flag("CF"), flag("ZF")) if at_most is None else at_most
            case 6:
                bit = differ(flag("SF"), flag("OF"))
            case 7:
                bit = either(flag("ZF"), differ(flag("SF"), flag("OF")))
            case _:
                raise Undecided("a condition on parity")
        return self.words.complement(bit) if negative else bit

    # ------------------------------------------------------------------ sums

    def add(self, sign: int, carry_in: str | None = None, *, keep: bool = True, carry_out: str | None = None) -> None:
        """ADD, SUB and their kin; with `carry_out` only that flag is written (ADCX, ADOX)."""
        bits = self.width(0)
        if sign < 0 and self.same_registers(0, 1):
            x = y = self.zero
        else:
            first, second = self.value(0, bits), self.value(1, bits)
            if isinstance(first, Pointer) or isinstance(second, Pointer):
                if carry_in is not None:
                    raise Undecided("arithmetic on a pointer")
                self._add_pointers(first, second, sign, keep=keep)
                return
            x = first if isinstance(first, AnyWord) else self.word(0, bits)
            y = second if isinstance(second, AnyWord) else self.word(1, bits)
        carry = self.machine.flag(carry_in) if carry_in else self.zero
        kept = dict(self.machine.flags) if carry_out else {}
        result = self._sum(x, y, carry, sign)
        if keep:
            self.put(0, result, bits)
        if carry_out:
            self.machine.flags = {**kept, carry_out: self.machine.flags["CF"]}

    def _sum(self, x: W, y: W, carry: W, sign: int) -> W:
        """x + sign * (y + carry), with its flags."""
        bits = self.width(0)
        result, out = self.words.add(x, y, carry, bits, sign)
        self.set_flags(result, bits, out, Overflow(x, y, carry, result, bits, sign))
        return result

    def _add_pointers(self, first: AnyValue[W], second: AnyValue[W], sign: int, *, keep: bool) -> None:
        """An address and a number, or what is between two addresses."""
        if sign > 0 and isinstance(second, Pointer):
            first, second = second, first
        flags: dict[str, AnyFlag[W]] = {"CF": None, "OF": None, "ZF": None, "SF": None}
        if not isinstance(first, Pointer):
            raise Undecided("arithmetic on a pointer")
        if isinstance(second, Pointer) and sign < 0:
            flags = self.machine.compare(first, second)
            if keep:
                self.put(0, self.machine.distance(first, second), 64)
        elif isinstance(second, AnyWord) and keep:
            self.put(0, self.machine.moved(first, second, sign), 64)
        else:
            raise Undecided("arithmetic on a pointer")
        self.machine.flags.update(flags)

    def step_by_one(self, sign: int) -> None:
        """INC and DEC leave CF alone."""
        bits, one = self.width(0), self.words.const(1)
        carry = self.machine.flags.get("CF")
        if isinstance(value := self.value(0, bits), Pointer):
            self._add_pointers(value, one, sign, keep=True)
        else:
            self.put(0, self._sum(self.word(0, bits), one, self.zero, sign), bits)
        self.machine.flags["CF"] = carry

    def negate(self) -> None:
        bits = self.width(0)
        self.put(0, self._sum(self.zero, self.word(0, bits), self.zero, -1), bits)

    # ------------------------------------------------------------------ products

    def mul(self) -> None:
        bits = self.width(0)
        if bits < 32:
            raise Undecided("a narrow multiplication")
        low, high = self.words.multiply(self.machine.word("RAX", bits), self.word(0, bits), bits)
        self.machine.write("RAX", low, bits)
        self.machine.write("RDX", high, bits)
        self.machine.flags.update(CF=None, OF=None, ZF=None, SF=None)

    def mulx(self) -> None:
        bits = self.width(0)
        low, high = self.words.multiply(self.machine.word("RDX", bits), self.word(2, bits), bits)
        self.put(1, low, bits)
        self.put(0, high, bits)

    def imul(self) -> None:
        """The forms with a result as wide as the factors: its low half, for which signs do not matter."""
        i = self.instruction
        bits = self.width(0)
        if i.op_count == 1:
            raise Undecided("a wide signed multiplication")
        first = 0 if i.op_count == 2 else 1
        self.put(0, self.words.multiply_low(self.word(first, bits), self.word(first + 1, bits), bits), bits)
        self.machine.flags.update(CF=None, OF=None, ZF=None, SF=None)

    # ------------------------------------------------------------------ bits

    def logic(self, name: str, *, keep: bool = True) -> None:
        """Of OR with all-ones and AND with 0, shorter than moves of these numbers, the first operand does not matter."""
        bits = self.width(0)
        decided = {"and": 0, "or": (1 << bits) - 1}.get(name)
        if decided is not None and self.is_immediate(1) and self.word(1, bits).lo == decided:
            if keep:
                self.put(0, self.words.const(decided), bits)
            self.set_flags(self.words.const(decided), bits, self.zero, self.zero)
            return
        if name == "and" and bits == 64 and isinstance(address := self.value(0, bits), Pointer):
            mask = self.word(1, bits)
            if not keep or not mask.is_constant or mask.secret:
                raise Undecided("bits of an address")
            self.put(0, self.machine.rounded(address, mask.lo), bits)
            self.machine.flags.update(CF=None, OF=None, ZF=None, SF=None)
            return
        if name == "xor" and self.same_registers(0, 1):
            result = self.zero
        else:
            operation = {"and": self.words.and_, "or": self.words.or_, "xor": self.words.xor}[name]
            result = operation(self.word(0, bits), self.word(1, bits), bits)
        if keep:
            self.put(0, result, bits)
        self.set_flags(result, bits, self.zero, self.zero)

    def test(self) -> None:
        """AND without a result; of a register with itself that is the register."""
        bits = self.width(0)
        if self.same_registers(0, 1):
            value = self.value(0, bits)
            if isinstance(value, AnyWord):
                self.set_flags(value, bits, self.zero, self.zero)
            else:  # an address: a way to clear the two carries; what it says of the address is not known
                self.machine.flags.update(CF=self.zero, OF=self.zero, ZF=None, SF=None)
        else:
            self.logic("and", keep=False)

    def andn(self) -> None:
        bits = self.width(0)
        result = self.words.and_(self.words.invert(self.word(1, bits), bits), self.word(2, bits), bits)
        self.put(0, result, bits)
        self.set_flags(result, bits, self.zero, self.zero)

    def invert(self) -> None:
        bits = self.width(0)
        self.put(0, self.words.invert(self.word(0, bits), bits), bits)

    def count(self, index: int, bits: int) -> int:
        """A shift count, masked as the manual says."""
        word = self.word(index, 8)
        if not word.is_constant:
            raise Undecided("a shift by an unknown count")
        return word.lo & (63 if bits == 64 else 31)

    def shift(self) -> None:
        """By the last operand. Those whose names end with X have a destination of their own and touch no flag, and rotates no
        other than CF and OF. CF is the last bit shifted out; OF is only defined for shifts by one, and not modelled."""
        bits, name, last = self.width(0), self.name.removesuffix("X"), self.instruction.op_count - 1
        apart, rotates, double = name != self.name, name.startswith("RO"), len(name) == 4
        x = self.word(int(apart), bits)
        if name in ("SHR", "SAR") and not apart and self.is_register(1) and not (times := self.word(1, 8)).is_constant:
            self.put(0, self.machine.shifted(x, times, bits), bits)
            self.machine.flags.update(CF=None, OF=None, ZF=None, SF=None)
            return
        count = masked = self.count(last, bits)
        if rotates:
            count %= bits
        if count >= bits or (double and not count and bits < 64):
            raise Undecided("a shift by the whole width, or a double shift by nothing")
        result = _SHIFTS[name](self.words, x, self.word(last - 1, bits), count, bits) if count else x
        self.put(0, result, bits)
        if rotates and masked and not apart:
            self.machine.flags.update(CF=None, OF=None)
        elif count and not rotates and not apart:
            out = bits - count if name in ("SHL", "SAL", "SHLD") else count - 1
            self.set_flags(result, bits, self.lazy_bit(x, out), None)

    def lazy_bit(self, x: W, position: int) -> AnyFlag[W]:
        """A bit of a word as a flag, computed when it is read."""
        return Sign(x, position + 1)

    def bswap(self) -> None:
        bits = self.width(0)
        if bits < 32:
            raise Undecided("a byte swap of 16 bits, which is undefined")
        self.put(0, self.words.reverse(self.word(0, bits), bits // 8), bits)

    def bit_test(self, change: str) -> None:
        """Of a register, at a place modulo its size; in memory a register counts from the address on, beyond the operand."""
        bits = self.width(0)
        x, index = self.word(0, bits), self.word(1, bits)
        if self.is_register(1) and not self.is_register(0):
            raise Undecided("a bit test at a place beyond the operand")
        if not index.is_constant and change == "none":
            x, index = self.machine.shifted(x, index, bits), self.zero
        if not index.is_constant:
            raise Undecided("a bit changed at an unknown position")
        position = index.lo % bits
        if change != "none":
            self.put(0, self.words.with_bit(x, position, change, bits), bits)
        self.machine.flags.update(CF=self.lazy_bit(x, position), OF=None, SF=None)

    # ------------------------------------------------------------------ moves

    def move(self) -> None:
        bits = self.width(0)
        value = self.value(1, bits)
        self.put(0, value, bits)

    def extend(self, *, sign: bool) -> None:
        narrow, wide = self.width(1), self.width(0)
        x = self.word(1, narrow)
        if sign:
            x = self.words.extended(x, narrow, wide)
        self.put(0, x, wide)

    def extend_accumulator(self, narrow: int, wide: int, *, into_rdx: bool) -> None:
        x = self.machine.word("RAX", narrow)
        if into_rdx:
            self.machine.write("RDX", self.words.spread(self.words.bit_of(x, narrow - 1), narrow), narrow)
        else:
            self.machine.write("RAX", self.words.extended(x, narrow, wide), wide)

    def lea(self) -> None:
        i = self.instruction
        bits = self.width(0)
        values = [self.machine.read(*self.address_register(c)) for c in (i.memory_base, i.memory_index)
                  if c not in (x86.Register.NONE, x86.Register.RIP)]  # fmt: skip
        if i.is_ip_rel_memory_operand or any(isinstance(v, Pointer) for v in values):
            if bits != 64:
                raise Undecided(f"{bits} bits of a pointer")
            self.put(0, self.address(), bits)
            return
        scaled = (i.memory_base, 1), (i.memory_index, i.memory_index_scale)
        parts = [(self.machine.word(*register(code)), scale) for code, scale in scaled if code != x86.Register.NONE]
        self.put(0, self.words.total(parts, signed(i.memory_displacement), bits), bits)

    def exchange(self) -> None:
        bits = self.width(0)
        first, second = self.value(0, bits), self.value(1, bits)
        self.put(0, second, bits)
        self.put(1, first, bits)

    def push(self) -> None:
        self._push(self.value(0, 64))

    def _push(self, value: AnyValue[W]) -> None:
        top = self._top(-8).moved(-8)
        self.machine.write("RSP", top, 64)
        self.machine.store(top, value, 8)

    def pop(self) -> None:
        self.put(0, self._pop(), 64)

    def _pop(self) -> AnyValue[W]:
        top = self._top(8)
        value = self.machine.load(top, 8)
        self.machine.write("RSP", top.moved(8), 64)
        return value

    def _top(self, moves: int) -> Pointer:
        """The stack pointer, which this instruction moves by so many bytes."""
        if self.instruction.stack_pointer_increment != moves:
            raise Undecided("a narrow push or pop, or a return that drops arguments")
        top = self.machine.registers["RSP"]
        if not isinstance(top, Pointer) or top.base != "stack":
            raise Violation("the stack pointer no longer points to the stack")
        return top

    # ------------------------------------------------------------------ conditions and control flow

    def cmov(self) -> None:
        """Of addresses only by what is public and known."""
        bits = self.width(0)
        bit = self.condition()
        values = self.value(0, bits), self.value(1, bits)
        if not any(isinstance(value, Pointer) for value in values):
            self.put(0, self.words.pick(bit, self.word(1, bits), self.word(0, bits)), bits)
            return
        if bit.secret:
            raise Leak("a secret decides which address is used")
        self.put(0, values[self.words.decided(bit)], bits)

    def setcc(self) -> None:
        self.put(0, self.condition(), 8)

    def branch(self) -> None:
        bit = self.condition()
        if bit.secret:
            raise Leak("a secret decides a branch")
        if self.words.decided(bit):
            self.next = self.instruction.near_branch_target

    def jump(self) -> None:
        if self.instruction.flow_control != x86.FlowControl.UNCONDITIONAL_BRANCH:
            raise Undecided("an indirect jump")
        self.next = self.instruction.near_branch_target

    def call(self) -> None:
        if self.instruction.flow_control != x86.FlowControl.CALL:
            raise Undecided("an indirect call")
        self._push(Pointer("image", self.instruction.next_ip))
        self.next = self.instruction.near_branch_target

    def ret(self) -> None:
        self.next = self.machine.return_to(self._pop())

    def carry_flag(self, kind: str) -> None:
        old, words = self.machine.flags, self.words
        old["CF"] = words.complement(self.machine.flag("CF")) if kind == "complement" else words.const(int(kind == "set"))

    # ------------------------------------------------------------------ strings

    def string(self) -> None:
        """MOVS and STOS, which REP repeats; the direction flag is clear, as the ABI has it and nothing here sets it."""
        machine, repeats = self.machine, self.instruction.has_rep_prefix
        size = {"B": 1, "W": 2, "D": 4, "Q": 8}[self.name[-1]]
        length = size * (length_of(machine.word("RCX")) if repeats else 1)
        target = address_of(machine.registers["RDI"])
        if self.name.startswith("STOS"):
            for offset in range(0, length, size):
                machine.store(target.moved(offset), machine.word("RAX", 8 * size), size)
        else:
            source = address_of(machine.registers["RSI"])
            if repeats and overlap(machine, target, length, source, length, same=True):
                raise Undecided("a repeated move between places that overlap")
            copy(machine, target, source, length)
            machine.registers["RSI"] = source.moved(length)
        machine.registers["RDI"] = target.moved(length)
        if repeats:
            machine.registers["RCX"] = self.zero

    def nothing(self) -> None:
        """NOP, ENDBR64 and their kin."""


KINDS: dict[str, Callable[[Step[Any]], None]] = {
    "ADD": lambda s: s.add(1),
    "ADC": lambda s: s.add(1, "CF"),
    "SUB": lambda s: s.add(-1),
    "SBB": lambda s: s.add(-1, "CF"),
    "CMP": lambda s: s.add(-1, keep=False),
    "ADCX": lambda s: s.add(1, "CF", carry_out="CF"),
    "ADOX": lambda s: s.add(1, "OF", carry_out="OF"),
    "INC": lambda s: s.step_by_one(1),
    "DEC": lambda s: s.step_by_one(-1),
    "NEG": Step.negate,
    "MUL": Step.mul,
    "MULX": Step.mulx,
    "IMUL": Step.imul,
    "AND": lambda s: s.logic("and"),
    "OR": lambda s: s.logic("or"),
    "XOR": lambda s: s.logic("xor"),
    "TEST": Step.test,
    "ANDN": Step.andn,
    "NOT": Step.invert,
    **dict.fromkeys((*_SHIFTS, "RORX", "SHLX", "SHRX"), Step.shift),
    "BSWAP": Step.bswap,
    "BT": lambda s: s.bit_test("none"),
    "BTR": lambda s: s.bit_test("clear"),
    "BTS": lambda s: s.bit_test("set"),
    "BTC": lambda s: s.bit_test("flip"),
    "MOV": Step.move,
    "MOVZX": lambda s: s.extend(sign=False),
    "MOVSX": lambda s: s.extend(sign=True),
    "MOVSXD": lambda s: s.extend(sign=True),
    "CDQE": lambda s: s.extend_accumulator(32, 64, into_rdx=False),
    "CDQ": lambda s: s.extend_accumulator(32, 32, into_rdx=True),
    "CQO": lambda s: s.extend_accumulator(64, 64, into_rdx=True),
    "LEA": Step.lea,
    "XCHG": Step.exchange,
    "PUSH": Step.push,
    "POP": Step.pop,
    "JMP": Step.jump,
    "CALL": Step.call,
    "RET": Step.ret,
    "STC": lambda s: s.carry_flag("set"),
    "CLC": lambda s: s.carry_flag("clear"),
    "CMC": lambda s: s.carry_flag("complement"),
    "NOP": Step.nothing,
    "ENDBR64": Step.nothing,
}
STRINGS: dict[str, Callable[[Step[Any]], None]] = {f"{name}{size}": Step.string for name in ("MOVS", "STOS") for size in "BWDQ"}


def step(machine: State[W], code: Code) -> int | None:
    """Execute the instruction at the machine's address; the next address, or None after the last return.

    Raises Fork before the path can go on, Undecided for what is not modelled, Violation and Leak for what must not be. The
    machine may be half changed when it raises.
    """
    instruction = code.at(machine.address)
    if instruction is None:
        name = machine.image.undefined.get(machine.address)
        if name:
            raise Undecided(f"execution reaches {name}, which is not among the objects")
        if machine.image.section_at(machine.address) is not None:
            raise Undecided("execution leaves the code, or reaches a relocation or an instruction that is not known")
        raise Undecided("execution leaves the code")
    one = Step(machine, instruction, instruction.next_ip)
    name = one.name
    string = STRINGS.get(name) if instruction.is_string_instruction else None
    # "rep ret", which gcc has long made, is a return: where nothing repeats the prefix does nothing (AMD64 manual, volume 3, 1.2)
    repeats = instruction.has_rep_prefix and name != "RET" and string is None
    if instruction.has_lock_prefix or repeats or instruction.has_repne_prefix:
        raise Undecided(f"{name} with a lock or repeat prefix")
    if name in VARIABLE_TIME:
        raise _variable_time(one, name)
    action = string or KINDS.get(name)
    if action is not None:
        action(one)
    elif instruction.is_jcc_short_or_near:
        one.branch()
    elif name.startswith("CMOV"):
        one.cmov()
    elif name.startswith("SET"):
        one.setcc()
    elif instruction.op_mask != x86.Register.NONE and name not in MASKED:
        raise Undecided(f"{name} under a mask")
    elif (vector := VECTORS.get(name) or EIGHT_LANES.get(name)) is not None:
        vector(one)
    else:
        raise Undecided(f"the model has no {name}")
    return one.next


def _variable_time(one: Step[W], name: str) -> Exception:
    operands = [one.machine.registers["RAX"], one.machine.registers["RDX"]]
    operands += [one.value(k, one.width(k)) for k in range(one.instruction.op_count)]
    if any(isinstance(value, AnyWord) and value.secret for value in operands):
        return Leak(f"a secret decides the time of {name}")
    return Undecided(f"the model has no {name}")
