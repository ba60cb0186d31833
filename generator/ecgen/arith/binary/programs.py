# SPDX-License-Identifier: MIT
"""Programs over GF(2^m) in lanes. An element of every lane is m words: bit i of all of them is word i."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ecgen.arith.binary.field import BinaryField, remainder
from ecgen.arith.binary.linear import apply_linear
from ecgen.arith.binary.product import fewest, product
from ecgen.ir import Builder, Kind, Param, Program, Value
from ecgen.logic.contract import Contract, internal

_WIDTH = 64


class _Writer:
    """A Builder of a Program over one field."""

    def __init__(self, field: BinaryField, name: str, split_from: int | None = None) -> None:
        self.field, self.b = field, Builder(name, _WIDTH)
        self.split_from = split_from or fewest(field.degree)

    def param(self, name: str, *, output: bool = False) -> Param:
        return self.b.param(name, Kind.LIMBS, self.field.degree, output=output)

    def load(self, param: Param) -> list[Value]:
        return self.b.load_limbs(param)

    def plus(self, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        return [self.b.xor(p, q) for p, q in zip(x, y, strict=True)]

    def times(self, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        columns = product(self.b, x, y, self.split_from)
        return apply_linear(self.b, _rows(self.field, range(len(columns))), columns)

    def squared(self, x: Sequence[Value], times: int = 1) -> list[Value]:
        """The power of 2^times, which is linear."""
        exponents = [i << times for i in range(self.field.degree)]
        return apply_linear(self.b, _rows(self.field, exponents), x)


@cache
def _images(polynomial: int, exponents: tuple[int, ...]) -> list[int]:
    return [remainder(1 << exponent, polynomial) for exponent in exponents]


def _rows(field: BinaryField, exponents: Iterable[int]) -> list[frozenset[int]]:
    """Of the map that takes bit i to z^exponents[i]: which inputs each bit of the result is the sum of."""
    images = _images(field.polynomial, tuple(exponents))
    return [frozenset(i for i, image in enumerate(images) if image >> bit & 1) for bit in range(field.degree)]


def multiply(field: BinaryField, contract: Contract | None = None, split_from: int | None = None) -> Program:
    """r = a*b."""
    w = _Writer(field, "gf_mul", split_from)
    r, a, b = w.param("r", output=True), w.param("a"), w.param("b")
    w.b.store_limbs(r, w.times(w.load(a), w.load(b)))
    return w.b.build(contract or internal("gf_mul", "r = a*b in every lane"))


def square(field: BinaryField, contract: Contract | None = None) -> Program:
    """r = a^2."""
    w = _Writer(field, "gf_sqr")
    r, a = w.param("r", output=True), w.param("a")
    w.b.store_limbs(r, w.squared(w.load(a)))
    return w.b.build(contract or internal("gf_sqr", "r = a^2 in every lane"))


def add(field: BinaryField, contract: Contract | None = None) -> Program:
    """r = a + b."""
    w = _Writer(field, "gf_add")
    r, a, b = w.param("r", output=True), w.param("a"), w.param("b")
    w.b.store_limbs(r, w.plus(w.load(a), w.load(b)))
    return w.b.build(contract or internal("gf_add", "r = a + b in every lane"))


def invert(field: BinaryField, contract: Contract | None = None, split_from: int | None = None) -> Program:
    """r = 1/a, and 0 where a = 0: a^(2^m - 2), by powers of 2^k - 1 for an addition chain of k up to m - 1 (T. Itoh, S. Tsujii,
    A fast algorithm for computing multiplicative inverses in GF(2^m), Information and Computation 78, 1988)."""
    w = _Writer(field, "gf_inv", split_from)
    r, a = w.param("r", output=True), w.param("a")
    powers = {1: w.load(a)}
    chain = shortest_chain(field.degree - 1)
    for k in chain[1:]:
        low = max(j for j in powers if k - j in powers)
        w.b.comment(f"a^(2^{k} - 1)")
        powers[k] = w.times(w.squared(powers[low], k - low), powers[k - low])
    w.b.store_limbs(r, w.squared(powers[field.degree - 1]))
    return w.b.build(contract or internal("gf_inv", "r = 1/a in every lane, and 0 where a = 0"))


def butterfly(field: BinaryField, constant: Kind = Kind.LIMBS, split_from: int | None = None) -> Program:
    """x = x + c*y, then y = y + x. `constant`: whether c is one word for each bit in all the words of a vector, or a vector."""
    w = _Writer(field, "gf_butterfly", split_from)
    x, y, c = w.param("x", output=True), w.param("y", output=True), w.b.param("c", constant, field.degree)
    second = w.load(y)
    first = w.plus(w.load(x), w.times(w.load(c), second))
    w.b.store_limbs(x, first)
    w.b.store_limbs(y, w.plus(second, first))
    return w.b.build(internal("gf_butterfly", "x = x + c*y, then y = y + x"))


def transposed_butterfly(field: BinaryField, constant: Kind = Kind.LIMBS, split_from: int | None = None) -> Program:
    """x = x + y, then y = y + c*x: the transpose of `butterfly`."""
    w = _Writer(field, "gf_transposed_butterfly", split_from)
    x, y, c = w.param("x", output=True), w.param("y", output=True), w.b.param("c", constant, field.degree)
    second = w.load(y)
    first = w.plus(w.load(x), second)
    w.b.store_limbs(x, first)
    w.b.store_limbs(y, w.plus(second, w.times(w.load(c), first)))
    return w.b.build(internal("gf_transposed_butterfly", "x = x + y, then y = y + c*x"))


@cache
def shortest_chain(number: int) -> tuple[int, ...]:
    """A shortest addition chain from 1, in which each element is made from the one before."""
    length = 1
    while (shortest := _chain((1,), number, length)) is None:
        length += 1
    return shortest


def _chain(start: tuple[int, ...], number: int, length: int) -> tuple[int, ...] | None:
    if start[-1] == number:
        return start
    if len(start) == length or start[-1] > number:
        return None
    for other in reversed(start):
        if (shortest := _chain((*start, start[-1] + other), number, length)) is not None:
            return shortest
    return None
