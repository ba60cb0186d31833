# SPDX-License-Identifier: MIT
"""The table of the studies: whole rows, and commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecgen.bundled import bundled_name
from ecgen_bench.sections.registry import SECTIONS

TEXT = (Path(__file__).parents[3] / "docs" / "studies.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines() if line.startswith("| ")]


def test_every_row_is_whole() -> None:
    assert ROWS[0] == ["study", "figure or table", "command", "what came out"]
    for row in ROWS[2:]:
        assert len(row) == 4, row
        assert all(row), row
    assert len({row[0] for row in ROWS[2:]}) >= 5


@pytest.mark.parametrize("section", sorted(set(re.findall(r"--section ([a-z]+)", TEXT))))
def test_its_sections_exist(section: str) -> None:
    assert section in SECTIONS


@pytest.mark.parametrize("curve", sorted(set(re.findall(r"--curve ([a-z0-9_]+)", TEXT))))
def test_its_curves_exist(curve: str) -> None:
    assert bundled_name(curve) == curve
