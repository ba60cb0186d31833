# SPDX-License-Identifier: MIT
"""Words of any width in a canonical form: what is the same function of the inputs by the rules below is the same object.

Trusted. A word is made of parts, lowest first; the bits of a part are one polynomial over GF(2) in bits of atoms (algebraic
normal form), so that exclusive or, and, not, shifts, rotations and any move of bits have one form only. An atom is an input, the
value of a named function at given words, or a sum modulo 2^width of words times integers, flattened: a sum of sums is one sum.
Two words that are the same object are equal for all inputs; that two are different objects says nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.world import Undecided

#: A factor is (atom, bit of it at the lowest bit of the part); a product of none of them is 1, a polynomial of no product 0.
Factor = tuple[int, int]
Product = frozenset[Factor]
Polynomial = frozenset[Product]
Part = tuple[int, Polynomial]

_ZERO: Polynomial = frozenset()
_ONE: Polynomial = frozenset({frozenset()})


@dataclass(frozen=True, eq=False, slots=True)
class Word(AnyWord):
    """Made by `Words` only, one object for each. `constant`: its value where it does not depend on anything. Whether it is a
    secret is not asked: what is no number and no length decides nothing."""

    width: int
    parts: tuple[Part, ...]
    constant: int | None
    secret: bool = False

    @property
    def lo(self) -> int:  # type: ignore[override]
        assert self.constant is not None
        return self.constant

    @property
    def is_constant(self) -> bool:
        return self.constant is not None


@dataclass(frozen=True, eq=False, slots=True)
class Sum:
    """constant + the sum of words times coefficients, modulo 2^width."""

    terms: Mapping[Word, int]
    constant: int


@dataclass
class Words:
    """All words of one proof."""

    _words: dict[Hashable, Word] = field(default_factory=dict)
    _atoms: dict[Hashable, Word] = field(default_factory=dict)
    _sums: dict[Word, Sum] = field(default_factory=dict)
    _constants: dict[tuple[int, int], Word] = field(default_factory=dict)

    def const(self, value: int, width: int) -> Word:
        value %= 1 << width
        known = self._constants.get((value, width))
        if known is None:
            known = self._make((1, _ONE if value >> i & 1 else _ZERO) for i in range(width))
            self._constants[value, width] = known
        return known

    def atom(self, key: Hashable, width: int) -> Word:
        """The word that `key` names: an input, or a function of the words in the key."""
        known = self._atoms.get((key, width))
        if known is None:
            known = self._make([(width, frozenset({frozenset({(len(self._atoms), 0)})}))])
            self._atoms[key, width] = known
        return known

    def unknown(self, name: str, width: int) -> Word:
        """A new word of which nothing is known."""
        return self.atom((name, len(self._atoms)), width)

    def _make(self, parts: Iterable[Part]) -> Word:
        merged: list[Part] = []
        for length, polynomial in parts:
            if merged:
                before, last = merged[-1]
                if len(last) == len(polynomial) and _moved(last, before) == polynomial:
                    merged[-1] = before + length, last
                    continue
            merged.append((length, polynomial))
        key = tuple(merged)
        known = self._words.get(key)
        if known is None:
            constant, at = 0, 0
            for length, polynomial in key:
                if polynomial not in (_ZERO, _ONE):
                    break
                constant |= ((1 << length) - 1 << at) * len(polynomial)
                at += length
            whole = at == sum(length for length, _ in key)
            known = self._words[key] = Word(sum(length for length, _ in key), key, constant if whole else None)
        return known

    # ------------------------------------------------------------------ moves of bits

    def cut(self, word: Word, start: int, length: int) -> Word:
        """`length` bits from bit `start`."""
        if start == 0 and length == word.width:
            return word
        assert 0 <= start < start + length <= word.width
        return self._make(_between(word.parts, start, length))

    def join(self, words: Sequence[Word]) -> Word:
        """The words one above the other, lowest first."""
        return words[0] if len(words) == 1 else self._make(part for word in words for part in word.parts)

    def resized(self, word: Word, width: int) -> Word:
        """Cut, or with zeros above."""
        if width <= word.width:
            return self.cut(word, 0, width)
        return self.join([word, self.const(0, width - word.width)])

    def left(self, word: Word, count: int) -> Word:
        """Shifted left; 0 <= count < width, as in those below. It is a sum as well: the word times a power of two."""
        if not count:
            return word
        shifted = self.join([self.const(0, count), self.cut(word, 0, word.width - count)])
        if shifted.constant is None and shifted not in self._sums:
            word_sum, modulus = self.sum_of(word), 1 << word.width
            terms = {term: c for term, factor in word_sum.terms.items() if (c := (factor << count) % modulus)}
            self._sums[shifted] = Sum(terms, (word_sum.constant << count) % modulus)
        return shifted

    def right(self, word: Word, count: int) -> Word:
        return self.join([self.cut(word, count, word.width - count), self.const(0, count)]) if count else word

    def rotated(self, word: Word, count: int) -> Word:
        """Rotated to the right."""
        return self.join([self.cut(word, count, word.width - count), self.cut(word, 0, count)]) if count else word

    # ------------------------------------------------------------------ bit by bit

    def xor(self, one: Word, two: Word) -> Word:
        return self._make((length, p ^ q) for length, p, q in _aligned(one, two))

    def both(self, one: Word, two: Word) -> Word:
        return self._make((length, _product(p, q)) for length, p, q in _aligned(one, two))

    def either(self, one: Word, two: Word) -> Word:
        return self._make((length, p ^ q ^ _product(p, q)) for length, p, q in _aligned(one, two))

    def inverted(self, word: Word) -> Word:
        return self._make((length, polynomial ^ _ONE) for length, polynomial in word.parts)

    def compared(self, word: Word) -> tuple[Word, Word] | None:
        """Two words that are equal exactly where this one is 0, as of an exclusive or of lengths."""
        return None

    def is_zero(self, word: Word) -> Word:
        """One bit."""
        if word.constant is not None:
            return self.const(int(word.constant == 0), 1)
        raise Undecided("a secret, or what is not known, decides whether a word is 0")

    def is_below(self, one: Word, two: Word) -> Word:
        """One bit: whether one < two as unsigned integers."""
        if one.constant is None or two.constant is None:
            raise Undecided("a secret, or what is not known, decides a comparison")
        return self.const(int(one.constant < two.constant), 1)

    # ------------------------------------------------------------------ sums

    def sum_of(self, word: Word) -> Sum:
        """The word as a sum."""
        if word.constant is not None:
            return Sum({}, word.constant)
        return self._sums.get(word) or Sum({word: 1}, 0)

    def total(self, width: int, items: Iterable[tuple[Word, int]], constant: int = 0) -> Word:
        """constant + the sum of the words, all of this width, times the integers."""
        terms: dict[Word, int] = {}
        for word, factor in items:
            assert word.width == width
            part = self.sum_of(word)
            constant += factor * part.constant
            if not terms and factor == 1:
                terms = dict(part.terms)
                continue
            for term, coefficient in part.terms.items():
                terms[term] = terms.get(term, 0) + factor * coefficient
        modulus = 1 << width
        terms = {term: c for term, coefficient in terms.items() if (c := coefficient % modulus)}
        constant %= modulus
        if not terms:
            return self.const(constant, width)
        if constant == 0 and len(terms) == 1:
            ((term, factor),) = terms.items()
            if factor & (factor - 1) == 0:
                return self.left(term, factor.bit_length() - 1)
        atom = self.atom(("sum", frozenset(terms.items()), constant), width)
        self._sums[atom] = Sum(terms, constant)
        return atom

    def change(self, one: Word, two: Word) -> int | None:
        """two - one, where that is a number."""
        return self.total(one.width, ((two, 1), (one, -1))).constant

    def add(self, one: Word, two: Word) -> Word:
        if one.constant is not None and two.constant is not None:
            return self.const(one.constant + two.constant, one.width)
        return self.total(one.width, ((one, 1), (two, 1)))


def _moved(polynomial: Polynomial, by: int) -> Polynomial:
    return frozenset(frozenset((atom, start + by) for atom, start in product) for product in polynomial)


def _between(parts: Sequence[Part], start: int, length: int) -> Iterator[Part]:
    at = 0
    for size, polynomial in parts:
        first, last = max(at, start), min(at + size, start + length)
        if first < last:
            yield last - first, _moved(polynomial, first - at) if first > at else polynomial
        at += size


def _aligned(one: Word, two: Word) -> Iterator[tuple[int, Polynomial, Polynomial]]:
    """The parts of both, cut where either has a cut."""
    assert one.width == two.width
    first, second = iter(one.parts), iter(two.parts)
    (a, p), (b, q) = next(first), next(second)
    while True:
        step = min(a, b)
        yield step, p, q
        a, b = a - step, b - step
        if a == 0:
            rest = next(first, None)
            if rest is None:
                return
            a, p = rest
        else:
            p = _moved(p, step)
        if b == 0:
            b, q = next(second)
        else:
            q = _moved(q, step)


def _product(p: Polynomial, q: Polynomial) -> Polynomial:
    if len(p) > 1 or len(q) > 1:
        products: set[Product] = set()
        for one in p:
            for two in q:
                products ^= {one | two}
        return frozenset(products)
    return frozenset({one | two for one in p for two in q})
