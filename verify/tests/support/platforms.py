# SPDX-License-Identifier: MIT
"""The machines, systems and compilers for which emitted folders are built, and on which they run. `python -m support.platforms`
prints the Debian packages that all of them need."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.library import Library, Syntax
from support.emitted import WARNINGS, need, shell, spec_named

_WINE, _WINE_SERVER = "/usr/lib/wine/wine64", "/usr/lib/wine/wineserver"
_MINGW = "x86_64-w64-mingw32-"


@dataclass(frozen=True)
class Platform:
    """`packages`: Debian's. `compiler`, `archiver`: what make calls. `runner`: the command before the program's name, none for
    programs of this machine. `words`: bits of a limb; `order`: of bytes in memory. Both are what the header must choose there.
    `assembly`: None for C alone. `shared`: programs use the folder as a shared library."""

    name: str
    packages: tuple[str, ...]
    compiler: str
    archiver: str
    runner: tuple[str, ...]
    words: Literal[32, 64]
    order: Literal["little", "big"]
    assembly: Syntax | None = None
    options: tuple[str, ...] = ()
    shared: bool = False

    def __str__(self) -> str:
        return self.name

    @property
    def tools(self) -> tuple[str, ...]:
        nasm = ("nasm",) if self.assembly is Syntax.NASM else ()
        return ("make", self.compiler, self.archiver, *self.runner[:1], *nasm)


def _by_qemu(machine: str, triple: str, library: str, words: Literal[32, 64], order: Literal["little", "big"]) -> Platform:
    """Linux on another processor. `machine`: qemu's name for it; `triple`: the compiler's; `library`: the C library's package."""
    packages = ("qemu-user", f"gcc-{triple}", f"libc6-dev-{library}-cross")
    runner = (f"qemu-{machine}", "-L", f"/usr/{triple}")
    return Platform(f"linux-{machine}", packages, f"{triple}-gcc", f"{triple}-ar", runner, words, order)


def _windows(name: str, assembly: Syntax, *, shared: bool = False) -> Platform:
    packages = ("gcc-mingw-w64-x86-64", "wine64", "nasm")
    return Platform(name, packages, f"{_MINGW}gcc", f"{_MINGW}ar", (_WINE,), 64, "little", assembly, shared=shared)


def _native(name: str, package: str, compiler: str, assembly: Syntax, options: tuple[str, ...] = (), archiver: str = "ar",
            *, shared: bool = False) -> Platform:  # fmt: skip
    """Linux on x86-64, with another compiler, C library, or options."""
    return Platform(name, (package, "nasm"), compiler, archiver, (), 64, "little", assembly, options, shared)


PLATFORMS = {
    platform.name: platform
    for platform in (
        _by_qemu("s390x", "s390x-linux-gnu", "s390x", 64, "big"),
        _by_qemu("ppc64", "powerpc64-linux-gnu", "ppc64", 64, "big"),
        _by_qemu("mips", "mips-linux-gnu", "mips", 32, "big"),
        _by_qemu("arm", "arm-linux-gnueabihf", "armhf", 32, "little"),
        _by_qemu("i386", "i686-linux-gnu", "i386", 32, "little"),
        _by_qemu("aarch64", "aarch64-linux-gnu", "arm64", 64, "little"),
        _by_qemu("riscv64", "riscv64-linux-gnu", "riscv64", 64, "little"),
        _windows("win64-nasm", Syntax.NASM),
        _windows("win64-gnu", Syntax.GNU),
        _windows("win64-nasm-dll", Syntax.NASM, shared=True),
        _windows("win64-gnu-dll", Syntax.GNU, shared=True),
        _native("musl", "musl-tools", "musl-gcc", Syntax.NASM),
        _native("musl-gnu", "musl-tools", "musl-gcc", Syntax.GNU),
        _native("gcc-11", "gcc-11", "gcc-11", Syntax.GNU),
        _native("clang-19", "clang-19", "clang-19", Syntax.GNU),
        Platform("tcc", ("tcc",), "tcc", "ar", (), 32, "little"),  # it has no integers of 128 bits
        _native("shared", "gcc", "gcc", Syntax.NASM, shared=True),
        _native("size", "gcc", "gcc", Syntax.NASM, ("-Os",)),
        _native("lto", "gcc", "gcc", Syntax.NASM, ("-flto",), "gcc-ar"),
        _native("sanitizers", "gcc", "gcc", Syntax.NASM, ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")),
        # traps need no library of clang's own
        _native("undefined-clang", "clang", "clang", Syntax.GNU, ("-fsanitize=undefined", "-fsanitize-trap=undefined")),
    )
}


@dataclass(frozen=True)
class Built:
    """A folder that was emitted and built for a platform."""

    platform: Platform
    library: Library
    folder: Path

    def program(self, source: Path) -> Path:
        """Compiles a program of one file against the folder."""
        platform, prefix = self.platform, self.library.prefix
        defines = [f"-D{prefix.upper()}_EXPORT"] if platform.shared else []
        defines += [] if platform.assembly else [f"-D{prefix.upper()}_NO_ASM"]
        # Windows looks for a DLL beside the program, ELF where it is told to
        linked = ["-Wl,-rpath,$ORIGIN"] if platform.shared and not platform.runner else []
        program = self.folder / f"{source.stem}.exe"
        shell(platform.compiler, "-std=c99", *self.flags(platform), *defines, "-I", self.folder, "-o", program, source,
              self._archive, *linked)  # fmt: skip
        return program

    @staticmethod
    def flags(platform: Platform) -> list[str]:
        return ["-O2", *WARNINGS, *platform.options]

    @property
    def _archive(self) -> Path:
        end = ".a" if not self.platform.shared else ".so" if not self.platform.runner else ".dll"
        return self.folder / f"lib{self.library.prefix}{end}"

    def make(self) -> None:
        """By the folder's own Makefile."""
        platform = self.platform
        shell("make", "-s", f"CC={platform.compiler}", f"AR={platform.archiver}", f"CFLAGS={' '.join(self.flags(platform))}",
              self._archive.name, cwd=self.folder)  # fmt: skip

    def run(self, program: Path, environment: Mapping[str, str], stdin: str = "") -> str:
        """What a program prints, which must succeed and print no error. `environment`: as `wine_environment` makes it."""
        done = subprocess.run(
            [*self.platform.runner, str(program)], input=stdin, env=dict(environment), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{self.platform}: {program.name}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout


def built(platform: Platform, name: str, folder: Path) -> Built:
    """The specification's folder, emitted and built there. Skips the test where a tool is missing."""
    for tool in platform.tools:
        need(tool)
    library = make_library(spec_named(name), None, "all", None, syntax=platform.assembly or Syntax.NASM)
    write_folder(folder, emit(library, "ecgen"))
    result = Built(platform, library, folder)
    result.make()
    return result


def wine_environment(prefix: Path, base: Mapping[str, str]) -> dict[str, str]:
    """In which wine keeps all of its files in the folder `prefix`, says nothing of its own, and offers to install nothing."""
    return {**base, "WINEPREFIX": str(prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml="}


def end_wine(environment: Mapping[str, str]) -> None:
    """Ends the server that the first program of this environment started, if one did."""
    if any(Path(environment["WINEPREFIX"]).iterdir()):
        subprocess.run([_WINE_SERVER, "-k"], env=dict(environment), capture_output=True, check=False)


if __name__ == "__main__":
    symbols_of_mach_o = "llvm"
    print(*sorted({package for platform in PLATFORMS.values() for package in platform.packages} | {symbols_of_mach_o}))
