# SPDX-License-Identifier: MIT
"""Looks for a low word that is known among those of a path, by values modulo 2^bits. Not trusted: `Path` takes off the carries
that it is told, and sees what is left.

Atoms that are no low words have random values, whatever their range: that words are equal by carries holds for all integers.
What is eliminated has the value of what stands for it; an input that stands for a low word has the value of that. Low words of
few bits have several values each, and so have all where many have the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from heapq import heapify, heappop, heappush
from itertools import takewhile
from typing import Any

from gmpy2 import mpq

from ecgen_verify.prove.composed.elements import atom_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Monomial, Poly
from ecgen_verify.prove.world import Low, World

#: Sums of so many terms are written out by the words that their low words were made of.
_SHORT = 8
#: A sum that is written out has no more terms.
_LONG = 96
#: So many words of one value are tried.
_TRIED = 3
#: Where more have it, as of many digits some do, these samples tell which to try.
_MORE = range(1, 4)

Carries = dict[int, int]
#: A word by which another may be known, and the low word that it is, if it is one.
Known = tuple[Poly, int | None]
#: So many bits, and the values modulo 2^bits.
Key = tuple[int, tuple[Any, ...]]


def carries_off(path: Path, poly: Poly, bits: int, whole: bool = False) -> Iterator[Mapping[int, int]]:
    """All that can be taken off, or of a word: nothing; what makes it 0 or a known one; what makes a short sum of it."""
    poly = path.resolve(poly)
    if whole:
        yield _taken(path, poly, bits)[0]
        return
    half = (1 << bits) >> 1
    if not poly.shift and len(poly.terms) <= _LONG and not all(-half < c < half for c in poly.terms.values()):
        yield {}
    # x + 1 has the other lowest bit than x, which a path may know though the samples do not
    for number in (poly, poly.offset(1))[: 1 + (bits == 1)]:
        for known, atom in _values(path).alike(path, number, bits):
            carries, vanished = _taken(path, number - known, bits)
            if vanished:
                if atom is not None:
                    carries[atom] = carries.get(atom, 0) + 1
                yield carries
                return
    for deep in () if poly.shift or len(poly.terms) > _SHORT else (False, True):
        carries, _ = _taken(path, poly, bits, deep=deep)
        if carries:
            yield carries


def _taken(path: Path, poly: Poly, bits: int, *, deep: bool = True) -> tuple[Carries, bool]:
    """The carries of which multiples take low words off, the latest first, and whether nothing is left modulo 2^bits. `deep`:
    also of the words that these are made of."""
    atoms, substituted, low_of = path.world.atoms, path.substitutions, _values(path).low_of
    terms, shift = dict(poly.terms), poly.shift
    carries: Carries = {}
    waiting = [-atom for atom in poly.atoms() if low_of(atom) in path.lows]
    heapify(waiting)
    seen = set(waiting)
    while waiting:
        atom = -heappop(waiting)
        low = low_of(atom)
        factor, meaning = terms.get((atom,), 0), atoms[low].meaning
        if not factor or not isinstance(meaning, Low) or not factor % (1 << bits + shift):
            continue
        times, rest = divmod(factor << meaning.bits, 1 << bits + shift)
        if rest:
            continue
        of = path.resolve(meaning.of) if substituted else meaning.of
        if of.shift:
            terms, shift, factor = {m: c << of.shift for m, c in terms.items()}, shift + of.shift, factor << of.shift
        factor >>= of.shift
        del terms[atom,]
        for monomial, coefficient in of.terms.items():
            terms[monomial] = terms.get(monomial, 0) + factor * coefficient
            if deep:
                for other in monomial:
                    if -other not in seen and low_of(other) in path.lows:
                        seen.add(-other)
                        heappush(waiting, -other)
        carries[low] = -times
    return carries, all(not c % (1 << bits + shift) for c in terms.values())


# ---------------------------------------------------------------------- values


def _values(path: Path) -> Values:
    """Those of the atoms on this path, kept there."""
    values: Values | None = path.kept.get("values")
    if values is None or len(values.substitutions) < len(path.substitutions):
        values = path.kept["values"] = Values(path.world, dict(path.substitutions), values)
    return values


@cache
def _source(number: int) -> tuple[random.Random, list[int]]:
    return random.Random(number), []


def _drawn(atom: int, number: int) -> int:
    """A random word, the same for the same atom and sample."""
    source, words = _source(number)
    while atom >= len(words):
        words.append(source.getrandbits(64))
    return words[atom]


class Values:
    """Copies of a path share them until one eliminates more. `before`: those of the path before it did."""

    def __init__(self, world: World, substitutions: dict[int, Poly], before: Values | None) -> None:
        self._world, self.substitutions = world, substitutions
        self._samples: list[dict[Monomial, Any]] = []
        self._known: dict[Key, list[Known]] = {}
        self._entries: list[tuple[int, Key, Known]] = []
        self._seen: set[int] = set()
        #: The low words for which inputs stand.
        self.given: dict[int, int] = {}
        for atom, solution in substitutions.items():
            number = atom_of(solution)
            if number is not None and isinstance(world.atoms[atom].meaning, Low) and world.atoms[number].meaning is None:
                self.given[number] = atom
        if before is not None:
            changed = self._changed(before)
            self._seen = set(before._seen)
            self._samples = [{m: v for m, v in sample.items() if changed.isdisjoint(m)} for sample in before._samples]
            for entry in before._entries:
                if entry[0] not in changed:
                    self._add(*entry)
            for number in sorted(changed & self._seen):
                self._add_low(number)

    def low_of(self, atom: int) -> int:
        """The low word for which an input stands; others stand for themselves."""
        return self.given.get(atom, atom)

    def _changed(self, before: Values) -> set[int]:
        """The atoms of which the values may be others than before."""
        changed, atoms = self.substitutions.keys() - before.substitutions.keys(), self._world.atoms
        changed |= self.given.keys() - before.given.keys()
        for atom, solution in reversed(self.substitutions.items()):
            if not changed.isdisjoint(solution.atoms()):
                changed.add(atom)
        for atom in sorted(before._seen):
            meaning = atoms[atom].meaning
            if isinstance(meaning, Low) and not changed.isdisjoint(meaning.of.atoms()):
                changed.add(atom)
        return changed

    def _add_low(self, number: int) -> None:
        self._seen.add(number)
        match self._world.atoms[number].meaning:
            case Low(of, size, lo, hi) if lo or hi:
                self._add(number, self._key(of, size), (of, number))

    def _add(self, number: int, key: Key, known: Known) -> None:
        self._known.setdefault(key, []).append(known)
        self._entries.append((number, key, known))

    def alike(self, path: Path, poly: Poly, bits: int) -> Iterator[Known]:
        """What has the same values modulo 2^bits: the low words of the path, the oldest first; 0; inputs."""
        atoms = self._world.atoms
        for number in reversed(list(takewhile(lambda number: number not in self._seen, reversed(path.lows)))):
            self._add_low(number)
        key = self._key(poly, bits)
        if not any(key[1]):
            yield Poly({}), None
        tried, candidates = 0, self._known.get(key, ())
        more = _MORE if len(candidates) > _TRIED else range(0)
        values = self._sampled(poly, bits, more)
        for known, atom in candidates:
            if self._sampled(known, bits, more) != values:
                continue
            if atom is None or (atom in path.lows and isinstance(atoms[atom].meaning, Low)):
                yield (path.resolve(known), atom)
                tried += 1
                if tried == _TRIED:
                    return

    def _key(self, poly: Poly, bits: int) -> Key:
        samples = 1 if bits >= 32 else min(8, 1 + 32 // bits)
        return bits, self._sampled(poly, bits, range(samples))

    def _sampled(self, poly: Poly, bits: int, samples: range) -> tuple[Any, ...]:
        return tuple(self._value(poly, number) % (1 << bits) for number in samples)

    def _value(self, poly: Poly, number: int) -> Any:
        while number >= len(self._samples):
            self._samples.append({(): 1})
        sample = self._samples[number]
        total, get = 0, sample.get
        for monomial, coefficient in poly.terms.items():
            value = get(monomial)
            if value is None:
                value = self._of(monomial, number)
                sample[monomial] = value
            total += coefficient * value
        if not poly.shift:
            return total
        quotient = mpq(total, 1 << poly.shift)
        return int(quotient.numerator) if quotient.denominator == 1 else quotient

    def _of(self, monomial: Monomial, number: int) -> Any:
        if len(monomial) > 1:
            value = 1
            for atom in monomial:
                value *= self._value(Poly.atom(atom), number)
            return value
        atom = max(monomial)
        if atom in self.substitutions:
            return self._value(self.substitutions[atom], number)
        match self._world.atoms[self.low_of(atom)].meaning:
            case Low(of, bits):
                self._samples[number][monomial] = _drawn(atom, number)  # until known: the word can be of this very input
                return self._value(of, number) % (1 << bits)
        value = _drawn(atom, number)
        if not number and self._world.atoms[atom].meaning is None:
            self._add(atom, (64, (value,)), (Poly.atom(atom), None))
        return value
