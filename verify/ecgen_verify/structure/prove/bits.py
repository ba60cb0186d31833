# SPDX-License-Identifier: MIT
"""Words bit by bit: each bit a function over GF(2) of the bits that a call is given.

Trusted. A bit is 0, 1 or a `Bit`: the function, as an algebra writes it, of the variables of one group. The sum of two functions
is the exclusive or of what is written, whatever the algebra is:

- `Bilinear`: sums of variables and of products of two, by the monomials. A product of more than two is refused.
- `Tables`: any function of few variables, by its values at all their values.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.values import Lane, Lanes, Lanewise


class Bit(NamedTuple):
    """A function of the variables of a group; never constant."""

    group: int
    function: int


class Algebra(Protocol):
    @property
    def one(self) -> int: ...

    def variable(self, number: int) -> int: ...

    def product(self, x: int, y: int) -> int: ...


@dataclass(frozen=True)
class Bilinear:
    """Bit 0 is the constant, bit i + 1 is variable i of `count`; above that is a bit for each pair i <= j."""

    count: int
    _known: dict[tuple[int, int], int] = field(default_factory=dict)
    one = 1

    def variable(self, number: int) -> int:
        return 2 << number

    def product(self, x: int, y: int) -> int:
        key = (x, y) if x < y else (y, x)
        if key not in self._known:
            self._known[key] = self._product(x, y)
        return self._known[key]

    def _product(self, x: int, y: int) -> int:
        if (x | y) >> (self.count + 1):
            raise Undecided("a product of more than two inputs")
        total = y if x & 1 else 0
        for i in range(self.count):
            if x >> (i + 1) & 1:
                total ^= (2 << i) if y & 1 else 0
                for j in range(self.count):
                    if y >> (j + 1) & 1:
                        total ^= self.pair(i, j)
        return total

    def pair(self, i: int, j: int) -> int:
        if i == j:
            return self.variable(i)  # x^2 = x
        low, high = min(i, j), max(i, j)
        return 1 << (1 + self.count + low * self.count + high)


@dataclass(frozen=True)
class Tables:
    """Bit v of a function is its value where variable i is bit i of v."""

    count: int

    @property
    def one(self) -> int:
        return (1 << (1 << self.count)) - 1

    def variable(self, number: int) -> int:
        half = 1 << number
        block, length = ((1 << half) - 1) << half, 2 * half
        while length < 1 << self.count:
            block, length = block | block << length, 2 * length
        return block

    def product(self, x: int, y: int) -> int:
        return x & y


@dataclass(frozen=True)
class Bits(Lanewise):
    """The domain."""

    algebra: Algebra
    width: int = 1

    def bit(self, group: int, function: int) -> Lane:
        if function == 0:
            return 0
        return 1 if function == self.algebra.one else Bit(group, function)

    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        if type(x) is not Bit:
            raise Undecided("logic on a part of a pointer")
        if type(y) is int:  # the others are the machine's affair
            assert op == "xor" and y == 1
            return self.bit(x.group, x.function ^ self.algebra.one)
        if type(y) is not Bit or x.group != y.group:
            raise Undecided("bits of two groups meet")
        if op == "xor":
            return self.bit(x.group, x.function ^ y.function)
        product = self.algebra.product(x.function, y.function)
        return self.bit(x.group, product if op == "and" else product ^ x.function ^ y.function)

    def arith(self, op: str, x: Lanes, y: Lanes) -> Lanes:
        """A sum where no place has a bit in both, and that of a word with itself."""
        if op != "add":
            raise Undecided(f"{op} of bits")
        if x == y and None not in x:
            return (0, *x[:-1])
        result = []
        for first, second in zip(x, y, strict=True):
            if first == 0 or second == 0:
                result.append(second if first == 0 else first)
            else:
                raise Undecided("a sum with carries")
        return tuple(result)

    def shift(self, op: str, x: Lanes, count: int) -> Lanes:
        if op != "signed":
            raise Undecided(f"a shift {op}")  # whole lanes are the machine's affair
        return (*x[count:], *(x[-1],) * count)
