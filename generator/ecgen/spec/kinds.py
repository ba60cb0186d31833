# SPDX-License-Identifier: MIT
"""The kinds of specifications that say `kind`: one line for each. Curves and primes say none, see `ecgen.spec.load`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ecgen.spec.binary import BinarySpec, binary_spec
from ecgen.spec.errors import KeyFault, key_error, nearest
from ecgen.spec.ring import RingSpec, ring_spec
from ecgen.spec.structure import Origin, Structure
from ecgen.spec.toml_file import parse_toml, read_bytes

#: What the key `kind` may say -> what makes a checked specification of the document. It raises KeyFault.
KINDS: Mapping[str, Callable[[Origin, dict[str, Any]], Structure]] = {
    RingSpec.kind: ring_spec,
    BinarySpec.kind: binary_spec,
}


def load_structure(path: Path) -> Structure | None:
    """The specification in a file that says its kind; None where it says none and so is of a curve or a prime. Raises SpecError;
    its message spells the path as given."""
    file, content = str(path), read_bytes(path, str(path))
    document = parse_toml(file, content)
    if "kind" not in document:
        return None
    try:
        kind = document["kind"]
        if not isinstance(kind, str):
            raise KeyFault(("kind",), "must be a string")
        if kind not in KINDS:
            raise KeyFault(("kind",), f"unknown kind; {nearest(kind, KINDS)}; curves and primes have no such key")
        return KINDS[kind](Origin.of(path.name, content), document)
    except KeyFault as fault:
        raise key_error(file, document, fault) from None
