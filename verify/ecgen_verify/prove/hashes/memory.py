# SPDX-License-Identifier: MIT
"""Arguments of calls; the C library's memset and memcpy, with lengths that are numbers.

Trusted (ISO C 7.24).
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.theorem import Reading, library
from ecgen_verify.prove.world import Undecided

_LONGEST = 1 << 14


def known_length(machine: Machine) -> int:
    length = machine.word("RDX").constant
    if length is None or length > _LONGEST:
        raise Undecided("a length that is not known")
    return length


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
    place, length, byte = address(machine, "RDI"), known_length(machine), machine.word("RSI", 8)
    machine.check_writable(place, length)
    write_words(machine, place, [byte] * length)
    return place


def copy_bytes(machine: Machine) -> Value:
    """memcpy of a constant, or between regions."""
    place, source, length = address(machine, "RDI"), address(machine, "RSI"), known_length(machine)
    if source.base == place.base:
        raise Undecided("a copy within an object")
    for i in range(length):
        machine.store(place.moved(i), machine.load(source.moved(i), 1), 1)
    return place


LIBRARY = {name: Reading(library(name), effect) for name, effect in {"memset": set_bytes, "memcpy": copy_bytes}.items()}
