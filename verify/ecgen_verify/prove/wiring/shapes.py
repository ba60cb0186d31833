# SPDX-License-Identifier: MIT
"""How the scalar multiplications of a curve in Weierstrass form take scalars apart, as the files of an emitted folder say."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.emit.layout import CURVE, c_file
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.wiring.defines import defined_numbers


@dataclass(frozen=True)
class Shapes:
    """`width`: of the window; `word_counts`: of the words that a scalar becomes; `combs`: how many
    teeth tables of the comb have, and how far apart; `split`: whether scalars are split in two, by an endomorphism."""

    width: int
    word_counts: frozenset[int]
    combs: frozenset[tuple[int, int]]
    split: bool


def shapes_of(place: Place) -> Shapes | None:
    """None for curves of other forms, and where there are no such multiplications."""
    curve, source, prefix = place.spec.curve, place.source, place.prefix
    if curve is None or curve.form != "weierstrass" or not (source / f"{prefix}_{CURVE}.h").exists():
        return None
    files = c_file(prefix, "mul"), c_file(prefix, "base"), f"{prefix}_{CURVE}.h"
    mul, base, split = (defined_numbers(source / file, prefix) for file in files)
    tops, combs = [mul["WINDOW"] * mul["WINDOWS"]], set()
    if "TEETH" in base:
        tops.append(base["SIGNS"])
        for block in range(base["BLOCKS"]):
            length = base["LAST_TEETH"] if block == base["BLOCKS"] - 1 else base["TEETH"]
            combs.add((length, base["SPACING"]))
    limbs = -(-curve.order.bit_length() // 64)
    counts = frozenset(count for top in tops for count in range(max(limbs, top // 64), top // 64 + 3))
    return Shapes(mul["WINDOW"], counts, frozenset(combs), "HALF_BITS" in split)
