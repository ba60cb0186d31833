# SPDX-License-Identifier: MIT
"""Short addition chains that reach a set of small odd exponents, the digits of a windowed power."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ecgen.arith.chains.chain import Equation


@cache
def digits_chain(targets: frozenset[int]) -> tuple[Equation, ...]:
    """Equations that lead from x to x^t for every odd t >= 1 of `targets`, one product each.

    Digits that one product makes of what is there come first, the one with the fewest further squarings before the
    others. When there is none, the exponent is added with which the rest takes the fewest products, then squarings.
    """
    return tuple(_extend((1,), frozenset(), tuple(sorted(targets - {1})), detours=True))


def _extend(have: tuple[int, ...], squared: frozenset[int], unmet: tuple[int, ...], *, detours: bool) -> list[Equation]:
    """`squared`: the even exponents whose powers were made as squarings."""
    equations: list[Equation] = []
    while unmet:
        chosen = _cheapest(have, squared, unmet)
        if chosen is None:
            chosen = _detour(have, squared, unmet) if detours else _next_prefix(have, unmet[0])
        power = chosen.power
        equations.append(chosen)
        have = (*have, power)
        squared |= {chosen.left << n for n in range(1, chosen.count + 1)}
        unmet = tuple(t for t in unmet if t != power)
    return equations


def _cheapest(have: tuple[int, ...], squared: frozenset[int], unmet: tuple[int, ...]) -> Equation | None:
    """The product that makes a target with the fewest squarings, of these the least target, of these the least left factor."""
    place = {power: index for index, power in enumerate(have)}
    best: tuple[int, int, int, int, int] | None = None
    for left in have:
        squarings, count, even = 0, 1, 2 * left
        while even < unmet[-1]:
            squarings += even not in squared
            if best is not None and squarings > best[0]:
                break  # more squarings of `left` are no fewer
            for target in unmet:
                index = place.get(target - even)
                if index is not None and (best is None or (squarings, target, left, index, count) < best):
                    best = squarings, target, left, index, count
            count, even = count + 1, 2 * even
    if best is None:
        return None
    _, _, left, index, count = best
    return Equation(left, count, have[index])


def _detour(have: tuple[int, ...], squared: frozenset[int], unmet: tuple[int, ...]) -> Equation:
    """The equation for an exponent that is no target, after which the targets cost least."""
    best: tuple[tuple[int, int, int], Equation] | None = None
    ways = sorted(_one_product(have, squared, unmet[-1]), key=lambda pair: -pair[0])
    for way in {way.power: way for _, way in ways}.values():
        grown = (*have, way.power)
        if _cheapest(grown, squared, unmet) is None:
            continue
        more = squared | {way.left << n for n in range(1, way.count + 1)}
        rest = _extend(grown, more, unmet, detours=False)
        price = (len(rest), len(more | {e.left << n for e in rest for n in range(1, e.count + 1)}), way.power)
        if best is None or price < best[0]:
            best = price, way
    return best[1] if best is not None else _next_prefix(have, unmet[0])


def _next_prefix(have: tuple[int, ...], target: int) -> Equation:
    """The shortest odd prefix of the target's binary form that is not there yet, made of the one before it."""
    for shift in range(target.bit_length() - 1, -1, -1):
        prefix = target >> shift
        if prefix & 1 and prefix not in have:
            even = prefix - 1
            count = (even & -even).bit_length() - 1
            return Equation(even >> count, count, 1)
    raise AssertionError("the target itself is such a prefix")


def _one_product(have: tuple[int, ...], squared: frozenset[int], largest: int) -> Iterator[tuple[int, Equation]]:
    """All odd exponents up to `largest` that one product of a squared power and another power makes, with the squarings
    that each takes beyond those made."""
    for left in have:
        for right in have:
            count, squarings = 1, 0
            while (left << count) + right <= largest:
                squarings += left << count not in squared
                if (left << count) + right not in have:
                    yield squarings, Equation(left, count, right)
                count += 1
