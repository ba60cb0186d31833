# SPDX-License-Identifier: MIT
"""Somebody else's assembly: s2n-bignum, as the source package awscrt on PyPI carries it. Brought by pip, kept in the user's
cache, assembled by gcc; nothing of it is in this repository."""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

_PACKAGE, _VERSION = "awscrt", "0.38.1"
_SHA256 = "0dcebfaa70cf079133cd2352119e3d05e9b8ca1d1621736cfb54c03f3d5fef0f"
_ROOT = f"{_PACKAGE}-{_VERSION}/crt/aws-lc"
_LIBRARY = "third_party/s2n-bignum/s2n-bignum-imported"


class Unavailable(Exception):
    """Why the package is not here."""


@cache
def s2n_bignum() -> Path:
    """The folder of the library, with `x86_att/p256/*.S` in it. Raises Unavailable."""
    cached = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ecgen-tests"
    cached.mkdir(parents=True, exist_ok=True)
    archive = cached / f"{_PACKAGE}-{_VERSION}.tar.gz"
    with (cached / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not archive.is_file():
            _download(archive)
        if hashlib.sha256(archive.read_bytes()).hexdigest() != _SHA256:
            raise Unavailable(f"{archive.name} is not the package expected")
        folder = cached / _ROOT
        if not (folder / _LIBRARY).is_dir():
            prefixes = (f"{_ROOT}/{_LIBRARY}/", f"{_ROOT}/include/openssl/")
            with tarfile.open(archive) as packed, tempfile.TemporaryDirectory(dir=cached) as fresh:
                packed.extractall(fresh, [m for m in packed if m.isfile() and m.name.startswith(prefixes)])
                folder.parent.mkdir(parents=True, exist_ok=True)
                Path(fresh, _ROOT).rename(folder)
    return folder / _LIBRARY


def _download(archive: Path) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-binary",
               _PACKAGE, f"{_PACKAGE}=={_VERSION}"]  # fmt: skip
    with tempfile.TemporaryDirectory(dir=archive.parent) as fresh:
        try:
            done = subprocess.run([*command, "--dest", fresh], capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            raise Unavailable(f"pip does not bring {_PACKAGE} {_VERSION} in two minutes") from None
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise Unavailable(f"pip cannot bring {_PACKAGE} {_VERSION}: {last}")
        Path(fresh, archive.name).rename(archive)


def assembled(curve: str, function: str, folder: Path) -> Path:
    """The object of one function, in `folder`. Raises Unavailable."""
    library = s2n_bignum()
    target = folder / f"{function}.o"
    include = [f"-I{library / 'include'}", f"-I{library.parents[2] / 'include'}"]
    subprocess.run(["gcc", "-c", *include, library / "x86_att" / curve / f"{function}.S", "-o", target], check=True)
    return target
