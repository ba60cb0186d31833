# SPDX-License-Identifier: MIT
"""The C library's memset and memcpy, with lengths that are numbers.

Trusted (ISO C 7.24).
"""

from __future__ import annotations

from ecgen_verify.prove.hashes.compression import write_words
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.run import Effect
from ecgen_verify.prove.world import Undecided

_LONGEST = 1 << 14


def known_length(machine: Machine) -> int:
    length = machine.word_of(machine.register("RDX")).constant
    if length is None or length > _LONGEST:
        raise Undecided("a length that is not known")
    return length


def address(machine: Machine, register: str) -> Pointer:
    pointer = machine.register(register)
    if not isinstance(pointer, Pointer):
        raise Undecided("an address that is not known")
    return pointer


def set_bytes(machine: Machine) -> Value:
    """memset"""
    place, length = address(machine, "RDI"), known_length(machine)
    byte = machine.words.cut(machine.word_of(machine.register("RSI")), 0, 8)
    start = machine.offset(place)
    machine.writable(place.region, start, length)
    write_words(machine, place, [byte] * length)
    return place


def copy_bytes(machine: Machine) -> Value:
    """memcpy of a constant, or between regions."""
    place, source, length = address(machine, "RDI"), machine.register("RSI"), known_length(machine)
    if isinstance(source, Pointer) and source.region == place.region:
        raise Undecided("a copy within an object")
    for i in range(length):
        step = machine.words.const(i, 64)
        machine.store(machine.moved(place, step), machine.load(machine.moved(source, step), 1), 1)
    return place


LIBRARY: dict[str, Effect] = {"memset": set_bytes, "memcpy": copy_bytes}
