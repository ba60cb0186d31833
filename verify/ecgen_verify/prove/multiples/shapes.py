# SPDX-License-Identifier: MIT
"""How the scalar multiplications of a curve take scalars apart, and tables of multiples of its generator.

Trusted: the multiples in a table, which are computed here from the generator of the specification. What digits a function looks
up is only guessed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ecgen.emit.layout import CURVE, c_file
from ecgen.group import Group
from ecgen.rings import Residues
from ecgen.spec.load import Spec
from ecgen_verify.prove.defines import defined_numbers
from ecgen_verify.prove.multiples.signs import Guess, Recognition

Affine = tuple[int, int]


@dataclass
class Shapes:
    """`cofactor`: of the curve; where it is 1, all points have the order n, or are neutral. `width`, `entries`: of the window
    and its table; `word_counts`: of the words that a scalar becomes; `teeth`: that entries of a table of the comb cover;
    `digits`, `columns`: which bits are looked up together; `halves`: of scalars that are split in two, by an endomorphism:
    their bits, and by how many bits and with how many words quotients are rounded."""

    prime: int
    group: Group[int]
    generator: Affine
    order: int
    cofactor: int
    width: int
    digits: Recognition
    columns: Recognition
    word_counts: frozenset[int]
    teeth: frozenset[int]
    spacing: int
    halves: tuple[int, int, int] | None
    _tables: dict[object, list[list[int]]] = field(default_factory=dict, compare=False)

    @property
    def entries(self) -> int:
        return 1 << (self.width - 1)

    def weights(self, guess: Guess) -> list[int]:
        """What the signs of a column stand for, but for the power of two that doublings make up for; a guess."""
        return [1 << (bit - 1 - (guess.bits[0] - 1) % self.spacing) for bit in guess.bits]

    def multiples(self, weights: Sequence[int]) -> list[list[int]]:
        """For each index the sum of +-weight*G: the highest weight +, the others by the bits of the index."""
        known = self._tables.get(tuple(weights))
        if known is None:
            lowest = sum(weights) - 2 * sum(weights[:-1])
            known_points = [self.multiple(lowest)]
            for weight in weights[:-1]:
                more = self.multiple(2 * weight)
                known_points += [self.group.add(point, more) for point in known_points]
            known = self._tables[tuple(weights)] = [list(point or ()) for point in known_points]
        return known

    def odd_multiples(self, count: int) -> list[list[int]]:
        """G, 3*G, 5*G, ..."""
        key = ("odd", count)
        if key not in self._tables:
            self._tables[key] = [list(self.multiple(2 * i + 1) or ()) for i in range(count)]
        return self._tables[key]

    def multiple(self, times: int) -> Affine | None:
        """times * G; None for the neutral element."""
        return self.group.multiply(times % self.order, self.generator)


def shapes_of(source: Path, prefix: str, spec: Spec) -> Shapes | None:
    """As the emitted files say. None for curves of other forms."""
    curve = spec.curve
    if curve is None or curve.form != "weierstrass":
        return None
    files = c_file(prefix, "mul"), c_file(prefix, "base"), f"{prefix}_{CURVE}.h"
    mul, base, split = (defined_numbers(source / file, prefix) for file in files)
    width, windows = mul["WINDOW"], mul["WINDOWS"]
    tops = [width * windows]
    digits = [Guess(tops[0], tuple(range(width * i, width * (i + 1) + 1))) for i in range(windows)]
    columns: list[Guess] = []
    teeth: set[int] = set()
    spacing = base.get("SPACING", 1)
    if "TEETH" in base:
        tops.append(base["SIGNS"])
        for block in range(base["BLOCKS"]):
            length = base["LAST_TEETH"] if block == base["BLOCKS"] - 1 else base["TEETH"]
            first = block * base["TEETH"] * spacing + 1
            teeth.add(length)
            columns += [Guess(tops[1], tuple(first + column + spacing * i for i in range(length))) for column in range(spacing)]
    halves = (split["HALF_BITS"], split["SPLIT_SHIFT"], -(-split["ROUNDER_BITS"] // 64)) if "HALF_BITS" in split else None
    limbs = -(-curve.order.bit_length() // 64)
    counts = frozenset(count for top in tops for count in range(max(limbs, top // 64), top // 64 + 3))
    group = Group("weierstrass", {"a": curve.a, "b": curve.b}, Residues(spec.prime))
    return Shapes(spec.prime, group, (curve.gx, curve.gy), curve.order, curve.cofactor, width, Recognition(digits),
                  Recognition(columns), counts, frozenset(teeth), spacing, halves)  # fmt: skip
