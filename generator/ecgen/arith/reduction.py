# SPDX-License-Identifier: MIT
"""The reductions: which of them a modulus allows, how each brings a product below it, and what else it decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ecgen.arith import addsub, spare
from ecgen.arith.facts import Facts
from ecgen.arith.karatsuba import even, levels, uneven
from ecgen.arith.multiply import product
from ecgen.arith.reduce import (
    crandall,
    estimate,
    mersenne,
    montgomery,
    montgomery_halves,
    montgomery_inverse,
    montgomery_turns,
    solinas,
)
from ecgen.arith.reduce.folding import shown
from ecgen.arith.shape import Depth, Shape
from ecgen.arith.square import square as full_square
from ecgen.field import BLOCK, REQUESTS, Reduction
from ecgen.ir import Builder, Value

Words = Sequence[Value]
Tops = tuple[Value, Value]


class Linear(Protocol):
    """Sums, differences and halves of elements: the module that writes them."""

    def add(self, b: Builder, x: Words, y: Words, modulus: int) -> list[Value]: ...
    def sub(self, b: Builder, x: Words, y: Words, modulus: int) -> list[Value]: ...
    def neg(self, b: Builder, x: Words, modulus: int) -> list[Value]: ...
    def half(self, b: Builder, x: Words, modulus: int) -> list[Value]: ...


class Reducer(Protocol):
    """One reduction."""

    @property
    def linear(self) -> Linear: ...

    def refusal(self, modulus: int, width: int, limbs: int) -> str | None:
        """Why it does not suit the modulus, in one line; None when it does."""
        ...

    def reduce_product(self, b: Builder, wide: Words, facts: Facts, shape: Shape, tops: Tops | None,
                       form: montgomery.Form | None) -> list[Value]:  # fmt: skip
        """See the function of this name."""
        ...

    def double(self, b: Builder, x: Words, facts: Facts, shape: Shape) -> list[Value]:
        """2*x mod p."""
        ...

    def describe(self, facts: Facts, shape: Shape) -> str:
        """One line on how products are reduced, for comments and `ecgen explain`."""
        ...


class _WithMaskedCorrections:
    """What the reductions share whose sums are corrected by a masked modulus."""

    linear: Linear = addsub

    def double(self, b: Builder, x: Words, facts: Facts, shape: Shape) -> list[Value]:
        return addsub.double(b, x, facts.number)


class _Montgomery(_WithMaskedCorrections):
    def refusal(self, modulus: int, width: int, limbs: int) -> str | None:
        """It suits every odd modulus."""
        return None

    def reduce_product(self, b: Builder, wide: Words, facts: Facts, shape: Shape, tops: Tops | None,
                       form: montgomery.Form | None) -> list[Value]:  # fmt: skip
        if self._by_halves(facts, shape):
            return montgomery_halves.reduce_product(b, wide, facts.number)
        if form is None and self._by_inverse(facts, shape):
            return montgomery_inverse.reduce_product(b, wide, facts.number)
        return montgomery.reduce_product(b, wide, facts.number, form or facts.montgomery_form)

    def reduce_loosely(self, b: Builder, wide: Words, facts: Facts, shape: Shape, bound: int) -> list[Value]:
        """A product of numbers below `bound`, as 2n words, to a loose element."""
        if self._by_halves(facts, shape):
            return montgomery_halves.reduce_product(b, wide, facts.number, is_loose=True)
        if shape.inverse and facts.loose_by_inverse(bound):
            return montgomery_inverse.reduce_loosely(b, wide, facts.number, bound)
        return montgomery.reduce_product(b, wide, facts.number, facts.montgomery_form, is_loose=True)

    def _by_halves(self, facts: Facts, shape: Shape) -> bool:
        return shape.karatsuba is Depth.RECURSIVE and facts.reduces_by_halves

    def _by_inverse(self, facts: Facts, shape: Shape) -> bool:
        return shape.inverse and facts.reduces_by_inverse

    def describe(self, facts: Facts, shape: Shape) -> str:
        if facts.is_long:
            return f"Montgomery, {BLOCK} words at a time"
        if self._by_halves(facts, shape):
            return f"Montgomery, {facts.limbs // 2} words at a time, by Karatsuba's identity"
        if self._by_inverse(facts, shape):
            last = montgomery_inverse.last_steps(facts.number, facts.width, facts.limbs)
            return f"Montgomery, word by word: U - u + u*(W^-1 mod p), then {last} of {facts.montgomery_form}"
        if shape.alternating and facts.reduces_in_turns:
            return f"Montgomery, word by word, rows and steps of products in turns: {facts.montgomery_form}"
        return f"Montgomery, word by word: {facts.montgomery_form}"


class _Solinas(_WithMaskedCorrections):
    def refusal(self, modulus: int, width: int, limbs: int) -> str | None:
        return solinas.refusal(modulus, width, limbs)

    def reduce_product(self, b: Builder, wide: Words, facts: Facts, shape: Shape, tops: Tops | None,
                       form: montgomery.Form | None) -> list[Value]:  # fmt: skip
        return facts.fold_plan(b, wide)

    def describe(self, facts: Facts, shape: Shape) -> str:
        return f"Solinas: {solinas.describe(facts.number)}"


class _Crandall(_WithMaskedCorrections):
    def refusal(self, modulus: int, width: int, limbs: int) -> str | None:
        return crandall.refusal(modulus, width, limbs)

    def reduce_product(self, b: Builder, wide: Words, facts: Facts, shape: Shape, tops: Tops | None,
                       form: montgomery.Form | None) -> list[Value]:  # fmt: skip
        if tops is not None and facts.quotient_is_estimated:
            return estimate.reduce_by_estimate(b, wide, tops, facts.folding)
        return facts.fold_plan(b, wide)

    def describe(self, facts: Facts, shape: Shape) -> str:
        return f"Crandall: {crandall.describe(facts.number)}"


class _Mersenne:
    linear: Linear = mersenne

    def refusal(self, modulus: int, width: int, limbs: int) -> str | None:
        if mersenne.suits(modulus, width, limbs):
            return None
        return f"{shown(modulus)} is not 2^k - 1 in several words of {width} bits, the top one used in part"

    def reduce_product(self, b: Builder, wide: Words, facts: Facts, shape: Shape, tops: Tops | None,
                       form: montgomery.Form | None) -> list[Value]:  # fmt: skip
        return mersenne.reduce_product(b, wide, facts.number)

    def double(self, b: Builder, x: Words, facts: Facts, shape: Shape) -> list[Value]:
        return mersenne.double(b, x, facts.number, by_shifts=shape.spare_bit)

    def describe(self, facts: Facts, shape: Shape) -> str:
        return f"Mersenne: 2^{facts.bits} = 1 (mod p)"


_MONTGOMERY = _Montgomery()
_REDUCERS: Mapping[Reduction, Reducer] = {
    Reduction.MONTGOMERY: _MONTGOMERY,
    Reduction.SOLINAS: _Solinas(),
    Reduction.CRANDALL: _Crandall(),
    Reduction.MERSENNE: _Mersenne(),
}


def reducer_of(facts: Facts) -> Reducer:
    return _REDUCERS[facts.reduction]


def refusal(reduction: Reduction, modulus: int, width: int, limbs: int) -> str | None:
    """Why `reduction` does not suit the modulus; None when it does. Montgomery suits every odd modulus."""
    return _REDUCERS[reduction].refusal(modulus, width, limbs)


def reduction_for(request: Reduction, modulus: int, width: int, limbs: int) -> Reduction:
    """The reduction that a request (one of field.REQUESTS, which suits the modulus) stands for: the most special that suits."""
    assert request in REQUESTS
    special = (r for r in Reduction if r.request is request and r is not request)
    return next((r for r in special if refusal(r, modulus, width, limbs) is None), request)


def reduce_product(b: Builder, wide: Words, facts: Facts, tops: Tops | None = None, shape: Shape | None = None,
                   form: montgomery.Form | None = None) -> list[Value]:  # fmt: skip
    """A product x*y below p^2, as 2n words, brought below p (in Montgomery form divided by R).

    `tops`: the top words of x and y, if known, by which some reductions estimate quotients; `form`: how Montgomery steps are
    written, unless as `facts.montgomery_form` says.
    """
    return reducer_of(facts).reduce_product(b, wide, facts, shape or Shape(), tops, form)


def multiply(b: Builder, x: Words, y: Words, facts: Facts, shape: Shape, bound: int = 0) -> list[Value]:
    """The 2n words of a product of two elements, in full or by Karatsuba's identity where the shape says so and it suits.

    `bound`: what the factors are below, which is p unless given.
    """
    if shape.karatsuba is Depth.RECURSIVE and facts.halves_recursively:
        return levels.multiply(b, x, y, shape)
    if shape.karatsuba is Depth.ONE and facts.halves_unevenly(shape, bound):
        return uneven.multiply(b, x, y, bound or facts.number, shape)
    if shape.karatsuba is Depth.ONE and facts.halves_evenly(bound):
        return even.multiply(b, x, y, shape)
    return product(b, x, y, shape)


def multiply_and_reduce(b: Builder, x: Words, y: Words, facts: Facts, shape: Shape) -> list[Value]:
    """The product of two elements, brought below p (in Montgomery form divided by R)."""
    halved = shape.karatsuba is not Depth.NONE and (facts.halves_evenly() or facts.halves_recursively)
    if shape.inverse and facts.reduces_by_inverse and facts.reduces_between_rows and not halved:
        return montgomery_inverse.multiply(b, *((y, x) if shape.swapped else (x, y)), facts.number)
    if shape.alternating and facts.reduces_in_turns and not halved:
        return montgomery_turns.multiply(b, *((y, x) if shape.swapped else (x, y)), facts.number)
    return reduce_product(b, multiply(b, x, y, facts, shape), facts, (x[-1], y[-1]), shape)


def square(b: Builder, x: Words, facts: Facts, shape: Shape, bound: int = 0) -> list[Value]:
    """The 2n words of the square of an element, or of a number below `bound`."""
    if spare.suits(bound or facts.number, facts.width, facts.limbs, shape):
        return spare.square(b, x)
    return full_square(b, x, shape)


def square_loosely(b: Builder, x: Words, facts: Facts, shape: Shape, bound: int) -> list[Value]:
    """The square of a number below `bound`, a loose element, divided by R."""
    return _MONTGOMERY.reduce_loosely(b, square(b, x, facts, shape, bound), facts, shape, bound)


def multiply_loosely(b: Builder, x: Words, y: Words, facts: Facts, shape: Shape, bound: int) -> list[Value]:
    """The product of two numbers below `bound`, a loose element, divided by R."""
    p = facts.number
    halved = shape.karatsuba is not Depth.NONE and (facts.halves_evenly(bound) or facts.halves_recursively)
    first, second = (y, x) if shape.swapped else (x, y)
    if shape.inverse and not halved and facts.loose_between_rows(bound):
        return montgomery_inverse.reduced_product(b, first, second, p, bound, bound)[: facts.limbs]
    if shape.alternating and not halved and facts.loose_in_turns(bound):
        return montgomery_turns.reduced_product(b, first, second, p)
    return _MONTGOMERY.reduce_loosely(b, multiply(b, x, y, facts, shape, bound), facts, shape, bound)


def describe(facts: Facts, shape: Shape | None = None) -> str:
    """One line on how products are reduced, for comments and `ecgen explain`."""
    return reducer_of(facts).describe(facts, shape or Shape())
