# SPDX-License-Identifier: MIT
"""Both syntaxes say the same: each function of each assembly file has the same bytes, at the same place, whoever assembles it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.library import Syntax
from ecgen.tuned import MICROARCHITECTURE, bundled_microarchitectures
from support.assembled import Text, padded_alike, text_of
from support.emitted import CORE, need, shell

#: By default few of them; all of them, for all microarchitectures, are checked where slow tests are run.
QUICK = {("curve25519", None), ("p434", None), ("p192", "goldencove")}
OTHERS = [name for name in bundled_microarchitectures() if name != MICROARCHITECTURE]
CASES = [(name, tuned) for name in CORE for tuned in (None, *OTHERS)]
MARKED = [pytest.param(*case, marks=() if case in QUICK else pytest.mark.slow) for case in CASES]


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "tuned"), MARKED)
def test_same_bytes(name: str, tuned: str | None, tmp_path: Path) -> None:
    nasm = need("nasm")
    compilers = [need("gcc"), need("clang")]
    spec = load_bundled(name)
    library = make_library(spec, None, "ifma", None, tuned=tuned)
    gnu = emit(replace(library, syntax=Syntax.GNU), "ecgen")
    functions = 0
    for file, text in emit(library, "ecgen").items():
        if not file.endswith(".asm"):
            continue
        other = file.removesuffix(".asm") + ".S"
        (tmp_path / file).write_text(text, encoding="utf-8")
        (tmp_path / other).write_text(gnu.pop(other), encoding="utf-8")
        shell(nasm, "-f", "elf64", "-w+all", "-Werror", "-o", tmp_path / "nasm.o", tmp_path / file)
        first = text_of(tmp_path / "nasm.o")
        functions += len(first.functions)
        for compiler in compilers:
            shell(compiler, "-Wall", "-Werror", "-c", "-o", tmp_path / "gnu.o", tmp_path / other)
            assert padded_alike(first, text_of(tmp_path / "gnu.o")) == [], f"{file} by {compiler}"
    assert functions > (10 if spec.curve is None else 40)  # without a curve there are no scalars
    assert not any(file.endswith(".S") for file in gnu)


def test_other_bytes_are_noticed() -> None:
    """In a function, in a table between functions, at another place; but not in padding."""
    table, code = bytes(range(8)), bytes([0xC3, 0x55, 0xC3])
    first = Text(code + b"\x90" * 13 + table + b"\x90" * 8 + code, {"f": (0, 3), "g": (32, 3)})
    padded = Text(code + b"\x66" * 13 + table + b"\x0f" * 8 + code, first.functions)
    assert padded_alike(first, padded) == []
    assert padded_alike(first, replace(padded, data=padded.data[:-1] + b"\xcb")) == ["g"]
    assert padded_alike(first, replace(padded, data=padded.data.replace(table, table[::-1]))) == ["8 bytes from 0x10"]
    assert padded_alike(first, replace(padded, functions={"f": (0, 3), "g": (31, 3)}))


def test_padding_between_two_tables_is_padding() -> None:
    """A table that fills no line of the cache, and the next one from its label on."""
    table, code = bytes(range(8)), bytes([0xC3])
    first = Text(table + b"\x90" * 8 + table + code, {"f": (24, 1)}, frozenset({0, 16}))
    second = Text(table + b"\x66" * 8 + table + code, first.functions)
    assert padded_alike(first, second) == []
    assert padded_alike(replace(first, labels=frozenset()), second) == ["24 bytes from 0x0"]
    assert padded_alike(first, replace(second, data=second.data.replace(table, table[::-1]))) == [
        "8 bytes from 0x0", "8 bytes from 0x10"]  # fmt: skip
