# SPDX-License-Identifier: MIT
"""The bundled records for texts that changed where the bytes did not; what did change is named, and is to be proved again.

    python -m ecgen_verify.prove.evidence.renewal
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import click

from ecgen.bundled import bundled_specs
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.proofs import Record, Unit, bundled_proofs, read_record, record_file
from ecgen.spec.load import Spec
from ecgen.tuned import MICROARCHITECTURE, bundled_microarchitectures
from ecgen_verify.prove.evidence.record import renewed, this_prover, write_record
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import COMPILERS, LEVELS, assembly_recipe


def main() -> None:
    """Raises CheckFailed where another prover made a record: its proofs are no longer proofs."""
    for spec in bundled_specs():
        default: tuple[Unit, ...] = ()  # comes first; what it says need not be said again
        for microarchitecture in sorted(bundled_microarchitectures(), key=_place):
            folder = _folder(microarchitecture)
            record = read_record(folder, spec.name)
            if record is None:
                continue
            if record.prover != this_prover():
                raise CheckFailed(f"{record_file(folder, spec.name)}: of another prover; prove again")
            fresh, others = _renewed(spec, microarchitecture, record)
            if microarchitecture == MICROARCHITECTURE:
                default = fresh.units
            else:
                fresh = replace(fresh, units=tuple(unit for unit in fresh.units if unit not in default))
            if fresh != record:
                write_record(folder, fresh)
            total = sum(len(unit.functions) for unit in fresh.units)
            click.echo(f"{spec.name} {microarchitecture}: {total} proofs hold"
                       + "".join(f"\n    to be proved again: {name}" for name in others))  # fmt: skip


def _place(microarchitecture: str) -> tuple[bool, str]:
    return microarchitecture != MICROARCHITECTURE, microarchitecture


def _folder(microarchitecture: str) -> Path:
    return bundled_proofs() if microarchitecture == MICROARCHITECTURE else bundled_proofs() / microarchitecture


def _renewed(spec: Spec, microarchitecture: str, record: Record) -> tuple[Record, list[str]]:
    with tempfile.TemporaryDirectory(prefix="ecgen-renewal-") as scratch:
        source, objects = Path(scratch, "source"), Path(scratch, "objects")
        objects.mkdir()
        write_folder(source, emit(make_library(spec, None, "all", None, tuned=microarchitecture), "renewal"))
        _make(source, objects, spec.name, {unit.build for unit in record.units})
        return renewed(record, source, objects)


def _make(source: Path, objects: Path, prefix: str, builds: set[str]) -> None:
    """All files, in the builds that proofs are of."""
    if builds & {"x64", "x64-adx"}:
        assembly_recipe("", sorted(path.name for path in source.glob("*.asm"))).make(source, objects)
    files = tuple(sorted(path.name for path in source.glob("*.c")))
    for compiler in COMPILERS:
        for level in LEVELS:
            build = Build(compiler, level)
            if build.name in builds:
                build.recipe(prefix, files).make(source, objects)


if __name__ == "__main__":
    main()
