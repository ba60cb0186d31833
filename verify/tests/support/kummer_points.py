# SPDX-License-Identifier: MIT
"""Points of Montgomery curves over F_p^2, by their coordinates."""

from __future__ import annotations

import itertools
import random

from ecgen.group import Group
from ecgen.rings import Pair, QuadraticField


def line_group(prime: int, draws: random.Random, nonresidue: int = -1) -> Group[Pair]:
    """v^2 = u^3 + A*u^2 + u over F_p(i), i^2 = nonresidue, with an A that is drawn, not 2 or -2."""
    singular = ((2, 0), (prime - 2, 0))
    a = next(pair for pair in iter(lambda: (draws.randrange(prime), draws.randrange(prime)), None) if pair not in singular)
    return Group("montgomery", {"A": a}, QuadraticField(prime, nonresidue))


def line_points(group: Group[Pair], prime: int, draws: random.Random, count: int,
                nonresidue: int = -1) -> list[tuple[Pair, Pair]]:  # fmt: skip
    """A random u until u^3 + A*u^2 + u is a square."""
    points: list[tuple[Pair, Pair]] = []
    while len(points) < count:
        u = draws.randrange(prime), draws.randrange(prime)
        root = _square_root(group.defect(u, (0, 0)), prime, nonresidue)
        if root is not None:
            points.append((u, root))
    assert all(group.defect(*point) == (0, 0) for point in points)
    return points


def _square_root(a: Pair, p: int, nonresidue: int) -> Pair | None:
    """y with y^2 = -a, if there is one: for i^2 = -1 by roots of norms, for others, where primes are small, by trial."""
    x, y = -a[0] % p, -a[1] % p
    if nonresidue != -1:
        field = QuadraticField(p, nonresidue)
        pairs = ((c0, c1) for c0, c1 in itertools.product(range(p), repeat=2))
        return next((pair for pair in pairs if field.mul(pair, pair) == (x, y)), None)
    length = pow(x * x + y * y, (p + 1) // 4, p)
    for norm in (length, -length):
        real = pow((x + norm) * pow(2, -1, p) % p, (p + 1) // 4, p)
        pure = [(0, pow(-x, (p + 1) // 4, p)), (pow(x, (p + 1) // 4, p), 0)]
        for root in [(real, y * pow(2 * real, -1, p) % p)] if real else pure:
            if QuadraticField(p).mul(root, root) == (x, y):
                return root
    return None
