# SPDX-License-Identifier: MIT
"""The odd integer that a scalar becomes, in words, and the words that are made of some of its bits.

Trusted, but for the guesses of which bits these are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.composed.bits import Bits, Expansion
from ecgen_verify.prove.composed.elements import ONES, Elements, atom_of, mask_of
from ecgen_verify.prove.composed.values import Key
from ecgen_verify.prove.multiples.forms import Form, Half, Sign
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word

SCALAR = "sc"


@dataclass(frozen=True)
class Odd:
    """K of a scalar: odd, from 1 to n, and k or, where the mask `negative` is all-ones, -k modulo n. K of a half: odd, and the
    half or, there, its negative."""

    elements: Elements
    scalar: Key | Half

    def words(self) -> list[Word]:
        """The words of K."""
        form, most = self.elements.forms[SCALAR], self.elements.forms[SCALAR].prime
        limbs = form.limbs
        if isinstance(self.scalar, Half):
            limbs, most = -(-self.scalar.bits // 64), (1 << self.scalar.bits) - 1
        return [self.elements.unknown_byte(("odd", self.scalar, i), min(ONES, most >> (64 * i))) for i in range(limbs)]

    def atoms(self) -> list[int]:
        return [atom for word in self.words() if (atom := atom_of(word.poly)) is not None]

    @property
    def negative(self) -> Word:
        return mask_of(self.elements.bit(("odd is negative", self.scalar)))


def known_odds(elements: Elements) -> Iterator[Odd]:
    """Those that calls have made."""
    for meaning in elements.fields[SCALAR].meanings:
        if isinstance(meaning, tuple) and meaning[0] == "odd":
            yield Odd(elements, meaning[1])


@dataclass(frozen=True)
class Guess:
    """Bits of K + 2^top that a word may consist of, the lowest first. Not trusted."""

    top: int
    bits: tuple[int, ...]


@dataclass
class Recognition:
    """Finds out which bits of which K a word consists of. `guesses`: what is tried."""

    guesses: Sequence[Guess]
    _seen: tuple[Expansion, dict[Key | Half, dict[object, Guess]]] | None = field(default=None, compare=False)

    def find(self, path: Path, elements: Elements, word: Word) -> tuple[Odd, Guess] | None:
        """The word, as bits of K + 2^top and nothing else."""
        if self._seen is None or self._seen[0].world is not path.world:
            self._seen = Expansion(path.world), {}
        expansion, known = self._seen
        places = expansion.of(path.resolve(word.poly))
        if places is None:
            return None
        for odd in known_odds(elements):
            if odd.scalar not in known:
                atoms = odd.atoms()
                known[odd.scalar] = {frozenset(bits_of(expansion, atoms, guess).items()): guess for guess in self.guesses}
            guess = known[odd.scalar].get(frozenset(places.items()))
            if guess is not None:
                return odd, guess
        return None


def bits_of(expansion: Expansion, atoms: Sequence[int], guess: Guess) -> Bits:
    """The word of these bits of K + 2^top, for K with these words, which is below 2^top."""
    places: dict[tuple[int, int] | None, int] = {}
    for place, bit in enumerate(guess.bits):
        if bit == guess.top:
            places[None] = 1 << place
        elif bit < 64 * len(atoms):
            atom = atoms[bit // 64]
            if bit % 64 < expansion.world.atoms[atom].hi.bit_length():
                places[atom, bit % 64] = 1 << place
    return places


def form_of(odd: Odd, guess: Guess, weights: Sequence[int]) -> Form:
    """sum weight * t_j, where bit j + 1 is the bit of that weight; j from 0 to top - 1."""
    return Form.of((Sign(odd.scalar, guess.top, bit - 1), weight) for bit, weight in zip(guess.bits, weights, strict=True))
