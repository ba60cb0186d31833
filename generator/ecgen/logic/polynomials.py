# SPDX-License-Identifier: MIT
"""Polynomials with integers for coefficients: tuples, the coefficient of x^0 first, without zeros at the end."""

from __future__ import annotations

from collections.abc import Sequence

Coefficients = tuple[int, ...]


def trimmed(a: Sequence[int]) -> Coefficients:
    length = len(a)
    while length and not a[length - 1]:
        length -= 1
    return tuple(a[:length])


def plus(a: Sequence[int], b: Sequence[int]) -> Coefficients:
    short, long = sorted((a, b), key=len)
    return trimmed([*(x + y for x, y in zip(short, long, strict=False)), *long[len(short):]])  # fmt: skip


def scaled(a: Sequence[int], factor: int) -> Coefficients:
    return trimmed([factor * x for x in a])


def product(a: Sequence[int], b: Sequence[int]) -> Coefficients:
    """By the integers that the polynomials are at a power of two (Kronecker)."""
    if not a or not b:
        return ()
    most = (max(map(abs, a)) + 1) * (max(map(abs, b)) + 1) * min(len(a), len(b))
    step = (most.bit_length() + 9) // 8  # bytes, with a sign
    offset = sum(1 << (8 * step * i + 8 * step - 1) for i in range(len(a) + len(b) - 1))
    whole = (_at_power(a, step) * _at_power(b, step) + offset).to_bytes(step * (len(a) + len(b)), "little")
    half = 1 << (8 * step - 1)
    return trimmed([int.from_bytes(whole[step * i : step * (i + 1)], "little") - half for i in range(len(a) + len(b) - 1)])


def _at_power(a: Sequence[int], step: int) -> int:
    """The value at 2^(8*step)."""
    above, below = ([max(sign * x, 0) for x in a] for sign in (1, -1))
    first, second = (int.from_bytes(b"".join(x.to_bytes(step, "little") for x in part), "little") for part in (above, below))
    return first - second


def remainder(a: Sequence[int], modulus: Sequence[int]) -> Coefficients:
    """Of a division by a monic polynomial."""
    assert modulus and modulus[-1] == 1
    degree = len(modulus) - 1
    if degree and modulus[0] == -1 and not any(modulus[1:-1]):  # x^degree - 1
        return trimmed([sum(a[i::degree]) for i in range(degree)])
    if all(x == 1 for x in modulus):  # (x^(degree + 1) - 1)/(x - 1)
        folded = [sum(a[i :: degree + 1]) for i in range(degree + 1)]
        return trimmed([x - folded[-1] for x in folded[:-1]])
    rest = list(a)
    while len(rest) > degree:
        top = rest.pop()
        for i, x in enumerate(modulus[:-1], len(rest) - degree):
            rest[i] -= top * x
    return trimmed(rest)


def modulo(a: Sequence[int], number: int) -> Coefficients:
    """Each coefficient from 0 to number - 1."""
    return trimmed([x % number for x in a])
