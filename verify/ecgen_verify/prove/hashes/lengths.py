# SPDX-License-Identifier: MIT
"""Lengths and counts: words that are sums of unknowns, each of which lies in a range; comparisons of such words.

Trusted. Only these unknowns, which are public, can decide anything: a word with anything else in it, such as a byte of a message,
is no length, and whoever asks about it is refused. As integers, lengths are linear polynomials in the numbers of unknowns.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.poly import Key, Poly
from ecgen_verify.prove.world import Open, Undecided

Range = tuple[int, int]


class Fork(Open):
    """What is asked depends on `unknown`: it is to be looked at with its least value, and with all others."""

    def __init__(self, unknown: int, least: int) -> None:
        super().__init__("a length that is not known")
        self.unknown, self.least = unknown, least


@dataclass
class Lengths:
    """`ranges`: of unknowns, by their numbers. `different`: integers that are not 0."""

    words: Words
    ranges: dict[int, Range]
    different: frozenset[Key] = frozenset()

    # ------------------------------------------------------------------ words and integers

    def form(self, word: Word) -> Poly:
        """The integer that the word is. Raises Undecided where it is none between 0 and its greatest value for sure."""
        return self._integer(word, 0)

    def _integer(self, word: Word, least: int) -> Poly:
        """An integer from `least` to the word's greatest value that it is modulo 2^width. Raises Undecided where none is seen."""
        known = self.congruent(word)
        for moved in (known, known.offset(-(1 << word.width))):
            low, high = self.bounds(moved)
            if low >= least and high < 1 << word.width:
                return moved
        raise Undecided("a length that may be negative or too great for its word")

    def congruent(self, word: Word) -> Poly:
        """An integer that the word is modulo 2^width. Raises Undecided where it is no length."""
        known, half = self._sum(word, word.width), 1 << (word.width - 1)
        if known is None:
            raise Undecided("a secret, or what is not known, decides a branch, an address or a length")
        return Poly({unknown: c - 2 * half if unknown and c >= half else c for unknown, c in known.terms.items()})

    def _sum(self, word: Word, bits: int) -> Poly | None:
        """Of unknowns, which may be wider, modulo 2^bits; None where it has anything else in it."""
        known = self.words.sum_of(word)
        total = Poly.constant(known.constant % (1 << bits))
        for term, factor in known.terms.items():
            if factor % (1 << bits):
                number = self.words.numbers.get(self.words.atom_of(term))
                if number is None or number not in self.ranges:
                    return None
                total = total.plus(Poly.atom(number), factor % (1 << bits))
        return total

    def is_length(self, word: Word) -> bool:
        """Whether it depends on lengths alone."""
        return self._sum(word, word.width) is not None

    def word(self, form: Poly, width: int = 64) -> Word:
        """The integer modulo 2^width; unknowns may be wider."""
        parts = [(self.words.numbered[number], factor) for (number,), factor in self._parts(form)]
        return self.words.total(parts, form.terms.get((), 0), width)

    def _parts(self, form: Poly) -> list[tuple[tuple[int, ...], int]]:
        """But for the constant. Raises Undecided for an unknown of which nothing is known."""
        parts = [(unknown, factor) for unknown, factor in form.terms.items() if unknown]
        if form.shift or not all(unknown[0] in self.ranges for unknown, _ in parts):
            raise Undecided("a length of which nothing is known")
        return parts

    # ------------------------------------------------------------------ what is known of integers

    def bounds(self, form: Poly) -> Range:
        low = high = form.terms.get((), 0)
        for (number,), factor in self._parts(form):
            ends = factor * self.ranges[number][0], factor * self.ranges[number][1]
            low, high = low + min(ends), high + max(ends)
        return low, high

    def is_zero(self, form: Poly) -> bool:
        return self.bounds(form) == (0, 0)

    def same(self, one: Word, two: Word) -> bool:
        """Whether they are shown to be equal."""
        if one is two:
            return True
        try:
            return self.is_zero(self.form(one) - self.form(two))
        except Undecided:
            return False

    def below(self, one: Word, two: Word) -> bool:
        """Whether one < two, as unsigned numbers. Raises Fork where that depends, or Undecided."""
        form = self.form(one) - self.form(two)
        low, high = self.bounds(form)
        if low >= 0 or high < 0:
            return high < 0
        raise self._fork(form)

    def compared(self, word: Word) -> tuple[Word, Word] | None:
        """Two lengths that are equal exactly where the word is 0, if there are such: also of an exclusive or."""
        if self.is_length(word):
            return word, self.words.const(0, word.width)
        pair = self.words.compared.get(word)
        return pair if pair is not None and all(map(self.is_length, pair)) else None

    def equal(self, one: Word, two: Word) -> bool:
        """Whether they are equal: an integer between -2^width and 2^width is 0 where it is 0 modulo 2^width. Raises Fork where
        that depends, or Undecided."""
        form = self._integer(self.words.total(((one, 1), (two, -1)), 0, one.width), 1 - (1 << one.width))
        low, high = self.bounds(form)
        if low > 0 or high < 0 or low == high:
            return low == high == 0
        if form.key in self.different or form.scale(-1).key in self.different:
            return False
        raise self._fork(form)

    def _fork(self, form: Poly) -> Fork:
        """On the unknown that counts most."""
        open_ones = [(abs(factor), number) for (number,), factor in self._parts(form) if len({*self.ranges[number]}) > 1]
        _, chosen = max(open_ones)
        return Fork(chosen, self.ranges[chosen][0])

    # ------------------------------------------------------------------ parts of words

    def low(self, word: Word, bits: int) -> Word | None:
        """The lowest bits, where they are seen to be a length: also of a word that is a sum modulo a smaller power of two."""
        form = self._sum(word, bits)
        if form is None:
            return None
        least, most = self.bounds(form)
        return self.word(form, word.width) if 0 <= least <= most < 1 << bits else None

    def high(self, word: Word, bits: int) -> Word | None:
        """The word without its lowest bits, divided by 2^bits, where these are seen to be a length."""
        low = self.low(word, bits)
        if low is None:
            return None
        try:
            form = self.form(word) - self.form(low)
        except Undecided:
            return None
        return self.word(form.shifted_down(bits), word.width)
