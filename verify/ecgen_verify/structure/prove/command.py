# SPDX-License-Identifier: MIT
"""`ecgen prove` of a structure: every compiler and level, each function that there is a method for."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from itertools import count
from operator import methodcaller
from pathlib import Path

import click

from ecgen.cli import structure_command_line
from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import UsageError
from ecgen.folder import write_folder
from ecgen.function_names import find_function, no_such_function
from ecgen.progress import StatusLine
from ecgen.spec.structure import Structure
from ecgen_verify.prove.command import print_uncovered, refuse_open
from ecgen_verify.prove.tools.pool import in_order
from ecgen_verify.prove.tools.report import Proofs, print_failures, print_row, print_rows
from ecgen_verify.prove.verdict import Row
from ecgen_verify.report import console
from ecgen_verify.structure.prove.folder import settled, tasks
from ecgen_verify.structure.prove.record import structure_record, write_record

#: Options that structures have, by the names of their parameters.
OPTIONS = frozenset({"curves", "spec_file", "target", "prefix", "function", "record", "as_json", "quiet", "verbose"})


def prove_structure(request: Request[Structure], only: str | None, record: Path | None, *, user_file: bool, as_json: bool,
                    quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Raises CheckFailed where a function that there is a method for is not proved, UsageError, and ToolMissing."""
    spec, prefix = request.spec, request.prefix
    public = [contract.name for contract in kind_of(spec).contracts(spec)]
    name = None if only is None else find_function(only, prefix, public)
    if only is not None and name is None:
        raise UsageError(no_such_function("--function", only, spec.name, [*public]))
    if only is not None and record is not None:
        raise UsageError("--record DIR is for all functions of a curve; leave --function out")
    with tempfile.TemporaryDirectory(prefix="ecgen-prove-", ignore_cleanup_errors=True) as scratch, \
            StatusLine(silent=quiet or (verbose and not as_json)) as status:  # fmt: skip
        source, out = Path(scratch, "source"), Path(scratch, "objects")
        out.mkdir()
        write_folder(source, emit_structure(request, structure_command_line(request, user_file)))
        number = count(1)
        tell: Callable[[Row], None] = print_row if verbose and not as_json else lambda row: status.show(
            f"{next(number)} done: {row.verdict.function}")  # fmt: skip
        rows: list[Row] = []
        for some in in_order(methodcaller("rows"), tasks(spec, prefix, source, out, name), None):
            for row in some:
                rows.append(row)
                tell(row)
        rows = settled(rows)
        if record is not None:
            path = write_record(record, structure_record(request, source, out, rows))
            click.echo(f"{path}: {sum(row.verdict.proved for row in rows)} proofs recorded", err=True)
    _tell(spec, rows, as_json=as_json, quiet=quiet)


def _tell(spec: Structure, rows: list[Row], *, as_json: bool, quiet: bool) -> None:
    covered = [row for row in rows if row.verdict.covered]
    if as_json:
        proofs = Proofs(spec.name, rows, 0.0)
        click.echo(json.dumps([proofs.named(row) for row in rows], indent=1))
    elif quiet:
        print_failures(covered, console(to_stderr=True))
    else:
        print_rows(covered, console())
        print_uncovered(rows)
    refuse_open(covered, told_as_json=as_json)
