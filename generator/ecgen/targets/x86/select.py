# SPDX-License-Identifier: MIT
"""Turns a Program into x86-64 instructions: picks forms, keeps track of the two carry flags, drives the allocator.

A bit lives in CF or OF; when something is about to overwrite a flag that is still needed, the bit is saved as a 0/1 word by
setc/seto and brought back with bt, so any schedule gives correct code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ecgen.ir import Instr, Kind, Op, Program, Value
from ecgen.targets.allocate import Allocation, Item, Moves, Pointer
from ecgen.targets.scheduler import Flag, Machine, Placed, schedule
from ecgen.targets.x86.frame import Frame
from ecgen.targets.x86.instruction import Comment, Line, instruction
from ecgen.targets.x86.operands import ARGUMENTS, CALLEE_SAVED, CALLER_SAVED, Imm, Mem, Operand, as_immediate, low, whole
from ecgen.targets.x86.table import CARRY, OVERFLOW


@dataclass
class Code:
    """The body of a function between prologue and epilogue, and the frame that it needs."""

    lines: list[Line] = field(default_factory=list)
    frame: Frame = field(default_factory=Frame)


def generate(program: Program, *, adx: bool) -> Code:
    """The instructions of a 64-bit Program, for BMI2 and ADX or for any x86-64."""
    machine = Machine(two_carries=adx, multiply_keeps_flags=adx)
    return _Generator(program, schedule(program, machine), adx).run()


#: So many reads are left of a constant that is worth a store.
_OFTEN = 3

#: The scheduler's name of a flag of the table.
_FLAG_OF = {CARRY: Flag.CARRY, OVERFLOW: Flag.OVERFLOW}


class _Generator:
    def __init__(self, program: Program, order: list[Placed], adx: bool) -> None:
        self.program = program
        self.adx = adx
        self.code = Code()
        self.constants = {i.outs[0]: i.imm for i in program.instrs if i.op is Op.CONST}
        self.order = self._with_halving(order)
        self.loads = {i.outs[0]: i for i in program.instrs if i.op is Op.LOAD}
        self.pointers = {p.name: Pointer(p.name) for p in program.params if p.kind not in (Kind.MASK, Kind.SMALL)}
        self.flags: dict[Flag, Value | int | None] = {Flag.CARRY: None, Flag.OVERFLOW: None}  # a bit, 0, or unknown
        self.pinned: set[Value] = set()  # loads whose memory may be overwritten from now on
        self.comment = -1
        self.index = 0
        self.has_mul = any(p.instr.op is Op.MUL for p in order)
        self.alloc = self._allocation()

    # --- set-up ---

    def _with_halving(self, order: Sequence[Placed]) -> list[Placed]:
        """The order where the lowest bit of a word that is halved, too, is what the shift leaves in CF: a shift with a bit beside
        its word takes the place of the borrow of 0 - (x & 1), where nothing else reads x & 1, and of the shift before it, where
        nothing between them reads its word."""
        readers: dict[Value, list[int]] = {}
        halvings: dict[Value, int] = {}
        for index, placed in enumerate(order):
            for arg in placed.instr.args:
                readers.setdefault(arg, []).append(index)
            if placed.instr.op is Op.SHR and placed.instr.imm == 1:
                halvings[placed.instr.args[0]] = index
        kept: dict[int, Placed] = dict(enumerate(order))
        stored = self.program.live_out()
        for index, placed in enumerate(order):
            parity = placed.instr.outs[0]
            if placed.instr.op is not Op.AND or parity is None or parity in stored:
                continue
            word, one = placed.instr.args
            shift, reading = halvings.get(word), readers.get(parity, [])
            if self.constants.get(one) != 1 or shift is None or len(reading) != 1:
                continue
            half, at = order[shift].instr.outs[0], reading[0]
            if half is not None and self._is_nonzero(order[at].instr, parity) and shift < at < min(readers.get(half, [at])):
                halved = replace(order[shift].instr, outs=(half, order[at].instr.outs[1]))
                kept[at] = replace(order[at], instr=halved)
                del kept[index], kept[shift]
        return list(kept.values())

    def _is_nonzero(self, instr: Instr, word: Value) -> bool:
        """The borrow of 0 - word, without the difference."""
        return (instr.op is Op.SUB and instr.outs[0] is None and len(instr.args) == 2 and instr.args[1] is word
                and self.constants.get(instr.args[0]) == 0)  # fmt: skip

    def _allocation(self) -> Allocation:
        uses: dict[Item, list[int]] = {}

        def use(item: Item, position: int) -> None:
            uses.setdefault(item, []).append(position)
            load = self.loads.get(item) if isinstance(item, Value) else None
            if load is not None and load.param in self.pointers:
                uses.setdefault(self.pointers[load.param], []).append(position)

        # instruction i stands at position 2*i, the stores that follow it at 2*i + 1
        for index, placed in enumerate(self.order):
            for arg in placed.instr.args:
                use(arg, 2 * index)
        last_read = max((p for i, ps in uses.items() if i in self.loads for p in ps), default=0)
        words_read: dict[tuple[str, int], int] = {}
        for item, positions in uses.items():
            load = self.loads.get(item) if isinstance(item, Value) else None
            if load is not None:
                words_read[load.param, load.index] = max(positions)
        made_at = {value: 2 * index for index, placed in enumerate(self.order) for value in placed.instr.defs}
        end = 2 * len(self.order)
        self.stores_at: dict[int, list[int]] = {}
        for index, store in enumerate(self.program.stores):
            apart = self.program.param(store.param).apart
            read = words_read.get((store.param, store.index), 0) if apart else last_read
            position = max(made_at.get(store.value, end), read) + 1
            if position >= end - 1 or self.program.param(store.param).kind is Kind.BYTES:
                position = end + 1
            self.stores_at.setdefault(position, []).append(index)
            use(store.value, position)
            uses.setdefault(self.pointers[store.param], []).append(position)
        if self.program.result is not None:
            use(self.program.result, end + 2)
        for item in uses:
            uses[item].sort()
        order = [r for r in (*CALLER_SAVED, *CALLEE_SAVED) if not (self.has_mul and r == "rdx")]
        return Allocation(order, uses, self._has_home, Moves(self._copy, self._reload, self._spill, self._rebuild))

    def _has_home(self, item: Item) -> bool:
        if isinstance(item, Pointer):
            return False
        if item in self.constants:
            return not self._is_kept(item)
        load = self.loads.get(item)
        return load is not None and load.param in self.pointers and item not in self.pinned

    def _is_kept(self, constant: Value) -> bool:
        """Whether a constant that leaves its register is stored: one of many bytes that is still read several times."""
        return (self.program.reads_constants_often and self._immediate(constant) is None
                and self.alloc.uses_left(constant) >= _OFTEN)  # fmt: skip

    def _is_whole_load(self, item: Item) -> bool:
        load = self.loads.get(item) if isinstance(item, Value) else None
        return load is not None and load.param in self.pointers and load.size in (0, 8) and item not in self.pinned

    def run(self) -> Code:
        self._enter()
        for index, placed in enumerate(self.order):
            self.index = index
            self.alloc.position = 2 * index
            self._comment(placed.instr)
            if placed.clear:
                self._clear_flags()
            self._instruction(placed)
            self._stores(2 * index + 1)
        self._leave()
        used = self.alloc.touched
        self.code.frame = Frame(tuple(r for r in CALLEE_SAVED if r in used), 8 * self.alloc.slot_count)
        return self.code

    def _enter(self) -> None:
        for param, register in zip(self.program.params, ARGUMENTS, strict=False):
            if param.name in self.pointers:
                item: Item = self.pointers[param.name]
            else:
                item = next((v for v, load in self.loads.items() if v is not None and load.param == param.name), None)  # type: ignore[assignment]
                if item is None:
                    continue
                if param.kind is Kind.SMALL:
                    self._line("mov", low(register, 4), low(register, 4))
            if self.alloc.next_use(item) < 1 << 30:
                self.alloc.bind(register, item)

    def _leave(self) -> None:
        end = 2 * len(self.order)
        self._stores(end + 1)
        if self.program.result is not None:
            self.alloc.position = end + 2
            self.alloc.load_into("rax", self.program.result)
            self.alloc.touched.add("rax")

    # --- lines ---

    def _line(self, mnemonic: str, *operands: Operand | int) -> None:
        """Append an instruction; flags that it touches hold nothing known after it."""
        line = instruction(mnemonic, *operands)
        for letter in line.form.touches:
            flag = _FLAG_OF.get(letter)
            if flag is not None and self.flags[flag] is not None:
                assert self._live(flag, after_now=True) is None, f"{mnemonic} loses a carry that is still needed"
                self.flags[flag] = None
        self.code.lines.append(line)

    def _comment(self, instr: Instr) -> None:
        if instr.comment > self.comment:
            self.comment = instr.comment
            self.code.lines.append(Comment(self.program.comments[instr.comment]))

    def _copy(self, to: str, source: str) -> None:
        if to != source:
            self._line("mov", whole(to), whole(source))

    def _reload(self, register: str, slot: int) -> None:
        self._line("mov", whole(register), self._slot(slot))

    def _spill(self, slot: int, register: str) -> None:
        self._line("mov", self._slot(slot), whole(register))

    def _slot(self, slot: int) -> Mem:
        return Mem("rsp", 8 * slot)

    def _rebuild(self, register: str, item: Item) -> None:
        assert isinstance(item, Value)
        if item in self.constants:
            self._constant(register, self.constants[item])
            return
        place = self._place(self.loads[item])
        to = whole(register) if place.size == 8 else low(register, 4)
        self._line("mov" if place.size >= 4 else "movzx", to, place)

    def _constant(self, register: str, number: int) -> None:
        if number < 1 << 32:
            self._line("mov", low(register, 4), number)
        elif number >= (1 << 64) - (1 << 31):
            self._line("mov", whole(register), number - (1 << 64))
        else:
            self._line("mov", whole(register), number)

    def _place(self, load: Instr) -> Mem:
        """Where a word of the caller's memory stands."""
        base = self.alloc.fetch(self.pointers[load.param])
        return Mem(base, load.index * (1 if load.size else 8), load.size or 8)

    # --- operands ---

    def _immediate(self, value: Value) -> Imm | None:
        """The value as a sign-extended 32-bit immediate, if it is one."""
        number = self.constants.get(value)
        return as_immediate(number) if number is not None else None

    def _operand(self, value: Value, *, immediate: bool = False) -> Operand:
        """The value as a register, memory or (where allowed) immediate operand."""
        if immediate and (number := self._immediate(value)) is not None:
            return number
        places = self.alloc.registers_of(value)
        if places:
            self.alloc.locked.add(places[0])
            return whole(places[0])
        if value in self.alloc.slots:
            return self._slot(self.alloc.slots[value])
        if self._is_whole_load(value):
            return self._place(self.loads[value])
        return whole(self.alloc.fetch(value))

    def _finish(self, register: str, value: Value | None, read: tuple[Value, ...]) -> None:
        """The instruction is written: its result is in `register`, its operands have been read."""
        if value is not None:
            self.alloc.bind(register, value)
        else:
            self.alloc.release(register)
        pointers = [
            self.pointers[self.loads[v].param] for v in read if v in self.loads and self.loads[v].param in self.pointers
        ]
        self.alloc.end_instruction([*(v for v in read if not v.is_bit), *pointers])
        if value is not None and self.alloc.next_use(value) == 1 << 30:
            self.alloc.forget(value)

    # --- flags ---

    def _live(self, flag: Flag, *, after_now: bool) -> Value | None:
        """The bit in this flag that is still needed and stands nowhere else."""
        bit = self.flags[flag]
        if not isinstance(bit, Value) or self.alloc.next_use(bit, after_now=after_now) == 1 << 30:
            return None
        return None if self.alloc.registers_of(bit) or bit in self.alloc.slots else bit

    def _clobber(self, *flags: Flag, after_now: bool = True) -> None:
        """The next line overwrites these flags: save the bits in them that are needed after it."""
        for flag in flags or (Flag.CARRY, Flag.OVERFLOW):
            bit = self._live(flag, after_now=after_now)
            if bit is not None:
                register = self.alloc.take()
                self._line("mov", low(register, 4), 0)
                self._line("setc" if flag is Flag.CARRY else "seto", low(register, 1))
                self.alloc.bind(register, bit)
            self.flags[flag] = None

    def _clear_flags(self) -> None:
        self._clobber(after_now=False)
        register = self.alloc.take()
        self._line("xor", low(register, 4), low(register, 4))
        self.flags = {Flag.CARRY: 0, Flag.OVERFLOW: 0}
        zero = next((v for v, number in self.constants.items() if number == 0), None)
        if zero is not None and self.alloc.next_use(zero) < 1 << 30:
            for old in list(self.alloc.registers_of(zero)):
                self.alloc.release(old)
            self.alloc.bind(register, zero)
        self.alloc.locked.discard(register)

    def _bring(self, bit: Value) -> Flag:
        """Have the bit in a flag; returns which."""
        for flag, held in self.flags.items():
            if held is bit:
                return flag
        self._clobber(after_now=False)
        places = self.alloc.registers_of(bit)
        self._line("bt", whole(places[0]) if places else self._slot(self.alloc.slots[bit]), 0)
        self.flags = {Flag.CARRY: bit, Flag.OVERFLOW: None}
        return Flag.CARRY

    def _needs_flags(self) -> bool:
        return any(self._live(flag, after_now=True) is not None for flag in Flag)

    # --- instructions ---

    def _instruction(self, placed: Placed) -> None:
        instr = placed.instr
        match instr.op:
            case Op.ADD:
                self._add(placed)
            case Op.SUB:
                self._sub(instr)
            case Op.MUL:
                self._mul(instr)
            case Op.SELECT:
                self._select(instr)
            case Op.AND | Op.OR | Op.XOR:
                self._two_address(instr, instr.op.value)
            case Op.SHL | Op.SHR:
                self._shift(instr)
            case Op.SHRD:
                self._double_shift(instr)
            case Op.NOT | Op.BSWAP:
                register = self.alloc.destroyable(instr.args[0])
                self._line(instr.op.value, whole(register))
                self._finish(register, instr.outs[0], instr.args)
            case Op.LOAD | Op.CONST:
                raise AssertionError("loads and constants are operands")

    def _pick(self, a: Value, b: Value, *, immediate: bool) -> tuple[Value, Value]:
        """Which operand of a commutative instruction to overwrite, and the other."""

        def price(target: Value, other: Value) -> int:
            if self.alloc.may_destroy(target):
                move = 0 if self.alloc.dies_now(target) or len(self.alloc.registers_of(target)) > 1 else 1
            else:
                move = 2
            in_register = bool(self.alloc.registers_of(other))
            load = 0 if in_register or other in self.alloc.slots or self._is_whole_load(other) else 1
            if immediate and self._immediate(other) is not None:
                load = 0
            if target in self.constants:
                move += 1
            return 2 * move + load

        return (a, b) if price(a, b) <= price(b, a) else (b, a)

    def _two_address(self, instr: Instr, mnemonic: str) -> None:
        target, other = self._pick(instr.args[0], instr.args[1], immediate=True)
        self._clobber()
        register, source = self._target_and_source(target, other, immediate=True)
        self._line(mnemonic, whole(register), source)
        self._finish(register, instr.outs[0], instr.args)

    def _target_and_source(self, target: Value, other: Value, *, immediate: bool) -> tuple[str, Operand]:
        """A register with `target` to overwrite and an operand for `other`, which overwriting does not touch."""
        if target is other:
            register = self.alloc.destroyable(target)
            return register, whole(register)
        held = self.alloc.registers_of(other)
        self.alloc.locked.update(held[:1])
        register = self.alloc.destroyable(target)
        return register, self._operand(other, immediate=immediate)

    def _shift(self, instr: Instr) -> None:
        if instr.outs[1:]:
            self._clobber()
            register = self.alloc.destroyable(instr.args[0])
            self._line(instr.op.value, whole(register), instr.imm)
            self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW), register)
            return
        if self.adx and self._needs_flags():
            count = self.alloc.take()
            self._line("mov", low(count, 4), instr.imm)
            source = self._operand(instr.args[0])
            register = self.alloc.take()
            self._line(f"{instr.op.value}x", whole(register), source, whole(count))
        else:
            self._clobber()
            register = self.alloc.destroyable(instr.args[0])
            self._line(instr.op.value, whole(register), instr.imm)
        self._finish(register, instr.outs[0], instr.args)

    def _double_shift(self, instr: Instr) -> None:
        self._clobber()
        high, low = instr.args
        source = self.alloc.fetch(high)
        register = self.alloc.destroyable(low)
        self._line("shrd", whole(register), whole(source), instr.imm)
        self._finish(register, instr.outs[0], instr.args)

    def _select(self, instr: Instr) -> None:
        bit, yes, no = instr.args
        condition = {Flag.CARRY: "c", Flag.OVERFLOW: "o"}[self._bring(bit)]
        target, other, sense = no, yes, "cmov" + condition
        if self.program.in_order and self._stays(yes) and self._stays(no):
            few, copied = (self.alloc.registers_of(constant)[0] for constant in (yes, no))
            self.alloc.locked.update((few, copied))
            copy = self.alloc.take()
            self._copy(copy, copied)
            self._line(sense, whole(copy), whole(few))
            self._finish(copy, instr.outs[0], instr.args)
            return
        if self.alloc.may_destroy(yes) and not (self.alloc.may_destroy(no) and self.alloc.dies_now(no)):
            target, other, sense = yes, no, "cmovn" + condition
        register, source = self._target_and_source(target, other, immediate=False)
        self._line(sense, whole(register), source)
        self._finish(register, instr.outs[0], instr.args)

    def _stays(self, value: Value) -> bool:
        """Whether it is a constant in a register, which is read again: a copy costs less than to build it anew."""
        return value in self.constants and bool(self.alloc.registers_of(value)) and not self.alloc.dies_now(value)

    def _add(self, placed: Placed) -> None:
        instr = placed.instr
        a, b, *carry = instr.args
        total, carry_out = instr.outs
        if total is None and a is b and not carry:
            register = self.alloc.fetch(a)
            self._clobber()
            self._line("bt", whole(register), 63)
            self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW))
            return
        flag = self._bring(carry[0]) if carry else placed.flag or Flag.CARRY
        other_flag = Flag.OVERFLOW if flag is Flag.CARRY else Flag.CARRY
        both = self.adx and (placed.flag is not None or self._live(other_flag, after_now=True) is not None)
        if not carry and carry_out is None and not both and self._needs_flags():
            self._lea(instr)
            return
        if both and not carry and self.flags[flag] != 0:
            both = False
            self._clobber()
        if both:
            mnemonic = "adcx" if flag is Flag.CARRY else "adox"
        elif carry and flag is Flag.CARRY:
            mnemonic = "adc"
        elif carry:
            mnemonic, both = "adox", True
        else:
            mnemonic = "add"
        target, other = self._pick(a, b, immediate=not both)
        register, source = self._target_and_source(target, other, immediate=not both)
        touched = (flag,) if both else (Flag.CARRY, Flag.OVERFLOW)
        self._guard(carry[0] if carry else None, flag, touched)
        self._line(mnemonic, whole(register), source)
        self._carry_finish(instr, flag if both else Flag.CARRY, touched, register)

    def _guard(self, carry: Value | None, flag: Flag, touched: tuple[Flag, ...] = tuple(Flag)) -> None:
        """Before an instruction that reads `carry` in `flag` and overwrites `touched`: save what is needed after it."""
        for touched_flag in touched:
            if self._live(touched_flag, after_now=True) is not None:
                kept = self.flags[touched_flag]
                self._clobber(touched_flag)
                if kept is carry and touched_flag is flag:
                    self.flags[touched_flag] = carry  # still there for this instruction

    def _carry_finish(self, instr: Instr, flag: Flag, touched: tuple[Flag, ...], register: str | None = None) -> None:
        """Record the flags after an addition or subtraction, then its word result."""
        total, carry_out = instr.outs
        for bit in (arg for arg in instr.args if arg.is_bit):
            if self.alloc.dies_now(bit):
                self.alloc.forget(bit)
        for touched_flag in touched:
            self.flags[touched_flag] = None
        if carry_out is not None:
            self.flags[flag] = carry_out
        if register is None:
            self.alloc.end_instruction([arg for arg in instr.args if not arg.is_bit])
        else:
            self._finish(register, total, instr.args)

    def _lea(self, instr: Instr) -> None:
        left, right = self.alloc.fetch(instr.args[0]), self.alloc.fetch(instr.args[1])
        register = self.alloc.take()
        self._line("lea", whole(register), Mem(left, index=right, size=0))
        self._finish(register, instr.outs[0], instr.args)

    def _sub(self, instr: Instr) -> None:
        a, b, *borrow = instr.args
        total = instr.outs[0]
        known_zero = self.constants.get(a) == 0
        if borrow:
            if self._bring(borrow[0]) is not Flag.CARRY:
                self._to_carry(borrow[0])
            if known_zero and self.constants.get(b) == 0:
                register = self.alloc.take()
                self._guard(borrow[0], Flag.CARRY)
                self._line("sbb", whole(register), whole(register))
                self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW), register)
                return
        elif total is None and self.alloc.registers_of(a):
            register = self.alloc.fetch(a)
            source = self._operand(b, immediate=True)
            self._clobber()
            self._line("cmp", whole(register), source)
            self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW))
            return
        elif known_zero:
            register = self.alloc.destroyable(b)
            self._clobber()
            self._line("neg", whole(register))
            self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW), register)
            return
        if a is b:
            copy = self.alloc.fetch(b)
            register = self.alloc.take()
            self._copy(register, copy)
            source = whole(copy)
        else:
            register, source = self._target_and_source(a, b, immediate=True)
        self._guard(borrow[0] if borrow else None, Flag.CARRY)
        self._line("sbb" if borrow else "sub", whole(register), source)
        self._carry_finish(instr, Flag.CARRY, (Flag.CARRY, Flag.OVERFLOW), register)

    def _to_carry(self, bit: Value) -> None:
        """Move a bit from OF to CF by way of a register."""
        self._clobber(after_now=False)
        self._bring(bit)

    # --- multiplications ---

    def _mul(self, instr: Instr) -> None:
        if instr.outs[1] is None and not (self.adx and self._needs_flags()):
            self._mul_low(instr)
        elif self.adx:
            self._mulx(instr)
        else:
            self._mul_fixed(instr)

    def _mul_low(self, instr: Instr) -> None:
        self._clobber()
        a, b = instr.args
        for x, constant in ((a, b), (b, a)):
            if (immediate := self._immediate(constant)) is not None:
                source = self._operand(x)
                register = self.alloc.take()
                self._line("imul", whole(register), source, immediate)
                self._finish(register, instr.outs[0], instr.args)
                return
        target, other = self._pick(a, b, immediate=False)
        if "rdx" in self.alloc.registers_of(target) and not self.alloc.dies_now(target):
            target, other = other, target
        register, source = self._target_and_source(target, other, immediate=False)
        if register == "rdx":  # rdx is kept for multiplicands
            register = self.alloc.take()
            self._copy(register, "rdx")
            source = whole(register) if source == whole("rdx") else source
        self._line("imul", whole(register), source)
        self._finish(register, instr.outs[0], instr.args)

    def _multiplicand(self, instr: Instr) -> tuple[Value, Value]:
        """(the operand for rdx, the other): keep what stands in rdx, else what the next multiplications share."""
        a, b = instr.args
        for x, y in ((a, b), (b, a)):
            if "rdx" in self.alloc.registers_of(x):
                return x, y
        if a in self.constants:
            return b, a
        following = [p.instr for p in self.order[self.index + 1 : self.index + 16] if p.instr.op is Op.MUL]
        shared = [sum(x in other.args for other in following[:2]) for x in (a, b)]
        return (a, b) if shared[0] > shared[1] else (b, a)

    def _mulx(self, instr: Instr) -> None:
        low, high = instr.outs
        first, second = self._multiplicand(instr)
        if "rdx" not in self.alloc.registers_of(first):
            held = self.alloc.registers_of(first)
            if held:
                self.alloc.locked.add(held[0])
            self.alloc.vacate("rdx")
            self.alloc.load_into("rdx", first)
            self.alloc.bind("rdx", first)
        self.alloc.locked.add("rdx")
        source = whole("rdx") if first is second else self._operand(second)
        for operand in (first, second):  # read before the results are written: their registers may be reused
            if self.alloc.dies_now(operand):
                for register in list(self.alloc.registers_of(operand)):
                    if register != "rdx" or operand is first:
                        self.alloc.release(register)
                        self.alloc.locked.discard(register)
        low_register = self.alloc.take(avoid=("rdx",))
        high_register = low_register if low is None else self.alloc.take(avoid=("rdx",))
        self._line("mulx", whole(high_register), whole(low_register), source)
        if low is not None:
            self.alloc.bind(low_register, low)
        if high is not None:
            self.alloc.bind(high_register, high)
        self._finish_pair(instr)

    def _finish_pair(self, instr: Instr) -> None:
        pointers = [
            self.pointers[self.loads[v].param]
            for v in instr.args
            if v in self.loads and self.loads[v].param in self.pointers
        ]
        self.alloc.end_instruction([*instr.args, *pointers])

    def _mul_fixed(self, instr: Instr) -> None:
        """mul: rdx:rax = rax * operand."""
        self._clobber()
        low, high = instr.outs
        a, b = instr.args
        if "rax" in self.alloc.registers_of(b) or (b in self.constants and a not in self.constants):
            a, b = b, a
        if "rax" not in self.alloc.registers_of(a):
            self.alloc.locked.update(self.alloc.registers_of(a)[:1])
            self.alloc.vacate("rax")
            self.alloc.load_into("rax", a)
        elif not self.alloc.dies_now(a):
            self._keep_elsewhere(a, "rax")
        self.alloc.release("rax")
        self.alloc.locked.add("rax")
        if a is not b and self.alloc.registers_of(b) == ["rdx"]:
            source: Operand = whole("rdx")
            self.alloc.locked.add("rdx")
            if not self.alloc.dies_now(b):
                self._keep_elsewhere(b, "rdx")
        else:
            self.alloc.vacate("rdx")
            source = whole("rax") if a is b else self._operand(b)
        self.alloc.release("rdx")
        self._line("mul", source)
        for register, value in (("rax", low), ("rdx", high)):
            self.alloc.touched.add(register)
            if value is not None:
                self.alloc.bind(register, value)
        self._finish_pair(instr)

    def _keep_elsewhere(self, value: Value, register: str) -> None:
        """Copy a value out of a register that is about to be overwritten, unless it has another place."""
        if len(self.alloc.registers_of(value)) == 1 and not self.alloc.is_clean(value):
            copy = self.alloc.take(avoid=("rax", "rdx"))
            self._copy(copy, register)
            self.alloc.bind(copy, value)

    # --- results ---

    def _stores(self, position: int) -> None:
        indexes = self.stores_at.get(position, [])
        if not indexes:
            return
        self.alloc.position = position
        if not all(self.program.param(self.program.stores[index].param).apart for index in indexes):
            self._pin_inputs()
        for index in indexes:
            store = self.program.stores[index]
            offset = store.index * (1 if store.size else 8)
            base = self.alloc.fetch(self.pointers[store.param])
            size = store.size or 8
            immediate = self._immediate(store.value) if size == 8 else None
            self._line("mov", Mem(base, offset, size), immediate or low(self.alloc.fetch(store.value), size))
            self.alloc.locked.clear()

    def _pin_inputs(self) -> None:
        """Outputs may alias inputs: before the first store, fetch every input word that a later store still needs."""
        for value in self.loads:
            if value is not None and value not in self.pinned and self.loads[value].param in self.pointers:
                if self.alloc.next_use(value) < 1 << 30:
                    self.alloc.fetch(value)
                    self.alloc.locked.clear()
                self.pinned.add(value)
