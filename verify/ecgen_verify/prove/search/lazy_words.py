# SPDX-License-Identifier: MIT
"""Finds the words that hold a number, by their values for sample inputs. Not trusted: what is found has to be shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import islice

from ecgen_verify.prove.hints import Sample
from ecgen_verify.prove.lazy_reduction.numbers import Find, Words, number_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.world import Bitwise, Low, World

_ONES = (1 << 64) - 1
#: How many inputs numbers are looked for with.
_COUNT = 40

#: Numbers of so many times the prime are not looked for.
_MULTIPLES = 1 << 12


def made_of(path: Path, number: Poly) -> set[int]:
    """The atoms of the number and of what these were made of, as far as it is not forgotten."""
    seen: set[int] = set()
    waiting = [number]
    while waiting:
        for atom in path.resolve(waiting.pop()).atoms() - seen:
            seen.add(atom)
            meaning = path.world.atoms[atom].meaning
            waiting += [meaning.of] if isinstance(meaning, Low) else []
            waiting += [meaning.a, meaning.b] if isinstance(meaning, Bitwise) else []
    return seen


def lazy_words(path: Path, inputs: Iterable[Sample], prime: int, limbs: int) -> tuple[list[Sample], Find]:
    """What else the code reads, as a flag of the processor, is 0 or 1."""
    points = [point for given in inputs for other in (0, 1) if (point := _taken(path, given, other)) is not None]
    # the more of the values differ, the less is found by chance
    used = sorted(points, key=lambda point: -len(set(point.values())))[:_COUNT]
    return points, partial(_find, path.world, used, [_atoms_by_value(point) for point in used], prime, limbs)


def _taken(path: Path, given: Sample, other: int) -> Sample | None:
    """The values of all atoms; None where the inputs do not take the path."""
    sample = dict(given)
    for atom, known in enumerate(path.world.atoms):
        if atom not in sample:
            sample[atom] = other if known.meaning is None else value_of(path.world, Poly.atom(atom), sample)
    same = all(sample[atom] == value_of(path.world, poly, sample) for atom, poly in path.substitutions.items())
    return sample if same and all(f.lo <= value_of(path.world, f.poly, sample) <= f.hi for f in path.facts) else None


def _atoms_by_value(point: Sample) -> dict[int, list[int]]:
    table = defaultdict(list)
    for atom, number in point.items():
        table[number].append(atom)
    return table


def _find(world: World, points: Sequence[Sample], tables: Sequence[dict[int, list[int]]], prime: int, limbs: int, value: Poly,
          outputs: Sequence[Words]) -> Words | None:  # fmt: skip
    """`points`: those used, with the atoms by their value for each."""
    if value.is_constant:
        return None
    for output in outputs if points else ():
        if not any(value_of(world, number_of(output) - value, point) % prime for point in points):
            return output
    common: list[set[int]] | None = None
    for point, table in zip(points, tables, strict=True):
        number = value_of(world, value, point) % prime
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
