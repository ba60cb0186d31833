# SPDX-License-Identifier: MIT
"""`ecgen prove`: every emitted straight-line function, or one function of an object file, proved for all inputs."""

from __future__ import annotations

import importlib.util
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from ecgen.cli import choose_spec, command_line, emission_options, make_library, spec_options
from ecgen.emit import emit
from ecgen.errors import CheckFailed, ToolMissing, UsageError
from ecgen.library import Target
from ecgen.spec import bundled_specs

if TYPE_CHECKING:
    from ecgen.verify.prove.report import Row


@click.command()
@click.argument("objects", nargs=-1, type=click.Path(path_type=Path))
@spec_options
@emission_options
@click.option("--function", help="the function of OBJECTS, or the only one to prove of a curve")
@click.option("--contract", help="what a function of OBJECTS promises, as 'z*2^256 = x*y mod p256'")
@click.option("--json", "as_json", is_flag=True, help="print the verdicts as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but failures")
@click.option("-v", "--verbose", is_flag=True, help="print one line for every function, as it is done")
def prove(objects: tuple[Path, ...], curve: str | None, spec_file: Path | None, reduction: str | None, target: str,
          prefix: str | None, function: str | None, contract: str | None, as_json: bool, quiet: bool,
          verbose: bool) -> None:  # fmt: skip
    """Prove functions for all inputs, on the assembled bytes.

    With --curve or --spec: everything straight-line that is emitted, as NASM and as compiled by gcc and clang at -O2 and
    -O3. With OBJECTS (x86-64 ELF): one function against a contract. "could not decide" is no success. Exit code 1 unless
    all are proved.
    """
    for package, module in (("iced-x86", "iced_x86"), ("pyelftools", "elftools")):
        if importlib.util.find_spec(module) is None:
            raise ToolMissing(f"{package} is not installed; pip install 'ecgen[prove]'")
    from ecgen.verify.prove.report import print_failures, print_rows

    if objects:
        if curve or spec_file or not function or not contract:
            raise UsageError("prove OBJECTS needs --function NAME and --contract TEXT, and no --curve or --spec")
        found = _foreign(objects, function, contract)
    else:
        if contract:
            raise UsageError("--contract belongs to OBJECTS; the contracts of a curve are those of its manifest")
        found = _emitted(curve, spec_file, reduction, target, prefix, function)
    rows = []
    for row in found:
        rows.append(row)
        if verbose and not as_json:
            v = row.verdict
            click.echo(f"  {row.build:14} {v.function:32} {v.status} {v.seconds * 1000:.0f} ms", err=True)
    if not rows:
        raise UsageError(f"no function {function!r} with a contract that can be proved")
    if as_json:
        click.echo(json.dumps([row.as_json() for row in rows], indent=1))
    elif quiet:
        print_failures(rows, Console(stderr=True))
    else:
        print_rows(rows, Console())
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


def _emitted(curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None,
             only: str | None) -> Iterator[Row]:  # fmt: skip
    from ecgen.verify.prove.curve import prove_folder

    if target == "c32":
        raise UsageError("--target c32: only 64-bit code is proved; choose c, nasm or all")
    spec = choose_spec(curve, spec_file)
    library = make_library(spec, reduction, target, prefix)
    files = emit(library, command_line(spec, spec_file is not None, reduction, target, prefix))
    with tempfile.TemporaryDirectory(prefix="ecgen-prove-") as scratch:
        source = Path(scratch, "source")
        out = Path(scratch, "objects")
        out.mkdir()
        for name, text in files.items():
            path = source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        yield from prove_folder(source, [t for t in library.targets if t is not Target.C32], out, only)
