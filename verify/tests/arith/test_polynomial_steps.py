# SPDX-License-Identifier: MIT
"""One division step on words of coefficients over F_2 and F_3, against arithmetic modulo 2 and 3, all pairs of coefficients."""

from __future__ import annotations

from itertools import product

import pytest

from ecgen.arith.polynomial_steps import step
from ecgen.interpret import run

_ALL_ONES = 2**64 - 1


def planes(coefficients: list[int], prime: int) -> list[int]:
    nonzero = sum((x != 0) << i for i, x in enumerate(coefficients))
    return [nonzero] if prime == 2 else [nonzero, sum((x == 2) << i for i, x in enumerate(coefficients))]


@pytest.mark.parametrize("prime", [2, 3])
def test_all_pairs_of_coefficients(prime: int) -> None:
    pairs = list(product(range(prime), repeat=2))
    a, b = [x for x, _ in pairs], [y for _, y in pairs]
    program = step(prime)
    for exchanged, factor in product((False, True), range(prime)):
        masks = [_ALL_ONES if bit else 0 for bit in (exchanged, *planes([factor], prime))]
        stepped = run(program, {"a": _joined(planes(a, prime)), "b": _joined(planes(b, prime)), "masks": _joined(masks)})
        first, second = (b, a) if exchanged else (a, b)
        total = [(y + factor * x) % prime for x, y in zip(first, second, strict=True)]
        assert stepped["to"] == _joined(planes(first, prime)) and stepped["sum"] == _joined(planes(total, prime))


def _joined(words: list[int]) -> int:
    return sum(word << 64 * i for i, word in enumerate(words))
