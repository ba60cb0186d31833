# SPDX-License-Identifier: MIT
"""The same command gives the same bytes, wherever and however Python runs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from support.emitted import shell, texts

COMMAND = (sys.executable, "-c", "from ecgen.cli import main; main()")
PLACES = {
    "hash seed": {"PYTHONHASHSEED": "271828"},
    "locale and zone": {
        "LC_ALL": "C",
        "LANG": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "TZ": "Asia/Tokyo",
        "PYTHONHASHSEED": "1",
    },
    "without assertions": {"PYTHONOPTIMIZE": "2", "PYTHONHASHSEED": "2", "COLUMNS": "20", "HOME": "/nonexistent"},
}


def read(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes().decode() for path in files}


@pytest.mark.quick("hash seed")
@pytest.mark.parametrize("place", PLACES)
def test_same_bytes(place: str, tmp_path: Path) -> None:
    folder = tmp_path / f"a folder für {place}"
    folder.mkdir()
    shell(*COMMAND, "--curve", "p256", "-q", "--out", "out", cwd=folder, env=PLACES[place])
    assert read(folder / "out") == texts("p256")


@pytest.mark.slow
def test_an_alias_is_the_curve(tmp_path: Path) -> None:
    shell(*COMMAND, "--curve", "secp192r1", "-q", "--out", tmp_path / "out", cwd=tmp_path)
    assert read(tmp_path / "out") == texts("p192")
