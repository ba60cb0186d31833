# SPDX-License-Identifier: MIT
"""Bytes of words as functions of one variable or two with few values, by the values of the function.

Trusted. Whatever an instruction does to a word, it does to all values of the function. Where words of two variables meet, a
function of a variable with many values becomes a variable itself: the number of its value among its values. What follows is shown
for all pairs of these.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.values import Lane, Lanes, Lanewise, joined

WIDTH = 8
_MASK = (1 << WIDTH) - 1
#: Pairs of values of two variables, at most.
_PAIRS = 1 << 16
#: Values of a variable that is not shortened where it meets another.
_FEW = 16

Values = NDArray[np.uint64]


@dataclass(frozen=True, eq=False)
class Variable:
    """A number from 0 to `size` - 1. `classes`: of one that is the number of a value of a function of `root`, for all values of
    that."""

    size: int
    root: Variable | None = None
    classes: Any = None

    @property
    def source(self) -> Variable:
        return self.root or self

    def numbers(self) -> Any:
        """For each value of the source, that of this variable."""
        return np.arange(self.size) if self.root is None else self.classes


class Table:
    """A byte, or a word of several: `values` has an axis for each of the variables, one or two of different
    sources."""

    __slots__ = ("values", "variables")

    def __init__(self, variables: tuple[Variable, ...], values: Values) -> None:
        self.variables, self.values = variables, values


@dataclass
class Functions(Lanewise):
    """The domain."""

    width: int = WIDTH
    _shortened: dict[tuple[int, bytes], Variable] = field(default_factory=dict)

    def of(self, variable: Variable, values: Any) -> Lanes:
        """The two bytes of a word of 16 bits."""
        return self.split((variable,), np.asarray(values, dtype=np.uint64))

    def split(self, variables: tuple[Variable, ...], values: Any) -> Lanes:
        return _lanes(variables, values, 2)

    def whole(self, lanes: Lanes) -> Lane:
        """The word of some bytes: a number or a Table."""
        if all(type(lane) is int for lane in lanes):
            return joined(lanes, WIDTH)
        variables, (number,) = self._together(lanes)
        return _word(variables, number)

    # --- variables ---

    def _aligned(self, words: list[Table]) -> tuple[tuple[Variable, ...], list[Values]]:
        """The same words as functions of the same variables."""
        sources = list(dict.fromkeys(v.source for word in words for v in word.variables))
        if len(sources) > 2:
            raise Undecided("a word depends on more than two variables")
        if len(sources) == 2:
            words = [self._short(word) for word in words]
        every = list(dict.fromkeys(v for word in words for v in word.variables))
        chosen = []
        for source in sources:
            mine = [v for v in every if v.source is source]
            chosen.append(mine[0] if len(mine) == 1 else source)
        if len(chosen) == 2 and chosen[0].size * chosen[1].size > _PAIRS:
            raise Undecided("a word depends on two variables with many values")
        return tuple(chosen), [_spread(word, chosen) for word in words]

    def _short(self, word: Table) -> Table:
        if word.variables[1:] or word.variables[0].size <= _FEW:
            return word
        variable = word.variables[0]
        values, classes = np.unique(word.values, return_inverse=True)
        of_source = classes[variable.numbers()]
        key = (id(variable.source), of_source.tobytes())
        if key not in self._shortened:
            self._shortened[key] = Variable(len(values), variable.source, of_source)
        return Table((self._shortened[key],), values)

    def _together(self, *elements: Lanes) -> tuple[tuple[Variable, ...], list[Values]]:
        """Elements of several lanes as numbers, of the same variables."""
        words = [lane for lanes in elements for lane in lanes if type(lane) is Table]
        if any(type(lane) not in (Table, int) for lanes in elements for lane in lanes):
            raise Undecided("a word that is not known")
        variables, aligned = self._aligned(words)
        values = dict(zip(map(id, words), aligned, strict=True))
        sums: list[Values] = []
        for lanes in elements:
            total = np.zeros(tuple(v.size for v in variables), dtype=np.uint64)
            for place, lane in enumerate(lanes):
                part = values[id(lane)] if type(lane) is Table else np.uint64(lane)
                total = total | part << np.uint64(WIDTH * place)
            sums.append(total)
        return variables, sums

    # --- the domain ---

    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        variables, (first, second) = self._together((x,), (y,))
        return _word(variables, first & second if op == "and" else first | second if op == "or" else first ^ second)

    def arith(self, op: str, x: Lanes, y: Lanes) -> Lanes:
        bits = WIDTH * len(x)
        variables, (first, second) = self._together(x, y)
        match op:
            case "add":
                result = first + second
            case "sub":
                result = first - second
            case "mul":
                result = first * second
            case "mulh" if bits <= 32:
                result = first * second >> np.uint64(bits)
            case _:
                raise Undecided(f"{op} of {bits} bits")
        return _lanes(variables, result, len(x))

    def shift(self, op: str, x: Lanes, count: int) -> Lanes:
        bits = WIDTH * len(x)
        variables, (number,) = self._together(x)
        if op == "left":
            return _lanes(variables, number << np.uint64(count), len(x))
        result = number >> np.uint64(count)
        if op == "signed":
            negative = number >> np.uint64(bits - 1) != 0
            above = ((1 << bits) - 1) ^ ((1 << (bits - count)) - 1)
            result = np.where(negative, result | np.uint64(above), result)
        return _lanes(variables, result, len(x))

    def narrowed(self, x: Lanes, bits: int) -> Lanes:
        whole = WIDTH * len(x)
        if whole > 32:
            raise Undecided(f"saturation of {whole} bits to {bits}")
        variables, (number,) = self._together(x)
        as_signed = number.astype(np.int64)
        as_signed = np.where(as_signed >> (whole - 1), as_signed - (1 << whole), as_signed)
        limit = 1 << (bits - 1)
        return _lanes(variables, np.clip(as_signed, -limit, limit - 1).astype(np.uint64), bits // WIDTH)


def _word(variables: tuple[Variable, ...], values: Values) -> Lane:
    """A number where it is constant."""
    first = values.flat[0]
    return int(first) if (values == first).all() else Table(variables, values)


def _lanes(variables: tuple[Variable, ...], values: Values, count: int) -> Lanes:
    return tuple(_word(variables, values >> np.uint64(WIDTH * place) & np.uint64(_MASK)) for place in range(count))


def _spread(word: Table, chosen: list[Variable]) -> Values:
    """The values of a word for all values of the variables chosen."""
    values: Any = word.values
    axes = []
    for place, variable in enumerate(word.variables):
        axis, whole = next((number, other) for number, other in enumerate(chosen) if other.source is variable.source)
        if whole is not variable:
            values = np.take(values, variable.numbers(), axis=place)
        axes.append(axis)
    if len(axes) == 2 and axes[0] > axes[1]:
        values = values.T
    if len(axes) < len(chosen):
        values = np.expand_dims(values, 1 - axes[0])
    return np.broadcast_to(values, tuple(v.size for v in chosen))
