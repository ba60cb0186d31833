# SPDX-License-Identifier: MIT
"""The bounds certificate: every carry that a Program drops is zero for all inputs within their stated bounds.

Each word is followed as an exact polynomial, of degree at most two, in atoms: input words, low words of sums and products,
shifted-out parts. Carries and high words are never atoms; they are (total - low word)/W, so that carries cancel when
rows are summed, whatever the order of the chains, and an interval over the polynomial shows the top word of a
number to be as small as the number is. Where a relation would be lost or grow too long, a fresh atom with the word's
interval takes its place, which can only make the certificate fail, never hold wrongly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen.errors import GeneratorFault
from ecgen.ir import Instr, Op, Program, Value

Monomial = tuple[int, ...]

#: Products of longer polynomials are replaced by products of atoms.
LONGEST_FACTOR = 12


class LostCarry(GeneratorFault):
    """A dropped carry could not be shown to be zero."""


@dataclass(frozen=True, slots=True)
class Poly:
    """sum of terms[m] * (product of the atoms in m), divided by 2^scale."""

    terms: Mapping[Monomial, int]
    scale: int = 0

    @property
    def degree(self) -> int:
        return max(map(len, self.terms), default=0)


def _sum(parts: list[tuple[int, Poly]]) -> Poly:
    scale = max(poly.scale for _, poly in parts)
    largest = max(range(len(parts)), key=lambda i: len(parts[i][1].terms))
    terms: dict[Monomial, int] = {}
    for index, (factor, poly) in [(largest, parts[largest]), *((i, p) for i, p in enumerate(parts) if i != largest)]:
        factor <<= scale - poly.scale
        if index == largest:
            terms = {m: c * factor for m, c in poly.terms.items()} if factor != 1 else dict(poly.terms)
            continue
        for monomial, coefficient in poly.terms.items():
            total = terms.get(monomial, 0) + coefficient * factor
            if total:
                terms[monomial] = total
            else:
                terms.pop(monomial, None)
    return Poly(terms, scale)


@dataclass(frozen=True, slots=True)
class Word:
    """A value's polynomial with its own interval [lo, hi]."""

    poly: Poly
    lo: int
    hi: int


#: Instructions whose result is a polynomial in their operand and an atom, or an atom itself: neither view is always better.
_TWO_VIEWS = frozenset({Op.SHL, Op.SHRD, Op.AND})


def check_bounds(program: Program) -> None:
    """Raise LostCarry, naming the instruction and its row, unless every dropped carry is provably zero.

    The Program is followed in two views at once: what is shifted left or masked is known by its relation to the operand in
    one, which lets the parts of a shifted number cancel, and by itself in the other, which knows that a word that is 0 has
    no borrow. A range is what both together say.
    """
    views = [_Bounds(program, related=True)]
    if any(instr.op in _TWO_VIEWS for instr in program.instrs):
        views.append(_Bounds(program, related=False))
    for instr in program.instrs:
        if instr.op in (Op.ADD, Op.SUB):
            totals = [view.total(instr) for view in views]
            lo, hi = max(total.lo for total in totals), min(total.hi for total in totals)
            for view, total in zip(views, totals, strict=True):
                view.keep(instr, view.carried(instr, Word(total.poly, lo, hi)))
        else:
            for view in views:
                view.keep(instr, view.visit(instr))


class _Bounds:
    """One view of a Program. `related`: see check_bounds."""

    def __init__(self, program: Program, related: bool) -> None:
        self.program = program
        self.related = related
        self.width = program.width
        self.top = (1 << program.width) - 1
        self.intervals: list[tuple[int, int]] = []
        self.words: dict[Value, Word] = {}
        self.shifted: dict[tuple[Value, int], Word] = {}

    def keep(self, instr: Instr, words: tuple[Word, ...]) -> None:
        self.words |= {value: word for value, word in zip(instr.outs, words, strict=True) if value is not None}

    def _atom(self, lo: int, hi: int) -> Word:
        if lo == hi:
            return Word(Poly({(): lo} if lo else {}), lo, hi)
        self.intervals.append((lo, hi))
        return Word(Poly({(len(self.intervals) - 1,): 1}), lo, hi)

    def _range(self, poly: Poly) -> tuple[int, int]:
        """Integer bounds of a polynomial that is known to be an integer."""
        lo = hi = 0
        intervals = self.intervals
        for monomial, coefficient in poly.terms.items():
            low = high = 1
            for atom in monomial:
                low *= intervals[atom][0]
                high *= intervals[atom][1]
            if coefficient > 0:
                lo += coefficient * low
                hi += coefficient * high
            else:
                lo += coefficient * high
                hi += coefficient * low
        return -(-lo >> poly.scale), hi >> poly.scale

    def _word(self, poly: Poly, lo: int, hi: int) -> Word:
        """A word with this polynomial whose value is also known to lie in [lo, hi]."""
        low, high = self._range(poly)
        lo, hi = max(lo, low), min(hi, high)
        return Word(poly, lo, hi) if self.related else self._atom(lo, hi)

    def visit(self, instr: Instr) -> tuple[Word, ...]:
        words = [self.words[arg] for arg in instr.args]
        match instr.op:
            case Op.ADD | Op.SUB:
                return self.carried(instr, self.total(instr))
            case Op.MUL:
                return self._product(words[0], words[1])
            case Op.CONST:
                return (self._atom(instr.imm, instr.imm),)
            case Op.LOAD:
                return (self._atom(0, self._highest_input(instr)),)
            case Op.AND:
                return (self._and(instr, words),)
            case Op.OR | Op.XOR:
                return (self._atom(0, (1 << max(words[0].hi, words[1].hi).bit_length()) - 1),)
            case Op.NOT:
                poly = _sum([(-1, words[0].poly), (1, Poly({(): self.top}))])
                return (Word(poly, self.top - words[0].hi, self.top - words[0].lo),)
            case Op.SHR:
                return (self._shift_right(instr.args[0], instr.imm),)
            case Op.SHL:
                out = self._shift_right(instr.args[0], self.width - instr.imm)
                poly = _sum([(1 << instr.imm, words[0].poly), (-1 << self.width, out.poly)])
                return (self._word(poly, 0, min(self.top, words[0].hi << instr.imm)),)
            case Op.SHRD:
                low = self._shift_right(instr.args[1], instr.imm)
                out = self._shift_right(instr.args[0], instr.imm)
                up = self.width - instr.imm
                poly = _sum([(1, low.poly), (1 << up, words[0].poly), (-1 << self.width, out.poly)])
                return (self._word(poly, 0, self.top),)
            case Op.SELECT:
                return (self._atom(min(words[1].lo, words[2].lo), max(words[1].hi, words[2].hi)),)
            case Op.BSWAP:
                return (self._atom(0, self.top),)
            case Op.MADDLO | Op.MADDHI | Op.SAR | Op.BLEND:
                raise TypeError(f"{self.program.name}: {instr.op} belongs to lanes (passes.lane_bounds)")

    def _highest_input(self, instr: Instr) -> int:
        param = self.program.param(instr.param)
        if instr.size:
            return int((1 << (8 * instr.size)) - 1)
        if param.bound is None:
            return self.top
        return min(self.top, (param.bound - 1) >> (self.width * instr.index))

    def _shift_right(self, value: Value, count: int) -> Word:
        word = self.words[value]
        if (value, count) not in self.shifted:
            self.shifted[value, count] = self._atom(word.lo >> count, word.hi >> count)
        return self.shifted[value, count]

    def _and(self, instr: Instr, words: list[Word]) -> Word:
        """x and (2^k - 1) is x - 2^k*(x >> k); any other conjunction is at most its smaller operand."""
        for word, other, value in ((words[0], words[1], instr.args[1]), (words[1], words[0], instr.args[0])):
            if word.lo == word.hi and word.hi & (word.hi + 1) == 0:
                count = word.hi.bit_length()
                poly = _sum([(1, other.poly), (-1 << count, self._shift_right(value, count).poly)])
                return self._word(poly, 0, min(word.hi, other.hi))
        return self._atom(0, min(words[0].hi, words[1].hi))

    def _factor(self, word: Word) -> Word:
        if len(word.poly.terms) > LONGEST_FACTOR or word.poly.degree > 1 or word.poly.scale:
            return self._atom(word.lo, word.hi)
        return word

    def _product(self, a: Word, b: Word) -> tuple[Word, Word]:
        x, y = self._factor(a), self._factor(b)
        terms: dict[Monomial, int] = {}
        for m, c in x.poly.terms.items():
            for n, d in y.poly.terms.items():
                key = tuple(sorted(m + n))
                terms[key] = terms.get(key, 0) + c * d
        total = Poly(terms)
        if a.hi * b.hi <= self.top:
            return Word(total, a.lo * b.lo, a.hi * b.hi), self._atom(0, 0)
        low = self._atom(0, self.top)
        high = self._divided(_sum([(1, total), (-1, low.poly)]))
        return low, Word(high, a.lo * b.lo >> self.width, a.hi * b.hi >> self.width)

    def _divided(self, poly: Poly) -> Poly:
        return Poly(poly.terms, poly.scale + self.width)

    def total(self, instr: Instr) -> Word:
        """The sum or difference, before a carry is taken off."""
        words = [self.words[arg] for arg in instr.args]
        sign = 1 if instr.op is Op.ADD else -1
        lo = words[0].lo + sum(w.lo if sign > 0 else -w.hi for w in words[1:])
        hi = words[0].hi + sum(w.hi if sign > 0 else -w.lo for w in words[1:])
        poly = _sum([(1, words[0].poly), *((sign, w.poly) for w in words[1:])])
        if lo < 0 or hi > self.top:
            low, high = self._range(poly)
            lo, hi = max(lo, low), min(hi, high)
        return Word(poly, lo, hi)

    def carried(self, instr: Instr, total: Word) -> tuple[Word, Word]:
        """The word and the carry of a sum or difference."""
        if total.lo >= 0 and total.hi <= self.top:
            return total, self._atom(0, 0)
        if instr.outs[1] is None and instr.outs[0] is not None and not instr.wraps:
            row = self.program.rows[instr.row] if instr.row >= 0 else "no row"
            raise LostCarry(f"{self.program.name}: {instr.op} {instr.args} may lose a carry "
                            f"(range {total.lo:#x} .. {total.hi:#x}) in row '{row}'")  # fmt: skip
        sign = 1 if instr.op is Op.ADD else -1
        low_word = self._atom(0, self.top)
        carry = self._divided(_sum([(sign, total.poly), (-sign, low_word.poly)]))
        return low_word, Word(carry, 0, 1)
