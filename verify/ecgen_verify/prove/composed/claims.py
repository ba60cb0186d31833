# SPDX-License-Identifier: MIT
"""What each composed function promises, and what shows it.

Trusted: each claim says what the manifest says of the operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.layout import Parameter
from ecgen_verify.prove.composed.promise import Case, Inner, Promised
from ecgen_verify.prove.composed.view import View

Check = Callable[[View], None]
#: Shows a claim where its cases are only a beginning: the code, the function, which operands are one object, the time when it
#: has to be done, and where the names go of functions on whose contracts it depends. Raises Undecided or Fault.
Every = Callable[[Code, "Subject", Mapping[str, str], Budget, dict[str, None]], None]


@dataclass(frozen=True)
class Claim(Promised):
    """`check`: shows the promise on the state after the return of a path. `level`: it may call functions with lower levels only.
    `cases`: all that there are. `every`: shows it for all that `beyond` says, of which `cases` need to have the smallest only.
    `about`: the numbers and the forms that `check` takes for those of the folder.
    """

    check: Check
    level: int = 5
    cases: Sequence[Case] = (Case(),)
    every: Every | None = None
    beyond: str = "for any count"
    about: tuple[object, ...] = ()


@dataclass(frozen=True)
class Subject:
    """A function and what is known about it. `tag`: of the modulus that its claim speaks of. `callees`: contracts that may be
    used, by the name of the function. `returns`: it returns something."""

    name: str
    parameters: tuple[Parameter, ...]
    tag: str
    claim: Claim
    forms: Mapping[str, Form]
    callees: Mapping[str, Effect]
    prefix: str = ""
    returns: bool = False

    @property
    def entry(self) -> object:
        return self.parameters, self.tag, self.returns


#: Of a function without operands.
IDLE = Inner("nothing but its own frame changes", entry=("fe", "void {p}_wipe_stack(void)"))


def idle() -> Claim:
    return Claim(IDLE, lambda view: None)
