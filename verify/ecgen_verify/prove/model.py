# SPDX-License-Identifier: MIT
"""What x86-64 instructions do to words, flags and control flow (Intel SDM, volume 2): one table for words of every domain.

Trusted, and tested instruction by instruction against the processor (tests/test_prove_model.py). An instruction that is not
here is refused, never guessed; a flag that the manual leaves undefined is None.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial, reduce
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.domain import AnyFlag, Lazy, W
from ecgen_verify.prove.machine import AnyValue, Leak, Pointer, State
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.strings import address_of, copy, fill, length_of, overlap
from ecgen_verify.prove.vectors import LOGIC, MASKED, SHIFTS, VECTORS, Combine
from ecgen_verify.prove.world import Undecided

#: How the names of instructions end that have a condition.
CONDITIONS = ("O", "NO", "B", "AE", "E", "NE", "BE", "A", "S", "NS", "P", "NP", "L", "GE", "LE", "G")
#: The flags of which a condition needs one at the least, or two that are not the same, by its number.
_CONDITIONS: dict[int, list[tuple[str, ...]]] = {
    0: [("OF",)], 1: [("CF",)], 2: [("ZF",)], 3: [("CF",), ("ZF",)], 4: [("SF",)], 6: [("SF", "OF")], 7: [("ZF",), ("SF", "OF")]
}  # fmt: skip
#: What instructions do to flags, by iced's table.
_FLAGS = {"CF": x86.RflagsBits.CF, "OF": x86.RflagsBits.OF, "ZF": x86.RflagsBits.ZF, "SF": x86.RflagsBits.SF}


@dataclass
class Step(Operands[W]):
    """One instruction on one machine. `next` is where execution goes on; None after the last return. `flags`: what those are that
    it writes, as far as they are modelled."""

    next: int | None
    flags: dict[str, AnyFlag[W]] = field(default_factory=dict)

    # ------------------------------------------------------------------ flags

    @property
    def zero(self) -> W:
        return self.words.const(0)

    def leave_flags(self) -> None:
        """Those that it clears or sets, those that it writes, and those that are undefined or not modelled."""
        for name, written, number in _flags_of(self.instruction):
            self.machine.flags[name] = self.flags.get(name) if written else None if number is None else self.words.const(number)

    @property
    def keeps(self) -> bool:
        """Whether there is a result beside the flags."""
        return self.name not in ("CMP", "TEST")

    def leave(self, result: W, bits: int, carry: AnyFlag[W] = None, overflow: AnyFlag[W] = None) -> None:
        """The result, and what flags are of it."""
        if self.keeps:
            self.put(0, result, bits)
        self.flags = {"CF": carry, "OF": overflow, "ZF": Lazy("zero", (result,), bits), "SF": Lazy("sign", (result,), bits)}

    def condition(self) -> W:
        """The instruction's condition as a bit. Conditions are numbered as they are encoded: the last bit negates (volume 2,
        B.1.4.7, field tttn)."""
        number, negative = divmod(self.instruction.condition_code - x86.ConditionCode.O, 2)
        flag, words = self.machine.flag, self.words
        if number not in _CONDITIONS:
            raise Undecided("a condition on parity")
        unequal = [reduce(lambda x, y: words.xor(x, y, 1), map(flag, names)) for names in _CONDITIONS[number]]
        bit = reduce(lambda x, y: words.or_(x, y, 1), unequal)
        return words.complement(bit) if negative else bit

    # ------------------------------------------------------------------ sums

    def sum(self, sign: int) -> None:
        """x + sign * (y + carry), where that is the flag that the instruction reads; of the operands, or of one of them and 1, or
        0 and one of them. Of an address and a number no flags are known."""
        bits, read = self.width(0), self.instruction.rflags_read
        carry = self.machine.flag("CF" if read & _FLAGS["CF"] else "OF") if read else self.zero
        if sign < 0 and self.same_registers(0, 1):
            x: W | Pointer = self.zero
            y = x
        else:
            known = [self.operand(index, bits) for index in range(self.instruction.op_count)]
            x, y = (self.zero, *known) if self.name == "NEG" else (*known, self.words.const(1))[:2]
        if isinstance(x, Pointer) or isinstance(y, Pointer):
            if sign < 0 and isinstance(x, Pointer) and isinstance(y, Pointer):
                self.flags = self.machine.compare(x, y)
            if read:
                raise Undecided("a carry beside an address")
            if self.keeps:
                self.put(0, self.machine.total([(x, 1), (y, sign)], 0, 64), 64)
            return
        result = self.words.add(x, y, carry, bits, sign)
        carried, overflows = (Lazy(kind, (x, y, carry, result), bits, sign) for kind in ("carry", "overflow"))
        self.leave(result, bits, carried, carried if self.name == "ADOX" else overflows)

    # ------------------------------------------------------------------ products

    def multiply(self) -> None:
        """MUL by RAX into RDX:RAX; MULX by RDX into its first two operands, of which the second is the low half."""
        bits, apart = self.width(0), self.name == "MULX"
        if bits < 32:
            raise Undecided("a narrow multiplication")
        factor = self.machine.word("RDX" if apart else "RAX", bits)
        low, high = self.words.multiply(factor, self.word(2 if apart else 0, bits), bits)
        if apart:
            self.put(1, low, bits)
            self.put(0, high, bits)
        else:
            self.machine.write("RAX", low, bits)
            self.machine.write("RDX", high, bits)

    # ------------------------------------------------------------------ bits

    def compute(self, operation: Callable[..., W], sources: int) -> None:
        """Of so many last operands, into the first."""
        bits, count = self.width(0), self.instruction.op_count
        if count < sources:
            raise Undecided("a wide signed multiplication")
        self.leave(operation(self.words, *(self.word(index, bits) for index in range(count - sources, count)), bits), bits)

    def logic(self, operation: Combine) -> None:
        """Of OR with all-ones and AND with 0, shorter than moves of these numbers, the first operand does not matter."""
        bits, same = self.width(0), self.same_registers(0, 1)
        decided = {"AND": 0, "OR": (1 << bits) - 1}.get(self.name)
        if same and self.name == "XOR":
            self.leave(self.zero, bits)
        elif decided is not None and self.is_immediate(1) and self.word(1, bits).lo == decided:
            self.leave(self.words.const(decided), bits)
        elif not isinstance(x := self.operand(0, bits), Pointer):
            self.leave(self.word(0, bits) if same else operation(self.words, x, self.word(1, bits), bits), bits)
        elif self.name == "AND" and (mask := self.word(1, bits)).is_constant and not mask.secret:
            self.put(0, self.machine.rounded(x, mask.lo), bits)
        elif self.keeps or not same:  # else a way to clear the two carries; what it says of the address is not known
            raise Undecided("bits of an address")

    def shift(self) -> None:
        """By the last operand. Those whose names end with X have a destination of their own. CF is the last bit shifted out; OF
        is only defined for shifts by one, and not modelled, as is CF of rotates."""
        bits, name, last = self.width(0), self.name.removesuffix("X"), self.instruction.op_count - 1
        rotates, double = name.startswith("RO"), len(name) == 4
        x, times = self.word(int(name != self.name), bits), self.word(last, 8)
        if not times.is_constant:
            raise Undecided("a shift by an unknown count")
        masked = times.lo & (63 if bits == 64 else 31)
        count = masked % bits if rotates else masked
        if count >= bits or (double and not count and bits < 64):
            raise Undecided("a shift by the whole width, or a double shift by nothing")
        result = _SHIFTS[name](self.words, x, count, bits, self.word(last - 1, bits)) if count else x
        out = bits - count if name in ("SHL", "SAL", "SHLD") else count - 1
        self.leave(result, bits, None if rotates else Lazy("sign", (x,), out + 1))
        if not masked:
            self.flags = self.machine.flags

    def swap(self) -> None:
        bits = self.width(0)
        if bits < 32:
            raise Undecided("a byte swap of 16 bits, which is undefined")
        x = self.word(0, bits)
        self.put(0, self.words.assemble([(x, start, start + 8) for start in reversed(range(0, bits, 8))]), bits)

    def bit_test(self, change: str) -> None:
        """Of a register, at a place modulo its size; in memory a register counts from the address on, beyond the operand."""
        bits = self.width(0)
        x, index = self.word(0, bits), self.word(1, bits)
        if self.is_register(1) and not self.is_register(0):
            raise Undecided("a bit test at a place beyond the operand")
        if not index.is_constant:
            raise Undecided("a bit test at an unknown position")
        position = index.lo % bits
        if change != "none":
            bit = self.words.complement(self.words.bit_of(x, position)) if change == "flip" else self.words.const(change == "set")
            self.put(0, self.words.assemble([(x, 0, position), (bit, 0, 1), (x, position + 1, bits)]), bits)
        self.flags = {"CF": Lazy("sign", (x,), position + 1)}

    # ------------------------------------------------------------------ moves

    def extend(self) -> None:
        narrow, wide = self.width(1), self.width(0)
        self.put(0, self.words.extended(self.word(1, narrow), narrow, wide), wide)

    def sign_into_rdx(self, bits: int) -> None:
        self.machine.write("RDX", self.words.spread(self.words.bit_of(self.machine.word("RAX", bits), bits - 1), bits), bits)

    def exchange(self) -> None:
        bits = self.width(0)
        first, second = self.value(0, bits), self.value(1, bits)
        self.put(0, second, bits)
        self.put(1, first, bits)

    def push(self, value: AnyValue[W]) -> None:
        top = self._top(-8).moved(-8)
        self.machine.write("RSP", top, 64)
        self.machine.store(top, value, 8)

    def pop(self) -> AnyValue[W]:
        top = self._top(8)
        value = self.machine.load(top, 8)
        self.machine.write("RSP", top.moved(8), 64)
        return value

    def _top(self, moves: int) -> Pointer:
        """The stack pointer, which this instruction moves by so many bytes."""
        if self.instruction.stack_pointer_increment != moves:
            raise Undecided("a narrow push or pop, or a return that drops arguments")
        return self.machine.stack_pointer

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
        self.push(Pointer("image", self.instruction.next_ip))
        self.next = self.instruction.near_branch_target

    def ret(self) -> None:
        self.next = self.machine.return_to(self.pop())

    # ------------------------------------------------------------------ strings

    def string(self) -> None:
        """MOVS and STOS, which REP repeats; the direction flag is clear, as the ABI has it and nothing here sets it."""
        if not self.instruction.is_string_instruction:
            raise Undecided(f"the model has no {self.name} on vectors")
        machine, repeats = self.machine, self.instruction.has_rep_prefix
        size = {"B": 1, "W": 2, "D": 4, "Q": 8}[self.name[-1]]
        length = size * (length_of(machine.word("RCX")) if repeats else 1)
        target = address_of(machine.read("RDI"))
        if self.name.startswith("STOS"):
            fill(machine, target, machine.word("RAX", 8 * size), size, length)
        else:
            source = address_of(machine.read("RSI"))
            if repeats and overlap(machine, target, length, source, length, same=True):
                raise Undecided("a repeated move between places that overlap")
            copy(machine, target, source, length)
            machine.write("RSI", source.moved(length), 64)
        machine.write("RDI", target.moved(length), 64)
        if repeats:
            machine.write("RCX", self.zero, 64)


#: By a count from 1 up to the width of x, without it; y is the other operand of a double shift, and x itself where it rotates.
_SHIFTS: dict[str, Callable[..., Any]] = {
    **SHIFTS,
    "SAL": SHIFTS["SHL"],
    **dict.fromkeys(("SHLD", "ROL"), lambda words, x, n, bits, y: words.assemble([(y, bits - n, bits), (x, 0, bits - n)])),
    **dict.fromkeys(("SHRD", "ROR"), lambda words, x, n, bits, y: words.assemble([(x, n, bits), (y, 0, n)])),
}
#: By the mnemonic. MOVSD is that of an instruction on strings and of one on vectors.
INSTRUCTIONS: dict[str, Callable[[Step[Any]], None]] = {
    **VECTORS,
    **dict.fromkeys(("ADD", "ADC", "ADCX", "ADOX", "INC"), lambda s: s.sum(1)),
    **dict.fromkeys(("SUB", "SBB", "CMP", "DEC", "NEG"), lambda s: s.sum(-1)),
    **dict.fromkeys(("MUL", "MULX"), Step.multiply),
    "IMUL": lambda s: s.compute(lambda words, x, y, bits: words.multiply_low(x, y, bits), 2),
    **{name: partial(Step.logic, operation=operation) for name, operation in LOGIC.items() if name != "ANDN"},
    "TEST": lambda s: s.logic(LOGIC["AND"]),
    "ANDN": lambda s: s.compute(LOGIC["ANDN"], 2),
    "NOT": lambda s: s.compute(lambda words, x, bits: words.invert(x, bits), 1),
    "BSWAP": Step.swap,
    **dict.fromkeys((*_SHIFTS, "RORX", "SHLX", "SHRX"), Step.shift),
    "BT": lambda s: s.bit_test("none"),
    "BTR": lambda s: s.bit_test("clear"),
    "BTS": lambda s: s.bit_test("set"),
    "BTC": lambda s: s.bit_test("flip"),
    "MOV": lambda s: s.put(0, s.value(1, s.width(0)), s.width(0)),
    "MOVZX": lambda s: s.put(0, s.word(1, s.width(1)), s.width(0)),
    **dict.fromkeys(("MOVSX", "MOVSXD"), Step.extend),
    "CDQE": lambda s: s.machine.write("RAX", s.words.extended(s.machine.word("RAX", 32), 32, 64), 64),
    "CDQ": lambda s: s.sign_into_rdx(32),
    "CQO": lambda s: s.sign_into_rdx(64),
    "LEA": lambda s: s.put(0, s.effective(s.width(0)), s.width(0)),
    "XCHG": Step.exchange,
    "PUSH": lambda s: s.push(s.value(0, 64)),
    "POP": lambda s: s.put(0, s.pop(), 64),
    "JMP": Step.jump,
    "CALL": Step.call,
    "RET": Step.ret,
    **{f"J{condition}": Step.branch for condition in CONDITIONS},
    **{f"CMOV{condition}": Step.cmov for condition in CONDITIONS},
    **{f"SET{condition}": lambda s: s.put(0, s.condition(), 8) for condition in CONDITIONS},
    **{f"{name}{size}": Step.string for name in ("MOVS", "STOS") for size in "BWDQ"},
    "CMC": lambda s: s.flags.update(CF=s.words.complement(s.machine.flag("CF"))),
    **dict.fromkeys(("STC", "CLC", "NOP", "ENDBR64"), lambda s: None),
}


@lru_cache(maxsize=1 << 16)
def _flags_of(i: x86.Instruction) -> tuple[tuple[str, bool, int | None], ...]:
    """The flags that an instruction changes: whether it writes them, and else what they are."""
    return tuple((name, bool(i.rflags_written & bit), 0 if i.rflags_cleared & bit else 1 if i.rflags_set & bit else None)
                 for name, bit in _FLAGS.items() if i.rflags_modified & bit)  # fmt: skip


@lru_cache(maxsize=1 << 16)
def _refused(i: x86.Instruction) -> str:
    """Why the model does not have an instruction, if it has not."""
    name = MNEMONICS[i.mnemonic]
    action = INSTRUCTIONS.get(name)
    # "rep ret", which gcc has long made, is a return: where nothing repeats the prefix does nothing (AMD64 manual, volume 3, 1.2)
    repeats = i.has_rep_prefix and action not in (Step.ret, Step.string)
    if i.has_lock_prefix or repeats or i.has_repne_prefix:
        return f"{name} with a lock or repeat prefix"
    if i.op_mask != x86.Register.NONE and name not in MASKED:
        return f"{name} under a mask"
    return "" if action else f"the model has no {name}"


def step(machine: State[W], code: Code) -> int | None:
    """Execute the instruction at the machine's address; the next address, or None after the last return.

    Raises Fork before the path can go on, Undecided for what is not modelled, Violation and Leak for what must not be. The
    machine may be half changed when it raises.
    """
    instruction = code.at(machine.address)
    if instruction is None:
        if name := machine.image.undefined.get(machine.address):
            raise Undecided(f"execution reaches {name}, which is not among the objects")
        raise Undecided("execution leaves the code, or reaches a relocation or an instruction that is not known")
    if reason := _refused(instruction):
        raise Undecided(reason)
    one = Step(machine, instruction, instruction.next_ip)
    INSTRUCTIONS[one.name](one)
    one.leave_flags()
    return one.next
