# SPDX-License-Identifier: MIT
"""What a folder that was emitted with `--common` knows of the folder that it shares."""

from __future__ import annotations

from ecgen.banner import version
from ecgen.library import Library

#: Begins the names of its functions, types and macros.
COMMON_PREFIX = "ecgen"
#: Its library in C, and the files of which it is made.
COMMON_LIBRARY, COMMON_SOURCES = "ecgen_common", ("ecgen_common.c", "ecgen_sha2.c")


def common_name(*, size: bool) -> str:
    """Of what folders may share: SHA-2 unrolled or in loops, in the words of a version. It stands in the name of a symbol and in
    that of a macro, so that no other folder compiles or links with it."""
    major, minor = version().split(".")[:2]
    return f"{'loops' if size else 'unrolled'}_v{major}_{minor}"


def shared_name(library: Library) -> str:
    """`common_name` of what the library's folder shares; empty where it has its own."""
    return common_name(size=library.size) if library.common is not None else ""


def common_path(library: Library) -> str:
    """The shared folder, seen from the output folder; empty where there is none."""
    return f"../{library.common}" if library.common is not None else ""
