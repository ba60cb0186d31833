# SPDX-License-Identifier: MIT
"""Words of 64 bits, lane by lane: what the instructions of the one table do to them, by what a domain says of lanes.

Trusted. A lane has `Lanewise.width` bits: it is a number, something of the domain, or None, of which nothing is known. A word is
public where all its lanes are numbers; all others are taken to be secret.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ecgen_verify.prove.domain import AnyWord, Domain, Field, Lazy
from ecgen_verify.prove.world import BITWISE, Undecided

Lane = Any
Lanes = tuple[Lane, ...]
_BITS = 64


class Doubt(NamedTuple):
    """Whether something holds that is public and not known, or does not hold: a lane of a bit."""

    question: str
    negated: bool = False


class Laned(AnyWord):
    """`lanes`: lowest first, as many as 64 bits have; `lo`: the number that they are, else -1."""

    __slots__ = ("lanes", "lo", "secret")

    def __init__(self, lanes: Lanes, lo: int) -> None:
        self.lanes, self.lo, self.secret = lanes, lo, lo < 0 and type(lanes[0]) is not Doubt

    @property
    def is_constant(self) -> bool:
        return self.lo >= 0


class Lanewise(Domain[Laned]):
    """What each operation on words is by `logic`, `arith`, `shift` and `narrowed`, of which one lane at least is no number. Each
    raises Undecided for what the domain cannot say."""

    width: int

    @abstractmethod
    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        """`and`, `or`, `xor`; the second may be a number, never 0 nor all ones for `and` and `or`."""

    @abstractmethod
    def arith(self, op: str, x: Lanes, y: Lanes) -> Lanes:
        """Elements of several lanes each, modulo 2 to their bits: `add`, `sub`, `mul`, `mulh` (the upper half of an unsigned
        product)."""

    @abstractmethod
    def shift(self, op: str, x: Lanes, count: int) -> Lanes:
        """`left`, `right`, `signed`, by less than the bits of the element."""

    def narrowed(self, x: Lanes, bits: int) -> Lanes:
        """A signed element as a signed one of so many bits, the nearest."""
        raise Undecided("saturated words that depend on inputs")

    # --- lanes, of which some may be numbers ---

    def _logic(self, op: str, x: Lane, y: Lane) -> Lane:
        if type(x) is int:
            if type(y) is int:
                return BITWISE[op](x, y)
            x, y = y, x
        if type(y) is int:
            ones = (1 << self.width) - 1
            if op == "and":
                if y in (0, ones):
                    return x if y else 0
            elif y == 0:
                return x
            elif op == "or" and y == ones:
                return ones
        return None if x is None or y is None else self.logic(op, x, y)

    def _arith(self, op: str, xs: Lanes, ys: Lanes) -> Lanes:
        x, y = joined(xs, self.width), joined(ys, self.width)
        if x is not None and y is not None:
            return split(concrete(op, x, y, self.width * len(xs)), self.width, len(xs))
        if (y == 0 and op in ("add", "sub")) or (x == 0 and op == "add"):
            return xs if y == 0 else ys
        if 0 in (x, y) and op in ("mul", "mulh"):
            return (0,) * len(xs)
        return self.arith(op, xs, ys)

    def _shift(self, op: str, xs: Lanes, count: int) -> Lanes:
        number, bits = joined(xs, self.width), self.width * len(xs)
        if number is not None:
            return split(shifted(op, number, count, bits), self.width, len(xs))
        if op == "signed":
            return self.shift(op, xs, min(count, bits - 1)) if count else xs
        if count >= bits:
            return (0,) * len(xs)
        away, rest = count // self.width, count % self.width  # lanes that are shifted out may be anything
        kept = xs[: len(xs) - away] if op == "left" else xs[away:]
        number = joined(kept, self.width)
        if number is not None:
            kept = split(shifted(op, number, rest, self.width * len(kept)), self.width, len(kept))
        elif rest:
            kept = self.shift(op, kept, rest)
        return (0,) * away + kept if op == "left" else kept + (0,) * away

    # --- words of lanes ---

    def of_lanes(self, lanes: Lanes) -> Laned:
        """The word, with lanes of 0 above."""
        number = joined(lanes, self.width)
        return Laned((*lanes, *(0,) * (_BITS // self.width - len(lanes))), -1 if number is None else number)

    def part(self, x: Laned, bits: int) -> Lanes:
        """The lowest lanes."""
        if bits % self.width:
            raise Undecided("a part of a word")
        return x.lanes[: bits // self.width]

    def const(self, value: int) -> Laned:
        value %= 1 << _BITS
        return Laned(split(value, self.width, _BITS // self.width), value)

    def nothing(self, bits: int) -> Laned:
        """A word below 2^bits, and otherwise not known."""
        return self.of_lanes((None,) * -(-bits // self.width))

    def low(self, x: Laned, bits: int) -> Laned:
        if x.is_constant:
            return x if x.lo >> bits == 0 else self.const(x.lo % (1 << bits))
        return x if bits == _BITS else self.of_lanes(self.part(x, bits))

    def unknown(self, name: str, *, bits: int = 64, secret: bool = True) -> Laned:
        if not secret:
            raise Undecided(f"{name}, which is not known")
        return self.nothing(bits)

    # --- sums and products ---

    def add(self, x: Laned, y: Laned, carry: Laned, bits: int, sign: int) -> Laned:
        if x.is_constant and y.is_constant and carry.is_constant:
            return super().add(x, y, carry, bits, sign)
        if carry.lo:
            raise Undecided("a sum with a carry")
        return self.of_lanes(self._arith("add" if sign > 0 else "sub", self.part(x, bits), self.part(y, bits)))

    def total(self, parts: Sequence[tuple[Laned, int]], constant: int, bits: int) -> Laned:
        number = constant + sum(word.lo * factor for word, factor in parts if word.is_constant)
        if all(word.is_constant for word, _ in parts):
            return self.const(number % (1 << bits))
        total = split(number % (1 << bits), self.width, bits // self.width)
        for word, factor in parts:
            if word.is_constant:
                continue
            if abs(factor).bit_count() != 1:
                raise Undecided("a multiple of a word that depends on inputs")
            part = self._shift("left", self.part(word, bits), abs(factor).bit_length() - 1)
            total = self._arith("add" if factor > 0 else "sub", total, part)
        return self.of_lanes(total)

    def multiply(self, x: Laned, y: Laned, bits: int) -> tuple[Laned, Laned]:
        return self.multiply_low(x, y, bits), self.multiply_high(x, y, bits)

    def multiply_low(self, x: Laned, y: Laned, bits: int) -> Laned:
        return self._multiply("mul", x, y, bits)

    def multiply_high(self, x: Laned, y: Laned, bits: int) -> Laned:
        return self._multiply("mulh", x, y, bits)

    def _multiply(self, op: str, x: Laned, y: Laned, bits: int) -> Laned:
        if x.is_constant and y.is_constant:
            return self.const(concrete(op, x.lo, y.lo, bits))
        return self.of_lanes(self._arith(op, self.part(x, bits), self.part(y, bits)))

    def saturated(self, x: Laned, bits: int, least: int) -> Laned:
        if x.is_constant or not least:
            return super().saturated(x, bits, least)
        return self.of_lanes(self.narrowed(self.part(x, 2 * bits), bits))

    # --- bits ---

    def bitwise(self, op: str, x: Laned, y: Laned, bits: int) -> Laned:
        if x.is_constant and y.is_constant:
            return self.const(BITWISE[op](x.lo, y.lo))
        if bits > 1:
            return self.of_lanes(tuple(map(self._logic, (op,) * _BITS, self.part(x, bits), self.part(y, bits))))
        opposite = type(x.lanes[0]) is Doubt and self.complement(x).lanes == y.lanes
        return self.const(1) if op == "or" and (opposite or 1 in (x.lo, y.lo)) else self.nothing(1)

    def shift_left(self, x: Laned, count: int, bits: int) -> Laned:
        if x.is_constant:
            return self.const((x.lo << count) % (1 << bits))
        return self.of_lanes(self._shift("left", self.part(x, bits), count))

    def shift_right(self, x: Laned, count: int) -> Laned:
        if x.is_constant:
            return self.const(x.lo >> count)
        size = next(number for number in range(len(x.lanes), 0, -1) if x.lanes[number - 1] != 0 or number == 1)
        return self.of_lanes(self._shift("right", x.lanes[:size], count))

    def shift_right_signed(self, x: Laned, count: int, bits: int) -> Laned:
        if x.is_constant:
            return self.const(shifted("signed", x.lo, count, bits))
        return self.of_lanes(self._shift("signed", self.part(x, bits), count))

    def bit_of(self, x: Laned, position: int) -> Laned:
        lane = x.lanes[position // self.width]
        if type(lane) is int:
            return self.const(lane >> position % self.width & 1)
        return self.of_lanes((lane,)) if self.width == 1 else self.nothing(1)

    def cut(self, x: Laned, start: int, bits: int) -> Laned:
        aligned = start % self.width == bits % self.width == 0
        return super().cut(x, start, bits) if aligned else self.low(self.shift_right(x, start), bits)

    def assemble(self, fields: Sequence[Field[Laned]]) -> Laned:
        if all(x.is_constant for x, _, _ in fields):
            number = position = 0
            for x, start, end in fields:
                number |= (x.lo >> start & (1 << end - start) - 1) << position
                position += end - start
            return self.const(number)
        if any(start % self.width or end % self.width for _, start, end in fields):
            raise Undecided("a part of a word")
        return self.of_lanes(tuple(lane for x, start, end in fields for lane in x.lanes[start // self.width : end // self.width]))

    def extended(self, x: Laned, narrow: int, wide: int) -> Laned:
        if x.is_constant:
            return self.const(signed(x.lo, narrow) % (1 << wide))
        if self.width > 1:
            raise Undecided("an extension of a signed word")
        return self.of_lanes((*x.lanes[:narrow], *(x.lanes[narrow - 1],) * (wide - narrow)))

    # --- conditions: what depends on lanes that are no numbers is not known ---

    def complement(self, bit: Laned) -> Laned:
        lane = bit.lanes[0]
        if type(lane) is Doubt:
            return self.of_lanes((lane._replace(negated=not lane.negated),))
        return self.const(1 - bit.lo) if bit.is_constant else self.nothing(1)

    def flag(self, lazy: Lazy[Laned]) -> Laned:
        match lazy:
            case Lazy("zero", (result,)) if result.is_constant:
                return self.const(int(result.lo == 0))
            case Lazy("sign", (result,), bits):
                return self.bit_of(result, bits - 1)
            case Lazy(kind, (x, y, carry, result), bits, sign) if x.is_constant and y.is_constant and carry.is_constant:
                one, other, low = (signed(word.lo, bits) if kind == "overflow" else word.lo for word in (x, y, result))
                return self.const(int(one + sign * (other + carry.lo) != low))
        return self.nothing(1)


@lru_cache(1 << 16)
def split(number: int, width: int, count: int) -> Lanes:
    mask = (1 << width) - 1
    return tuple(number >> (width * place) & mask for place in range(count))


def joined(lanes: Sequence[Lane], width: int) -> int | None:
    """The number; None where not all lanes are numbers."""
    total = 0
    for place, lane in enumerate(lanes):
        if type(lane) is not int:
            return None
        total |= lane << (width * place)
    return total


def concrete(op: str, x: int, y: int, bits: int) -> int:
    """The operations of `Lanewise.arith` on numbers."""
    match op:
        case "add":
            total = x + y
        case "sub":
            total = x - y
        case "mul":
            total = x * y
        case "mulh":
            total = x * y >> bits
        case _:
            raise Undecided(f"no {op} of numbers")
    return total % (1 << bits)


def shifted(op: str, x: int, count: int, bits: int) -> int:
    """The operations of `Lanewise.shift` on numbers; `count` may be anything."""
    if op == "signed":
        return (signed(x, bits) >> min(count, bits)) % (1 << bits)
    return (x << count) % (1 << bits) if op == "left" else x >> count


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) & 1 else x


class Fork(Exception):
    """Which of two objects is first in memory decides what is done next."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first, second)
        self.bases = first, second
