# SPDX-License-Identifier: MIT
"""Executes a function with calls replaced by effects: all paths, up to the return.

Trusted: calls (what they may change, what they keep), and that every path that some input takes is looked at. Loops are simply
executed, where what counts their iterations is known; others are the matter of `loops`, which has paths stop at their headers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

import iced_x86 as x86

from ecgen_verify.prove import budget
from ecgen_verify.prove.asking import check_as_at_entry
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.addresses import on_addresses
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.joining import joined_bits
from ecgen_verify.prove.composed.scalar_bit import shifted_bit
from ecgen_verify.prove.composed.strings import LIBRARY
from ecgen_verify.prove.forks import IMPOSSIBLE, both
from ecgen_verify.prove.machine import Machine, Value, Violation
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Sample, Undecided

#: Executes an instruction, and returns the next address; None where it does not know it.
Beyond = Callable[[Machine, x86.Instruction], int | None]

#: Instructions that never ask for a case distinction, so that the state before them need not be kept.
_PLAIN = frozenset({
    "MOV", "MOVZX", "LEA", "PUSH", "POP", "CALL", "JMP", "RET", "NOP", "ENDBR64", "ADD", "SUB", "CMP", "INC", "DEC",
    "MOVDQU", "MOVDQA", "MOVUPS", "MOVAPS", "MOVUPD", "MOVAPD", "MOVQ", "MOVHPS", "MOVLPS", "PUNPCKLQDQ",
})  # fmt: skip
#: Where digits are given, these do not either.
WITH_DIGITS = _PLAIN | {
    "AND", "OR", "XOR", "NOT", "NEG", "SHL", "SHR", "SAR", "TEST", "PAND", "POR", "PXOR", "PANDN", "PSHUFD", "PUNPCKHQDQ",
}  # fmt: skip


#: Tried before the core's model, by the beginnings of the names of instructions that each may execute.
_BEYOND: tuple[tuple[tuple[str, ...], Beyond], ...] = (
    (("SUB", "CMP"), on_addresses), (("OR",), joined_bits), (("SHR", "SAR", "BT"), shifted_bit),
)  # fmt: skip

#: Values of input atoms.
Points = list[dict[int, int]]
_DECISIONS = 24


@cache
def _beyond(mnemonic: int) -> tuple[Beyond, ...]:
    return tuple(reason for names, reason in _BEYOND if MNEMONICS[mnemonic].startswith(names))


class Fault(Exception):
    """A path that does not end as it must. `wrong`: on this path the code does something else than it should; None where it
    does something that is not understood."""

    def __init__(self, reason: str, address: int | None, *, wrong: Path | None = None) -> None:
        super().__init__(reason)
        self.address, self.wrong = address, wrong


@dataclass(frozen=True)
class Limits:
    """Bounds on one exploration. `steps`: see `budget`; `shared`: in place of these, what several explorations have together."""

    paths: int = 4096
    instructions: int = 400_000
    steps: int = budget.COMPOSED
    shared: Budget | None = None


@dataclass
class Task:
    """A path to follow, and the sample inputs that take it."""

    machine: Machine
    points: list[Sample] | None
    returned: bool = False


@dataclass
class Run:
    """`effects`: by the address of the called function. `stops`: addresses where a path ends as it does after the return; no
    instruction there is a return. `called`: the names of those that were called, in order. `again`: where a path ends because
    the function is called again, see `asking`; `first`: the registers at the entry. `unforked`: instructions that are taken to
    ask for no case distinction; where one does, the function is not proved."""

    code: Code
    elements: Elements
    effects: Mapping[int, tuple[str, Effect]]
    limits: Limits = field(default_factory=Limits)
    stops: frozenset[int] = frozenset()
    paths: int = 0
    instructions: int = 0
    called: dict[str, None] = field(default_factory=dict)
    again: int | None = None
    first: Mapping[str, Value] = field(default_factory=dict)
    unforked: frozenset[str] = _PLAIN

    def explore(self, machine: Machine, finish: Callable[[Machine], None], points: Points | None = None) -> None:
        """`finish` is called with the state after the return of every path; it may raise Fork. Raises Fault.

        `points`: sample inputs, for code that decides by words: a path that none of them takes is looked at for contradictions,
        and one that some take may have none.
        """
        self.elements.world.budget = self.limits.shared or Budget(self.limits.steps)
        self.first = dict(machine.registers)
        work = [Task(machine, None if points is None else [Sample(point) for point in points])]
        while work:
            self._follow(work.pop(), finish, work)
        if not self.paths:
            raise Fault("no path reaches the return", None)

    def _follow(self, task: Task, finish: Callable[[Machine], None], work: list[Task]) -> None:
        machine, returned = task.machine, task.returned
        while True:
            address = machine.address
            before = None
            try:
                if machine.path.learned:
                    machine.take_in()
                if returned:
                    if address not in self.stops:
                        machine.check_kept()
                    finish(machine)
                    self.paths += 1
                    return
                if address == self.again:
                    check_as_at_entry(machine, self.first)
                    return
                self._count()
                instruction = None if address in self.effects else self.code.at(address)
                if instruction is None or MNEMONICS[instruction.mnemonic] not in self.unforked:
                    branch = instruction is not None and instruction.is_jcc_short_or_near
                    before = machine if branch else machine.snapshot()  # a branch asks before it changes anything
                following = self._next(machine, instruction)
                if following is None:
                    returned = True
                else:
                    machine.address = following
                    returned = following in self.stops
            except Fork as fork:
                if before is not None:
                    machine.restore(before)
                elif not returned and address not in self.effects:
                    raise Fault("a case distinction where none is expected", address) from fork
                machine.address = address
                work += self._split(Task(machine, task.points, returned), fork.bit)
                return
            except Contradiction:
                if task.points:
                    raise Fault(IMPOSSIBLE, address) from None
                return
            except Violation as violation:
                raise Fault(str(violation), address, wrong=machine.path) from violation
            except Undecided as undecided:
                raise Fault(str(undecided), address) from undecided

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        callee = self.effects.get(machine.address)
        if callee is None and instruction is None:
            name = machine.image.undefined.get(machine.address, "")
            effect = LIBRARY.get(name)
            callee = (name, effect) if effect else None
        elif callee is not None:
            self.called[callee[0]] = None
        if callee is not None:
            return enter_effect(machine, self.elements, callee[1])
        if instruction is not None:
            for beyond in _beyond(instruction.mnemonic):
                done = beyond(machine, instruction)
                if done is not None:
                    return done
        return step(machine, self.code)

    def _count(self) -> None:
        self.instructions += 1
        if self.instructions > self.limits.instructions:
            raise Undecided(f"more than {self.limits.instructions} instructions")
        self.elements.world.spend()

    def _split(self, task: Task, bit: Poly) -> list[Task]:
        machine = task.machine
        if self.paths > self.limits.paths or len(machine.decisions) > _DECISIONS:
            raise Fault("too many case distinctions", machine.address)
        try:
            return [Task(copy, points, task.returned) for copy, points in both(machine, task.points, bit)]
        except Undecided as undecided:
            raise Fault(str(undecided), machine.address) from undecided


def enter_effect(machine: Machine, elements: Elements, effect: Effect) -> int | None:
    """Do what the called function promises, and no more than the ABI lets it do. Returns where execution goes on."""
    top = machine.at_call()
    result = effect(Call(machine, elements))
    return machine.after_call(top, machine.path.settled(result) if isinstance(result, Word) else result)
