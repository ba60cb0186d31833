# SPDX-License-Identifier: MIT
"""The domain of words of any width as functions of bits: equal functions are the same object, but for sums.

Trusted. A word is a sequence of bits, each a reduced ordered binary decision diagram in bits of atoms (R. E. Bryant, Graph-Based
Algorithms for Boolean Function Manipulation, 1986), as OxiDD makes them: equal functions are equal diagrams. An atom is an input,
or the value of a function at given words that the caller names, or a sum modulo 2^width of words times integers, flattened: a sum
of sums is one polynomial; or else all sums of a proof are added up bit by bit. Two words that are the same object are equal for
all inputs; that two are different objects says something only where no atom is a sum or the value of a function.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import and_, or_, xor

from oxidd.bdd import BDDFunction, BDDManager

from ecgen_verify.prove.domain import AnyWord, Domain, Field
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Undecided

Bits = tuple[BDDFunction, ...]
#: Inner nodes of all diagrams of a proof at once; bits of all atoms; operations that are remembered.
_MOST_NODES, _MOST_BITS, _REMEMBERED = 1_000_000, 1 << 17, 100_000


@dataclass(frozen=True, eq=False, slots=True)
class Function(AnyWord):
    """Made by `Words` only, one object for the same bits, lowest first. `number`: of the word, as an atom of polynomials; `lo`:
    its value where it does not depend on anything, else -1. Whether it is a secret is not asked: what is no number decides
    nothing."""

    bits: Bits
    number: int
    lo: int = -1
    secret: bool = False

    @property
    def width(self) -> int:
        return len(self.bits)

    @property
    def is_constant(self) -> bool:
        return self.lo >= 0


@dataclass
class Words(Domain[Function]):
    """All words of one proof. `bit_by_bit`: how they are added up. `_unused`: how many variables no atom has; the last of them is
    next, so that it is before all others. `_begun`: atoms, by their lowest bits; `_sums`: what words are as sums modulo
    2^width."""

    bit_by_bit: bool = False
    diagrams: BDDManager = field(default_factory=lambda: BDDManager(_MOST_NODES, _REMEMBERED, 1))
    _unused: int = _MOST_BITS
    _words: dict[Bits, Function] = field(default_factory=dict)
    _numbered: list[Function] = field(default_factory=list)
    _atoms: dict[Hashable, Function] = field(default_factory=dict)
    _begun: dict[BDDFunction, Function] = field(default_factory=dict)
    _sums: dict[Function, Poly] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.diagrams.add_vars(_MOST_BITS)
        self.zero, self.one = self.diagrams.false(), self.diagrams.true()

    # ------------------------------------------------------------------ what words are

    def data(self, bits: Iterable[BDDFunction]) -> Function:
        """The word of these bits, lowest first, which are computed now. Raises Undecided where their diagrams are too large."""
        try:
            key = tuple(bits)
        except MemoryError:
            raise Undecided("bits that depend on too much at once") from None
        word = self._words.get(key)
        if word is None:
            number = sum((bit == self.one) << i for i, bit in enumerate(key)) if {*key} <= {self.zero, self.one} else -1
            word = self._words[key] = Function(key, len(self._numbered), number)
            self._numbered.append(word)
        return word

    def const(self, value: int, bits: int = 64) -> Function:
        """Of at least so many bits."""
        return self.data((self.zero, self.one)[value >> i & 1] for i in range(max(bits, value.bit_length())))

    def atom(self, key: Hashable, width: int) -> Function:
        """The word that `key` names: an input, or a function of the words in the key."""
        if (key, width) not in self._atoms:
            word = self._atoms[key, width] = self.data(self.variable() for _ in range(width))
            self._begun[word.bits[0]] = word
        return self._atoms[key, width]

    def variable(self) -> BDDFunction:
        """A new one."""
        if not self._unused:
            raise MemoryError
        self._unused -= 1
        return self.diagrams.var(self._unused)

    def shortened(self, word: Function) -> Function:
        """Without zeros above; it is no constant."""
        return self.low(word, max(i for i, bit in enumerate(word.bits, 1) if bit != self.zero))

    # ------------------------------------------------------------------ moves of bits

    def cut(self, x: Function, start: int, bits: int) -> Function:
        """Above the word there are zeros, as in those below."""
        known = x.bits[start : start + bits]
        return x if len(known) == bits == x.width else self.data(known + (self.zero,) * (bits - len(known)))

    def assemble(self, fields: Sequence[Field[Function]]) -> Function:
        return self.data(bit for x, start, end in fields for bit in self.cut(x, start, end - start).bits)

    def spread(self, bit: Function, bits: int) -> Function:
        return self.packed([bit] * bits, 1)

    # ------------------------------------------------------------------ bit by bit

    def bitwise(self, op: str, x: Function, y: Function, bits: int) -> Function:
        return self.data(map({"and": and_, "or": or_, "xor": xor}[op], self.low(x, bits).bits, self.low(y, bits).bits))

    def entry(self, table: Sequence[int], index: Bits, width: int) -> Function:
        """What stands at that index of a table of numbers of so many bits."""
        if len({*table}) == 1:
            return self.const(table[0], width)
        half = len(table) // 2
        zero, one = (self.entry(part, index[:-1], width).bits for part in (table[:half], table[half:]))
        return self.data(map(index[-1].ite, one, zero))

    # ------------------------------------------------------------------ sums

    def sum_of(self, word: Function) -> Poly:
        """The word as a sum modulo 2^width."""
        if word not in self._sums:
            self._sums[word] = self._single(word) if word.is_constant else self._cut_sum(word)
        return self._sums[word]

    def _single(self, word: Function) -> Poly:
        return Poly.constant(word.lo) if word.is_constant else Poly.atom(word.number)

    def _cut_sum(self, word: Function) -> Poly:
        """The lowest bits of a sum above zeros are one as well: times a power of two."""
        zeros = next(i for i, bit in enumerate(word.bits) if bit != self.zero)
        rest = word.bits[zeros:]
        atom = self._begun.get(rest[0], word)
        if atom is word or atom.bits[: len(rest)] != rest:
            return self._single(word)
        whole = self.sum_of(atom)
        lowest = {number: self._single(self.low(self._numbered[number], word.width)) for (number,) in filter(None, whole.terms)}
        return whole.substitute(lowest).scale(1 << zeros).low(word.width)

    def total(self, parts: Iterable[tuple[Function, int]], constant: int, bits: int) -> Function:
        sums = [(self.sum_of(self.low(word, bits)), factor) for word, factor in parts]
        whole = total([(Poly.constant(constant), 1), *sums]).low(bits)
        terms = {self._numbered[name[0]]: factor for name, factor in whole.terms.items() if name}
        if not terms:
            return self.const(whole.integer, bits)
        if self.bit_by_bit:
            return self._added(terms, whole.terms.get((), 0), bits)
        if len(whole.terms) == 1 and (1 << whole.twos) in terms.values():
            return self.shift_left(next(iter(terms)), whole.twos, bits)
        atom = self.atom(("sum", whole.key), bits)
        self._sums[atom] = whole
        return atom

    def _added(self, terms: dict[Function, int], constant: int, width: int) -> Function:
        """Bit by bit."""
        result: Iterable[BDDFunction] = self.const(constant, width).bits
        for word, factor in terms.items():
            bits = word.bits
            if factor >> (width - 1):  # -x = ~x + 1
                factor = (1 << width) - factor
                bits = tuple(~bit for bit in bits)
                result = self._sum(result, self.const(factor, width).bits)
            for shift in (i for i in range(width) if factor >> i & 1):
                result = self._sum(result, (self.zero,) * shift + bits[: width - shift])
        return self.data(result)

    def _sum(self, one: Iterable[BDDFunction], two: Bits) -> Iterator[BDDFunction]:
        """Of two integers, lowest bits first, modulo two to as many bits as each has."""
        carry = self.zero
        for a, b in zip(one, two, strict=True):
            unlike = a ^ b
            yield unlike ^ carry
            carry = unlike.ite(carry, a)
