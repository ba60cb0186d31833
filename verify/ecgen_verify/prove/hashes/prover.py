# SPDX-License-Identifier: MIT
"""Proves one function of an image against what it is to do in a number of cases.

Trusted: that every case is executed, from an entry that the case says, to returns that are all checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.account import Account, undecided, verdict_of
from ecgen_verify.prove.budget import HASH, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hashes.iterations import at_header
from ecgen_verify.prove.hashes.machine import Machine, Region, Value, entry_machine
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.run import PLAIN, Fault, Limits, Run, by_address
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.world import Undecided

#: Bits of words decide nothing here.
_UNFORKED = PLAIN | {"AND", "OR", "XOR", "NOT", "SHL", "SHR", "ROL", "ROR", "BSWAP", "RORX"}

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

    def arrive(self, run: Run[Machine], machine: Machine) -> bool:
        """At a header, whether the path goes on; at the return the check, and that it has looked at all that the function is to
        leave."""
        if machine.address in run.stops:
            return at_header(run, machine)
        machine.loaded = set()
        self.check(machine)
        for region in self.regions:
            if region.name in self.results and any((region.name, i) not in machine.loaded for i in range(region.size)):
                raise Undecided(f"the output {region.name} is not compared with anything, as a whole")
        return False


@searched
def loop_headers(code: Code, start: int, size: int) -> Sequence[int]:
    """Where loops of a function begin, as hints where to begin an induction."""
    raise NotImplementedError


def prove(image: Image, function: str, text: str, cases: Callable[[Words], Iterable[Case]],
          effects: Mapping[str, Effect], words: Words | None = None, promise: object = None) -> Outcome:  # fmt: skip
    """Never "refuted". `effects`: by name, of functions called. `words`: of what kind they are, and none made yet.
    `promise`: where that is no text."""
    code, words = Code(image), Words() if words is None else words
    known, start, names = by_address(image, effects), image.functions[function], list[str]()

    def show(account: Account) -> None:
        for case in cases(words):
            names.append(case.name)
            headers = loop_headers(code, start, image.sizes[function]) if case.by_induction else ()
            run = Run(code, known, Limits(shared=Budget(HASH)), frozenset(headers), unforked=_UNFORKED)
            machine = entry_machine(words, image, {region.name: region for region in case.regions}, start)
            machine.registers |= dict(zip(ARGUMENTS, case.enter(machine), strict=False))
            run.explore(machine, partial(case.arrive, run))
            account.add(run)

    def explain(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
        verdict = undecided(verdict, code, fault)
        return replace(verdict, reason=f"{verdict.reason} (for {names[-1]})")

    verdict = verdict_of(code, function, text, show, explain)
    return Outcome(verdict, verdict.given, Theorem(promise or text, used={name: effects[name] for name in verdict.given}))
