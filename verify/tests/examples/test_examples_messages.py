# SPDX-License-Identifier: MIT
"""The examples Diffie-Hellman, Koblitz and Massey-Omura as a program, on all eight curves, with assembly and without."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from support.emitted import need, shell, write
from support.example_builds import CURVES, EXAMPLES, compiled, curve_build, curve_objects

SOURCES = [EXAMPLES / name for name in ("messages.c", "koblitz.c", "massey_omura.c")]


def answer(program: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def check(program: Path, most: int) -> None:
    """`most`: bytes of the longest message."""
    for message in ("", "x", "a text with blanks", "m" * most):
        assert answer(program, message) == (0, message + "\n")
    assert answer(program, "m" * (most + 1)) == (1, f"the message does not fit: at most {most} bytes\n")


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("asm", [True, False], ids=["nasm", "no-asm"])
@pytest.mark.parametrize("name", CURVES)
def test_messages(name: str, asm: bool, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    need("nasm")
    curve, folder = curve_build(name, tmp_path_factory)
    objects = curve_objects(folder, tmp_path, name, asm=asm)
    check(compiled(tmp_path / "messages", name, folder, *SOURCES, *objects, asm=asm), curve.field_bytes - 3)


@pytest.mark.slow
def test_with_the_prefix_that_they_are_written_for(tmp_path: Path) -> None:
    """The two lines of the comment in messages.c, in C only."""
    folder = write(tmp_path / "ec", "p192", "c", "ec")
    shell("make", "-s", "CFLAGS=-O0", cwd=folder)
    shell("gcc", "-std=c99", "-I", folder, "-o", tmp_path / "messages", *SOURCES, folder / "libec.a")
    check(tmp_path / "messages", 21)
