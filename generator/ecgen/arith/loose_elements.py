# SPDX-License-Identifier: MIT
"""Elements that are not canonical: numbers below 2*p, in Montgomery form, where 4*p <= R = W^n.

(a*b + m*p)/R with a, b < 2*p and m < R is below (4*p/R + 1)*p <= 2*p: a product of them is one again without a subtraction.
(Walter, "Montgomery exponentiation needs no final subtractions", 1999; so do the field libraries of isogenies: Costello, Longa,
Naehrig, "Efficient algorithms for supersingular isogeny Diffie-Hellman", 2016, section 4.) Sums and differences, below 4*p and
above -2*p, are brought back by one masked 2*p, as those of canonical elements are by p.

Where 16*p <= R, products take numbers below 4*p too, and a sum of two needs no correction before it goes into one: a + b, and
a + (2*p - b) for the difference. Such sums have a type of their own, because sums of sums do not fit it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ecgen.arith import addsub, compare, limbs
from ecgen.arith.facts import Facts
from ecgen.arith.reduction import describe, multiply_loosely, square_loosely
from ecgen.arith.shape import Shape
from ecgen.ir import Builder, Value

Words = Sequence[Value]
#: The functions of ecgen.arith.catalog.Recipe.
Parts = tuple[Callable[..., Sequence[Words | Value]], Callable[[Facts, Shape], str] | None]


def _described(modulus: Facts, shape: Shape) -> str:
    return f"{describe(modulus, shape)}; nothing is subtracted at the end"


def _from_fe(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [x]


def _to_fe(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [limbs.subtract_once(b, x, modulus.number)]


def _add(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    b.comment("a + b, below 4*p; then 2*p in place of the modulus")
    return [addsub.add(b, x, y, modulus.loose_bound)]


def _sub(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [addsub.sub(b, x, y, modulus.loose_bound)]


def _neg(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [addsub.neg(b, x, modulus.loose_bound)]


def _double(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [addsub.double(b, x, modulus.loose_bound)]


def _half(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [addsub.half(b, x, modulus.number)]


def _multiply(b: Builder, modulus: Facts, shape: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [multiply_loosely(b, x, y, modulus, shape, modulus.loose_bound)]


def _square(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    return [square_loosely(b, x, modulus, shape, modulus.loose_bound)]


def _plain_sum(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    b.comment("a + b, below 4*p, not corrected")
    return [limbs.add_closed(b, x, y)]


def _plain_difference(b: Builder, modulus: Facts, _: Shape, x: Words, y: Words) -> Sequence[Words]:
    b.comment("2*p - b")
    negative = limbs.sub_closed(b, limbs.constant(b, modulus.loose_bound, modulus.limbs), y, wraps="b < 2*p")
    b.comment("a + (2*p - b), below 4*p, not corrected")
    return [limbs.add_closed(b, x, negative, wraps=limbs.FITS)]


def _plain_double(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    b.comment("2*a, below 4*p, not corrected")
    return [limbs.add_closed(b, x, x)]


def _multiply_sums(b: Builder, modulus: Facts, shape: Shape, x: Words, y: Words) -> Sequence[Words]:
    return [multiply_loosely(b, x, y, modulus, shape, modulus.sum_bound)]


def _square_sum(b: Builder, modulus: Facts, shape: Shape, x: Words) -> Sequence[Words]:
    return [square_loosely(b, x, modulus, shape, modulus.sum_bound)]


def _correct(b: Builder, modulus: Facts, _: Shape, x: Words) -> Sequence[Words]:
    return [limbs.subtract_once(b, x, modulus.loose_bound)]


SUMS: Mapping[str, Parts] = {
    "add": (_plain_sum, None), "sub": (_plain_difference, None), "dbl": (_plain_double, None),
    "mul": (_multiply_sums, _described), "mul_loose": (_multiply_sums, _described), "sqr": (_square_sum, _described),
    "to_loose": (_correct, None),
}  # fmt: skip
RECIPES: Mapping[str, Parts] = {
    "from_fe": (_from_fe, None), "to_fe": (_to_fe, None),
    "add": (_add, None), "sub": (_sub, None), "neg": (_neg, None), "dbl": (_double, None), "half": (_half, None),
    "mul": (_multiply, _described), "sqr": (_square, _described),
    "select": (lambda b, m, shape, mask, x, y: [compare.select(b, mask, x, y)], None),
    "cswap": (lambda b, m, shape, mask, x, y: compare.swap(b, mask, x, y), None),
}  # fmt: skip
