# SPDX-License-Identifier: MIT
"""Executes one function against a contract: all paths of one case, then the return.

Trusted: every path that some input takes is either shown to fulfil the contract or raises Fault. As a check on the prover
itself, sample inputs are followed along the paths: none may be lost to a path that is called contradictory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, islice

from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.cases import Case, cases, enter, leave
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.machine import Machine, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.run import Fault, Run, Task
from ecgen_verify.prove.world import Open, World

_SAMPLES = 6

#: Pairs of an input and an output, see `Machine`.
Hazards = set[tuple[str, str]]


@searched
def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Inputs that a contract allows, without end."""
    raise NotImplementedError


@dataclass
class Doubting(Run[Machine]):
    """`search`: looks for a counterexample; asked once, at the first doubt: that saves the search for a proof."""

    search: Callable[[], dict[str, int] | None] | None = None

    def _divided(self, task: Task[Machine], question: Open) -> list[Task[Machine]]:
        if task.machine.doubt and self.search is not None:
            search, self.search = self.search, None
            inputs = search()
            if inputs:
                raise Fault(task.machine.doubt, task.machine.address, returned=True, refuted=True, inputs=inputs)
        return super()._divided(task, question)


@dataclass(frozen=True)
class Execution:
    """One case of a contract. `values`: of the inputs, where they are numbers; `sampled`: whether what samples are at the return
    follows from the inputs; `prepare`: what is done at the return before it is compared with the contract."""

    contract: Contract
    case: Case
    values: Mapping[str, int] | None = None
    sampled: bool = True
    prepare: Callable[[Machine], None] = lambda _: None

    def follow(self, run: Run[Machine], world: World, function: str, alias: Mapping[str, str]) -> Hazards:
        """All paths, to the return, where the operands in `alias` are the same object. Raises Fault or Undecided."""
        image = run.code.image
        machine = entry_machine(Path(world), image, image.functions[function])
        machine.alias = dict(alias)
        setting = enter(machine, self.contract, self.case, self.values)
        run.elsewhere = elsewhere(machine, function)
        hazards: Hazards = set()
        points: list[dict[int, int]] = []
        for values in islice(samples(self.contract, self.case, "follow"), _SAMPLES if self.values is None else 0):
            shared = {**values, **{n: values[m] for n, m in alias.items() if n in values and m in values}}
            points.append(setting.point(self.contract, shared, world.groups))

        def finish(end: Machine) -> None:
            self.prepare(end)
            leave(end, self.contract, self.case, setting)
            hazards.update(end.hazards)

        run.explore(machine, finish, points if self.sampled else None)
        return hazards


def follow_all(contract: Contract, follow: Callable[[Case, Mapping[str, str]], Hazards]) -> None:
    """All cases, with all ways of sharing operands that matter."""
    for case in cases(contract):
        hazards = follow(case, {})
        for pattern in aliasings(contract, hazards):
            follow(case, pattern)


def aliasings(contract: Contract, hazards: Hazards) -> list[dict[str, str]]:
    """The ways in which an output can be the same object as inputs, where that matters to the code.

    Where every word of an input is read before the word at the same place of the output is written, the proof for
    separate operands holds word for word when they are one, and needs no repetition. Two inputs may always be one.
    """
    patterns: list[dict[str, str]] = []
    operands = {o.name: o for o in contract.operands}
    for output in contract.outputs:
        shared = [n for n, o in hazards if o == output.name and operands[n].size == output.size
                  and operands[n].kind == output.kind]  # fmt: skip
        for count in range(1, len(shared) + 1):
            patterns += [dict.fromkeys(names, output.name) for names in combinations(shared, count)]
    return patterns
