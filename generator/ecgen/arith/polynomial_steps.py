# SPDX-License-Identifier: MIT
"""Division steps of polynomials over F_2 and F_3 (D. J. Bernstein, B.-Y. Yang, Fast constant-time gcd computation and modular
inversion, 2019, section 6): what one step does to a word of each of two polynomials. The bits of a word are coefficients.

Over F_3 a polynomial has two words for each of one over F_2: bits that say which coefficients are not 0, and bits that say which
of these are -1. The sum is that of T. J. Boothby and R. W. Bradshaw, Bitslicing and the method of four Russians over larger
finite fields, 2009, section 2.
"""

from __future__ import annotations

from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

_WIDTH = 64


def step(prime: int) -> Program:
    """to = a, sum = b + factor*a, for a and b exchanged where the first mask is all-ones. `prime`: 2 or 3.

    masks: whether they are exchanged; then the factor, each of its bits everywhere.
    """
    planes = prime - 1
    b = Builder(f"f{prime}_step", _WIDTH)
    to, total = (b.param(name, Kind.LIMBS, planes, output=True) for name in ("to", "sum"))
    x, y, masks = (b.param(name, Kind.LIMBS, count) for name, count in (("a", planes), ("b", planes), ("masks", 1 + planes)))
    exchanged = b.load(masks, 0)
    first, second = [], []
    for plane in range(planes):
        left, right = b.load(x, plane), b.load(y, plane)
        change = b.and_(b.xor(left, right), exchanged)
        first.append(b.xor(left, change))
        second.append(b.xor(right, change))
    factor = [b.load(masks, 1 + plane) for plane in range(planes)]
    b.store_limbs(to, first)
    if prime == 2:
        b.store_limbs(total, [b.xor(second[0], b.and_(first[0], factor[0]))])
    else:
        b.store_limbs(total, _sum(b, second, _product(b, first, factor)))
    return b.build(internal(b.name, f"one division step over F_{prime}, on a word of each polynomial"))


def _product(b: Builder, x: list[Value], factor: list[Value]) -> list[Value]:
    """Of coefficients by one that is the same for all."""
    return [b.and_(x[0], factor[0]), b.xor(b.and_(x[1], factor[0]), b.and_(x[0], factor[1]))]


def _sum(b: Builder, x: list[Value], y: list[Value]) -> list[Value]:
    s, t = b.xor(x[0], y[1]), b.xor(x[1], y[0])
    return [b.or_(b.xor(x[0], y[0]), b.xor(t, y[1])), b.and_(s, t)]
