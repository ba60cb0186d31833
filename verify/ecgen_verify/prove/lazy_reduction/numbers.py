# SPDX-License-Identifier: MIT
"""Numbers in words of one path, shown one after the other to be congruent to given values.

Trusted. A number is shown on the facts of the path and on what its words were made of, down to the words of numbers shown before
it. Those stand for free inputs then: what they were made of is forgotten, and only that the number is below its bound is kept. So
nothing is assumed of a word but what was shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove import congruence
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.hints import Sample, searched, value_of
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import IMPOSSIBLE, Machine
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Group, Undecided

#: Ends of case distinctions within one number.
_CASES = 128
#: Values that no words were found for are written out; beyond this many terms that leads nowhere.
_TERMS = 4000
#: The words of a number, the lowest first.
Words = Sequence[Poly]
#: Some of the outputs, or atoms, that may hold the words of a number congruent to the value; None where there are none.
Find = Callable[[Poly, Sequence[Words]], Words | None]
#: The values of all atoms for those of the inputs that take the path, and what looks for words by these, modulo a prime. Last:
#: how many words numbers have.
lazy_words: Callable[[Path, Iterable[Sample], int, int], tuple[Sequence[Sample], Find]] = searched("lazy_words")
#: The atoms of which what is to be shown of a number may depend: those that it is made of.
made_of: Callable[[Path, Poly], set[int]] = searched("made_of")


def number_of(words: Words) -> Poly:
    return total((word, 1 << (64 * place)) for place, word in enumerate(words))


def beside(path: Path) -> Path:
    """The same path, with a world of its own, in which something may be forgotten."""
    other, world = path.snapshot(), path.world
    other.world = replace(world, atoms=list(world.atoms), groups=list(world.groups))
    return other


@dataclass
class Numbers:
    """A ring: values are congruent to the polynomials that stand for them, and where words are found that hold one or its
    negative, these stand for it from there on.

    `path`: of a world of its own, see `beside`. `points`: the values of all atoms for sample inputs that take this path; `find`:
    looks for words. `outputs`: words that have to hold numbers below `bound`.
    """

    path: Path
    prime: int
    limbs: int
    points: Sequence[Sample]
    find: Find
    outputs: Sequence[Words] = ()
    bound: int = 0

    def const(self, number: int) -> Poly:
        return Poly.constant(number % self.prime)

    def add(self, x: Poly, y: Poly) -> Poly:
        return self._held(x + y)

    def sub(self, x: Poly, y: Poly) -> Poly:
        return self._held(x - y)

    def mul(self, x: Poly, y: Poly) -> Poly:
        return self._held(x * y)

    def inv(self, x: Poly) -> Poly:
        return self.const(pow(x.integer, -1, self.prime))

    def _held(self, value: Poly) -> Poly:
        for sign in (1, -1):
            words = self.find(value.scale(sign), self.outputs)
            if words is not None:
                try:
                    self.show(words, value.scale(sign), self.bound if words in self.outputs else None)
                except Undecided:
                    continue
                return number_of(words).scale(sign)
        if len(value.terms) > _TERMS:
            raise Undecided("the words that hold a value are not found")
        return value

    def show(self, words: Words, value: Poly, below: int | None = None) -> int:
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
        points = [dict(point) for point in self.points]
        cases, most = [Machine(Integers(self._start(number)), Image(), {}, points=points)], 0
        for machine in cases:
            path = machine.path
            try:
                congruence.vanishes(path, path.resolve(number - value), self.prime)
                if below is not None:
                    congruence.stays_below(path, number, below)
                most = max(most, path.sharp(number)[1])
            except Fork as fork:
                cases += machine.divided(fork)
            except Contradiction:
                if machine.points:
                    raise Undecided(IMPOSSIBLE) from None
            if len(cases) > _CASES:
                raise Undecided("too many case distinctions for one number")
        return most

    def _start(self, number: Poly) -> Path:
        """A path of its own with some of the carries only. A word with a name is what it names."""
        path = self.path.snapshot()
        path.learned = []
        path.witnessed = bool(self.points)
        path.only(made_of(path, number))
        path.expand()
        return path

    def _forget(self, words: Sequence[Poly], most: int) -> None:
        """From here on words that are atoms are free, but for the bound on their number where that has only such words.

        No word is negative, so that each is at most what the number leaves for it.
        """
        world = self.path.world
        atoms = [max(word.atoms()) for word in words if word.atoms() and word.key == Poly.atom(max(word.atoms())).key]
        if any(world.atoms[atom].lo < 0 for atom in atoms):
            return
        taken = {atom for group in world.groups for atom in group.weights}
        for place, atom in enumerate(atoms):
            known = world.atoms[atom]
            top = min(known.hi, most >> (64 * place)) if len(atoms) == len(words) else known.hi
            world.atoms[atom] = replace(known, meaning=None, hi=max(top, known.lo))
        if len(atoms) == len(words) == len(set(atoms)) and taken.isdisjoint(atoms):
            weights = {atom: 1 << (64 * place) for place, atom in enumerate(atoms)}
            whole = world.new_atom(f"N{len(world.groups)}", 0, most)
            world.groups.append(Group(weights, whole))
            for point in self.points:
                point[whole] = value_of(world, number_of(words), point)
