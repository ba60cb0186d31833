# SPDX-License-Identifier: MIT
"""The strings of a call whose lengths do not fit: none is read, and the output is cleared.

Trusted.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.memory import address
from ecgen_verify.prove.hexadecimal.strings import LENGTH, HexStrings
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Refusing(HexStrings):
    """Nothing is loaded or stored. `output`: the string of which the note LENGTH says how many bytes it has."""

    output: str
    cleared: bool = False

    def is_done(self, machine: Machine) -> bool:
        lengths = machine.lengths
        return self.cleared or lengths.bounds(lengths.form(machine.note(LENGTH))) == (0, 0)


def clear(machine: Machine) -> Value:
    """memset of the whole output, which has a byte at least: it may be null otherwise (ISO C 7.24.1)."""
    strings, place, lengths = machine.strings, address(machine, "RDI"), machine.lengths
    if not isinstance(strings, Refusing):
        raise Undecided("memset where the lengths fit")
    byte = machine.word("RSI", 8)
    count = machine.word("RDX")
    whole = place == Pointer(strings.output, 0) and lengths.same(count, machine.note(LENGTH))
    if byte.constant != 0 or not whole or lengths.bounds(lengths.form(count))[0] < 1:
        raise Undecided("memset of anything but the output, as a whole and to 0")
    machine.strings = replace(strings, cleared=True)
    return place
