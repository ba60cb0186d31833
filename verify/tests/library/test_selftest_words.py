# SPDX-License-Identifier: MIT
"""The emitted self-test passes with words of either size, and with the assembly: where the word sizes give Montgomery's radix
another value, what stands in memory differs, and the self-test knows both."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.emitted import SPECS, UNROLLED, asm_files, c_files, need, shell, write

NAMES = (*UNROLLED, "ffdhe2048", *sorted(path.stem for path in SPECS.glob("*.toml")))


_BOTH = ("f251", "modq139", "p256", "p503", "secp224k1")


@pytest.mark.sampled(3)
@pytest.mark.quick("f251", "modq139")
@pytest.mark.parametrize("name", NAMES)
def test_the_selftest_passes(name: str, tmp_path: Path) -> None:
    folder = write(tmp_path / name, name)
    selftest = folder / "test" / f"{name}_selftest.c"
    for bits in (32, 64) if name in _BOTH else (32,):  # words of 64 bits are tried with assembly
        shell("gcc", "-O1", f"-D{name.upper()}_WORD_BITS={bits}", f"-D{name.upper()}_NO_ASM", f"-I{folder}", *c_files(folder),
              selftest, "-o", tmp_path / "selftest")  # fmt: skip
        assert shell(tmp_path / "selftest") == f"{name}: all known answers agree\n"


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_selftest_passes_with_assembly(name: str, tmp_path: Path) -> None:
    folder = write(tmp_path / name, name)
    for source in asm_files(folder):
        shell(need("nasm"), "-f", "elf64", source, "-o", tmp_path / f"{source.stem}.o")
    shell("gcc", "-O1", f"-I{folder}", *c_files(folder), folder / "test" / f"{name}_selftest.c", *tmp_path.glob("*.o"),
          "-o", tmp_path / "selftest")  # fmt: skip
    assert shell(tmp_path / "selftest") == f"{name}: all known answers agree\n"
