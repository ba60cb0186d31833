# SPDX-License-Identifier: MIT
"""Files that were compiled for different words do not link, and the linker names what is missing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ecgen.banner import version
from support.emitted import c_files, need, shell, write

USER = """\
#include "f251.h"
int main(void)
{
    f251_fe a, b;
    const uint8_t bytes[F251_FE_BYTES] = {0};
    f251_fe_from_bytes(&a, bytes);
    f251_fe_add(&b, &a, &a);
    return f251_fe_is_zero(&b) != UINT64_MAX;
}
"""
FORM = "montgomery_v{}_{}".format(*version().split(".")[:2])
NO_ASM = ("-DF251_NO_ASM",)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = write(tmp_path_factory.mktemp("out") / "f251", "f251")
    (built / "user.c").write_text(USER, encoding="utf-8")
    (built / "user.cc").write_text(USER, encoding="utf-8")
    return built


def library(folder: Path, out: Path, bits: int, *options: str, compiler: str = "gcc") -> list[Path]:
    built = []
    for source in c_files(folder):
        if source.stem != "user":
            built.append(out / f"{source.stem}.o")
            shell(compiler, "-std=c99", "-O1", *NO_ASM, f"-DF251_WORD_BITS={bits}", *options, f"-I{folder}", "-c", source,
                  "-o", built[-1])  # fmt: skip
    return built


def link(folder: Path, out: Path, bits: int, parts: list[Path], *options: str,
         compiler: str = "gcc", user: str = "user.c") -> subprocess.CompletedProcess[str]:  # fmt: skip
    command = [compiler, "-O1", *NO_ASM, f"-DF251_WORD_BITS={bits}", *options, f"-I{folder}", folder / user, *parts,
               "-o", out / "program"]  # fmt: skip
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)


def missing(bits: int) -> str:
    return f"f251_abi_w{bits}x1_{FORM}"


@pytest.mark.slow
@pytest.mark.parametrize(("compiler", "user"), [("gcc", "user.c"), ("g++", "user.cc"), ("clang", "user.c")])
@pytest.mark.parametrize("options", [(), ("-flto",), ("-fPIC",)], ids=str)
def test_a_mixture_does_not_link(compiler: str, user: str, options: tuple[str, ...], folder: Path, tmp_path: Path) -> None:
    need(compiler)
    if compiler == "clang" and options == ("-flto",):
        pytest.skip("needs LLVM's plugin for the linker")
    parts = library(folder, tmp_path, 64, *options, compiler="clang" if compiler == "clang" else "gcc")
    fits = link(folder, tmp_path, 64, parts, *options, compiler=compiler, user=user)
    assert fits.returncode == 0, fits.stderr
    assert subprocess.run([tmp_path / "program"], check=False).returncode == 0
    mixture = link(folder, tmp_path, 32, parts, *options, compiler=compiler, user=user)
    assert mixture.returncode != 0 and missing(32) in mixture.stderr


@pytest.mark.slow
def test_nor_with_a_shared_library(folder: Path, tmp_path: Path) -> None:
    shared = tmp_path / "libf251.so"
    shell("gcc", "-shared", *library(folder, tmp_path, 64, "-fPIC", "-DF251_EXPORT"), "-o", shared)
    assert link(folder, tmp_path, 64, [shared], "-DF251_EXPORT", f"-Wl,-rpath,{tmp_path}").returncode == 0
    subprocess.run([tmp_path / "program"], check=True)
    mixture = link(folder, tmp_path, 32, [shared], "-DF251_EXPORT")
    assert mixture.returncode != 0 and missing(32) in mixture.stderr


@pytest.mark.slow
def test_nor_on_windows(folder: Path, tmp_path: Path) -> None:
    compiler = need("x86_64-w64-mingw32-gcc")
    parts = library(folder, tmp_path, 64, compiler=compiler)
    assert link(folder, tmp_path, 64, parts, compiler=compiler).returncode == 0
    mixture = link(folder, tmp_path, 32, parts, compiler=compiler)
    assert mixture.returncode != 0 and missing(32) in mixture.stderr
    dll = tmp_path / "f251.dll"
    shell(compiler, "-shared", *parts, "-o", dll, f"-Wl,--out-implib,{tmp_path / 'f251.lib'}")
    assert link(folder, tmp_path, 64, [tmp_path / "f251.lib"], compiler=compiler).returncode == 0
    assert missing(32) in link(folder, tmp_path, 32, [tmp_path / "f251.lib"], compiler=compiler).stderr


def test_an_object_for_macos_refers_to_it(folder: Path, tmp_path: Path) -> None:
    """Without Apple's headers: with those that the compiler brings."""
    need("clang")
    built = tmp_path / "user.o"
    shell("clang", "-target", "x86_64-apple-macos11", "-ffreestanding", *NO_ASM, "-DF251_WORD_BITS=64", f"-I{folder}", "-c",
          folder / "user.c", "-o", built)  # fmt: skip
    symbols = shell(need("llvm-nm") if not Path("/usr/bin/llvm-nm-14").exists() else "llvm-nm-14", built)
    assert f"U _{missing(64)}" in symbols
