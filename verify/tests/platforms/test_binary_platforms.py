# SPDX-License-Identifier: MIT
"""Folders of binary fields and of Classic McEliece on other processors and by other compilers: their self-tests, which compare
with what contracts say on Python's integers."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import load_bundled_structure
from ecgen.emit.kinds import emit_structure
from ecgen.emit.structure.context import Request
from ecgen.folder import write_folder
from support.emitted import WARNINGS, need, shell
from support.platforms import PLATFORMS

#: Of either byte order and size of words; what traps on undefined behaviour; without instructions that optimisation adds.
_CASES = [
    *((platform, "mceliece348864") for platform in ("linux-s390x", "linux-aarch64")),
    *(pytest.param(platform, name, marks=pytest.mark.exhaustive) for platform, name in (
        *((platform, "mceliece348864") for platform in ("linux-arm", "linux-ppc64", "linux-riscv64", "musl", "undefined-clang",
                                                         "sanitizers", "clang-19")),
        *((platform, "mceliece8192128") for platform in ("linux-s390x", "linux-aarch64", "sanitizers")),
    )),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("platform", "name"), _CASES)
def test_the_self_test(platform: str, name: str, tmp_path: Path) -> None:
    row = PLATFORMS[platform]
    for tool in (row.compiler, row.archiver, *row.runner[:1]):
        need(tool)
    write_folder(tmp_path / name, emit_structure(Request(load_bundled_structure(name), name), "ecgen"))
    program = tmp_path / "selftest"
    sources = [*sorted((tmp_path / name).glob("*.c")), tmp_path / name / "test" / f"{name}_selftest.c"]
    shell(row.compiler, "-std=c99", "-O2", *WARNINGS, *row.options, "-I", tmp_path / name, "-o", program, *sources)
    shell(*row.runner, program)
