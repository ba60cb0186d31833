# SPDX-License-Identifier: MIT
"""Which names may begin every symbol and file name of the output."""

from __future__ import annotations

import re

from ecgen.spec.reserved import reservation

MAX_NAME = 32

_PATTERN = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)


def identifier_fault(name: str) -> str | None:
    """Why `name` cannot begin every symbol and file name of the output, or None when it can."""
    if not _PATTERN.fullmatch(name):
        return "must start with a lower-case letter and hold only a-z, 0-9 and _"
    if len(name) > MAX_NAME:
        return f"has {len(name)} characters, more than {MAX_NAME}"
    if "__" in name or name.endswith("_"):
        return "would make identifiers with a double underscore, which C++ reserves"
    return reservation(name)
