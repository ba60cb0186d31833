# SPDX-License-Identifier: MIT
"""Products in F_p^2 = F_p(i), i^2 = -m for a small m > 0, with one reduction for each part of the result.

(a0 + a1*i)*(b0 + b1*i) = (a0*b0 - m*a1*b1) + (a0*b1 + a1*b0)*i, and (a0 + a1*i)^2 = (a0 + a1)*(a0 - m*a1) + (m - 1)*a0*a1 +
2*a0*a1*i. Sums of products are taken before the reduction (lazy reduction: Aranha, Karabina, Longa, Gebotys, Lopez 2011,
section 3; for m = 1 Costello, Longa, Naehrig 2016, section 3), and -b1 is p - b1, so that none of them is negative. By
Karatsuba's identity three products are enough: of L = a0*b0, H = a1*(p - b1) and C = (a0 + a1)*(b0 + b1)

    L + m*H <= (m + 1)*p^2 is the real part, and
    C + H - L = a0*b1 + a1*b0 + a1*p < 3*p^2 the imaginary part.

Of a square, (a0 + a1)*(a0 + m*(p - a1)) + (m - 1)*a0*a1 <= (3*m + 1)*p^2. With (3*m + 1)*p <= W^n sums of elements fit their
words, and reductions of all these are below 2*p before the last subtraction.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.facts import Facts
from ecgen.arith.limbs import FITS
from ecgen.arith.multiply import product
from ecgen.arith.reduce import montgomery, montgomery_inverse, montgomery_turns
from ecgen.arith.reduction import describe
from ecgen.arith.shape import Shape
from ecgen.field import Modulus, is_long
from ecgen.ir import Builder, Kind, Param, Program, Value
from ecgen.logic.contract import internal

#: Why a borrow may be dropped where the difference is a sum of products.
_POSITIVE = "the difference is a0*b1 + a1*b0 + a1*p"

Words = Sequence[Value]


def suits(modulus: Modulus, nonresidue: int) -> bool:
    """Whether the two Programs below are right for this modulus: Montgomery form, a negative nonresidue, and two spare bits where
    it is -1, more for others."""
    fits = (1 - 3 * nonresidue) * modulus.number <= modulus.radix
    return nonresidue < 0 and modulus.is_montgomery and fits and not is_long(modulus.number)


def multiplication(modulus: Facts, shape: Shape, nonresidue: int) -> Program:
    """r * W^n = a * b over F_p^2; operands are arrays of 2n words, the real part first, both parts below p."""
    p, m = modulus.number, -nonresidue
    b = Builder("fe2_mul_words", modulus.width)
    r, ((a0, a1), (b0, b1)) = _parameters(b, modulus, "ab")
    b.comment("p - b1")
    negative = limbs.sub_from(b, p, b1)
    b.comment("L = a0 * b0")
    low = product(b, a0, b0, shape)
    b.comment("H = a1 * (p - b1)")
    high = product(b, a1, negative, shape)
    b.comment(f"L + {_times(m)}H, at most {m + 1}*p^2")
    real = _reduced(b, limbs.add_closed(b, low, _multiple(b, high, m), wraps=FITS), modulus, shape, m + 1)
    b.comment("a0 + a1 and b0 + b1, below 2*p")
    left, right = limbs.add_closed(b, a0, a1, wraps=FITS), limbs.add_closed(b, b0, b1, wraps=FITS)
    b.comment("C = (a0 + a1) * (b0 + b1)")
    cross = product(b, left, right, shape)
    b.comment("C - L + H, below 3*p^2")
    cross = limbs.sub_closed(b, cross, low, wraps=_POSITIVE)
    imaginary = _reduced(b, limbs.add_closed(b, cross, high, wraps=FITS), modulus, shape, 3)
    return _finished(b, r, real, imaginary, "mul", "a * b", "Karatsuba, two lazy reductions", modulus, nonresidue)


def squaring(modulus: Facts, shape: Shape, nonresidue: int) -> Program:
    """r * W^n = a^2 over F_p^2; arrays as for the multiplication."""
    p, m = modulus.number, -nonresidue
    b = Builder("fe2_sqr_words", modulus.width)
    r, ((a0, a1),) = _parameters(b, modulus, "a")
    b.comment("a0 + a1, below 2*p")
    total = limbs.add_closed(b, a0, a1, wraps=FITS)
    b.comment("p - a1")
    negative = limbs.sub_from(b, p, a1)
    if m == 1:
        b.comment("a0 + p - a1, below 2*p")
        difference = limbs.add_closed(b, a0, negative, wraps=FITS)
        b.comment("(a0 + a1) * (a0 + p - a1)")
        real = _product(b, total, difference, modulus, shape, 2 * p)
        b.comment("2*a0, below 2*p")
        doubled = limbs.add_closed(b, a0, a0, wraps=FITS)
        b.comment("2*a0 * a1")
        imaginary = _product(b, doubled, a1, modulus, shape, p)
        return _finished(b, r, real, imaginary, "sqr", "a^2", "Two products", modulus, nonresidue)
    b.comment(f"a0 + {m}*(p - a1), at most {m + 1}*p")
    difference = limbs.add_closed(b, a0, _multiple(b, negative, m), wraps=FITS)
    b.comment("C = a0 * a1")
    cross = product(b, a0, a1, shape)
    b.comment(f"(a0 + a1) * (a0 + {m}*(p - a1)) + {_times(m - 1)}C, at most {3 * m + 1}*p^2")
    wide = limbs.add_closed(b, product(b, total, difference, shape), _multiple(b, cross, m - 1), wraps=FITS)
    real = _reduced(b, wide, modulus, shape, 3 * m + 1)
    b.comment("2 * C")
    imaginary = _reduced(b, limbs.add_closed(b, cross, cross, wraps=FITS), modulus, shape, 2)
    return _finished(b, r, real, imaginary, "sqr", "a^2", "Two products, two lazy reductions", modulus, nonresidue)


def _times(factor: int) -> str:
    return "" if factor == 1 else f"{factor}*"


def _multiple(b: Builder, x: Words, factor: int) -> Words:
    """factor * x, which fits its words, by doublings and additions."""
    total = x
    for bit in f"{factor:b}"[1:]:
        total = limbs.add_closed(b, total, total, wraps=FITS)
        if bit == "1":
            total = limbs.add_closed(b, total, x, wraps=FITS)
    return total


def _parameters(b: Builder, modulus: Modulus, names: str) -> tuple[Param, list[tuple[Words, Words]]]:
    """The output and the halves of the inputs."""
    n = modulus.limbs
    r = b.param("r", Kind.LIMBS, 2 * n, output=True, bound=modulus.number, coordinate=n)
    words = [b.load_limbs(b.param(name, Kind.LIMBS, 2 * n, bound=modulus.number, coordinate=n)) for name in names]
    return r, [(number[:n], number[n:]) for number in words]


def _product(b: Builder, x: Words, y: Words, modulus: Facts, shape: Shape, bound: int) -> list[Value]:
    """x*y / W^n mod p in [0, p), for x < 2*p and y < bound."""
    p, width, n = modulus.number, modulus.width, modulus.limbs
    if shape.alternating and modulus.reduces_in_turns and montgomery_turns.fits(p, width, 2 * p, bound):
        return montgomery_turns.multiply(b, x, y, p)
    if shape.inverse and modulus.reduces_between_rows and montgomery_inverse.suits_between_rows(p, width, n, 2 * p, bound):
        return montgomery_inverse.multiply(b, x, y, p, 2 * p, bound)
    return _reduced(b, product(b, x, y, shape), modulus, shape, 2 * (bound // p))


def _reduced(b: Builder, wide: Words, modulus: Facts, shape: Shape, factor: int) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide <= factor * p^2 below W^n * p."""
    p, n, bounds = modulus.number, modulus.limbs, (factor * modulus.number + 1, modulus.number + 1)
    if shape.inverse and modulus.reduces_by_inverse and montgomery_inverse.suits(p, modulus.width, n, *bounds):
        low = montgomery_inverse.reduce_window(b, wide[:n], p, *bounds)
    else:
        low = montgomery.reduce_window(b, wide[:n], p, modulus.montgomery_form)
    b.comment("add the high half; the sum is below 2*p")
    return limbs.subtract_once(b, limbs.add_closed(b, low, wide[n:], wraps=FITS), p)


def _finished(b: Builder, r: Param, real: Words, imaginary: Words, operation: str, claim: str, how: str,
              modulus: Facts, nonresidue: int) -> Program:  # fmt: skip
    b.store_limbs(r, [*real, *imaginary])
    equation = f"r * 2^{modulus.width * modulus.limbs} = {claim} in F_p(i), i^2 = {nonresidue}"
    form = "Arrays hold the real part, then the imaginary part; both are below p."
    return b.build(internal(f"fe2_{operation}", equation, form, how, describe(modulus)))
