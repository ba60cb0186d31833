# SPDX-License-Identifier: MIT
"""Equations between elements in any ring: integers, residues, polynomials in the words of operands.

An equation of elements in which words hold x * R mod p for the element x becomes one of what the words hold: of a side's terms of
degree k in elements, each is multiplied by R^(d - k), for d the largest degree of all. So r = a * b becomes R * r = a * b.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ecgen.logic.sorts import item_type
from ecgen.logic.terms import Apply, Const, Op, Term, Var
from ecgen.logic.types import Element, Extension, Lanes, Type

T = TypeVar("T")


@dataclass(frozen=True)
class Ring(Generic[T]):
    """The operations of a commutative ring."""

    constant: Callable[[int], T]
    add: Callable[[T, T], T]
    mul: Callable[[T, T], T]

    def scale(self, x: T, factor: int) -> T:
        return x if factor == 1 else self.mul(self.constant(factor), x)


class NotPolynomial(Exception):
    """A term that is no polynomial in the operands."""


def residual(equation: Term, stored: Mapping[str, T], types: Mapping[str, Type], ring: Ring[T], radix: int) -> T:
    """left - right of an equation, of what stands in memory, homogeneous in the radix; to vanish modulo the modulus.

    `stored`: for each variable the integer that its words or bytes hold; `radix`: R, or 1 where elements stand for themselves.
    Raises NotPolynomial.
    """
    if not (isinstance(equation, Apply) and equation.op is Op.EQUAL):
        raise NotPolynomial("no equation")
    graded = _Graded(stored, types, ring)
    left, right = (graded.value(side) for side in equation.args)
    difference = graded.sum(left, {degree: ring.scale(part, -1) for degree, part in right.items()})
    highest = max(difference, default=0)
    total = ring.constant(0)
    for degree, part in difference.items():
        total = ring.add(total, ring.scale(part, radix ** (highest - degree)))
    return total


@dataclass(frozen=True)
class _Graded(Generic[T]):
    """Values by their degree in elements."""

    stored: Mapping[str, T]
    types: Mapping[str, Type]
    ring: Ring[T]

    def value(self, root: Term) -> dict[int, T]:
        match root:
            case Var(name):
                return {int(_is_element(self.types.get(name))): self.stored[name]}
            case Const(number):
                return {0: self.ring.constant(number)}
            case Apply(Op.WORDS | Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, (Var(name),)):
                return {0: self.stored[name]}
            case Apply(Op.RESIDUE, (x,)):
                return self.value(x)
            case Apply(Op.ADD, (x, y)):
                return self.sum(self.value(x), self.value(y))
            case Apply(Op.SUB, (x, y)):
                return self.sum(self.value(x), self._scaled(self.value(y), -1))
            case Apply(Op.NEG, (x,)):
                return self._scaled(self.value(x), -1)
            case Apply(Op.MUL, (x, y)):
                return self._product(self.value(x), self.value(y))
            case Apply(Op.POW, (x, Const(exponent))) if 0 < exponent < 64:
                power = base = self.value(x)
                for _ in range(exponent - 1):
                    power = self._product(power, base)
                return power
        raise NotPolynomial(f"{root!r} is no polynomial")

    def sum(self, x: dict[int, T], y: dict[int, T]) -> dict[int, T]:
        return {degree: self.ring.add(x[degree], y[degree]) if degree in x and degree in y else (x | y)[degree]
                for degree in {**x, **y}}  # fmt: skip

    def _scaled(self, x: dict[int, T], factor: int) -> dict[int, T]:
        return {degree: self.ring.scale(part, factor) for degree, part in x.items()}

    def _product(self, x: dict[int, T], y: dict[int, T]) -> dict[int, T]:
        product: dict[int, T] = {}
        for first, a in x.items():
            for second, b in y.items():
                product = self.sum(product, {first + second: self.ring.mul(a, b)})
        return product


def _is_element(kind: Type | None) -> bool:
    return kind is not None and isinstance(item_type(kind), Element | Extension | Lanes)
