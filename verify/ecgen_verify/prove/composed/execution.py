# SPDX-License-Identifier: MIT
"""Executes one case of a composed function: all paths from its entry, or from where a loop begins.

Trusted: that this is the function, with its operands at the entry and with calls replaced by effects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.account import Account
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.layout import Pass
from ecgen_verify.prove.composed.run import WITH_DIGITS, Limits, Run
from ecgen_verify.prove.composed.view import Setting, check_wiped
from ecgen_verify.prove.machine import Frame, Machine, entry_machine
from ecgen_verify.prove.path import Path


@dataclass(frozen=True)
class Execution:
    """One case of a function, with calls replaced by effects, by address. `budget`: for all of it; `account`: of what it
    took."""

    code: Code
    name: str
    setting: Setting
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    account: Account

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    @property
    def address(self) -> int:
        return self.code.image.functions[self.name]

    def start(self) -> Machine:
        """The function's entry."""
        machine = entry_machine(Path(self.elements.world), self.code.image, self.address)
        self.setting.enter(machine)
        machine.frame = Frame() if self.setting.claim.wipes else None
        return machine

    def check_left(self, machine: Machine) -> None:
        """What a function that returned has left in its frame."""
        if self.setting.claim.wipes:
            check_wiped(machine)

    def follow(self, machine: Machine, headers: Sequence[int], arrival: Callable[[Machine], None], passed: int = 0) -> None:
        """Every path from there to one of the headers or to the return. `passed`: how often a path goes on at the first."""

        def proceed(machine: Machine) -> None:
            if passed and machine.address == headers[0]:
                self.follow(machine, headers, arrival, passed - 1)
            else:
                arrival(machine)

        run = Run(self.code, self.elements, self.effects, Limits(shared=self.budget), frozenset(headers))
        if any(parameter.kind is Pass.DIGIT for parameter in self.setting.parameters):
            run.unforked = WITH_DIGITS
        run.explore(machine, proceed)
        self.account.add(run)
