# SPDX-License-Identifier: MIT
"""The bounds certificate: every carry that a Program drops is zero for all inputs within their stated bounds.

Each word is followed as an exact polynomial, of degree at most two, in atoms: input words, low words of sums and products,
shifted-out parts. Carries and high words are never atoms; they are (total - low word)/W, so that carries cancel when
rows are summed, whatever the order of the chains, and an interval over the polynomial shows the top word of a
number to be as small as the number is. Where a relation would be lost or grow too long, a fresh atom with the word's
interval takes its place, which can only make the certificate fail, never hold wrongly.

A polynomial carries the bounds of its sum along: adding a short one to a long one changes few terms, so that the new bounds
follow from the old ones without a look at the other terms.
"""

from __future__ import annotations

from typing import NamedTuple

from ecgen.errors import LostCarry
from ecgen.ir import Instr, Op, Program, Value

#: Products of longer polynomials are replaced by products of atoms.
LONGEST_FACTOR = 12


class Poly(NamedTuple):
    """sign * S / 2^scale for S = sum of terms[m] * (monomial m), where low <= S <= high; sign is 1 or -1.

    Monomials are numbers in the tables of `_Atoms`.
    """

    terms: dict[int, int]
    scale: int
    sign: int
    low: int
    high: int

    def interval(self) -> tuple[int, int]:
        """Bounds of a polynomial that is known to be an integer."""
        if self.sign > 0:
            return -(-self.low >> self.scale), self.high >> self.scale
        return -(self.high >> self.scale), -self.low >> self.scale


class Word(NamedTuple):
    """A value's polynomial with its own interval [lo, hi]."""

    poly: Poly
    lo: int
    hi: int


#: The monomial without atoms.
_ONE = 0


class _Atoms:
    """The monomials in use: 1, atoms, and products of two atoms, each with its bounds, none of which is negative."""

    def __init__(self) -> None:
        self.lows, self.highs, self.degrees = [1], [1], [0]
        self._products: dict[tuple[int, int], int] = {}

    def atom(self, lo: int, hi: int) -> Word:
        """A word of which only its interval is known; a constant where that leaves no choice."""
        if lo == hi:
            return Word(Poly({_ONE: lo} if lo else {}, 0, 1, lo, lo), lo, lo)
        return Word(Poly({self._monomial(lo, hi, 1): 1}, 0, 1, lo, hi), lo, hi)

    def _monomial(self, lo: int, hi: int, degree: int) -> int:
        self.lows.append(lo)
        self.highs.append(hi)
        self.degrees.append(degree)
        return len(self.lows) - 1

    def _times(self, m: int, n: int) -> int:
        """The product of two monomials of degree at most one."""
        if m == _ONE or n == _ONE:
            return m + n
        key = (m, n) if m < n else (n, m)
        if key not in self._products:
            self._products[key] = self._monomial(self.lows[m] * self.lows[n], self.highs[m] * self.highs[n], 2)
        return self._products[key]

    def is_factor(self, poly: Poly) -> bool:
        """Whether products with this polynomial are made term by term."""
        return (len(poly.terms) <= LONGEST_FACTOR and not poly.scale
                and all(self.degrees[monomial] <= 1 for monomial in poly.terms))  # fmt: skip

    def product(self, x: Poly, y: Poly) -> Poly:
        """x * y, each of which `is_factor`."""
        terms: dict[int, int] = {}
        for m, c in x.terms.items():
            for n, d in y.terms.items():
                key = self._times(m, n)
                terms[key] = terms.get(key, 0) + c * d
        low = high = 0
        for m, c in terms.items():
            low += c * (self.lows[m] if c > 0 else self.highs[m])
            high += c * (self.highs[m] if c > 0 else self.lows[m])
        return Poly(terms, 0, x.sign * y.sign, low, high)

    def sum(self, parts: list[tuple[int, Poly]]) -> Poly:
        """The sum of weight * polynomial over the parts, in a dictionary of its own."""
        scale, longest = 0, parts[0]
        for part in parts:
            scale = max(scale, part[1].scale)
            if len(part[1].terms) > len(longest[1].terms):
                longest = part
        weight, base = longest
        sign = base.sign if weight > 0 else -base.sign
        factor = abs(weight) << (scale - base.scale)
        low, high = base.low * factor, base.high * factor
        terms = base.terms.copy() if factor == 1 else {m: c * factor for m, c in base.terms.items()}
        lows, highs = self.lows, self.highs
        for part in parts:
            if part is longest:
                continue
            weight, poly = part
            factor = (weight << (scale - poly.scale)) * poly.sign * sign
            for monomial, coefficient in poly.terms.items():
                more = coefficient * factor
                before = terms.get(monomial, 0)
                total = before + more
                least, most = lows[monomial], highs[monomial]
                if total:
                    terms[monomial] = total
                else:
                    del terms[monomial]
                if before and (before > 0) != (more > 0):  # what it gave to the bounds is taken back first
                    low -= before * (least if before > 0 else most)
                    high -= before * (most if before > 0 else least)
                    more = total
                if more > 0:
                    low += more * least
                    high += more * most
                else:
                    low += more * most
                    high += more * least
        return Poly(terms, scale, sign, low, high)


#: Instructions whose result is a polynomial in their operand and an atom, or an atom itself: neither view is always better.
_TWO_VIEWS = frozenset({Op.SHL, Op.SHRD, Op.AND})


def check_bounds(program: Program) -> None:
    """Raise LostCarry, naming the instruction and its comment, unless every dropped carry is provably zero.

    The Program is followed in two views at once: what is shifted left or masked is known by its relation to the operand in
    one, which lets the parts of a shifted number cancel, and by itself in the other, which knows that a word that is 0 has
    no borrow. A range is what both together say.
    """
    views = [_Bounds(program, related=True)]
    if any(instr.op in _TWO_VIEWS for instr in program.instrs):
        views.append(_Bounds(program, related=False))
    for instr in program.instrs:
        if instr.op is Op.ADD or instr.op is Op.SUB:
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
        self.atoms = _Atoms()
        self.words: dict[Value, Word] = {}
        self.shifted: dict[tuple[Value, int], Word] = {}

    def keep(self, instr: Instr, words: tuple[Word, ...]) -> None:
        for value, word in zip(instr.outs, words, strict=True):
            if value is not None:
                self.words[value] = word

    def _word(self, poly: Poly, lo: int, hi: int) -> Word:
        """A word with this polynomial whose value is also known to lie in [lo, hi]."""
        low, high = poly.interval()
        lo, hi = max(lo, low), min(hi, high)
        return Word(poly, lo, hi) if self.related else self.atoms.atom(lo, hi)

    def visit(self, instr: Instr) -> tuple[Word, ...]:
        words = [self.words[arg] for arg in instr.args]
        match instr.op:
            case Op.MUL:
                return self._product(words[0], words[1])
            case Op.CONST:
                return (self.atoms.atom(instr.imm, instr.imm),)
            case Op.LOAD:
                return (self.atoms.atom(0, self._highest_input(instr)),)
            case Op.AND:
                return (self._and(instr, words),)
            case Op.OR | Op.XOR:
                return (self.atoms.atom(0, (1 << max(words[0].hi, words[1].hi).bit_length()) - 1),)
            case Op.NOT:
                poly = self.atoms.sum([(-1, words[0].poly), (1, self.atoms.atom(self.top, self.top).poly)])
                return (Word(poly, self.top - words[0].hi, self.top - words[0].lo),)
            case Op.SHR:
                return (self._shift_right(instr.args[0], instr.imm),)
            case Op.SHL:
                out = self._shift_right(instr.args[0], self.width - instr.imm)
                poly = self.atoms.sum([(1 << instr.imm, words[0].poly), (-1 << self.width, out.poly)])
                return (self._word(poly, 0, min(self.top, words[0].hi << instr.imm)),)
            case Op.SHRD:
                low = self._shift_right(instr.args[1], instr.imm)
                out = self._shift_right(instr.args[0], instr.imm)
                up = self.width - instr.imm
                poly = self.atoms.sum([(1, low.poly), (1 << up, words[0].poly), (-1 << self.width, out.poly)])
                return (self._word(poly, 0, self.top),)
            case Op.SELECT:
                return (self.atoms.atom(min(words[1].lo, words[2].lo), max(words[1].hi, words[2].hi)),)
            case Op.BSWAP:
                return (self.atoms.atom(0, self.top),)
            case Op.ADD | Op.SUB:
                raise AssertionError("check_bounds looks at the totals of all views first")
            case Op.MADDLO | Op.MADDHI | Op.SAR | Op.BLEND | Op.LANES | Op.PERMUTE:
                raise TypeError(f"{self.program.name}: {instr.op} belongs to lanes (passes.lane_bounds)")

    def _highest_input(self, instr: Instr) -> int:
        param = self.program.param(instr.param)
        if instr.size:
            return int((1 << (8 * instr.size)) - 1)
        if param.bound is None:
            return self.top
        place = instr.index % param.coordinate if param.coordinate else instr.index
        return min(self.top, (param.bound - 1) >> (self.width * place))

    def _shift_right(self, value: Value, count: int) -> Word:
        word = self.words[value]
        if (value, count) not in self.shifted:
            self.shifted[value, count] = self.atoms.atom(word.lo >> count, word.hi >> count)
        return self.shifted[value, count]

    def _and(self, instr: Instr, words: list[Word]) -> Word:
        """x and (2^k - 1) is x - 2^k*(x >> k); any other conjunction is at most its smaller operand."""
        for word, other, value in ((words[0], words[1], instr.args[1]), (words[1], words[0], instr.args[0])):
            if word.lo == word.hi and word.hi & (word.hi + 1) == 0:
                count = word.hi.bit_length()
                poly = self.atoms.sum([(1, other.poly), (-1 << count, self._shift_right(value, count).poly)])
                return self._word(poly, 0, min(word.hi, other.hi))
        return self.atoms.atom(0, min(words[0].hi, words[1].hi))

    def _factor(self, word: Word) -> Word:
        return word if self.atoms.is_factor(word.poly) else self.atoms.atom(word.lo, word.hi)

    def _product(self, a: Word, b: Word) -> tuple[Word, Word]:
        total = self.atoms.product(self._factor(a).poly, self._factor(b).poly)
        if a.hi * b.hi <= self.top:
            return Word(total, a.lo * b.lo, a.hi * b.hi), self.atoms.atom(0, 0)
        low = self.atoms.atom(0, self.top)
        high = self._divided(self.atoms.sum([(1, total), (-1, low.poly)]))
        return low, Word(high, a.lo * b.lo >> self.width, a.hi * b.hi >> self.width)

    def _divided(self, poly: Poly) -> Poly:
        """poly / W."""
        return poly._replace(scale=poly.scale + self.width)

    def total(self, instr: Instr) -> Word:
        """The sum or difference, before a carry is taken off."""
        first, *others = [self.words[arg] for arg in instr.args]
        lo, hi = first.lo, first.hi
        sign = 1 if instr.op is Op.ADD else -1
        parts = [(1, first.poly)]
        for word in others:
            lo += word.lo if sign > 0 else -word.hi
            hi += word.hi if sign > 0 else -word.lo
            if word.poly.terms:  # most carries that come in are known to be zero
                parts.append((sign, word.poly))
        poly = self.atoms.sum(parts) if len(parts) > 1 else first.poly
        if lo < 0 or hi > self.top:
            low, high = poly.interval()
            lo, hi = max(lo, low), min(hi, high)
        return Word(poly, lo, hi)

    def carried(self, instr: Instr, total: Word) -> tuple[Word, Word]:
        """The word and the carry of a sum or difference."""
        if total.lo >= 0 and total.hi <= self.top:
            return total, self.atoms.atom(0, 0)
        if instr.outs[1] is None and instr.outs[0] is not None and not instr.wraps:
            comment = self.program.comments[instr.comment] if instr.comment >= 0 else "no comment"
            raise LostCarry(f"{self.program.name}: {instr.op} {instr.args} may lose a carry "
                            f"(range {total.lo:#x} .. {total.hi:#x}) under the comment '{comment}'")  # fmt: skip
        sign = 1 if instr.op is Op.ADD else -1
        low_word = self.atoms.atom(0, self.top)
        if instr.outs[1] is None:
            return low_word, self.atoms.atom(0, 1)  # a carry that nobody reads
        carry = self._divided(self.atoms.sum([(sign, total.poly), (-sign, low_word.poly)]))
        return low_word, Word(carry, 0, 1)
