# SPDX-License-Identifier: MIT
"""Finds the words that hold a number, by their values for sample inputs. Not trusted: what is found has to be shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice

from ecgen_verify.prove.lazy_reduction.numbers import Words, number_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.world import Both, Low

_ONES = (1 << 64) - 1
#: How many inputs numbers are looked for with.
_COUNT = 40

#: Numbers of so many times the prime are not looked for.
_MULTIPLES = 1 << 12

#: The value of every atom for one input.
Sample = dict[int, int]


def made_of(path: Path, number: Poly) -> set[int]:
    """The atoms of the number and of what these were made of, as far as it is not forgotten."""
    seen: set[int] = set()
    waiting = [number]
    while waiting:
        for atom in path.resolve(waiting.pop()).atoms() - seen:
            seen.add(atom)
            meaning = path.world.atoms[atom].meaning
            waiting += [meaning.of] if isinstance(meaning, Low) else []
            waiting += [meaning.a, meaning.b] if isinstance(meaning, Both) else []
    return seen


class Samples:
    """`all`: those of the given inputs that take the path. What else the code reads, as a flag of the processor, is 0 or 1."""

    def __init__(self, path: Path, inputs: Iterable[dict[int, int]]) -> None:
        self._world = path.world
        self._last = len(path.world.atoms)
        self.all = [sample for given in inputs for other in (0, 1) if (sample := self._taken(path, given, other)) is not None]
        self._used: list[Sample] = []
        self._with_value: list[dict[int, list[int]]] = []
        # the more of the values differ, the less is found by chance
        for sample in sorted(self.all, key=lambda sample: -len(set(sample.values())))[:_COUNT]:
            self._used.append(sample)
            table = defaultdict(list)
            for atom in range(self._last):
                table[sample[atom]].append(atom)
            self._with_value.append(table)

    def _taken(self, path: Path, given: dict[int, int], other: int) -> Sample | None:
        sample: Sample = dict(given)
        for atom in range(self._last):
            if atom not in sample:
                free = self._world.atoms[atom].meaning is None
                sample[atom] = other if free else self.value(Poly.atom(atom), sample)
        same = all(sample[atom] == self.value(poly, sample) for atom, poly in path.substitutions.items())
        return sample if same and all(f.lo <= self.value(f.poly, sample) <= f.hi for f in path.facts) else None

    def value(self, poly: Poly, sample: Sample) -> int:
        """The value of an integer-valued polynomial."""
        return value_of(self._world, poly, sample)

    def know(self, atom: int, poly: Poly) -> None:
        """A new atom stands for this polynomial."""
        for sample in self.all:
            sample[atom] = self.value(poly, sample)

    def find(self, value: Poly, prime: int, limbs: int, outputs: Sequence[Words]) -> Words | None:
        """Outputs, or atoms, that hold the words of a number congruent to the value; None where there are none."""
        if value.is_constant:
            return None
        for output in outputs if self._used else ():
            if not any(self.value(number_of(output) - value, sample) % prime for sample in self._used):
                return output
        common: list[set[int]] | None = None
        for sample, table in zip(self._used, self._with_value, strict=True):
            number = self.value(value, sample) % prime
            for candidate in islice(range(number, 1 << (64 * limbs), prime), _MULTIPLES):
                words = [set(table.get(candidate >> (64 * place) & _ONES, ())) for place in range(limbs)]
                if common is not None:
                    words = [new & old for new, old in zip(words, common, strict=True)]
                if all(words):
                    common = words
                    break
            else:
                return None
        return [Poly.atom(max(atoms)) for atoms in common] if common is not None else None
