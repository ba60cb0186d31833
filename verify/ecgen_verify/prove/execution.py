# SPDX-License-Identifier: MIT
"""Executes one function against a contract: all paths of one case, then the return.

Trusted: every path that some input takes is either shown to fulfil the contract or raises Failure. As a check on the prover
itself, sample inputs are followed along the paths: none may be lost to a path that is called contradictory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from ecgen_verify.prove import budget
from ecgen_verify.prove.asking import check_as_at_entry
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.cases import Case, Setting, enter, leave
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.forks import IMPOSSIBLE, both
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Machine, Value, Violation, entry_machine
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.verdict import Status
from ecgen_verify.prove.world import Sample, Undecided, World

_SAMPLES = 6
_DECISIONS = 24


@searched
def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Inputs that a contract allows, without end."""
    raise NotImplementedError


@dataclass(frozen=True)
class Limits:
    """Bounds on the work for one function; reaching one is "could not decide". `steps`: see `budget`; `search`: those for a
    counterexample."""

    paths: int = 400
    instructions: int = 100_000
    steps: int = budget.STRAIGHT
    search: int = budget.SEARCH


@dataclass
class Failure(Exception):
    """`of_contract`: the code does something else than promised, rather than something not understood."""

    status: Status
    reason: str
    address: int | None
    of_contract: bool = False
    counterexample: dict[str, int] = field(default_factory=dict)


@dataclass
class Run:
    """The execution of all paths of one case. `search`: looks for a counterexample; asked once, at the first doubt. `again`:
    where a path ends because the function is called again, see `asking`; `entry`: the registers at the entry."""

    code: Code
    contract: Contract
    case: Case
    limits: Limits
    budget: Budget
    values: Mapping[str, int] | None = None
    search: Callable[[], dict[str, int] | None] | None = None
    paths: int = 0
    instructions: int = 0
    hazards: set[tuple[str, str]] = field(default_factory=set)
    again: int | None = None
    entry: Mapping[str, Value] = field(default_factory=dict)

    def start(self, address: int, alias: Mapping[str, str]) -> None:
        """Raises Failure unless all paths fulfil the contract."""
        world = World(budget=self.budget)
        machine = entry_machine(Path(world), self.code.image, address)
        machine.alias = dict(alias)
        setting = enter(machine, self.contract, self.case, self.values)
        self.entry = dict(machine.registers)
        points = []
        if self.values is None:
            for values in islice(samples(self.contract, self.case, "follow"), _SAMPLES):
                shared = {**values, **{n: values[m] for n, m in alias.items() if n in values and m in values}}
                points.append(Sample(setting.point(self.contract, shared, world.groups)))
        work = [(machine, points, False)]
        while work:
            self._follow(*work.pop(), setting, work)
        if not self.paths:
            raise Failure(Status.UNDECIDED, "no path reaches the return", None)

    def _follow(self, machine: Machine, points: list[Sample], returned: bool, setting: Setting,
                work: list[tuple[Machine, list[Sample], bool]]) -> None:  # fmt: skip
        """Run one path up to a fork or to its end."""
        code = self.code
        world = machine.path.world
        while True:
            address = machine.address
            world.instruction = address
            before = machine.snapshot()
            try:
                if machine.path.learned:
                    machine.take_in()
                    before = machine.snapshot()
                if returned:
                    leave(machine, self.contract, self.case, setting)
                    self.paths += 1
                    self.hazards |= machine.hazards
                    return
                if address == self.again:
                    check_as_at_entry(machine, self.entry)
                    return
                self._count(world)
                following = step(machine, code)
                if following is None:
                    returned = True
                else:
                    machine.address = following
            except Fork as fork:
                machine.restore(before)
                machine.address = address
                self._ask(machine)
                work += self._split(machine, points, fork.bit, returned)
                return
            except Contradiction:
                if points:
                    raise Failure(Status.UNDECIDED, IMPOSSIBLE, address) from None
                return
            except Violation as violation:
                certain = Status.REFUTED if points or self.values is not None else Status.UNDECIDED
                raise Failure(certain, str(violation), address, True) from violation
            except Undecided as undecided:
                raise self._failure(str(undecided), address, returned) from undecided

    def _failure(self, text: str, address: int, returned: bool) -> Failure:
        reason, _, place = text.partition(" @")
        return Failure(Status.UNDECIDED, reason, int(place, 16) if place else address, returned)

    def _ask(self, machine: Machine) -> None:
        """Where the congruence is in doubt, a counterexample saves the search for a proof."""
        if machine.path.doubt and self.search is not None:
            search, self.search = self.search, None
            counterexample = search()
            if counterexample:
                failure = self._failure(machine.path.doubt, machine.address, True)
                raise Failure(Status.REFUTED, failure.reason, failure.address, True, counterexample)

    def _count(self, world: World) -> None:
        self.instructions += 1
        if self.instructions > self.limits.instructions:
            raise Undecided(f"more than {self.limits.instructions} instructions")
        world.spend()

    def _split(self, machine: Machine, points: list[Sample], bit: Poly,
               returned: bool) -> list[tuple[Machine, list[Sample], bool]]:  # fmt: skip
        """The path once for each value of the bit."""
        if len(machine.decisions) >= _DECISIONS or self.paths > self.limits.paths:
            raise self._failure(machine.path.doubt or "too many case distinctions", machine.address, returned)
        try:
            return [(copy, mine or [], returned) for copy, mine in both(machine, points, bit)]
        except Undecided as undecided:
            raise Failure(Status.UNDECIDED, str(undecided), machine.address) from undecided
