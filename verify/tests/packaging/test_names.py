# SPDX-License-Identifier: MIT
"""Names say what values are, in the field's terms: identifiers that readers had to guess at do not come back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[3]
#: Identifiers that say nothing of what they are.
_EMPTY = {"made", "found", "wanted", "each"}
#: Folder -> identifiers that none of its files may bind or look up.
_REFUSED = {
    "generator/ecgen": {*_EMPTY, "unreduced", "loose", "contestant", "twin", "turn", "turns"},
    "bench/ecgen_bench": {*_EMPTY, "unreduced", "loose", "contestant", "twin", "turn", "turns"},
    "verify/ecgen_verify": {*_EMPTY, "unreduced", "loose", "contestant", "twin", "turn", "turns", "head", "heads"},
    "verify/tests": {*_EMPTY, "unreduced", "loose", "contestant", "twin", "turn", "turns"},
}


def identifiers(tree: ast.AST) -> Iterator[str]:
    """All names, attributes, parameters, keywords of calls, functions and classes of a file."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name


def refused(source: str, names: set[str]) -> list[str]:
    return sorted(names.intersection(identifiers(ast.parse(source))))


@pytest.mark.quick("bench/ecgen_bench")
@pytest.mark.parametrize("folder", _REFUSED)
def test_identifiers_are_standard_terms(folder: str) -> None:
    files = sorted((_ROOT / folder).rglob("*.py"))
    assert files
    faults = {path.relative_to(_ROOT).as_posix(): names for path in files
              if (names := refused(path.read_text(encoding="utf-8"), _REFUSED[folder]))}  # fmt: skip
    assert not faults


@pytest.mark.parametrize("source", [
    "made = 1", "x.made", "def made(): pass", "class made: pass", "def f(made): pass", "f(made=1)", "[made for made in x]",
    "f'{made}'", "lambda made: 0", "x = y\nprint(made)",
])  # fmt: skip
def test_the_reader_of_names_sees_all_kinds(source: str) -> None:
    assert refused(source, {"made"}) == ["made"]


def test_words_in_text_do_not_count() -> None:
    assert refused('"""What is made."""\n# found\nx = "each"\n', {"made", "found", "each"}) == []
