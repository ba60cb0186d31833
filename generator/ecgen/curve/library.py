# SPDX-License-Identifier: MIT
"""The bundled formulas, read once from formulas/*.formula."""

from __future__ import annotations

from functools import cache
from importlib import resources

from ecgen.curve.formula import Formula, parse

_SUFFIX = ".formula"


@cache
def formulas() -> dict[str, Formula]:
    """Every bundled formula by name, sorted."""
    files = [entry for entry in resources.files("ecgen.curve").joinpath("formulas").iterdir() if entry.name.endswith(_SUFFIX)]
    return {
        name: parse(name, entry.read_text(encoding="utf-8"))
        for name, entry in sorted((entry.name.removesuffix(_SUFFIX), entry) for entry in files)
    }


def formula(name: str) -> Formula:
    """One bundled formula. Raises KeyError."""
    return formulas()[name]
