# SPDX-License-Identifier: MIT
"""Addition chains: x^e for a fixed, public e by squarings and products, the same ones for every x."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

Element = TypeVar("Element")

#: What a chain costs: a squaring is taken as 0.8 of a product. In tenths.
PRODUCT_COST = 10
SQUARING_COST = 8


@dataclass(frozen=True, slots=True)
class Square:
    """Register `source` squared `count` times, count >= 1, into the next register."""

    source: int
    count: int


@dataclass(frozen=True, slots=True)
class Product:
    """The product of two registers into the next register."""

    left: int
    right: int


Step = Square | Product


@dataclass(frozen=True)
class Chain:
    """x^exponent, exponent >= 1. Register 0 holds x; step i writes register i + 1, once; the last one holds the power."""

    exponent: int
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        if self.registers[-1] != self.exponent:
            raise ValueError(f"the chain ends at {self.registers[-1]:#x}, not at {self.exponent:#x}")

    @cached_property
    def registers(self) -> tuple[int, ...]:
        """The exponent that each register holds."""
        powers = [1]
        for step in self.steps:
            powers.append(
                powers[step.source] << step.count if isinstance(step, Square) else powers[step.left] + powers[step.right]
            )
        return tuple(powers)

    @property
    def squarings(self) -> int:
        return sum(step.count for step in self.steps if isinstance(step, Square))

    @property
    def products(self) -> int:
        return sum(isinstance(step, Product) for step in self.steps)

    @property
    def cost(self) -> int:
        """In tenths of a product."""
        return PRODUCT_COST * self.products + SQUARING_COST * self.squarings

    def power(self, x: Element, square: Callable[[Element], Element], multiply: Callable[[Element, Element], Element]) -> Element:
        """x^exponent in any group."""
        values = [x]
        for step in self.steps:
            if isinstance(step, Square):
                value = values[step.source]
                for _ in range(step.count):
                    value = square(value)
            else:
                value = multiply(values[step.left], values[step.right])
            values.append(value)
        return values[-1]

    @property
    def windows(self) -> tuple[tuple[int, int], ...]:
        """The longest row of steps by twos, without squarings that end the chain, of which each pair squares the last register
        and multiplies by a register older than the row: (squarings, that register) for each pair."""
        end = len(self.steps) - isinstance(self.steps[-1], Square) if self.steps else 0
        pairs, begin = list[tuple[int, int]](), end
        while begin >= 2:
            square, product = self.steps[begin - 2 : begin]
            if not (isinstance(square, Square) and isinstance(product, Product)) or square.source != begin - 2:
                break
            factors = sorted((product.left, product.right))
            if factors[1] != begin - 1 or max(factors[0], *(factor for _, factor in pairs), 0) > begin - 2:
                break
            pairs.append((square.count, factors[0]))
            begin -= 2
        return tuple(reversed(pairs))

    def last_uses(self) -> list[int]:
        """For each register the index of the last step that reads it; len(steps) for the result."""
        last = [-1] * (len(self.steps) + 1)
        for index, step in enumerate(self.steps):
            for register in operands(step):
                last[register] = index
        last[-1] = len(self.steps)
        return last

    def slots(self, kept: AbstractSet[int] = frozenset()) -> list[int]:
        """For each register the temporary it stands in, as few as liveness allows; -1 for register 0, the input.

        A step may write the temporary of an operand that it is the last to read, unless that register is `kept` to the end.
        """
        last = [len(self.steps) if register in kept else use for register, use in enumerate(self.last_uses())]
        slots, free, count = [-1], list[int](), 0
        for index, step in enumerate(self.steps):
            free += sorted({slots[r] for r in operands(step) if r and last[r] == index}, reverse=True)
            if free:
                slots.append(free.pop())
            else:
                slots.append(count)
                count += 1
        return slots


def operands(step: Step) -> tuple[int, ...]:
    return (step.source,) if isinstance(step, Square) else (step.left, step.right)


@dataclass(frozen=True, slots=True)
class Equation:
    """x^(left*2^count + right) from x^left and x^right; right = 0: no product."""

    left: int
    count: int
    right: int

    @property
    def power(self) -> int:
        return (self.left << self.count) + self.right


#: (False, register, count) of a squaring, (True, register, register) of a product.
_Operation = tuple[bool, int, int]


def from_equations(equations: Sequence[Equation], exponent: int) -> Chain:
    """The chain that the equations describe, each on 1 and powers of earlier ones. Equal squarings are done once, and
    what nothing needs is left out."""
    return Chain(exponent, tuple(Product(x, y) if is_product else Square(x, y)
                                 for is_product, x, y in _operations(equations, {exponent})))  # fmt: skip


def cost_of_equations(equations: Sequence[Equation], targets: AbstractSet[int]) -> int:
    """In tenths of a product, what the equations cost as far as the targets need them."""
    return sum(PRODUCT_COST if is_product else SQUARING_COST * y for is_product, _, y in _operations(equations, targets))


def _operations(equations: Sequence[Equation], targets: AbstractSet[int]) -> list[_Operation]:
    """The steps that lead to the targets, of which the last equation makes one.

    A power is looked up as (odd part, twos): of what lies between a power and its squares only those matter that an equation
    stops at, and these are few.
    """
    kept = _needed(equations, targets)
    stops: dict[int, list[int]] = {}
    for equation, _ in kept:
        odd, twos = _odd_part(equation.left)
        stops.setdefault(odd, []).append(twos + equation.count)
    for counts in stops.values():
        counts.sort()
    operations: list[_Operation] = []
    register = {(1, 0): 0}
    for equation, power in kept:
        if _odd_part(power) in register:
            continue
        odd, done = _odd_part(equation.left)
        base, last = register[odd, done], done + equation.count
        for twos in stops[odd]:
            if done < twos <= last:
                if (odd, twos) not in register:
                    operations.append((False, base, twos - done))
                    register[odd, twos] = len(operations)
                base, done = register[odd, twos], twos
        if equation.right:
            operations.append((True, base, register[_odd_part(equation.right)]))
            register[_odd_part(power)] = len(operations)
    return operations


def _odd_part(number: int) -> tuple[int, int]:
    """(u, s) with number = u * 2^s and u odd."""
    if number & 1:
        return number, 0
    twos = (number & -number).bit_length() - 1
    return number >> twos, twos


def _needed(equations: Sequence[Equation], targets: AbstractSet[int]) -> list[tuple[Equation, int]]:
    """The equations that lead to the targets, each with its power."""
    needed, kept = set(targets), list[tuple[Equation, int]]()
    for equation in reversed(equations):
        power = equation.power
        if power in needed:
            needed.discard(power)
            needed.update((equation.left, equation.right))
            needed -= {0, 1}
            kept.append((equation, power))
    return kept[::-1]
