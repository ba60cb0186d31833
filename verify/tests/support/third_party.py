# SPDX-License-Identifier: MIT
"""Somebody else's functions, of which nothing is in this repository: s2n-bignum's assembly and fiat-crypto's C, as the source
package awscrt on PyPI carries them, brought by pip and kept in the user's cache; OpenSSL's assembly, as Debian's libssl-dev has
it in libcrypto.a."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

_PACKAGE, _VERSION = "awscrt", "0.38.1"
_SHA256 = "0dcebfaa70cf079133cd2352119e3d05e9b8ca1d1621736cfb54c03f3d5fef0f"
_ROOT = f"{_PACKAGE}-{_VERSION}/crt/aws-lc"
_LIBRARY, _FIAT = "third_party/s2n-bignum/s2n-bignum-imported", "third_party/fiat"


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
        if not all((folder / part).is_dir() for part in (_LIBRARY, _FIAT)):
            prefixes = tuple(f"{_ROOT}/{part}/" for part in (_LIBRARY, _FIAT, "include/openssl"))
            with tarfile.open(archive) as packed, tempfile.TemporaryDirectory(dir=cached) as fresh:
                packed.extractall(fresh, [m for m in packed if m.isfile() and m.name.startswith(prefixes)])
                folder.parent.mkdir(parents=True, exist_ok=True)
                shutil.rmtree(folder, ignore_errors=True)
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


def compiled_fiat(curve: str, compiler: str, folder: Path) -> Path:
    """fiat-crypto's functions for a curve, which it has as static ones in a header, each as one function. Raises Unavailable."""
    fiat = s2n_bignum().parents[2] / _FIAT
    source, target = folder / f"{curve}.c", folder / f"{curve}.o"
    names = {"mul": 3, "square": 2, "add": 3, "sub": 3, "opp": 2, "from_montgomery": 2, "to_montgomery": 2}
    lines = ["#include <stdint.h>", "#define OPENSSL_UNUSED __attribute__((unused))",  # AWS-LC's
             "static inline uint64_t value_barrier_u64(uint64_t a) { __asm__(\"\" : \"+r\"(a)); return a; }",
             f'#include "{curve}_64.h"']  # fmt: skip
    for name, count in names.items():
        parameters = ", ".join(f"const uint64_t *a{i}" if i else "uint64_t *a0" for i in range(count))
        arguments = ", ".join(f"a{i}" for i in range(count))
        lines.append(f"void {curve}_{name}({parameters}) {{ fiat_{curve}_{name}({arguments}); }}")
    source.write_text("\n".join([*lines, ""]), encoding="utf-8")
    subprocess.run([compiler, "-O2", "-g1", "-fno-stack-protector", f"-I{fiat}", "-c", source, "-o", target], check=True)
    return target


def openssl_p256(folder: Path) -> Path:
    """The object of OpenSSL's assembly for P-256 out of libcrypto.a. Raises Unavailable."""
    archive = next(Path("/usr/lib").glob("*/libcrypto.a"), None)
    if archive is None:
        raise Unavailable("libcrypto.a is not installed; Debian package libssl-dev")
    listed = subprocess.run(["ar", "t", archive], capture_output=True, text=True, check=True).stdout
    member = next((line for line in listed.split() if line.endswith("ecp_nistz256-x86_64.o")), None)
    if member is None:
        raise Unavailable("libcrypto.a has no assembly for P-256")
    subprocess.run(["ar", "x", archive, member], check=True, cwd=folder)
    return folder / member
