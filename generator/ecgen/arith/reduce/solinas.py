# SPDX-License-Identifier: MIT
"""Reduction modulo a prime with few signed terms (Solinas, "Generalized Mersenne numbers", CORR 99-39, 1999).

Two ways are written, in several variants; the cheapest is kept:

    folds   the upper part, or its topmost words first, is shifted by each term of 2^k mod p and added or subtracted
    rows    where all exponents are multiples of half a word: each half word above 2^k is a signed sum of half words
            below, and these are gathered into rows (FIPS 186-4, D.2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest

from ecgen.arith import limbs
from ecgen.arith.digits import signed_bits
from ecgen.arith.limbs import length
from ecgen.arith.reduce.folding import (
    ZERO,
    Ending,
    Folding,
    Number,
    Plan,
    add,
    by_shifts,
    cheapest,
    endings,
    finish,
    finish_ahead,
    product_below,
    reduce_by_folds,
    shown,
    subtract,
)
from ecgen.ir import Builder, Value

#: A prime with more signed terms is refused.
MOST_TERMS = 6
#: A prime that needs more folds of its whole upper part than this, before the last one, is refused.
MOST_FOLDS = 8


def refusal(modulus: int, width: int, count: int) -> str | None:
    """Why this modulus, in `count` words of `width` bits, is not reduced this way, in one line; None when it is."""
    terms = signed_bits(modulus)
    if len(terms) > MOST_TERMS:
        return f"{shown(modulus)} has {len(terms)} signed terms; Solinas folding takes at most {MOST_TERMS}"
    if folding_of(modulus, width, count).folds(MOST_FOLDS) is None:
        gained = terms[0][1] - terms[1][1]
        return f"{describe(modulus)}: a Solinas fold gains only {gained} bits, and would have to be repeated too often"
    return None


def describe(modulus: int) -> str:
    """The congruence that the reduction uses, for people: "2^192 = 2^64 + 1 (mod p)"."""
    (_, leading), *terms = signed_bits(modulus)
    text = ""
    for sign, exponent in terms:
        joint = (" - " if sign > 0 else " + ") if text else ("-" if sign > 0 else "")
        text += joint + (f"2^{exponent}" if exponent else "1")
    return f"2^{leading} = {text} (mod p)"


def folding_of(modulus: int, width: int, count: int) -> Folding:
    """p = 2^k - c with k the exponent of its leading signed term."""
    return Folding(modulus, signed_bits(modulus)[0][1], width, count)


def plan(folding: Folding) -> Plan:
    """The cheapest reduction of a product. Raises ValueError, with `refusal`'s reason, for a modulus that is not of this form."""
    reason = refusal(folding.modulus, folding.width, folding.count)
    if reason is not None:
        raise ValueError(reason)
    return cheapest([*_plans_by_folds(folding), *_plans_by_rows(folding)], folding)


def _plans_by_folds(folding: Folding) -> Iterator[Plan]:
    for cuts in sorted(set(_sequences(folding))):
        for ending in endings(folding, cuts):
            yield partial(reduce_by_folds, cuts=cuts, folding=folding, multiply=by_shifts, ending=ending)


def _sequences(folding: Folding) -> Iterator[tuple[int, ...]]:
    """Places to fold at, for each number of words that one fold takes away, counted from 1 or from 2^k."""
    for words in range(1, 2 * folding.count + 1):
        for origin in (0, folding.exponent % folding.width):
            cuts = _cuts(folding, words * folding.width, origin)
            if cuts is not None:
                yield cuts


def _cuts(folding: Folding, step: int, origin: int) -> tuple[int, ...] | None:
    bound, cuts = folding.largest_product, list[int]()
    while not folding.is_last(bound):
        end = origin + -(-(bound.bit_length() - origin) // folding.width) * folding.width
        cut = max(folding.exponent, end - step)
        folded = folding.folded(bound, cut)
        if folded >= bound:
            return None
        bound = folded
        cuts.append(cut)
    return tuple(cuts)


def _plans_by_rows(folding: Folding) -> Iterator[Plan]:
    half = folding.width // 2
    if any(exponent % half for _, exponent in signed_bits(folding.modulus)):
        return
    matrix = _matrix(folding, half)
    weights = [sum(x << (half * j) for j, x in enumerate(column)) for column in matrix]
    maxima = [min(folding.largest_product >> (half * i), (1 << half) - 1) for i in range(len(matrix))]
    least, most = (
        sum(pick(0, weight) * largest for weight, largest in zip(weights, maxima, strict=True)) for pick in (min, max)
    )
    offset = -(least // folding.modulus) * folding.modulus
    if folding.is_last(most + offset):
        twice = any(x > 1 for column in matrix for x in column)
        for doubled in (False, True) if twice else (False,):
            for ending in (Ending.CHOOSE, Ending.RAISED) if folding.factor > 0 else (Ending.CHOOSE,):
                yield _Rows(folding, matrix, most, offset, doubled, ending)


def _matrix(folding: Folding, half: int) -> tuple[tuple[int, ...], ...]:
    """For each half word of a product the coefficients of the half words below 2^k that it is congruent to."""
    size = folding.exponent // half
    terms = {exponent // half: -sign for sign, exponent in signed_bits(folding.modulus)[1:]}
    rows = [tuple(int(i == j) for j in range(size)) for i in range(size)]
    while len(rows) < 2 * length(folding.largest_product, folding.width):
        *low, top = rows[-1]
        rows.append(tuple(x + top * terms.get(j, 0) for j, x in enumerate([0, *low])))
    return tuple(rows)


@dataclass(frozen=True)
class _Rows:
    """The plan by rows. `matrix`: see _matrix; `most`: the largest value of the signed sum; `offset`: the multiple of p
    that keeps it from going below zero; `doubled`: whether what occurs twice is summed first, and doubled."""

    folding: Folding
    matrix: tuple[tuple[int, ...], ...]
    most: int
    offset: int
    doubled: bool
    ending: Ending

    def __call__(self, b: Builder, wide: Sequence[Value]) -> list[Value]:
        raised = self.ending is Ending.RAISED
        constant = self.offset + (1 << self.folding.exponent if raised else 0)
        bound = self.most + constant
        halves = _Halves(b, product_below(wide, self.folding), length(bound, b.width))
        total = ZERO
        if self.doubled:
            total = halves.add_rows(total, self._sources(lambda x: max(0, x) // 2), "twice, row")
            b.comment("double the sum")
            total = add(b, total, total, 2 * total.bound, halves.keep)
        single = self._sources(lambda x: max(0, x) % 2 if self.doubled else max(0, x))
        total = halves.add_rows(total, single, "add row", constant)
        total = halves.subtract_rows(total, self._sources(lambda x: max(0, -x)))
        total = Number(total.words, bound)
        if raised:
            return finish_ahead(b, total, self.folding, by_shifts, raised=True)
        return finish(b, total, self.folding, by_shifts)

    def _sources(self, times: Callable[[int], int]) -> list[list[int]]:
        """For every half word below 2^k those of the product to add there, each `times` of its coefficient."""
        columns = zip(*self.matrix, strict=True)
        return [[i for i, x in enumerate(column) for _ in range(times(x))] for column in columns]


@dataclass(frozen=True)
class _Piece:
    """A word of a row: two half words of the product by their numbers (None is zero), or a constant."""

    lower: int | None = None
    upper: int | None = None
    constant: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether this is a word of the product as it stands."""
        return self.lower is not None and self.lower % 2 == 0 and self.upper == self.lower + 1

    @property
    def cost(self) -> int:
        """Of two half words."""
        assert self.lower is not None and self.upper is not None
        return 0 if self.is_whole else 2 if self.lower % 2 and self.upper % 2 == 0 else 3

    def __str__(self) -> str:
        if self.constant:
            return f"{self.constant:#x}"
        if self.is_whole and self.lower is not None:
            return f"t{self.lower // 2}"
        if self.lower is None and self.upper is None:
            return "0"
        return ":".join(f"t{i // 2}{'lh'[i % 2]}" if i is not None else "0" for i in (self.upper, self.lower))


@dataclass
class _Halves:
    """The half words of a product, and rows of full words made of them, of whose sums the lowest `keep` words are kept.

    In comments t3l and t3h are the halves of word t3.
    """

    b: Builder
    product: Number
    keep: int
    cached: dict[_Piece, Value] = field(default_factory=dict)

    def add_rows(self, total: Number, sources: Sequence[Sequence[int]], text: str, constant: int = 0) -> Number:
        """total + constant + all sources, each at its place."""
        for row in self._rows(sources, constant):
            number = self._number(text, row)
            total = add(self.b, total, number, total.bound + number.bound, self.keep)
        return total

    def subtract_rows(self, total: Number, sources: Sequence[Sequence[int]]) -> Number:
        """total - all sources, each at its place; known to be at least 0."""
        for row in self._rows(sources, 0):
            total = subtract(self.b, total, self._number("subtract row", row), total.bound, self.keep)
        return total

    def _rows(self, sources: Sequence[Sequence[int]], constant: int) -> list[list[_Piece]]:
        """Rows of words, the fullest first; the words of the constant fill what is left free."""
        width = self.b.width
        stacks = [self._paired(*pair) for pair in zip_longest(sources[::2], sources[1::2], fillvalue=())]
        for j, word in enumerate(limbs.split(constant, width, length(constant, width))):
            if j == len(stacks):
                stacks.append([])
            if word:
                stacks[j].append(_Piece(constant=word))
        return [list(row) for row in zip_longest(*stacks, fillvalue=_Piece())]

    def _paired(self, lower: Sequence[int], upper: Sequence[int]) -> list[_Piece]:
        """Sources of the lower and the upper half of a word, matched so that the words are cheap to make."""
        left, right, out = list(lower), list(upper), list[_Piece]()
        while left and right:
            piece = min(
                (_Piece(lo, hi) for lo in left for hi in right),
                key=lambda piece: 0 if piece in self.cached else piece.cost,
            )
            assert piece.lower is not None and piece.upper is not None
            left.remove(piece.lower)
            right.remove(piece.upper)
            out.append(piece)
        return [*out, *(_Piece(lower=lo) for lo in left), *(_Piece(upper=hi) for hi in right)]

    def _number(self, text: str, row: Sequence[_Piece]) -> Number:
        self.b.comment(f"{text} ({', '.join(map(str, row[::-1]))})")
        half, ones = self.b.width // 2, (1 << self.b.width // 2) - 1
        words, bound = list[Value | None](), 0
        for j, piece in enumerate(row):
            words.append(self._word(piece))
            low, high = ones if piece.lower is not None else 0, ones << half if piece.upper is not None else 0
            bound += (piece.constant or low + high) << (self.b.width * j)
        return Number(tuple(words), bound)

    def _word(self, piece: _Piece) -> Value | None:
        if piece.constant:
            return self.b.const(piece.constant)
        if piece == _Piece():
            return None
        if piece not in self.cached:
            self.cached[piece] = self._make(piece)
        return self.cached[piece]

    def _make(self, piece: _Piece) -> Value:
        b, lo, hi, half = self.b, piece.lower, piece.upper, self.b.width // 2
        zero = b.const(0)
        if piece.is_whole and lo is not None:
            return self._source(lo)
        if lo is not None and hi is not None:
            if lo % 2 and hi % 2 == 0:
                return b.shrd(self._source(hi), self._source(lo), half)
            # A sum rather than an `or`, for its equation is exact.
            lower, upper = self._word(_Piece(lower=lo)) or zero, self._word(_Piece(upper=hi)) or zero
            return b.add_last(lower, upper, wraps="the halves share no bit")
        if lo is not None:
            word = self._source(lo)
            return b.shr(word, half) if lo % 2 else b.and_(word, b.const((1 << half) - 1))
        assert hi is not None
        word = self._source(hi)
        return b.and_(word, b.const(b.word - (1 << half))) if hi % 2 else b.shl(word, half)

    def _source(self, half: int) -> Value:
        return self.product.words[half // 2] or self.b.const(0)
