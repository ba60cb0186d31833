# SPDX-License-Identifier: MIT
"""The additive FFT of S. Gao and T. Mateer (Additive fast Fourier transforms over finite fields, IEEE Transactions on Information
Theory 56, 2010), as D. J. Bernstein, T. Chou and P. Schwabe use it (McBits, CHES 2013): what it multiplies by.

It evaluates a polynomial with 2^k coefficients at all sums of a basis of the field: point j is the sum of basis[i] for the bits i
of j. With the last element of the basis scaled to 1, f(x) = g(x^2 + x) + x*h(x^2 + x), so that

    f(a) = g(a^2 + a) + a*h(a^2 + a)    and    f(a + 1) = f(a) + h(a^2 + a):

two polynomials with half as many coefficients, at half as many points. Level d of k halves for the d-th time: its pairs of points
differ in bit m - 1 - d, and coefficient c goes into g or h by its bit d.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.arith.binary.field import BinaryField


@dataclass(frozen=True)
class Level:
    """`scale`: what the polynomial's variable is scaled by; `basis`: of the points of a pair's first half, one element for each
    bit below the pair's own."""

    scale: int
    basis: tuple[int, ...]


def levels(field: BinaryField, basis: Sequence[int], count: int) -> list[Level]:
    """Of an FFT over so many levels, the first one first."""
    collected, current = [], list(basis)
    for _ in range(count):
        scale = current[-1]
        inverse = field.invert(scale)
        scaled = [field.multiply(element, inverse) for element in current[:-1]]
        collected.append(Level(scale, tuple(scaled)))
        current = [field.square(element) ^ element for element in scaled]
    return collected


def point(basis: Sequence[int], index: int) -> int:
    """The sum of the elements at the bits of the index."""
    total = 0
    for i, element in enumerate(basis):
        if index >> i & 1:
            total ^= element
    return total


def evaluated(field: BinaryField, basis: Sequence[int], coefficients: Sequence[int]) -> list[int]:
    """The FFT on integers: values at all points. As many coefficients as a power of two."""
    k = len(coefficients).bit_length() - 1
    if k == 0:
        return [coefficients[0]] * (1 << len(basis))
    level = levels(field, basis, 1)[0]
    scaled = [field.multiply(value, field.power(level.scale, i)) for i, value in enumerate(coefficients)]
    expanded = taylor(scaled)
    below = [field.square(element) ^ element for element in level.basis]
    g, h = evaluated(field, below, expanded[::2]), evaluated(field, below, expanded[1::2])
    first = [u ^ field.multiply(point(level.basis, j), v) for j, (u, v) in enumerate(zip(g, h, strict=True))]
    return [*first, *(u ^ v for u, v in zip(first, h, strict=True))]


def taylor(coefficients: Sequence[int]) -> list[int]:
    """The coefficients of g and h, in turn."""
    values = list(coefficients)
    quarter = len(values) // 4
    while quarter:
        for start in range(0, len(values), 4 * quarter):
            for i in range(start, start + quarter):
                values[i + 2 * quarter] ^= values[i + 3 * quarter]
                values[i + quarter] ^= values[i + 2 * quarter]
        quarter //= 2
    return values


def reversed_bits(number: int, count: int) -> int:
    return int(f"{number:0{count}b}"[::-1], 2) if count else 0
