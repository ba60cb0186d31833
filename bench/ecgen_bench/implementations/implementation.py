# SPDX-License-Identifier: MIT
"""An implementation: code that is linked into the benchmark, with the C calls of its functions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.field import Modulus
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.operations import Mode, Operation
from ecgen_bench.implementations.points import Points


@dataclass(frozen=True)
class Callee:
    """One function of an implementation.

    call: a C statement with {r}, {a} and {b} for its operands, for example "p_fe_mul({r}, {a}, {b});"; element: a C expression
    for operand {i}; modulus: the form in which it takes and gives elements; canonical: whether its result is below the modulus;
    name, note: for the report; operands: how points or elements of F_p^2 stand in memory, for operations on them; lanes: how many
    operations one call makes; below: what a result that is not canonical is below, 0 where only its words are known.

    conversion: empty where the function takes the arena's words. Else it begins the names of two C functions: ..._load brings the
    operands from the arena into the callee's own representation, ..._store brings the first of them back.
    """

    operation: Operation
    call: str
    element: str
    modulus: Modulus
    name: str
    note: str = ""
    canonical: bool = True
    conversion: str = ""
    operands: Points | Extension | None = None
    lanes: int = 1
    below: int = 0

    @property
    def bound(self) -> int:
        """What results, or their parts over F_p^2, are below."""
        return self.modulus.number if self.canonical else self.below or self.modulus.radix

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes to time. A call that makes several operations at once has no latency of one."""
        return self.operation.modes if self.lanes == 1 else (Mode.THROUGHPUT,)


@dataclass(frozen=True)
class Implementation:
    """key: a word that goes into file names and JSON, for example gcc-O2; label: its name in the report; declarations: C text
    above its call sites; objects: what they are linked with; include: the folders of its headers; flags: for the compiler;
    version: of a peer, empty for the emitted code."""

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
