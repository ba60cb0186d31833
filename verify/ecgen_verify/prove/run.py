# SPDX-License-Identifier: MIT
"""Executes a function, with calls replaced by effects: all paths, up to the return or to where they stop.

Trusted: calls (what they may change, what they keep), and that every path that some input takes is looked at. Words are of any
domain: what cannot be decided divides a path, and into which paths is the matter of the machine state. Loops are simply executed,
where what counts their iterations is known; whoever does others by induction has paths stop at their headers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

import iced_x86 as x86

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import COMPOSED, Account, Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import IMPOSSIBLE, AnyValue, Samples, State, Violation
from ecgen_verify.prove.model import step
from ecgen_verify.prove.strings import LIBRARY
from ecgen_verify.prove.world import Open, Sample, Undecided

S = TypeVar("S", bound=State[Any])
_Effect = TypeVar("_Effect")

#: Instructions that never ask for a case distinction, so that the state before them need not be kept. Nobody has to believe it.
PLAIN = frozenset({
    "MOV", "MOVZX", "LEA", "PUSH", "POP", "CALL", "JMP", "RET", "NOP", "ENDBR64", "ADD", "SUB", "CMP", "INC", "DEC",
    "MOVDQU", "MOVDQA", "MOVUPS", "MOVAPS", "MOVUPD", "MOVAPD", "MOVQ", "MOVHPS", "MOVLPS", "PUNPCKLQDQ",
})  # fmt: skip
_DECISIONS = 24


def by_address(image: Image, effects: Mapping[str, _Effect]) -> dict[int, tuple[str, _Effect]]:
    """The effects by the address of the function called, with its name."""
    return {image.symbols[name]: (name, effect) for name, effect in effects.items() if name in image.symbols}


class Fault(Exception):
    """A path that does not end as it must. `wrong`: where the code does something else than it should, the state there; None
    where it does something that is not understood. `returned`: after the return. `refuted`: some input takes a path on which the
    code is wrong; `inputs`: such inputs, where they are known."""

    def __init__(self, reason: str, address: int | None, *, wrong: State[Any] | None = None, returned: bool = False,
                 refuted: bool = False, inputs: Mapping[str, int] | None = None) -> None:  # fmt: skip
        text, _, place = reason.partition(" @")  # a reason may end with the place that it speaks of
        super().__init__(text)
        self.address, self.wrong, self.returned = int(place, 16) if place else address, wrong, returned
        self.refuted, self.inputs = refuted, dict(inputs or {})


@dataclass
class Task(Generic[S]):
    """A path to follow, and the sample inputs that take it."""

    machine: S
    points: Samples
    returned: bool = False


@dataclass
class Run(Generic[S]):
    """`effects`: by the address of the called function, its name, and what a call does and returns. `library`: what calls of C's
    library do, beside those that `strings` has; of these nothing has to be shown, and no effect takes their place. `stops`:
    addresses where a path ends as it does after the return. `elsewhere`: addresses where a path ends otherwise, and what raises
    Violation or Undecided unless it may. `account`: of what this takes too, and of functions of which something has to be shown.
    `unforked`: instructions that are taken to ask for no case distinction; where one does, the function is not proved. `most`:
    paths."""

    most: ClassVar[int] = 4096

    code: Code
    effects: Mapping[int, tuple[str, Callable[[S], AnyValue[Any] | None]]]
    budget: Budget = field(default_factory=partial(Budget, COMPOSED))
    account: Account = field(default_factory=Account)
    stops: frozenset[int] = frozenset()
    elsewhere: Mapping[int, Callable[[S], None]] = field(default_factory=dict)
    unforked: frozenset[str] = PLAIN
    library: Mapping[str, Callable[[S], AnyValue[Any] | None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises Undecided where a path cannot stop."""
        image = self.code.image
        library = by_address(image, {**LIBRARY, **self.library})
        # it does what the standard says where no object defines it
        self.effects = {**self.effects, **{at: ("", do) for at, (_, do) in library.items() if at in image.undefined}}
        self.before = self.account.paths
        for stop in self.stops:
            instruction = self.code.at(stop)
            if instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
                raise Undecided("a loop header that is none")

    def explore(self, machine: S, finish: Callable[[S], bool | None], points: list[dict[int, int]] | None = None) -> None:
        """`finish` is called with the state after the return of every path, or where it stops; True: there it goes on. It may
        raise Open. Raises Fault.

        `points`: sample inputs, for code that decides by words: a path that none of them takes is looked at for contradictions,
        and one that some take may have none.
        """
        work = [Task(machine, None if points is None else [Sample(point) for point in points])]
        while work:
            self._follow(work.pop(), finish, work)
        if self.account.paths == self.before:
            raise Fault("no path reaches the return", None)

    def _follow(self, task: Task[S], finish: Callable[[S], bool | None], work: list[Task[S]]) -> None:
        """Run one path up to where it divides, or to its end."""
        machine = task.machine
        while True:
            address = machine.address
            before = None
            try:
                machine.take_in()
                if task.returned:
                    before = machine.snapshot()
                    if address not in self.stops:
                        machine.check_kept()
                    if not finish(machine):
                        self.account.paths += 1
                        return
                    task.returned, before = False, None
                if address in self.elsewhere:
                    before = machine.snapshot()
                    self.elsewhere[address](machine)
                    return
                self.account.instructions += 1
                self.budget.spend()
                instruction = None if address in self.effects else self.code.at(address)
                if instruction is None or MNEMONICS[instruction.mnemonic] not in self.unforked:
                    branch = instruction is not None and instruction.is_jcc_short_or_near
                    before = machine if branch else machine.snapshot()  # a branch asks before it changes anything
                following = self._next(machine, instruction)
                task.returned = following is None or following in self.stops
                machine.address = address if following is None else following
            except Open as question:
                if before is None:
                    raise Fault("a case distinction where none is expected", address) from question
                machine.restore(before)
                work += self._divided(task, question)
                return
            except Contradiction:
                if task.points:
                    raise Fault(IMPOSSIBLE, address) from None
                return
            except Violation as violation:
                raise Fault(str(violation), address, wrong=machine, refuted=bool(task.points)) from violation
            except Undecided as undecided:
                raise Fault(str(undecided), address, returned=task.returned) from undecided

    def _next(self, machine: S, instruction: x86.Instruction | None) -> int | None:
        """One instruction, or what a called function promises and no more than the ABI lets it do; the next address, None after
        the return."""
        if machine.address in self.effects:
            name, effect = self.effects[machine.address]
            self.account.called |= {name: None} if name else {}
            top = machine.at_call()
            return machine.after_call(top, effect(machine))
        return step(machine, self.code)

    def _divided(self, task: Task[S], question: Open) -> list[Task[S]]:
        machine = task.machine
        if self.account.paths - self.before > self.most or len(machine.decisions) > _DECISIONS:
            raise Fault(machine.doubt or "too many case distinctions", machine.address, returned=task.returned)
        try:
            return [Task(part, points, task.returned) for part, points in machine.divided(question, task.points)]
        except Undecided as undecided:
            raise Fault(str(undecided), machine.address) from undecided
