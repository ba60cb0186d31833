# SPDX-License-Identifier: MIT
"""`ecgen verify`: compile what was emitted in every configuration and compare each function with gmpy2."""

from __future__ import annotations

import importlib.util
import json
import os
import secrets
import tempfile
from pathlib import Path

import click

from ecgen.cli import emission_options, spec_options
from ecgen.errors import CheckFailed, ToolMissing, UsageError
from ecgen.library import Target
from ecgen.verify.build import build, build_caller
from ecgen.verify.cases import parse_case
from ecgen.verify.configurations import OPTIMISATIONS, choose
from ecgen.verify.host import ASSEMBLY, COMPILERS, find_host, require, tool_versions
from ecgen.verify.isolate import run
from ecgen.verify.outcome import Outcome
from ecgen.verify.progress import Phases
from ecgen.verify.report import Report, console, print_failures, print_report
from ecgen.verify.request import Request
from ecgen.verify.worker import Job

#: Examples per function unless --examples says otherwise.
EXAMPLES = 100


@click.command()
@spec_options
@emission_options
@click.option("--dir", "folder", type=click.Path(path_type=Path), help="verify this emitted folder instead of a fresh one")
@click.option("--examples", type=click.IntRange(min=1), default=EXAMPLES, show_default=True, help="inputs drawn per function")
@click.option("--compiler", "compilers", type=click.Choice(COMPILERS), multiple=True, help="only this one; repeatable")
@click.option("--opt", "levels", type=click.Choice(OPTIMISATIONS), multiple=True, help="only this level; repeatable")
@click.option("--seed", type=click.IntRange(min=0), help="of the drawn inputs [random]")
@click.option("--replay", metavar="CASE", help="run one counterexample again, as an earlier run printed it")
@click.option("--json", "as_json", is_flag=True, help="print the results as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but failures")
@click.option("-v", "--verbose", is_flag=True, help="show each command and result as it comes")
def verify(curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None, folder: Path | None,
           examples: int, compilers: tuple[str, ...], levels: tuple[str, ...], seed: int | None, replay: str | None,
           as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Compile what is emitted, every target with every compiler, and compare each function with gmpy2.

    Buffers are tried in every way in which they may coincide, between guard bytes and at the end of accessible memory;
    callee-saved registers are watched. Exit code 1 and a counterexample when anything differs.
    """
    request = Request(curve, spec_file, reduction, target, prefix, folder, compilers, levels)
    with Phases(quiet=quiet or as_json, verbose=verbose) as phases:
        report = _verify(request, examples, secrets.randbits(32) if seed is None else seed, replay, phases)
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=1))
    elif not quiet:
        print_report(report, console())
    if report.failures:
        if not as_json:
            print_failures(report, console(to_stderr=quiet))
        first = report.failures[0]
        raise CheckFailed(f"{report.title}: {len(report.failures)} of {len(report.outcomes)} functions failed; "
                          f"first {first.function}, which {first.reason} in {', '.join(first.configurations)}")  # fmt: skip


def _verify(request: Request, examples: int, seed: int, replay: str | None, phases: Phases) -> Report:
    if importlib.util.find_spec("hypothesis") is None:
        raise ToolMissing("Hypothesis is not installed; pip install 'ecgen[verify]'")
    host = find_host()
    if request.folder is None:
        require(host, request.targets(), request.compilers)
    with tempfile.TemporaryDirectory(prefix="ecgen-verify-") as scratch:
        out = Path(scratch, "build")
        out.mkdir()
        phases.begin("emit")
        subject = request.subject(Path(scratch, "source"))
        targets = [target for target in Target if target in subject.targets and target in request.targets()]
        if not targets:
            raise UsageError(f"--target {request.target}: {subject.folder} holds {', '.join(subject.targets)} only")
        require(host, targets, request.compilers)
        configurations, notes = choose(targets, host, request.compilers, request.levels)
        if subject.layered:
            notes.append(f"{len(subject.layered)} functions built on these are compiled; tests of their own cover them")
        case = None if replay is None else parse_case(replay, subject.functions, subject.prefix)
        functions = subject.functions if case is None else (case.function,)
        libraries = build(subject, configurations, host, out, lambda count: phases.begin("compile", count), phases.step)
        phases.begin("check", len(functions))
        job = Job(functions, libraries, build_caller(host, out), out, examples, seed, case)
        outcomes = run(job, os.cpu_count() or 1, lambda outcome: phases.step(_line(outcome)))
    phases.end()
    assembler = any(configuration.target in ASSEMBLY for configuration in configurations)
    tools = tool_versions(host, sorted({configuration.compiler for configuration in configurations}), assembler=assembler)
    return Report(subject.prefix, configurations, outcomes, notes, tools, phases.seconds, seed, request.command())


def _line(outcome: Outcome) -> str:
    return f"{outcome.function}: {outcome.calls} calls, {outcome.failure.reason if outcome.failure else 'ok'}"
