# SPDX-License-Identifier: MIT
"""Folders of rings on other processors and by other compilers: their self-tests, NTRU's keys and secrets among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.emitted import WARNINGS, need, shell
from support.platforms import PLATFORMS
from support.structures import structure_named, written

#: Of either byte order and size of words; what traps on undefined behaviour.
_CASES = [
    *((platform, name) for name in ("hps4096821", "hrss701") for platform in ("linux-s390x", "linux-aarch64", "sanitizers")),
    ("linux-s390x", "19-16"),
    *(pytest.param(platform, name, marks=pytest.mark.exhaustive) for name in ("hps2048509", "hps2048677", "hrss701")
      for platform in ("linux-s390x", "linux-mips", "linux-i386", "linux-arm", "undefined-clang", "musl")),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("platform", "name"), _CASES)
def test_the_self_test(platform: str, name: str, tmp_path: Path) -> None:
    row = PLATFORMS[platform]
    for tool in (row.compiler, row.archiver, *row.runner[:1]):
        need(tool)
    spec = structure_named(name, tmp_path)
    folder, program = written(spec, tmp_path / "folder"), tmp_path / "selftest"
    sources = [*sorted(folder.glob("*.c")), folder / "test" / f"{spec.name}_selftest.c"]
    shell(row.compiler, "-std=c99", "-O2", *WARNINGS, *row.options, "-I", folder, "-o", program, *sources)
    shell(*row.runner, program)
