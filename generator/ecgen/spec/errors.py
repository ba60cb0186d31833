# SPDX-License-Identifier: MIT
"""The one-line messages of the spec layer: `FILE: key 'field.prime' = VALUE: reason`."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from ecgen.errors import SpecError
from ecgen.messages import printable, shorten, shown

_COMPARED_LENGTH = 60  # of a misspelt name
_DECIMAL_BITS = 64  # wider integers are shown in hex: readable, and free of Python's limit on decimal digits


def spelled_integer(value: int) -> str:
    """Decimal, or hex for an integer of more than a word."""
    return hex(value) if value.bit_length() > _DECIMAL_BITS else str(value)


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return spelled_integer(value)
    if isinstance(value, str):
        return f'"{printable(value)}"'
    if isinstance(value, list):
        return f"[{', '.join(_spelled(element) for element in value)}]"
    if isinstance(value, dict):
        return "{table}"
    return str(value)


class KeyFault(Exception):
    """The value at `path` (keys, and indices into arrays) cannot stand, for `reason`; or it is missing."""

    def __init__(self, path: tuple[str | int, ...], reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def key_error(file: str, document: dict[str, Any], fault: KeyFault) -> SpecError:
    """The message for a fault in `document`, with the value as the file spells it."""
    value: Any = document
    for part in fault.path:
        if isinstance(value, dict) and part not in value:
            return file_error(file, f"key '{_dotted(fault.path)}' is missing: {fault.reason}")
        value = value[part]
    return file_error(file, f"key '{_dotted(fault.path)}' = {shorten(_spelled(value))}: {fault.reason}")


def _dotted(path: tuple[str | int, ...]) -> str:
    parts = (f"[{part}]" if isinstance(part, int) else f".{shorten(part)}" for part in path)
    return printable("".join(parts).lstrip("."))


def file_error(file: str, reason: str) -> SpecError:
    """The message for a file, with whatever is wrong in it."""
    return SpecError(f"{shown(file)}: {reason}")


def close_names(name: str, known: Iterable[str], count: int = 1) -> list[str]:
    """The known names that a misspelt one may have meant, best first; often none."""
    return difflib.get_close_matches(name[:_COMPARED_LENGTH], list(known), n=count, cutoff=0.6)


def nearest(name: str, known: Iterable[str]) -> str:
    """A phrase that leads from a misspelt name to what was meant: the closest known name, or else all of them."""
    choices = list(known)
    close = close_names(name, choices)
    return f"nearest: {close[0]}" if close else f"known: {', '.join(choices)}"
