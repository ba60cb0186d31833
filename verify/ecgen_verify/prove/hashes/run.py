# SPDX-License-Identifier: MIT
"""Executes a function with calls replaced by what the functions called promise: all paths, up to the return.

Trusted: calls and returns, and that every path that some input takes is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hashes.lengths import Fork
from ecgen_verify.prove.hashes.machine import Machine, Value
from ecgen_verify.prove.machine import Violation
from ecgen_verify.prove.model import step
from ecgen_verify.prove.world import Undecided

#: What a call does: it reads the arguments in the registers, changes memory, and gives what it returns, if that is known.
Effect = Callable[[Machine], Value | None]
#: What is done with a path at its return, and with one that comes to the header of a loop; the latter says whether it goes on.
Finish = Callable[[Machine], None]
AtHeader = Callable[[Machine], bool]
_MOST_FORKS = 16


class Fault(Exception):
    """A path that cannot be followed, or that ends wrong: where, and the machine there."""

    def __init__(self, reason: str, address: int) -> None:
        super().__init__(reason)
        self.address = address


@dataclass
class Run:
    """`effects`: by address. `called`: names of functions whose effects were used. `headers`: what is done with paths that come
    to the header of a loop. `budget`: for all paths."""

    code: Code
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    headers: dict[int, AtHeader] = field(default_factory=dict)
    called: dict[str, None] = field(default_factory=dict)
    paths: int = 0
    instructions: int = 0

    def explore(self, machine: Machine, finish: Finish) -> None:
        """Follows all paths from here. Raises Fault."""
        waiting = [machine]
        while waiting:
            machine = waiting.pop()
            try:
                while True:
                    self.instructions += 1
                    self.budget.spend()
                    header = self.headers.get(machine.address)
                    if header is not None and not header(machine):
                        break
                    if not self._step(machine, waiting):
                        machine.check_kept()
                        finish(machine)
                        self.paths += 1
                        break
            except (Undecided, Violation) as reason:
                raise Fault(str(reason), machine.address) from reason

    def _step(self, machine: Machine, waiting: list[Machine]) -> bool:
        """One instruction or call; False at the return. A fork leaves the other path with those that wait."""
        try:
            if machine.address in self.effects:
                following = self._call(machine, *self.effects[machine.address])
            else:
                following = step(machine, self.code)
        except Fork as fork:
            self._fork(machine, fork, waiting)
            return True
        machine.address = machine.address if following is None else following
        return following is not None

    def _fork(self, machine: Machine, fork: Fork, waiting: list[Machine]) -> None:
        """The instruction again, once with the unknown at its least and once with it above. Nothing has changed yet: every
        instruction asks before it writes."""
        machine.forks += 1
        if machine.forks > _MOST_FORKS:
            raise Undecided("a comparison that depends on lengths in too many ways")
        other = machine.copy()
        most = machine.lengths.ranges[fork.unknown][1]
        machine.lengths.ranges[fork.unknown] = fork.least, fork.least
        other.lengths.ranges[fork.unknown] = fork.least + 1, most
        waiting.append(other)

    def _call(self, machine: Machine, name: str, effect: Effect) -> int | None:
        """The next address, as after the return."""
        top = machine.at_call()
        self.called[name] = None
        return machine.after_call(top, effect(machine))
