# SPDX-License-Identifier: MIT
"""Numbers in words of one path, shown one after the other to be congruent to given values.

Trusted. A number is shown on the facts of the path and on what its words were made of, down to the words of numbers shown before
it. Those stand for free inputs then: what they were made of is forgotten, and only that the number is below its bound is kept. So
nothing is assumed of a word but what was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from ecgen_verify.prove import congruence
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Bitwise, Group, Low, Undecided, World

#: Case distinctions within one number.
_CASES = 64


class LazyWords(Protocol):
    """The values of all atoms of a path for sample inputs, by which the words of a number are looked for."""

    @property
    def all(self) -> Sequence[dict[int, int]]:
        """Those of the inputs that take the path."""
        ...

    def value(self, poly: Poly, sample: dict[int, int]) -> int: ...

    def know(self, atom: int, poly: Poly) -> None:
        """A new atom stands for this polynomial."""
        ...

    def find(self, value: Poly, prime: int, limbs: int) -> list[int] | None:
        """Atoms that may hold the words of a number congruent to the value, the lowest first."""
        ...


@searched
def lazy_words(path: Path, inputs: Iterable[dict[int, int]]) -> LazyWords:
    """For those of the inputs that take the path."""
    raise NotImplementedError


def number_of(words: Sequence[Poly]) -> Poly:
    return total((word, 1 << (64 * place)) for place, word in enumerate(words))


@contextmanager
def restored(world: World) -> Iterator[None]:
    """What is forgotten within is known again after it, and the groups are those from before."""
    atoms, groups = list(world.atoms), len(world.groups)
    try:
        yield
    finally:
        world.atoms[: len(atoms)] = atoms
        del world.groups[groups:]


@dataclass
class Numbers:
    """To be used within `restored`. `values`: name -> a polynomial that is congruent to the value of that name.

    `samples`: the values of all atoms for sample inputs that take this path, by which words are looked for; `outputs`: the words
    that hold some names, which are below the prime.
    """

    path: Path
    prime: int
    limbs: int
    samples: LazyWords
    values: dict[str, Poly] = field(default_factory=dict)
    outputs: Mapping[str, Sequence[Poly]] = field(default_factory=dict)

    def step(self, name: str, value: Poly) -> None:
        """The name stands for this value. Where words are found that hold it or its negative, they stand for it from here on.

        Raises Undecided where it is a name of `outputs` and the words given there do not hold it, below the prime.
        """
        if name in self.outputs:
            self.show(self.outputs[name], value, below=self.prime)
            self.values[name] = number_of(self.outputs[name])
            return
        self.values[name] = value
        for sign in (1, -1):
            atoms = self.samples.find(value.scale(sign), self.prime, self.limbs)
            if atoms is None:
                continue
            words = [Poly.atom(atom) for atom in atoms]
            try:
                self.show(words, value.scale(sign))
            except Undecided:
                continue
            self.values[name] = number_of(words).scale(sign)
            return

    def show(self, words: Sequence[Poly], value: Poly, below: int | None = None) -> int:
        """What the number in these words does not exceed, if it is congruent to the value, and less than `below`. Raises
        Undecided.

        The words stand for free inputs from here on.
        """
        number = self.path.resolve(number_of(words))
        most = self._most(number, self.path.resolve(value), below)
        self._forget([self.path.resolve(word) for word in words], most)
        return most

    def _most(self, number: Poly, value: Poly, below: int | None) -> int:
        """The largest value of the number over all cases that `vanishes` asks to distinguish."""
        most, cases = 0, 0
        work: list[_Case] = [_Case(self._start(number), self.samples.all)]
        while work:
            case = work.pop()
            try:
                if case.bit is not None:
                    case.path.assume(*case.bit)
                    if not case.taken:
                        case.path.check_feasible()
                congruence.vanishes(case.path, case.path.resolve(number - value), self.prime)
                if below is not None:
                    congruence.stays_below(case.path, number, below)
                most = max(most, case.path.sharp(number)[1])
            except Fork as fork:
                cases += 1
                if cases > _CASES:
                    raise Undecided("too many case distinctions for one number") from None
                work += [self._case(case, fork.bit, value) for value in (0, 1)]
            except Contradiction:
                if case.taken:
                    raise Undecided("internal: a case that inputs take was called impossible") from None
        return most

    def _case(self, case: _Case, bit: Poly, value: int) -> _Case:
        path = case.path.copy()
        taken = [sample for sample in case.taken if self.samples.value(bit, sample) == value]
        path.witnessed = bool(taken)
        return _Case(path, taken, (bit, value))

    def _start(self, number: Poly) -> Path:
        """A path of its own with the carries that the number is made of, and no others. A word with a name is what it names."""
        world, path = self.path.world, self.path.copy()
        path.learned, path.doubt, path.carry = [], "", None
        path.witnessed = bool(self.samples.all)
        atoms = self._made_of(number)
        path._made = [atom for atom in path._made if atom in atoms and world.atoms[atom].meaning is not None]
        path.expand(atoms)
        return path

    def _made_of(self, number: Poly) -> set[int]:
        """The atoms of the number and of what these were made of, as far as it is not forgotten."""
        seen: set[int] = set()
        waiting = [number]
        while waiting:
            for atom in self.path.resolve(waiting.pop()).atoms() - seen:
                seen.add(atom)
                meaning = self.path.world.atoms[atom].meaning
                waiting += [meaning.of] if isinstance(meaning, Low) else []
                waiting += [meaning.a, meaning.b] if isinstance(meaning, Bitwise) else []
        return seen

    def _forget(self, words: Sequence[Poly], most: int) -> None:
        """From here on words that are atoms are free, but for the bound on their number where that has only such words.

        No word is negative, so that each is at most what the number leaves for it.
        """
        world = self.path.world
        atoms = [max(word.atoms()) for word in words if word.atoms() and word.key == Poly.atom(max(word.atoms())).key]
        if any(world.atoms[atom].lo < 0 for atom in atoms):
            return
        taken = {atom for group in world.groups for atom in group.atoms}
        for place, atom in enumerate(atoms):
            known = world.atoms[atom]
            top = min(known.hi, most >> (64 * place)) if len(atoms) == len(words) else known.hi
            world.atoms[atom] = replace(known, meaning=None, hi=max(top, known.lo))
        if len(atoms) == len(words) == len(set(atoms)) and taken.isdisjoint(atoms):
            weights = tuple(1 << (64 * place) for place in range(len(atoms)))
            whole = world.new_atom(f"N{len(world.groups)}", 0, most)
            world.groups.append(Group(tuple(atoms), weights, whole))
            self.samples.know(whole, number_of(words))


@dataclass
class _Case:
    """A path to show the congruence on, once the bit has its value, and the samples that take it."""

    path: Path
    taken: Sequence[dict[int, int]]
    bit: tuple[Poly, int] | None = None
