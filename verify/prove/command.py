# SPDX-License-Identifier: MIT
"""`ecgen prove`: the emitted functions, or one function of an object file, proved for all inputs."""

from __future__ import annotations

import importlib.util
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ecgen.cli import choose_spec, command_line, emission_options, make_library, spec_options
from ecgen.emit import emit
from ecgen.errors import CheckFailed, ToolMissing, UsageError
from ecgen.folder import write_folder
from ecgen.library import Library, Target
from ecgen.spec import bundled_specs

if TYPE_CHECKING:
    from ecgen.verify.prove.report import Row


@click.command()
@click.argument("objects", nargs=-1, type=click.Path(path_type=Path))
@spec_options
@emission_options
@click.option("--function", help="the function of OBJECTS, or the only one to prove of a curve")
@click.option("--contract", help="what a function of OBJECTS promises, as 'z*2^256 = x*y mod p256'")
@click.option(
    "--record",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="write what is proved to DIR, for the manifests of later emissions (ecgen --proofs DIR)",
)
@click.option("--json", "as_json", is_flag=True, help="print the verdicts as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but failures")
@click.option("-v", "--verbose", is_flag=True, help="print one line for every function, as it is done")
def prove(objects: tuple[Path, ...], curve: str | None, spec_file: Path | None, reduction: str | None, target: str,
          prefix: str | None, function: str | None, contract: str | None, record: Path | None, as_json: bool, quiet: bool,
          verbose: bool) -> None:  # fmt: skip
    """Prove functions for all inputs, on the assembled bytes.

    With --curve or --spec: the functions emitted, as NASM and as compiled by gcc and clang at -O2 and -O3; those that the
    prover has no method for are named. With OBJECTS (x86-64 ELF): one function against a contract. "could not decide" is no
    success: exit code 1 unless all are proved.
    """
    require_prover()
    from ecgen.verify.prove.report import print_failures, print_rows
    from ecgen.verify.report import console

    if objects:
        if curve or spec_file or record or not function or not contract:
            raise UsageError("prove OBJECTS needs --function NAME and --contract TEXT, and no --curve, --spec or --record")
        found = _foreign(objects, function, contract)
    else:
        if contract:
            raise UsageError("--contract belongs to OBJECTS; the contracts of a curve are those of its manifest")
        if record and function:
            raise UsageError("--record DIR is for all functions of a curve; leave --function out")
        found = _emitted(curve, spec_file, reduction, target, prefix, function, record)
    rows = []
    for row in found:
        rows.append(row)
        if verbose and not as_json:
            v = row.verdict
            click.echo(f"  {row.build:14} {v.function:32} {v.status} {v.seconds * 1000:.0f} ms", err=True)
    if not rows:
        raise UsageError(f"no function {function!r} with a contract that can be proved")
    covered = [row for row in rows if is_covered(row)]
    if as_json:
        click.echo(json.dumps([row.as_json() for row in rows], indent=1))
    elif quiet:
        print_failures(covered, console(to_stderr=True))
    else:
        print_rows(covered, console())
        print_uncovered(rows)
    refuse_open(covered)


def is_covered(row: Row) -> bool:
    """False for a function that the prover has no method for, of which it says nothing."""
    return not row.verdict.reason.startswith("not covered")


def print_uncovered(rows: Sequence[Row]) -> None:
    """Names what nothing is said about."""
    names = list(dict.fromkeys(row.verdict.function for row in rows if not is_covered(row)))
    if names:
        click.echo(f"{len(names)} functions are not covered, so that nothing is proved of them: {', '.join(names)}")


def require_prover() -> None:
    """Raises ToolMissing when what the prover builds on is not installed."""
    for package, module in (("iced-x86", "iced_x86"), ("pyelftools", "elftools")):
        if importlib.util.find_spec(module) is None:
            raise ToolMissing(f"{package} is not installed; pip install 'ecgen[prove]'")


def refuse_open(rows: Sequence[Row]) -> None:
    """Raises CheckFailed unless all are proved."""
    open_rows = [row for row in rows if not row.verdict.proved]
    if open_rows:
        first = open_rows[0]
        raise CheckFailed(f"{len(open_rows)} of {len(rows)} functions are not proved; first {first.verdict.function} "
                          f"({first.build}): {first.verdict.status}: {first.verdict.reason}")  # fmt: skip


def _foreign(objects: tuple[Path, ...], function: str, contract: str) -> Iterator[Row]:
    from ecgen.verify.prove.contract import parse
    from ecgen.verify.prove.image import load
    from ecgen.verify.prove.prover import prove as prove_function
    from ecgen.verify.prove.report import Row

    parsed = parse(contract, moduli())
    yield Row(objects[0].name, prove_function(load(objects), function, parsed))


def moduli() -> dict[str, int]:
    """The names that may stand after "mod": p256 for the prime of a bundled spec, p256_n for its group order."""
    known = {}
    for spec in bundled_specs():
        for name in (spec.name, *spec.aliases):
            known[name] = spec.prime
            if spec.curve is not None:
                known[f"{name}_n"] = spec.curve.order
    return known


def verdicts(source: Path, targets: Sequence[Target], out: Path, only: str | None = None,
             library: Library | None = None) -> Iterator[Row]:  # fmt: skip
    """What the prover says of an emitted folder's functions, on the 64-bit ones of the targets.

    `out`: where objects go; `only`: the one function wanted; `library`: what the folder was made from, without which functions
    that build on others are left out.
    """
    from ecgen.verify.prove.curve import prove_folder
    from ecgen.verify.prove.evidence.layers import prove_all_composed, prove_fused

    yield from prove_folder(source, [target for target in targets if target is not Target.C32], out, only, workers=None)
    if library is not None and Target.ADX in targets:
        yield from prove_fused(source, library, out, only)
    if library is not None and Target.C64 in targets:
        yield from prove_all_composed(source, library.spec, out, only)


def _emitted(curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None,
             only: str | None, record: Path | None) -> Iterator[Row]:  # fmt: skip
    from ecgen.verify.prove.evidence.record import make_record, write_record

    if target == "c32":
        raise UsageError("--target c32: only 64-bit code is proved; choose c, nasm or all")
    spec = choose_spec(curve, spec_file)
    library = make_library(spec, reduction, target, prefix)
    files = emit(library, command_line(spec, spec_file is not None, reduction, target, prefix))
    with tempfile.TemporaryDirectory(prefix="ecgen-prove-") as scratch:
        source = Path(scratch, "source")
        out = Path(scratch, "objects")
        out.mkdir()
        write_folder(source, files)
        rows = []
        for row in verdicts(source, library.targets, out, only, library):
            rows.append(row)
            yield row
        if record is not None:
            path = write_record(record, make_record(spec.name, source, out, rows))
            click.echo(f"{path}: {sum(row.verdict.proved for row in rows)} proofs recorded", err=True)
