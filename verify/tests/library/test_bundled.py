# SPDX-License-Identifier: MIT
"""The bundled specifications that the other tests leave out: compilers have no word to say about their code, and it passes its
self-test with words of either size and with the assembly."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from support.emitted import CORE, WARNINGS, asm_files, c_files, need, shell, write

OTHERS = [name for name in BUNDLED if name not in CORE]


def test_the_core_is_bundled() -> None:
    assert set(CORE) < set(BUNDLED) and len(CORE) == len(set(CORE))


@pytest.mark.sampled(9)
@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_compiles_silently_and_passes_its_selftest(name: str, tmp_path: Path) -> None:
    folder = write(tmp_path / name, name)
    selftest = folder / "test" / f"{name}_selftest.c"
    objects = [tmp_path / f"{source.stem}.o" for source in asm_files(folder)]
    for source, out in zip(asm_files(folder), objects, strict=True):
        shell(need("nasm"), "-f", "elf64", source, "-o", out)
    no_asm = f"-D{name.upper()}_NO_ASM"
    for compiler, more in (("gcc", [no_asm]), ("clang", [no_asm, f"-D{name.upper()}_WORD_BITS=32"]), ("gcc", objects)):
        shell(need(compiler), "-std=c99", "-O1", *WARNINGS, f"-I{folder}", *c_files(folder), selftest, *more,
              "-o", tmp_path / "selftest")  # fmt: skip
        assert shell(tmp_path / "selftest") == f"{name}: all known answers agree\n"
