# SPDX-License-Identifier: MIT
"""Products in lanes with Montgomery's reduction (1985), radix 2^52, the reduction following the product limb by limb.

Gueron, Krasnov 2013, "Software implementation of modular exponentiation, using advanced vector instructions architectures", and
the vpmadd52 form by Drucker, Gueron 2018, "Fast modular squaring with AVX512IFMA"; the steps by the digits of
arith.lane_digits. Nothing is carried while columns are summed but the lowest column of each step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecgen.arith.lanes import columns as lanes
from ecgen.arith.lanes.columns import LIMB_MASK, Columns
from ecgen.arith.lanes.digits import LARGEST_SHIFT, Digits, Form
from ecgen.ir import LANE_LIMB, Builder, Value

#: (columns of r, form) -> limbs of r: the last carries, as the caller wants them.
Finish = Callable[[Builder, list[Value]], list[Value]]


def product(b: Builder, x: Sequence[Value], y: Sequence[Value], form: Form) -> list[Value]:
    """The n columns of x*y / 2^(52n) mod p, a number in (min(sigma, 0)*p, x*y/2^(52n) + max(sigma, 0)*p)."""
    n = len(x)
    columns = Columns(b, [None] * (2 * n))
    for i, word in enumerate(y):
        b.comment(f"+ a * b[{i}], then make column {i} zero by a multiple of p")
        for j in range(n):
            columns.low(i + j, x[j], word)
        for j in range(n):
            columns.high(i + j, x[j], word)
        step(columns, i, form.at(i, n))
    return [columns.take(k) for k in range(n, 2 * n)]


def square(b: Builder, x: Sequence[Value], form: Form) -> list[Value]:
    """As product, for y = x: products of unequal limbs once, doubled by column as soon as it is complete."""
    n = len(x)
    columns, crossed = Columns(b, [None] * (2 * n)), Columns(b, [None] * (2 * n))
    for i in range(n):
        b.comment(f"a[{i}] * a[j] for j > {i}; columns {2 * i} and {2 * i + 1} are complete: double them, + a[{i}]^2")
        for j in range(i + 1, n):
            crossed.low(i + j, x[i], x[j])
        for j in range(i + 1, n):
            crossed.high(i + j, x[i], x[j])
        for k in (2 * i, 2 * i + 1):
            cross = crossed.plus[k]
            if cross is not None:
                columns.add(k, lanes.add(b, cross, cross))
        columns.low(2 * i, x[i], x[i])
        columns.high(2 * i, x[i], x[i])
        for k in (2 * i, 2 * i + 1):
            if k < n:
                b.comment(f"make column {k} zero by a multiple of p")
                step(columns, k, form.at(k, n))
    return [columns.take(k) for k in range(n, 2 * n)]


def reduce(b: Builder, x: Sequence[Value], form: Form) -> list[Value]:
    """The n columns of x / 2^(52n) mod p, a number in (min(sigma, 0)*p, 1 + max(sigma, 0)*p)."""
    n = len(x)
    columns = Columns(b, [*x, *[None] * n])
    for i in range(n):
        b.comment(f"make column {i} zero by a multiple of p")
        step(columns, i, form.at(i, n))
    return [columns.take(k) for k in range(n, 2 * n)]


def step(columns: Columns, i: int, form: Digits) -> None:
    """Add a multiple of the digits' number, times 2^(52i), such that column i vanishes; what it held above 52 bits moves to
    column i + 1."""
    b = columns.b
    x = columns.take(i)
    m, carry = x, b.sar(x, LANE_LIMB)
    if form.lowest != 1:
        m = b.maddlo(b.const(0), x, b.const(pow(form.lowest, -1, LIMB_MASK + 1)))
        carry = lanes.sub(b, carry, b.maddhi(b.const(0), m, b.const(form.lowest)))
    for j, digit in enumerate(form.digits[1:], 1):
        _add_multiple(columns, i + j, m, digit)
    columns.add(i + 1, carry)


def _add_multiple(columns: Columns, k: int, m: Value, digit: int) -> None:
    """Add digit * (m mod 2^52) at column k."""
    b, size, sign = columns.b, abs(digit), 1 if digit > 0 else -1
    shift = size.bit_length() - 1
    if digit == 0:
        return
    if size == 1 << shift and shift <= LARGEST_SHIFT:
        multiple = b.shl(b.and_(m, b.const(LIMB_MASK)), shift)
        columns.plus[k] = (lanes.add if sign > 0 else lanes.sub)(b, columns.plus[k], multiple)
    else:
        columns.low(k, m, b.const(size), sign)
        columns.high(k, m, b.const(size), sign)


def canonical(b: Builder, columns: Sequence[Value], modulus: int, form: Form) -> list[Value]:
    """The limbs of r in [0, p) for the columns of a product: r below 2*p, or p more where sigma = -1."""
    b.comment("carry; subtract p unless that is negative")
    if form.sigma < 0:
        return lanes.non_negative_of(b, columns, modulus)
    return lanes.non_negative_of(b, lanes.plus_constant(b, columns, -modulus), modulus)


def weak(b: Builder, columns: Sequence[Value], modulus: int, form: Form) -> list[Value]:
    """The limbs of r in [0, 2*p) for the columns of a product."""
    b.comment("carry")
    return lanes.normalised(b, columns if form.sigma > 0 else lanes.plus_constant(b, columns, modulus))
