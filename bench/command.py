# SPDX-License-Identifier: MIT
"""`ecgen bench`: the emitted code against OpenSSL, or one reduction against another, in one interleaved process."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import click
from rich.console import Console

from ecgen.bench import comparison, reductions
from ecgen.bench.markdown import markdown
from ecgen.bench.measure import Effort
from ecgen.bench.operations import choose_operations
from ecgen.bench.peers import PEERS
from ecgen.bench.picture import picture
from ecgen.bench.screen import show
from ecgen.bench.tools import require_matplotlib
from ecgen.cli import choose_spec, make_library, spec_options
from ecgen.errors import UsageError

_FULL = Effort(launches=9, rounds=101)
_QUICK = Effort(launches=2, rounds=5, blocks=3, share=8)


@click.command()
@spec_options
@click.option("--reduction", type=click.Choice(["montgomery", "solinas", "crandall"]), help="how products modulo p are reduced")
@click.option("--prefix", help="begins the emitted symbols [the curve's name]")
@click.option("--against", type=click.Choice(PEERS), default=PEERS[0], show_default=True, help="the peer")
@click.option("--compare-reductions", is_flag=True, help="measure each reduction the prime allows instead, without a peer")
@click.option("--functions", help="comma-separated: mul,sqr,add,inv,sc_mul,sc_sqr [all of them]")
@click.option("--rounds", type=click.IntRange(1, 100000), help=f"rounds in each launch [{_FULL.rounds}]")
@click.option("--launches", type=click.IntRange(1, 1000), help=f"processes, each with new call sites [{_FULL.launches}]")
@click.option("--quick", is_flag=True, help="a few seconds: few rounds, -O2 only; the figures are rough")
@click.option("--out", type=click.Path(path_type=Path), help="the folder for the report's files [./bench-NAME]")
@click.option("--json", "as_json", is_flag=True, help="print the JSON report instead of the table")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
@click.option("-v", "--verbose", is_flag=True, help="say each step")
def bench(curve: str | None, spec_file: Path | None, reduction: str | None, prefix: str | None, against: str,
          compare_reductions: bool, functions: str | None, rounds: int | None, launches: int | None, quick: bool,
          out: Path | None, as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Measure field arithmetic against OpenSSL: latency and throughput as ratios with their spread."""
    spec = choose_spec(curve, spec_file)
    base = _QUICK if quick else _FULL
    effort = Effort(launches or base.launches, rounds or base.rounds, base.blocks, base.share)
    folder = out if out is not None else Path(f"bench-{spec.name}")
    _refuse_unwritable(folder)
    require_matplotlib()
    wanted = functions if functions is not None else "mul,sqr" if compare_reductions else None
    operations = choose_operations(wanted, scalars=spec.curve is not None)
    console = Console(stderr=True, quiet=quiet)
    with tempfile.TemporaryDirectory(prefix="ecgen-bench-") as scratch, console.status("starting") as status:

        def progress(step: str) -> None:
            if verbose:
                console.print(step)
            status.update(step)

        if compare_reductions:
            if reduction is not None:
                raise UsageError("--compare-reductions measures every reduction; leave --reduction out")
            name = f"bench-{spec.name}-reductions"
            result = reductions.compare(spec, prefix, operations, effort, quick, Path(scratch), progress)
        else:
            name = f"bench-{spec.name}"
            library = make_library(spec, reduction, "c", prefix)
            result = comparison.compare(library, operations, effort, quick, Path(scratch), progress)
    _write(folder, {f"{name}.md": markdown(result.report), f"{name}.json": result.json, f"{name}.svg": picture(result.report)})
    if as_json:
        click.echo(result.json, nl=False)
    elif not quiet:
        show(result.report, Console())
        click.echo(f"{folder}: {name}.md, {name}.json, {name}.svg", err=True)


def _refuse_unwritable(folder: Path) -> None:
    """Before anything is measured. Raises UsageError."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--out {folder}: is a file, not a folder")
    nearest = folder.absolute()
    while not nearest.exists():
        nearest = nearest.parent
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        raise UsageError(f"--out {folder}: cannot write: {nearest} is no writable folder")


def _write(folder: Path, files: dict[str, str]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise UsageError(f"--out {folder}: cannot write: {error.strerror or error}") from error
