# SPDX-License-Identifier: MIT
"""Arguments of calls; the C library's memset and memcpy, with lengths that are numbers.

Trusted (ISO C 7.24).
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.strings import copy, fill, length_of
from ecgen_verify.prove.theorem import Reading, library
from ecgen_verify.prove.world import Undecided


def address(machine: Machine, register: str) -> Pointer:
    """Of an argument, which is nowhere that the function called may have its frame."""
    pointer = machine.read(register, 64)
    if not isinstance(pointer, Pointer):
        raise Undecided("an address that is not known")
    if pointer.base == "stack" and pointer.offset < machine.at_call().offset + 8:
        raise Undecided("an object where the function called has its frame")
    return pointer


def overlap(machine: Machine, one: Pointer, size: int, other: Pointer, length: int) -> bool:
    """Whether objects of so many bytes do; those of different bases never do."""
    if one.base != other.base:
        return False
    start, end = machine.offset(one), machine.offset(other)
    return start < end + length and end < start + size


def write_words(machine: Machine, at: Pointer, values: Sequence[Word]) -> None:
    """As they are at entry, or after a call."""
    for value in values:
        machine.put(at, value)
        at = at.moved(value.width // 8)


def read_words(machine: Machine, at: Pointer, size: int, count: int) -> tuple[Word, ...]:
    """So many words of `size` bytes."""
    return tuple(machine.number(at.moved(size * i), size) for i in range(count))


def set_bytes(machine: Machine) -> Value:
    """memset"""
    place = address(machine, "RDI")
    fill(machine, place, machine.word("RSI", 8), length_of(machine.word("RDX")))
    return place


def copy_bytes(machine: Machine) -> Value:
    """memcpy of a constant, or between regions."""
    place, source = address(machine, "RDI"), address(machine, "RSI")
    if source.base == place.base:
        raise Undecided("a copy within an object")
    copy(machine, place, source, length_of(machine.word("RDX")))
    return place


LIBRARY = {name: Reading(library(name), effect) for name, effect in {"memset": set_bytes, "memcpy": copy_bytes}.items()}
