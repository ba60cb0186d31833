# SPDX-License-Identifier: MIT
"""Emits folders for tests and builds what is in them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from ecgen.bundled import BUNDLED, load_bundled
from ecgen.cli import command_line, make_library
from ecgen.emit import emit
from ecgen.field import is_long
from ecgen.folder import write_folder
from ecgen.spec.load import Spec, load_file

#: Of each kind of modulus, curve and group that is bundled one at least, with all that there are tuned schedules of: for tests
#: that take seconds for each specification. The others are of the same kinds; their numbers are checked in spec/, and the code
#: that is emitted for them in library/test_bundled.py.
CORE = (
    "p192", "p224", "p256", "p384", "p521", "secp192k1", "secp224k1", "secp256k1", "curve25519", "p434", "p503", "p751",
    "sqisign_lvl1", "sqisign_lvl3", "sqisign_lvl5", "ffdhe2048", "ffdhe3072", "ffdhe4096", "modp14", "modp15", "modp16",
    "brainpoolp256r1", "sm2", "bls12_381", "goldilocks", "babybear", "koalabear",
)  # fmt: skip
#: Those of the core whose functions are straight-line Programs.
UNROLLED = tuple(name for name in CORE if not is_long(load_bundled(name).prime))
SPECS = Path(__file__).parents[1] / "specs"
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")


def spec_named(name: str) -> Spec:
    return load_bundled(name) if name in BUNDLED else load_file(SPECS / f"{name}.toml")


@cache
def texts(name: str, target: str = "all", prefix: str | None = None, reduction: str | None = None,
          field_only: bool = False) -> dict[str, str]:  # fmt: skip
    """The files of a folder, by relative path."""
    spec = spec_named(name)
    library = make_library(spec, reduction, target, prefix, field_only=field_only)
    return emit(library, command_line(spec, name not in BUNDLED, reduction, target, prefix, field_only=field_only))


def write(folder: Path, name: str, target: str = "all", prefix: str | None = None, reduction: str | None = None,
          field_only: bool = False) -> Path:  # fmt: skip
    write_folder(folder, texts(name, target, prefix, reduction, field_only))
    return folder


def need(tool: str) -> str:
    """The tool's name; without it the test ends as `lacking` says."""
    if shutil.which(tool) is None:
        lacking(f"{tool} is not installed")
    return tool


def lacking(reason: str) -> NoReturn:
    """Skips the test for what is not there, or fails it if ECGEN_REQUIRE_TOOLS is set, as in CI."""
    if os.environ.get("ECGEN_REQUIRE_TOOLS"):
        pytest.fail(f"{reason}, and ECGEN_REQUIRE_TOOLS is set")
    pytest.skip(reason)


def shell(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """The standard output of a command that must succeed; what it says on failure is the message."""
    done = subprocess.run(
        command, cwd=cwd, env=None if env is None else os.environ | env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}"
    return done.stdout


def c_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.c"))


def asm_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.asm"))


def objects(folder: Path, compiler: Sequence[str], options: Sequence[str] = (), *, asm: bool = True) -> list[Path]:
    """Compile and assemble every file of a folder."""
    out = folder / "objects"
    out.mkdir(exist_ok=True)
    compiled = []
    for source in c_files(folder):
        compiled.append(out / f"{source.stem}.o")
        shell(*compiler, *options, "-c", source, "-o", compiled[-1])
    for source in asm_files(folder) if asm else []:
        compiled.append(out / f"{source.stem}_asm.o")
        flags = [option for option in options if option.startswith("-D")]
        shell("nasm", "-f", "elf64", *flags, source, "-o", compiled[-1])
    return compiled
