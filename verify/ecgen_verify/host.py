# SPDX-License-Identifier: MIT
"""What this machine offers: compilers, the assembler, instruction sets."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolMissing, UsageError
from ecgen.library import Target

COMPILERS = ("gcc", "clang")
ASSEMBLY = (Target.X64, Target.ADX)


@dataclass(frozen=True)
class Host:
    """`compilers`: name -> path of each one that is installed; `nasm`: its path, or None when it is not installed."""

    compilers: Mapping[str, str]
    nasm: str | None
    runs_assembly: bool  # x86-64
    has_adx: bool  # BMI2 and ADX
    has_ifma: bool = False  # AVX-512 F and IFMA


def find_host() -> Host:
    """Raises UsageError on a machine whose shared libraries or memory look different from what verify relies on."""
    if not sys.platform.startswith("linux") or sys.byteorder != "little" or sys.maxsize < 2**32:
        raise UsageError("verify runs on 64-bit little-endian Linux only")
    compilers = {name: path for name in COMPILERS if (path := shutil.which(name)) is not None}
    runs_assembly = platform.machine() == "x86_64"
    flags = _cpu_flags() if runs_assembly else set()
    return Host(compilers, shutil.which("nasm"), runs_assembly, {"bmi2", "adx"} <= flags, {"avx512f", "avx512ifma"} <= flags)


def _cpu_flags() -> set[str]:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    return set(next((line.partition(":")[2] for line in lines if line.startswith("flags")), "").split())


def require(host: Host, targets: Iterable[Target], compilers: Iterable[str], *, nasm: bool = True) -> None:
    """Raises ToolMissing unless `targets` can be built; `compilers`: those that the user named; `nasm`: whether assembly is
    NASM's."""
    for name in compilers:
        if name not in host.compilers:
            raise ToolMissing(f"{name} is not installed; Debian package {name}")
    if not host.compilers:
        raise ToolMissing("no C compiler is installed; Debian package gcc or clang")
    if nasm and host.runs_assembly and host.nasm is None and any(target in ASSEMBLY for target in targets):
        raise ToolMissing("nasm is not installed, which the assembly targets need; Debian package nasm")


def tool_versions(host: Host, compilers: Iterable[str], *, assembler: bool) -> dict[str, str]:
    """Name -> the first line of what the tool says about its version, for the tools in use."""
    paths = {name: host.compilers[name] for name in compilers}
    if assembler and host.nasm is not None:
        paths["nasm"] = host.nasm
    return {name: version_of(path) for name, path in paths.items()}


def version_of(path: str) -> str:
    """The first line of what the tool says."""
    if shutil.which(path) is None:
        return "not installed"
    shown = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    return next(iter(shown.splitlines()), "of unknown version")
