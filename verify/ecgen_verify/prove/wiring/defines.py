# SPDX-License-Identifier: MIT
"""The numbers that an emitted file defines."""

from __future__ import annotations

import re
from pathlib import Path


def defined_numbers(file: Path, prefix: str) -> dict[str, int]:
    """By the names of the macros without the prefix, which may have underscores itself."""
    defines = re.findall(rf"^#define {re.escape(prefix.upper())}_(\w+) (\d+)\b", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: int(number) for name, number in defines}
