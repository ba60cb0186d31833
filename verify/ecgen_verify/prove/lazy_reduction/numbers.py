# SPDX-License-Identifier: MIT
"""Numbers in words, shown one after the other to be congruent to given values.

Trusted. A number is shown by its cone, down to the words of numbers shown before it. Those stand for free inputs then: what they
were made of is forgotten, and only that the number is below its bound is kept. So nothing is assumed of a word but what was
shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ecgen_verify.prove import congruence
from ecgen_verify.prove.cones import Graph, shown, word_of
from ecgen_verify.prove.hints import Sample, searched
from ecgen_verify.prove.integers import mask_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: Values that no words were found for are written out; beyond this many terms that leads nowhere.
_TERMS = 4000
#: The words of a number, the lowest first.
Words = Sequence[Word]
#: Which of the outputs may hold a number congruent to the value; or the atoms of words that may, and what the number seems to be
#: below; None where there are none.
Find = Callable[[Poly, Sequence[Words]], int | tuple[Sequence[int], int | None] | None]
#: What looks for words by their values for some inputs, modulo a prime. Last: how many words numbers have.
lazy_words: Callable[[Graph, Iterable[Sample], int, int], Find] = searched("lazy_words")


def number_of(words: Words) -> Poly:
    return total((word.poly, 1 << (64 * place)) for place, word in enumerate(words))


@dataclass(frozen=True)
class Congruent:
    """The number in words is congruent to a value, in which words that enter are named by their numbers, and below a bound, if
    there is one."""

    value: Poly
    modulus: int
    below: int | None

    def __call__(self, path: Path, entering: Sequence[Poly], left: Words) -> int:
        number = path.resolve(number_of(left))
        congruence.vanishes(path, path.resolve(number - self.value.substitute(dict(enumerate(entering)))), self.modulus)
        if self.below is not None:
            congruence.stays_below(path, number, self.below)
        return path.sharp(number)[1]


@dataclass(frozen=True)
class AllZero:
    """A word is all-ones where these numbers are 0 modulo a number, and 0 elsewhere. `given`: that they are."""

    numbers: tuple[Poly, ...]
    modulus: int
    given: bool

    def __call__(self, path: Path, entering: Sequence[Poly], left: Words) -> int:
        bit = mask_of(path, left[0])
        if bit is None or path.decided(bit) < self.given:
            raise Undecided("what is returned does not say whether the numbers are 0")
        for number in self.numbers:
            congruence.stays_below(path, number.substitute(dict(enumerate(entering))), 1 if path.decided(bit) else self.modulus)
        return 0


@dataclass
class Numbers:
    """A ring: values times the factor are congruent to the polynomials that stand for them, and where words are found that hold
    one or its negative, these stand for it from there on. `find`: looks for words. `outputs`: words that have to hold numbers
    below `bound`."""

    graph: Graph
    prime: int
    find: Find
    outputs: Sequence[Words] = ()
    bound: int = 0
    factor: int = 1

    def const(self, number: int) -> Poly:
        return Poly.constant(number * self.factor % self.prime)

    def add(self, x: Poly, y: Poly) -> Poly:
        return self._held(x + y)

    def sub(self, x: Poly, y: Poly) -> Poly:
        return self._held(x - y)

    def mul(self, x: Poly, y: Poly) -> Poly:
        return self._held((x * y).scale(pow(self.factor, -1, self.prime)))

    def inv(self, x: Poly) -> Poly:
        return Poly.constant(pow(x.integer, -1, self.prime) * self.factor**2 % self.prime)

    def _held(self, value: Poly) -> Poly:
        for sign in (1, -1):
            words, bounds = self._likely(value.scale(sign))
            for bound in bounds:
                try:
                    self.show(words, value.scale(sign), bound)
                except Undecided:
                    continue
                return number_of(words).scale(sign)
        if len(value.terms) > _TERMS:
            raise Undecided("the words that hold a value are not found")
        return value

    def _likely(self, value: Poly) -> tuple[Words, Sequence[int | None]]:
        """Words that may hold it, and what they may be below."""
        match self.find(value, self.outputs):
            case int(place):
                return self.outputs[place], [self.bound]
            case (atoms, below):
                return [word_of(atom) for atom in atoms], [below, None][below is None :]
        return [], []

    def show(self, words: Words, value: Poly, below: int | None = None) -> int:
        """What the number in these words does not exceed, if it is congruent to the value, and less than `below`. Raises
        Undecided.

        The words stand for free inputs from here on.
        """
        cone, numbers = self.graph.cone(words, value.atoms())
        value = Poly(value.modulo(self.prime)).substitute({atom: Poly.atom(numbers[atom]) for atom in value.atoms()})
        most = shown(cone, Congruent(value, self.prime, below))
        self.graph.free(words, most)
        return most

    def tells(self, mask: Word, values: Sequence[Poly]) -> None:
        """Raises Undecided unless the word is all-ones where these values are all 0, else 0."""
        atoms = {atom for value in values for atom in value.atoms()}
        cone, places = self.graph.cone([mask], atoms)
        numbers = tuple(value.substitute({atom: Poly.atom(places[atom]) for atom in atoms}) for value in values)
        shown(cone, AllZero(numbers, self.prime, False))
        shown(cone.zero(places[atom] for atom in atoms), AllZero(numbers, self.prime, True))
