# SPDX-License-Identifier: MIT
"""One path of the symbolic execution: words, what is assumed about them, and low words of sums and products.

Trusted. A word is an integer-valued polynomial with an interval. Carries are never atoms: the low word of T is an atom r,
and the carry is (T - r) / 2^bits, so that carries cancel by themselves in the final sum, whatever the order of the chains.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ecgen_verify.prove.bounds import Contradiction, Interval, interval, product_interval
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.poly import Key, Monomial, Poly, total
from ecgen_verify.prove.word import Field, Fields, Word, constant, cut, merged
from ecgen_verify.prove.world import Divisible, Low, Open, Undecided, World

_TOP = (1 << 64) - 1


class Fork(Open):
    """`bit`: a 0/1-valued polynomial."""


def _whole(poly: Poly) -> int:
    """The value of a constant that takes integer values on every path that some input takes. Raises Contradiction."""
    if poly.shift:
        raise Contradiction
    return poly.integer


#: Carries of this path, given by their low words, and how often 2^bits times each may be taken off the polynomial, so that it
#: becomes a word that is known or a short sum. Last, whether as many as there are, once.
carries_off: Callable[[Path, Poly, int, bool], Iterator[Mapping[int, int]]] = searched("carries_off")


class Path(Divisible):
    def __init__(self, world: World) -> None:
        self.world = world
        self.substitutions: dict[int, Poly] = {}
        self.facts: list[Word] = []
        self._intervals: dict[Monomial, Interval] = {}
        self.bitwise: dict[object, Word] = {}
        self.lows: dict[int, None] = {}  # the low words and names of this path, whose ranges hold on it
        self._integral: set[Key] = set()
        self._ranges: dict[Key, Word] = {}  # quotients, by their primitive forms
        self._settled: dict[int, tuple[Word, Word]] = {}  # by identity, as long as nothing more is eliminated
        self._sharp: dict[Key, Interval] = {}  # as long as the facts stay the same
        self.learned: list[tuple[Poly, int]] = []
        self.witnessed = True  # some sample input takes this path
        self.factors: list[Poly] = []  # the bits of masks that were taken as factors
        self.kept: dict[str, Any] = {}  # by searches, for themselves
        self.masks: list[Poly] = []  # the bits of masks of half a word that select a constant

    # ------------------------------------------------------------------ intervals

    def of(self, monomial: Monomial) -> Interval:
        """Interval of a product of atoms."""
        known = self._intervals.get(monomial)
        if known is None:
            atoms = self.world.atoms
            known = product_interval([(atoms[a].lo, atoms[a].hi) for a in monomial])
            self._intervals[monomial] = known
        return known

    def interval(self, poly: Poly) -> Interval:
        """By the range of its primitive form, where that is known."""
        known = self._ranges.get(poly.primitive[0]) if self._ranges else None
        return interval(poly, () if known is None else (known,), self.world.groups, self.of)

    def _remember_range(self, poly: Poly, lo: int, hi: int) -> None:
        """That the polynomial lies in this range, beside what is known of it."""
        key, _, _ = poly.primitive
        if key in self._ranges:
            least, most = self.interval(poly)
            lo, hi = max(lo, least), min(hi, most)
        if not poly.is_constant:
            self._ranges[key] = Word(poly, lo, hi)

    def sharp(self, poly: Poly) -> Interval:
        """With the facts of this path. Raises Contradiction when they exclude each other, Undecided when the steps are spent."""
        poly = self.resolve(poly)
        if poly.key not in self._sharp:
            self.world.spend(1 + len(self.facts))
            self._sharp[poly.key] = interval(poly, self.facts, self.world.groups, self.of)
        return self._sharp[poly.key]

    def carry_of(self, atom: int) -> Word:
        """The quotient of a low word, which is an integer, and its range. Raises Contradiction."""
        meaning = self.world.atoms[atom].meaning
        if not isinstance(meaning, Low) or atom not in self.lows:
            raise Undecided("the carry of another path")
        poly = self.resolve(meaning.of.plus(Poly.atom(atom), -1).shifted_down(meaning.bits))
        if poly.is_constant and not meaning.lo <= _whole(poly) <= meaning.hi:
            raise Contradiction
        return Word(poly, meaning.lo, meaning.hi)

    def decide(self, multipliers: Mapping[int, int]) -> bool:
        """As `decide_word`, for a sum of multiples of carries, which are given by their low words."""
        return self.decide_word(self.sum(*((self.carry_of(atom), factor) for atom, factor in multipliers.items())))

    def decide_word(self, word: Word) -> bool:
        """Assume the value of a word if it has only one; return whether. What the facts say already is nothing new.

        Raises Fork when it has two, Contradiction when it has none.
        """
        poly = self.resolve(word.poly)
        if poly.is_constant:
            return False
        lo, hi = self.sharp(poly)
        lo, hi = max(lo, word.lo), min(hi, word.hi)
        if lo > hi:
            raise Contradiction
        if hi - lo == 1:
            raise Fork(poly.offset(-lo))
        if lo < hi or self._is_fact(poly.offset(-lo)):
            return False
        self.assume(poly, lo)
        return True

    def refute(self, facts: int, carries: Iterable[int] = ()) -> None:
        """Raise Contradiction if so many of the newest facts are seen to exclude the others, or the ranges of carries, which are
        given by their low words."""
        known = [*self.facts, *map(self.carry_of, carries)]
        for fact in self.facts[-facts:]:
            self.world.spend(1 + len(self.facts))
            interval(fact.poly, known, self.world.groups, self.of)

    def refined(self, word: Word) -> Word:
        """The word with the best interval that boxes give."""
        if word.is_constant and word.poly.is_constant and word.poly.terms.get((), 0) == word.lo and not word.poly.shift:
            return word.instead(word.lo)
        lo, hi = self.interval(word.poly)
        lo, hi = max(lo, word.lo), min(hi, word.hi)
        if lo > hi:
            raise Contradiction
        if lo == hi:
            return self._collapsed(word, lo)
        return word.between(lo, hi)

    def word_of(self, poly: Poly) -> Word:
        """A word of that value, which is known to be one. Raises Undecided where it is not."""
        low, high = self.sharp(self.resolve(poly))
        if poly.shift or low < 0 or high >> 64:
            raise Undecided("a number that is not known to be a word")
        return self.refined(Word(poly, low, high))

    def _collapsed(self, word: Word, value: int) -> Word:
        """The word can only have this value. The equation is worth keeping: it ties other words."""
        if not word.poly.is_constant:
            self.learned.append((word.poly, value))
        return word.instead(value)

    def take_in(self) -> bool:
        """Assume what was learned since the last call. Returns whether words must be mapped by `settled`."""
        changed = False
        while self.learned:
            changed |= self.assume(*self.learned.pop(0))
        return changed

    # ------------------------------------------------------------------ assumptions

    def resolve(self, poly: Poly) -> Poly:
        """Apply what was eliminated on this path."""
        while self.substitutions and (resolved := poly.substitute(self.substitutions)) is not poly:
            poly = resolved
        return poly

    def assume(self, poly: Poly, value: int) -> bool:
        """poly = value from here on. Returns whether an atom was eliminated, so that words must be mapped by `settled`.

        Raises Contradiction where that cannot be.
        """
        equation = self.resolve(poly).offset(-value)
        atom = self._eliminable(equation)
        if atom is None:
            if not self._is_fact(equation):
                self.add_fact(equation, 0, 0)
                self._remember_range(equation, 0, 0)
            return False
        coefficient = equation.terms[(atom,)]
        rest = Poly({m: -c if coefficient > 0 else c for m, c in equation.terms.items() if m != (atom,)})
        solution = rest.shifted_down(abs(coefficient).bit_length() - 1)
        self._sharp, self._settled = {}, {}
        self.substitutions[atom] = solution
        self.facts = [Word(self.resolve(f.poly), f.lo, f.hi) for f in self.facts]
        self.add_fact(solution, self.world.atoms[atom].lo, self.world.atoms[atom].hi)
        self._remember_range(solution, self.world.atoms[atom].lo, self.world.atoms[atom].hi)
        self.bitwise = {}
        for key, known in list(self._ranges.items()):
            if (resolved := self.resolve(known.poly)) is not known.poly:
                del self._ranges[key]
                self._remember_range(resolved, known.lo, known.hi)
        return True

    def add_fact(self, poly: Poly, lo: int, hi: int) -> None:
        """lo <= poly <= hi holds. Raises Contradiction where that cannot be."""
        poly = self.resolve(poly)
        if poly.is_constant:
            if not lo <= _whole(poly) <= hi:
                raise Contradiction
            return
        self._sharp = {}
        self.facts.append(Word(poly, lo, hi))

    def _is_fact(self, equation: Poly) -> bool:
        """Whether a fact says that it is 0."""
        return any(fact.lo == fact.hi and fact.poly.offset(-fact.lo).key == equation.key for fact in self.facts)

    def _eliminable(self, equation: Poly) -> int | None:
        """The youngest atom that occurs once, alone, with a power of two; inputs only where nothing else is left."""
        counts = Counter(atom for monomial in equation.terms for atom in set(monomial))
        fit = [m[0] for m, c in equation.terms.items() if len(m) == 1 and counts[m[0]] == 1 and abs(c) & (abs(c) - 1) == 0]
        defined = [a for a in fit if self.world.atoms[a].meaning is not None]
        return max(defined, default=None) if defined else max((a for a in fit if self._is_limb(a)), default=None)

    def _is_limb(self, atom: int) -> bool:
        """Eliminating a limb would break its group's basis, so only free-standing inputs qualify."""
        return not any(atom in group.weights or atom == group.whole for group in self.world.groups)

    def settled(self, word: Word) -> Word:
        """The word after eliminations."""
        if id(word) not in self._settled:
            poly = self.resolve(word.poly)
            self._settled[id(word)] = word, word if poly is word.poly else self._settle(word, poly)
        return self._settled[id(word)][1]

    def _settle(self, word: Word, poly: Poly) -> Word:
        if poly.is_constant:
            return word.instead(_whole(poly))
        parts = merged((self.settled(w), start, end) for w, start, end in word.fields) if word.fields else None
        return self.refined(replace(word, poly=poly, fields=parts))

    # ------------------------------------------------------------------ words

    def named(self, word: Word) -> Word:
        """The same word by an atom of its own, so that products of it stay short: one that is the word modulo 2^64."""
        if word.lo < 0 or word.hi > _TOP or word.is_constant:
            return word
        key = "name", word.poly.key
        if key not in self.bitwise:
            self.bitwise[key] = self._new_low(word, 64)
        return self.bitwise[key].marked(word.secret)

    def only(self, atoms: Container[int]) -> None:
        """Of its low words and names that are not forgotten, know no others than these."""
        self.lows = {atom: None for atom in self.lows if atom in atoms and self.world.atoms[atom].meaning is not None}

    def expand(self) -> None:
        """Assume that the names that this path gave are what they name. Words made before must be resolved again."""
        for atom in sorted(self.lows, reverse=True):
            meaning = self.world.atoms[atom].meaning
            if isinstance(meaning, Low) and meaning.lo == meaning.hi == 0:
                self.assume(meaning.of.plus(Poly.atom(atom), -1), 0)

    def input_word(self, name: str, lo: int, hi: int, *, secret: bool = True) -> Word:
        atom = self.world.new_atom(name, lo, hi)
        return Word(Poly.atom(atom), lo, hi, secret)

    def in_register(self, word: Word, *, secret: bool = True) -> Word:
        """One of 32 bits; the ABI leaves the upper half of the register undefined."""
        return self.sum((word, 1), (self.input_word("upper half", 0, (1 << 32) - 1, secret=secret), 1 << 32))

    def know_low(self, number: Poly, bits: int, low: Poly) -> None:
        """Assume that the number is this modulo 2^bits."""
        word = self._new_low(Word(number, *self.interval(number)), bits)
        self.assume(word.poly - low, 0)

    def less_carries(self, poly: Poly, bits: int) -> Poly:
        """What is congruent to the polynomial modulo 2^bits, by the carries that are taken off."""
        return self._less(poly, next(carries_off(self, poly, bits, True)), bits)

    def _less(self, poly: Poly, carries: Mapping[int, int], bits: int) -> Poly:
        """Without so many times 2^bits times each of these carries, which are integers."""
        return total([(self.resolve(poly), 1), *((self.carry_of(atom).poly, -times << bits) for atom, times in carries.items())])

    def low(self, word: Word, bits: int) -> Word:
        """word mod 2^bits."""
        size = 1 << bits
        if word.lo >= 0 and word.hi < size:
            return word
        if word.fields is not None:
            return self.assemble(cut(word.fields, 0, bits)).marked(word.secret)
        low = self._low(word, bits)
        if low.is_constant or word.lo < 0 or word.hi >> 64:
            return low
        return Word(low.poly, low.lo, low.hi, low.secret, ((word, 0, bits),))

    def _low(self, word: Word, bits: int) -> Word:
        """By a polynomial that is congruent to the word, if there is no multiple of 2^bits in its range; else by a new atom."""
        word = self.refined(word)
        for poly, (lo, hi) in self._congruent(word, bits):
            shift = lo >> bits << bits
            if hi >> bits << bits == shift:
                low = Word(poly.offset(-shift), lo - shift, hi - shift, word.secret)
                return self._collapsed(low, low.lo) if low.is_constant else low
        return self._other_low(word, bits)

    def _congruent(self, word: Word, bits: int) -> Iterator[tuple[Poly, Interval]]:
        """Polynomials that are congruent to the word modulo 2^bits, with their ranges: itself; its two values, if that is all;
        without multiples of 2^bits, of terms and of carries."""
        poly, mask = word.poly, (1 << bits) - 1
        yield poly, (word.lo, word.hi)
        bit = self.two_valued(word)
        if bit is not None:
            first, second = word.lo & mask, word.hi & mask
            yield bit.scale(second - first).offset(first), (min(first, second), max(first, second))
        for carries in carries_off(self, poly, bits, False):
            rest = self._less(poly, carries, bits)
            for near in (rest,) if rest.shift else (rest.low(bits), rest.low(bits, negative=True)):
                yield near, self.interval(near)

    def two_valued(self, word: Word) -> Poly | None:
        """A polynomial b with values 0 and 1 such that word = lo + (hi - lo) * b, or None."""
        span = word.hi - word.lo
        if span <= 0:
            return None
        rest = word.poly.offset(-word.lo)
        twos = (span & -span).bit_length() - 1
        odd = span >> twos
        if any(c % odd for c in rest.terms.values()):
            return None
        bit = Poly({m: c // odd for m, c in rest.terms.items()}, rest.shift + twos)
        # rest = span * bit takes integer values from 0 to span; bit is an integer if span is odd or if it is one in form
        return None if twos and bit.shift and bit.key not in self._integral else bit

    def _other_low(self, word: Word, bits: int) -> Word:
        """Of a multiple of 2^zeros, as t shifted left, that of t is asked for, so that equal ones are seen to be equal."""
        zeros = word.poly.twos
        if not 0 < zeros < bits:
            return word.instead(0) if zeros else self._new_low(word, bits)
        part = Word(word.poly.shifted_down(zeros), word.lo >> zeros, word.hi >> zeros, word.secret)
        return self.sum((self.low(part, bits - zeros), 1 << zeros))

    def _new_low(self, word: Word, bits: int) -> Word:
        world = self.world
        meaning = Low(word.poly, bits, word.lo >> bits, word.hi >> bits)
        lo, hi = (0, (1 << bits) - 1) if meaning.lo or meaning.hi else (word.lo, word.hi)
        atom = world.new_atom(f"w{len(world.atoms)}" + (f".{bits}" if bits < 64 else ""), lo, hi, meaning)
        self.lows[atom] = None
        return Word(Poly.atom(atom), lo, hi, word.secret)

    def fields(self, word: Word) -> Fields:
        """The bits of a word; of one that may be negative those modulo 2^64."""
        if word.fields is not None:
            return word.fields
        zeros = word.poly.twos
        if word.is_constant or not zeros:
            return ((word, 0, 64 if word.lo < 0 else word.hi.bit_length()),)
        rest = Word(word.poly.shifted_down(zeros), word.lo >> zeros, word.hi >> zeros, word.secret)
        return (constant(0), 0, zeros), *self.fields(rest)

    def assemble(self, fields: Sequence[Field]) -> Word:
        """The word that consists of these fields; the bits above them are zero. A secret if one of them is, whatever these
        consist of."""
        secret = any(word.secret for word, _, _ in fields)
        fields = merged(part for word, start, end in fields for part in cut(self.fields(word), start, end))
        if len(fields) < 2:
            return (self._field(*fields[0]) if fields else constant(0)).marked(secret)
        parts, position = [], 0
        for field in fields:
            parts.append((self._field(*field), 1 << position))
            position += field[2] - field[1]
        word = self.sum(*parts)
        word = Word(word.poly, max(word.lo, 0), min(word.hi, (1 << position) - 1), secret, fields)
        if word.poly.is_constant:
            return self.refined(word)
        self._remember_range(word.poly, word.lo, word.hi)
        return word

    def _field(self, word: Word, start: int, end: int) -> Word:
        """The bits from `start` up to `end`, as a difference of low words: parts cancel when they are put together again."""
        if word.is_constant:
            return word
        upper = self.low(word, end)
        if not start:
            return upper
        result = self.quotient(upper, self.low(word, start), start)
        if result.is_constant:
            return result
        return Word(result.poly, result.lo, result.hi, result.secret, ((word, start, end),))

    def quotient(self, word: Word, rest: Word, bits: int) -> Word:
        """(word - rest) / 2^bits, where rest = word mod 2^bits."""
        poly = word.poly.plus(rest.poly, -1).shifted_down(bits)
        self._integral.add(poly.key)
        refined = self.refined(Word(poly, word.lo >> bits, word.hi >> bits, word.secret))
        self._remember_range(poly, refined.lo, refined.hi)
        return refined

    def sum(self, *parts: tuple[Word, int]) -> Word:
        """sum(word * factor), not reduced."""
        parts = tuple(part for part in parts if part[0].poly.terms or part[0].secret)
        lo, hi, secret = 0, 0, False
        for word, factor in parts:
            low, high = (word.lo, word.hi) if factor > 0 else (word.hi, word.lo)
            lo, hi, secret = lo + factor * low, hi + factor * high, secret or word.secret
        poly = total((word.poly, factor) for word, factor in parts)
        fields = None
        if len(parts) == 1 and lo >= 0 and parts[0][1] > 0 and parts[0][1] & (parts[0][1] - 1) == 0:
            fields = ((constant(0), 0, parts[0][1].bit_length() - 1), *self.fields(parts[0][0]))
        return self._short(Word(poly, lo, hi, secret, fields))

    def product(self, a: Word, b: Word) -> Word:
        """a * b, not reduced."""
        lo, hi = product_interval([(a.lo, a.hi), (b.lo, b.hi)])
        return self._short(Word(a.poly * b.poly, lo, hi, a.secret or b.secret))

    def _short(self, word: Word) -> Word:
        """The word, of which the range is remembered where it has products and is its own low word, as where m*p of Montgomery's
        reduction gives it back."""
        if word.lo >= 0 and not word.hi >> 64 and any(len(monomial) > 1 for monomial in word.poly.terms):
            self._remember_range(word.poly, word.lo, word.hi)
        return word

    def decided(self, bit: Word) -> int:
        """The value of a bit. Raises Fork when it is open."""
        bit = self.refined(bit)
        if not bit.is_constant:
            raise Fork(bit.poly)
        return bit.lo
