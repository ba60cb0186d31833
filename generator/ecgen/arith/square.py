# SPDX-License-Identifier: MIT
"""Squares: the products of unequal words once, doubled, then the squares of the words (HAC, algorithm 14.16)."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith.multiply import Columns, add_scaled, scaled
from ecgen.arith.shape import Scan, Shape
from ecgen.ir import Builder, Value


def square(b: Builder, x: Sequence[Value], shape: Shape) -> list[Value]:
    """All 2*len(x) words of x^2."""
    if len(x) == 1:
        return list(b.mul(x[0], x[0]))
    return _by_columns(b, x) if shape.scan is Scan.COLUMNS else _by_rows(b, x)


def _by_rows(b: Builder, x: Sequence[Value]) -> list[Value]:
    n = len(x)
    b.comment("square, products of a[0] with the words above it")
    cross = scaled(b, x[1:], x[0])  # words 1 .. n of the sum of the cross products
    for i in range(1, n - 1):
        b.comment(f"square, products of a[{i}] with the words above it")
        cross[2 * i :] = add_scaled(b, cross[2 * i :], x[i + 1 :], x[i])
    b.comment("square: double the cross products")
    doubled: list[Value] = []
    carry: Value | None = None
    for word in cross:
        s, carry = b.add(word, word, carry)
        doubled.append(s)
    assert carry is not None
    doubled.append(b.word_of(carry))  # words 1 .. 2n-1
    b.comment("square: + a[i]^2 * W^(2i)")
    squares = [word for xi in x for word in b.mul(xi, xi)]
    out, carry = [squares[0]], None
    for d, s in zip(doubled[:-1], squares[1:-1], strict=True):
        t, carry = b.add(d, s, carry)
        out.append(t)
    return [*out, b.add_last(doubled[-1], squares[-1], carry)]


def _by_columns(b: Builder, x: Sequence[Value]) -> list[Value]:
    n, columns, out = len(x), Columns(b), []
    for k in range(2 * n - 1):
        b.comment(f"square, column {k}: sum of a[i] * a[{k} - i]")
        columns.add_pairs(((x[i], x[k - i]) for i in range(n) if i < k - i < n), times=2)
        if k % 2 == 0:
            columns.add_pairs([(x[k // 2], x[k // 2])])
        out.append(columns.shift())
    return [*out, columns.words[0]]
