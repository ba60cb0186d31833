# SPDX-License-Identifier: MIT
"""`ecgen verify` of a structure: every compiler and level, with AVX2 and without, each function against its contract."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

from ecgen.cli import structure_command_line
from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import CheckFailed, ToolMissing
from ecgen.folder import write_folder
from ecgen.progress import StatusLine
from ecgen.spec.structure import Structure
from ecgen_verify.configurations import OPTIMISATIONS
from ecgen_verify.host import Host, find_host
from ecgen_verify.structure.compare import first_failure
from ecgen_verify.structure.library import Build, StructureLibrary, compiled

#: Calls of each function unless --examples says otherwise: one in Python takes up to a quarter of a second.
EXAMPLES = 40
#: Options that structures have, by the names of their parameters.
OPTIONS = frozenset({"curve", "spec_file", "target", "prefix", "examples", "compilers", "levels", "seed", "as_json", "quiet"})


def verify_structure(request: Request[Structure], examples: int, compilers: Sequence[str], levels: Sequence[str], seed: int, *,
                     user_file: bool, as_json: bool, quiet: bool) -> None:  # fmt: skip
    """Raises CheckFailed where a function differs from its contract, ToolMissing without a compiler."""
    host, kind, spec = find_host(), kind_of(request.spec), request.spec
    builds = _builds(host, compilers, levels, avx2=request.avx2)
    failures: dict[str, str] = {}
    contracts = kind.contracts(spec)
    with tempfile.TemporaryDirectory(prefix="ecgen-verify-", ignore_cleanup_errors=True) as scratch, \
            StatusLine(silent=quiet or as_json) as status:  # fmt: skip
        source, out = Path(scratch, "source"), Path(scratch, "build")
        out.mkdir()
        write_folder(source, emit_structure(request, structure_command_line(request, user_file)))
        libraries = {}
        for build in builds:
            status.show(build.name)
            path = compiled(build, host.compilers[build.compiler], source, request.prefix, out)
            libraries[build.name] = StructureLibrary(path, request.prefix, kind.setting(spec).constants)
        for contract in contracts:
            status.show(contract.name)
            failure = first_failure(kind, spec, contract, libraries, examples, seed)
            if failure is not None:
                failures[contract.name] = failure
    _tell([contract.name for contract in contracts], failures, [build.name for build in builds], examples, seed,
          as_json=as_json, quiet=quiet)  # fmt: skip
    if failures:
        name, first = next(iter(failures.items()))
        failed = CheckFailed(f"{request.prefix}: {len(failures)} of {len(contracts)} functions failed; first {name}: {first}")
        failed.told_as_json = as_json
        raise failed


def _builds(host: Host, compilers: Sequence[str], levels: Sequence[str], *, avx2: bool) -> list[Build]:
    for name in compilers:
        if name not in host.compilers:
            raise ToolMissing(f"{name} is not installed; Debian package {name}")
    chosen = compilers or sorted(host.compilers)
    if not chosen:
        raise ToolMissing("no C compiler is installed; Debian package gcc or clang")
    plain = (False, True) if avx2 else (False,)
    return [Build(compiler, level, only) for compiler in chosen for level in levels or OPTIMISATIONS for only in plain]


def _tell(functions: Sequence[str], failures: dict[str, str], builds: Sequence[str], examples: int, seed: int, *,
          as_json: bool, quiet: bool) -> None:  # fmt: skip
    if as_json:
        rows = [{"function": name, "failure": failures.get(name)} for name in functions]
        click.echo(json.dumps({"builds": [*builds], "examples": examples, "seed": seed, "functions": rows}, indent=1))
    elif not quiet:
        width = max(map(len, functions))
        for name in functions:
            click.echo(f"{name:{width}} {failures.get(name, 'agrees')}")
        click.echo(f"{examples} calls of each, --seed {seed}, in {', '.join(builds)}")
