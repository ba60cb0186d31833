# SPDX-License-Identifier: MIT
"""Cells that are timed in turn in one program, and their ratios to a peer's."""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.system.tools import Compiler, run

_TIMING = Path(__file__).parent / "timing.c"


@dataclass(frozen=True)
class Cell:
    """One thing to time. `operation`, `implementation`: what, and whose; `call`: the name of a C function without arguments."""

    operation: str
    implementation: str
    call: str


@dataclass(frozen=True)
class Code:
    """What a program calls. `text`: C that defines the calls, and `int prepare(void)`, which returns 0 when all results agree;
    `objects`: what is linked; `include`: folders of headers."""

    cells: tuple[Cell, ...]
    text: str
    objects: tuple[Path, ...]
    include: tuple[Path, ...] = ()


@dataclass(frozen=True)
class Row:
    """Medians over all rounds. `ratio`: of the time to the peer's in the same round, with its quartiles; 1 for the peer."""

    operation: str
    implementation: str
    nanoseconds: float
    ratio: float
    low: float
    high: float


def measured(code: Code, peer: str, compiler: Compiler, folder: Path, *, rounds: int, launches: int,
             progress: Callable[[str], None]) -> list[Row]:  # fmt: skip
    """In the order of the cells. Raises CheckFailed when results disagree."""
    cells = ", ".join(f'{{"{cell.operation} {cell.implementation}", {cell.call}}}' for cell in code.cells)
    table = f"#define CELLS {len(code.cells)}\nstatic const bench_cell cells[CELLS] = {{{cells}}};\n"
    (folder / "calls.h").write_text(f"{code.text}\n{table}", encoding="utf-8")
    program = folder / "bench"
    include = [f"-I{path}" for path in (folder, *code.include)]
    run([compiler.path, "-O1", *include, "-o", str(program), str(_TIMING), *map(str, code.objects)])
    lines: list[list[float]] = []
    for launch in range(launches):
        progress(f"measuring, launch {launch + 1} of {launches}")
        lines += [[float(word) for word in line.split()] for line in run([str(program), str(rounds)]).splitlines()]
    if not lines:
        raise CheckFailed("the benchmark measured nothing")
    columns = list(zip(*lines, strict=True))
    peers = {cell.operation: column for cell, column in zip(code.cells, columns, strict=True) if cell.implementation == peer}
    return [_row(cell, column, peers.get(cell.operation)) for cell, column in zip(code.cells, columns, strict=True)]


def _row(cell: Cell, times: Sequence[float], peer: Sequence[float] | None) -> Row:
    ratios = [1.0] * len(times) if peer is None else [x / y for x, y in zip(times, peer, strict=True)]
    low, _, high = statistics.quantiles(ratios, n=4) if len(ratios) > 1 else (ratios[0],) * 3
    return Row(cell.operation, cell.implementation, statistics.median(times), statistics.median(ratios), low, high)


def markdown(title: str, peer: str, rows: Sequence[Row], compiler: Compiler) -> str:
    lines = [f"# {title}", "", f"Against {peer}, in one process; medians over all rounds. {compiler.version}.", "",
             "| operation | implementation | ns | ratio | quartiles |", "| --- | --- | --- | --- | --- |"]  # fmt: skip
    lines += [f"| {r.operation} | {r.implementation} | {r.nanoseconds:.1f} | {r.ratio:.3f} | {r.low:.3f} to {r.high:.3f} |"
              for r in rows]  # fmt: skip
    return "\n".join(lines) + "\n"


def as_json(peer: str, rows: Sequence[Row], compiler: Compiler) -> str:
    shown = [{"operation": r.operation, "implementation": r.implementation, "nanoseconds": round(r.nanoseconds, 2),
              "ratio": round(r.ratio, 4), "quartiles": [round(r.low, 4), round(r.high, 4)]} for r in rows]  # fmt: skip
    return json.dumps({"peer": peer, "compiler": compiler.version, "rows": shown}, indent=1) + "\n"
