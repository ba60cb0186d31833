# SPDX-License-Identifier: MIT
"""Maps that are linear over GF(2) as exclusive ors, sums that several results share made once.

C. Paar, Optimized arithmetic for Reed-Solomon encoders, ISIT 1997: the pair of terms that most results have in common becomes a
term of its own, until no two results share a pair.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from ecgen.ir import Builder, Value


def shared_sums(rows: Sequence[frozenset[int]], inputs: int) -> tuple[list[tuple[int, int]], list[frozenset[int]]]:
    """(sums, rows): sum number i is of two earlier terms, and is term `inputs` + i itself; each row as a set of terms, whose sum
    it is."""
    left = [set(row) for row in rows]
    sums: list[tuple[int, int]] = []
    while True:
        pairs = Counter(pair for row in left for pair in combinations(sorted(row), 2))
        if not pairs:
            break
        count = max(pairs.values())
        if count < 2:
            break
        first, second = min(pair for pair, times in pairs.items() if times == count)
        for row in left:
            if first in row and second in row:
                row -= {first, second}
                row.add(inputs + len(sums))
        sums.append((first, second))
    return sums, [frozenset(row) for row in left]


def apply_linear(b: Builder, rows: Sequence[frozenset[int]], inputs: Sequence[Value]) -> list[Value]:
    """For each row the sum of the inputs it names."""
    sums, reduced = shared_sums(rows, len(inputs))
    terms = list(inputs)
    for first, second in sums:
        terms.append(b.xor(terms[first], terms[second]))
    return [_total(b, [terms[index] for index in sorted(row)]) for row in reduced]


def _total(b: Builder, values: Sequence[Value]) -> Value:
    if not values:
        return b.const(0)
    total = values[0]
    for value in values[1:]:
        total = b.xor(total, value)
    return total
