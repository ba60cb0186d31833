# SPDX-License-Identifier: MIT
"""One implementation: code that is linked into the benchmark, and how its functions are called."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.field import Modulus
from ecgen_bench.implementations.operations import Mode, Operation
from ecgen_bench.implementations.points import Points


@dataclass(frozen=True)
class Callee:
    """One function of an implementation.

    call: a C statement with {r}, {a} and {b} for its operands; element: a C expression for operand {i}; modulus: says in
    which form it takes and gives elements; canonical: whether its result is below the modulus; name, note: what it is, for the
    report; conversion: begins the names of the C functions (..._load, ..._store) that bring the operands from the arena into the
    callee's own representation and the first of them back, empty where it takes the arena's words; points: how points stand in
    memory, for operations on them; lanes: how many operations a call makes at once.
    """

    operation: Operation
    call: str
    element: str
    modulus: Modulus
    name: str
    note: str = ""
    canonical: bool = True
    conversion: str = ""
    points: Points | None = None
    lanes: int = 1

    @property
    def modes(self) -> tuple[Mode, ...]:
        """What there is to time: who makes several at once has no use for the latency of one."""
        return self.operation.modes if self.lanes == 1 else (Mode.THROUGHPUT,)


@dataclass(frozen=True)
class Implementation:
    """key: a word that goes into file names and JSON; label: what the report calls it; declarations: what its call sites need
    to have included and declared; objects: what they are linked with; include: where its headers are; version: of a peer,
    empty for the emitted code."""

    key: str
    label: str
    declarations: str
    callees: tuple[Callee, ...]
    objects: tuple[Path, ...]
    include: tuple[Path, ...] = ()
    flags: tuple[str, ...] = ()
    version: str = ""

    @property
    def symbol(self) -> str:
        return "implementation_" + self.key.replace("-", "_")

    def callee(self, operation: Operation) -> Callee | None:
        return next((callee for callee in self.callees if callee.operation is operation), None)
