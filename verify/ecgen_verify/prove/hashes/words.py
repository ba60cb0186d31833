# SPDX-License-Identifier: MIT
"""The domain of integers, where words that depend on a secret are functions of bits: equal functions are the same word, but for
sums.

Trusted. A word is a polynomial with an interval, as in the domain of integers. A secret is a sequence of bits besides, each a
reduced ordered binary decision diagram (R. E. Bryant, Graph-Based Algorithms for Boolean Function Manipulation, 1986), as OxiDD
makes them: equal functions are equal diagrams. What operations make of secrets is an atom, the same one for the same bits. A sum
modulo 2^size of words times integers has bits that are anything, and is the same atom for the same polynomial, as which sums of
sums are one; or else all sums of a proof are added up bit by bit. Two words that are the same are equal for all inputs; that two
are different ones says something only where no bits are those of sums or of values of functions. So lengths, which are public,
are integers, and data are bits. Where an operation would have to decide something of data it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeVar

from oxidd.bdd import BDDFunction, BDDManager

from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.domain import AnyWord, Domain, Parts
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Field, Word, constant
from ecgen_verify.prove.world import BITWISE, Undecided

_Result = TypeVar("_Result")
#: Lowest first.
Bits = tuple[BDDFunction, ...]
#: Inner nodes of all diagrams of a proof at once; bits that are anything; operations that are remembered.
_MOST_NODES, _MOST_BITS, _REMEMBERED = 1_000_000, 1 << 17, 100_000


def _manager() -> BDDManager:
    manager = BDDManager(_MOST_NODES, _REMEMBERED, 1)
    manager.add_vars(_MOST_BITS)
    return manager


def _is_secret(value: Any) -> bool:
    if isinstance(value, AnyWord):
        return value.secret
    parts = value if isinstance(value, tuple | list) else vars(value).values() if isinstance(value, Parts) else ()
    return any(map(_is_secret, parts))


def _of_secrets(operation: Callable[..., _Result]) -> Callable[..., _Result]:
    """Where one of the words is a secret, else what it is of integers."""
    integers: Callable[..., _Result] = getattr(Integers, operation.__name__)

    def by_secrecy(self: WithBits, *args: Any) -> _Result:
        return (operation if _is_secret(args) else integers)(self, *args)

    return by_secrecy


@dataclass
class WithBits(Integers):
    """All paths of a proof share all but the path. `bit_by_bit`: how secrets are added up. `_unused`: the variables that are no
    bits yet, the last one first, so that it is before all others. `_bits`: of words, by their polynomials; of those that no
    operation on bits made by their size, too, which is another one on other paths. `_words`: the other way round. `_sums`: by
    their polynomials and sizes. `_begun`: bits that are anything, and what they are as a sum modulo 2^size, by the lowest one."""

    bit_by_bit: bool = False
    diagrams: BDDManager = field(default_factory=_manager)
    _unused: Iterator[int] = field(default_factory=lambda: iter(reversed(range(_MOST_BITS))))
    _bits: dict[Hashable, Bits] = field(default_factory=dict)
    _words: dict[Bits, Word] = field(default_factory=dict)
    _sums: dict[tuple[Poly, int], Word] = field(default_factory=dict)
    _begun: dict[BDDFunction, tuple[Bits, Poly]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.zero, self.one = self.diagrams.false(), self.diagrams.true()

    # ------------------------------------------------------------------ what words are

    def bits(self, x: Word, size: int) -> Bits:
        """So many, the lowest ones. Of a word that no operation on bits made they are anything."""
        if x.is_constant:
            return tuple((self.zero, self.one)[x.lo >> i & 1] for i in range(size))
        poly, width = self.path.resolve(x.poly), x.hi.bit_length()
        known = self._bits.get(poly.key) or self._bits.get((poly.key, width))
        if known is None:
            if x.lo < 0:
                raise Undecided("the bits of a number that may be negative")
            known = self._begin((poly.key, width), Word(poly, 0, (1 << width) - 1, True))
        return known[:size] + (self.zero,) * (size - len(known))

    def _begin(self, key: Hashable, word: Word) -> Bits:
        """Let the bits of a word be anything."""
        bits = self._bits[key] = tuple(self.variable() for _ in range(word.hi.bit_length()))
        self._words[bits], self._begun[bits[0]] = word, (bits, Poly.atom(word))
        return bits

    def variable(self) -> BDDFunction:
        """A new one."""
        for number in self._unused:
            return self.diagrams.var(number)
        raise Undecided("bits of too many words")

    def word(self, bits: Iterable[BDDFunction]) -> Word:
        """Of these bits, which are computed now: a secret, unless it is a number. Raises Undecided where their diagrams are too
        large."""
        try:
            known = [*bits]
        except MemoryError:
            raise Undecided("bits that depend on too much at once") from None
        while known and known[-1] == self.zero:
            known.pop()
        if (key := tuple(known)) not in self._words:
            if all(bit == self.zero or bit == self.one for bit in key):
                return constant(sum((bit == self.one) << i for i, bit in enumerate(key)))
            word = self._words[key] = self._new_atom("a function of bits", len(key))
            self._bits[word.poly.key] = key
        return self._words[key]

    def _new_atom(self, name: str, size: int) -> Word:
        top = (1 << size) - 1
        return Word(Poly.atom(self.path.world.new_atom(name, 0, top)), 0, top, True)

    # ------------------------------------------------------------------ operations

    multiply, pick = _of_secrets(Domain.multiply), _of_secrets(Domain.pick)
    decided, flag = _of_secrets(Domain.decided), _of_secrets(Domain.flag)

    @_of_secrets
    def low(self, x: Word, bits: int) -> Word:
        return x if not x.lo and not x.hi >> bits else self.cut(x, 0, bits)

    @_of_secrets
    def assemble(self, fields: Sequence[Field]) -> Word:
        return self.word(bit for x, start, end in fields for bit in self.bits(x, end)[start:])

    @_of_secrets
    def spread(self, bit: Word, bits: int) -> Word:
        return self.packed([bit] * bits, 1)

    @_of_secrets
    def bitwise(self, op: str, x: Word, y: Word, bits: int) -> Word:
        return self.word(map(BITWISE[op], self.bits(x, bits), self.bits(y, bits)))

    @_of_secrets
    def below(self, x: Word, y: Word, bits: int) -> Word:
        """The carry of y + ~x, without the other bits of the sum."""
        return self.word(islice(self._sum(self.bits(self.invert(x, bits), bits + 1), self.bits(y, bits + 1)), bits, None))

    # ------------------------------------------------------------------ sums

    @_of_secrets
    def total(self, parts: Sequence[tuple[Word, int]], constant: int, bits: int) -> Word:
        if self.bit_by_bit:
            return self._added(parts, constant, bits)
        whole = total([(Poly.constant(constant), 1), *((self._as_sum(x, bits), factor) for x, factor in parts)]).low(bits)
        if whole.is_constant:
            return self.const(whole.integer)
        if len(whole.terms) == 1 and (1 << whole.twos) in whole.terms.values():
            ((word,),) = whole.terms
            return self.shift_left(word, whole.twos, bits)
        if (whole, bits) not in self._sums:
            word = self._sums[whole, bits] = self._new_atom("a sum", bits)
            known = self._begin(word.poly.key, word)
            self._begun[known[0]] = known, whole
        return self._sums[whole, bits]

    def _as_sum(self, x: Word, size: int) -> Poly:
        """The word modulo 2^size as a sum of words that are none. The lowest bits of a sum above zeros are one as well: times a
        power of two."""
        bits = self.bits(x, size)
        zeros = next((i for i, bit in enumerate(bits) if bit != self.zero), 0)
        known, whole = self._begun.get(bits[zeros], ((), Poly({})))
        if known == bits:
            return whole
        if known[: size - zeros] != bits[zeros:]:
            return _single(self.word(bits))
        lowest = {part: _single(self.low(part, size)) for part in whole.atoms()}
        return whole.substitute(lowest).scale(1 << zeros).low(size)

    def _added(self, parts: Sequence[tuple[Word, int]], constant: int, size: int) -> Word:
        """Bit by bit."""
        result: Iterable[BDDFunction] = self.bits(self.const(constant), size)
        for word, factor in parts:
            bits, factor = self.bits(word, size), factor % (1 << size)
            if factor >> (size - 1):  # -x = ~x + 1
                factor = (1 << size) - factor
                bits = tuple(~bit for bit in bits)
                result = self._sum(result, self.bits(self.const(factor), size))
            for shift in (i for i in range(size) if factor >> i & 1):
                result = self._sum(result, (self.zero,) * shift + bits[: size - shift])
        return self.word(result)

    def _sum(self, one: Iterable[BDDFunction], two: Bits) -> Iterator[BDDFunction]:
        """Of two integers, lowest bits first, modulo two to as many bits as each has."""
        carry = self.zero
        for a, b in zip(one, two, strict=True):
            unlike = a ^ b
            yield unlike ^ carry
            carry = unlike.ite(carry, a)


def _single(word: Word) -> Poly:
    return Poly.constant(word.lo) if word.is_constant else Poly.atom(word)


def secrets_are_bits(machine: Machine, elements: Elements) -> None:
    """From its entry on, of the same words in all cases."""
    known = elements.kept[WithBits] = elements.kept.get(WithBits) or WithBits(machine.path)
    machine.domain = replace(known, path=machine.path)


def bytes_of(domain: Domain[Word], word: Word, size: int) -> list[Word]:
    """The bytes of a word, as they stand in a message or digest: the highest first (FIPS 180-4, 3.1)."""
    return [domain.cut(word, 8 * i, 8) for i in reversed(range(size))]
