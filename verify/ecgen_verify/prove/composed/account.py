# SPDX-License-Identifier: MIT
"""The verdict on a function of which several explorations show something each.

Trusted: it is "proved" only where none of them fails.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.run import Fault, Run
from ecgen_verify.prove.hints import describe
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.world import Undecided


@dataclass
class Account:
    """What explorations took together, and the functions that they called, in order."""

    paths: int = 0
    instructions: int = 0
    called: dict[str, None] = field(default_factory=dict)

    def add(self, run: Run) -> None:
        self.paths += run.paths
        self.instructions += run.instructions
        self.called |= run.called


def verdict_of(code: Code, name: str, text: str, show: Callable[[Account], None]) -> Verdict:
    """That `text` holds of the function, if `show` raises neither Fault nor Undecided. Never "refuted": no counterexample is
    looked for."""
    started, account = time.process_time(), Account()
    verdict = Verdict(name, text, Status.PROVED, sha256=code.image.digest(name))
    try:
        show(account)
    except (Fault, Undecided) as fault:
        address = fault.address if isinstance(fault, Fault) else None
        place = describe(code, address) if address is not None else ""
        verdict = replace(verdict, status=Status.UNDECIDED, reason=str(fault), place=place)
    return replace(verdict, given=tuple(account.called), seconds=time.process_time() - started, paths=account.paths,
                   instructions=account.instructions)  # fmt: skip
