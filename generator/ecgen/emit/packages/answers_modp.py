# SPDX-License-Identifier: MIT
"""Known answers of Diffie-Hellman in a group modulo p, by Python's powers."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ecgen.spec.load import Spec

#: Cases with random keys, beside the smallest and the largest.
_DRAWN = 2


@dataclass(frozen=True)
class ModpAnswer:
    """`public` of `key`, `shared` with `peer`; all encoded."""

    key: bytes
    public: bytes
    peer: bytes
    shared: bytes


def modp_answers(spec: Spec) -> list[ModpAnswer]:
    """The same for every emission of a specification with a group."""
    group, p = spec.group, spec.prime
    assert group is not None
    length, key_length = -(-p.bit_length() // 8), -(-group.exponent_bits // 8)
    draws = random.Random(p)
    keys = [1, group.exponents - 1, *(draws.randrange(1, group.exponents) for _ in range(_DRAWN))]
    answers = []
    for key in keys:
        peer = pow(group.generator, draws.randrange(1, group.order), p)
        numbers = pow(group.generator, key, p), peer, pow(peer, key, p)
        answers.append(ModpAnswer(key.to_bytes(key_length, "big"), *(x.to_bytes(length, "big") for x in numbers)))
    return answers
