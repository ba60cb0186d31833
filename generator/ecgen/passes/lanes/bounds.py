# SPDX-License-Identifier: MIT
"""The bounds certificate of lane Programs: no signed word overflows, every stored limb has its 52 bits, and every output is
below the bound that its parameter states, for all inputs within theirs.

As in passes.bounds each word is an exact polynomial in atoms with an interval. Here the atoms are input limbs and the low parts
of words, so that what a carry moves from one column to the next cancels when the columns are summed: the value of an output is a
polynomial in the inputs, and its top limb is as small as that value shows. Programs that choose by a mask are followed once for
each value of each mask; where a mask is the sign of a word, that word's range is cut accordingly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from ecgen.errors import LostCarry
from ecgen.ir import LANE_LIMB, Instr, Kind, Op, Param, Program, Store, Value
from ecgen.passes.bounds import LONGEST_FACTOR
from ecgen.passes.lanes.polynomial import Monomial, Poly, Word, weighted_sum

#: With more masks than these, what a choice may give is whatever either side may give.
MOST_MASKS = 4

_LEAST, _MOST = -(1 << 63), (1 << 63) - 1
_LIMB = (1 << LANE_LIMB) - 1


def check_lanes(program: Program) -> None:
    """Raise LostCarry, naming the instruction and its comment or the output, unless the certificate holds."""
    for view in lane_views(program):
        view.check_outputs()


def lane_views(program: Program) -> Iterator[LaneView]:
    """The Program followed to its end, for each value of each mask."""
    masks = sorted({instr.args[0] for instr in program.instrs if instr.op is Op.BLEND}, key=lambda value: value.id)
    if len(masks) > MOST_MASKS:
        masks = []
    for choice in product((0, -1), repeat=len(masks)):
        yield LaneView(program, dict(zip(masks, choice, strict=True)))


class LaneView:
    """One lane of a Program for given values of its masks."""

    def __init__(self, program: Program, masks: Mapping[Value, int]) -> None:
        self.program = program
        self.masks = masks
        self.intervals: list[tuple[int, int]] = []
        self.words: dict[Value, Word] = {}
        self.inputs: dict[str, Poly] = {}
        self._lows: dict[tuple[Value, int], Word] = {}
        self._factors: dict[Value, Word] = {}
        self._low_products: dict[tuple[Value, Value], Poly] = {}
        self.named: dict[int, Poly] = {}  # atoms that stand for polynomials too long to be multiplied
        self._quotients: dict[Value, tuple[Value, int]] = {}  # m = x * factor mod 2^52
        self._cut: list[Word] = []  # words whose sign is known from a mask
        for instr in program.instrs:
            out, *carries = instr.outs
            if out is None or any(carry is not None for carry in carries):
                raise TypeError(f"{program.name}: {instr.op} with a carry has no meaning in lanes")
            word = self._visit(instr, out)
            self.words[out] = self._signed(instr, word) if out in masks else word

    # --- words ---

    def _atom(self, lo: int, hi: int) -> Word:
        if lo == hi:
            return Word(Poly({(): lo} if lo else {}), lo, hi)
        self.intervals.append((lo, hi))
        return Word(Poly({(len(self.intervals) - 1,): 1}), lo, hi)

    def span(self, poly: Poly) -> tuple[int, int]:
        """Bounds of a polynomial that is an integer. The atoms of its products are not negative."""
        lo = hi = 0
        for monomial, coefficient in poly.terms.items():
            low = high = 1
            for atom in monomial:
                low *= self.intervals[atom][0]
                high *= self.intervals[atom][1]
            lo += coefficient * (low if coefficient > 0 else high)
            hi += coefficient * (high if coefficient > 0 else low)
        return -(-lo >> poly.scale), hi >> poly.scale

    def _word(self, instr: Instr, poly: Poly, lo: int, hi: int) -> Word:
        """The word with this polynomial, known to lie in [lo, hi]. Raises LostCarry when it may overflow."""
        if lo < _LEAST or hi > _MOST:
            low, high = self.span(poly)
            lo, hi = max(lo, low), min(hi, high)
            if lo < _LEAST or hi > _MOST:
                comment = self.program.comments[instr.comment] if instr.comment >= 0 else "no comment"
                raise LostCarry(f"{self.program.name}: {instr.op} {instr.args} may overflow (range {lo:#x} .. {hi:#x}) "
                                f"under the comment '{comment}'")  # fmt: skip
        return Word(poly, lo, hi)

    def _signed(self, instr: Instr, mask: Word) -> Word:
        """The mask, its value chosen; the word whose sign it is cut to that sign."""
        assert instr.outs[0] is not None
        chosen = self.masks[instr.outs[0]]
        if mask.lo < -1 or mask.hi > 0:
            raise LostCarry(f"{self.program.name}: {instr.outs[0]} chooses but is no mask")
        if instr.op is Op.SAR and instr.imm == 63:
            word = self.words[instr.args[0]]
            word = replace(word, hi=min(word.hi, -1)) if chosen else replace(word, lo=max(word.lo, 0))
            self.words[instr.args[0]] = word
            self._cut.append(word)
        return Word(Poly({(): chosen}), chosen, chosen)

    def _low(self, value: Value, count: int) -> Word:
        """value mod 2^count."""
        word = self.words[value]
        if word.lo >= 0 and word.hi < 1 << count:
            return word
        if (value, count) not in self._lows:
            self._lows[value, count] = self._atom(0, (1 << count) - 1)
        return self._lows[value, count]

    # --- instructions ---

    def _visit(self, instr: Instr, out: Value) -> Word:
        words = [self.words[arg] for arg in instr.args]
        match instr.op:
            case Op.LOAD:
                return self._load(instr)
            case Op.CONST:
                signed = instr.imm - (instr.imm >> 63 << 64)
                return self._atom(signed, signed)
            case Op.ADD:
                a, c = words
                return self._word(instr, weighted_sum([(1, a.poly), (1, c.poly)]), a.lo + c.lo, a.hi + c.hi)
            case Op.SUB:
                a, c = words
                return self._word(instr, weighted_sum([(1, a.poly), (-1, c.poly)]), a.lo - c.hi, a.hi - c.lo)
            case Op.MADDLO | Op.MADDHI:
                return self._multiply_add(instr, out, words[0])
            case Op.SAR:
                return self._shift_right(instr)
            case Op.SHR if words[0].lo >= 0:
                return self._shift_right(instr)
            case Op.SHR:
                return self._atom(0, (1 << 64 - instr.imm) - 1)
            case Op.SHL:
                return self._shift_left(words[0], instr.imm)
            case Op.AND:
                return self._and(instr, words)
            case Op.OR | Op.XOR if words[0].lo >= 0 and words[1].lo >= 0:
                return self._atom(0, (1 << max(words[0].hi, words[1].hi).bit_length()) - 1)
            case Op.NOT:
                return Word(weighted_sum([(-1, words[0].poly), (1, Poly({(): -1}))]), -1 - words[0].hi, -1 - words[0].lo)
            case Op.BLEND:
                return self._choice(instr, words)
            case Op.OR | Op.XOR:
                return self._atom(_LEAST, _MOST)
            case _:
                raise TypeError(f"{self.program.name}: {instr.op} has no meaning in lanes")

    def _choice(self, instr: Instr, words: list[Word]) -> Word:
        mask, a, b = words
        if mask.lo < -1 or mask.hi > 0:
            raise LostCarry(f"{self.program.name}: {instr.args[0]} chooses but is no mask")
        if instr.args[0] in self.masks:
            return a if self.masks[instr.args[0]] else b
        return self._atom(min(a.lo, b.lo), max(a.hi, b.hi))

    def _load(self, instr: Instr) -> Word:
        param = self.program.param(instr.param)
        if param.kind is Kind.MASKS:
            return self._atom(-1, 0)
        if param.kind is Kind.INDEXES:
            return self._atom(0, (param.bound or _MOST) - 1)
        if param.kind is Kind.COLUMNS8:
            highest = param.highest[instr.index % param.coordinate] if param.highest else _MOST + 1
            return self._atom(0, highest) if highest <= _MOST else self._atom(_LEAST, _MOST)
        bits = param.limb or 8 * instr.size
        place = instr.index % param.coordinate if param.coordinate else instr.index
        highest = min((1 << bits) - 1, (param.bound - 1) >> (bits * place) if param.bound else _MOST)
        word = self._atom(0, highest) if highest <= _MOST else self._atom(_LEAST, _MOST)
        self.inputs[param.name] = weighted_sum([(1, self.inputs.get(param.name, Poly({}))), (1 << bits * instr.index, word.poly)])
        return word

    def _shift_right(self, instr: Instr) -> Word:
        word, low = self.words[instr.args[0]], self._low(instr.args[0], instr.imm)
        poly = _shifted(weighted_sum([(1, word.poly), (-1, low.poly)]), instr.imm)
        return Word(poly, word.lo >> instr.imm, word.hi >> instr.imm)

    def _shift_left(self, word: Word, count: int) -> Word:
        """Bits may be shifted out, after which nothing is known."""
        lo, hi = word.lo, word.hi
        if lo << count < _LEAST or hi << count > _MOST:
            spanned = self.span(word.poly)
            lo, hi = max(lo, spanned[0]), min(hi, spanned[1])
        if lo << count < _LEAST or hi << count > _MOST:
            return self._atom(_LEAST, _MOST)
        return Word(weighted_sum([(1 << count, word.poly)]), lo << count, hi << count)

    def _and(self, instr: Instr, words: list[Word]) -> Word:
        for constant, other in ((words[0], instr.args[1]), (words[1], instr.args[0])):
            if constant.lo == constant.hi >= 0 and constant.hi & (constant.hi + 1) == 0:
                return self._low(other, constant.hi.bit_length())
        bounded = [word.hi for word in words if word.lo >= 0]
        return self._atom(0, min(bounded)) if bounded else self._atom(_LEAST, _MOST)

    def _factor(self, value: Value) -> Word:
        """value mod 2^52, short enough to be multiplied."""
        if value not in self._factors:
            whole = self.words[value]
            if len(whole.poly.terms) > 1:  # a limb above carries: only the whole number shows how small it is
                low, high = self.span(whole.poly)
                self.words[value] = replace(whole, lo=max(low, whole.lo), hi=min(high, whole.hi))
            word = self._low(value, LANE_LIMB)
            short = len(word.poly.terms) <= LONGEST_FACTOR and word.poly.degree <= 1 and not word.poly.scale
            self._factors[value] = word if short else self._named(word)
        return self._factors[value]

    def _named(self, word: Word) -> Word:
        """An atom in the place of a word."""
        atom = self._atom(word.lo, word.hi)
        self.named |= dict.fromkeys((number for (number,) in atom.poly.terms), word.poly) if word.lo < word.hi else {}
        return atom

    def expanded(self, poly: Poly) -> Poly:
        """The polynomial with what atoms were named for in their places; they are in no products with others."""
        while used := [monomial for monomial in poly.terms if len(monomial) == 1 and monomial[0] in self.named]:
            kept = Poly({monomial: x for monomial, x in poly.terms.items() if monomial not in used}, poly.scale)
            parts = [(1, kept)]
            for monomial in used:
                meant = self.named[monomial[0]]
                parts.append((poly.terms[monomial], Poly(meant.terms, meant.scale + poly.scale)))
            poly = weighted_sum(parts)
        return poly

    def _multiply_add(self, instr: Instr, out: Value, c: Word) -> Word:
        first, second = sorted(instr.args[1:], key=lambda value: value.id)
        a, d = self._factor(first), self._factor(second)
        terms: dict[Monomial, int] = {}
        for m, x in a.poly.terms.items():
            for n, y in d.poly.terms.items():
                key = tuple(sorted(m + n))
                terms[key] = terms.get(key, 0) + x * y
        whole = Poly(terms)
        most = a.hi * d.hi
        if (first, second) not in self._low_products:
            self._low_products[first, second] = self._low_product(whole, most, first, second)
        low = self._low_products[first, second]
        if instr.op is Op.MADDLO:
            self._note_quotient(instr, out)
            return self._word(instr, weighted_sum([(1, c.poly), (1, low)]), c.lo, c.hi + min(most, _LIMB))
        high = _shifted(weighted_sum([(1, whole), (-1, low)]), LANE_LIMB)
        return self._word(instr, weighted_sum([(1, c.poly), (1, high)]), c.lo, c.hi + (most >> LANE_LIMB))

    def _low_product(self, whole: Poly, most: int, first: Value, second: Value) -> Poly:
        if most <= _LIMB:
            return whole
        for m, other in ((first, second), (second, first)):
            word = self.words[other]
            if m in self._quotients and word.lo == word.hi:
                x, factor = self._quotients[m]
                if factor * word.lo & _LIMB == 1:  # m * word = x mod 2^52
                    return self._low(x, LANE_LIMB).poly
        return self._atom(0, _LIMB).poly

    def _note_quotient(self, instr: Instr, out: Value) -> None:
        zero, *operands = instr.args
        if self.words[zero].lo == self.words[zero].hi == 0:
            for x, other in (operands, operands[::-1]):
                if self.words[other].lo == self.words[other].hi:
                    self._quotients[out] = (x, self.words[other].lo)

    # --- outputs ---

    def output(self, param: Param) -> Poly:
        """The value of an output, its limbs added up."""
        return self._value(self._stores(param))

    def _value(self, stores: list[Store]) -> Poly:
        return weighted_sum([(1 << LANE_LIMB * store.index, self.words[store.value].poly) for store in stores])

    def _stores(self, param: Param) -> list[Store]:
        return [store for store in self.program.stores if store.param == param.name]

    def check_outputs(self) -> None:
        """Raise LostCarry unless every limb stored has its 52 bits, every output is in [0, bound), and every column stored is
        within what its parameter says."""
        for param in self.program.params:
            if param.output and param.limb:
                self._check_output(param)
            elif param.output and param.kind is Kind.COLUMNS8 and param.highest:
                self._check_columns(param)

    def _check_output(self, param: Param) -> None:
        stores = self._stores(param)
        for begin in range(0, param.length, param.coordinate or param.length):
            length = param.coordinate or param.length
            within = [replace(store, index=store.index - begin) for store in stores if 0 <= store.index - begin < length]
            self._check_number(param, within, LANE_LIMB * (length - 1))

    def _check_columns(self, param: Param) -> None:
        for store in self._stores(param):
            word, most = self.words[store.value], param.highest[store.index % param.coordinate]
            if word.lo < 0 or word.hi > most:
                raise LostCarry(f"{self.program.name}: column {store.index} of {param.name} may be {word.lo:#x} .. {word.hi:#x}")

    def _check_number(self, param: Param, stores: list[Store], top: int) -> None:
        """One number of an output, its top limb of weight 2^top."""
        lo = hi = 0
        for store in stores:
            word, weight = self.words[store.value], LANE_LIMB * store.index
            low, high = word.lo, word.hi
            if low < 0 or high > _LIMB:
                least, most = self._extent(weighted_sum([(1 << weight, word.poly)]), top)
                low, high = max(low, -(-least >> weight)), min(high, most >> weight)
            if low < 0 or high > _LIMB:
                raise LostCarry(f"{self.program.name}: limb {store.index} of {param.name} may be {low:#x} .. {high:#x}")
            lo += low << weight
            hi += high << weight
        if param.bound is not None and hi >= param.bound:
            hi = min(hi, self._extent(self._value(stores), top)[1])
            if hi >= param.bound:
                raise LostCarry(f"{self.program.name}: {param.name} may be {hi:#x}, which is not below {param.bound:#x}")

    def _extent(self, poly: Poly, top: int) -> tuple[int, int]:
        """Bounds of a polynomial that is an integer, also in the light of what it has in common with other numbers: inputs with
        the bounds of their parameters, and words of weight 2^top whose sign is known. Up to twice they are added or taken off."""
        facts = [(self.inputs[p.name], 0, p.bound - 1)
                 for p in self.program.params if p.bound and not p.coordinate and p.name in self.inputs]  # fmt: skip
        facts += [(weighted_sum([(1 << top, word.poly)]), word.lo << top, word.hi << top) for word in self._cut]
        lows, highs = [], []
        for times in product((-2, -1, 0, 1, 2), repeat=len(facts)):
            used = [(n, *fact) for n, fact in zip(times, facts, strict=True) if n]
            rest = weighted_sum([(1, poly), *((-n, fact) for n, fact, _, _ in used)])
            low, high = self.span(Poly(rest.terms))
            low += sum(n * (least if n > 0 else most) for n, _, least, most in used) << rest.scale
            high += sum(n * (most if n > 0 else least) for n, _, least, most in used) << rest.scale
            lows.append(-(-low >> rest.scale))
            highs.append(high >> rest.scale)
        return max(lows), min(highs)


def _shifted(poly: Poly, count: int) -> Poly:
    """poly / 2^count."""
    return Poly(poly.terms, poly.scale + count)
