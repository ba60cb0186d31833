# SPDX-License-Identifier: MIT
"""A return with a repeat prefix is a return; other prefixes that repeat or lock are refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ecgen_verify.prove.contract import parse
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import Limits, prove
from ecgen_verify.prove.verdict import Status, Verdict


def _verdict(folder: Path, body: str) -> Verdict:
    source, target = folder / "f.asm", folder / "f.o"
    source.write_text(f"bits 64\nsection .text\nglobal f:function\nf:\n{body}", encoding="utf-8")
    subprocess.run(["nasm", "-f", "elf64", "-w-all", source, "-o", target], check=True)
    return prove(load([target]), "f", parse("z = x mod m", {"m": 2**61 - 1}), Limits(seconds=2, search=0.1))


def test_return_with_a_repeat_prefix(tmp_path: Path) -> None:
    assert _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax\nrep ret\n").proved


def test_it_returns_and_does_no_more(tmp_path: Path) -> None:
    assert not _verdict(tmp_path, "mov rax, [rsi]\nrep ret\nmov [rdi], rax\nret\n").proved
    found = _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax\npush rax\nrep ret\n")
    assert found.status is not Status.PROVED


@pytest.mark.parametrize("body", [
    "mov rax, [rsi]\nmov [rdi], rax\ndb 0xf2\nret\n",
    "mov rax, [rsi]\ndb 0xf3\nmov [rdi], rax\nret\n",
    "mov rax, [rsi]\nmov [rdi], rax\nlock add dword [rdi], 0\nret\n",
])  # fmt: skip
def test_other_prefixes_are_refused(body: str, tmp_path: Path) -> None:
    assert _verdict(tmp_path, body).status is Status.UNDECIDED
