# SPDX-License-Identifier: MIT
"""`ecgen bench` of a structure: its functions against the peer of its kind."""

from __future__ import annotations

from pathlib import Path

import click

from ecgen.errors import UsageError
from ecgen.spec.binary import BinarySpec
from ecgen.spec.structure import Structure
from ecgen_bench.report.output import refuse_unwritable, write
from ecgen_bench.structures import mceliece
from ecgen_bench.structures.comparison import as_json as json_of
from ecgen_bench.structures.comparison import markdown, measured
from ecgen_bench.system.scratch import scratch_folder
from ecgen_bench.system.tools import find_compilers

#: (rounds, launches)
_FULL, _QUICK = (51, 5), (9, 1)


def bench_structure(spec: Structure, *, rounds: int | None, launches: int | None, quick: bool, out: Path | None, as_json: bool,
                    quiet: bool, verbose: bool) -> None:  # fmt: skip
    """Write the reports, and print one. Raises UsageError where a kind has no peer."""
    if not isinstance(spec, BinarySpec):
        raise UsageError(f"{spec.source}: is {spec.is_a}, for which there is no peer to measure")
    folder, base = out or Path(f"bench-{spec.name}"), _QUICK if quick else _FULL
    refuse_unwritable(folder)
    compiler = find_compilers()[0]
    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        code = mceliece.code_of(spec, compiler, "-O2" if quick else "-O3", scratch, progress)
        rows = measured(code, mceliece.CRATE.text, compiler, scratch, rounds=rounds or base[0], launches=launches or base[1],
                        progress=progress)  # fmt: skip
    name, peer = f"bench-{spec.name}", mceliece.CRATE.text
    table, document = markdown(spec.name, peer, rows, compiler), json_of(peer, rows, compiler)
    write(folder, {f"{name}.md": table, f"{name}.json": document})
    if as_json:
        click.echo(document, nl=False)
    elif not quiet:
        click.echo(table, nl=False)
        click.echo(f"{folder}: {name}.md, {name}.json", err=True)
