# SPDX-License-Identifier: MIT
"""Finds a short addition chain for a given exponent.

The exponent is read from the top as odd digits with zeros between them (Yao 1976; sliding windows: HAC, 14.85). Digits are
short windows and long runs of ones, in the mixture of M. McLoughlin's addchain; a dynamic program covers the exponent
with as few digits of a given set as there are, and the set shrinks as long as that helps. Windows come from one chain
(chain_digits), runs from a chain over their lengths (chain_lengths), which may start at a short run among the windows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ecgen.arith.chains.chain import Chain, Equation, from_equations
from ecgen.arith.chains.digits import digits_chain
from ecgen.arith.chains.lengths import lengths_chain

_WINDOWS = range(1, 7)

#: Runs of ones up to this length may be made as digits, as the start of the chain of lengths.
_SHORT_RUNS = range(1, 7)

#: Runs are cut at each run length of the exponent, but at no more than this many, and at these.
_MOST_CUTS = 12
_CUTS = (8, 16, 32, 64)

#: So many digit sets are taken on to be shrunk.
_FINALISTS = 2


@cache
def find_chain(exponent: int) -> Chain:
    """The cheapest chain found, by Chain.cost. Deterministic. Raises ValueError for exponents below 1."""
    if exponent < 1:
        raise ValueError(f"no chain for exponent {exponent}")
    sets = dict.fromkeys(frozenset(digits) for digits in _digit_sets(exponent))
    ranked = sorted(((_best(exponent, digits), digits) for digits in sets), key=lambda found: found[0].cost)
    return min((_shrink(exponent, chain, digits) for chain, digits in ranked[:_FINALISTS]), key=lambda chain: chain.cost)


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


def _shrink(exponent: int, chain: Chain, digits: frozenset[int]) -> Chain:
    """Leave out one digit after the other as long as the chain gets cheaper."""
    improved = True
    while improved:
        improved = False
        for digit in sorted(digits - {1}):
            smaller = digits - {digit}
            candidate = _best(exponent, smaller)
            if candidate.cost < chain.cost:
                chain, digits, improved = candidate, smaller, True
    return chain


def _best(exponent: int, digits: frozenset[int]) -> Chain:
    """The cheapest chain with these digits, 1 besides, over the ways to start the chain of lengths."""
    terms = _cover(exponent, tuple(sorted(digits | {1}, reverse=True)))
    used = {digit for digit, _ in terms}
    runs = {digit.bit_length() for digit in used if digit & (digit + 1) == 0}
    tail = list(_main_loop(terms))
    starts = [n for n in _SHORT_RUNS if n <= max(runs, default=0)] or [1]
    chains = (from_equations([*_dictionary(used, runs, start), *tail], exponent) for start in starts)
    return min(chains, key=lambda chain: chain.cost)


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


def _cover(exponent: int, digits: tuple[int, ...]) -> list[tuple[int, int]]:
    """(digit, position of its lowest bit), from the top, as few as possible; among equals the longest digit first."""
    sized = [(digit, digit.bit_length()) for digit in digits]
    length = exponent.bit_length()
    fewest = [0] * (length + 1)  # fewest[k]: digits for the lowest k bits
    choice = [0] * (length + 1)
    for top in range(1, length + 1):
        if not exponent >> (top - 1) & 1:
            fewest[top] = fewest[top - 1]
            continue
        best = length + 1
        for digit, size in sized:
            if size <= top and fewest[top - size] + 1 < best and (exponent >> (top - size)) & ((1 << size) - 1) == digit:
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
