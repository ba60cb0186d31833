# SPDX-License-Identifier: MIT
"""Finds the words that hold a number, by their values for sample inputs. Not trusted: what is found has to be shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from functools import partial
from itertools import islice
from typing import Any

from ecgen_verify.prove.cones import Graph
from ecgen_verify.prove.domain import Lazy
from ecgen_verify.prove.hints import Sample
from ecgen_verify.prove.lazy_reduction.numbers import Find, Words, number_of
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import BITWISE, World

_ONES = (1 << 64) - 1
#: How many inputs numbers are looked for with.
_COUNT = 6
#: Numbers of so many times the prime are not looked for.
_MULTIPLES = 1 << 12


def lazy_words(graph: Graph, inputs: Iterable[Sample], prime: int, limbs: int) -> Find:
    # the more of the values differ, the less is found by chance
    inputs = sorted(inputs, key=lambda sample: -len(set(sample.values())))[:_COUNT]
    points = [words_for(graph, sample) for sample in inputs]
    return partial(_find, graph.path.world, points, [_atoms_by_value(point, graph) for point in points],
                   {atom for atom, origin in graph.origins.items() if origin.name == "pick"}, prime, limbs)


def words_for(graph: Graph, sample: Sample) -> Sample:
    """What all words are for these inputs; others that nothing is known of are 0."""
    known = dict(sample)
    get = partial(_word, graph.path.world, known)
    for atom, origin in graph.origins.items():
        if atom == origin.atoms[0]:
            results = _OPERATIONS[origin.name](get, *origin.args)
            known |= zip(origin.atoms, results if isinstance(results, tuple) else (results,), strict=True)
    return known


def _word(world: World, known: Sample, word: Word) -> int:
    return word.lo if word.is_constant else value_of(world, word.poly, known)


def _flag(get: Callable[[Word], int], lazy: Lazy[Word]) -> int:
    words, size = [get(word) for word in lazy.words], 1 << lazy.bits
    if lazy.kind == "zero":
        return int(not words[0] % size)
    if lazy.kind == "sign":
        return words[0] >> lazy.bits - 1 & 1
    x, y, carry, result = words
    if lazy.kind == "carry":
        return int(not 0 <= x + lazy.sign * (y + carry) < size)
    one, other = x >> lazy.bits - 1 & 1, (y >> lazy.bits - 1 & 1) ^ (lazy.sign < 0)
    return int(one == other != result >> lazy.bits - 1 & 1)


def _multiply(get: Callable[[Word], int], x: Word, y: Word, bits: int) -> tuple[int, int]:
    product = get(x) * get(y)
    return product % (1 << bits), product >> bits


def _assemble(get: Callable[[Word], int], fields: Sequence[tuple[Word, int, int]]) -> int:
    word = position = 0
    for x, start, end in fields:
        word |= (get(x) >> start) % (1 << end - start) << position
        position += end - start
    return word


#: What operations give, see `Domain`.
_OPERATIONS: Mapping[str, Callable[..., Any]] = {
    "low": lambda get, x, bits: get(x) % (1 << bits),
    "total": lambda get, parts, constant, bits: (constant + sum(get(x) * factor for x, factor in parts)) % (1 << bits),
    "multiply": _multiply,
    "assemble": _assemble,
    "bitwise": lambda get, op, x, y, bits: BITWISE[op](get(x), get(y)),
    "flag": _flag,
    "complement": lambda get, bit: 1 - get(bit),
    "pick": lambda get, bit, then, otherwise: get(then if get(bit) else otherwise),
}


def _atoms_by_value(point: Sample, graph: Graph) -> dict[int, list[int]]:
    table = defaultdict(list)
    for atom in graph.origins:
        table[point[atom]].append(atom)
    return table


def _find(world: World, points: Sequence[Sample], tables: Sequence[dict[int, list[int]]], picks: Set[int], prime: int,
          limbs: int, value: Poly, outputs: Sequence[Words]) -> int | tuple[Sequence[int], int | None] | None:  # fmt: skip
    """`points`: those used, with the atoms by their value for each."""
    if value.is_constant:
        return None
    for place, output in enumerate(outputs if points else ()):
        if not any(value_of(world, number_of(output) - value, point) % prime for point in points):
            return place
    common: list[set[int]] | None = None
    canonical = True
    for point, table in zip(points, tables, strict=True):
        number = value_of(world, value, point) % prime
        for candidate in islice(range(number, 1 << (64 * limbs), prime), _MULTIPLES):
            words = [set(table.get(candidate >> (64 * place) & _ONES, ())) for place in range(limbs)]
            if common is not None:
                words = [new & old for new, old in zip(words, common, strict=True)]
            if all(words):
                common, canonical = words, canonical and candidate < prime
                break
        else:
            return None
    if common is None:
        return None
    # what is brought below the prime is picked last; of words before that some are the same for nearly all inputs
    picked = [atoms & picks for atoms in common]
    atoms = map(min, picked) if all(picked) else map(max, common)
    return list(atoms), prime if canonical and all(picked) else None
