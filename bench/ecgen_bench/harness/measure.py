# SPDX-License-Identifier: MIT
"""Launches the benchmark program several times and gathers its rounds."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.harness.check import check
from ecgen_bench.harness.program import make_program
from ecgen_bench.harness.statistics import Spread, median, median_ratio, spread
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import Mode, Operation
from ecgen_bench.implementations.points import Domain
from ecgen_bench.system.machine import last_cpu
from ecgen_bench.system.tools import Compiler, run


@dataclass(frozen=True)
class Cell:
    """What one figure belongs to, for example the latency of mul through operand a in gcc-O2. `implementation`: its key."""

    implementation: str
    operation: str
    mode: Mode


#: One launch: for each cell, its value in each round.
Launch = dict[Cell, list[float]]


@dataclass(frozen=True)
class Effort:
    """How much is measured. `blocks`: samples of a cell in one round; `share`: see call_sites."""

    launches: int
    rounds: int
    blocks: int = 5
    share: int = 1


@dataclass(frozen=True)
class Measurements:
    """unit: of every value; cpu: the CPU measured on, -1 when the program was not pinned; checked: the number of results compared
    before timing; launches: the values of every launch."""

    unit: str
    cpu: int
    checked: int
    launches: list[Launch]

    @property
    def rounds(self) -> int:
        return len(next(iter(self.launches[0].values())))

    def has(self, cell: Cell) -> bool:
        return cell in self.launches[0]

    def medians(self, cell: Cell) -> list[float]:
        """Units per call: one median for each launch."""
        return [median(launch[cell]) for launch in self.launches]

    def value(self, cell: Cell) -> float:
        """Units per call: the median of the launches' medians."""
        return median(self.medians(cell))

    def ratios(self, cell: Cell, peer: Cell) -> list[float]:
        """One ratio for each launch: the median over its rounds of the ratio to the peer in the same round."""
        return [median_ratio(launch[cell], launch[peer]) for launch in self.launches]

    def ratio(self, cell: Cell, peer: Cell) -> Spread:
        return spread(self.ratios(cell, peer))

    def latency_ratio(self, operation: Operation, implementation: str, peer: str) -> Spread:
        """The ratio through the operand for which it is worse."""
        modes = [mode for mode in operation.modes if mode is not Mode.THROUGHPUT]
        ratios = [self.ratio(Cell(implementation, operation.key, m), Cell(peer, operation.key, m)) for m in modes]
        return max(ratios, key=lambda ratio: ratio.median)


def measure(implementations: Sequence[Implementation], moduli: Sequence[Domain], compiler: Compiler, effort: Effort,
            progress: Callable[[str], None]) -> Measurements:  # fmt: skip
    """Build, check and time `effort.launches` programs. Raises CheckFailed when any function is wrong."""

    def prepare(folder: Path, number: int) -> Prepared:
        program = make_program(implementations, moduli, compiler, folder, number, effort.share)
        return Prepared(program.path, lambda: check(program, implementations))

    return measure_programs(prepare, effort, progress)


@dataclass(frozen=True)
class Prepared:
    """A program made from harness.c. `check` compares its results and returns how many there were; it raises CheckFailed at a
    wrong one."""

    path: Path
    check: Callable[[], int]


def measure_programs(prepare: Callable[[Path, int], Prepared], effort: Effort, progress: Callable[[str], None]) -> Measurements:
    """Time `effort.launches` programs. `prepare` makes a program in an empty folder, from the number of its launch."""
    launches: list[Launch] = []
    unit, cpu, checked = "", -1, 0
    for number in range(effort.launches):
        progress(f"launch {number + 1} of {effort.launches}: compiling the call sites")
        with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as folder:
            program = prepare(Path(folder), number)
            progress(f"launch {number + 1} of {effort.launches}: checking")
            checked += program.check()
            progress(f"launch {number + 1} of {effort.launches}: measuring")
            words = ["time", str(effort.rounds), str(effort.blocks), str(number), str(last_cpu())]
            unit, cpu, launch = parse_launch(run([str(program.path), *words]))
        launches.append(launch)
    return Measurements(unit, cpu, checked, launches)


def parse_launch(text: str) -> tuple[str, int, Launch]:
    """The unit, the CPU and the values from what harness.c printed. Raises CheckFailed when it printed something else."""
    unit, cpu, cells, rounds = "", -1, [], []
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        match kind:
            case "clock":
                unit = rest
            case "pinned":
                cpu = int(rest)
            case "cell":
                implementation, operation, mode = rest.split()
                cells.append(Cell(implementation, operation, Mode(mode)))
            case "round":
                rounds.append([float(value) for value in rest.split()])
            case _:
                raise CheckFailed(f"the benchmark printed {line!r}")
    if not rounds or any(len(values) != len(cells) for values in rounds):
        raise CheckFailed("the benchmark ended before its rounds did")
    return unit, cpu, {cell: [values[i] for values in rounds] for i, cell in enumerate(cells)}
