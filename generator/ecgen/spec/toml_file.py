# SPDX-License-Identifier: MIT
"""TOML files that somebody else wrote: whatever is wrong with one ends in a SpecError of one line."""

from __future__ import annotations

import errno
import re
import tomllib
from pathlib import Path
from typing import Any

from ecgen.messages import printable
from ecgen.regular_file import read_regular
from ecgen.spec.errors import file_error

_MAX_FILE = 1 << 16  # bytes
_MAX_PARTS = 8  # of a dotted key; no file of ours has tables within tables within tables

#: Strings, which may end in two quotation marks of their own, and comments: dots mean nothing there. Behind a quotation mark that
#: begins no string tomllib reads nothing any more.
_OPAQUE = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|"(?:[^"\\\n]|\\.)*"|' r"'''.*?'{3,5}|'[^'\n]*'|" r"\#[^\n]*|[\"'].*", re.DOTALL
)
_DEEP_KEY = re.compile(rf"(?<![\w\"-])(?:[\w\"-]++[ \t]*+\.[ \t]*+){{{_MAX_PARTS}}}")


def read_bytes(path: Path, file: str) -> bytes:
    """What the file holds. `file`: its name in messages. Raises SpecError, also when it is no regular file or too long."""
    try:
        return read_regular(path, _MAX_FILE)
    except OSError as failure:
        if failure.errno == errno.EFBIG:
            raise file_error(file, f"is larger than {_MAX_FILE} bytes") from None
        raise file_error(file, f"cannot be read: {failure.strerror}") from None


def parse_toml(file: str, content: bytes) -> dict[str, Any]:
    """The document. Raises SpecError, which begins with `file`, when the content is no TOML."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        raise file_error(file, f"is not UTF-8 text: byte {failure.start} is 0x{content[failure.start]:02x}") from None
    try:
        _refuse_deep_keys(text)
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as failure:
        end = f"(at line {text.rstrip().count(chr(10)) + 1}, the end of the document)"
        reason = str(failure).replace("(at end of document)", end)
    except ValueError:  # Python's own limit on decimal digits
        reason = "a number is too long"
    except RecursionError:
        reason = "nested too deeply"
    raise file_error(file, f"malformed TOML: {printable(reason)}")


def _refuse_deep_keys(text: str) -> None:
    """tomllib takes memory that grows with the square of a key's parts. Raises RecursionError, as it does for deep arrays."""
    if _DEEP_KEY.search(_OPAQUE.sub(lambda match: '"' if match[0][0] != "#" else "", text)):
        raise RecursionError
