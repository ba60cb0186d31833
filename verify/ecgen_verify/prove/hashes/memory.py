# SPDX-License-Identifier: MIT
"""Arguments of calls, and words one after the other in memory.

Trusted.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.hashes.machine import Machine, Pointer
from ecgen_verify.prove.hashes.words import Word
from ecgen_verify.prove.strings import address_of


def address(machine: Machine, register: str) -> Pointer:
    """Of an argument."""
    return address_of(machine.registers[register])


def write_words(machine: Machine, at: Pointer, values: Sequence[Word]) -> None:
    """As they are at entry, or after a call."""
    for value in values:
        machine.put(at, value)
        at = at.moved(value.width // 8)


def read_words(machine: Machine, at: Pointer, size: int, count: int) -> tuple[Word, ...]:
    """So many words of `size` bytes."""
    return tuple(machine.number(at.moved(size * i), size) for i in range(count))
