# SPDX-License-Identifier: MIT
"""`ecgen prove`: the emitted functions of specifications, or one function of an object file, proved for all inputs."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, groupby
from operator import itemgetter, methodcaller
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ecgen import cli
from ecgen.bundled import bundled_specs, load_bundled
from ecgen.emit import emit
from ecgen.errors import DISTRIBUTION, CheckFailed, ToolMissing, UsageError
from ecgen.folder import write_folder
from ecgen.function_names import find_function, no_such_function
from ecgen.library import Library, Syntax, Target
from ecgen.progress import StatusLine
from ecgen.spec.load import Spec
from ecgen_verify.prove.tools.builds import Compilers, loaded, require_function
from ecgen_verify.prove.tools.objects import LEVELS
from ecgen_verify.prove.tools.pool import Carried, in_order

if TYPE_CHECKING:
    from ecgen_verify.prove.tools.report import Proofs
    from ecgen_verify.prove.verdict import Row
    from ecgen_verify.prove.wiring.layers import Task


@click.command()
@click.argument("objects", nargs=-1, type=click.Path(path_type=Path))
@click.option("--curve", "curves", multiple=True, help="a bundled specification, by name or alias; may be repeated")
@click.option("--all", "everything", is_flag=True, help="all bundled specifications, as where none is named")
@click.option("--spec", "spec_file", type=click.Path(path_type=Path), help="a TOML file of your own")
@cli.emission_options
@cli.syntax_option
@cli.tuned_option
@click.option("--compiler", "compilers", metavar="NAME", multiple=True, help="only this one, as gcc-11; repeatable")
@click.option("--opt", "levels", type=click.Choice(["O1", "O2", "O3", "Os"]), multiple=True, help="only this level; repeatable  "
              "[default: O2, O3]")  # fmt: skip
@click.option("--function", help="the function of OBJECTS, or the only one to prove of a curve")
@click.option("--contract", help="what a function of OBJECTS promises, as 'z*2^256 = x*y mod p256'")
@click.option(
    "--record",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="write what is proved to DIR, for the manifests of later emissions (ecgen --proofs DIR)",
)
@click.option("--scheduler", metavar="ADDRESS", help="prove on the workers of a Dask cluster, as in tcp://host:8786, that have "
              "this prover and the same tools")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="print the verdicts as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but failures")
@click.option("-v", "--verbose", is_flag=True, help="print one line for every function, as it is done")
@click.pass_context
def prove(ctx: click.Context, objects: tuple[Path, ...], curves: tuple[str, ...], everything: bool, spec_file: Path | None,
          reduction: str | None, target: str, prefix: str | None, syntax: str, tuned: str | None,
          compilers: tuple[str, ...], levels: tuple[str, ...], function: str | None, contract: str | None,
          record: Path | None, scheduler: str | None, as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Prove functions for all inputs, on the assembled bytes.

    The functions emitted for the specifications named, or for all bundled curves and primes, as NASM and as compiled by gcc and
    clang at -O2 and -O3; of one ring or binary field, its arithmetic in C. Functions that the prover has no method for are named,
    and count neither as proved nor as failed. With OBJECTS (x86-64 ELF): one function against a contract. "could not decide" is
    no success: exit code 1 unless all are proved.
    """
    require_prover()
    alone = not objects and not everything and len(curves) < 2
    if alone and (structure := cli.choose_structure(curves[0] if curves else None, spec_file)) is not None:
        cli.refuse_options(ctx, structure, _of_structures().OPTIONS)
        _of_structures().prove_structure(cli.make_request(structure, target, prefix), function, record,
                                         user_file=spec_file is not None, as_json=as_json, quiet=quiet,
                                         verbose=verbose)  # fmt: skip
        return
    from ecgen_verify.prove.tools.report import Proofs, print_failures, print_row, print_rows, print_summary, row_as_json
    from ecgen_verify.report import console

    rows: list[Row] = []
    several: list[Proofs] = []
    if objects:
        if curves or everything or spec_file or record or scheduler or not function or not contract:
            raise UsageError("prove OBJECTS needs --function NAME and --contract TEXT, and no --curve, --all, --spec, --record "
                             "or --scheduler")  # fmt: skip
        rows += _foreign(objects, function, contract)
    else:
        if contract:
            raise UsageError("--contract belongs to OBJECTS; the contracts of a curve are those of its manifest")
        if record and function:
            raise UsageError("--record DIR is for all functions of a curve; leave --function out")
        if record and syntax != Syntax.NASM:
            raise UsageError("--record DIR is of NASM's files, whose functions have the same bytes; leave --syntax out")
        if record and (compilers or levels):
            raise UsageError("--record DIR is of the usual builds; leave --compiler and --opt out")
        specs = _specs(curves, everything, spec_file)
        if prefix and len(specs) > 1:
            raise UsageError(f"--prefix {prefix!r} is for one specification, not for {len(specs)}")
        if target == "c32":
            raise UsageError("--target c32: only 64-bit code is proved; choose c, nasm or all")
        asked = [(cli.make_library(spec, reduction, target, prefix, tuned=tuned, syntax=Syntax(syntax)),
                  cli.command_line(spec, spec_file is not None, reduction, target, prefix, tuned=tuned, syntax=Syntax(syntax)))
                 for spec in specs]  # fmt: skip
        builds = Compilers(compilers, tuple(f"-{level}" for level in levels) or LEVELS)
        started = time.monotonic()
        with StatusLine(silent=quiet or (verbose and not as_json)) as status:
            nth = count(1)
            tell = print_row if verbose and not as_json else lambda row: status.show(f"{next(nth)} done: {row.verdict.function}")
            for name, spec_rows in _emitted(asked, function, record, builds, scheduler, tell):
                several.append(Proofs(name, spec_rows, time.monotonic() - started))
                if len(specs) > 1 and not quiet:
                    status.clear()
                    click.echo(several[-1].line(), err=True)
                rows += spec_rows
    if not rows:
        raise UsageError(f"no function {function!r} with a contract that can be proved")
    covered = [row for row in rows if row.verdict.covered]
    if as_json:
        told = [row_as_json(row) for row in rows] if objects else [p.named(row) for p in several for row in p.rows]
        click.echo(json.dumps(told, indent=1))
    elif quiet:
        print_failures(covered, console(to_stderr=True))
    elif len(several) > 1:
        print_summary(several, console())
    else:
        print_rows(covered, console())
        print_uncovered(rows)
    refuse_open(covered, told_as_json=as_json)


def _of_structures() -> Any:
    """The command for rings and binary fields. It builds on this package, which is not to depend on it: what plugs in is known by
    its name alone."""
    return importlib.import_module("ecgen_verify.structure.prove.command")


def _specs(curves: Sequence[str], everything: bool, spec_file: Path | None) -> list[Spec]:
    """What is to be proved: all bundled specifications unless some are named. Raises UsageError."""
    if everything and (curves or spec_file):
        raise UsageError("--all stands for every bundled specification; leave --curve and --spec out")
    if spec_file is not None:
        return [cli.choose_spec(curves[0] if curves else None, spec_file)]
    specs = [load_bundled(name) for name in curves] if curves else bundled_specs()
    return list({spec.name: spec for spec in specs}.values())


def print_uncovered(rows: Sequence[Row]) -> None:
    """Names what nothing is said about in any build."""
    covered = {row.verdict.function for row in rows if row.verdict.covered}
    names = list(dict.fromkeys(row.verdict.function for row in rows if row.verdict.function not in covered))
    if names:
        click.echo(f"{len(names)} functions are not covered, so that nothing is proved of them: {', '.join(names)}")


def require_prover() -> None:
    """Raises ToolMissing when what the prover builds on is not installed."""
    for package, module in (("iced-x86", "iced_x86"), ("oxidd", "oxidd"), ("pyelftools", "elftools")):
        if importlib.util.find_spec(module) is None:
            raise ToolMissing(f"{package} is not installed; pip install '{DISTRIBUTION}[prove]'")


def refuse_open(rows: Sequence[Row], *, told_as_json: bool = False) -> None:
    """Raises CheckFailed unless all are proved."""
    open_rows = [row for row in rows if not row.verdict.proved]
    if open_rows:
        first = open_rows[0]
        error = CheckFailed(f"{len(open_rows)} of {len(rows)} functions are not proved; first {first.verdict.function} "
                          f"({first.build}): {first.verdict.status}: {first.verdict.reason}")  # fmt: skip
        error.told_as_json = told_as_json
        raise error


def _foreign(objects: tuple[Path, ...], function: str, contract: str) -> Iterator[Row]:
    from ecgen_verify.prove.prover import prove as prove_function
    from ecgen_verify.prove.tools.parsing import parse
    from ecgen_verify.prove.verdict import Row

    parsed, image = parse(contract, moduli()), loaded(objects)
    require_function(image, function)
    yield Row(objects[0].name, prove_function(image, function, parsed, asking=False))


def moduli() -> dict[str, int]:
    """The names that may stand after "mod": p256 for the prime of a bundled spec, p256_n for its group order."""
    known = {}
    for spec in bundled_specs():
        for name in (spec.name, *spec.aliases):
            known[name] = spec.prime
            if spec.curve is not None:
                known[f"{name}_n"] = spec.curve.order
    return known


def verdicts(source: Path, targets: Sequence[Target], out: Path, library: Library) -> Iterator[Row]:
    """What the prover says of an emitted folder's functions, on the 64-bit ones of the targets.

    `out`: where objects go; `library`: what the folder is to be made from. Raises CheckFailed when its manifest has other moduli.
    """
    from ecgen_verify.prove.wiring.layers import all_tasks

    for rows in in_order(methodcaller("rows"), all_tasks(source, targets, out, None, library), None):
        yield from rows


@dataclass(frozen=True)
class _Folder:
    """What is emitted for one specification, by what command, and where its objects go."""

    library: Library
    command: str
    source: Path
    out: Path

    def tasks(self, only: str | None, compilers: Compilers, *, alone: bool) -> list[Task]:
        """Emits it. `only`: the function that is asked for, of this specification `alone`."""
        from ecgen_verify.prove.wiring.layers import all_tasks

        self.out.mkdir(parents=True)
        write_folder(self.source, emit(self.library, self.command))
        name = _only(only, self, alone=alone)
        if only is not None and name is None:
            return []
        return all_tasks(self.source, self.library.targets, self.out, name, self.library, compilers)


def _emitted(asked: Sequence[tuple[Library, str]], only: str | None, record: Path | None, compilers: Compilers,
             scheduler: str | None, tell: Callable[[Row], None]) -> Iterator[tuple[str, list[Row]]]:  # fmt: skip
    """Each specification's name and its rows. The work on all of them is one, so that no processor waits for another at the end
    of a specification. `asked`: what is emitted, and by which command; `tell`: what is done with a row at once."""
    from ecgen_verify.prove.evidence.workers import prover_pool

    with tempfile.TemporaryDirectory(prefix="ecgen-prove-", ignore_cleanup_errors=True) as scratch, \
            prover_pool(scheduler, compilers, partial(click.echo, err=True)) as pool:  # fmt: skip
        folders = [_Folder(*what, Path(scratch, what[0].spec.name, "source"), Path(scratch, what[0].spec.name, "objects"))
                   for what in asked]  # fmt: skip
        tasks = ((number, task if pool is None else Carried.of(task)) for number, folder in enumerate(folders)
                 for task in folder.tasks(only, compilers, alone=len(folders) == 1))  # fmt: skip
        for number, group in groupby(in_order(_numbered, tasks, None, pool), key=itemgetter(0)):
            rows: list[Row] = []
            for _, task_rows, objects in group:
                for file, data in objects.items():
                    (folders[number].out / file).write_bytes(data)
                for row in task_rows:
                    rows.append(row)
                    tell(row)
            if record is not None:
                _record(record, folders[number], rows)
            yield folders[number].library.spec.name, rows


def _only(name: str | None, folder: _Folder, *, alone: bool) -> str | None:
    """The whole name of the function that is asked for; None where all are, and where one of several specifications lacks it.
    Raises UsageError where the only one does."""
    if name is None:
        return None
    prefix = folder.library.prefix
    told = json.loads((folder.source / "manifest.json").read_text(encoding="utf-8"))["functions"]
    public = [row["name"].removeprefix(f"{prefix}_") for row in told]
    # functions of the folder's own have no row in the manifest; some of them can be proved too
    sources = (path for path in sorted(folder.source.iterdir()) if path.suffix in (".h", ".c", ".asm", ".S"))
    texts = (path.read_text(encoding="utf-8") for path in sources)
    internal = {match[1] for text in texts for match in re.finditer(rf"\b{re.escape(prefix)}_(\w+)", text)}
    function = find_function(name, prefix, [*public, *internal])
    if function is None and alone:
        raise UsageError(no_such_function("--function", name, folder.library.spec.name, public))
    return None if function is None else f"{prefix}_{function}"


def _numbered(task: tuple[int, Task | Carried]) -> tuple[int, list[Row], dict[str, bytes]]:
    number, work = task
    return (number, *work.done()) if isinstance(work, Carried) else (number, work.rows(), {})


def _record(record: Path, folder: _Folder, rows: Sequence[Row]) -> None:
    from ecgen_verify.prove.evidence.record import make_record, write_record

    path = write_record(record, make_record(folder.library.spec, folder.source, folder.out, rows))
    click.echo(f"{path}: {sum(row.verdict.proved for row in rows)} proofs recorded", err=True)
