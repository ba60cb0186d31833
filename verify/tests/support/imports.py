# SPDX-License-Identifier: MIT
"""Who imports whom, read from the sources without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path

#: Module -> the modules that it imports, by their full names.
Imports = Mapping[str, frozenset[str]]


def read_imports(*roots: Path) -> dict[str, frozenset[str]]:
    """The imports among the modules below the source roots, wherever in a file they stand."""
    paths = {_module(path.relative_to(root)): path for root in roots for path in sorted(root.rglob("*.py"))}
    return {name: frozenset(_imported(path, paths)) - {name} for name, path in paths.items()}


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path, known: Iterable[str]) -> Iterable[str]:
    known = frozenset(known)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in known or node.module in known:
                    yield whole if whole in known else str(node.module)


def units(imports: Imports, package: str) -> dict[str, frozenset[str]]:
    """The imports among the parts of a package: its modules and its folders, each folder taken as one."""
    prefix = f"{package}."

    def unit(module: str) -> str:
        return prefix + module.removeprefix(prefix).split(".")[0]

    graph: dict[str, set[str]] = {}
    for module, others in imports.items():
        if module.startswith(prefix):
            inside = {unit(other) for other in others if other.startswith(prefix)}
            graph.setdefault(unit(module), set()).update(inside - {unit(module)})
    return {name: frozenset(others) for name, others in graph.items()}


def packages(imports: Imports) -> list[str]:
    """Every package: what has a module below it."""
    return sorted({name.rpartition(".")[0] for name in imports} - {""})


def in_cycles(graph: Imports) -> list[tuple[str, str]]:
    """The imports that are part of a cycle: (importer, imported) where a way leads back."""
    return sorted((name, other) for name, others in graph.items() for other in others if name in _reachable(graph, other))


def _reachable(graph: Imports, start: str) -> set[str]:
    seen, stack = {start}, [start]
    while stack:
        new = graph.get(stack.pop(), frozenset()) - seen
        seen |= new
        stack += new
    return seen
