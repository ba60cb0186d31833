# SPDX-License-Identifier: MIT
"""`ecgen verify`: compile what was emitted in every configuration and compare each function with gmpy2."""

from __future__ import annotations

import importlib.util
import json
import os
import secrets
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from ecgen.cli import (
    choose_spec,
    choose_structure,
    emission_options,
    make_library,
    make_request,
    refuse_options,
    size_option,
    spec_options,
    syntax_option,
    tuned_option,
)
from ecgen.errors import DISTRIBUTION, CheckFailed, ToolMissing, UsageError
from ecgen.library import Library, Syntax, Target
from ecgen_verify.build import build, build_caller
from ecgen_verify.cases import parse_case
from ecgen_verify.configurations import OPTIMISATIONS, choose
from ecgen_verify.host import ASSEMBLY, COMPILERS, find_host, require, tool_versions
from ecgen_verify.isolate import run
from ecgen_verify.outcome import Outcome
from ecgen_verify.progress import Phases
from ecgen_verify.prove.command import print_uncovered, refuse_open, require_prover, verdicts
from ecgen_verify.report import Report, console, print_failures, print_report
from ecgen_verify.request import Request
from ecgen_verify.structure.command import EXAMPLES as STRUCTURE_EXAMPLES
from ecgen_verify.structure.command import OPTIONS, verify_structure
from ecgen_verify.worker import Job

if TYPE_CHECKING:
    from ecgen_verify.prove.verdict import Row

#: Examples per function unless --examples says otherwise.
EXAMPLES = 100


@click.command()
@spec_options
@emission_options
@syntax_option
@size_option
@tuned_option
@click.option("--dir", "folder", type=click.Path(path_type=Path), help="verify this emitted folder instead of a fresh one")
@click.option("--examples", type=click.IntRange(min=1), default=EXAMPLES, show_default=True, help="inputs drawn per function")
@click.option("--compiler", "compilers", type=click.Choice(COMPILERS), multiple=True, help="only this one; repeatable")
@click.option("--opt", "levels", type=click.Choice(OPTIMISATIONS), multiple=True, help="only this level; repeatable")
@click.option("--seed", type=click.IntRange(min=0), help="of the drawn inputs [random]")
@click.option("--replay", metavar="CASE", help="run one counterexample again, as an earlier run printed it")
@click.option(
    "--prove", "with_proofs", is_flag=True, help="where all agree, also prove the functions for all inputs, as `ecgen prove` does"
)
@click.option("--json", "as_json", is_flag=True, help="print the results as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but failures")
@click.option("-v", "--verbose", is_flag=True, help="show each command and result as it comes")
@click.pass_context
def verify(ctx: click.Context, curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None,
           syntax: str, size: bool, tuned: str | None, folder: Path | None, examples: int, compilers: tuple[str, ...],
           levels: tuple[str, ...], seed: int | None, replay: str | None, with_proofs: bool, as_json: bool, quiet: bool,
           verbose: bool) -> None:  # fmt: skip
    """Compile what is emitted, every target with every compiler, and compare each function with gmpy2.

    Buffers are tried in every way in which they may coincide, between guard bytes and at the end of accessible memory;
    callee-saved registers are watched. Exit code 1 and a counterexample when anything differs; with --prove also when a
    function is not proved.
    """
    if (structure := choose_structure(curve, spec_file)) is not None:
        refuse_options(ctx, structure, OPTIONS)
        is_given = ctx.get_parameter_source("examples") is not ParameterSource.DEFAULT
        verify_structure(make_request(structure, target, prefix), examples if is_given else STRUCTURE_EXAMPLES, compilers, levels,
                         secrets.randbits(32) if seed is None else seed, user_file=spec_file is not None, as_json=as_json,
                         quiet=quiet)  # fmt: skip
        return
    request = Request(curve, spec_file, reduction, target, prefix, tuned, folder, compilers, levels, Syntax(syntax), size)
    if with_proofs:
        require_prover()
        if replay is not None or target == "c32":
            raise UsageError(f"--prove does not go with {'--target c32' if replay is None else '--replay'}")
        if size:
            raise UsageError("--prove does not go with --size: no proof is known of its functions")
        if folder is not None and curve is None and spec_file is None:
            raise UsageError("--prove needs --curve NAME or --spec FILE beside --dir: what is proved is for a specification")
    rows: list[Row] = []
    with Phases(quiet=quiet or as_json, verbose=verbose) as phases:
        report = _verify(request, examples, secrets.randbits(32) if seed is None else seed, replay, phases,
                         rows if with_proofs else None)  # fmt: skip
    if as_json:
        proofs = {"proofs": _as_json(rows)} if with_proofs else {}
        click.echo(json.dumps({**report.as_json(), **proofs}, indent=1))
    elif not quiet:
        print_report(report, console())
        if rows:
            _print_proofs(rows)
    if report.failures:
        if not as_json:
            print_failures(report, console(to_stderr=quiet))
        first = report.failures[0]
        failed = CheckFailed(f"{report.title}: {len(report.failures)} of {len(report.outcomes)} functions failed; "
                             f"first {first.function}, which {first.reason} in {', '.join(first.configurations)}")  # fmt: skip
        failed.told_as_json = as_json
        raise failed
    refuse_open([row for row in rows if row.verdict.covered], told_as_json=as_json)


def _as_json(rows: list[Row]) -> list[dict[str, object]]:
    from ecgen_verify.prove.tools.report import row_as_json

    return list(map(row_as_json, rows))


def _print_proofs(rows: list[Row]) -> None:
    from ecgen_verify.prove.tools.report import print_rows

    out = console()
    out.print("\nproved for all inputs, on the assembled bytes")
    print_rows([row for row in rows if row.verdict.covered], out)
    print_uncovered(rows)


def _verify(request: Request, examples: int, seed: int, replay: str | None, phases: Phases, rows: list[Row] | None) -> Report:
    """`rows`: where the verdicts of the prover go; None when they are not wanted."""
    if importlib.util.find_spec("hypothesis") is None:
        raise ToolMissing(f"Hypothesis is not installed; pip install '{DISTRIBUTION}[verify]'")
    host = find_host()
    if request.folder is None:
        require(host, request.targets(), request.compilers, nasm=request.needs_nasm)
    with tempfile.TemporaryDirectory(prefix="ecgen-verify-", ignore_cleanup_errors=True) as scratch:
        out = Path(scratch, "build")
        out.mkdir()
        phases.begin("emit")
        subject = request.subject(Path(scratch, "source"))
        targets = [target for target in Target if target in subject.targets and target in request.targets()]
        if not targets:
            raise UsageError(f"--target {request.target}: {subject.folder} holds {', '.join(subject.targets)} only")
        by_nasm = any(name.endswith(Syntax.NASM.suffix) for name in subject.asm_files)
        require(host, targets, request.compilers, nasm=by_nasm)
        configurations, notes = choose(targets, host, request.compilers, request.levels, multiversioned=subject.multiversioned,
                                       orders=subject.orders)  # fmt: skip
        if any(function.in_lanes for function in subject.functions) and not host.has_ifma:
            notes.append("this processor lacks AVX-512 IFMA: eight at once were compared in plain C only")
        if subject.layered:
            notes.append(f"{len(subject.layered)} functions built on these are compiled; tests of their own cover them")
        case = None if replay is None else parse_case(replay, subject.functions, subject.prefix)
        functions = subject.functions if case is None else (case.function,)
        libraries = build(subject, configurations, host, out, lambda count: phases.begin("compile", count), phases.step)
        phases.begin("check", len(functions))
        job = Job(functions, libraries, build_caller(host, out), out, examples, seed, case)
        outcomes = run(job, os.cpu_count() or 1, lambda outcome: phases.step(_line(outcome)))
        if rows is not None and all(outcome.failure is None for outcome in outcomes):
            phases.begin("prove")
            objects = Path(scratch, "objects")
            objects.mkdir()
            library = _library(request, subject.prefix)
            for row in verdicts(subject.folder, targets, objects, library):
                rows.append(row)
                phases.step(f"{row.verdict.function} ({row.build}): {row.verdict.status}")
            _compare_manifest(library, subject.folder, objects, rows)
    phases.end()
    assembler = by_nasm and any(configuration.target in ASSEMBLY for configuration in configurations)
    tools = tool_versions(host, sorted({configuration.compiler for configuration in configurations}), assembler=assembler)
    return Report(subject.prefix, configurations, outcomes, notes, tools, phases.seconds, seed, request.command())


def _compare_manifest(library: Library, folder: Path, objects: Path, rows: list[Row]) -> None:
    """Raises CheckFailed where the folder's manifest says "proved" of something else than was proved now."""
    from ecgen_verify.prove.evidence.record import make_record, misstated

    misstatements = misstated(folder, make_record(library.spec, folder, objects, rows))
    if misstatements:
        raise CheckFailed(f"{folder}: its manifest says what is not so of {len(misstatements)} proofs; first {misstatements[0]}")


def _library(request: Request, prefix: str) -> Library:
    """What the request names."""
    spec = choose_spec(request.curve, request.spec_file)
    return make_library(spec, request.reduction, request.target, prefix, tuned=request.tuned, syntax=request.syntax,
                        size=request.size)  # fmt: skip


def _line(outcome: Outcome) -> str:
    return f"{outcome.function}: {outcome.calls} calls, {outcome.failure.reason if outcome.failure else 'ok'}"
