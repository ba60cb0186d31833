# SPDX-License-Identifier: MIT
"""Proves that a function makes the matrix of S division steps, by the words that it has in between.

Trusted. A step takes (delta, f, g), f odd, to (1 - delta, g, (g - f)/2) where delta > 0 and g is odd, else to (1 + delta, f,
(g + (g mod 2)*f)/2). Steps are linear: L of them multiply (f, g) by M/2^L for a matrix M of integers with rows (u, v),
|u| + |v| <= 2^L, that depends on delta and on f, g mod 2^L only (D. J. Bernstein, B.-Y. Yang, TCHES 2019, sections 4 and 9).
They never exceed the larger of |f| and |g|, and each changes |delta| by at most 1.

Hence L steps on F = (f mod 2^L) + 2^(2L+1) and G = (g mod 2^L) + 2^(3L+2) have the same M, and for either row (u, v) of it, the
number that comes of F and of G is

    low + 2^(L+1)*u + 2^(2L+2)*v,    low = (u*(f mod 2^L) + v*(g mod 2^L))/2^L,    |low| < 2^L.

u > -2^L: else v = 0. The row of f is twice a row of the step before, so that (-2^L, 0) comes of (-2^(L-1), 0), and in the end of
(-1, 0), which is no row of the unit matrix; and no row of g, a sum of two rows, can be (-2^k, 0) after k steps: both would be
multiples of (1, 0), against the determinant of 2^(k-1) or -2^(k-1).

With W = 2^64, F stands as (F - 1)/2 + W/4 ("phi"), G as G + W/2 ("gamma"), delta as delta - 1/2 + W/4 ("epsilon"). A word for f
of which the lowest 64 - m bits are right gives one of which 64 - m - L are, as the lowest bits of (u*f + v*g)/2^L.

A value is a word of which no more is known than its range. Words of the function are shown to be one, or a little more or less,
by how it comes of those before it, and stand for it then. Which words may be it is searched for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove import congruence
from ecgen_verify.prove.cones import Graph, on_graph, shown, word_of
from ecgen_verify.prove.contract import Part, Promise, array
from ecgen_verify.prove.divsteps.driver import make_matrix
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_WORD = 1 << 64
_QUARTER, _HALF = _WORD >> 2, _WORD >> 1
#: |delta| on the way, for less than half of that at the entry. No inversion makes as many steps.
MOST_DELTA = 1 << 33
#: After so many values of which no word is shown the rest would not be either.
_MISSED = 3
#: The range of a word.
_ANY = 0, _WORD - 1
#: The entries of a matrix: the row of f, the row of g.
ENTRIES = ("u", "v", "q", "r")
#: Of words of integers, which values they give.
Formula = Callable[..., Sequence[Poly]]
#: For one value after the other the words that it may stand in, by their atoms, and what they have more than it.
division_words: Callable[[Graph, Sequence[Word], Sequence[int]], Iterator[Sequence[tuple[int, int]]]] = searched("division_words")


@dataclass(frozen=True)
class _Value:
    """A word is value number `index` that the formula gives of these words, and so much more."""

    formula: Formula
    index: int
    more: int

    def __call__(self, path: Path, entering: Sequence[Poly], left: Sequence[Word]) -> int:
        word, *given = map(path.settled, left)
        value = self.formula(Integers(path), *given)[self.index]
        congruence.vanishes(path, path.resolve(word.poly - value).offset(-self.more), _WORD)
        return 0


def _stepped(words: Integers, phi: Word, gamma: Word, epsilon: Word) -> Sequence[Poly]:
    """One division step, by its definition. Raises Fork."""
    f, g = phi.poly.offset(-_QUARTER).scale(2).offset(1), gamma.poly.offset(-_HALF)
    delta = epsilon.poly.offset(-_QUARTER)  # less 1/2, so that delta > 0 where this is not negative
    if not words.decided(words.bit_of(gamma, 0)):
        new = f, g, delta.offset(1)
    elif words.decided(words.below(epsilon, words.const(_QUARTER), 64)):
        new = f, g + f, delta.offset(1)
    else:
        new = g, g - f, delta.scale(-1)
    return (new[0].offset(-1).shifted_down(1).offset(_QUARTER), new[1].shifted_down(1).offset(_HALF), new[2].offset(_QUARTER))


def _same(words: Integers, word: Word) -> Sequence[Poly]:
    return (word.poly,)


class _Matrix:
    """What a function makes of delta, f and g. `likely`: for one value after the other, see `division_words`."""

    def __init__(self, graph: Graph, likely: Iterator[Sequence[tuple[int, int]]]) -> None:
        self.graph, self.likely, self.missed = graph, likely, 0

    def of(self, lengths: Sequence[int], epsilon: Word, f: Word, g: Word) -> Sequence[Word]:
        """Delta, then the entries."""
        if any(3 * length + 2 > 62 or length < 1 for length in lengths) or sum(lengths) > 62:
            raise ValueError(f"blocks of {lengths} steps do not fit 64-bit words")
        total = list[Word]()
        for length in lengths:
            epsilon, block = self.block(epsilon, f, g, length)
            rows = block[:2], block[2:]
            columns = [total[::2], total[1::2]] if total else []
            total = [self.named(self.product(row, column)) for row in rows for column in columns] or block
            # what a row makes of both is a multiple of 2^length, by which it is divided
            below = [(0, _ANY[1] >> length)]
            f, g = (self.values(_same, (self.product(row, (f, g)),), below, 1 << length)[0] for row in rows)
        return epsilon, *total

    def block(self, epsilon: Word, f: Word, g: Word, length: int) -> tuple[Word, list[Word]]:
        """Delta after these steps, and the entries."""
        most = (1 << 3 * length + 2) + (1 << length)  # of |F| and |G|; F is odd, and `most` is even
        ranges = [(_QUARTER - most // 2, _QUARTER + most // 2 - 1), (_HALF - most, _HALF + most)]
        # f is odd
        above = [constant((1 << 2 * length) + _QUARTER), constant((1 << 3 * length + 2) + _HALF)]
        phi = self.graph.assemble(((f, 1, length), (above[0], length - 1, 64)))
        gamma = self.graph.assemble(((g, 0, length), (above[1], length, 64)))
        ranges.append((_QUARTER - MOST_DELTA, _QUARTER + MOST_DELTA))
        for _ in range(length):
            phi, gamma, epsilon = self.values(_stepped, (phi, gamma, epsilon), ranges)
        return epsilon, [*self.row(phi, length, 1), *self.row(gamma, length, 0)]

    def row(self, packed: Word, length: int, halved: int) -> list[Word]:
        """By the lemma above."""
        path, most = self.graph.path, 1 << length
        low, u, v = (path.input_word(name, *bounds) for name, *bounds in
                     (("low", -most >> halved, (most >> halved) - 1), ("u", 1 - most, most), ("v", -most, most)))  # fmt: skip
        parts = [(low, 1), (u, 2 * most >> halved), (v, 4 * most**2 >> halved)]
        self.graph.known(packed, parts, _QUARTER if halved else _HALF)
        return [self.named(entry) for entry in (u, v)]

    def product(self, row: Sequence[Word], column: Sequence[Word]) -> Word:
        """Modulo 2^64."""
        parts = [(self.graph.multiply_low(x, y, 64), 1) for x, y in zip(row, column, strict=True)]
        whole: Word = self.graph.total(parts, 0, 64)
        return whole

    def named(self, word: Word) -> Word:
        """The value that it is, modulo 2^64; itself where no word of the function is known to be that."""
        return self.values(_same, (word,), [_ANY], otherwise=[word])[0]

    def values(self, formula: Formula, given: Sequence[Word], ranges: Sequence[tuple[int, int]], factor: int = 1,
               otherwise: Sequence[Word] = ()) -> list[Word]:  # fmt: skip
        """Of which the formula gives the multiples by a factor modulo 2^64. The words of the function that are shown to be that
        stand for it. `otherwise`: what serves where there are none."""
        words, same = [self.graph.path.input_word(formula.__name__, *bounds) for bounds in ranges], []
        for index, value in enumerate(words):
            likely = next(self.likely)
            for atom, more in likely:
                with suppress(Undecided):
                    self.show(word_of(atom), formula, given, index, more)
                    same.append((word_of(atom), value, more))
            self.missed += bool(likely) and all(value is not one for _, one, _ in same)
            if self.missed > _MISSED:
                raise Undecided("words that seem to be those of division steps are not shown to be them")
        for word, value, more in same:
            self.graph.known(word, [(value, factor)], more)
        used = [value for _, value, _ in same]
        return [value if value in used else other for value, other in zip(words, otherwise or words, strict=True)]

    def show(self, word: Word, formula: Formula, given: Sequence[Word], index: int, more: int) -> None:
        """Raises Undecided unless the word is value number `index` that the formula gives, and so much more."""
        cone, _ = self.graph.cone([word, *given])
        shown(cone, _Value(formula, index, more))


def matrix_kernel(prefix: str, lengths: Sequence[int]) -> Kernel:
    """PREFIX_divsteps<S>. `lengths`: the blocks of steps in which the function works."""
    steps = sum(lengths)
    text = f"out = delta and the matrix of {steps} division steps on delta and the lowest words of f and g, plus 2^{steps}"
    parts = (Part(name, place, 1, _WORD) for place, name in enumerate(("delta", "f", "g")))
    operands = array("out", 5, output=True), array("in", 3, *parts)
    return Kernel(Promise(text, operands), partial(_check, tuple(lengths)), name=f"{prefix}_divsteps{steps}", assume=on_graph,
                  effect=partial(make_matrix, steps))  # fmt: skip


def _check(lengths: Sequence[int], end: State) -> None:
    graph, entering = end.machine.domain, [Word(end.setting.numbers[name], *_ANY, True) for name in ("delta", "f", "g")]
    assert isinstance(graph, Graph)
    graph.narrow(entering[0], _QUARTER - MOST_DELTA // 2, _QUARTER + MOST_DELTA // 2)
    matrix = _Matrix(graph, division_words(graph, entering, lengths))
    values = matrix.of(lengths, *entering)
    for index, (word, value) in enumerate(zip(end.words("out"), values, strict=True)):
        try:
            matrix.show(word, _same, [value], 0, bool(index) << sum(lengths))
        except Undecided as error:
            raise Undecided(f"word {index} of the output is not shown to be of the matrix: {error}") from None
