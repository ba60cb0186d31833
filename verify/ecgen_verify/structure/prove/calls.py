# SPDX-License-Identifier: MIT
"""All calls of a function that its contract allows: objects apart and shared, in every order in memory.

Trusted. Where the function compares no addresses of two objects, and has read every word of its inputs for the last time before
it writes that of its output, what it computes is the same when they share memory: a call with all objects apart stands for those.
Else each way of sharing is a call of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.machine import AnyValue, Pointer, in_registers
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.machine import Machine
from ecgen_verify.structure.prove.values import Fork, Laned, Lanes, Lanewise

#: Instructions of one call, at most.
MOST = 3_000_000
#: Orders in memory that are tried, at most.
_ORDERS = 16

#: By address, what functions called do that are not executed: their names, and what changes the state and gives what is returned.
Effects: TypeAlias = "Mapping[int, tuple[str, Callable[[Machine], AnyValue[Laned] | None]]]"


@dataclass(frozen=True)
class Argument:
    """A pointer. `lanes`: what stands there at entry, None each for an output; `align`: of its type; `kind`: those of one kind
    may be the same object, where one of them is the output."""

    name: str
    lanes: Lanes
    align: int
    kind: str
    output: bool = False


@dataclass(frozen=True)
class Call:
    """One that came to its end, after so many `steps`. `places`: argument -> the one whose object it shares, or itself."""

    machine: Machine
    places: Mapping[str, str]
    steps: int

    def lanes(self, name: str) -> Lanes:
        base = self.places[name]
        return self.machine.read_lanes(Pointer(base, 0), self.machine.sizes[base])


def calls(code: Code, domain: Lanewise, address: int, arguments: Sequence[Argument], effects: Effects | None = None, *,
          shared: bool = True, few: bool = False) -> Iterator[Call]:  # fmt: skip
    """`shared`: whether arguments may be one object; `few`: whether calls with all objects apart have to stand for these. Raises
    Undecided, Fault."""
    apart = {argument.name: argument.name for argument in arguments}
    shown = True
    for call in _ordered(code, domain, address, arguments, apart, effects or {}):
        shown &= not call.machine.compared and not call.machine.hazards
        yield call
    if shared and few and not shown:
        raise Undecided("writes to the result before it has read the arguments for the last time, or compares addresses of two")
    if shared and not shown:
        for places in sharings(arguments):
            yield from _ordered(code, domain, address, arguments, places, effects or {})


def sharings(arguments: Sequence[Argument]) -> Iterator[dict[str, str]]:
    """All ways but that in which all are apart: argument -> the first that it shares with."""
    partitions: list[list[list[Argument]]] = [[]]
    for argument in arguments:
        longer = []
        for partition in partitions:
            longer.append([*partition, [argument]])
            for number, block in enumerate(partition):
                if block[0].kind == argument.kind and not (argument.output and any(a.output for a in block)):
                    longer.append([*partition[:number], [*block, argument], *partition[number + 1 :]])
        partitions = longer
    for partition in partitions:
        if len(partition) < len(arguments):
            yield {argument.name: block[0].name for block in partition for argument in block}


def _ordered(code: Code, domain: Lanewise, address: int, arguments: Sequence[Argument], places: Mapping[str, str],
             effects: Effects) -> Iterator[Call]:  # fmt: skip
    """A call for each answer to the questions of which of two objects is first in memory."""
    todo: list[dict[tuple[str, str], bool]] = [{}]
    done = 0
    while todo:
        before = todo.pop()
        done += 1
        if done > _ORDERS:
            raise Undecided("too many orders of objects in memory decide what is done")
        machine = _prepared(code, domain, address, arguments, places, before)
        run, ended = Run[Machine](code, effects, Budget(MOST)), list[Machine]()
        try:
            run.explore(machine, ended.append)
        except Fork as fork:
            todo += [before | {fork.bases: answer} for answer in (True, False)]
        else:
            yield Call(ended[0], places, run.account.instructions)


def _prepared(code: Code, domain: Lanewise, address: int, arguments: Sequence[Argument], places: Mapping[str, str],
              before: Mapping[tuple[str, str], bool]) -> Machine:  # fmt: skip
    """`places`: argument -> the one whose object it shares, as `sharings` has it."""
    machine = Machine(domain, code.image, address=address, before=before)
    for name in dict.fromkeys(places.values()):
        sharing = [a for a in arguments if places[a.name] == name]
        inputs, outputs = ([a for a in sharing if a.output is output] for output in (False, True))
        machine.put(name, (inputs or sharing)[0].lanes, sharing[0].align)
        if outputs:
            machine.writable[name] = machine.sizes[name]
    machine.memory |= in_registers({name: Pointer(places[a.name], 0) for name, a in zip(ARGUMENTS, arguments, strict=False)})
    return machine
