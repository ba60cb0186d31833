# SPDX-License-Identifier: MIT
"""Lengths and counts: words that are sums of unknowns, each of which lies in a range; comparisons of such words.

Trusted. Only these unknowns, which are public, can decide anything: a word with anything else in it, such as a byte of a message,
is no length, and whoever asks about it is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.world import Open, Undecided

Range = tuple[int, int]


class Fork(Open):
    """What is asked depends on `unknown`: it is to be looked at with its least value, and with all others."""

    def __init__(self, unknown: Word, least: int) -> None:
        super().__init__("a length that is not known")
        self.unknown, self.least = unknown, least


@dataclass(frozen=True)
class Form:
    """An integer: constant + the sum of unknowns times coefficients."""

    terms: Mapping[Word, int]
    constant: int

    def __sub__(self, other: Form) -> Form:
        terms = dict(self.terms)
        for term, factor in other.terms.items():
            terms[term] = terms.get(term, 0) - factor
        return Form({term: factor for term, factor in terms.items() if factor}, self.constant - other.constant)


@dataclass
class Lengths:
    """`different`: integers that are not 0."""

    words: Words
    ranges: dict[Word, Range]
    different: tuple[Form, ...] = ()

    def form(self, word: Word) -> Form:
        """The integer that the word is. Raises Undecided where it is none between 0 and its greatest value for sure."""
        return self._integer(word, 0)

    def _integer(self, word: Word, least: int) -> Form:
        """An integer from `least` to the word's greatest value that it is modulo 2^width. Raises Undecided where none is seen."""
        known, half = self._sum(word, word.width), 1 << (word.width - 1)
        if known is None:
            raise Undecided("a secret, or what is not known, decides a branch, an address or a length")
        form = Form({term: c if c < half else c - 2 * half for term, c in known.terms.items()}, known.constant)
        for moved in (form, Form(form.terms, form.constant - 2 * half)):
            low, high = self.bounds(moved)
            if low >= least and high < 2 * half:
                return moved
        raise Undecided("a length that may be negative or too great for its word")

    def _sum(self, word: Word, bits: int) -> Form | None:
        """Of unknowns, which may be wider, modulo 2^bits; None where it has anything else in it."""
        known, modulus = self.words.sum_of(word), 1 << bits
        terms = [(self.words.atom_of(term), c) for term, factor in known.terms.items() if (c := factor % modulus)]
        unknowns = {term: factor for term, factor in terms if term in self.ranges}
        return Form(unknowns, known.constant % modulus) if len(unknowns) == len(terms) else None

    def bounds(self, form: Form) -> Range:
        low = high = form.constant
        for term, factor in form.terms.items():
            ends = factor * self.ranges[term][0], factor * self.ranges[term][1]
            low, high = low + min(ends), high + max(ends)
        return low, high

    def same(self, one: Word, two: Word) -> bool:
        """Whether they are shown to be equal."""
        if one is two:
            return True
        try:
            return self.bounds(self.form(one) - self.form(two)) == (0, 0)
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
        if form in self.different or Form({}, 0) - form in self.different:
            return False
        raise self._fork(form)

    def _fork(self, form: Form) -> Fork:
        """On the unknown that counts most."""
        open_ones = [term for term in form.terms if self.ranges[term][0] < self.ranges[term][1]]
        chosen = max(open_ones, key=lambda term: abs(form.terms[term]))
        return Fork(chosen, self.ranges[chosen][0])

    def is_length(self, word: Word) -> bool:
        """Whether it depends on lengths alone."""
        return self._sum(word, word.width) is not None

    def low(self, word: Word, bits: int) -> Word | None:
        """The lowest bits, where they are seen to be a length: also of a word that is a sum modulo a smaller power of two."""
        form = self._sum(word, bits)
        if form is None:
            return None
        least, most = self.bounds(form)
        return self._word(form, word.width) if 0 <= least <= most < 1 << bits else None

    def high(self, word: Word, bits: int) -> Word | None:
        """The word without its lowest bits, divided by 2^bits, where these are seen to be a length."""
        low = self.low(word, bits)
        if low is None:
            return None
        try:
            form = self.form(word) - self.form(low)  # a multiple of 2^bits, term by term
        except Undecided:
            return None
        return self._word(Form({term: factor >> bits for term, factor in form.terms.items()}, form.constant >> bits), word.width)

    def _word(self, form: Form, width: int) -> Word:
        """Of unknowns that may be wider."""
        items = [(self.words.cut(term, 0, width), factor) for term, factor in form.terms.items()]
        return self.words.total(items, form.constant, width)
