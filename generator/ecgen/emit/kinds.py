# SPDX-License-Identifier: MIT
"""The kinds of structures that are emitted: one line for each. `ecgen.spec.kinds` has those that are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecgen.emit.binary.kind import BINARY
from ecgen.emit.ring.kind import RING
from ecgen.emit.structure.context import Request
from ecgen.emit.structure.kind import Kind
from ecgen.emit.structure.whole import structure_files
from ecgen.spec.binary import BinarySpec
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Structure

_KINDS: Mapping[str, Kind] = {
    RingSpec.kind: RING,
    BinarySpec.kind: BINARY,
}


def kind_of(spec: Structure) -> Kind:
    return _KINDS[spec.kind]


def emit_structure(request: Request[Structure], command: str,
                   progress: Callable[[str], None] = lambda name: None) -> dict[str, str]:  # fmt: skip
    """All files of the output folder, the manifest among them, by relative path: as `structure_files`."""
    return structure_files(kind_of(request.spec), request, command, progress)
