# SPDX-License-Identifier: MIT
"""What is not constant-time is refused, with the instruction that leaks; so is what breaks the calling convention."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen_verify.prove import account
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Status, Verdict

_COPY = "z = x mod m"
_MODULI = {"m": 2**61 - 1}


def _assemble(folder: Path, body: str) -> Image:
    source, target = folder / "f.asm", folder / "f.o"
    source.write_text(f"bits 64\nsection .text\nglobal f:function\nf:\n{body}\nret\nextern other\n", encoding="utf-8")
    subprocess.run(["nasm", "-f", "elf64", "-g", "-F", "dwarf", source, "-o", target], check=True)
    return load([target])


def _verdict(folder: Path, body: str) -> Verdict:
    return prove(_assemble(folder, body), "f", parse(_COPY, _MODULI))


def test_the_harmless_copy_is_proved(tmp_path: Path) -> None:
    assert _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax").proved


_READ, _WRITE = "mov rax, [rsi]\nmov rcx, rax\n", "\nmov [rdi], rax"

_LEAKS = {
    "branch": ("mov rax, [rsi]\ntest rax, rax\nje .end\n.end:\nmov [rdi], rax", "a secret decides a branch", "je "),
    "branch on a carry": (_READ + "add rcx, rcx\njc .end\n.end:" + _WRITE, "decides a branch", "jb "),
    "branch after a mask": (
        _READ + "shr rcx, 60\nneg rcx\nsbb rcx, rcx\nand rcx, 5\ncmp rcx, 5\nje .end\n.end:" + _WRITE,
        "a secret decides a branch", "je ",
    ),
    "a number that a secret chose, added to an address": (
        _READ + "mov [rsp - 8], rax\nmov [rsp - 16], rax\nlea rdx, [rsp - 16]\nshr rcx, 60\nneg rcx\nsbb rcx, rcx\nand rcx, 8\n"
        "add rdx, rcx\nmov rax, [rdx]" + _WRITE, "part of an address", "add rdx",
    ),
    "load": (_READ + "and ecx, 1\nmov rdx, [rsi + rcx*8]" + _WRITE, "part of an address", "mov rdx"),
    "store": ("mov rax, [rsi]\nmov rcx, rax\nand ecx, 1\nmov [rdi + rcx*8], rax", "part of an address", "mov [rdi"),
    "division": ("mov rax, [rsi]\nxor edx, edx\nmov ecx, 3\ndiv rcx" + _WRITE, "decides the time of DIV", "div "),
    "variable latency": ("mov rax, [rsi]\npext rcx, rax, rax\nmov [rdi], rax", "decides the time of PEXT", "pext "),
}  # fmt: skip


@pytest.mark.parametrize("kind", _LEAKS)
def test_leak(kind: str, tmp_path: Path) -> None:
    body, reason, instruction = _LEAKS[kind]
    verdict = _verdict(tmp_path, body)
    assert verdict.status is Status.REFUTED
    assert reason in verdict.reason
    assert f"`{instruction}" in verdict.place
    assert "f.asm:" in verdict.place


_BROKEN = {
    "callee-saved register": ("mov rbx, [rsi]\nmov [rdi], rbx", "RBX is not restored"),
    "stack pointer": ("mov rax, [rsi]\nmov [rdi], rax\npush rax", "caller's"),
    "nothing written": ("mov rax, [rsi]", "word 0 of the output z is not written"),
    "half written": ("mov rax, [rsi]\nmov [rdi], eax", "is not written"),
    "beyond the output": ("mov rax, [rsi]\nmov [rdi], rax\nmov [rdi + 8], rax", "outside the outputs"),
    "into the input": ("mov rax, [rsi]\nmov [rdi], rax\nmov [rsi], rax", "outside the outputs"),
    "into the caller's frame": ("mov rax, [rsi]\nmov [rdi], rax\nmov [rsp + 8], rax", "outside the function's own frame"),
}


@pytest.mark.parametrize("kind", _BROKEN)
def test_broken_convention(kind: str, tmp_path: Path) -> None:
    body, reason = _BROKEN[kind]
    verdict = _verdict(tmp_path, body)
    assert verdict.status is Status.REFUTED
    assert reason in verdict.reason


#: What is right, and what would be if an edge were another than it is.
_EDGES = {
    "a shift by nothing keeps the flags": ("xor ecx, ecx\nstc\nshl rdx, cl\n{} .end\nmov [rdi], rax\n.end:", "jnc", "jc"),
    "a count of 64 is none": ("mov ecx, 64\nstc\nshr rdx, cl\n{} .end\nmov [rdi], rax\n.end:", "jnc", "jc"),
    "a rotation by nothing clears what is above": (
        "mov rcx, -1\nror ecx, 32\nshr rcx, 32\n{} .end\nmov [rdi], rax\n.end:", "jnz", "jz"),
    "a move that is not made clears what is above": (
        "mov rcx, -1\nxor edx, edx\ncmp edx, 1\ncmovz ecx, edx\nshr rcx, 32\n{} .end\nmov [rdi], rax\n.end:", "jnz", "jz"),
    "a step by one keeps the carry": ("mov ecx, -1\nclc\ninc ecx\nadc rax, {}\nmov [rdi], rax", "0", "1"),
    "a bit is counted modulo the size": ("mov ecx, 1\nbt rcx, 64\n{} .end\nmov [rdi], rax\n.end:", "jnc", "jc"),
    "a copy of the library as the last call": ("mov edx, {}\nextern memcpy\njmp memcpy", "8", "7"),
    "an aligned stack": ("sub rsp, {0}\nmov edx, 8\nextern memcpy\ncall memcpy\nadd rsp, {0}", "24", "16"),
}  # fmt: skip


@pytest.mark.parametrize("kind", _EDGES)
def test_edges(kind: str, tmp_path: Path) -> None:
    body, right, wrong = _EDGES[kind]
    assert _verdict(tmp_path, f"mov rax, [rsi]\n{body.format(right)}").proved
    assert _verdict(tmp_path, f"mov rax, [rsi]\n{body.format(wrong)}").status is Status.REFUTED


_UNDECIDED = {
    "direction flag": ("mov rax, [rsi]\nmov [rdi], rax\nstd", "the model has no STD"),
    "a call to another object": ("mov rax, [rsi]\nmov [rdi], rax\njmp other", "other, which is not among the objects"),
    "an indirect jump": ("jmp rax", "an indirect jump"),
    "memory of others": ("mov rax, [rsi + 64]\nmov [rdi], rax", "nothing known"),
    "half of an address": ("lea eax, [rdi + 0]\nmov rcx, [rsi]\nmov [rax], rcx", "32 bits of a pointer"),
    "an endless loop": (".again:\njmp .again", "steps"),
}


@pytest.mark.parametrize("kind", _UNDECIDED)
def test_what_is_not_understood_is_never_proved(kind: str, tmp_path: Path) -> None:
    body, reason = _UNDECIDED[kind]
    verdict = _verdict(tmp_path, body)
    assert verdict.status is Status.UNDECIDED
    assert reason in verdict.reason


def test_no_failure_is_explained_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What explains failures is not trusted: "proved" is no explanation."""
    monkeypatch.setattr(account, "explained", lambda verdict, *_: replace(verdict, status=Status.PROVED))
    with pytest.raises(AssertionError, match="explained away"):
        _verdict(tmp_path, "mov rax, [rsi]")
