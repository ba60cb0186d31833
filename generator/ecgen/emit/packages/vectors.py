# SPDX-License-Identifier: MIT
"""Project Wycheproof's vectors, a sample of them for each bundled curve that it has, for the tests of packages."""

from __future__ import annotations

from ecgen.bundled import BUNDLED, load_bundled
from ecgen.data import data_folder
from ecgen.library import Library

#: The operations that there are vectors of.
OPERATIONS = ("ecdh", "ecdsa", "x25519", "ed25519")


def sampled_vectors(library: Library) -> dict[str, str]:
    """Text by operation, as the files in templates/vectors have it; empty where there is none for the curve.

    A specification that only has the name of a bundled one is another curve.
    """
    spec = library.spec
    if library.field_only or not is_bundled(library):
        return {}
    paths = {operation: data_folder("templates") / "vectors" / f"{operation}_{spec.name}.vectors" for operation in OPERATIONS}
    return {operation: path.read_text(encoding="utf-8") for operation, path in paths.items() if path.is_file()}


def is_bundled(library: Library) -> bool:
    """Whether the specification is a bundled one: the same text, not the name alone."""
    spec = library.spec
    return spec.name in BUNDLED and load_bundled(spec.name).digest == spec.digest
