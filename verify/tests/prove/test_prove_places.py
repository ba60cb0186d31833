# SPDX-License-Identifier: MIT
"""A failed proof says which instruction, source line and row it came from, and gives inputs that show the failure."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.verdict import Status, Verdict
from support.prove_folder import contract, emitted, image

_TOOLS = {
    "p256_fe_adx.asm": ["nasm", "-f", "elf64", "-g", "-F", "dwarf"],
    "p256_field.c": ["gcc", "-O2", "-g", "-DP256_NO_ASM", "-fno-stack-protector", "-c"],
}
_ROW = "a + b, below 2*p"
_P = 2**256 - 2**224 + 2**192 + 2**96 - 1


def _changed(tmp_path: Path, file: str, function: str, row: str, old: str, new: str) -> tuple[Verdict, int]:
    """The verdict on an emitted function in which the first `old` after a row's comment is `new`, and that line's number."""
    folder = emitted("p256")
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    start = next(i for i, line in enumerate(lines) if re.search(rf"\b{function}(:|\(.*\)$)", line))
    begin = next(i for i in range(start, len(lines)) if row in lines[i])
    at = next(i for i in range(begin, len(lines)) if re.search(old, lines[i]))
    lines[at] = re.sub(old, new, lines[at], count=1)
    source, target = tmp_path / file, tmp_path / "changed.o"
    source.write_text("\n".join([*lines, ""]), encoding="utf-8")
    include = ["-I", f"{folder}/"]
    subprocess.run([*_TOOLS[file], *include, source, "-o", target], check=True)
    return prove(load([target]), function, contract("p256", "fe_" + function.split("_")[2])), at + 1


def _line(verdict: Verdict) -> int:
    return int(re.search(r"\(p256_f\w+\.\w+:(\d+)", verdict.place)[1])  # type: ignore[index]


@pytest.mark.parametrize("file", _TOOLS)
def test_lost_carry(file: str, tmp_path: Path) -> None:
    old, new = (r"adc (r8, .*)", r"add \1") if file.endswith("asm") else (r"(a2, b2), c\d+", r"\1, 0")
    verdict, line = _changed(tmp_path, file, "p256_fe_add", _ROW, old, new)
    assert verdict.status is Status.REFUTED
    assert f"row: {_ROW}" in verdict.place
    assert abs(_line(verdict) - line) <= 4
    a, b = verdict.counterexample.values()
    assert max(a, b) < _P


def test_return_is_not_placed_in_the_macro_that_makes_it(tmp_path: Path) -> None:
    verdict, line = _changed(tmp_path, "p256_fe_adx.asm", "p256_fe_add", _ROW, r"mov qword \[rdi \+ 8\], \w+", "nop")
    assert verdict.reason == "word 1 of the output r is not written"
    assert "ret" in verdict.place
    assert line < _line(verdict) < line + 12


@pytest.mark.parametrize("name", ["sub", "neg"])
def test_counterexample_is_one(name: str, tmp_path: Path) -> None:
    """The contract of another function: the inputs given make the difference."""
    promised = contract("p256", {"sub": "fe_add", "neg": "fe_dbl"}[name])
    verdict = prove(image("p256"), f"p256_fe_{name}", promised)
    values = list(verdict.counterexample.values())
    assert verdict.status is Status.REFUTED
    wrong = values[0] - values[1] if name == "sub" else -values[0]
    right = sum(values) if name == "sub" else 2 * values[0]
    assert (wrong - right) % _P
