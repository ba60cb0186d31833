# SPDX-License-Identifier: MIT
"""Copies and fills of memory whose lengths are known, and the C library's functions that do them (ISO C 7.24).

Trusted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecgen_verify.prove.domain import AnyWord, W
from ecgen_verify.prove.machine import AnyValue, Leak, Pointer, State, Violation, name_of
from ecgen_verify.prove.world import Undecided

#: Bytes, at most.
LONGEST = 1 << 14


def length_of(value: AnyValue[W]) -> int:
    if isinstance(value, AnyWord) and value.secret:
        raise Leak("a secret decides a length")
    if not isinstance(value, AnyWord) or not value.is_constant or value.lo > LONGEST:
        raise Undecided("a length that is not known")
    return value.lo


def address_of(value: AnyValue[W]) -> Pointer:
    if not isinstance(value, Pointer):
        raise Undecided("an operand of a call, or of a copy, at an address that is not known")
    return value


def _parts(length: int) -> list[tuple[int, int]]:
    """(offset, size): words, and what is left."""
    return [(offset, min(8, length - offset)) for offset in range(0, length, 8)]


def copy(machine: State[W], target: Pointer, source: Pointer, length: int) -> None:
    """As if all were read before anything is written; whole words where they stand as such."""
    taken = [(offset, machine.load(source.moved(offset), size), size) for offset, size in _parts(length)]
    for offset, value, size in taken:
        machine.store(target.moved(offset), value, size)


def fill(machine: State[W], target: Pointer, word: W, size: int, length: int) -> None:
    """With a word of so many bytes, again and again."""
    known = machine.domain.packed([word] * (8 // size), 8 * size)
    for offset, part in _parts(length):
        machine.store(target.moved(offset), machine.domain.low(known, 8 * part), part)


def overlap(machine: State[W], one: Pointer, size: int, other: Pointer, length: int, *, same: bool = False) -> bool:
    """Whether objects of so many bytes do. `same`: but for those that are the same. Those of different bases never do: where
    arguments with these bases may be one object, and the answer another one then, that has to be looked at too. No argument is
    on the function's stack."""
    if same and (one.offset, size) == (other.offset, length):
        return False
    if one.base != other.base:
        if "stack" not in (names := (name_of(one), name_of(other))):
            machine.hazards |= {names, names[::-1]}
        return False
    return one.offset < other.offset + length and other.offset < one.offset + size


def memset(machine: State[W]) -> Pointer:
    target = address_of(machine.read("RDI"))
    fill(machine, target, machine.word("RSI", 8), 1, length_of(machine.read("RDX")))
    return target


def memcpy(machine: State[W]) -> Pointer:
    """Raises Violation where the objects overlap, but for those that are the same."""
    length = length_of(machine.read("RDX"))
    if overlap(machine, address_of(machine.read("RDI")), length, address_of(machine.read("RSI")), length, same=True):
        raise Violation("an output of a call overlaps another operand in part")
    return memmove(machine)


def memmove(machine: State[W]) -> Pointer:
    target = address_of(machine.read("RDI"))
    copy(machine, target, address_of(machine.read("RSI")), length_of(machine.read("RDX")))
    return target


#: By name.
LIBRARY: dict[str, Callable[[State[Any]], Pointer]] = {"memset": memset, "memcpy": memcpy, "memmove": memmove}
