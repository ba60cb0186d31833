# SPDX-License-Identifier: MIT
"""Words of any width as functions of bits: equal functions are the same object, but for sums.

Trusted. A word is a sequence of bits, each a diagram in bits of atoms and of followed inputs. An atom is an input, or the value
of a function at given words that the caller names, or a sum modulo 2^width of words times integers, flattened: a sum of sums is
one sum. A sum of followed words is added up bit by bit instead. Two words that are the same object are equal for all inputs; that
two are different objects says something only where no atom is a sum or the value of a function.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.hashes.diagrams import FALSE, LAST, TRUE, Diagrams
from ecgen_verify.prove.world import Undecided

Bits = tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Word(AnyWord):
    """Made by `Words` only, one object for each. `constant`: its value where it does not depend on anything; `followed`: it
    depends on a followed input. Whether it is a secret is not asked: what is no number and no length decides nothing."""

    width: int
    constant: int | None = None
    followed: bool = False
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
    """All words of one proof. `compared`: two words that are equal exactly where this one, their exclusive or, is 0. `_bits`: of
    atoms, only where they were asked for; `_lowest`: these atoms, by their lowest bits."""

    diagrams: Diagrams = field(default_factory=Diagrams)
    compared: dict[Word, tuple[Word, Word]] = field(default_factory=dict)
    _bits: dict[Word, Bits] = field(default_factory=dict)
    _words: dict[Bits, Word] = field(default_factory=dict)
    _atoms: dict[Hashable, Word] = field(default_factory=dict)
    _lowest: dict[int, Word] = field(default_factory=dict)
    _sums: dict[Word, Sum] = field(default_factory=dict)
    _constants: dict[tuple[int, int], Word] = field(default_factory=dict)

    # ------------------------------------------------------------------ what words are

    def data(self, bits: Iterable[int]) -> Word:
        """The word of these bits, lowest first."""
        key = tuple(bits)
        word = self._words.get(key)
        if word is None:
            first = min(map(self.diagrams.variables.__getitem__, key))
            number = sum(bit << i for i, bit in enumerate(key)) if first == LAST else None
            word = self._words[key] = Word(len(key), number, first < 0)
            self._bits[word] = key
        return word

    def bits(self, word: Word) -> Bits:
        known = self._bits.get(word)
        if known is None:
            known = self._bits[word] = tuple(self.diagrams.variable() for _ in range(word.width))
            self._words[known] = self._lowest[known[0]] = word
        return known

    def const(self, value: int, width: int) -> Word:
        value %= 1 << width
        known = self._constants.get((value, width))
        if known is None:
            known = self._constants[value, width] = self.data(value >> i & 1 for i in range(width))
        return known

    def atom(self, key: Hashable, width: int, *, followed: bool = False) -> Word:
        """The word that `key` names: an input, or a function of the words in the key."""
        known = self._atoms.get((key, width))
        if known is None:
            bits = (self.diagrams.variable(first=True) for _ in range(width))
            known = self._atoms[key, width] = self.data(bits) if followed else Word(width)
        return known

    def unknown(self, name: str, width: int, *, followed: bool = False) -> Word:
        """A new word of which nothing is known."""
        return self.atom((name, len(self._atoms)), width, followed=followed)

    def atom_of(self, word: Word) -> Word | None:
        """The atom of which these are the lowest bits, all of them or some."""
        bits = self._bits.get(word)
        return word if bits is None else self._begun(bits)

    def _begun(self, bits: Bits) -> Word | None:
        """The atom that begins with these bits."""
        atom = self._lowest.get(bits[0])
        return atom if atom is not None and self._bits[atom][: len(bits)] == bits else None

    # ------------------------------------------------------------------ moves of bits

    def cut(self, word: Word, start: int, length: int) -> Word:
        """`length` bits from bit `start`."""
        assert 0 <= start < start + length <= word.width
        return word if length == word.width else self.data(self.bits(word)[start : start + length])

    def join(self, words: Sequence[Word]) -> Word:
        """The words one above the other, lowest first."""
        return words[0] if len(words) == 1 else self.data(bit for word in words for bit in self.bits(word))

    def resized(self, word: Word, width: int) -> Word:
        """Cut, or with zeros above."""
        if width <= word.width:
            return self.cut(word, 0, width)
        return self.data(self.bits(word) + (FALSE,) * (width - word.width))

    def left(self, word: Word, count: int) -> Word:
        """Shifted left; 0 <= count < width, as in those below."""
        return self.data((FALSE,) * count + self.bits(word)[: word.width - count]) if count else word

    def right(self, word: Word, count: int) -> Word:
        return self.data(self.bits(word)[count:] + (FALSE,) * count) if count else word

    def rotated(self, word: Word, count: int) -> Word:
        """Rotated to the right."""
        bits = self.bits(word)
        return self.data(bits[count:] + bits[:count])

    # ------------------------------------------------------------------ bit by bit

    def xor(self, one: Word, two: Word) -> Word:
        assert one.width == two.width
        unlike = self.data(map(self.diagrams.unlike, self.bits(one), self.bits(two)))
        self.compared[unlike] = one, two
        return unlike

    def both(self, one: Word, two: Word) -> Word:
        assert one.width == two.width
        return self.data(map(self.diagrams.both, self.bits(one), self.bits(two)))

    def either(self, one: Word, two: Word) -> Word:
        assert one.width == two.width
        return self.data(map(self.diagrams.either, self.bits(one), self.bits(two)))

    def inverted(self, word: Word) -> Word:
        return self.data(map(self.diagrams.inverse, self.bits(word)))

    def is_zero(self, word: Word) -> Word:
        """One bit."""
        bits = self.bits(word)
        if TRUE not in bits and word.constant is None and not word.followed:
            raise Undecided("a secret, or what is not known, decides whether a word is 0")
        return self.data([FALSE if TRUE in bits else self.diagrams.inverse(self.diagrams.any(bits))])

    def is_below(self, one: Word, two: Word) -> Word:
        """One bit: whether one < two as unsigned integers."""
        below = FALSE
        for word in (one, two):
            if word.constant is None and not word.followed:
                raise Undecided("a secret, or what is not known, decides a comparison")
        for a, b in zip(self.bits(one), self.bits(two), strict=True):
            below = self.diagrams.choice(self.diagrams.unlike(a, b), b, below)
        return self.data([below])

    def equal(self, one: Word, two: Word, given: Word) -> bool:
        """Whether they are the same function wherever the bit `given` is 1."""
        (condition,) = self.bits(given)
        return all(self.diagrams.both(condition, bit) == FALSE for bit in self.bits(self.xor(one, two)))

    # ------------------------------------------------------------------ sums

    def sum_of(self, word: Word) -> Sum:
        """The word as a sum."""
        if word.constant is not None:
            return Sum({}, word.constant)
        known = self._sums.get(word)
        if known is None:
            known = self._sums[word] = self._cut_sum(word)
        return known

    def _cut_sum(self, word: Word) -> Sum:
        """The lowest bits of a sum above zeros are one as well: times a power of two."""
        bits = self._bits.get(word, (TRUE,))
        zeros = next(i for i, bit in enumerate(bits) if bit != FALSE)
        atom, width = self._begun(bits[zeros:]), word.width
        whole = self.sum_of(atom) if atom not in (None, word) and atom.width >= width else None
        if whole is None or (not zeros and whole.terms.keys() == {atom}):
            return Sum({word: 1}, 0)
        terms: dict[Word, int] = {}
        for term, factor in whole.terms.items():
            low = self.cut(term, 0, width)
            terms[low] = (terms.get(low, 0) + (factor << zeros)) % (1 << width)
        return Sum({term: factor for term, factor in terms.items() if factor}, (whole.constant << zeros) % (1 << width))

    def total(self, width: int, items: Iterable[tuple[Word, int]], constant: int = 0) -> Word:
        """constant + the sum of the words, all of this width, times the integers. Raises Undecided for one of followed words and
        of others."""
        terms: dict[Word, int] = {}
        for word, factor in items:
            assert word.width == width
            part = self.sum_of(word)
            constant += factor * part.constant
            for term, coefficient in part.terms.items():
                terms[term] = terms.get(term, 0) + factor * coefficient
        modulus = 1 << width
        terms = {term: c for term, coefficient in terms.items() if (c := coefficient % modulus)}
        constant %= modulus
        if not terms:
            return self.const(constant, width)
        if (followed := {term.followed for term in terms}) == {True}:
            return self._added(width, terms, constant)
        if True in followed:
            raise Undecided("a sum of a length and of data, or of what is not known")
        if constant == 0 and len(terms) == 1:
            ((term, factor),) = terms.items()
            if factor & (factor - 1) == 0:
                return self.left(term, factor.bit_length() - 1)
        atom = self.atom(("sum", frozenset(terms.items()), constant), width)
        self._sums[atom] = Sum(terms, constant)
        return atom

    def _added(self, width: int, terms: Mapping[Word, int], constant: int) -> Word:
        """Bit by bit."""
        total = self.bits(self.const(constant, width))
        for word, factor in terms.items():
            bits = self.bits(word)
            if factor >> (width - 1):  # -x = ~x + 1
                factor = (1 << width) - factor
                bits = self.bits(self.inverted(word))
                total = self.diagrams.sum(total, self.bits(self.const(factor, width)))
            for shift in (i for i in range(width) if factor >> i & 1):
                total = self.diagrams.sum(total, (FALSE,) * shift + bits[: width - shift])
        return self.data(total)

    def add(self, one: Word, two: Word) -> Word:
        return self.total(one.width, ((one, 1), (two, 1)))
