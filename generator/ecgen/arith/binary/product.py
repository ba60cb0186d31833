# SPDX-License-Identifier: MIT
"""Products of polynomials over GF(2) in lanes: operand scanning, or Karatsuba where that takes fewer operations.

Karatsuba as in D. J. Bernstein, Batch binary Edwards, CRYPTO 2009, section 2: with t = x^k,

    (a0 + t*a1)(b0 + t*b1) = (1 + t)(a0*b0 + t*a1*b1) + t*(a0 + a1)(b0 + b1).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecgen.ir import Builder, Kind, Op, Value
from ecgen.logic.contract import internal


def product(b: Builder, x: Sequence[Value], y: Sequence[Value], split_from: int) -> list[Value]:
    """The 2n - 1 coefficients of the product of two polynomials with n each, the lowest first. With fewer than `split_from`
    coefficients polynomials are multiplied by operand scanning."""
    if len(x) < split_from:
        return _scanned(b, x, y)
    return _karatsuba(b, x, y, split_from)


def _scanned(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    columns: list[Value | None] = [None] * (2 * len(x) - 1)
    for i, first in enumerate(x):
        for j, second in enumerate(y):
            columns[i + j] = _plus(b, columns[i + j], b.and_(first, second))
    return _whole(columns)


def _karatsuba(b: Builder, x: Sequence[Value], y: Sequence[Value], split_from: int) -> list[Value]:
    n, k = len(x), (len(x) + 1) // 2
    low = product(b, x[:k], y[:k], split_from)
    high = product(b, x[k:], y[k:], split_from)
    middle = product(b, _sum(b, x[:k], x[k:]), _sum(b, y[:k], y[k:]), split_from)
    # u = low + t*high, then u + t*u + t*middle
    u: list[Value | None] = [None] * (2 * n - 1 - k)
    for i, value in enumerate(low):
        u[i] = value
    for i, value in enumerate(high):
        u[k + i] = _plus(b, u[k + i], value)
    result: list[Value | None] = [*u, *[None] * k]
    for i, sum_ in enumerate(u):
        with_middle = _plus(b, sum_, middle[i]) if i < len(middle) else sum_
        if with_middle is not None:
            result[k + i] = _plus(b, result[k + i], with_middle)
    return _whole(result)


def _sum(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    """Of a polynomial and one that is as long or shorter."""
    return [b.xor(value, y[i]) if i < len(y) else value for i, value in enumerate(x)]


def _plus(b: Builder, x: Value | None, y: Value) -> Value:
    return y if x is None else b.xor(x, y)


def _whole(values: Sequence[Value | None]) -> list[Value]:
    assert None not in values
    return [value for value in values if value is not None]


@cache
def operations(n: int, split_from: int) -> tuple[int, int]:
    """(and, xor) of a product of polynomials with n coefficients."""
    b = Builder("product", 64)
    values = [[b.load(b.param(name, Kind.LIMBS, n), i) for i in range(n)] for name in ("x", "y")]
    r = b.param("r", Kind.LIMBS, 2 * n - 1, output=True)
    b.store_limbs(r, product(b, values[0], values[1], split_from))
    ops = [instr.op for instr in b.build(internal("product")).instrs]
    return ops.count(Op.AND), ops.count(Op.XOR)


@cache
def fewest(n: int) -> int:
    """From how many coefficients on products had better be split."""
    return min(range(2, n + 2), key=lambda split_from: sum(operations(n, split_from)))
