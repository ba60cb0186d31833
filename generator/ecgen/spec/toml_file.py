# SPDX-License-Identifier: MIT
"""TOML files that somebody else wrote: whatever is wrong with one ends in a SpecError of one line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ecgen.spec.errors import file_error, printable

_MAX_FILE = 1 << 16  # bytes


def read_bytes(path: Path, file: str) -> bytes:
    """What the file holds, or of a file that is too long as much as shows it. `file`: its name in messages. Raises SpecError."""
    try:
        with path.open("rb") as stream:
            return stream.read(_MAX_FILE + 1)
    except OSError as failure:
        raise file_error(file, f"cannot be read: {failure.strerror}") from None


def parse_toml(file: str, content: bytes) -> dict[str, Any]:
    """The document. Raises SpecError, which begins with `file`, when the content is no TOML or too long."""
    if len(content) > _MAX_FILE:
        raise file_error(file, f"is larger than {_MAX_FILE} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        raise file_error(file, f"is not UTF-8 text: byte {failure.start} is 0x{content[failure.start]:02x}") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as failure:
        end = f"(at line {text.rstrip().count(chr(10)) + 1}, the end of the document)"
        reason = str(failure).replace("(at end of document)", end)
    except ValueError:  # Python's own limit on decimal digits
        reason = "a number is too long"
    except RecursionError:
        reason = "nested too deeply"
    raise file_error(file, f"malformed TOML: {printable(reason)}")
