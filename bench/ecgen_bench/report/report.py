# SPDX-License-Identifier: MIT
"""The result of a run, for all printers: rows of figures, bars, facts and notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen_bench.harness.measure import Cell, Measurements
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import LATENCIES, Mode, Operation
from ecgen_bench.implementations.points import LOOSE


@dataclass(frozen=True)
class Figure:
    """value: units per call; ratio: to the value of the row's base in the same round, None for the base itself."""

    value: float
    ratio: Spread | None


@dataclass(frozen=True)
class Row:
    """callee: the name of the function measured; canonical: whether its results are below the modulus; version: of a peer, empty
    for the emitted code."""

    operation: Operation
    implementation: str
    label: str
    callee: str
    canonical: bool
    figures: dict[Mode, Figure]
    version: str = ""

    @property
    def is_base(self) -> bool:
        return all(figure.ratio is None for figure in self.figures.values())

    def latency(self) -> Figure | None:
        """The latency through the operand for which the ratio is worse."""
        figures = [self.figures[mode] for mode in LATENCIES if mode in self.figures]
        return max(figures, key=lambda f: (f.ratio.median if f.ratio is not None else 0, f.value), default=None)

    def throughput(self) -> Figure | None:
        return self.figures.get(Mode.THROUGHPUT)


@dataclass(frozen=True)
class Bar:
    """A limit that the project set itself on a ratio. limit: None where the ratio is only told, not judged.

    curve, what, rival: for bars in the table of all bars; its row, its column, and the name of the peer. Empty for other bars.
    """

    text: str
    limit: float | None
    ratio: Spread
    curve: str = ""
    what: str = ""
    rival: str = ""

    @property
    def met(self) -> bool:
        return self.limit is None or self.ratio.median <= self.limit

    @property
    def verdict(self) -> str:
        return "" if self.limit is None else "met" if self.met else "missed"


@dataclass(frozen=True)
class Report:
    """base: what the ratios refer to; unit: of the values; facts: label and text of what the run was made with."""

    title: str
    base: str
    unit: str
    rows: list[Row]
    bars: list[Bar]
    facts: dict[str, str]
    notes: list[str]


def rows(implementations: Sequence[Implementation], operations: Sequence[Operation], measurements: Measurements,
         base_of: Callable[[Implementation, Operation, Mode], str | None]) -> list[Row]:  # fmt: skip
    """One row for each operation and implementation that has it. `base_of`: gives the key of a figure's base."""
    table = []
    for operation in operations:
        for implementation in implementations:
            callee = implementation.callee(operation)
            if callee is None:
                continue
            figures = {mode: _figure(measurements, implementation.key, base_of(implementation, operation, mode), operation, mode)
                       for mode in callee.modes}  # fmt: skip
            who = (implementation.key, implementation.label, callee.name)
            table.append(Row(operation, *who, callee.canonical, figures, implementation.version))
    return table


def fastest(
    implementations: Sequence[Implementation], operation: Operation, mode: Mode, measurements: Measurements
) -> str | None:
    """The key of the fastest implementation among those that make one operation in a call; None when none has the operation."""
    callees = [(implementation.key, implementation.callee(operation)) for implementation in implementations]
    keys = [key for key, callee in callees if callee is not None and callee.lanes == 1]
    return min(keys, key=lambda key: measurements.value(Cell(key, operation.key, mode)), default=None)


def _figure(measurements: Measurements, key: str, base: str | None, operation: Operation, mode: Mode) -> Figure:
    cell = Cell(key, operation.key, mode)
    if base is None or base == key or not measurements.has(Cell(base, operation.key, mode)):
        return Figure(measurements.value(cell), None)
    return Figure(measurements.value(cell), measurements.ratio(cell, Cell(base, operation.key, mode)))


def callee_notes(implementations: Sequence[Implementation]) -> list[str]:
    """Notes on the functions compared: which function stands in for another, and which results are not canonical."""
    functions: dict[tuple[str, str], list[str]] = {}
    for implementation in implementations:
        for callee in implementation.callees:
            remarks = [callee.note] if callee.note else []
            if not callee.canonical:
                compared = "" if callee.operation.tag.endswith(LOOSE) else "; ours is"
                remarks.append(f"the result is not fully reduced (weak){compared}")
            if remarks:
                name = f"{implementation.label} {callee.name}" if implementation.version else callee.name
                functions.setdefault((name, "; ".join(remarks)), []).append(callee.operation.key)
    return [f"{name} ({', '.join(keys)}): {remark}" for (name, remark), keys in functions.items()]
