# SPDX-License-Identifier: MIT
"""Short addition chains over the lengths of runs of ones: x^(2^(a+b) - 1) = (x^(2^a - 1))^(2^b) * x^(2^b - 1), so that a chain
of additions that reaches the lengths reaches the runs, with one product for each of its additions."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import cache
from operator import le

#: Nodes of the search for each number of additions tried; bounds the time, deterministically.
_NODES = 4000

#: Short lengths that are tried as the smaller part of a sum though nothing asked for them yet.
_SHORT = range(1, 8)


def lengths_chain(targets: frozenset[int], seeds: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """Pairs (a, b), a >= b, whose sums, in this order, lead from the seeds (1 among them) to all targets.

    Iterative deepening from the largest length down, each split into two parts, of which one is there already or is a
    half, third or fifth (after the insertion rules of J. Bos and M. Coster, "Addition chain heuristics", CRYPTO '89).
    """
    return _sums(tuple(sorted(targets - seeds, reverse=True)), seeds)


@cache  # without the targets that are seeds, in which many questions differ
def _sums(unmet: tuple[int, ...], seeds: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """The same for lengths that are no seeds, descending."""
    binary = _binary(unmet, seeds)
    for budget in range(len(unmet), len(binary)):
        search = _Search(seeds, max(seeds), _NODES)
        sums = search.run(unmet, budget) if search.within_reach(unmet, budget) else None
        if sums is not None:
            return tuple(sorted(sums, key=sum))
    return binary


def _binary(unmet: tuple[int, ...], seeds: frozenset[int]) -> tuple[tuple[int, int], ...]:
    """By halving and taking one away: never long, never fails."""
    sums = {}
    stack = list(unmet)
    while stack:
        length = stack.pop()
        if length not in seeds and length not in sums:
            sums[length] = (length // 2, length // 2) if length % 2 == 0 else (length - 1, 1)
            stack += sums[length]
    return tuple(sums[length] for length in sorted(sums))


class _Search:
    def __init__(self, seeds: frozenset[int], top: int, nodes: int) -> None:
        self.seeds = seeds
        self.descending = sorted(seeds, reverse=True)
        self.top = top
        self.nodes = nodes
        self.failed: set[tuple[int, ...]] = set()
        self.limits: dict[int, list[int]] = {}

    def run(self, unmet: tuple[int, ...], budget: int) -> list[tuple[int, int]] | None:
        """Sums that reach `unmet` (descending, no seeds among them, within reach) by at most `budget` additions."""
        if not unmet:
            return []
        if self.nodes <= 0 or (budget, *unmet) in self.failed:
            return None
        self.nodes -= 1
        largest, rest = unmet[0], unmet[1:]
        known = self.seeds.union(rest)
        spare = budget - 1 - len(rest)
        for a, b in self._splits(largest, rest, known, spare):
            parts = {a, b} - known
            if len(parts) > spare:
                continue
            below = tuple(sorted((*rest, *parts), reverse=True)) if parts else rest
            sums = self.run(below, budget - 1) if self.within_reach(below, budget - 1) else None
            if sums is not None:
                return [*sums, (a, b)]
        self.failed.add((budget, *unmet))
        return None

    def within_reach(self, unmet: tuple[int, ...], budget: int) -> bool:
        """Whether doubling, which is the best that an addition does, would suffice for every length; each length above an unmet
        one takes an addition after it. There are at most `budget` of them."""
        if budget not in self.limits:
            self.limits[budget] = [self.top << budget - later for later in range(budget)]
        return all(map(le, unmet, self.limits[budget]))

    def _splits(self, largest: int, rest: tuple[int, ...], known: AbstractSet[int], spare: int) -> Iterable[tuple[int, int]]:
        """Ways to write `largest` as a sum a + b, a >= b, the most promising first. `spare`: additions for other lengths."""
        there = [*rest, *self.descending]
        if not spare:  # both parts are there or are asked for
            return [(largest - b, b) for b in there if 2 * b <= largest and largest - b in known]
        least = largest - (self.top << spare + len(rest))  # else the greater part is out of reach
        smaller = [*there, *(length // 2 for length in rest if length % 2 == 0), *_SHORT]
        parts = [b for b in smaller if least <= b <= largest - b]
        splits = [(largest - b, b) for b in parts if largest - b in known]
        splits += [(largest // 2, largest // 2)] if largest % 2 == 0 else []
        splits += [(largest - b, b) for b in parts]
        splits += [(a, largest - a) for a in there if largest < 2 * a and least <= largest - a and a < largest]
        splits += [(largest - largest // divisor, largest // divisor) for divisor in (3, 5)
                   if largest % divisor == 0 and least <= largest // divisor]  # fmt: skip
        splits += [(largest - largest // 2, largest // 2)]
        return dict.fromkeys(splits)
