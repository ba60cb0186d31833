# SPDX-License-Identifier: MIT
"""The numbers that an emitted file defines."""

from __future__ import annotations

import re
from pathlib import Path

from ecgen.errors import UsageError


def defined_numbers(file: Path, prefix: str) -> dict[str, int]:
    """By the names of the macros without the prefix, which may have underscores itself. Raises UsageError where the file cannot
    be read."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None
    defines = re.findall(rf"^#define {re.escape(prefix.upper())}_(\w+) (\d+)\b", text, re.MULTILINE)
    return {name: int(number) for name, number in defines}
