# SPDX-License-Identifier: MIT
"""A return with a repeat prefix is a return; other prefixes that repeat or lock are refused. So is what the
processors of Intel and AMD decode in two ways: a near branch with a prefix 66, which Intel's ignore and AMD's do not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.verdict import Status, Verdict
from support.tiny_objects import copies, copies_on_graph, function_image


def _verdict(folder: Path, body: str) -> Verdict:
    return copies(function_image(folder, body))


def test_return_with_a_repeat_prefix(tmp_path: Path) -> None:
    assert _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax\nrep ret\n").proved


def test_it_returns_and_does_no_more(tmp_path: Path) -> None:
    assert not _verdict(tmp_path, "mov rax, [rsi]\nrep ret\nmov [rdi], rax\nret\n").proved
    outcome = _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax\npush rax\nrep ret\n")
    assert outcome.status is not Status.PROVED


@pytest.mark.parametrize("body", [
    "mov rax, [rsi]\nmov [rdi], rax\ndb 0xf2\nret\n",
    "mov rax, [rsi]\ndb 0xf3\nmov [rdi], rax\nret\n",
    "mov rax, [rsi]\nmov [rdi], rax\nlock add dword [rdi], 0\nret\n",
])  # fmt: skip
def test_other_prefixes_are_refused(body: str, tmp_path: Path) -> None:
    assert _verdict(tmp_path, body).status is Status.UNDECIDED


_NARROW = {
    "jump": "db 0x66, 0xe9\ndd after - $ - 4\n",
    "short jump": "db 0x66, 0xeb, 0\n",
    "call": "db 0x66, 0xe8\ndd after - $ - 4\n",
    "return": "db 0x66\nret\n",
    "return that drops": "db 0x66, 0xc2, 0, 0\n",
    "condition": "db 0x66, 0x0f, 0x84\ndd after - $ - 4\n",
    "short condition": "db 0x66, 0x74, 0\n",
    "loop": "db 0x66, 0xe2, 0\n",
    "loop by ecx": "db 0x67, 0x66, 0xe2, 0\n",
    "jump by ecx": "db 0x66, 0x67, 0xe3, 0\n",
    "condition with two prefixes": "db 0x67, 0x66, 0x74, 0\n",
}


@pytest.mark.parametrize("kind", _NARROW)
def test_branches_that_two_makers_decode_in_two_ways(kind: str, tmp_path: Path) -> None:
    body = f"mov rax, [rsi]\nmov [rdi], rax\nxor ecx, ecx\ninc ecx\n{_NARROW[kind]}after: ret\n"
    outcome = _verdict(tmp_path, body)
    assert outcome.status is Status.UNDECIDED
    assert "an instruction that is not known" in outcome.reason


def test_an_address_size_is_refused_where_it_does_not_matter_too(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, "mov rax, [rsi]\nmov [rdi], rax\nxor ecx, ecx\ndb 0x67\nje after\nafter: ret\n")
    assert not verdict.proved and "an instruction that is not known" in verdict.reason


@pytest.mark.parametrize("body", ["mov rax, [rsi]\nmov [rdi], rax\nret 8\n", "mov rax, [esi]\nmov [rdi], rax\nret\n",
                                  "mov rax, [rsi]\ndb 0xf3\nmov [rdi], rax\nret\n"])  # fmt: skip
def test_the_model_of_point_functions_looks_at_prefixes_too(body: str, tmp_path: Path) -> None:
    verdict = copies_on_graph(function_image(tmp_path, body))
    assert not verdict.proved and re.search(r"prefix|drops arguments|32 bits|not known", verdict.reason)


@pytest.mark.parametrize("text", ["db 0x67\nrep movsb", "db 0x67\nstosq", "db 0x64\nrep movsq", "db 0x65\nmovsd"])
def test_strings_are_at_whole_addresses(text: str, tmp_path: Path) -> None:
    image = function_image(tmp_path, f"{text}\nrep movsq\nret\n")
    code = Code(image)
    assert code.at(image.functions["f"]) is None
    plain = function_image(tmp_path, "rep movsq\nret\n")
    assert Code(plain).at(plain.functions["f"]) is not None
