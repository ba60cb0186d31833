# SPDX-License-Identifier: MIT
"""How the scalar multiplications of a curve take scalars apart.

What is read from the files need not be believed: code is shown to do what is said of these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.emit.layout import CURVE, c_file
from ecgen.group import Group
from ecgen.rings import Residues
from ecgen.spec.load import Spec
from ecgen_verify.prove.defines import defined_numbers

Affine = tuple[int, int]


@dataclass
class Shapes:
    """`cofactor`: of the curve; where it is 1, all points have the order n, or are neutral. `width`, `entries`: of the window
    and its table; `word_counts`: of the words that a scalar becomes; `combs`: by what the entries of each table of the comb are
    multiples; `halves`: of scalars that are split in two, by an endomorphism: their bits, and by how many bits and with how many
    words quotients are rounded."""

    prime: int
    group: Group[int]
    generator: Affine
    order: int
    cofactor: int
    width: int
    word_counts: frozenset[int]
    combs: tuple[tuple[int, ...], ...]
    halves: tuple[int, int, int] | None

    @property
    def entries(self) -> int:
        return 1 << (self.width - 1)

    @property
    def teeth(self) -> frozenset[int]:
        """That entries of a table of the comb cover."""
        return frozenset(map(len, self.combs))

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
    width, tops, combs = mul["WINDOW"], [mul["WINDOW"] * mul["WINDOWS"]], []
    if "TEETH" in base:
        tops.append(base["SIGNS"])
        for block in range(base["BLOCKS"]):
            length = base["LAST_TEETH"] if block == base["BLOCKS"] - 1 else base["TEETH"]
            combs.append(tuple(1 << base["SPACING"] * (base["TEETH"] * block + i) for i in range(length)))
    halves = (split["HALF_BITS"], split["SPLIT_SHIFT"], -(-split["ROUNDER_BITS"] // 64)) if "HALF_BITS" in split else None
    limbs = -(-curve.order.bit_length() // 64)
    counts = frozenset(count for top in tops for count in range(max(limbs, top // 64), top // 64 + 3))
    group = Group("weierstrass", {"a": curve.a, "b": curve.b}, Residues(spec.prime))
    return Shapes(spec.prime, group, (curve.gx, curve.gy), curve.order, curve.cofactor, width, counts, tuple(combs), halves)
