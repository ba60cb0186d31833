# SPDX-License-Identifier: MIT
"""The command line: `ecgen --curve p384` emits; subcommands check, list and explain; others plug in by entry points."""

from __future__ import annotations

import gc
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import click

from ecgen.emit import emit
from ecgen.errors import DISTRIBUTION, EcgenError, UsageError
from ecgen.field import REQUESTS
from ecgen.folder import check_folder, write_folder
from ecgen.library import BASE_TABLE, Library, Syntax, Target
from ecgen.messages import one_line, printable, shorten, shown
from ecgen.signals import ended_by_signals
from ecgen.spec.load import Spec, bundled_specs, load_bundled, load_file
from ecgen.spec.name import identifier_fault
from ecgen.streams import OutputFailed, ReaderLeft, guarded_streams
from ecgen.tuned import MICROARCHITECTURE, find_schedules

#: What each `--target` stands for.
TARGETS: dict[str, tuple[Target, ...]] = {
    "c": (Target.C64,),
    "c32": (Target.C32,),
    "nasm": (Target.ADX, Target.X64),
    "all": (Target.C64, Target.C32, Target.ADX, Target.X64),
    "ifma": (Target.C64, Target.C32, Target.ADX, Target.X64),  # and eight elements at once
}


class _Commands(click.Group):
    """A group whose further commands come from the entry-point group `ecgen.commands`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *(point.name for point in entry_points(group="ecgen.commands"))})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        own = super().get_command(ctx, cmd_name)
        if own is not None:
            return own
        for point in entry_points(group="ecgen.commands"):
            if point.name == cmd_name:
                command: click.Command = point.load()
                return command
        return None


def spec_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--curve, --spec: which specification a command works on."""
    command = click.option("--spec", "spec_file", type=click.Path(path_type=Path), help="a TOML file of your own")(
        command
    )
    return click.option("--curve", help="a bundled specification, by name or alias")(command)


def choose_spec(curve: str | None, spec_file: Path | None) -> Spec:
    """The specification asked for. Raises UsageError unless exactly one of the two is given."""
    if (curve is None) == (spec_file is None):
        raise UsageError("give one of --curve NAME and --spec FILE (ecgen list shows the names)")
    return load_bundled(curve) if curve is not None else load_file(spec_file)  # type: ignore[arg-type]


def emission_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that decide what is emitted, besides the specification."""
    for option in (
        click.option("--prefix", help="begins every symbol, type, macro and file name [the curve's name]"),
        click.option("--target", type=click.Choice([*TARGETS]), default="all", show_default=True),
        click.option("--reduction", type=click.Choice([request.value for request in REQUESTS]), default=None,
                     help="how products modulo p are reduced; solinas stands for any folding [the fastest as measured]"),
    ):  # fmt: skip
        command = option(command)
    return command


def tuned_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """--tuned: in which schedules of instructions assembly is printed, and how products are made where that was measured."""
    text = ("what code is tuned for: a bundled microarchitecture, or a folder by `ecgen tune`, as tuned/zen4 "
            f"[{MICROARCHITECTURE}]")  # fmt: skip
    return click.option("--tuned", metavar="NAME|DIR", help=text)(command)


def syntax_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """--syntax: how assembly is written."""
    return click.option("--syntax", type=click.Choice([syntax.value for syntax in Syntax]), default=Syntax.NASM.value,
                        show_default=True, help="of assembly: for NASM, or .S files for the C compiler")(command)  # fmt: skip


def make_library(spec: Spec, reduction: str | None, target: str, prefix: str | None, *, field_only: bool = False,
                 base_table: int = BASE_TABLE, tuned: str | None = None, syntax: Syntax = Syntax.NASM) -> Library:  # fmt: skip
    """Raises UsageError when the request cannot be met."""
    name = prefix if prefix is not None else spec.name
    fault = identifier_fault(name)
    if fault is not None:
        raise UsageError(f"--prefix {shorten(repr(name))}: {fault}")
    library = Library(spec, name, reduction or "auto", TARGETS[target], field_only, base_table, lanes=target == "ifma",
                      syntax=syntax)  # fmt: skip
    if tuned is not None:
        schedules, microarchitecture = find_schedules(tuned)
        library = replace(library, schedules=schedules, microarchitecture=microarchitecture)
    _ = library.field_reduction  # refuse what cannot be, before any work
    return library


def command_line(spec: Spec, user_file: bool, reduction: str | None, target: str, prefix: str | None, *,
                 field_only: bool = False, base_table: int = BASE_TABLE, tuned: str | None = None,
                 syntax: Syntax = Syntax.NASM) -> str:  # fmt: skip
    """The command that makes the same files again; the output folder does not matter and is left out."""
    words = ["ecgen", *(["--spec", spec.source] if user_file else ["--curve", spec.name])]
    if reduction is not None:
        words += ["--reduction", reduction]
    if target != "all":
        words += ["--target", target]
    if syntax is not Syntax.NASM:
        words += ["--syntax", syntax.value]
    if prefix is not None and prefix != spec.name:
        words += ["--prefix", prefix]
    if field_only:
        words += ["--only", "field"]
    if base_table != BASE_TABLE:
        words += ["--base-table", str(base_table)]
    if tuned is not None and tuned != MICROARCHITECTURE:
        words += ["--tuned", _for_a_banner(tuned)]
    return " ".join(words)


def _for_a_banner(path: str) -> str:
    """A path as it may stand in a comment of an emitted file."""
    return re.sub(r"[^A-Za-z0-9_./-]", "_", path)


def _folder(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """An empty name would read as the working folder; an unset variable in a script must not."""
    if value == "":
        raise UsageError("--out: the folder's name is empty; give '.' for the working folder")
    return Path(value) if value is not None else None


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Without the collector of cycles: it looks at all Programs again and again, a tenth of the time, and frees nothing."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@spec_options
@emission_options
@syntax_option
@click.option("--only", type=click.Choice(["field"]), help="leave points, key exchange and signatures out")
@click.option("--base-table", type=click.IntRange(0, 4096), default=BASE_TABLE, show_default=True, metavar="KB",
              help="what the table for multiples of the generator may take at most; 0 for none")
@tuned_option
@click.option("--proofs", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="DIR",
              help="the records that `ecgen prove --record DIR` wrote, for the manifest [those bundled]")
@click.option("--out", callback=_folder, metavar="DIR", help="the folder to write [./PREFIX]")
@click.option("--force", is_flag=True, help="overwrite files that ecgen did not write or that were edited")
@click.option("--json", "as_json", is_flag=True, help="print what was written as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
@click.option("-v", "--verbose", is_flag=True, help="name every file as it is made")
@click.version_option(package_name=DISTRIBUTION)
@click.pass_context
def cli(ctx: click.Context, curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None,
        syntax: str, only: str | None, base_table: int, tuned: str | None, proofs: Path | None, out: Path | None, force: bool,
        as_json: bool, quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Emit constant-time field and curve arithmetic, in C and assembly, for a curve or a prime."""
    if ctx.invoked_subcommand is not None:
        if curve is not None or spec_file is not None:
            raise UsageError(f"give --curve or --spec after '{ctx.invoked_subcommand}', not before it")
        return
    spec = choose_spec(curve, spec_file)
    field_only = only == "field"
    library = make_library(spec, reduction, target, prefix, field_only=field_only, base_table=base_table, tuned=tuned,
                           syntax=Syntax(syntax))  # fmt: skip
    if proofs is not None:
        library = replace(library, proofs=proofs)
    folder = out if out is not None else Path(library.prefix)
    progress = (lambda name: click.echo(f"  {name}", err=True)) if verbose else (lambda name: None)
    command = command_line(spec, spec_file is not None, reduction, target, prefix, field_only=field_only, base_table=base_table,
                           tuned=tuned, syntax=library.syntax)  # fmt: skip
    if proofs is not None:
        command += f" --proofs {_for_a_banner(str(proofs))}"
    with _nothing_collected():
        files = emit(library, command, progress)
    write_folder(folder, files, force=force)
    if as_json:
        click.echo(json.dumps({"folder": str(folder), "files": list(files)}))
    elif not quiet:
        lines = sum(text.count("\n") for text in files.values())
        click.echo(
            f"{shown(folder)}: {len(files)} files, {lines} lines; reduction modulo p: {library.field_reduction.value}",
            err=True,
        )


@cli.command("list")
@click.option("--json", "as_json", is_flag=True)
def list_command(as_json: bool) -> None:
    """Show the bundled specifications."""
    specs = bundled_specs()
    if as_json:
        click.echo(json.dumps([{"name": s.name, "aliases": s.aliases, "prime": s.prime_text, "curve": s.curve is not None}
                               for s in specs]))  # fmt: skip
        return
    for spec in specs:
        kind = spec.curve.form if spec.curve else spec.group.kind if spec.group else "prime field"
        click.echo(f"{spec.name:14} {kind:12} p = {shorten(spec.prime_text):48} {', '.join(spec.aliases)}".rstrip())


@cli.command()
@spec_options
@emission_options
@click.option("--json", "as_json", is_flag=True)
def explain(curve: str | None, spec_file: Path | None, reduction: str | None, target: str, prefix: str | None,
            as_json: bool) -> None:  # fmt: skip
    """Show how a curve's arithmetic is made: reductions, operation counts, chains."""
    library = make_library(choose_spec(curve, spec_file), reduction, target, prefix)
    from ecgen.explain.report import explain_library  # no other command needs tables

    explain_library(library, as_json=as_json)


@cli.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("-q", "--quiet", is_flag=True)
def check(folder: Path, as_json: bool, quiet: bool) -> None:
    """Check that an output FOLDER is as ecgen wrote it."""
    names = check_folder(folder)
    if as_json:
        click.echo(json.dumps({"folder": str(folder), "files": names, "intact": True}))
    elif not quiet:
        click.echo(f"{shown(folder)}: {len(names)} files as written", err=True)


def main() -> None:
    """Entry point: expected errors become one line and their exit code."""
    try:
        with guarded_streams(), ended_by_signals():
            code = _run()
    except ReaderLeft as error:
        code = error.exit_code
    except OutputFailed as error:
        with guarded_streams():
            code = _complain(str(error), error.exit_code, told_as_json=True)
    sys.exit(code)


def _run() -> int:
    """The command line's exit code; what went wrong is said. Raises OutputFailed."""
    try:
        result = cli.main(standalone_mode=False)
        return result if isinstance(result, int) else 0
    except OutputFailed:
        raise
    except EcgenError as error:
        return _complain(str(error), error.exit_code, told_as_json=error.told_as_json)
    except click.ClickException as error:
        return _complain(error.format_message(), 2)
    except click.exceptions.Abort:
        return 130
    except OSError as error:  # what nobody foresaw of files and folders that cannot be used
        where = f"{shown(error.filename)}: " if error.filename is not None else ""
        return _complain(f"{where}{error.strerror or error}", 2)


def _complain(message: str, code: int, *, told_as_json: bool = False) -> int:
    """Say what went wrong. What is wrong with a command or a specification is short; a counterexample is told whole. With --json
    standard output gets one object, too, unless it has the command's own document (`told_as_json`)."""
    text = one_line(message) if code == 2 else printable(message)
    if "--json" in sys.argv[1:] and not told_as_json:
        click.echo(json.dumps({"error": text, "exit_code": code}))
    click.echo(f"ecgen: error: {text}", err=True)
    return code
