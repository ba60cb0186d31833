# SPDX-License-Identifier: MIT
"""Proves one function of an image against a contract: all paths of all cases, then the return.

Trusted: every path that some input takes is either shown to fulfil the contract or makes the verdict fail. As a check on
the prover itself, sample inputs are followed along the paths: none may be lost to a path that is called contradictory.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from ecgen.errors import UsageError
from ecgen.verify.prove.bounds import Contradiction
from ecgen.verify.prove.cases import Case, Setting, cases, enter, leave, samples
from ecgen.verify.prove.code import Code
from ecgen.verify.prove.contract import Contract
from ecgen.verify.prove.image import Image
from ecgen.verify.prove.machine import Machine, Violation, entry_machine
from ecgen.verify.prove.model import step
from ecgen.verify.prove.path import Fork, Path
from ecgen.verify.prove.poly import Poly
from ecgen.verify.prove.verdict import Status, Verdict
from ecgen.verify.prove.world import Undecided, World

_SAMPLES = 6
_DECISIONS = 24


@dataclass(frozen=True)
class Limits:
    """Bounds on the work for one function; reaching one is "could not decide". `search`: seconds for a counterexample."""

    paths: int = 400
    instructions: int = 100_000
    seconds: float = 120.0
    search: float = 3.0


@dataclass
class _Failure(Exception):
    status: Status
    reason: str
    address: int | None
    of_contract: bool = False  # the code does something else than promised, rather than something not understood


@dataclass
class _Run:
    """The execution of all paths of one case."""

    code: Code
    contract: Contract
    case: Case
    limits: Limits
    deadline: float
    values: Mapping[str, int] | None = None
    paths: int = 0
    instructions: int = 0
    hazards: set[tuple[str, str]] = field(default_factory=set)

    def start(self, address: int, alias: Mapping[str, str]) -> None:
        """Raises _Failure unless all paths fulfil the contract."""
        world = World(deadline=self.deadline)
        machine = entry_machine(Path(world), self.code.image, address)
        machine.alias = dict(alias)
        setting = enter(machine, self.contract, self.case, self.values)
        points = []
        if self.values is None:
            for values in islice(samples(self.contract, self.case, "follow"), _SAMPLES):
                shared = {**values, **{n: values[m] for n, m in alias.items() if n in values and m in values}}
                points.append(setting.point(self.contract, shared, world.groups))
        work = [(machine, points, False)]
        while work:
            self._follow(*work.pop(), setting, work)
        if not self.paths:
            raise _Failure(Status.UNDECIDED, "no path reaches the return", None)

    def _follow(self, machine: Machine, points: list[dict[int, int]], returned: bool, setting: Setting,
                work: list[tuple[Machine, list[dict[int, int]], bool]]) -> None:  # fmt: skip
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
                self._count(world)
                following = step(machine, code)
                if following is None:
                    returned = True
                else:
                    machine.address = following
            except Fork as fork:
                machine.restore(before)
                machine.address = address
                work += self._split(machine, points, fork.bit, returned)
                return
            except Contradiction:
                if points:
                    raise _Failure(Status.UNDECIDED, "internal: a path that inputs take was called impossible", address) from None
                return
            except Violation as violation:
                certain = Status.REFUTED if points or self.values is not None else Status.UNDECIDED
                raise _Failure(certain, str(violation), address, True) from violation
            except Undecided as undecided:
                text, _, place = str(undecided).partition(" @")
                raise _Failure(Status.UNDECIDED, text, int(place, 16) if place else address, returned) from undecided

    def _count(self, world: World) -> None:
        self.instructions += 1
        if self.instructions > self.limits.instructions:
            raise Undecided(f"more than {self.limits.instructions} instructions")
        if self.instructions % 64 == 0:
            world.check_time()

    def _split(self, machine: Machine, points: list[dict[int, int]], bit: Poly,
               returned: bool) -> list[tuple[Machine, list[dict[int, int]], bool]]:  # fmt: skip
        """The path once for each value of the bit."""
        if len(machine.decisions) >= _DECISIONS or self.paths > self.limits.paths:
            raise _Failure(Status.UNDECIDED, "too many case distinctions", machine.address)
        world = machine.path.world
        result = []
        for value in (0, 1):
            mine = [point for point in points if world.evaluate(bit, point, dict(point)) == value]
            copy = machine.copy()
            copy.decisions = (*machine.decisions, (machine.address, value))
            try:
                if copy.path.assume(bit, value):
                    copy.settle()
                copy.path.witnessed = bool(mine)
                if not mine:
                    copy.path.check_feasible()
            except Contradiction:
                if mine:
                    raise _Failure(Status.UNDECIDED, "internal: a path that inputs take was called impossible",
                                   machine.address) from None  # fmt: skip
                continue
            except Undecided as undecided:
                raise _Failure(Status.UNDECIDED, str(undecided), machine.address) from undecided
            result.append((copy, mine, returned))
        return result


def prove(image: Image, function: str, contract: Contract, limits: Limits | None = None) -> Verdict:
    """Raises UsageError when the image has no such function."""
    limits = limits or Limits()
    if function not in image.functions:
        known = ", ".join(sorted(image.functions)[:8])
        raise UsageError(f"no function {function!r} among the objects (there are {known}, ...)")
    started = time.perf_counter()
    code = Code(image)
    verdict = Verdict(function, contract.text, Status.PROVED,
                      sha256=hashlib.sha256(image.bytes_of(function)).hexdigest())  # fmt: skip
    paths = instructions = 0
    try:
        for case in cases(contract):
            patterns: list[dict[str, str]] = [{}]
            while patterns:
                pattern = patterns.pop()
                run = _Run(code, contract, case, limits, started + limits.seconds)
                run.start(image.functions[function], pattern)
                paths += run.paths
                instructions += run.instructions
                if not pattern:
                    patterns = _aliasings(contract, run.hazards)
    except _Failure as failure:
        verdict = _explained(verdict, code, contract, failure, limits)
    return replace(verdict, seconds=time.perf_counter() - started, paths=paths, instructions=instructions)


def _aliasings(contract: Contract, hazards: set[tuple[str, str]]) -> list[dict[str, str]]:
    """The ways in which an output can be the same object as inputs, where that matters to the code.

    Where every word of an input is read before the word at the same place of the output is written, the proof for
    separate operands holds word for word when they are one, and needs no repetition. Two inputs may always be one.
    """
    patterns: list[dict[str, str]] = []
    operands = {o.name: o for o in contract.operands}
    for output in contract.outputs:
        shared = [n for n, o in hazards if o == output.name and operands[n].size == output.size
                  and operands[n].kind == output.kind]  # fmt: skip
        patterns += [{name: output.name} for name in shared]
        if len(shared) > 1:
            patterns.append(dict.fromkeys(shared, output.name))
    return patterns


def _explained(verdict: Verdict, code: Code, contract: Contract, failure: _Failure, limits: Limits) -> Verdict:
    """The verdict of a failure; looks for inputs that show it."""
    place = code.describe(failure.address) if failure.address is not None else ""
    status, reason, found = failure.status, failure.reason, {}
    if not re.match(r"a secret", reason):
        shown = counterexample(code, verdict.function, contract, limits.search)
        if shown is not None:
            status, found = Status.REFUTED, shown
    return replace(verdict, status=status, reason=reason, place=place, counterexample=found)


def counterexample(code: Code, function: str, contract: Contract, seconds: float) -> dict[str, int] | None:
    """Inputs for which the contract fails, by running the model on numbers. None when none was found in that time."""
    deadline = time.perf_counter() + seconds
    for case in cases(contract):
        for values in samples(contract, case, function):
            run = _Run(code, contract, case, Limits(), deadline, values)
            try:
                run.start(code.image.functions[function], {})
            except _Failure as failure:
                if not failure.of_contract:
                    return None
                return {name: value for name, value in values.items() if any(o.name == name for o in contract.inputs)}
            if time.perf_counter() > deadline:
                return None
    return None
