# SPDX-License-Identifier: MIT
"""Names that would make files or symbols which cannot work are refused, and no others."""

from __future__ import annotations

import keyword
import sys
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from ecgen.spec.name import identifier_fault


def test_the_standard_library_of_this_python() -> None:
    """The list is written down, so that it is the same everywhere; a new version of Python may have modules that it lacks."""
    names = [name for name in (*sys.stdlib_module_names, *keyword.kwlist) if name.islower() and not name.startswith("_")]
    assert [name for name in names if identifier_fault(name) is None] == []


@pytest.mark.skipif(not Path("/usr/include/stdio.h").exists(), reason="no headers of a C library here")
def test_the_headers_that_emitted_files_include() -> None:
    templates = Path(__file__).parents[3] / "templates"
    lines = [line for file in templates.rglob("*.j2") for line in file.read_text(encoding="utf-8").splitlines()]
    included = {line.split("<")[1].split(">")[0] for line in lines if line.strip().startswith("#include <")}
    assert {"string.h", "stdint.h", "immintrin.h"} <= included
    free = [name for name in included if name.endswith(".h") and "/" not in name
            and identifier_fault(name.removesuffix(".h")) is None]  # fmt: skip
    assert free == []


@pytest.mark.parametrize("name", ["aux", "con", "nul", "prn", "com1", "lpt9", "c", "test", "all", "ab_", "a__b", "smmintrin"])
def test_names_that_mean_something_elsewhere(name: str) -> None:
    assert identifier_fault(name) is not None


@pytest.mark.parametrize("name", [*BUNDLED, "my_curve", "ec", "qq_7", "ctypes2", "con_1", "com10", "linux", "match"])
def test_names_that_are_free(name: str) -> None:
    assert identifier_fault(name) is None
