# SPDX-License-Identifier: MIT
"""Addition chains: x^e for a fixed, public e by squarings and products, the same ones for every x."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
                powers[step.source] << step.count
                if isinstance(step, Square)
                else powers[step.left] + powers[step.right]
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

    def last_uses(self) -> list[int]:
        """For each register the index of the last step that reads it; len(steps) for the result."""
        last = [-1] * (len(self.steps) + 1)
        for index, step in enumerate(self.steps):
            for register in operands(step):
                last[register] = index
        last[-1] = len(self.steps)
        return last

    def slots(self) -> list[int]:
        """For each register the temporary it stands in, as few as liveness allows; -1 for register 0, the input.

        A step may write the temporary of an operand that it is the last to read.
        """
        last = self.last_uses()
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


def from_powers(terms: Sequence[tuple[int, int, int]], exponent: int) -> Chain:
    """A chain from equations power = left*2^count + right on exponents (right = 0: no product), left and right being 1
    or the power of an earlier equation. Equal squarings are done once, and what nothing needs is left out.

    Squarings of one power share their beginning when their counts grow in the order of the equations.
    """
    needed = {exponent}
    wanted: list[tuple[int, int, int]] = []
    for power, (left, count, right) in reversed([((a << n) + c, (a, n, c)) for a, n, c in terms]):
        if power in needed:
            needed.discard(power)
            needed.update({left, right} - {0})
            wanted.append((left, count, right))
    steps: list[Step] = []
    register = {1: 0}

    def put(step: Step, power: int) -> int:
        steps.append(step)
        register[power] = len(steps)
        return len(steps)

    for left, count, right in reversed(wanted):
        if (left << count) + right in register:
            continue
        base, done = left, 0
        for n in range(count, 0, -1):
            if left << n in register:
                base, done = left << n, n
                break
        shifted = register[base] if done == count else put(Square(register[base], count - done), left << count)
        if right:
            put(Product(shifted, register[right]), (left << count) + right)
    return Chain(exponent, tuple(steps))
