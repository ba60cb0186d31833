# SPDX-License-Identifier: MIT
"""Sample inputs of a contract. Not trusted: they only find counterexamples and errors of the prover."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ecgen_verify.prove.contract import Contract, Kind, Operand

if TYPE_CHECKING:
    from ecgen_verify.prove.kernel import Case

_ONES = (1 << 64) - 1


def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Values of the inputs that keep the contract's assumptions, edges first in likelihood."""
    rng = random.Random(seed)
    while True:
        values = {}
        for operand in contract.inputs:
            if operand.kind is Kind.MASK:
                values[operand.name] = rng.choice((0, _ONES))
            else:
                values[operand.name] = _edge(operand, contract.modulus, rng)
            values[f"{operand.name} upper half"] = rng.getrandbits(32)
        for name, other in case.same.items():
            values[name] = values[other]
        yield {**values, **case.fixed}


def _edge(operand: Operand, modulus: int, rng: random.Random) -> int:
    bound = operand.bound
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
