# SPDX-License-Identifier: MIT
"""Products in F_p^2 = F_p(i), i^2 = -1, for p = 3 mod 4: Karatsuba's three products, two reductions.

(a0 + a1*i)*(b0 + b1*i) = (a0*b0 - a1*b1) + ((a0 + a1)*(b0 + b1) - a0*b0 - a1*b1)*i, and
(a0 + a1*i)^2 = (a0 + a1)*(a0 - a1) + 2*a0*a1*i. Sums and differences of products are taken before the reduction (lazy
reduction: Aranha, Karabina, Longa, Gebotys, Lopez 2011, section 3; for this field Costello, Longa, Naehrig 2016, section 3).
Montgomery reduction takes any number T below W^n*p, not only products of elements: its result (T mod W^n reduced, at most p)
+ floor(T / W^n) (below p) is below 2*p. With 4*p <= W^n every T here is:

    (a0 + a1)*(b0 + b1) - a0*b0 - a1*b1 = a0*b1 + a1*b0 < 2*p^2
    a0*b0 - a1*b1, and + W^n*p where it is negative
    (a0 + a1)*(a0 - a1 + p) < 4*p^2 and 2*a0*a1 < 2*p^2
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.facts import Facts
from ecgen.arith.limbs import FITS
from ecgen.arith.multiply import product
from ecgen.arith.reduce import montgomery
from ecgen.arith.reduction import describe
from ecgen.arith.shape import Shape
from ecgen.field import Modulus, is_long
from ecgen.ir import Builder, Kind, Param, Program, Value
from ecgen.logic.contract import Contract, internal

#: Why a borrow may be dropped where the difference is a sum of products.
_POSITIVE = "the difference is a0*b1 + a1*b0 or that plus a1*b1"
_CANCELS = "modulo W^2n: the carry out cancels the borrow"

Words = Sequence[Value]


def has_extension(prime: int) -> bool:
    """Whether -1 is no square, so that i^2 = -1 extends the field, and the prime is not long: for those nothing is emitted."""
    return prime % 4 == 3 and not is_long(prime)


def suits(modulus: Modulus) -> bool:
    """Whether the two Programs below are right for this modulus: Montgomery form and two spare bits."""
    return has_extension(modulus.number) and modulus.is_montgomery and 4 * modulus.number <= modulus.radix


def multiplication(modulus: Facts, shape: Shape) -> Program:
    """r * W^n = a * b over F_p^2; operands are arrays of 2n words, the real part first, both parts below p."""
    p, n = modulus.number, modulus.limbs
    b = Builder("fe2_mul_words", modulus.width)
    r, parts = _parameters(b, modulus, "ab")
    (a0, a1), (b0, b1) = parts
    b.comment("a0 * b0")
    low = product(b, a0, b0, shape)
    b.comment("a1 * b1")
    high = product(b, a1, b1, shape)
    b.comment("a0 + a1 and b0 + b1, below 2*p")
    left, right = limbs.add_closed(b, a0, a1, wraps=FITS), limbs.add_closed(b, b0, b1, wraps=FITS)
    b.comment("(a0 + a1) * (b0 + b1)")
    cross = product(b, left, right, shape)
    b.comment("- a0 * b0 - a1 * b1")
    cross = limbs.sub_closed(b, limbs.sub_closed(b, cross, low, wraps=_POSITIVE), high, wraps=_POSITIVE)
    imaginary = _reduced(b, cross, modulus)
    b.comment("a0 * b0 - a1 * b1")
    difference, borrow = limbs.sub(b, low, high)
    b.comment("+ p * W^n where it borrowed")
    mask = b.mask_of(borrow)
    words = [b.and_(mask, b.const(word)) if word else b.const(0) for word in limbs.split(p, b.width, n)]
    real = _reduced(b, [*difference[:n], *limbs.add_closed(b, difference[n:], words, wraps=_CANCELS)], modulus)
    b.store_limbs(r, [*real, *imaginary])
    return b.build(_contract("fe2_mul", f"r * 2^{modulus.width * n} = a * b in F_p(i), i^2 = -1", modulus))


def squaring(modulus: Facts, shape: Shape) -> Program:
    """r * W^n = a^2 over F_p^2; arrays as for the multiplication."""
    p, n = modulus.number, modulus.limbs
    b = Builder("fe2_sqr_words", modulus.width)
    r, ((a0, a1),) = _parameters(b, modulus, "a")
    b.comment("a0 + a1, below 2*p")
    total = limbs.add_closed(b, a0, a1, wraps=FITS)
    b.comment("a0 + p, below 2*p")
    raised = limbs.add_closed(b, a0, limbs.constant(b, p, n), wraps=FITS)
    b.comment("a0 + p - a1")
    difference = limbs.sub_closed(b, raised, a1, wraps="a1 < p")
    b.comment("(a0 + a1) * (a0 + p - a1)")
    real = _reduced(b, product(b, total, difference, shape), modulus)
    b.comment("2*a0, below 2*p")
    doubled = limbs.add_closed(b, a0, a0, wraps=FITS)
    b.comment("2*a0 * a1")
    imaginary = _reduced(b, product(b, doubled, a1, shape), modulus)
    b.store_limbs(r, [*real, *imaginary])
    return b.build(_contract("fe2_sqr", f"r * 2^{modulus.width * n} = a^2 in F_p(i), i^2 = -1", modulus))


def _parameters(b: Builder, modulus: Modulus, names: str) -> tuple[Param, list[tuple[Words, Words]]]:
    """The output and the halves of the inputs."""
    n = modulus.limbs
    r = b.param("r", Kind.LIMBS, 2 * n, output=True)
    words = [b.load_limbs(b.param(name, Kind.LIMBS, 2 * n)) for name in names]
    return r, [(number[:n], number[n:]) for number in words]


def _reduced(b: Builder, wide: Words, modulus: Facts) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide < W^n * p."""
    n = modulus.limbs
    low = montgomery.reduce_window(b, wide[:n], modulus.number, modulus.montgomery_form)
    b.comment("add the high half; the sum is below 2*p")
    return limbs.subtract_once(b, limbs.add_closed(b, low, wide[n:], wraps=FITS), modulus.number)


def _contract(operation: str, claim: str, modulus: Facts) -> Contract:
    notes = ("Arrays hold the real part, then the imaginary part; both are below p.", "Karatsuba, two lazy reductions",
             describe(modulus))  # fmt: skip
    return internal(operation, claim, *notes)
