# SPDX-License-Identifier: MIT
"""The prover's own code: which files a verdict can depend on, by where they stand, and how long they are."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecgen.prover_digest import NOT_TRUSTED

PROVER = Path(__file__).parent.parent
_EMPTY = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.ENCODING,
}


@dataclass(frozen=True)
class Source:
    """`part`: the package, "" for the core. `lines`: with code on them; no comments, docstrings, blank lines. `trusted`: a
    verdict can depend on it, as on all but `NOT_TRUSTED`, which are not in the digest of the prover either."""

    part: str
    name: str
    title: str
    lines: int
    trusted: bool


def sources(folder: Path = PROVER) -> list[Source]:
    """All files of the prover but those of the evidence."""
    files_read = []
    for path in sorted(folder.rglob("*.py")):
        part = path.parent.relative_to(folder).as_posix().replace(".", "")
        text = path.read_text(encoding="utf-8")
        if part == Path(__file__).parent.name or path.name == "__init__.py":
            continue
        title = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
        trusted = path.relative_to(folder).parts[0] not in NOT_TRUSTED
        files_read.append(Source(part, path.name, " ".join(title.split()), code_lines(text), trusted))
    return files_read


def code_lines(text: str) -> int:
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in _EMPTY:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - set(_documents(ast.parse(text))))


def _documents(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            yield from range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
