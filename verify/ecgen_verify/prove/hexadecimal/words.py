# SPDX-License-Identifier: MIT
"""Words that are lengths, or whose bits are functions of the bits of inputs.

Trusted. A word is one of three: a number; a sum of unknowns, which lengths and addresses are, modulo a power of two, and of which
no bit is known; data, each bit a diagram. Data that are the same function are the same object, as in `hashes.words`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.hashes.words import Sum, Word, Words
from ecgen_verify.prove.hexadecimal.diagrams import FALSE, TRUE, Diagrams
from ecgen_verify.prove.world import Undecided

Bits = tuple[int, ...]


@dataclass
class BitWords(Words):
    """All words of one proof. `_extended`: by the word that has zeros above it, the word itself. `_compared`: see `compared`."""

    diagrams: Diagrams = field(default_factory=Diagrams)
    _bits: dict[Word, Bits] = field(default_factory=dict)
    _of_bits: dict[Bits, Word] = field(default_factory=dict)
    _inputs: dict[tuple[Hashable, int], Word] = field(default_factory=dict)
    _extended: dict[Word, Word] = field(default_factory=dict)
    _compared: dict[Word, tuple[Word, Word]] = field(default_factory=dict)

    # ------------------------------------------------------------------ what words are

    def data(self, bits: Iterable[int]) -> Word:
        """The word of these bits, lowest first."""
        key = tuple(bits)
        word = self._of_bits.get(key)
        if word is None:
            known = all(bit in (FALSE, TRUE) for bit in key)
            number = sum(bit << i for i, bit in enumerate(key)) if known else None
            word = self._of_bits[key] = Word(len(key), (), number)
            self._bits[word] = key
        return word

    def input(self, key: Hashable, width: int, *, first: bool = False) -> Word:
        """Data that may be anything; the same for the same key. `first`: diagrams ask for these bits before all others, which
        keeps those small that let the bits pass or clear them all."""
        word = self._inputs.get((key, width))
        if word is None:
            word = self._inputs[key, width] = self.data(self.diagrams.variable(first=first) for _ in range(width))
        return word

    def is_data(self, word: Word) -> bool:
        return word in self._bits

    def bits(self, word: Word) -> Bits:
        """Raises Undecided where they are not known."""
        known = self._bits.get(word)
        if known is None:
            raise Undecided("bits of a length, or of what is not known")
        return known

    def const(self, value: int, width: int) -> Word:
        return self.data(value >> i & 1 for i in range(width))

    def atom(self, key: Hashable, width: int) -> Word:
        """An unknown."""
        known = self._atoms.get((key, width))
        if known is None:
            known = self._atoms[key, width] = Word(width, (), None)
        return known

    # ------------------------------------------------------------------ moves of bits

    def cut(self, word: Word, start: int, length: int) -> Word:
        if start == 0 and length == word.width:
            return word
        assert 0 <= start < start + length <= word.width
        if self.is_data(word) or start:
            return self.data(self.bits(word)[start : start + length])
        narrow = self._extended.get(word)
        if narrow is not None:
            return self.cut(narrow, 0, length) if length <= narrow.width else self.resized(narrow, length)
        known = self.sum_of(word)
        return self._sum(length, known.terms, known.constant)

    def join(self, words: Sequence[Word]) -> Word:
        return words[0] if len(words) == 1 else self.data(bit for word in words for bit in self.bits(word))

    def resized(self, word: Word, width: int) -> Word:
        if width <= word.width or self.is_data(word):
            return super().resized(word, width)
        extended = self.atom(("with zeros above", word), width)
        self._extended[extended] = word
        return extended

    def left(self, word: Word, count: int) -> Word:
        if not self.is_data(word):
            return self.total(word.width, [(word, 1 << count)])
        return self.data((FALSE,) * count + self.bits(word)[: word.width - count])

    # ------------------------------------------------------------------ bit by bit

    def xor(self, one: Word, two: Word) -> Word:
        if not self.is_data(one) and not self.is_data(two):
            unlike = self.atom(("exclusive or", one, two), one.width)
            self._compared[unlike] = one, two
            return unlike
        return self.data(map(self.diagrams.unlike, self.bits(one), self.bits(two)))

    def both(self, one: Word, two: Word) -> Word:
        return self.data(map(self.diagrams.both, self.bits(one), self.bits(two)))

    def either(self, one: Word, two: Word) -> Word:
        for word, other in ((one, two), (two, one)):
            if word in self._compared and other.constant is not None:
                return self._either_number(word, other)
        return self.data(map(self.diagrams.either, self.bits(one), self.bits(two)))

    def _either_number(self, word: Word, number: Word) -> Word:
        """With a number other than 0 it is never 0."""
        if not number.constant:
            return word
        known = self.atom(("either", word, number), word.width)
        self._compared[known] = number, self.const(0, number.width)
        return known

    def compared(self, word: Word) -> tuple[Word, Word] | None:
        return self._compared.get(word)

    def inverted(self, word: Word) -> Word:
        if not self.is_data(word):
            return self.total(word.width, [(word, -1)], -1)
        return self.data(map(self.diagrams.inverse, self.bits(word)))

    def is_zero(self, word: Word) -> Word:
        return self.data([self.diagrams.inverse(self.diagrams.any(self.bits(word)))])

    def is_below(self, one: Word, two: Word) -> Word:
        below = FALSE
        for a, b in zip(self.bits(one), self.bits(two), strict=True):
            below = self.diagrams.choice(self.diagrams.unlike(a, b), b, below)
        return self.data([below])

    # ------------------------------------------------------------------ sums

    def total(self, width: int, items: Iterable[tuple[Word, int]], constant: int = 0) -> Word:
        """Raises Undecided for a sum of a length and of data."""
        terms: dict[Word, int] = {}
        data: list[tuple[Word, int]] = []
        for word, factor in items:
            if not factor:
                continue
            assert word.width == width
            if self.is_data(word) and word.constant is None:
                data.append((word, factor))
                continue
            part = self.sum_of(word)
            constant += factor * part.constant
            for term, coefficient in part.terms.items():
                terms[term] = terms.get(term, 0) + factor * coefficient
        if not data:
            return self._sum(width, terms, constant)
        if any(factor % (1 << width) for factor in terms.values()):
            raise Undecided("a sum of a length and of data, or of what is not known")
        total = self.bits(self.const(constant, width))
        for word, factor in data:
            bits = self.bits(word)
            if factor < 0:
                total = self.diagrams.sum(total, self.bits(self.const(-factor, width)))
                bits, factor = self.bits(self.inverted(word)), -factor  # -x = ~x + 1
            for shift in (i for i in range(width) if factor >> i & 1):
                total = self.diagrams.sum(total, (FALSE,) * shift + bits[: width - shift])
        return self.data(total)

    def change(self, one: Word, two: Word) -> int | None:
        if self.is_data(one) and self.is_data(two):
            return 0 if one is two else None if one.constant is None or two.constant is None else two.constant - one.constant
        unlike = any(self.is_data(word) and word.constant is None for word in (one, two))
        return None if unlike else super().change(one, two)

    def _sum(self, width: int, terms: Mapping[Word, int], constant: int) -> Word:
        """Of unknowns, which may be wider: of these count the lowest bits."""
        modulus = 1 << width
        kept = {term: c for term, coefficient in terms.items() if (c := coefficient % modulus)}
        constant %= modulus
        if not kept:
            return self.const(constant, width)
        if constant == 0 and len(kept) == 1:
            ((term, factor),) = kept.items()
            if factor == 1 and term.width == width:
                return term
        word = self.atom(("sum", frozenset(kept.items()), constant), width)
        self._sums[word] = Sum(kept, constant)
        return word
