# SPDX-License-Identifier: MIT
"""Elements of F_p(i) as operands: c0 + c1*i as two elements of F_p, one after the other."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import islice

from ecgen.field import Modulus
from ecgen.rings import QuadraticField
from ecgen.selfcheck import edge_numbers


@dataclass(frozen=True)
class Extension:
    """Pairs c0, c1, each in the form of `field` and with its words; i^2 is the nonresidue."""

    field: Modulus
    nonresidue: int = -1
    tag = "fe2"

    @property
    def limbs(self) -> int:
        return 2 * self.field.limbs

    @property
    def number(self) -> int:
        return self.field.number

    @property
    def bits(self) -> int:
        return self.field.bits

    def over(self, field: Modulus) -> Extension:
        """The same elements with their parts in another form."""
        return replace(self, field=field)

    def draw(self, count: int, seed: int) -> list[tuple[int, int]]:
        """`count` pairs of elements as numbers. In the first half edge cases are frequent; the parts of the second half are
        random, above 0 and below the prime."""
        rng = random.Random(f"{self.tag} {seed}")
        edges = edge_numbers(self.number, rng)
        parts = list(islice(edges, 4 * (count // 2)))
        parts += [rng.randrange(1, self.number) for _ in range(4 * count - len(parts))]
        elements = [self._join(c0, c1) for c0, c1 in zip(parts[::2], parts[1::2], strict=True)]
        return list(zip(elements[::2], elements[1::2], strict=True))

    def is_right(self, operation: str, a: int, b: int, result: int, below: int) -> bool:
        """Whether `result` represents a*b ("mul") or a^2 ("sqr") with both parts less than `below`."""
        if max(self._split(result)) >= below:
            return False
        ring = QuadraticField(self.number, self.nonresidue)
        return self._decoded(result) == ring.mul(self._decoded(a), self._decoded(a if operation == "sqr" else b))

    @property
    def _width(self) -> int:
        return self.field.width * self.field.limbs

    def _join(self, c0: int, c1: int) -> int:
        return c0 + (c1 << self._width)

    def _split(self, number: int) -> tuple[int, int]:
        return number & ((1 << self._width) - 1), number >> self._width

    def _decoded(self, number: int) -> tuple[int, int]:
        c0, c1 = self._split(number)
        return self.field.decode(c0), self.field.decode(c1)
