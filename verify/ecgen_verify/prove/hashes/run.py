# SPDX-License-Identifier: MIT
"""Executes a function with calls replaced by what the functions called promise: all paths, up to the return.

Trusted: calls and returns, and that every path that some input takes is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ecgen_verify.prove.abi import SAVED
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.hashes.decode import Decoder, Instruction
from ecgen_verify.prove.hashes.lengths import Fork
from ecgen_verify.prove.hashes.machine import Machine, Pointer, Value
from ecgen_verify.prove.hashes.model import holds, step
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

    decoder: Decoder
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
                        finish(machine)
                        self.paths += 1
                        break
            except Undecided as undecided:
                raise Fault(str(undecided), machine.address) from undecided

    def _step(self, machine: Machine, waiting: list[Machine]) -> bool:
        """One instruction; False at the return. A fork leaves the other path with those that wait."""
        i = self.decoder.at(machine.address)
        try:
            if i.name == "RET":
                return self._return(machine, i)
            if i.name == "CALL":
                self._call(machine, i)
            elif i.name == "JMP":
                return self._jump(machine, i)
            elif i.name.startswith("J"):
                machine.address = i.target if holds(machine, i.name[1:]) and i.target else i.next
            else:
                step(machine, i)
        except Fork as fork:
            self._fork(machine, fork, waiting)
        return True

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

    def _call(self, machine: Machine, i: Instruction) -> None:
        """At a call, the stack pointer is a multiple of 16 (the ABI)."""
        if not i.target:
            raise Undecided("a call of what is not known")
        if (machine.stack_pointer() + 8) % 16:
            raise Undecided("a call with the stack not aligned")
        effect = self._effect(i.target)
        machine.writable("stack", machine.stack_pointer() - 8, 8)
        returned = effect(machine)
        machine.called()
        if returned is not None:
            machine.registers["RAX"] = returned
        machine.address = i.next

    def _effect(self, address: int) -> Effect:
        if address not in self.effects:
            raise Undecided("a call of a function with no contract")
        name, effect = self.effects[address]
        self.called[name] = None
        return effect

    def _jump(self, machine: Machine, i: Instruction) -> bool:
        """Also to another function, which returns for this one."""
        if not i.target:
            raise Undecided("a jump to what is not known")
        if i.target not in self.effects:
            machine.address = i.target
            return True
        if machine.stack_pointer() != 0:
            raise Undecided("a jump to another function, with the stack not as at entry")
        self._effect(i.target)(machine)
        machine.called()
        self._saved(machine)
        return False

    def _return(self, machine: Machine, i: Instruction) -> bool:
        if i.operands or machine.stack_pointer() != 0:
            raise Undecided("the stack pointer is not restored")
        self._saved(machine)
        return False

    def _saved(self, machine: Machine) -> None:
        words = machine.words
        for name in SAVED:
            if machine.registers.get(name) is not words.atom(("entry", name), 64):
                raise Undecided(f"{name} is not restored")
        if machine.load(Pointer("stack", words.const(0, 64)), 8) is not words.atom(("entry", "return"), 64):
            raise Undecided("the return address is overwritten")
