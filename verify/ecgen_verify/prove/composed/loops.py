# SPDX-License-Identifier: MIT
"""What is at the header of a loop of a composed function: words and addresses, by numbers that change there.

Trusted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Line:
    """A word, or an address in the object `base`, by names of what changes from iteration to iteration and by operands."""

    base: str | None
    poly: Poly
    secret: bool = False

    def at(self, names: Mapping[int, Word]) -> Poly:
        poly = self.poly.substitute({name: word.poly for name, word in names.items()})
        if any(atom < 0 for atom in poly.atoms()):
            raise Undecided("a name that stands for nothing in this loop")
        return poly


def word_of(path: Path, poly: Poly) -> Word:
    """A word of that value, which is known to be one."""
    low, high = path.sharp(path.resolve(poly))
    if poly.shift or low < 0 or high > ONES:
        raise Undecided("a number that is not known to be a word")
    return path.refined(Word(poly, low, high))


def put_words(machine: Machine, place: Pointer, words: Sequence[Word], size: int = 8) -> None:
    """Words of so many bytes, where nothing else is."""
    for i, word in enumerate(words):
        target = machine.resolve(place.moved(size * i))
        near = ((offset, machine.memory.get((target.base, offset))) for offset in range(target.offset - 15, target.offset + size))
        if any(entry is not None and offset + entry[0] > target.offset for offset, entry in near):
            raise Undecided("words where something else is")
        machine.memory[target.base, target.offset] = (size, word)
