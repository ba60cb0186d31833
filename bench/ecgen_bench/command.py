# SPDX-License-Identifier: MIT
"""`ecgen bench`: reads the options, and measures single operations, reductions, sections or whole tables."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from ecgen.cli import choose_spec, choose_structure, make_library, refuse_options, tuned_option
from ecgen.errors import UsageError
from ecgen.field import REQUESTS
from ecgen.spec.load import Spec
from ecgen_bench.field import comparison, reductions
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.implementations.operations import FUNCTIONS, choose_operations
from ecgen_bench.peers.named.implementation import named_object
from ecgen_bench.peers.registry import PEERS, choose_peers
from ecgen_bench.report import present
from ecgen_bench.report.markdown import markdown
from ecgen_bench.report.output import refuse_unwritable, write
from ecgen_bench.report.picture import picture
from ecgen_bench.report.screen import show
from ecgen_bench.sections import ecdh, energy
from ecgen_bench.sections.registry import ALL, SECTIONS, choose
from ecgen_bench.sections.run import outcomes
from ecgen_bench.sections.section import Section
from ecgen_bench.structures.run import bench_structure
from ecgen_bench.system.scratch import scratch_folder
from ecgen_bench.system.tools import require_matplotlib
from ecgen_bench.tables import ecutils, scoreboard

_FULL = Effort(launches=9, rounds=101)
_SECTIONS_FULL = Effort(launches=9, rounds=25)
#: Options that structures have too, by the names of their parameters.
_OF_STRUCTURES = frozenset({"curves", "spec_file", "rounds", "launches", "quick", "out", "as_json", "quiet", "verbose",
                            "alternatives", "names"})  # fmt: skip
_QUICK = Effort(launches=2, rounds=5, blocks=3, share=8)


@click.command(epilog="\b\nSections:\n" + "\n".join(f"  {name:12}{section.about}" for name, section in SECTIONS.items()))
@click.option("--curve", "curves", multiple=True, help="a bundled specification, by name or alias; with --section repeatable")
@click.option("--spec", "spec_file", type=click.Path(path_type=Path), help="a TOML file of your own")
@click.option(
    "--section",
    "names",
    type=click.Choice([*SECTIONS, ALL]),
    multiple=True,
    help="measure this instead of single field operations; repeatable",
)
@click.option("--table", type=click.Choice(["ecutils"]), help="a Python library's table of operations instead, ours beside it")
@click.option("--bars", is_flag=True, help="measure all the project's speed bars instead, each against the peers best at it")
@click.option("--reduction", type=click.Choice([request.value for request in REQUESTS]), help="how products modulo p are reduced")
@click.option("--prefix", help="begins the emitted symbols [the curve's name]")
@tuned_option
@click.option("--against", help=f"the peers, comma-separated: {','.join(PEERS)} [{PEERS[0]}; none beside --against-object]")
@click.option(
    "--against-object",
    "object_file",
    type=click.Path(path_type=Path),
    help="a peer of your own: an ELF object for x86-64, checked before it is timed",
)
@click.option("--symbol", "symbols", multiple=True, help="a function of that object; repeatable")
@click.option(
    "--contract",
    "contracts",
    multiple=True,
    help="what that function computes: one of ours, then how its results are: 'fe_mul, montgomery, below 2p'; for each --symbol",
)
@click.option("--compare-reductions", is_flag=True, help="measure each reduction the prime allows instead, without a peer")
@click.option(
    "--functions", help=f"comma-separated, with the prefix or without: {','.join(FUNCTIONS)} [all but points and F_p^2]"
)
@click.option("--plans", "alternatives", type=click.IntRange(0, 100), default=0, metavar="N",
              help="of a ring: N other plans of its product instead, against the one in use")  # fmt: skip
@click.option(
    "--rounds",
    type=click.IntRange(1, 100000),
    help=f"rounds in each launch [{_FULL.rounds}; {_SECTIONS_FULL.rounds} in sections]",
)
@click.option("--launches", type=click.IntRange(1, 1000), help=f"processes, each with new call sites [{_FULL.launches}]")
@click.option(
    "--powercap",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="with --section energy: the folder of the energy counters [/sys/class/powercap]",
)
@click.option("--quick", is_flag=True, help="a few seconds: few rounds, -O2 only; the figures are rough")
@click.option("--out", type=click.Path(path_type=Path), help="the folder for the report's files [./bench-NAME]")
@click.option("--json", "as_json", is_flag=True, help="print the JSON report instead of the table")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
@click.option("-v", "--verbose", is_flag=True, help="say each step")
def bench(curves: tuple[str, ...], spec_file: Path | None, names: tuple[str, ...], table: str | None, bars: bool,
          reduction: str | None, prefix: str | None, tuned: str | None, against: str | None, object_file: Path | None,
          symbols: tuple[str, ...], contracts: tuple[str, ...], compare_reductions: bool, functions: str | None,
          alternatives: int, rounds: int | None, launches: int | None, powercap: Path | None, quick: bool, out: Path | None,
          as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Measure the emitted code against OpenSSL: ratios with their spread, for field arithmetic or the chosen sections."""
    if len(curves) < 2 and (structure := choose_structure(curves[0] if curves else None, spec_file)) is not None:
        refuse_options(click.get_current_context(), structure, _OF_STRUCTURES)
        if names and alternatives:
            raise UsageError("--plans compares products; leave --section out")
        bench_structure(structure, sections=names, alternatives=alternatives, rounds=rounds, launches=launches, quick=quick,
                        out=out, as_json=as_json, quiet=quiet, verbose=verbose)  # fmt: skip
        return
    if alternatives:
        raise UsageError("--plans: is for rings of polynomials")
    if object_file is None and (symbols or contracts):
        raise UsageError("--symbol and --contract tell what is in an object: name it with --against-object FILE.o")
    if object_file is not None and (table is not None or bars or names or compare_reductions):
        raise UsageError(f"--against-object {object_file}: single operations are compared with it; leave --table, --bars, "
                         "--section and --compare-reductions out")  # fmt: skip
    if table is not None:
        if curves or spec_file is not None or names or tuned is not None:
            raise UsageError(f"--table {table} measures what it names; leave --curve, --spec, --tuned and --section out")
        ecutils.bench_table(out or Path(f"bench-{table}"), quick=quick, as_json=as_json, quiet=quiet, verbose=verbose)
        return
    if bars:
        _refuse_more_than_curves(spec_file, names, reduction, prefix, against, compare_reductions, functions)
        _bars(curves, tuned, rounds, launches, quick, out or Path("bench-bars"), as_json, quiet, verbose)
        return
    peers = () if against is None and object_file is not None else choose_peers(PEERS[0] if against is None else against)
    specs = _specs(curves, spec_file)
    if names and (functions is not None or compare_reductions):
        raise UsageError("--section measures by itself; leave --functions and --compare-reductions out")
    if set(names) - {ecdh.SECTION.name} and peers != PEERS[:1]:
        raise UsageError(f"--against {against or PEERS[0]}: sections other than {ecdh.SECTION.name} know {PEERS[0]} only")
    if powercap is not None and not {energy.SECTION.name, ALL} & set(names):
        raise UsageError(f"--powercap {powercap}: only --section {energy.SECTION.name} reads energy counters")
    if not names and len(specs) > 1:
        raise UsageError("several curves can be measured with --section only; give one --curve")
    base = _QUICK if quick else _SECTIONS_FULL if names else _FULL
    effort = Effort(launches or base.launches, rounds or base.rounds, base.blocks, base.share)
    folder = out if out is not None else Path(f"bench-{specs[0].name if len(specs) == 1 else 'curves'}")
    refuse_unwritable(folder)
    require_matplotlib()
    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        if names:
            libraries = [make_library(spec, reduction, "c", prefix, tuned=tuned) for spec in specs]
            job = Job(libraries, effort, quick, scratch, progress, peers, powercap)
            _sections(job, choose(names), ALL in names, folder, as_json, quiet)
            return
        spec = specs[0]
        named = named_object(object_file, symbols, contracts, prefix or spec.name) if object_file is not None else None
        keys = functions if functions is not None else "mul,sqr" if compare_reductions else None
        if named is not None and keys is None:
            keys = ",".join(operation.key for operation in named.operations)
        operations = choose_operations(keys, scalars=spec.curve is not None, prefix=prefix or spec.name)
        if named is not None and set(named.operations) - set(operations):
            raise UsageError(f"--functions {functions!r}: leaves out what --contract names")
        if compare_reductions:
            if reduction is not None:
                raise UsageError("--compare-reductions measures every reduction; leave --reduction out")
            name = f"bench-{spec.name}-reductions"
            result = reductions.compare(spec, prefix, tuned, operations, effort, quick, scratch, progress)
        else:
            name = f"bench-{spec.name}"
            library = make_library(spec, reduction, "c", prefix, tuned=tuned)
            result = comparison.compare(library, peers, operations, effort, quick, scratch, progress, named=named)
    write(folder, {f"{name}.md": markdown(result.report), f"{name}.json": result.json, f"{name}.svg": picture(result.report)})
    if as_json:
        click.echo(result.json, nl=False)
    elif not quiet:
        show(result.report, Console())
        click.echo(f"{folder}: {name}.md, {name}.json, {name}.svg", err=True)


def _refuse_more_than_curves(*others: object) -> None:
    """Raises UsageError when --bars stands beside an option that --bars decides by itself."""
    if any(other not in (None, (), False, PEERS[0]) for other in others):
        raise UsageError("--bars chooses what to measure and the peers by itself; leave all but --curve, --tuned, --rounds, "
                         "--launches, --quick and the output's options out")  # fmt: skip


def _bars(curves: tuple[str, ...], tuned: str | None, rounds: int | None, launches: int | None, quick: bool, folder: Path,
          as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Measure all bars. The files are written after every curve, with the bars so far."""
    specs = _specs(curves, None) if curves else []
    bases = (_QUICK, _QUICK) if quick else (_FULL, _SECTIONS_FULL)
    field, exchange = (Effort(launches or base.launches, rounds or base.rounds, base.blocks, base.share) for base in bases)
    refuse_unwritable(folder)

    def done(board: scoreboard.Scoreboard) -> None:
        write(folder, {"bench-bars.md": scoreboard.markdown(board), "bench-bars.json": scoreboard.as_json(board)})

    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        board = scoreboard.measure(specs, field, exchange, scratch, progress, done, tuned)
    if as_json:
        click.echo(scoreboard.as_json(board), nl=False)
    elif not quiet:
        scoreboard.show(board, Console())
        click.echo(f"{folder}: bench-bars.md, bench-bars.json", err=True)


def _specs(curves: tuple[str, ...], spec_file: Path | None) -> list[Spec]:
    """The specifications to measure. Raises UsageError unless there are curves or a file, and not both."""
    if len(curves) < 2 or spec_file is not None:
        return [choose_spec(curves[0] if curves else None, spec_file)]
    specs = {spec.name: spec for spec in (choose_spec(curve, None) for curve in curves)}
    return list(specs.values())


def _sections(job: Job, sections: list[Section], everything: bool, folder: Path, as_json: bool, quiet: bool) -> None:
    """Run the sections. The files of a section are written as soon as it is done."""
    documents: dict[str, object] = {}
    for outcome in outcomes(job, sections, everything):
        write(folder, outcome.files)
        documents[outcome.section.name] = outcome.document
        if not as_json and not quiet:
            if outcome.findings is not None:
                present.show(outcome.findings, Console())
            else:
                click.echo(f"{outcome.section.name}: not available here: {outcome.reason}")
            click.echo(f"{folder}: {', '.join(outcome.files)}", err=True)
    if as_json:
        click.echo(present.as_json(documents), nl=False)
