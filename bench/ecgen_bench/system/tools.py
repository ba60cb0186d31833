# SPDX-License-Identifier: MIT
"""The compilers, the assembler and OpenSSL: where they are, which version, and how to get them."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import DISTRIBUTION, CheckFailed, ToolMissing

#: Which Debian package brings a program that is called by its bare name.
_PACKAGES = {"nm": "binutils", "size": "binutils", "objcopy": "binutils", "objdump": "binutils", "env": "coreutils"}


@dataclass(frozen=True)
class Compiler:
    """name: gcc or clang; version: the first line of its --version."""

    name: str
    path: str
    version: str


def run(command: list[str]) -> str:
    """What the command prints. Raises CheckFailed with its first error line when it fails, ToolMissing when the program is
    missing."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        package = _PACKAGES.get(command[0], command[0])
        raise ToolMissing(f"{command[0]} not found: install the Debian package {package}") from None
    if done.returncode != 0:
        said = done.stderr.splitlines()
        linking = [line for line in said if "undefined reference" in line or "multiple definition" in line]
        lines = linking or [line for line in said if "error" in line.lower()] or said
        reason = lines[0].strip() if lines else f"exit code {done.returncode}"
        raise CheckFailed(f"{Path(command[0]).name} {Path(command[-1]).name}: {reason}")
    return done.stdout


def is_x86_64() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64")


def find_compilers() -> list[Compiler]:
    """Those of gcc and clang that are installed. Raises ToolMissing when neither is."""
    compilers = []
    for name in ("gcc", "clang"):
        path = shutil.which(name)
        if path is not None:
            compilers.append(Compiler(name, path, run([path, "--version"]).splitlines()[0]))
    if not compilers:
        raise ToolMissing("no C compiler found: install the Debian package gcc or clang (one suffices)")
    return compilers


def find_nasm() -> str:
    path = shutil.which("nasm")
    if path is None:
        raise ToolMissing("nasm not found: install the Debian package nasm")
    return path


def find_valgrind() -> str:
    path = shutil.which("valgrind")
    if path is None:
        raise ToolMissing("valgrind not found: install the Debian package valgrind")
    return path


def find_libcrypto(compiler: Compiler) -> Path:
    """OpenSSL's static library. Raises ToolMissing when there is none."""
    candidates = []
    pkg_config = shutil.which("pkg-config")
    if pkg_config is not None:
        asked = subprocess.run([pkg_config, "--variable=libdir", "libcrypto"], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and asked.stdout.strip():
            candidates.append(Path(asked.stdout.strip(), "libcrypto.a"))
    candidates.append(Path(run([compiler.path, "-print-file-name=libcrypto.a"]).strip()))
    for path in candidates:
        if path.is_absolute() and path.is_file():
            return path
    raise ToolMissing("OpenSSL's static library libcrypto.a not found: install the Debian package libssl-dev")


def cache_folder() -> Path:
    """ecgen's part of the user's cache, for what takes long to make."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "ecgen"


def require_matplotlib() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        message = f"matplotlib not found: pip install '{DISTRIBUTION}[bench]', or the Debian package python3-matplotlib"
        raise ToolMissing(message) from None
