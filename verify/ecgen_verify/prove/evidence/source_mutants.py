# SPDX-License-Identifier: MIT
"""Mutants of emitted C: an operator, a number, two arguments or a statement of one function changed, or a number of one table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

_SWAPS = {" + ": " - ", " - ": " + ", " & ": " | ", " | ": " & ", " ^ ": " | ", "<<": ">>", ">>": "<<", " < ": " <= ",
          " <= ": " < ", " > ": " >= ", " >= ": " > ", " == ": " != ", " != ": " == ", " += ": " -= ", " -= ": " += ",
          " |= ": " &= ", " &= ": " |= ", " && ": " || ", " || ": " && ", "++": "--"}  # fmt: skip
_OPERATOR = re.compile("|".join(map(re.escape, sorted(_SWAPS, key=len, reverse=True))))
_NUMBER = re.compile(r"(?<![\w.])(0x[0-9a-f]+|[0-9]+)(?=\W)")
_CALL = re.compile(r"\b\w+\(([^()]*,[^()]*)\)")
#: Of a declaration the compiler misses the name, as a rule.
_STATEMENT = re.compile(r"^[ ]+(?! |for\b|return\b)[^\n{};]*;\n", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


@dataclass(frozen=True)
class SourceMutant:
    """`place`: what became what, and where; `new`: what stands from `start` to `end` of the file."""

    place: str
    start: int
    end: int
    new: str

    def applied(self, text: str) -> str:
        """To the text of the file."""
        return text[: self.start] + self.new + text[self.end :]


def source_mutants(text: str, name: str, rng: random.Random) -> Iterator[SourceMutant]:
    """Every mutant of a definition in a file once, in random order; of a number one bit, which is drawn.

    `name`: of the function or table, with prefix."""
    changes = [change for start, end in _definitions(text, name) for change in _changes(text, start, end, rng)]
    rng.shuffle(changes)
    for start, end, new in changes:
        row, old = text.count("\n", 0, start) + 1, text[start:end]
        yield SourceMutant(f"{name}, row {row}: {_shown(old)} -> {_shown(new)}", start, end, new)


def _shown(text: str) -> str:
    return f"`{' '.join(text.split())}`" if text.strip() else "nothing"


def _definitions(text: str, name: str) -> Iterator[tuple[int, int]]:
    """Where bodies and contents of this name begin and end: one for each word size, maybe."""
    function = rf"^(?!#)[^\n;*/]*\b{name}\([^;{{}}]*\)\n(?P<body>\{{\n.*?^\}})"
    table = rf"^(?!#)[^\n;*/]*\b{name}(?:\[\w*\])+ = (?P<content>\{{.*?\}};)$"
    for match in re.finditer(f"{function}|{table}", text, re.MULTILINE | re.DOTALL):
        yield match.span("body" if match["body"] else "content")


def _changes(text: str, start: int, end: int, rng: random.Random) -> Iterator[tuple[int, int, str]]:
    comments = [match.span() for match in _COMMENT.finditer(text, start, end)]

    def matches(pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
        return (m for m in pattern.finditer(text, start, end) if not any(a < m.end() and m.start() < b for a, b in comments))

    for match in matches(_OPERATOR):
        yield *match.span(), _SWAPS[match[0]]
    for match in matches(_NUMBER):
        number = int(match[0], 0) ^ 1 << rng.randrange(max(2, int(match[0], 0).bit_length()))
        yield *match.span(), hex(number) if match[0].startswith("0x") else str(number)
    for match in matches(_CALL):
        arguments = match[1].split(", ")
        for i, (one, other) in enumerate(pairwise(arguments)):
            if one != other:
                yield *match.span(1), ", ".join([*arguments[:i], other, one, *arguments[i + 2 :]])
    for match in matches(_STATEMENT):
        yield *match.span(), ""
