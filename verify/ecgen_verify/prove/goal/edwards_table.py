# SPDX-License-Identifier: MIT
"""Multiples of the generator of Ed25519's curve as they stand in tables, from the specification by plain integer arithmetic.

Trusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice

from ecgen.group import Group
from ecgen.rings import Residues

#: As many digits as a scalar has, and the entries for each.
_DIGITS, _ENTRIES = 64, 8
Affine = tuple[int, int]
Niels = tuple[int, int, int]


@cache
def known_multiples(prime: int, d: int) -> Mapping[Niels, int]:
    """(y - x, y + x, 2*d*x*y) of i * 16^j * B, and i * 16^j, for i from 1 to 8 and all j; B = (x, 4/5) with an even x."""
    multiples: dict[Niels, int] = {}
    group, step, factor = group_of(prime, d), generator(prime, d), 1
    for _ in range(_DIGITS):
        for i, point in enumerate(islice(multiples_of(group, step, step), _ENTRIES), 1):
            multiples[niels(point, prime, d)] = i * factor
        for _ in range(4):
            step = sum_of(group, step, step)
        factor *= 16
    return multiples


def multiples_of(group: Group[int], first: Affine, step: Affine) -> Iterator[Affine]:
    """first, first + step, first + 2*step, ..."""
    while True:
        yield first
        first = sum_of(group, first, step)


def sum_of(group: Group[int], p: Affine, q: Affine) -> Affine:
    """Of points on a curve in Edwards form, which has its neutral element among them."""
    total = group.add(p, q)
    assert total is not None
    return total


def niels(point: Affine, prime: int, d: int) -> Niels:
    """(y - x, y + x, 2*d*x*y)"""
    x, y = point
    return (y - x) % prime, (y + x) % prime, 2 * d * x * y % prime


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


def group_of(prime: int, d: int) -> Group[int]:
    """-x^2 + y^2 = 1 + d*x^2*y^2"""
    return Group("edwards", {"a": prime - 1, "d": d}, Residues(prime))
