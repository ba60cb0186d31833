# SPDX-License-Identifier: MIT
"""One path of the symbolic execution: words, what is assumed about them, and low words of sums and products.

Trusted. A word is an integer-valued polynomial with an interval. Carries are never atoms: the low word of T is an atom r,
and the carry is (T - r) / 2^bits, so that carries cancel by themselves in the final sum, whatever the order of the chains.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from ecgen.verify.prove import residue
from ecgen.verify.prove.bounds import Contradiction, Fact, Interval, interval, product_interval, sharp_interval
from ecgen.verify.prove.poly import Key, Monomial, Poly, total
from ecgen.verify.prove.residue import Residue
from ecgen.verify.prove.world import Low, World

#: How many carries `Path.refute` looks at.
_CARRIES = 60


class Fork(Exception):
    """The next step needs `bit`, a 0/1-valued polynomial, to be known."""

    def __init__(self, bit: Poly) -> None:
        super().__init__("undecided bit")
        self.bit = bit


@dataclass(frozen=True, slots=True)
class Word:
    """An integer-valued polynomial with lo <= poly <= hi. `residue`: the same modulo 2^64, where it is known.

    `secret`: the value depends on a secret input. `zeros`: so many low bits are known to be zero.
    `part`: the word is the bits from one position up to another of a word.
    `pieces`: the bytes, lowest first, where they are known apart.
    """

    poly: Poly
    lo: int
    hi: int
    residue: Residue | None = None
    secret: bool = False
    zeros: int = 0
    pieces: tuple[Word, ...] | None = None
    part: tuple[Word, int, int] | None = None

    @property
    def is_constant(self) -> bool:
        return self.lo == self.hi


def constant(value: int) -> Word:
    return Word(Poly.constant(value), value, value, residue.constant(value))


def _whole(poly: Poly) -> int:
    """The value of a constant that takes integer values on every path that some input takes. Raises Contradiction."""
    if poly.shift:
        raise Contradiction
    return poly.integer


class Path:
    def __init__(self, world: World) -> None:
        self.world = world
        self.substitutions: dict[int, Poly] = {}
        self.facts: list[Fact] = []
        self._lows: dict[tuple[int, frozenset[tuple[Monomial, int]]], Word] = {}
        self._intervals: dict[Monomial, Interval] = {}
        self._groups = world.groups
        self.bitwise: dict[object, Word] = {}
        self._xors: dict[Key, tuple[Word, list[Word]]] = {}
        self._integral: set[Key] = set()
        self.learned: list[tuple[Poly, int]] = []
        self.witnessed = True  # some sample input takes this path

    def copy_assumptions(self, other: Path) -> None:
        """Take over what `other` assumes."""
        self.substitutions = dict(other.substitutions)
        self.facts = list(other.facts)
        self._lows = dict(other._lows)
        self.bitwise = dict(other.bitwise)
        self._xors = dict(other._xors)
        self._integral = set(other._integral)
        self.learned = list(other.learned)

    # ------------------------------------------------------------------ intervals

    def of(self, monomial: Monomial) -> Interval:
        """Interval of a product of atoms."""
        found = self._intervals.get(monomial)
        if found is None:
            atoms = self.world.atoms
            found = product_interval([(atoms[a].lo, atoms[a].hi) for a in monomial])
            self._intervals[monomial] = found
        return found

    def interval(self, poly: Poly) -> Interval:
        return interval(poly, self._groups, self.of)

    def sharp(self, poly: Poly) -> Interval:
        """With the facts of this path. Raises Contradiction when they exclude each other, Undecided when time is up."""
        self.world.check_time()
        return sharp_interval(self.resolve(poly), self.facts, self._groups, self.of)

    def carries(self) -> Iterator[Fact]:
        """The quotients of the latest low words and their ranges, where these are small. Raises Contradiction."""
        for atom in range(len(self.world.atoms) - 1, -1, -1):
            meaning = self.world.atoms[atom].meaning
            if isinstance(meaning, Low) and meaning.hi - meaning.lo <= 8:
                quotient = self.resolve(meaning.of.plus(Poly.atom(atom), -1).shifted_down(meaning.bits))
                if not quotient.is_constant:
                    yield Fact(quotient, meaning.lo, meaning.hi)
                elif not meaning.lo <= _whole(quotient) <= meaning.hi:
                    raise Contradiction

    def refute(self) -> None:
        """Raise Contradiction if the facts and the ranges of the latest carries exclude each other."""
        carries = list(islice(self.carries(), _CARRIES))
        for fact in self.facts[-2:]:
            self.world.check_time()
            sharp_interval(fact.poly, [*self.facts, *carries], self._groups, self.of)

    def refined(self, word: Word) -> Word:
        """The word with the best interval that boxes give."""
        lo, hi = self.interval(word.poly)
        lo, hi = max(lo, word.lo), min(hi, word.hi)
        if lo > hi:
            raise Contradiction
        if lo == hi:
            return self._collapsed(word, lo)
        return replace(word, lo=lo, hi=hi)

    def _collapsed(self, word: Word, value: int) -> Word:
        """The word can only have this value. The equation is worth keeping: it ties other words."""
        if not word.poly.is_constant:
            self.learned.append((word.poly, value))
        return replace(constant(value), secret=word.secret)

    def take_in(self) -> bool:
        """Assume what was learned since the last call. Returns whether words must be mapped by `settled`."""
        changed = False
        while self.learned:
            changed |= self.assume(*self.learned.pop(0))
        return changed

    # ------------------------------------------------------------------ assumptions

    def resolve(self, poly: Poly) -> Poly:
        """Apply what was eliminated on this path."""
        while True:
            result = poly.substitute(self.substitutions)
            if result is poly:
                return poly
            poly = result

    def assume(self, poly: Poly, value: int) -> bool:
        """poly = value from here on. Returns whether an atom was eliminated, so that words must be mapped by `settled`.

        Raises Contradiction where that cannot be.
        """
        equation = self.resolve(poly).offset(-value)
        if equation.is_constant:
            if equation.terms:
                raise Contradiction
            return False
        atom = self._eliminable(equation)
        if atom is None:
            self.facts.append(Fact(equation, 0, 0))
            return False
        coefficient = equation.terms[(atom,)]
        rest = Poly({m: -c if coefficient > 0 else c for m, c in equation.terms.items() if m != (atom,)})
        solution = rest.shifted_down(abs(coefficient).bit_length() - 1)
        self.substitutions[atom] = solution
        self.facts = [Fact(self.resolve(f.poly), f.lo, f.hi) for f in self.facts]
        self._add_fact(solution, self.world.atoms[atom].lo, self.world.atoms[atom].hi)
        self._lows = {key: self.settled(word) for key, word in self._lows.items()}
        self.bitwise = {}
        xors = [(self.settled(word), [self.settled(m) for m in members]) for word, members in self._xors.values()]
        self._xors = {word.poly.key: (word, members) for word, members in xors}
        return True

    def check_feasible(self) -> None:
        """Raises Contradiction when the newest facts cannot hold together with the others."""
        for fact in self.facts[-1:]:
            lo, hi = self.sharp(fact.poly)
            if hi < fact.lo or lo > fact.hi:
                raise Contradiction

    def _add_fact(self, poly: Poly, lo: int, hi: int) -> None:
        if poly.is_constant:
            if not lo <= _whole(poly) <= hi:
                raise Contradiction
            return
        self.facts.append(Fact(poly, lo, hi))

    def add_fact(self, poly: Poly, lo: int, hi: int) -> None:
        """lo <= poly <= hi holds."""
        self._add_fact(self.resolve(poly), lo, hi)

    def _eliminable(self, equation: Poly) -> int | None:
        """The youngest atom that occurs once, alone, with a power of two; inputs only where nothing else is left."""
        counts: dict[int, int] = {}
        for monomial in equation.terms:
            for atom in set(monomial):
                counts[atom] = counts.get(atom, 0) + 1
        fit = [m[0] for m, c in equation.terms.items() if len(m) == 1 and counts[m[0]] == 1 and abs(c) & (abs(c) - 1) == 0]
        made = [a for a in fit if self.world.atoms[a].meaning is not None]
        return max(made, default=None) if made else max((a for a in fit if self._is_limb(a)), default=None)

    def _is_limb(self, atom: int) -> bool:
        """Eliminating a limb would break its group's basis, so only free-standing inputs qualify."""
        return not any(atom in group.atoms or atom == group.whole for group in self._groups)

    def settled(self, word: Word) -> Word:
        """The word after eliminations."""
        poly = self.resolve(word.poly)
        if poly is word.poly:
            return word
        if poly.is_constant:
            return replace(constant(_whole(poly)), secret=word.secret)
        lo, hi = self.interval(poly)
        pieces = tuple(self.settled(p) for p in word.pieces) if word.pieces else None
        part = (self.settled(word.part[0]), *word.part[1:]) if word.part else None
        lo, hi = max(lo, word.lo), min(hi, word.hi)
        if lo > hi:
            raise Contradiction
        if lo == hi:
            return self._collapsed(replace(word, poly=poly), lo)
        return replace(word, poly=poly, lo=lo, hi=hi, pieces=pieces, part=part)

    # ------------------------------------------------------------------ words

    def residue(self, word: Word) -> Residue:
        return word.residue if word.residue is not None else self.world.residue_of(word.poly)

    def input_word(self, name: str, lo: int, hi: int, *, secret: bool = True) -> Word:
        atom = self.world.new_atom(name, lo, hi)
        word = Word(Poly.atom(atom), lo, hi, {(atom,): 1}, secret)
        self._lows[64, frozenset({((atom,), 1)})] = word
        return word

    def low(self, word: Word, bits: int) -> Word:
        """word mod 2^bits."""
        size = 1 << bits
        if word.lo >= 0 and word.hi < size:
            return word
        if word.pieces is not None and bits % 8 == 0:
            return self.join(word.pieces[: bits // 8])
        if word.part is not None:
            whole, start, end = word.part
            return self.cut(whole, start, min(end, start + bits))
        word = self.refined(word)
        lo, hi = word.lo, word.hi
        if lo >> bits == hi >> bits:
            shift = (lo >> bits) << bits
            return Word(word.poly.offset(-shift), lo - shift, hi - shift, word.residue if bits == 64 else None, word.secret)
        for rule in (self._low_of_two_valued, self._low_by_divisibility):
            found = rule(word, bits)
            if found is not None:
                return found
        return self._low_by_residue(word, bits)

    def _low_of_two_valued(self, word: Word, bits: int) -> Word | None:
        bit = self.two_valued(word)
        if bit is None:
            return None
        size = 1 << bits
        first, second = word.lo % size, word.hi % size
        poly = bit.scale(second - first).offset(first)
        if first == second:
            return replace(constant(first), secret=word.secret)
        return Word(poly, min(first, second), max(first, second), None, word.secret)

    def two_valued(self, word: Word) -> Poly | None:
        """A polynomial b with values 0 and 1 such that word = lo + (hi - lo) * b, or None."""
        span = word.hi - word.lo
        if span <= 0:
            return None
        rest = word.poly.offset(-word.lo)
        if span == 1:
            return rest
        twos = (span & -span).bit_length() - 1
        odd = span >> twos
        if any(c % odd for c in rest.terms.values()):
            return None
        bit = Poly({m: c // odd for m, c in rest.terms.items()}, rest.shift + twos)
        # rest = span * bit takes integer values from 0 to span; bit is an integer if span is odd or if it is one in form
        return None if twos and bit.shift and bit.key not in self._integral else bit

    def _low_by_divisibility(self, word: Word, bits: int) -> Word | None:
        """The terms that 2^bits does not divide, where they lie in [0, 2^bits)."""
        if word.poly.shift or len(word.poly.terms) > 64:
            return None
        mask = (1 << bits) - 1
        rest = Poly({m: c for m, c in word.poly.terms.items() if c & mask})
        if rest.terms == word.poly.terms:
            return None
        lo, hi = self.interval(rest)
        if lo < 0 or hi > mask:
            return None
        if lo == hi:
            return self._collapsed(replace(word, poly=rest), lo)
        return Word(rest, lo, hi, None, word.secret)

    def _low_by_residue(self, word: Word, bits: int) -> Word:
        full = self.residue(word)
        value = self.world.truncated(full, bits)
        if not value or (len(value) == 1 and () in value):
            return replace(constant(value.get((), 0)), secret=word.secret)
        short = self.world.read_back(value, bits)
        if short is not None:
            short = self.resolve(short)
            lo, hi = self.interval(short)
            if lo >> bits == hi >> bits:
                shift = (lo >> bits) << bits
                return Word(short.offset(-shift), lo - shift, hi - shift, None, word.secret)
        zeros = residue.trailing_zeros(value)
        if zeros:
            # a multiple of 2^zeros; t shifted left and t * 2^zeros reduced are then the same
            part = {m: c >> zeros for m, c in value.items()}
            whole = Word(word.poly.shifted_down(zeros), word.lo >> zeros, word.hi >> zeros)
            found = self._known_low(whole, bits - zeros, part, part)
            known = value if bits == 64 else None
            return Word(found.poly.scale(1 << zeros), found.lo << zeros, found.hi << zeros, known, word.secret, zeros)
        found = self._known_low(word, bits, value, full if bits == 64 else value)
        return replace(found, secret=word.secret or found.secret)

    def _known_low(self, word: Word, bits: int, value: Residue, full: Residue) -> Word:
        key = (bits, frozenset(value.items()))
        if key not in self._lows:
            self._lows[key] = self._new_low(word, bits, full)
        return self._lows[key]

    def _new_low(self, word: Word, bits: int, value: Residue) -> Word:
        world = self.world
        top = (1 << bits) - 1
        meaning = Low(word.poly, bits, word.lo >> bits, word.hi >> bits)
        atom = world.new_atom(f"w{len(world.atoms)}" + (f".{bits}" if bits < 64 else ""), 0, top, meaning)
        known = world.remember_residue(atom, value, bits)
        return Word(Poly.atom(atom), 0, top, known, word.secret)

    def join(self, pieces: tuple[Word, ...]) -> Word:
        """The word whose bytes are `pieces`, lowest first; bytes above them are zero."""
        word = self.sum(*((piece, 256**i) for i, piece in enumerate(pieces))) if pieces else constant(0)
        if word.is_constant:
            return word
        empty = next(i for i, piece in enumerate(pieces) if not piece.is_constant or piece.lo)
        return replace(word, lo=max(word.lo, 0), hi=min(word.hi, 256 ** len(pieces) - 1), zeros=8 * empty, pieces=pieces)

    def cut(self, word: Word, start: int, end: int) -> Word:
        """The bits from `start` up to `end`, as a difference of low words: parts cancel when they are put together again."""
        result = self.quotient(self.low(word, end), self.low(word, start), start) if start < end else constant(0)
        return result if result.is_constant else replace(result, part=(word, start, end))

    def quotient(self, word: Word, rest: Word, bits: int) -> Word:
        """(word - rest) / 2^bits, where rest = word mod 2^bits."""
        poly = word.poly.plus(rest.poly, -1).shifted_down(bits)
        self._integral.add(poly.key)
        return self.refined(Word(poly, word.lo >> bits, word.hi >> bits, None, word.secret))

    def sum(self, *parts: tuple[Word, int]) -> Word:
        """sum(word * factor), not reduced."""
        poly = total((word.poly, factor) for word, factor in parts)
        lo = sum(factor * (word.lo if factor > 0 else word.hi) for word, factor in parts)
        hi = sum(factor * (word.hi if factor > 0 else word.lo) for word, factor in parts)
        secret = any(word.secret for word, _ in parts)
        value: Residue = {}
        for word, factor in parts:
            value = residue.plus(value, self.residue(word), factor)
            if len(value) > residue.LIMIT:
                return Word(poly, lo, hi, None, secret)
        return Word(poly, lo, hi, value, secret)

    def product(self, a: Word, b: Word) -> Word:
        """a * b, not reduced."""
        lo, hi = product_interval([(a.lo, a.hi), (b.lo, b.hi)])
        ra, rb = self.residue(a), self.residue(b)
        value = residue.times(ra, rb) if len(ra) * len(rb) <= residue.LIMIT else None
        return Word(a.poly * b.poly, lo, hi, value, a.secret or b.secret)

    def xor_members(self, word: Word) -> dict[object, Word]:
        """The words whose exclusive or `word` is, by their polynomials."""
        _, members = self._xors.get(word.poly.key, (word, [word]))
        return {member.poly.key: member for member in members}

    def remember_xor(self, word: Word, members: dict[object, Word]) -> None:
        self._xors[word.poly.key] = (word, list(members.values()))

    def bit_of(self, word: Word, position: int) -> Word:
        upper = self.low(word, position + 1)
        return self.quotient(upper, self.low(upper, position), position) if position else upper

    def non_zero(self, word: Word, bits: int) -> Word:
        """1 unless the word (already below 2^bits) is zero: the borrow of 0 - word."""
        word = self.refined(word)
        if word.lo > 0:
            return replace(constant(1), secret=word.secret)
        if word.hi <= 1:
            return word
        bit = self.two_valued(word)
        if bit is not None:
            return Word(bit, 0, 1, None, word.secret)
        opposite = self.sum((word, -1))
        borrow = self.quotient(opposite, self.low(opposite, bits), bits)
        return self.refined(self.sum((borrow, -1)))

    def pick(self, bit: Word, then: Word, otherwise: Word) -> Word:
        """`then` where the bit is 1. Raises Fork when that is open and matters."""
        secret = bit.secret or then.secret or otherwise.secret
        if bit.is_constant:
            return replace(then if bit.lo else otherwise, secret=secret)
        if then.poly.key == otherwise.poly.key:
            return replace(then, secret=secret)
        raise Fork(bit.poly)

    def decided(self, bit: Word) -> int:
        """The value of a bit. Raises Fork when it is open."""
        bit = self.refined(bit)
        if not bit.is_constant:
            raise Fork(bit.poly)
        return bit.lo
