# SPDX-License-Identifier: MIT
"""What is to be shown of a function: cases, each with what is known at its entry, and what must be there at its return.

Trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.hashes.domain import HashWords
from ecgen_verify.prove.hashes.lengths import Range
from ecgen_verify.prove.hashes.machine import Machine, Memory, Strings, Value
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import RETURN, entry_registers
from ecgen_verify.prove.world import Undecided

#: What a call does: it reads the arguments in the registers, changes memory, and gives what it returns, if that is known.
Effect = Callable[[Machine], Value | None]


@dataclass(frozen=True)
class Case:
    """`arguments`: in the order of the parameters; no operand has another's address. `before`, `after`: what is in memory at the
    entry and at the return. `writable`: the bytes of operands that the function may write; `align`: what addresses of operands
    are multiples of. `ranges`: of the lengths that are not known; `different`: two that are not equal. `notes`: of the machine.
    `strings`: what else is known, and shown at the return."""

    name: str
    arguments: Sequence[Value]
    before: Memory = field(default_factory=dict)
    after: Memory = field(default_factory=dict)
    writable: Mapping[str, range] = field(default_factory=dict)
    align: Mapping[str, int] = field(default_factory=dict)
    ranges: Mapping[Word, Range] = field(default_factory=dict)
    different: tuple[Word, Word] | None = None
    notes: Mapping[str, Word] = field(default_factory=dict)
    strings: Strings = field(default_factory=Strings)

    def entry(self, words: Words, image: Image, address: int) -> Machine:
        """The state there, as the ABI has it."""
        domain = HashWords.of(words, self.ranges)
        if self.different is not None:
            one, two = map(domain.lengths.form, self.different)
            domain.lengths.different = frozenset([(one - two).key])
        registers = {**entry_registers(), **self.notes, **dict(zip(ARGUMENTS, self.arguments, strict=False))}
        machine = Machine(domain, image, registers, memory={("stack", 0): (8, RETURN)}, address=address, strings=self.strings,
                          align=self.align)  # fmt: skip
        for name, places in self.writable.items():
            machine.writable[name], machine.lowest[name] = len(places), places.start
        for place, values in self.before.items():
            machine.put(place, values)
        return machine

    def returned(self, machine: Machine) -> None:
        """Raises Undecided unless all is there that should be."""
        if not self.after and type(self.strings) is Strings:
            raise Undecided("nothing is compared with what the function leaves")
        machine.check(self.after)
        machine.strings.at_return(machine)
