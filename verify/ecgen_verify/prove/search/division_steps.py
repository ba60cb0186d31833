# SPDX-License-Identifier: MIT
"""Division steps on numbers: what the values of `matrix` are on some inputs, and which words these may be. Not trusted: it says
where to look, and what is found has to be shown."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence

from ecgen_verify.prove.cones import Graph, atom_of
from ecgen_verify.prove.divsteps.matrix import ENTRIES
from ecgen_verify.prove.search.lazy_words import words_for
from ecgen_verify.prove.word import Word

_WORD = 1 << 64
_QUARTER, _HALF = _WORD >> 2, _WORD >> 1
#: Inputs on which words are compared.
_RUNS = 40


def division_words(graph: Graph, entering: Sequence[Word], lengths: Sequence[int]) -> Iterator[Sequence[tuple[int, int]]]:
    """Words that are the value on all samples or, of delta, less one, as it stands where its sign was changed."""
    likely, rng = defaultdict(list), random.Random("division steps")
    inputs = [(rng.randrange(-9, 9), rng.getrandbits(64) | 1, rng.getrandbits(64)) for _ in range(_RUNS)]
    atoms = [atom_of(word) for word in entering]
    columns = [words_for(graph, dict(zip(atoms, (delta + _QUARTER, f, g), strict=True))) for delta, f, g in inputs]
    for atom in graph.origins:
        likely[tuple(column[atom] for column in columns)].append(atom)
    for values in zip(*(division_values(lengths, *point) for point in inputs), strict=True):
        yield [(atom, more) for more in (0, -1) for atom in likely.get(tuple((value + more) % _WORD for value in values), ())]


def division_values(lengths: Sequence[int], delta: int, f: int, g: int) -> Iterator[int]:
    """All values in their order. `delta`: less 1/2."""
    total: Sequence[int] = ()
    for length in lengths:
        mask = (1 << length) - 1
        packed_f, packed_g = (f & mask) + (1 << 2 * length + 1), (g & mask) + (1 << 3 * length + 2)
        matrix = 1, 0, 0, 1
        for _ in range(length):
            delta, packed_f, packed_g, matrix = _step(delta, packed_f, packed_g, matrix)
            yield from (*_state(packed_f, packed_g), delta + _QUARTER)
        yield from matrix
        u, v, q, r = matrix
        if total:
            total = [x * a + y * b for x, y in ((u, v), (q, r)) for a, b in (total[::2], total[1::2])]
            yield from total
        else:
            total = matrix
        f, g = (u * f + v * g) % _WORD, (q * f + r * g) % _WORD
        yield from (f, g)
        f, g = f >> length, g >> length


def _state(f: int, g: int) -> tuple[int, int]:
    return (f - 1) // 2 + _QUARTER, g + _HALF


def steps_on(delta: int, f: int, g: int, steps: int) -> tuple[int, int, int, int]:
    """The matrix of division steps. `delta`: less 1/2."""
    u, v, q, r = 1, 0, 0, 1
    for _ in range(steps):
        delta, f, g, (u, v, q, r) = _step(delta, f, g, (u, v, q, r))
    return u, v, q, r


def _step(delta: int, f: int, g: int, matrix: tuple[int, int, int, int]) -> tuple[int, int, int, tuple[int, int, int, int]]:
    u, v, q, r = matrix
    if g % 2 and delta >= 0:
        return -delta, g, (g - f) // 2, (2 * q, 2 * r, q - u, r - v)
    odd = g % 2
    return delta + 1, f, (g + odd * f) // 2, (2 * u, 2 * v, q + odd * u, r + odd * v)


def division_draw(rng: random.Random, steps: int, limbs: int) -> dict[str, int]:
    """A matrix of division steps, and numbers of so many words that it belongs to."""
    f, g = rng.getrandbits(64 * max(limbs, 1)) | 1, rng.getrandbits(64 * max(limbs, 1))
    entries = steps_on(rng.randrange(-40, 40), f, g, steps)
    matrix = {entry: number + (1 << steps) for entry, number in zip(ENTRIES, entries, strict=True)}
    return {**matrix, "f": f, "g": g} if limbs else matrix
