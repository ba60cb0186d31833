# SPDX-License-Identifier: MIT
"""Executes a function, with calls replaced by effects: all paths, up to the return or to where they stop.

Trusted: calls (what they may change, what they keep), and that every path that some input takes is looked at. Words are of any
domain: what cannot be decided divides a path, and into which paths is the matter of the machine state. Loops are simply executed,
where what counts their iterations is known; whoever does others by induction has paths stop at their headers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import STEPS, Account, Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.hints import Sample
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import IMPOSSIBLE, AnyValue, State, Violation
from ecgen_verify.prove.model import step
from ecgen_verify.prove.strings import LIBRARY
from ecgen_verify.prove.world import Open, Undecided

S = TypeVar("S", bound=State[Any])
_Effect = TypeVar("_Effect")

_DECISIONS = 24


def by_address(image: Image, effects: Mapping[str, _Effect]) -> dict[int, tuple[str, _Effect]]:
    """The effects by the address of the function called, with its name."""
    return {image.symbols[name]: (name, effect) for name, effect in effects.items() if name in image.symbols}


class Fault(Exception):
    """A path that does not end as it must: because of Violation, where the code does something else than it should, or as it does
    something that is not understood. `state`: there."""

    def __init__(self, reason: str, address: int | None, state: State[Any] | None = None) -> None:
        super().__init__(reason)
        self.address, self.state = address, state


@dataclass
class Run(Generic[S]):
    """`effects`: by the address of the called function, its name, and what a call does and returns. `library`: what calls of C's
    library do, beside those that `strings` has; of these nothing has to be shown, and no effect takes their place. `stops`:
    addresses where a path ends as it does after the return. `elsewhere`: addresses where a path ends otherwise, and what raises
    Violation or Undecided unless it may. `account`: of what this takes too, and of functions of which something has to be shown.
    `most`: paths.

    Instructions ask for case distinctions before they write anything: on each side they are executed from the beginning. Where
    one has written something (`State.changed`) the function is not proved."""

    code: Code
    effects: Mapping[int, tuple[str, Callable[[S], AnyValue[Any] | None]]]
    budget: Budget = field(default_factory=partial(Budget, STEPS))
    account: Account = field(default_factory=Account)
    stops: frozenset[int] = frozenset()
    elsewhere: Mapping[int, Callable[[S], None]] = field(default_factory=dict)
    library: Mapping[str, Callable[[S], AnyValue[Any] | None]] = field(default_factory=dict)
    most: int = 4096

    def __post_init__(self) -> None:
        """Raises Undecided where a path cannot stop."""
        image = self.code.image
        library = by_address(image, {**LIBRARY, **self.library})
        # it does what the standard says where no object defines it
        self.effects = {**self.effects, **{at: ("", do) for at, (_, do) in library.items() if at in image.undefined}}
        self.before = self.account.paths
        for stop in self.stops:
            instruction = self.code.at(stop)
            if stop in self.effects or instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
                raise Undecided("a loop header that is none")

    def explore(self, machine: S, finish: Callable[[S], bool | None], points: Sequence[Sample] = ()) -> None:
        """`finish` is called with the state after the return of every path, or where it stops; True: there it goes on. It may
        raise Open. Raises Fault.

        `points`: sample inputs, where there are some: a path that none of them takes is looked at for contradictions, and one
        that some take may have none.
        """
        machine.points, machine.returned = points, False
        work = [machine]
        while work:
            machine = work.pop()
            try:
                work += self._follow(machine, finish)
            except (Violation, Undecided) as failure:
                raise Fault(str(failure), machine.address, machine) from failure
        if self.account.paths == self.before:
            raise Fault("no path reaches the return", None)

    def _follow(self, machine: S, finish: Callable[[S], bool | None]) -> list[S]:
        """Run one path up to its end, or to where it divides: into these."""
        while True:
            address, before, machine.changed = machine.address, None, False
            try:
                machine.take_in()
                if machine.returned:
                    before = machine.snapshot()
                    if address not in self.stops:
                        machine.check_kept()
                    if not finish(machine):
                        self.account.paths += 1
                        return []
                    machine.returned, before, machine.changed = False, None, False
                if address in self.elsewhere or address in self.effects:
                    before = machine.snapshot()
                if address in self.elsewhere:
                    self.elsewhere[address](machine)
                    return []
                self.account.instructions += 1
                self.budget.spend()
                following = self._next(machine)
                machine.returned = following is None or following in self.stops
                machine.address = address if following is None else following
            except Open as question:
                if before is None and machine.changed:  # what was done already would be done again
                    raise Fault("a case distinction after something was changed", address) from question
                return self._divided(before or machine, question)
            except Contradiction:
                if machine.points:
                    raise Fault(IMPOSSIBLE, address) from None
                return []

    def _next(self, machine: S) -> int | None:
        """One instruction, or what a called function promises and no more than the ABI lets it do; the next address, None after
        the return."""
        if machine.address in self.effects:
            name, effect = self.effects[machine.address]
            self.account.called |= {name: None} if name else {}
            top = machine.at_call()
            return machine.after_call(top, effect(machine))
        return step(machine, self.code)

    def _divided(self, machine: S, question: Open) -> list[S]:
        if self.account.paths - self.before > self.most or len(machine.decisions) > _DECISIONS:
            raise Fault("too many case distinctions", machine.address, machine)
        return machine.divided(question)
