# SPDX-License-Identifier: MIT
"""Proves one function of an image against what it is to do in a number of cases.

Trusted: that every case is executed, from an entry that the case says, to returns that are all checked.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import HASH, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hashes.machine import Machine, Region, Value, entry_machine
from ecgen_verify.prove.hashes.run import AtHeader, Effect, Fault, Finish, Run
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.hints import describe, searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from ecgen_verify.prove.world import Undecided

#: Not ours: what they do is the C standard's.
_LIBRARY = ("memcpy", "memset")


@dataclass(frozen=True)
class Case:
    """`regions`: the parameters in memory. `enter`: puts what is known into the machine, and gives the arguments. `check`: raises
    Undecided unless a return is as it should be. `at_headers`: what is done at loop headers, if they are not just followed.
    `results`: the regions whose bytes the check must look at, all of them."""

    name: str
    regions: tuple[Region, ...]
    enter: Callable[[Machine], list[Value]]
    check: Finish
    at_headers: Callable[[Run], AtHeader] | None = None
    results: frozenset[str] = frozenset()

    def finish(self, machine: Machine) -> None:
        """The check, and that it has looked at all that the function is to leave."""
        machine.loaded = set()
        self.check(machine)
        for region in self.regions:
            if region.name in self.results and any((region.name, i) not in machine.loaded for i in range(region.size)):
                raise Undecided(f"the output {region.name} is not compared with anything, as a whole")
        machine.loaded = None


@searched
def loop_headers(code: Code, start: int, size: int) -> Sequence[int]:
    """Where loops of a function begin, as hints where to begin an induction."""
    raise NotImplementedError


def prove(image: Image, function: str, text: str, cases: Callable[[Words], Iterable[Case]],
          effects: Mapping[str, Effect], words: Words | None = None, promise: object = None) -> Outcome:  # fmt: skip
    """Never "refuted". `effects`: by name, of functions called. `words`: of what kind they are, and none made yet.
    `promise`: where that is no text."""
    started = time.process_time()
    code, words = Code(image), Words() if words is None else words
    known = {image.symbols[name]: (name, effect) for name, effect in effects.items() if name in image.symbols}
    called: dict[str, None] = {}
    status, reason, place, paths, instructions = Status.PROVED, "", "", 0, 0
    start = image.functions[function]
    headers: Sequence[int] | None = None
    for case in cases(words):
        run = Run(code, known, Budget(HASH), called=called)
        try:
            if case.at_headers is not None:
                headers = loop_headers(code, start, image.sizes[function]) if headers is None else headers
                run.headers = dict.fromkeys(headers, case.at_headers(run))
            machine = entry_machine(words, image, {region.name: region for region in case.regions}, start)
            machine.registers |= dict(zip(ARGUMENTS, case.enter(machine), strict=False))
            run.explore(machine, case.finish)
        except Fault as fault:
            status, reason, place = Status.UNDECIDED, f"{fault} (for {case.name})", describe(code, fault.address)
        paths, instructions = paths + run.paths, instructions + run.instructions
        if reason:
            break
    ours = tuple(name for name in called if name not in _LIBRARY)
    verdict = Verdict(function, text, status, reason, place, seconds=time.process_time() - started, paths=paths,
                      instructions=instructions, sha256=image.digest(function))  # fmt: skip
    return Outcome(verdict, ours, Theorem(promise or text, used={name: effects[name] for name in called}))
