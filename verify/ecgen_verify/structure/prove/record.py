# SPDX-License-Identifier: MIT
"""What `ecgen prove --record` writes of a structure: as of a curve, with the digest of this prover."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ecgen.emit.kinds import kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import CheckFailed
from ecgen.proofs import Record, facts_digest, record_file, record_text, structure_proofs
from ecgen.spec.structure import Structure
from ecgen.structure_prover_digest import installed_structure_prover
from ecgen_verify.prove.evidence.record import recorded
from ecgen_verify.prove.verdict import Row


def structure_record(request: Request[Structure], source: Path, objects: Path, rows: Sequence[Row]) -> Record:
    """Of what was proved of the folder `source`, from these objects. Raises CheckFailed."""
    prover = installed_structure_prover()
    if prover is None:
        raise CheckFailed("the sources of the prover are not there, so that nothing can be recorded")
    spec = request.spec
    numbers = facts_digest(kind_of(spec).facts(spec))
    return recorded(spec.name, numbers, prover, source, objects, rows)


def write_record(folder: Path, record: Record) -> Path:
    """In the folder for structures of `folder`."""
    path = record_file(structure_proofs(folder), record.spec)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(record), encoding="utf-8")
    return path
