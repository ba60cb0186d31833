# SPDX-License-Identifier: MIT
"""Words of any width as functions of bits: equal functions are the same object, but for sums.

Trusted. A word is a sequence of bits, each a diagram in bits of atoms and of followed inputs. An atom is an input, or the value
of a function at given words that the caller names, or a sum modulo 2^width of words times integers, flattened: a sum of sums is
one sum. A sum of followed words is added up bit by bit instead. Two words that are the same object are equal for all inputs; that
two are different objects says something only where no atom is a sum or the value of a function.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.hashes.diagrams import FALSE, LAST, TRUE, Diagrams
from ecgen_verify.prove.world import Undecided

Bits = tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Function(AnyWord):
    """Made by `Words` only, one object for each. `constant`: its value where it does not depend on anything; `followed`: it
    depends on a followed input. Whether it is a secret is not asked: what is no number decides nothing."""

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

    terms: Mapping[Function, int]
    constant: int


@dataclass
class Words:
    """All words of one proof, with the operations of the domain that decide nothing. `_bits`: of atoms, only where they were
    asked for; `_lowest`: these atoms, by their lowest bits."""

    diagrams: Diagrams = field(default_factory=Diagrams)
    _bits: dict[Function, Bits] = field(default_factory=dict)
    _words: dict[Bits, Function] = field(default_factory=dict)
    _atoms: dict[Hashable, Function] = field(default_factory=dict)
    _lowest: dict[int, Function] = field(default_factory=dict)
    _sums: dict[Function, Sum] = field(default_factory=dict)
    _constants: dict[tuple[int, int], Function] = field(default_factory=dict)

    # ------------------------------------------------------------------ what words are

    def data(self, bits: Iterable[int]) -> Function:
        """The word of these bits, lowest first."""
        key = tuple(bits)
        word = self._words.get(key)
        if word is None:
            first = min(map(self.diagrams.variables.__getitem__, key))
            number = sum(bit << i for i, bit in enumerate(key)) if first == LAST else None
            word = self._words[key] = Function(len(key), number, first < 0)
            self._bits[word] = key
        return word

    def bits(self, word: Function) -> Bits:
        known = self._bits.get(word)
        if known is None:
            known = self._bits[word] = tuple(self.diagrams.variable() for _ in range(word.width))
            self._words[known] = self._lowest[known[0]] = word
        return known

    def const(self, value: int, bits: int = 64) -> Function:
        value %= 1 << bits
        known = self._constants.get((value, bits))
        if known is None:
            known = self._constants[value, bits] = self.data(value >> i & 1 for i in range(bits))
        return known

    def atom(self, key: Hashable, width: int, *, followed: bool = False) -> Function:
        """The word that `key` names: an input, or a function of the words in the key."""
        known = self._atoms.get((key, width))
        if known is None:
            bits = (self.diagrams.variable(first=True) for _ in range(width))
            known = self._atoms[key, width] = self.data(bits) if followed else Function(width)
        return known

    def shortened(self, word: Function) -> Function:
        """Without zeros above, as far as they are seen."""
        bits = self._bits.get(word, (TRUE,))
        zeros = next((i for i, bit in enumerate(reversed(bits)) if bit != FALSE), 0)
        return self.data(bits[:-zeros]) if zeros and word.constant is None else word

    def atom_of(self, word: Function) -> Function | None:
        """The atom of which these are the lowest bits, all of them or some."""
        bits = self._bits.get(word)
        return word if bits is None else self._begun(bits)

    def _begun(self, bits: Bits) -> Function | None:
        """The atom that begins with these bits."""
        atom = self._lowest.get(bits[0])
        return atom if atom is not None and self._bits[atom][: len(bits)] == bits else None

    # ------------------------------------------------------------------ moves of bits

    def cut(self, x: Function, start: int, bits: int) -> Function:
        """Above the word there are zeros, as in those below."""
        if start == 0 and bits == x.width:
            return x
        known = self.bits(x)[start : start + bits]
        return self.data(known + (FALSE,) * (bits - len(known)))

    def low(self, x: Function, bits: int) -> Function:
        return self.cut(x, 0, bits)

    def bit_of(self, x: Function, position: int) -> Function:
        return self.cut(x, position, 1)

    def join(self, words: Sequence[Function]) -> Function:
        """The words one above the other, lowest first."""
        return words[0] if len(words) == 1 else self.data(bit for word in words for bit in self.bits(word))

    def packed(self, parts: Sequence[Function], bits: int) -> Function:
        return self.join([self.low(part, bits) for part in parts])

    def joined(self, low: Function, high: Function, bits: int) -> Function:
        return self.packed((low, high), bits)

    def spread(self, bit: Function, bits: int) -> Function:
        return self.packed([bit] * bits, 1)

    def over(self, rest: Function, low: Function, bits: int) -> Function:
        return self.join([self.low(low, bits), self.cut(rest, bits, 64 - bits)])

    def gather(self, parts: Sequence[tuple[Function, int]]) -> Function:
        runs = [list(run) for _, run in groupby(enumerate(parts), lambda part: (part[1][0], part[1][1] - part[0]))]
        return self.join([self.cut(word, 8 * first, 8 * len(run)) for run in runs for _, (word, first) in run[:1]])

    def shift_left(self, x: Function, count: int, bits: int) -> Function:
        return self.data((FALSE,) * count + self.bits(self.low(x, bits - count))) if count else self.low(x, bits)

    def shift_right(self, x: Function, count: int) -> Function:
        return self.cut(x, count, x.width)

    def funnel_right(self, low: Function, high: Function, count: int, bits: int) -> Function:
        return self.cut(self.joined(low, high, bits), count, bits)

    def rotate_left(self, x: Function, count: int, bits: int) -> Function:
        known = self.bits(self.low(x, bits))
        return self.data(known[bits - count :] + known[: bits - count])

    # ------------------------------------------------------------------ bit by bit

    def _combined(self, operation: Callable[[int, int], int], x: Function, y: Function, bits: int) -> Function:
        return self.data(map(operation, self.bits(self.low(x, bits)), self.bits(self.low(y, bits))))

    def xor(self, x: Function, y: Function, bits: int) -> Function:
        return self._combined(self.diagrams.unlike, x, y, bits)

    def and_(self, x: Function, y: Function, bits: int) -> Function:
        return self._combined(self.diagrams.both, x, y, bits)

    def or_(self, x: Function, y: Function, bits: int) -> Function:
        return self._combined(self.diagrams.either, x, y, bits)

    def invert(self, x: Function, bits: int) -> Function:
        return self.data(map(self.diagrams.inverse, self.bits(self.low(x, bits))))

    def zero(self, x: Function) -> Function:
        """A bit: whether all bits are 0."""
        bits = self.bits(x)
        if TRUE not in bits and x.constant is None and not x.followed:
            raise Undecided("a secret, or what is not known, decides whether a word is 0")
        return self.data([FALSE if TRUE in bits else self.diagrams.inverse(self.diagrams.any(bits))])

    def is_below(self, x: Function, y: Function) -> Function:
        """A bit: whether x < y as unsigned integers."""
        below = FALSE
        if any(word.constant is None and not word.followed for word in (x, y)):
            raise Undecided("a secret, or what is not known, decides a comparison")
        for a, b in zip(self.bits(x), self.bits(y), strict=True):
            below = self.diagrams.choice(self.diagrams.unlike(a, b), b, below)
        return self.data([below])

    def equal(self, one: Function, two: Function, given: Function) -> bool:
        """Whether they are the same function wherever the bit `given` is 1."""
        (condition,) = self.bits(given)
        return all(self.diagrams.both(condition, bit) == FALSE for bit in self.bits(self.xor(one, two, one.width)))

    # ------------------------------------------------------------------ sums

    def sum_of(self, word: Function) -> Sum:
        """The word as a sum."""
        if word.constant is not None:
            return Sum({}, word.constant)
        known = self._sums.get(word)
        if known is None:
            known = self._sums[word] = self._cut_sum(word)
        return known

    def _cut_sum(self, word: Function) -> Sum:
        """The lowest bits of a sum above zeros are one as well: times a power of two."""
        bits = self._bits.get(word, (TRUE,))
        zeros = next(i for i, bit in enumerate(bits) if bit != FALSE)
        atom, width = self._begun(bits[zeros:]), word.width
        whole = self.sum_of(atom) if atom not in (None, word) and atom.width >= width else None
        if whole is None or (not zeros and whole.terms.keys() == {atom}):
            return Sum({word: 1}, 0)
        terms: dict[Function, int] = {}
        for term, factor in whole.terms.items():
            low = self.cut(term, 0, width)
            terms[low] = (terms.get(low, 0) + (factor << zeros)) % (1 << width)
        return Sum({term: factor for term, factor in terms.items() if factor}, (whole.constant << zeros) % (1 << width))

    def total(self, parts: Iterable[tuple[Function, int]], constant: int, bits: int) -> Function:
        """constant + the sum of words times factors, modulo 2^bits. Raises Undecided for one of followed words and of others."""
        terms: dict[Function, int] = {}
        for word, factor in parts:
            part = self.sum_of(self.low(word, bits))
            constant += factor * part.constant
            for term, coefficient in part.terms.items():
                terms[term] = terms.get(term, 0) + factor * coefficient
        modulus = 1 << bits
        terms = {term: c for term, coefficient in terms.items() if (c := coefficient % modulus)}
        constant %= modulus
        if not terms:
            return self.const(constant, bits)
        if (followed := {term.followed for term in terms}) == {True}:
            return self._added(terms, constant, bits)
        if True in followed:
            raise Undecided("a sum of a length and of data, or of what is not known")
        if constant == 0 and len(terms) == 1:
            ((term, factor),) = terms.items()
            if factor & (factor - 1) == 0:
                return self.shift_left(term, factor.bit_length() - 1, bits)
        atom = self.atom(("sum", frozenset(terms.items()), constant), bits)
        self._sums[atom] = Sum(terms, constant)
        return atom

    def _added(self, terms: Mapping[Function, int], constant: int, width: int) -> Function:
        """Bit by bit."""
        total = self.bits(self.const(constant, width))
        for word, factor in terms.items():
            bits = self.bits(word)
            if factor >> (width - 1):  # -x = ~x + 1
                factor = (1 << width) - factor
                bits = self.bits(self.invert(word, width))
                total = self.diagrams.sum(total, self.bits(self.const(factor, width)))
            for shift in (i for i in range(width) if factor >> i & 1):
                total = self.diagrams.sum(total, (FALSE,) * shift + bits[: width - shift])
        return self.data(total)

    def plus(self, one: Function, two: Function) -> Function:
        return self.total(((one, 1), (two, 1)), 0, one.width)
