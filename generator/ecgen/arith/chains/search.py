# SPDX-License-Identifier: MIT
"""Finds a short addition chain for a given exponent.

The exponent is read from the top as odd digits with zeros between them (Yao 1976; sliding windows: HAC, 14.85). Digits are
short windows and long runs of ones, in the mixture of M. McLoughlin's addchain; a dynamic program covers the exponent
with as few digits of a given set as there are, and the set shrinks as long as that helps. Windows come from one chain
(chain_digits), runs from a chain over their lengths (chain_lengths), which may start at a short run among the windows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ecgen.arith.chains.chain import PRODUCT_COST, SQUARING_COST, Chain, Equation, cost_of_equations, from_equations
from ecgen.arith.chains.digits import digits_chain
from ecgen.arith.chains.lengths import lengths_chain

_WINDOWS = range(1, 7)

#: Runs of ones up to this length may be made as digits, as the start of the chain of lengths.
_SHORT_RUNS = range(1, 7)

#: Runs are cut at each run length of the exponent, but at no more than this many, and at these.
_MOST_CUTS = 12
_CUTS = (8, 16, 32, 64)

#: More than any chain costs.
_NO_LIMIT = 1 << 62

#: So many digit sets are taken on to be shrunk.
_FINALISTS = 2


@cache
def find_chain(exponent: int) -> Chain:
    """The cheapest chain found, by Chain.cost. Deterministic. Raises ValueError for exponents below 1."""
    if exponent < 1:
        raise ValueError(f"no chain for exponent {exponent}")
    reader = _Reader(exponent)
    sets = dict.fromkeys(frozenset(digits) for digits in _digit_sets(exponent))
    leading: list[tuple[_Candidate, frozenset[int]]] = []  # the cheapest so far, the first of equals before the others
    for digits in sets:
        candidate = _best(reader, digits, leading[-1][0].cost if len(leading) == _FINALISTS else _NO_LIMIT)
        if candidate is not None:
            leading = sorted([*leading, (candidate, digits)], key=lambda pair: pair[0].cost)[:_FINALISTS]
    finalists = (_shrink(reader, candidate, digits) for candidate, digits in leading)
    return from_equations(min(finalists, key=lambda candidate: candidate.cost).equations, exponent)


@dataclass(frozen=True, slots=True)
class _Candidate:
    """The equations of a chain, and its cost."""

    cost: int
    equations: Sequence[Equation]


def _digit_sets(exponent: int) -> Iterator[set[int]]:
    lengths = sorted({len(run) for run in f"{exponent:b}".split("0") if run}, reverse=True)
    cuts = dict.fromkeys([*lengths[:_MOST_CUTS], *(cut for cut in _CUTS if cut < lengths[0])])
    for window in _WINDOWS:
        yield set(_read(exponent, window, 0))
        for cut in cuts:
            if cut > window:
                yield set(_read(exponent, window, cut))


def _read(exponent: int, window: int, cut: int) -> Iterator[int]:
    """Digits from the top: runs longer than the window, cut into pieces of at most `cut` bits (0: no runs), and windows."""
    bits = f"{exponent:b}"
    at = bits.find("1")
    while at >= 0:
        ones = len(bits[at:].split("0", 1)[0])
        text = bits[at : at + min(ones, cut)] if ones > window and cut else bits[at : at + window].rstrip("0")
        yield int(text, 2)
        at = bits.find("1", at + len(text))


def _shrink(reader: _Reader, best: _Candidate, digits: frozenset[int]) -> _Candidate:
    """Leave out one digit after the other as long as the chain gets cheaper."""
    improved = True
    while improved:
        improved = False
        for digit in sorted(digits - {1}):
            smaller = digits - {digit}
            candidate = _best(reader, smaller, best.cost)
            if candidate is not None:
                best, digits, improved = candidate, smaller, True
    return best


def _best(reader: _Reader, digits: frozenset[int], limit: int) -> _Candidate | None:
    """The cheapest chain with these digits, 1 besides, over the ways to start the chain of lengths; None where none costs less
    than `limit`."""
    terms = reader.cover(digits | {1})
    used = {digit for digit, _ in terms}
    runs = {digit.bit_length() for digit in used if digit & (digit + 1) == 0}
    tail = list(_main_loop(terms))
    starts = [n for n in _SHORT_RUNS if n <= max(runs, default=0)] or [1]
    # Above the largest digit no power is met twice, so that what is above costs the same whatever the way.
    split = next((i for i, equation in enumerate(tail) if equation.left > max(used)), len(tail))
    lower, upper = tail[:split], tail[split:]
    above = sum(SQUARING_COST * equation.count + (PRODUCT_COST if equation.right else 0) for equation in upper)
    targets = {upper[0].left, *(equation.right for equation in upper)} if upper else {reader.exponent}
    best: _Candidate | None = None
    if above + _least_cost(used) >= limit:
        return None
    for start in starts:
        dictionary = _dictionary(used, runs, start)
        cost = above + cost_of_equations([*dictionary, *lower], targets)
        if cost < limit:
            best, limit = _Candidate(cost, [*dictionary, *tail]), cost
    return best


def _least_cost(digits: set[int]) -> int:
    """No chain to these digits costs less: each but 1 takes a product of its own, which makes a number longer by at most one bit,
    and squarings all other bits of the longest."""
    products = len(digits - {1})
    return PRODUCT_COST * products + SQUARING_COST * max(0, max(digits).bit_length() - 1 - products)


def _dictionary(used: set[int], runs: set[int], start: int) -> list[Equation]:
    """Equations for all digits: windows and the run of `start` ones as digits, longer runs by their lengths."""
    short = {(1 << n) - 1 for n in runs if n <= start} | {(1 << start) - 1}
    equations = list(digits_chain(frozenset({d for d in used if d & (d + 1)} | short)))
    seeds = {1} | {e.power.bit_length() for e in equations if e.power & (e.power + 1) == 0}
    for a, b in lengths_chain(frozenset(runs), frozenset(seeds)):
        equations.append(Equation((1 << a) - 1, b, (1 << b) - 1))
    return equations


def _main_loop(terms: list[tuple[int, int]]) -> Iterator[Equation]:
    (power, position), *rest = terms
    for digit, below in rest:
        step = Equation(power, position - below, digit)
        yield step
        power, position = step.power, below
    if position:
        yield Equation(power, position, 0)


class _Reader:
    """Covers an exponent with digits. Where a digit fits is looked up once for all sets of digits."""

    def __init__(self, exponent: int) -> None:
        self.exponent = exponent
        self.bits = f"{exponent:b}"
        self._tops: dict[int, list[int]] = {}

    def cover(self, digits: frozenset[int]) -> list[tuple[int, int]]:
        """(digit, position of its lowest bit), from the top, as few as possible; among equals the longest digit first.

        1 is among the digits.
        """
        length = len(self.bits)
        fitting: list[list[tuple[int, int]]] = [[] for _ in range(length + 1)]
        for digit in sorted(digits, reverse=True):
            entry = digit, digit.bit_length()
            for top in self._places(digit):
                fitting[top].append(entry)
        fewest = [0] * (length + 1)  # fewest[k]: digits for the lowest k bits
        choice = [0] * (length + 1)
        for top in range(1, length + 1):
            if not fitting[top]:
                fewest[top] = fewest[top - 1]
                continue
            best = length + 1
            for digit, size in fitting[top]:
                if fewest[top - size] + 1 < best:
                    best, choice[top] = fewest[top - size] + 1, digit
            fewest[top] = best
        terms, top = [], length
        while top:
            digit = choice[top]
            if digit:
                top -= digit.bit_length()
                terms.append((digit, top))
            else:
                top -= 1
        return terms

    def _places(self, digit: int) -> list[int]:
        """Where the digit's highest bit may be: the numbers of bits from there down."""
        if digit not in self._tops:
            text, at = f"{digit:b}", -1
            tops = self._tops[digit] = []
            while (at := self.bits.find(text, at + 1)) >= 0:
                tops.append(len(self.bits) - at)
        return self._tops[digit]
