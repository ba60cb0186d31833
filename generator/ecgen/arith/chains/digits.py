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
        ways = [way for way in _one_product(have, unmet[-1]) if way.power in unmet]
        if ways:
            prices = [(_squarings(way, squared), way.power, way.left) for way in ways]
            chosen = ways[prices.index(min(prices))]
        else:
            chosen = _detour(have, squared, unmet) if detours else _next_prefix(have, unmet[0])
        equations.append(chosen)
        have = (*have, chosen.power)
        squared |= {chosen.left << n for n in range(1, chosen.count + 1)}
        unmet = tuple(t for t in unmet if t != chosen.power)
    return equations


def _detour(have: tuple[int, ...], squared: frozenset[int], unmet: tuple[int, ...]) -> Equation:
    """The equation for an exponent that is no target, after which the targets cost least."""
    best: tuple[tuple[int, int, int], Equation] | None = None
    for way in {w.power: w for w in sorted(_one_product(have, unmet[-1]), key=lambda w: -_squarings(w, squared))}.values():
        grown = (*have, way.power)
        if not any(w.power in unmet for w in _one_product(grown, unmet[-1])):
            continue
        made = squared | {way.left << n for n in range(1, way.count + 1)}
        rest = _extend(grown, made, unmet, detours=False)
        price = (len(rest), len(made | {e.left << n for e in rest for n in range(1, e.count + 1)}), way.power)
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


def _one_product(have: tuple[int, ...], largest: int) -> Iterator[Equation]:
    """All odd exponents up to `largest` that one product of a squared power and another power makes."""
    for left in have:
        for right in have:
            count = 1
            while (left << count) + right <= largest:
                if (left << count) + right not in have:
                    yield Equation(left, count, right)
                count += 1


def _squarings(way: Equation, squared: frozenset[int]) -> int:
    return sum(way.left << n not in squared for n in range(1, way.count + 1))
