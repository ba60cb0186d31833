# SPDX-License-Identifier: MIT
"""What a register or a place in memory holds: a number, a pointer, or lanes that depend on inputs.

Trusted. A lane has `Domain.width` bits: it is a number, something of the domain, or None, of which nothing is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

Lane = Any
Lanes = tuple[Lane, ...]


class Refused(Exception):
    """The proof ends. `is_fault`: the function does what none may, whatever its inputs are."""

    is_fault = False


class Undecided(Refused):
    """Something that is not modelled, or not known."""


class Violation(Refused):
    """A wrong result, or an access outside what the contract gives."""

    is_fault = True


class Leak(Violation):
    """A secret decides a branch, an address or the time of an instruction."""


class Fork(Exception):
    """Which of two objects is first in memory decides what is done next."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first, second)
        self.bases = first, second


class Pointer(NamedTuple):
    """So many bytes from the beginning of an object; "image": the address in the objects. What a register holds at entry, or
    after a call, and what is none, is a pointer to nothing: a base of its own."""

    base: str
    offset: int

    def moved(self, distance: int) -> Pointer:
        return Pointer(self.base, self.offset + distance)


@dataclass(frozen=True)
class Piece:
    """A lane of a pointer in memory."""

    pointer: Pointer
    number: int


Value = int | Pointer | Lanes


class Domain(Protocol):
    """Operations on lanes, of which one at least is no number. Each raises Undecided for what the domain cannot say."""

    @property
    def width(self) -> int: ...

    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        """`and`, `or`, `xor`; the second may be a number, never 0 nor all ones for `and` and `or`."""
        ...

    def arith(self, op: str, x: Lanes, y: Lanes) -> Lanes:
        """Elements of several lanes each, modulo 2 to their bits: `add`, `sub`, `mul`, `mulh` (the upper half of an unsigned
        product)."""
        ...

    def shift(self, op: str, x: Lanes, count: int) -> Lanes:
        """`left`, `right`, `signed`, by less than the bits of the element."""
        ...

    def saturated(self, x: Lanes, bits: int) -> Lanes:
        """A signed element as a signed one of so many bits."""
        ...


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


def value_of(lanes: Lanes, width: int) -> Value:
    """Lanes as they are read: the number or pointer that they are."""
    first = lanes[0]
    if type(first) is Piece:
        whole = tuple(Piece(first.pointer, place) for place in range(64 // width))
        if lanes != whole:
            raise Undecided("a part of a pointer")
        return first.pointer
    if type(first) is int:
        number = joined(lanes, width)
        if number is not None:
            return number
    return lanes


def concrete(op: str, x: int, y: int, bits: int) -> int:
    """The operations of `Domain.arith` on numbers."""
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
    """The operations of `Domain.shift` on numbers; `count` may be anything."""
    if op == "signed":
        return (signed(x, bits) >> min(count, bits)) % (1 << bits)
    return (x << count) % (1 << bits) if op == "left" else x >> count


def signed(x: int, bits: int) -> int:
    return x - (1 << bits) if x >> (bits - 1) & 1 else x
