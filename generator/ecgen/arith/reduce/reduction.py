# SPDX-License-Identifier: MIT
"""One face for the three reductions: which of them a modulus allows, and the reduction of a product by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecgen.arith import spare
from ecgen.arith.cost import cost
from ecgen.arith.karatsuba import even as karatsuba_even
from ecgen.arith.karatsuba import levels as karatsuba_levels
from ecgen.arith.karatsuba import uneven as karatsuba
from ecgen.arith.multiply import Shape, product
from ecgen.arith.reduce import crandall, mersenne, montgomery, montgomery_halves, solinas
from ecgen.arith.square import square as full_square
from ecgen.field import Modulus, Reduction
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.bounds import LostCarry, check_bounds
from ecgen.passes.fold import fold

#: The shapes whose products are made of products of half the words, with the shape of those.
_HALVES = {Shape.HALVES: Shape.ROWS, Shape.TURNED_HALVES: Shape.TURNED}


def refusal(reduction: Reduction, modulus: int, width: int, limbs: int) -> str | None:
    """Why `reduction` does not suit the modulus; None when it does. Montgomery suits every odd modulus."""
    match reduction:
        case Reduction.SOLINAS:
            return solinas.refusal(modulus, width, limbs)
        case Reduction.CRANDALL:
            return crandall.refusal(modulus, width, limbs)
        case Reduction.MONTGOMERY:
            return None


def is_mersenne(modulus: Modulus) -> bool:
    """Whether products are reduced by the file for Mersenne primes."""
    return modulus.reduction is Reduction.CRANDALL and mersenne.suits(modulus.number, modulus.width, modulus.limbs)


def reduce_product(b: Builder, wide: Sequence[Value], modulus: Modulus,
                   tops: tuple[Value, Value] | None = None, shape: Shape = Shape.ROWS,
                   form: montgomery.Form | None = None) -> list[Value]:  # fmt: skip
    """A product x*y below p^2, as 2n words, brought below p (in Montgomery form divided by R).

    `tops`: the top words of x and y, if known, by which some reductions estimate quotients; `form`: how Montgomery steps are
    written, unless as `montgomery_form` says.
    """
    match modulus.reduction:
        case Reduction.MONTGOMERY if _by_halves(modulus, shape):
            return montgomery_halves.reduce_product(b, wide, modulus.number)
        case Reduction.MONTGOMERY:
            return montgomery.reduce_product(b, wide, modulus.number, form or montgomery_form(modulus))
        case Reduction.SOLINAS:
            return solinas.reduce_product(b, wide, modulus.number)
        case Reduction.CRANDALL if is_mersenne(modulus):
            return mersenne.reduce_product(b, wide, modulus.number)
        case Reduction.CRANDALL:
            return crandall.reduce_product(b, wide, modulus.number, tops)


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: Modulus, shape: Shape, bound: int = 0) -> list[Value]:
    """The 2n words of a product of two elements, in full or, where that was measured to be faster, by Karatsuba's identity.

    `bound`: what the factors are below, which is p unless given.
    """
    bound = bound or modulus.number
    if is_mersenne(modulus) and karatsuba.suits(bound, modulus.width, modulus.limbs, shape):
        return karatsuba.multiply(b, x, y, bound, shape)
    if shape is Shape.LEVELS and karatsuba_levels.suits(modulus.width, modulus.limbs):
        return karatsuba_levels.multiply(b, x, y)
    if shape in _HALVES and karatsuba_even.suits(bound, modulus.width, modulus.limbs):
        return karatsuba_even.multiply(b, x, y, _HALVES[shape])
    return product(b, x, y, shape)


def square(b: Builder, x: Sequence[Value], modulus: Modulus, shape: Shape, bound: int = 0) -> list[Value]:
    """The 2n words of the square of an element, or of a number below `bound`."""
    if spare.suits(bound or modulus.number, modulus.width, modulus.limbs, shape):
        return spare.square(b, x)
    return full_square(b, x, shape)


def _by_halves(modulus: Modulus, shape: Shape) -> bool:
    return shape is Shape.LEVELS and montgomery_halves.suits(modulus.number, modulus.width, modulus.limbs)


@cache
def montgomery_form(modulus: Modulus) -> montgomery.Form:
    """The cheapest way to write a Montgomery step for this modulus, by the cost model, whose carries can be proved.

    The bounds pass does not see through every sum of shifted copies.
    """
    priced = [(cost(trial), form) for form in montgomery.forms(modulus.number, modulus.width, modulus.limbs)
              if is_bounded(trial := _window_program(modulus, form))]  # fmt: skip
    return min(priced, key=lambda pair: pair[0])[1]


def _window_program(modulus: Modulus, form: montgomery.Form) -> Program:
    """The reduction of any n words."""
    b = Builder("trial", modulus.width)
    r = b.param("r", Kind.LIMBS, modulus.limbs, output=True)
    window = b.load_limbs(b.param("u", Kind.LIMBS, modulus.limbs))
    b.store_limbs(r, montgomery.reduce_window(b, window, modulus.number, form))
    return fold(b.build(internal("trial")))


def is_bounded(program: Program) -> bool:
    """Whether every carry that the Program drops can be shown to be zero."""
    try:
        check_bounds(program)
    except LostCarry:
        return False
    return True


def describe(modulus: Modulus, shape: Shape = Shape.ROWS) -> str:
    """One line on how products are reduced, for comments and `ecgen explain`."""
    match modulus.reduction:
        case Reduction.MONTGOMERY if _by_halves(modulus, shape):
            return f"Montgomery, {modulus.limbs // 2} words at a time, by Karatsuba's identity"
        case Reduction.MONTGOMERY:
            return f"Montgomery, word by word: {montgomery_form(modulus)}"
        case Reduction.SOLINAS:
            return f"Solinas: {solinas.describe(modulus.number)}"
        case Reduction.CRANDALL:
            return f"Crandall: {crandall.describe(modulus.number)}"
