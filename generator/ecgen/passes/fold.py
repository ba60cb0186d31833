# SPDX-License-Identifier: MIT
"""Simplification: known zeros, multiplications by powers of two, what is computed twice, and what nobody reads."""

from __future__ import annotations

from dataclasses import replace

from ecgen.ir import Instr, Op, Program, Store, Value


def fold(program: Program) -> Program:
    """The same function with fewer instructions; every equation that stays is one of the IR's."""
    return _drop_unread(_Folder(program).run(), {arg for instr in program.instrs for arg in instr.args})


class _Folder:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.word = 1 << program.width
        self.same: dict[Value, Value] = {}  # a value that equals an earlier one
        self.known: dict[Value, int] = {}  # a value that is a constant
        self.consts: dict[int, Value] = {}
        self.computed: dict[tuple[object, ...], Value] = {}
        self.products: dict[tuple[Value, Value], int] = {}  # factors -> where in `out` their product is
        self.out: list[Instr] = []
        self.next_id = 1 + max((v.id for i in program.instrs for v in i.defs), default=0)

    def run(self) -> Program:
        for instr in self.program.instrs:
            args = tuple([self.same.get(arg, arg) for arg in instr.args])
            self._visit(instr if args == instr.args else replace(instr, args=args))
        return replace(
            self.program,
            instrs=tuple(self.out),
            stores=tuple(Store(s.param, s.index, self.same.get(s.value, s.value), s.size) for s in self.program.stores),
            result=self.program.result and self.same.get(self.program.result, self.program.result),
        )

    def _alias(self, value: Value | None, target: Value) -> None:
        if value is not None:
            self.same[value] = target
            if target in self.known:
                self.known[value] = self.known[target]

    def _constant(self, value: Value | None, number: int) -> None:
        """Make `value` the constant `number`; a constant bit needs no instruction, its readers drop it."""
        if value is None:
            return
        self.known[value] = number
        if value.is_bit:
            return
        if number not in self.consts:
            const_value = Value(self.next_id)
            self.next_id += 1
            self.consts[number] = const_value
            self.known[const_value] = number
            self.out.append(Instr(Op.CONST, (const_value,), imm=number))
        self.same[value] = self.consts[number]

    def _visit(self, instr: Instr) -> None:
        args = instr.args
        known = [self.known.get(arg) for arg in args]
        match instr.op:
            case Op.CONST:
                self._constant(instr.outs[0], instr.imm)
            case Op.ADD | Op.SUB:
                self._carrying(instr)
            case Op.MUL if (constant := next((k for k in known if k is not None), None)) is not None and (
                constant & (constant - 1) == 0
            ):
                self._times_power(instr, args[1] if known[0] is not None else args[0], constant)
            case Op.AND | Op.OR | Op.XOR if None not in known:
                a, b = known[0] or 0, known[1] or 0
                self._constant(instr.outs[0], a & b if instr.op is Op.AND else a | b if instr.op is Op.OR else a ^ b)
            case Op.AND if 0 in known:
                self._constant(instr.outs[0], 0)
            case Op.AND if self.word - 1 in known:
                self._alias(instr.outs[0], args[1] if known[0] is not None else args[0])
            case Op.OR | Op.XOR if 0 in known:
                self._alias(instr.outs[0], args[1] if known[0] is not None else args[0])
            case Op.SHL if known[0] is not None:
                self._constant(instr.outs[0], known[0] << instr.imm & (self.word - 1))
            case Op.SHR if known[0] is not None:
                self._constant(instr.outs[0], known[0] >> instr.imm)
            case Op.SHRD if known[0] == 0:
                self._once(Instr(Op.SHR, instr.outs, (args[1],), instr.imm, comment=instr.comment))
            case Op.SHRD if known[1] == 0:
                self._once(Instr(Op.SHL, instr.outs, (args[0],), self.program.width - instr.imm, comment=instr.comment))
            case Op.MADDLO | Op.MADDHI if 0 in known[1:]:
                self._alias(instr.outs[0], args[0])
            case Op.BLEND if known[0] is not None:
                self._alias(instr.outs[0], args[1] if known[0] else args[2])
            case Op.SELECT if known[0] is not None:
                self._alias(instr.outs[0], args[1] if known[0] else args[2])
            case Op.SELECT if args[1] is args[2]:
                self._alias(instr.outs[0], args[1])
            case Op.SHL | Op.SHR | Op.SHRD | Op.AND | Op.OR | Op.XOR | Op.NOT | Op.SAR | Op.LANES | Op.PERMUTE:
                self._once(instr)
            case Op.MUL:
                self._product_once(instr)
            case _:
                self.out.append(instr)

    def _once(self, instr: Instr) -> None:
        """Keep the first of several equal instructions."""
        key = (instr.op, instr.imm, *instr.args)
        if key in self.computed:
            self._alias(instr.outs[0], self.computed[key])
        elif instr.outs[0] is not None:
            self.computed[key] = instr.outs[0]
            self.out.append(instr)

    def _product_once(self, instr: Instr) -> None:
        """Keep the first of several products of the same words, with all halves of it that any of them wants."""
        x, y = sorted(instr.args, key=lambda value: value.id)
        place = self.products.setdefault((x, y), len(self.out))
        if place == len(self.out):
            self.out.append(instr)
            return
        outs = []
        for first, again in zip(self.out[place].outs, instr.outs, strict=True):
            if first is not None:
                self._alias(again, first)
            outs.append(first if first is not None else again)
        self.out[place] = replace(self.out[place], outs=tuple(outs))

    def _carrying(self, instr: Instr) -> None:
        a, b, *carry = instr.args
        if carry and self.known.get(carry[0]) == 0:
            instr, carry = replace(instr, args=(a, b)), []
        known_a, known_b = self.known.get(a), self.known.get(b)
        if not carry and known_a is not None and known_b is not None:
            total = known_a + known_b if instr.op is Op.ADD else known_a - known_b
            carries = total // self.word != 0
            if carries and instr.outs[1] is None and not instr.wraps:  # for the bounds pass to refuse
                self.out.append(instr)
                return
            self._constant(instr.outs[0], total % self.word)
            if not carries:
                self._constant(instr.outs[1], 0)
            elif instr.outs[1] is not None:  # a carry that is always 1 still has to come from somewhere
                self.out.append(replace(instr, outs=(None, instr.outs[1])))
        elif not carry and known_b == 0:
            self._alias(instr.outs[0], a)
            self._constant(instr.outs[1], 0)
        elif not carry and known_a == 0 and instr.op is Op.ADD:
            self._alias(instr.outs[0], b)
            self._constant(instr.outs[1], 0)
        else:
            self.out.append(instr)

    def _times_power(self, instr: Instr, x: Value, power: int) -> None:
        lo, hi = instr.outs
        if power == 0:
            self._constant(lo, 0)
            self._constant(hi, 0)
        elif power == 1:
            self._alias(lo, x)
            self._constant(hi, 0)
        else:
            shift = power.bit_length() - 1
            if lo is not None:
                self._once(Instr(Op.SHL, (lo,), (x,), shift, comment=instr.comment))
            if hi is not None:
                self._once(Instr(Op.SHR, (hi,), (x,), self.program.width - shift, comment=instr.comment))


#: Why a carry may be dropped that was read before.
DEAD = "only what nobody reads depends on this carry"


def _drop_unread(program: Program, once_read: set[Value]) -> Program:
    """Remove instructions without readers, and words that nobody reads from those that stay.

    A carry without a reader becomes None, so that the bounds pass asks for its proof; unless it was in `once_read`, for
    then the Program did not lose it.
    """
    read = program.live_out()
    kept: list[Instr] = []
    for instr in reversed(program.instrs):
        if read.issuperset(instr.outs):
            kept.append(instr)
            read.update(instr.args)
            continue
        outs = tuple([out if out in read else None for out in instr.outs])
        if outs.count(None) < len(outs):
            dead = any(out is None and old is not None and old.is_bit and old in once_read
                       for out, old in zip(outs, instr.outs, strict=True))  # fmt: skip
            wraps = instr.wraps or (DEAD if dead else "")
            kept.append(instr if outs == instr.outs and wraps == instr.wraps else replace(instr, outs=outs, wraps=wraps))
            read.update(instr.args)
    return replace(program, instrs=tuple(reversed(kept)))
