# SPDX-License-Identifier: MIT
"""Operands that are not fully reduced: numbers below a bound that may be several times the modulus."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice

from ecgen.field import Modulus
from ecgen.selfcheck import edge_numbers
from ecgen_bench.implementations.extension import Extension


@dataclass(frozen=True)
class Loose:
    """The elements of `domain` by any numbers below `bound`, each part of them over F_p^2. `suffix`: of their type's name, where
    the emitted code has one for them."""

    domain: Modulus | Extension
    bound: int
    suffix: str = ""

    @property
    def tag(self) -> str:
        return self.domain.tag + self.suffix

    @property
    def field(self) -> Modulus:
        return self.domain if isinstance(self.domain, Modulus) else self.domain.field

    @property
    def limbs(self) -> int:
        return self.domain.limbs

    @property
    def number(self) -> int:
        return self.domain.number

    @property
    def bits(self) -> int:
        return self.domain.bits

    def draw(self, count: int, seed: int) -> list[tuple[int, int]]:
        """`count` pairs as numbers, of which the first half are edges: of the bound, and of the modulus and its multiples."""
        rng = random.Random(f"loose {self.tag} {seed}")
        parts = 2 if isinstance(self.domain, Extension) else 1
        width = 64 * self.limbs // parts
        low, high = edge_numbers(self.bound, rng), edge_numbers(self.number, rng)
        numbers = []
        for index in range(2 * count * parts):
            if index >= count * parts:
                numbers.append(rng.randrange(self.bound))
            elif rng.random() < 0.5:
                numbers.append(next(low))
            else:
                residue = next(high)
                numbers.append(residue + self.number * rng.randrange(-(-(self.bound - residue) // self.number)))
        stream = iter(numbers)
        elements = [sum(part << (width * i) for i, part in enumerate(islice(stream, parts))) for _ in range(2 * count)]
        return list(zip(elements[::2], elements[1::2], strict=True))
