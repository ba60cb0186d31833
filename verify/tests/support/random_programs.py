# SPDX-License-Identifier: MIT
"""Random straight-line Programs, for tests that hold whatever the Program: interpreter, passes, printers.

One seed gives one Program. Every carry and every word that an instruction makes is read by something later, so that little
is dead code, and what the Program returns depends on nearly all that it computes.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from ecgen.ir import Builder, Kind, Param, Program, Returns, Value
from ecgen.logic.contract import internal
from ecgen.selfcheck import edge_numbers

Inputs = dict[str, int | bytes]

WRAPS = "a random Program computes modulo W"


@dataclass(frozen=True)
class Style:
    """What a random Program looks like. `size`: about how many instructions; `far`: the chance that an operand is any value
    rather than a recent one (many long lives); `gap`: the chance that something else stands between two links of a chain;
    `rows`: the chance of nothing but additions, two chains at a time, as products are made of them."""

    width: int = 64
    size: int = 80
    far: float = 0.5
    gap: float = 0.2
    rows: float = 0.0
    most_params: int = 6
    bytes: bool = True
    status: bool = True


def random_program(rng: random.Random, style: Style, name: str = "f") -> Program:
    return _Writer(rng, style, name).program()


def edge_word(rng: random.Random, width: int) -> int:
    """A word, often with long runs of equal bits."""
    top = (1 << width) - 1
    low, high = sorted((rng.randrange(width + 1), rng.randrange(width + 1)))
    return rng.choice([
        0, 1, top, top - 1, 1 << (width - 1), (1 << (width - 1)) - 1, rng.randrange(top + 1), rng.randrange(top + 1),
        (1 << high) - (1 << low), top ^ ((1 << high) - (1 << low)), 1 << min(high, width - 1),
    ])  # fmt: skip


def random_inputs(rng: random.Random, program: Program) -> Inputs:
    """Inputs for every parameter, outputs included: they may be read as well."""
    return {param.name: random_input(rng, program, param) for param in program.params}


def random_input(rng: random.Random, program: Program, param: Param) -> int | bytes:
    width = program.width
    match param.kind:
        case Kind.MASK:
            return rng.choice([0, (1 << width) - 1])
        case Kind.SMALL:
            return edge_word(rng, min(32, width))
        case Kind.BYTES:
            return bytes(edge_word(rng, 8) for _ in range(param.length))
        case _:
            if param.bound is not None:
                return next(edge_numbers(param.bound, rng))
            return sum(edge_word(rng, width) << (width * i) for i in range(param.length))


def listing(program: Program, inputs: Mapping[str, int | bytes] | None = None) -> str:
    """The Program in a form that one can read and redo, for messages of failed tests."""
    lines = [f"{p.kind.value} {p.name}[{p.length}]{' out' if p.output else ''}" for p in program.params]
    for i in program.instrs:
        tail = f" {i.param}[{i.index}]:{i.size}" if i.param else f" {i.imm:#x}" if not i.args or i.imm else ""
        lines.append(f"{', '.join(map(str, i.outs))} = {i.op.value} {' '.join(map(str, i.args))}{tail}")
    lines += [f"{s.param}[{s.index}]:{s.size} = {s.value}" for s in program.stores]
    if program.result is not None:
        lines.append(f"return {program.result} as {program.returns.value}")
    for name, value in (inputs or {}).items():
        lines.append(f"{name} = {value.hex() if isinstance(value, bytes) else hex(value)}")
    return "\n".join(lines)


@dataclass
class _Writer:
    rng: random.Random
    style: Style
    name: str
    words: list[Value] = field(default_factory=list)
    bits: list[Value] = field(default_factory=list)
    unread: dict[Value, None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.b = Builder(self.name, self.style.width)
        self.inputs: list[Param] = []
        self.outputs: list[Param] = []

    def program(self) -> Program:
        self._params()
        rng, b = self.rng, self.b
        while len(b._instrs) < self.style.size:
            if rng.random() < 0.1:
                b.comment(f"comment {len(b._comments)}")
            self._something()
        returns, result = self._result()
        self._read_all()
        self._stores()
        return b.build(internal("random"), returns, result)

    def _params(self) -> None:
        rng, b, style = self.rng, self.b, self.style
        count = rng.randint(1, style.most_params)
        names = [f"{letter}_p" for letter in "qwxyzu"[:count]]
        out = rng.randrange(count)
        for index, name in enumerate(names):
            output = index == out or rng.random() < 0.25
            if output:
                kind = Kind.BYTES if style.bytes and rng.random() < 0.25 else Kind.LIMBS
            else:
                choices = [Kind.LIMBS, Kind.LIMBS, Kind.LIMBS, Kind.MASK, Kind.SMALL, *([Kind.BYTES] if style.bytes else [])]
                kind = rng.choice(choices)
            length = {Kind.MASK: 1, Kind.SMALL: 1, Kind.BYTES: rng.randint(1, 30)}.get(kind, rng.choice([1, 2, 3, 4, 6, 9, 12]))
            bound = 1 << 32 if kind is Kind.SMALL and style.width > 32 else None
            param = b.param(name, kind, length, output=output, bound=bound)
            if output:
                self.outputs.append(param)
            if not output or rng.random() < 0.4:
                self.inputs.append(param)

    # --- operands ---

    def _word(self) -> Value:
        rng = self.rng
        if not self.words or rng.random() < 0.12:
            value = self._fresh()
        elif rng.random() < self.style.far:
            value = rng.choice(self.words)
        else:
            value = self.words[-1 - rng.randrange(min(5, len(self.words)))]
        self.unread.pop(value, None)
        return value

    def _fresh(self) -> Value:
        rng, b = self.rng, self.b
        if not self.inputs or rng.random() < 0.25:
            return b.const(edge_word(rng, self.style.width))
        param = rng.choice(self.inputs)
        if param.kind is not Kind.BYTES:
            return b.load(param, rng.randrange(param.length))
        size = rng.choice([s for s in (1, 2, 4, 8) if s <= param.length and 8 * s <= self.style.width])
        return b.load(param, rng.randrange(param.length - size + 1), size)

    def _bit(self) -> Value:
        if not self.bits:
            self._compare()
        recent = self.rng.random() >= self.style.far
        bit = self.bits[-1] if recent else self.rng.choice(self.bits)
        self.unread.pop(bit, None)
        return bit

    def _made(self, value: Value) -> Value:
        (self.bits if value.is_bit else self.words).append(value)
        self.unread[value] = None
        return value

    # --- instructions ---

    def _something(self) -> None:
        if self.rng.random() < self.style.rows:
            self.rng.choice([self._two_chains, self._row_of_products])()
            return
        make = self.rng.choice([
            self._chain, self._chain, self._two_chains, self._row_of_products, self._single, self._single, self._multiply,
            self._multiply, self._logic, self._logic, self._shift, self._choose, self._choose, self._compare, self._of_bit,
        ])  # fmt: skip
        make()

    def _between(self) -> None:
        """What an engineer would not write between the links of a chain, and a printer has to survive."""
        if self.rng.random() < self.style.gap:
            self.rng.choice([self._single, self._multiply, self._logic, self._shift, self._choose, self._compare, self._of_bit])()

    def _chain(self) -> None:
        """Several words added or subtracted, the carry from one to the next."""
        rng, b = self.rng, self.b
        step = rng.choice([b.add, b.add, b.sub])
        carry = self._bit() if rng.random() < 0.3 else None
        for _ in range(rng.randint(2, 7)):
            if carry is not None:
                self.unread.pop(carry, None)
            total, carry = step(self._word(), self._word(), carry)
            self._made(total)
            self._made(carry)
            self._between()
        if carry is not None and rng.random() < 0.4:
            last = b.add_last if step == b.add else b.sub_last
            self.unread.pop(carry, None)
            self._made(last(self._word(), self._word(), carry, wraps=WRAPS))

    def _two_chains(self) -> None:
        """Two chains of additions, the second on top of the sums of the first."""
        rng, b = self.rng, self.b
        sums: list[Value] = []
        carry: Value | None = None
        for _ in range(rng.randint(3, 6)):
            total, carry = b.add(self._word(), self._word(), carry)
            sums.append(total)
        assert carry is not None
        sums.append(self._closed(carry))
        carry = None
        for total in sums[rng.randrange(2) :]:
            again, carry = b.add(total, self._word(), carry)
            self._made(again)
        assert carry is not None
        self._made(self._closed(carry))

    def _row_of_products(self) -> None:
        rng, b = self.rng, self.b
        factor = self._word()
        products = [b.mul(self._word(), factor) for _ in range(rng.randint(2, 5))]
        sums, carry = [], None
        for low, _ in products:
            total, carry = b.add(low, self._word(), carry)
            sums.append(total)
        assert carry is not None
        sums.append(self._closed(carry))
        self._made(sums[0])
        carry = None
        for (_, high), total in zip(products, sums[1:], strict=True):
            again, carry = b.add(total, high, carry)
            self._made(again)
        assert carry is not None
        self._made(self._closed(carry))

    def _closed(self, carry: Value) -> Value:
        """The carry out of a chain as a word, by an addition or by another instruction that reads flags."""
        if self.rng.random() < max(0.5, self.style.rows):
            return self.b.add_last(self._word(), self.b.const(0), carry, wraps=WRAPS)
        return self.b.select(carry, self._word(), self._word())

    def _single(self) -> None:
        rng, b = self.rng, self.b
        carry = self._bit() if rng.random() < 0.4 else None
        a, c = self._word(), self._word()
        match rng.randrange(3):
            case 0:
                for value in (b.add if rng.random() < 0.5 else b.sub)(a, c, carry):
                    self._made(value)
            case 1:
                self._made((b.add_last if rng.random() < 0.5 else b.sub_last)(a, c, carry, wraps=WRAPS))
            case _:
                self._made((b.carry_of_add if rng.random() < 0.5 else b.borrow_of_sub)(a, c, carry))

    def _multiply(self) -> None:
        rng, b = self.rng, self.b
        a, c = self._word(), self._word()
        match rng.randrange(4):
            case 0:
                self._made(b.mul_low(a, c))
            case 1:
                self._made(b.mul(a, c)[1])  # fold drops the low word
            case _:
                for value in b.mul(a, c):
                    self._made(value)

    def _logic(self) -> None:
        b = self.b
        match self.rng.randrange(5):
            case 0:
                self._made(b.and_(self._word(), self._word()))
            case 1:
                self._made(b.or_(self._word(), self._word()))
            case 2:
                self._made(b.xor(self._word(), self._word()))
            case 3:
                self._made(b.not_(self._word()))
            case _:
                self._made(b.bswap(self._word()))

    def _shift(self) -> None:
        b, count = self.b, self.rng.randrange(1, self.style.width)
        match self.rng.randrange(3):
            case 0:
                self._made(b.shl(self._word(), count))
            case 1:
                self._made(b.shr(self._word(), count))
            case _:
                self._made(b.shrd(self._word(), self._word(), count))

    def _choose(self) -> None:
        bit = self._bit()
        for _ in range(self.rng.randint(1, 4)):
            self._made(self.b.select(bit, self._word(), self._word()))
            self._between()

    def _compare(self) -> None:
        b, rng = self.b, self.rng
        if rng.random() < 0.3:
            self._made(b.bit_of_mask(self._word()))
            return
        borrow: Value | None = None
        for _ in range(rng.randint(1, 4)):
            borrow = b.borrow_of_sub(self._word(), self._word(), borrow)
        assert borrow is not None
        self._made(borrow)

    def _of_bit(self) -> None:
        make = self.b.mask_of if self.rng.random() < 0.5 else self.b.word_of
        self._made(make(self._bit()))

    # --- the end ---

    def _result(self) -> tuple[Returns, Value | None]:
        if self.rng.random() < 0.4:
            returns = Returns.STATUS if self.style.status and self.rng.random() < 0.3 else Returns.MASK
            return returns, self.b.mask_of(self._bit())
        return Returns.NOTHING, None

    def _read_all(self) -> None:
        """Gather what nobody has read yet into a few words."""
        b, rng = self.b, self.rng
        gathered = [self._word()]
        unused = list(self.unread)
        rng.shuffle(unused)
        for value in unused:
            at = rng.randrange(len(gathered))
            word = value
            if value.is_bit:
                if rng.random() < 0.5:
                    gathered[at] = b.select(value, b.not_(gathered[at]), gathered[at])
                    continue
                word = b.word_of(value)
            if len(gathered) < 6 and rng.random() < 0.1:
                gathered.append(word)
            elif rng.random() < 0.5:
                gathered[at] = b.xor(gathered[at], word)
            else:
                gathered[at] = b.add_last(gathered[at], word, wraps=WRAPS)
        self.gathered = gathered

    def _stores(self) -> None:
        rng, b = self.rng, self.b
        for param in self.outputs:
            if param.kind is Kind.BYTES:
                at = 0
                while at < param.length:
                    size = rng.choice([s for s in (1, 2, 4, 8) if s <= param.length - at and 8 * s <= self.style.width])
                    b.store(param, at, self._stored(), size)
                    at += size
            else:
                b.store_limbs(param, [self._stored() for _ in range(param.length)])

    def _stored(self) -> Value:
        if self.gathered and self.rng.random() < 0.7:
            return self.gathered.pop() if len(self.gathered) > 1 else self.gathered[0]
        return self._word()
