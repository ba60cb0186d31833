# SPDX-License-Identifier: MIT
"""The files of a folder: few, and functions that stay apart whatever else stands in their file, or in the program."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ecgen.emit.layout import C_FILES, HEADERS, c_file
from support.emitted import need, shell, texts, write

#: C, assembly and headers; what the tests of a folder are made of stands in a folder of its own.
_MOST = 12


@pytest.mark.quick("p256")
@pytest.mark.parametrize("name", ["p192", "p256", "secp256k1", "curve25519", "p434", "ffdhe2048"])
def test_at_most_twelve_files(name: str) -> None:
    files = [file for file in texts(name) if "/" not in file and file.endswith((".c", ".h", ".asm"))]
    assert len(files) <= _MOST


def test_long_moduli_are_loops() -> None:
    """What is unrolled are kernels on blocks, whatever the length; chains for 2048 bits are tables."""
    assert sum(len(text) for file, text in texts("ffdhe2048").items() if file.endswith(".c") and "/" not in file) <= 400_000


def test_a_unit_has_one_home() -> None:
    units = [unit for file in C_FILES.values() for unit in file.units]
    assert len(units) == len(set(units))
    headers = [unit for names in HEADERS.values() for unit in names]
    assert len(headers) == len(set(headers))


def test_what_functions_of_the_manifest_stand_in_is_there() -> None:
    files = texts("p192")
    for row in json.loads(files["manifest.json"])["functions"]:
        assert all(file in files and row["name"] in files[file] for file in row["files"].values()), row["name"]
    assert c_file("p192", "mul") in files


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_functions_stay_apart_where_the_linker_optimises(compiler: str, tmp_path: Path) -> None:
    """Each public function is there under its own name, uncloned, and its callers call it."""
    need(compiler)
    folder, program = write(tmp_path / "p192", "p192", "c"), tmp_path / "program"
    linker = ["-fuse-ld=lld"] if compiler == "clang" else ["-flto-partition=one"]
    if compiler == "clang":
        need("ld.lld")
    shell(compiler, "-O3", "-flto", *linker, "-std=c99", f"-I{folder}", *folder.glob("*.c"), folder / "test" / "p192_selftest.c",
          "-o", program)  # fmt: skip
    assert shell(program).endswith("agree\n")
    names = {line.split()[-1] for line in shell("nm", program).splitlines()}
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    public = {row["name"] for row in manifest["functions"]}
    assert public <= names
    assert not {name for name in names if name.partition(".")[0] in public and "." in name}
    code = shell("objdump", "-d", "--no-show-raw-insn", program)
    for callee, caller in (("fe_mul", "point_dbl"), ("fe_inv_divsteps", "fe_inv"), ("point_add_incomplete", "point_add")):
        body = re.search(rf"<p192_{caller}>:\n(.*?)\n\n", code, re.DOTALL)
        assert body is not None and f"<p192_{callee}>" in body[1], (callee, caller)
