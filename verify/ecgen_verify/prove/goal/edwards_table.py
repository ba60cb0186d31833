# SPDX-License-Identifier: MIT
"""Multiples of the generator of Ed25519's curve as they stand in tables, from the specification by plain integer arithmetic.

Trusted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

#: As many digits as a scalar has, and the entries for each.
_DIGITS, _ENTRIES = 64, 8
Affine = tuple[int, int]
Niels = tuple[int, int, int]


@cache
def known_multiples(prime: int, d: int) -> Mapping[Niels, int]:
    """(y - x, y + x, 2*d*x*y) of i * 16^j * B, and i * 16^j, for i from 1 to 8 and all j; B = (x, 4/5) with an even x."""
    multiples: dict[Niels, int] = {}
    step, factor = generator(prime, d), 1
    for _ in range(_DIGITS):
        point = step
        for i in range(1, _ENTRIES + 1):
            x, y = point
            multiples[(y - x) % prime, (y + x) % prime, 2 * d * x * y % prime] = i * factor
            point = added(point, step, prime, d)
        for _ in range(4):
            step = added(step, step, prime, d)
        factor *= 16
    return multiples


def generator(prime: int, d: int) -> Affine:
    """RFC 8032, 5.1."""
    y = 4 * pow(5, -1, prime) % prime
    square = (y * y - 1) * pow(d * y * y + 1, -1, prime) % prime
    root = pow(square, (prime + 3) // 8, prime)
    if root * root % prime != square:
        root = root * pow(2, (prime - 1) // 4, prime) % prime
    if root * root % prime != square:
        raise ValueError("no point of the curve is at y = 4/5")
    return (prime - root if root % 2 else root), y


def added(p: Affine, q: Affine, prime: int, d: int) -> Affine:
    """The sum on -x^2 + y^2 = 1 + d*x^2*y^2."""
    (x1, y1), (x2, y2) = p, q
    product = d * x1 * x2 * y1 * y2
    inverse = pow((1 + product) * (1 - product), -1, prime)
    return (x1 * y2 + x2 * y1) * (1 - product) * inverse % prime, (y1 * y2 + x1 * x2) * (1 + product) * inverse % prime
