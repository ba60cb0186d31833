# SPDX-License-Identifier: MIT
"""The command line: `ecgen --curve p384` emits; subcommands check, list and explain; others plug in by entry points."""

from __future__ import annotations

import gc
import json
import re
import sys
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from ecgen.banner import version
from ecgen.bundled import (
    STRUCTURES,
    bundled_name,
    bundled_specs,
    bundled_structures,
    load_bundled,
    load_bundled_structure,
)
from ecgen.common_folder import refuse_other_folder, seen_from_above
from ecgen.emit import emit
from ecgen.emit.common import common_files
from ecgen.emit.facts import has_hash
from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.lanes.powers import has_powers
from ecgen.emit.packages.package import Package, check_package, emit_package, needs_gnu
from ecgen.emit.shared import COMMON_PREFIX
from ecgen.emit.structure.context import Request
from ecgen.errors import EcgenError, UsageError
from ecgen.field import MOST_UNROLLED, REQUESTS
from ecgen.folder import check_folder, folder_written, write_folder
from ecgen.library import BASE_TABLES, Hash, Layout, Library, Syntax, Target
from ecgen.messages import one_line, printable, shorten, shown
from ecgen.progress import StatusLine
from ecgen.regenerate import compare_with_fresh
from ecgen.signals import ended_by_signals
from ecgen.spec.kinds import load_structure
from ecgen.spec.load import Spec, load_file
from ecgen.spec.name import identifier_fault
from ecgen.spec.structure import Structure
from ecgen.streams import OutputFailed, ReaderLeft, guarded_streams
from ecgen.tuned import FAT, MICROARCHITECTURE, chosen_at_start, find_schedules

#: What each `--target` stands for.
TARGETS: dict[str, tuple[Target, ...]] = {
    "c": (Target.C64,),
    "c32": (Target.C32,),
    "nasm": (Target.ADX, Target.X64),
    "all": (Target.C64, Target.C32, Target.ADX, Target.X64),
    "ifma": (Target.C64, Target.C32, Target.ADX, Target.X64),  # and eight elements at once
}

#: Those of a structure: whether there is code for AVX2 beside plain C.
_STRUCTURE_TARGETS = {"c": False, "all": True}

#: Options of an emission that structures have too, by the names of their parameters.
_OF_STRUCTURES = frozenset({"curve", "spec_file", "prefix", "target", "layout", "proofs", "out", "force", "as_json", "quiet",
                            "verbose"})  # fmt: skip

#: Options that say something of the folder of `--common`, by the names of their parameters.
_OF_COMMON = frozenset({"common", "size", "force", "as_json", "quiet", "verbose"})

#: Makes the files of a library by a command, and tells a callback the name of each.
_Writer = Callable[[Library, str, Callable[[str], None]], dict[str, str]]


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
    """The curve or prime asked for. Raises UsageError unless exactly one of the two is given, SpecError for structures, too."""
    if (curve is None) == (spec_file is None):
        raise UsageError("give one of --curve NAME and --spec FILE (ecgen list shows the names)")
    return load_bundled(curve) if curve is not None else load_file(spec_file)  # type: ignore[arg-type]


def choose_structure(curve: str | None, spec_file: Path | None) -> Structure | None:
    """The structure asked for; None where it is a curve or a prime, or where not exactly one is named: see `choose_spec`."""
    if (curve is None) == (spec_file is None):
        return None
    if spec_file is not None:
        return load_structure(spec_file)
    name = bundled_name(curve or "")
    return load_bundled_structure(name) if name in STRUCTURES else None


def refuse_options(ctx: click.Context, spec: Structure, known: Container[str]) -> None:
    """Raises UsageError where an option was given that structures do not have. `known`: those that they have."""
    for param in ctx.command.params:
        name = param.name or ""
        if name not in known and ctx.get_parameter_source(name) not in (ParameterSource.DEFAULT, None):
            raise UsageError(f"{param.opts[0]}: is for curves and primes; {spec.source} is {spec.is_a}")


def make_request(spec: Structure, target: str, prefix: str | None, layout: Layout = Layout.SEVERAL) -> Request[Structure]:
    """Raises UsageError when the request cannot be met."""
    if target not in _STRUCTURE_TARGETS:
        raise UsageError(f"--target {target}: {spec.source} is {spec.is_a}, of which there is C (c), and AVX2 too (all)")
    return Request(spec, checked_prefix(prefix, spec.name), _STRUCTURE_TARGETS[target], layout)


def structure_command_line(request: Request[Structure], user_file: bool) -> str:
    """As `command_line`."""
    spec = request.spec
    words = ["ecgen", *(["--spec", spec.source] if user_file else ["--curve", spec.name])]
    words += [] if request.avx2 else ["--target", "c"]
    words += [] if request.layout is Layout.SEVERAL else ["--layout", request.layout.value]
    words += [] if request.prefix == spec.name else ["--prefix", request.prefix]
    return " ".join(words)


def checked_prefix(prefix: str | None, name: str) -> str:
    """`name` where no prefix is given. Raises UsageError for one that cannot begin names."""
    chosen = prefix if prefix is not None else name
    fault = identifier_fault(chosen)
    if fault is not None:
        raise UsageError(f"--prefix {shorten(repr(chosen))}: {fault}")
    return chosen


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
    text = (f"what code is tuned for: a bundled microarchitecture; {FAT}: all of these, the processor chooses; or a folder by "
            f"`ecgen tune`, as tuned/zen4 [{MICROARCHITECTURE}]")  # fmt: skip
    return click.option("--tuned", metavar="NAME|DIR", help=text)(command)


def size_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """--size: little code."""
    return click.option("--size", is_flag=True,
                        help="little code for small targets: C in loops, no tables, Montgomery's reduction")(command)  # fmt: skip


def syntax_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """--syntax: how assembly is written."""
    return click.option("--syntax", type=click.Choice([syntax.value for syntax in Syntax]), default=Syntax.NASM.value,
                        show_default=True, help="of assembly: for NASM, or .S files for the C compiler")(command)  # fmt: skip


def make_library(spec: Spec, reduction: str | None, target: str, prefix: str | None, *, field_only: bool = False,
                 base_table: int | None = None, tuned: str | None = None, syntax: Syntax = Syntax.NASM,
                 size: bool = False, layout: Layout = Layout.SEVERAL, hash_: Hash = Hash.OWN,
                 common: str | None = None) -> Library:  # fmt: skip
    """Raises UsageError when the request cannot be met."""
    name = checked_prefix(prefix, spec.name)
    targets = targets_for_size(target, base_table, tuned) if size else TARGETS[target]
    library = Library(spec, name, reduction or "auto", targets, field_only, base_table, lanes=target == "ifma",
                      syntax=syntax, size=size, layout=layout, hash=hash_, common=common)  # fmt: skip
    if common is not None and f"{name}_".startswith(f"{COMMON_PREFIX}_"):
        raise UsageError(f"--prefix {shorten(repr(name))}: begins the names in the folder of --common, too; choose another one")
    if hash_ is Hash.EXTERN and not has_hash(library):
        raise UsageError(f"{spec.source}: --hash {hash_.value}: nothing that would be emitted hashes")
    if library.lanes and not library.eight_at_once and not has_powers(library):
        raise UsageError(f"{spec.source}: --target {target}: nothing is made for AVX-512 IFMA modulo primes of more than "
                         f"{MOST_UNROLLED} bits but powers, which only groups have")  # fmt: skip
    if tuned is not None:
        library = _tuned(library, tuned)
    _ = library.field_reduction  # refuse what cannot be, before any work
    return library


def _tuned(library: Library, tuned: str) -> Library:
    """The library as --tuned asks for it. Raises UsageError when that says nothing."""
    if tuned != FAT:
        schedules, microarchitecture = find_schedules(tuned)
        return replace(library, schedules=schedules, microarchitecture=microarchitecture, is_named=True)
    if not {Target.ADX, Target.X64} <= set(library.targets):
        raise UsageError(f"--tuned {FAT}: orders are chosen among assembly for processors with BMI2 and ADX and for all; "
                         "leave --target out, or give nasm or ifma")  # fmt: skip
    others = chosen_at_start(library.spec.name)
    if not others:
        raise UsageError(f"--tuned {FAT}: {library.spec.source}: no order of instructions is bundled for it")
    return replace(library, others=others)


def targets_for_size(target: str, base_table: int | None = None, tuned: str | None = None) -> tuple[Target, ...]:
    """What --size emits: C alone. Raises UsageError for options that ask for more code, or for what only unrolled code has."""
    if target not in ("all", "c", "c32"):
        raise UsageError(f"--target {target}: with --size there is C alone (c, c32, or both when --target is left out)")
    if base_table is not None:
        raise UsageError(f"--base-table {base_table}: with --size there are no tables")
    if tuned is not None:
        raise UsageError(f"--tuned {shorten(tuned)}: with --size there is nothing to tune")
    return (Target.C64, Target.C32) if target == "all" else TARGETS[target]


def command_line(spec: Spec, user_file: bool, reduction: str | None, target: str, prefix: str | None, *,
                 field_only: bool = False, base_table: int | None = None, tuned: str | None = None,
                 syntax: Syntax = Syntax.NASM, size: bool = False, layout: Layout = Layout.SEVERAL,
                 hash_: Hash = Hash.OWN, common: str | None = None) -> str:  # fmt: skip
    """The command that makes the same files again, in the folder above the output folder; what that is called does not matter and
    is left out."""
    words = ["ecgen", *(["--spec", spec.source] if user_file else ["--curve", spec.name])]
    if reduction is not None:
        words += ["--reduction", reduction]
    if target != "all":
        words += ["--target", target]
    if size:
        words += ["--size"]
    if syntax is not Syntax.NASM:
        words += ["--syntax", syntax.value]
    if layout is not Layout.SEVERAL:
        words += ["--layout", layout.value]
    if hash_ is not Hash.OWN:
        words += ["--hash", hash_.value]
    if common is not None:
        words += ["--common", common]
    if prefix is not None and prefix != spec.name:
        words += ["--prefix", prefix]
    if field_only:
        words += ["--only", "field"]
    if base_table is not None:
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
        raise UsageError(f"--{param.name}: the folder's name is empty; give '.' for the working folder")
    return Path(value) if value is not None else None


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """What banners say too: click's own option knows installed distributions alone, not a checkout on PYTHONPATH."""
    if value:
        click.echo(f"ecgen, version {version()}")
        ctx.exit()


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


def _emission(ctx: click.Context, seen: Callable[[Path, Path], str]) -> tuple[Library, str, _Writer]:
    """What the options of an emission ask for: the library, the command that makes it again, and who writes it. `seen`: of the
    common folder and the output folder, the former as a path from the folder above the latter.

    Raises UsageError.
    """
    given: dict[str, Any] = ctx.params
    spec, package, syntax = choose_spec(given["curve"], given["spec_file"]), given["package"], given["syntax"]
    if package is not None and needs_gnu(Package(package)) and ctx.get_parameter_source("syntax") is ParameterSource.DEFAULT:
        syntax = Syntax.GNU.value
    reduction, target, prefix, field_only = given["reduction"], given["target"], given["prefix"], given["only"] == "field"
    base_table, tuned, size, proofs = given["base_table"], given["tuned"], given["size"], given["proofs"]
    layout, hash_ = Layout(given["layout"]), Hash(given["hash_"])
    common = None if given["common"] is None else seen(given["common"], _output_folder(given["out"], prefix or spec.name))
    library = make_library(spec, reduction, target, prefix, field_only=field_only, base_table=base_table, tuned=tuned,
                           syntax=Syntax(syntax), size=size, layout=layout, hash_=hash_, common=common)  # fmt: skip
    if package is not None:
        check_package(Package(package), library)
    command = command_line(spec, given["spec_file"] is not None, reduction, target, prefix, field_only=field_only,
                           base_table=base_table, tuned=tuned, syntax=library.syntax, size=size, layout=layout,
                           hash_=hash_, common=common)  # fmt: skip
    if proofs is not None:
        library = replace(library, proofs=proofs)
        command += f" --proofs {_for_a_banner(str(proofs))}"
    return library, command, emit if package is None else partial(emit_package, Package(package))


def _structure_emission(ctx: click.Context, spec: Structure) -> tuple[Request[Structure], str]:
    """What is asked for of a structure, and the command that makes it again. Raises UsageError."""
    given: dict[str, Any] = ctx.params
    refuse_options(ctx, spec, _OF_STRUCTURES)
    request = make_request(spec, given["target"], given["prefix"], Layout(given["layout"]))
    command = structure_command_line(request, given["spec_file"] is not None)
    if (proofs := given["proofs"]) is not None:
        return replace(request, proofs=proofs), f"{command} --proofs {_for_a_banner(str(proofs))}"
    return request, command


@dataclass(frozen=True)
class _Written:
    """A folder and its files. `remark`: what there is to say of them beside their number."""

    folder: Path
    files: Mapping[str, str]
    remark: str = ""


def _output_folder(out: Path | None, prefix: str) -> Path:
    return out if out is not None else Path(prefix)


def _is_common_alone(ctx: click.Context) -> bool:
    """Whether the common folder alone is asked for. Raises UsageError when more is said than that has."""
    given: dict[str, Any] = ctx.params
    if given["common"] is None or given["curve"] is not None or given["spec_file"] is not None:
        return False
    for param in ctx.command.params:
        name = param.name or ""
        if name not in _OF_COMMON and ctx.get_parameter_source(name) not in (ParameterSource.DEFAULT, None):
            raise UsageError(f"{param.opts[0]}: is for a curve, and neither --curve nor --spec names one; leave it out")
    return True


@contextmanager
def _common_folder(ctx: click.Context) -> Iterator[_Written]:
    """The folder of `--common`, written unless the body raises an exception. Raises UsageError where it may not be written."""
    folder = Path(ctx.params["common"])
    files = common_files(size=ctx.params["size"], progress=_progress(ctx))
    with folder_written(folder, files, force=ctx.params["force"], option="--common"):
        yield _Written(folder, files)


def _progress(ctx: click.Context) -> Callable[[str], None]:
    """Names each file where that is asked for."""
    return (lambda name: click.echo(f"  {name}", err=True)) if ctx.params["verbose"] else lambda name: None


def _tell(ctx: click.Context, written: _Written, common: _Written | None = None) -> None:
    """What was written, `common` in addition."""
    if ctx.params["as_json"]:
        rows = [{"folder": str(w.folder), "files": list(w.files)} for w in (written, common) if w is not None]
        click.echo(json.dumps({**rows[0], **({"common": rows[1]} if rows[1:] else {})}))
    elif not ctx.params["quiet"]:
        for w in (common, written):
            if w is not None:
                lines = sum(text.count("\n") for text in w.files.values())
                click.echo(f"{shown(w.folder)}: {len(w.files)} files, {lines} lines{w.remark}", err=True)


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@spec_options
@emission_options
@syntax_option
@click.option("--layout", type=click.Choice([layout.value for layout in Layout]), default=Layout.SEVERAL.value, show_default=True,
              help="files of the code, cut by meaning; or one header, one C file and one of assembly")
@click.option("--hash", "hash_", type=click.Choice([hash_.value for hash_ in Hash]), default=Hash.OWN.value, show_default=True,
              help="SHA-2 for keys and signatures: the folder's, or one that the program defines, as the header says")
@click.option("--common", callback=_folder, metavar="DIR",
              help="a second folder, which folders of several curves share: SHA-2, wiping, what the processor can do; "
              "without a curve, that alone")
@click.option("--package", type=click.Choice([package.value for package in Package]),
              help="rust: a crate around the folder; go: the folder as a package for cgo; cpp: a header with operators; "
              "python: what makes a wheel")
@click.option("--only", type=click.Choice(["field"]), help="leave points, key exchange and signatures out")
@click.option("--base-table", type=click.IntRange(0, 4096), default=None, show_default=BASE_TABLES, metavar="KB",
              help="what the table for multiples of the generator may take at most; 0 for none")
@size_option
@tuned_option
@click.option("--proofs", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="DIR",
              help="the records that `ecgen prove --record DIR` wrote, for the manifest [those bundled]")
@click.option("--out", callback=_folder, metavar="DIR", help="the folder to write [./PREFIX]")
@click.option("--force", is_flag=True, help="overwrite files that ecgen did not write or that were edited")
@click.option("--json", "as_json", is_flag=True, help="print what was written as JSON")
@click.option("-q", "--quiet", is_flag=True, help="print nothing but errors")
@click.option("-v", "--verbose", is_flag=True, help="name every file as it is made")
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="print the version")
@click.pass_context
def cli(ctx: click.Context, /, out: Path | None, common: Path | None, force: bool, as_json: bool, quiet: bool, verbose: bool,
        **request: object) -> None:  # fmt: skip
    """Emit constant-time field and curve arithmetic, in C and assembly, for a curve or a prime."""
    if ctx.invoked_subcommand is not None:
        if request["curve"] is not None or request["spec_file"] is not None:
            raise UsageError(f"give --curve or --spec after '{ctx.invoked_subcommand}', not before it")
        return
    if common is not None and not force:
        refuse_other_folder(common, size=bool(request["size"]))
    if _is_common_alone(ctx):
        with _common_folder(ctx) as written:
            _tell(ctx, written)
        return
    if (structure := choose_structure(request["curve"], request["spec_file"])) is not None:  # type: ignore[arg-type]
        asked, command = _structure_emission(ctx, structure)
        folder = _output_folder(out, asked.prefix)
        with _nothing_collected(), StatusLine(silent=quiet or verbose) as status:
            files = emit_structure(asked, command, _progress(ctx) if verbose else status.show)
        write_folder(folder, files, force=force)
        _tell(ctx, _Written(folder, files))
        return
    library, command, writer = _emission(ctx, seen_from_above)
    folder = _output_folder(out, library.prefix)
    with _nothing_collected(), StatusLine(silent=quiet or verbose) as status:
        files = writer(library, command, _progress(ctx) if verbose else status.show)
    with _common_folder(ctx) if common is not None else nullcontext() as shared:
        write_folder(folder, files, force=force)
    _tell(ctx, _Written(folder, files, f"; reduction modulo p: {library.field_reduction.value}"), shared)


@cli.command("list")
@click.option("--json", "as_json", is_flag=True)
def list_command(as_json: bool) -> None:
    """Show the bundled specifications."""
    specs, structures = bundled_specs(), bundled_structures()
    if as_json:
        rows = [{"name": s.name, "aliases": s.aliases, "prime": s.prime_text, "curve": s.curve is not None} for s in specs]
        further = [{"name": s.name, "aliases": s.aliases, "kind": s.kind, **kind_of(s).facts(s)} for s in structures]
        click.echo(json.dumps([*rows, *further]))
        return
    for spec in specs:
        kind = spec.curve.form if spec.curve else spec.group.kind if spec.group else "prime field"
        click.echo(f"{spec.name:16} {kind:12} p = {shorten(spec.prime_text):48} {', '.join(spec.aliases)}".rstrip())
    for structure in structures:
        summary = kind_of(structure).summary(structure)
        click.echo(f"{structure.name:16} {structure.kind:12} {summary:52} {', '.join(structure.aliases)}".rstrip())


@cli.command()
@spec_options
@emission_options
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def explain(ctx: click.Context, curve: str | None, spec_file: Path | None, reduction: str | None, target: str,
            prefix: str | None, as_json: bool) -> None:  # fmt: skip
    """Show how a curve's arithmetic is made: reductions, operation counts, chains."""
    if (structure := choose_structure(curve, spec_file)) is not None:
        refuse_options(ctx, structure, _OF_STRUCTURES)
        make_request(structure, target, prefix)
        _explain_structure(structure, as_json=as_json)
        return
    library = make_library(choose_spec(curve, spec_file), reduction, target, prefix)
    from ecgen.explain.report import explain_library  # no other command needs tables

    explain_library(library, as_json=as_json)


def _explain_structure(spec: Structure, *, as_json: bool) -> None:
    kind = kind_of(spec)
    rows = kind.explained(spec)
    if as_json:
        click.echo(json.dumps({"name": spec.name, "kind": spec.kind, **kind.facts(spec), "explained": dict(rows)}))
        return
    click.echo(f"{spec.name}: {spec.is_a}, {kind.summary(spec)}")
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        click.echo(f"  {name:{width}}  {text}")


@cli.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--regenerate", is_flag=True, help="compare with what the command in the manifest makes now")
@click.option("--spec", "spec_file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE",
              help="with --regenerate: the specification of a folder that was made with --spec")
@click.option("--json", "as_json", is_flag=True)
@click.option("-q", "--quiet", is_flag=True)
def check(folder: Path, regenerate: bool, spec_file: Path | None, as_json: bool, quiet: bool) -> None:
    """Check that an output FOLDER is as ecgen wrote it."""
    if spec_file is not None and not regenerate:
        raise UsageError("--spec: only --regenerate reads a specification")
    names = check_folder(folder)
    if regenerate:
        names = compare_with_fresh(folder, spec_file, _emitted_again)
    if as_json:
        click.echo(json.dumps({"folder": str(folder), "files": names, "intact": True, "regenerated": regenerate}))
    elif not quiet:
        click.echo(f"{shown(folder)}: {len(names)} files as {'a fresh emission has them' if regenerate else 'written'}", err=True)


def _emitted_again(words: list[str]) -> dict[str, str]:
    """The files that a command line of an emission makes. Raises UsageError."""
    try:
        ctx = cli.make_context("ecgen", words)
    except click.ClickException as error:
        raise UsageError(f"made_by: {one_line(error.format_message())}") from None
    if _is_common_alone(ctx):
        return common_files(size=ctx.params["size"])
    if (structure := choose_structure(ctx.params["curve"], ctx.params["spec_file"])) is not None:
        asked, again = _structure_emission(ctx, structure)
        return emit_structure(asked, again)
    library, command, writer = _emission(ctx, lambda common, _: str(common))
    with _nothing_collected():
        return writer(library, command, lambda _: None)


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
