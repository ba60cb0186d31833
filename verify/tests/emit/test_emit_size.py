# SPDX-License-Identifier: MIT
"""Folders for small targets, `--size`: every bundled specification compiles without a warning and passes its self-test."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import command_line, make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from support.emitted import UNROLLED, WARNINGS, need, shell

#: One of each kind; the two moduli of secp224k1 differ in length, p224 takes roots by Tonelli and Shanks.
QUICK = ("p224", "secp224k1", "curve25519", "p434", "ffdhe2048")
#: Of the groups modulo long primes, whose self-test takes a minute in loops, the shortest.
ALL = [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in (*UNROLLED, "ffdhe2048")]


def emitted(name: str, folder: Path, target: str = "all") -> Path:
    spec = load_bundled(name)
    library = make_library(spec, None, target, None, size=True)
    write_folder(folder, emit(library, command_line(spec, False, None, target, None, size=True)))
    return folder


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ALL)
def test_self_test(name: str, tmp_path: Path) -> None:
    folder = emitted(name, tmp_path / "emitted")
    for width, compiler in ((32, "gcc"), (64, "clang"), (32, "g++")):
        language = ["-xc++", "-std=c++11"] if compiler == "g++" else ["-std=c99"]
        flags = ["-Os", *(flag for flag in WARNINGS if compiler != "g++" or flag != "-Wpedantic")]
        shell(compiler, *language, *flags, f"-D{name.upper()}_WORD_BITS={width}", f"-I{folder}", "-o", tmp_path / "selftest",
              *sorted(folder.glob("*.c")), folder / "test" / f"{name}_selftest.c")  # fmt: skip
        assert shell(tmp_path / "selftest") == f"{name}: all known answers agree\n"


def test_what_is_not_there(tmp_path: Path) -> None:
    """No table, no assembly, no inversion by division steps, no claim of a proof."""
    folder = emitted("p256", tmp_path / "emitted")
    assert not [path for path in folder.iterdir() if path.suffix in (".asm", ".S")]
    content = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert content["made_by"] == "ecgen --curve p256 --size"
    assert content["targets"] == ["c64", "c32"]
    names = {row["name"] for row in content["functions"]}
    assert {"p256_ecdh", "p256_ecdsa_sign", "p256_ecdsa_verify", "p256_fe_inv_chain"} <= names
    assert "p256_fe_inv_divsteps" not in names
    for row in content["functions"]:
        assert not {"proved", "bounds", "interpreter"} & set(row["evidence"]), row["name"]
    assert "not proved" in (folder / "p256.h").read_text(encoding="utf-8")
    assert sum(len(path.read_bytes()) for path in folder.glob("*.c")) < 100_000


def test_one_word_size(tmp_path: Path) -> None:
    folder = emitted("p192", tmp_path / "emitted", "c32")
    text, _, _ = (folder / "p192_field.c").read_text(encoding="utf-8").partition("as hexadecimal digits and back")
    assert "UINT32_C" in text and "UINT64_C" not in text


@pytest.mark.quick("clang--O2")
@pytest.mark.parametrize("level", ["-Os", "-O2", "-O3"])
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_stack_is_wiped_below_the_caller(compiler: str, level: str, tmp_path: Path) -> None:
    """Inlined, the function would wipe its caller's own frame, and nothing below it."""
    folder = emitted("p192", tmp_path / "emitted")
    calls = 0
    for source in sorted(folder.glob("*.c")):
        code = shell(need(compiler), level, "-S", "-w", f"-I{folder}", source, "-o", "-")
        compiled = len(re.findall(r"(?:call|jmp)\w*\s+p192_wipe_stack\b", code))
        assert (compiled > 0) == ("p192_wipe_stack();" in source.read_text(encoding="utf-8"))
        calls += compiled
    assert calls > 0
