# SPDX-License-Identifier: MIT
"""Sample inputs of kernels. Not trusted: they only find errors of the prover, and the words that hold a number."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ecgen_verify.prove.hints import Draw
from ecgen_verify.prove.world import Group

_SAMPLES = 24


def sample_points(atoms: Mapping[str, Sequence[tuple[int, int]]], bounds: Mapping[str, int], groups: Sequence[Group],
                  draw: Draw | None = None) -> list[dict[int, int]]:  # fmt: skip
    """Values of all input atoms. `atoms`: (atom, weight) of each number, the lowest first; `bounds`: numbers are below."""
    rng = random.Random("kernel")
    points = []
    for _ in range(_SAMPLES):
        point: dict[int, int] = {}
        drawn = draw(rng) if draw else {}
        for name, item_atoms in atoms.items():
            bound = bounds[name]
            value = drawn.get(name, rng.choice((0, bound - 1, rng.randrange(bound), rng.randrange(bound))))
            for (atom, weight), (_, following) in pairwise([*item_atoms, (-1, 0)]):
                point[atom] = value // weight % (following // weight) if following else value // weight
        for group in groups:
            point[group.whole] = sum(point[a] * w for a, w in zip(group.atoms, group.weights, strict=True))
        points.append(point)
    return points
