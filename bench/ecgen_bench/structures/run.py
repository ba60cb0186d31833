# SPDX-License-Identifier: MIT
"""`ecgen bench` of a structure: its functions against the peer of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from ecgen.errors import UsageError
from ecgen.spec.binary import BinarySpec
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Structure
from ecgen_bench.report import present
from ecgen_bench.report.chart import picture
from ecgen_bench.report.output import refuse_unwritable, write
from ecgen_bench.sections.registry import ALL
from ecgen_bench.structures import mceliece, ntru, plans
from ecgen_bench.structures.comparison import as_json as json_of
from ecgen_bench.structures.comparison import markdown, measured
from ecgen_bench.structures.sections import SECTIONS, findings_of
from ecgen_bench.system.scratch import scratch_folder
from ecgen_bench.system.tools import find_compilers, require_matplotlib

#: (rounds, launches)
_FULL, _QUICK = (51, 5), (9, 1)


def bench_structure(spec: Structure, *, sections: Sequence[str] = (), alternatives: int, rounds: int | None,
                    launches: int | None, quick: bool, out: Path | None, as_json: bool, quiet: bool,
                    verbose: bool) -> None:  # fmt: skip
    """Write the reports, and print them. `sections`: these are measured instead; `alternatives`: so many other plans of a ring's
    product are compared instead, where it is not 0. Raises UsageError where a kind has no peer, no plans, or no such section."""
    folder, base = out or Path(f"bench-{spec.name}"), _QUICK if quick else _FULL
    refuse_unwritable(folder)
    if sections:
        _sections(spec, sections, folder, quick=quick, as_json=as_json, quiet=quiet, verbose=verbose)
        return
    compilers, level = find_compilers(), "-O2" if quick else "-O3"
    compiler = compilers[0]
    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        match spec:
            case RingSpec() if alternatives:
                peer, code = plans.IN_USE, plans.code_of(spec, compiler, level, scratch, alternatives, progress)
            case _ if alternatives:
                raise UsageError(f"--plans: is for rings of polynomials; {spec.source} is {spec.is_a}")
            case BinarySpec():
                peer, code = mceliece.CRATE.text, mceliece.code_of(spec, compiler, level, scratch, progress)
            case RingSpec():
                used = compilers[:1] if quick else compilers
                peer, code = ntru.CRATE.text, ntru.code_of(spec, used, level, scratch, progress)
            case _:
                raise UsageError(f"{spec.source}: is {spec.is_a}, for which there is no peer to measure")
        rows = measured(code, peer, compiler, scratch, rounds=rounds or base[0], launches=launches or base[1],
                        progress=progress)  # fmt: skip
    name = f"bench-{spec.name}{'-plans' if alternatives else ''}"
    table, document = markdown(spec.name, peer, rows, compiler), json_of(peer, rows, compiler)
    write(folder, {f"{name}.md": table, f"{name}.json": document})
    if as_json:
        click.echo(document, nl=False)
    elif not quiet:
        click.echo(table, nl=False)
        click.echo(f"{folder}: {name}.md, {name}.json", err=True)


def _sections(spec: Structure, names: Sequence[str], folder: Path, *, quick: bool, as_json: bool, quiet: bool,
              verbose: bool) -> None:  # fmt: skip
    """The files of a section are written as soon as it is done."""
    require_matplotlib()
    documents: dict[str, dict[str, object]] = {}
    for name in SECTIONS if ALL in names else dict.fromkeys(names):
        with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
            findings = findings_of(spec, name, "-O2", scratch, progress, quick=quick)
        documents[name] = present.document(findings) | {"section": name}
        stem = f"bench-{spec.name}-{name}"
        write(folder, {f"{stem}.md": present.markdown(findings), f"{stem}.json": present.as_json(documents[name]),
                       f"{stem}.svg": picture(findings.title, findings.chart)})  # fmt: skip
        if not as_json and not quiet:
            present.show(findings, Console())
            click.echo(f"{folder}: {stem}.md, {stem}.json, {stem}.svg", err=True)
    if as_json:
        click.echo(present.as_json({**documents}), nl=False)
