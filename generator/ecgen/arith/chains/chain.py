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


@dataclass(frozen=True, slots=True)
class Equation:
    """x^(left*2^count + right) from x^left and x^right; right = 0: no product."""

    left: int
    count: int
    right: int

    @property
    def power(self) -> int:
        return (self.left << self.count) + self.right


def from_equations(equations: Sequence[Equation], exponent: int) -> Chain:
    """The chain that the equations describe, each on 1 and powers of earlier ones. Equal squarings are done once, and
    what nothing needs is left out."""
    kept = _needed(equations, exponent)
    stops = {(e.left << e.count) for e in kept}
    steps: list[Step] = []
    register = {1: 0}

    def put(step: Step, power: int) -> None:
        steps.append(step)
        register[power] = len(steps)

    for equation in kept:
        if equation.power in register:
            continue
        base, done = equation.left, 0
        for count in range(1, equation.count + 1):
            power = equation.left << count
            if power in register:
                base, done = power, count
            elif power in stops:
                put(Square(register[base], count - done), power)
                base, done = power, count
        if equation.right:
            put(Product(register[base], register[equation.right]), equation.power)
    return Chain(exponent, tuple(steps))


def _needed(equations: Sequence[Equation], exponent: int) -> list[Equation]:
    needed, kept = {exponent}, list[Equation]()
    for equation in reversed(equations):
        if equation.power in needed:
            needed.discard(equation.power)
            needed |= {equation.left, equation.right} - {0, 1}
            kept.append(equation)
    return kept[::-1]
