# SPDX-License-Identifier: MIT
"""What is to be shown of a function: cases, each with what is known at its entry, and what is checked at its return.

Trusted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecgen_verify.prove.hashes.machine import Machine, Region, Value
from ecgen_verify.prove.world import Undecided

#: What a call does: it reads the arguments in the registers, changes memory, and gives what it returns, if that is known.
Effect = Callable[[Machine], Value | None]


@dataclass(frozen=True)
class Case:
    """`regions`: the parameters in memory. `enter`: puts what is known into the machine, and gives the arguments. `check`: raises
    Undecided unless a return is as it should be. `by_induction`: loops are not just followed. `results`: the regions whose bytes
    the check must look at, all of them."""

    name: str
    regions: tuple[Region, ...]
    enter: Callable[[Machine], list[Value]]
    check: Callable[[Machine], None]
    by_induction: bool = False
    results: frozenset[str] = frozenset()

    def returned(self, machine: Machine) -> None:
        """The check, and that it has looked at all that the function is to leave."""
        machine.loaded = set()
        self.check(machine)
        for region in self.regions:
            if region.name in self.results and any((region.name, i) not in machine.loaded for i in range(region.size)):
                raise Undecided(f"the output {region.name} is not compared with anything, as a whole")
