# SPDX-License-Identifier: MIT
"""Sample inputs of contracts and kernels. Not trusted: they only find counterexamples, errors of the prover, and the words that
hold a number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import islice, pairwise

from ecgen_verify.prove.contract import Contract, Kind
from ecgen_verify.prove.divsteps.matrix import ENTRIES
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.search.division_steps import division_draw
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.world import World

_ONES = (1 << 64) - 1
#: Of a kernel: so many are taken, of so many that are tried.
_SAMPLES, _TRIES = 24, 96


def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Values of the inputs that keep the contract's assumptions, edges first in likelihood."""
    rng = random.Random(seed)
    while True:
        values = {}
        for operand in (operand for operand in contract.operands if operand.is_input):
            if operand.kind is Kind.MASK:
                values[operand.name] = rng.choice((0, _ONES))
            else:
                values[operand.name] = _edge(operand.bound, contract.modulus, rng)
            values[f"{operand.name} upper half"] = rng.getrandbits(32)
        for name, other in case.same.items():
            values[name] = values[other]
        yield {**values, **case.fixed}


def sample_points(path: Path, known: Mapping[str, Poly]) -> list[dict[int, int]]:
    """Values of the words of these numbers for which the facts hold."""
    world, facts = path.world, path.facts

    def holds(point: dict[int, int]) -> bool:
        return all(fact.lo <= value_of(world, fact.poly, point) <= fact.hi for fact in facts)

    numbers = {name: {atom: weight for (atom,), weight in number.terms.items()}
               for name, number in known.items() if not number.is_constant}  # fmt: skip
    return [] if not numbers else list(islice(filter(holds, islice(_points(world, numbers), _TRIES)), _SAMPLES))


def _points(world: World, numbers: Mapping[str, Mapping[int, int]]) -> Iterator[dict[int, int]]:
    """`numbers`: of each one the weights of its words."""
    rng, whole = random.Random("kernel"), {frozenset(group.weights): group.whole for group in world.groups}
    bounds = {name: 1 + world.atoms[whole.get(frozenset(weights), max(weights))].hi for name, weights in numbers.items()}
    while True:
        point: dict[int, int] = {}
        drawn = _drawn(bounds, rng)
        for name, weights in numbers.items():
            bound = bounds[name]
            value = drawn.get(name, rng.choice((rng.randrange(bound), _edge(bound, bound, rng))))
            for (atom, weight), (_, following) in pairwise([*sorted(weights.items(), key=lambda pair: pair[1]), (-1, 0)]):
                point[atom] = value // weight % (following // weight) if following else value // weight
        for group in world.groups:
            point[group.whole] = sum(point[a] * w for a, w in group.weights.items())
        yield point


def _drawn(bounds: Mapping[str, int], rng: random.Random) -> dict[str, int]:
    """A matrix of division steps, and numbers that it belongs to: they keep to more than bounds and facts."""
    steps = bounds.get(ENTRIES[0], 0).bit_length() - 2
    if steps < 1 or {bounds.get(entry) for entry in ENTRIES} != {(2 << steps) + 1}:
        return {}
    return division_draw(rng, steps, bounds.get("f", 1).bit_length() // 64)


def _edge(bound: int, modulus: int, rng: random.Random) -> int:
    bits = bound.bit_length()
    while True:
        low, high = sorted((rng.randrange(bits + 1), rng.randrange(bits + 1)))
        value = rng.choice((
            0, 1, bound - 1, bound - 2, bound // 2, rng.randrange(bound), rng.randrange(bound), (1 << high) - (1 << low),
            (1 << high) + rng.choice((-1, 0, 1)), bound - (1 << low), modulus + rng.choice((-1, 0, 1)),
            sum(rng.choice((0, _ONES, 1, 1 << 63, rng.getrandbits(64))) << (64 * i) for i in range(-(-bits // 64))),
        ))  # fmt: skip
        if 0 <= value < bound:
            return value
