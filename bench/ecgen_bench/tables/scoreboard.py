# SPDX-License-Identifier: MIT
"""`ecgen bench --bars`: all speed bars in one table. Each curve is measured against the peers that are best at it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ecgen.bundled import bundled_specs, load_bundled
from ecgen.cli import make_library
from ecgen.errors import UsageError
from ecgen.library import Library
from ecgen.spec.load import Spec
from ecgen_bench.exchange.bars import has_bars
from ecgen_bench.field import comparison
from ecgen_bench.field.bars import judged
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.implementations.operations import choose_operations
from ecgen_bench.peers.primes import (
    BLS12_381,
    BLS12_381_ORDER,
    BN254,
    P192,
    P224,
    P256,
    P384,
    P434,
    P503,
    P521,
    P751,
    P25519,
    PALLAS,
    PK256,
)
from ecgen_bench.report.cells import ratio_text
from ecgen_bench.report.markdown import notes_and_facts, table
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.report import Bar
from ecgen_bench.report.screen import text_table
from ecgen_bench.sections import ecdh
from ecgen_bench.system.machine import NO_IFMA, has_ifma

_EVERYWHERE = ("openssl", "aws-lc")

#: The further peers that are, or may be, best at a prime.
_SPECIALISTS = {
    P192: ("nettle",), P224: ("nettle",), P256: ("crypto_mb",), P384: ("crypto_mb",), P521: ("crypto_mb",),
    P25519: ("crypto_mb",), PK256: ("secp256k1",), P434: ("sidh",), P503: ("sidh",), P751: ("sidh",),
    BLS12_381: ("blst",), BLS12_381_ORDER: ("blst",),
    BN254: ("gnark", "halo2curves", "ark-ff"), PALLAS: ("halo2curves", "ark-ff"),
    load_bundled("ffdhe2048").prime: (),
}  # fmt: skip

_HEADER = ("curve", "what", "measured", "bar", "", "against")

#: Facts that differ from curve to curve.
_OF_ONE_CURVE = ("Reductions", "Checked")


@dataclass
class Scoreboard:
    """`bars`: in the order of the curves; `facts`: what they were measured with; `notes`: which peers could not be had."""

    bars: list[Bar] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def measure(specs: Sequence[Spec], effort: Effort, exchange_effort: Effort, scratch: Path, progress: Callable[[str], None],
            done: Callable[[Scoreboard], None], tuned: str | None = None) -> Scoreboard:  # fmt: skip
    """Measure curve by curve. An empty `specs` stands for all curves that have bars. `done` is called after every curve.

    A peer that cannot be had is left out and named in the notes. Raises UsageError for a curve without bars, CheckFailed when any
    result is wrong, ToolMissing without a compiler, assembler or OpenSSL.
    """
    for spec in specs:
        if spec.prime not in _SPECIALISTS:
            raise UsageError(f"--bars: {spec.name} has none")
    board = Scoreboard()
    for spec in specs or [spec for spec in bundled_specs() if spec.prime in _SPECIALISTS]:
        below = scratch / spec.name
        below.mkdir()
        library = make_library(spec, None, "c", None, tuned=tuned)
        _add(board, library, effort, exchange_effort, below, progress)
        done(board)
    return board


def _add(board: Scoreboard, library: Library, effort: Effort, exchange_effort: Effort, scratch: Path,
         progress: Callable[[str], None]) -> None:  # fmt: skip
    spec = library.spec

    def says(step: str) -> None:
        progress(f"{spec.name}: {step}")

    operations = choose_operations(",".join(judged(spec.prime)), scalars=spec.curve is not None)
    peers = _peers(spec.prime)
    lacking: dict[str, str] = {}
    result = comparison.compare(library, peers, operations, effort, True, scratch, says, lacking)
    board.bars += [bar for bar in result.report.bars if bar.what]
    facts = result.report.facts
    if has_bars(spec.prime):
        present = tuple(peer for peer in peers if peer not in lacking)
        section = ecdh.run(Job([library], exchange_effort, True, scratch, progress, present))
        board.bars += [bar for bar in section.bars if bar.what]
        facts |= {"Effort, key exchange": section.facts["Effort"]} | {k: v for k, v in section.facts.items() if k not in facts}
    board.facts |= {name: text for name, text in facts.items() if name not in _OF_ONE_CURVE}
    board.notes += [note for note in lacking.values() if note not in board.notes]
    if not has_ifma() and NO_IFMA not in board.notes:
        board.notes.append(NO_IFMA)


def _peers(prime: int) -> tuple[str, ...]:
    return (*_EVERYWHERE, *(peer for peer in _SPECIALISTS[prime] if peer != "crypto_mb" or has_ifma()))


def show(board: Scoreboard, console: Console) -> None:
    """Show one line for each bar on the terminal."""
    caption = "ratios of times, lower is better: median and quartiles over launches"
    shown = text_table("Speed bars", _HEADER, [_texts(bar) for bar in board.bars], console.width, caption)
    for bar in board.bars:
        shown.add_row(*map(escape, _texts(bar)), style="green" if bar.met else "red")
    console.print(shown)
    for note in board.notes:
        console.print(f"- {escape(note)}")


def markdown(board: Scoreboard) -> str:
    """One line for each curve, with limits beside what was measured; then one line for each bar, with quartiles."""
    columns = list(dict.fromkeys(bar.what for bar in board.bars))
    rows: dict[str, dict[str, str]] = {}
    for bar in board.bars:
        rows.setdefault(bar.curve, {})[bar.what] = _measured(bar)
    columns = list(dict.fromkeys(column for row in sorted(rows.values(), key=len, reverse=True) for column in row))
    lines = ["# Speed bars", "", "Time as a ratio to the fastest peer's in the same round; below 1 is faster. Bars in brackets, "
             "missed ones in bold.", ""]  # fmt: skip
    lines += table(["", *columns], [[curve, *(row.get(column, "") for column in columns)] for curve, row in rows.items()])
    lines += ["", "## One by one", "", *table(_HEADER, [_texts(bar) for bar in board.bars])]
    return "\n".join([*lines, *notes_and_facts(board.notes, board.facts)]) + "\n"


def _texts(bar: Bar) -> list[str]:
    limit = "" if bar.limit is None else f"{bar.limit:.2f}"
    return [bar.curve, bar.what, ratio_text(bar.ratio), limit, bar.verdict, bar.rival]


def as_json(board: Scoreboard) -> str:
    bars = [{"curve": bar.curve, "what": bar.what, "bar": bar.limit, "met": bar.met, "against": bar.rival,
             **spread_data(bar.ratio)} for bar in board.bars]  # fmt: skip
    return json.dumps({"title": "speed bars", "facts": board.facts, "notes": board.notes, "bars": bars}, indent=1) + "\n"


def _measured(bar: Bar) -> str:
    text = f"{bar.ratio.median:.2f}"
    if bar.limit is None:
        return text
    return f"{text if bar.met else f'**{text}**'} ({bar.limit:.2f})"
