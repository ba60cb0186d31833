# SPDX-License-Identifier: MIT
"""The digest of a proof covers all that the function reaches, and nothing else."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.evidence.reach import Reach
from ecgen_verify.prove.image import load
from support.tiny_objects import assembled

_CODE = """
extern {other}
global x_f:function
global x_add:function
global x_sub:function
section .text
helper:
        add rax, {number}
        jz .end
        inc rax
.end:   ret
unrelated:
        mov rax, {elsewhere}
        ret
x_add:  ret
x_sub:  sub rax, rax
        ret
x_f:
        mov rax, [rel table + 8]
        call {helper}
        call {public}
        call {other}
        ret
section .rodata
table:  dq 1, {entry}, {late}
section .rodata.more progbits alloc noexec nowrite align=8
more:   dq {apart}
"""
_USUAL = {"other": "memcpy", "number": "1", "elsewhere": "7", "helper": "helper", "public": "x_add", "entry": "2", "late": "3",
          "apart": "4"}  # fmt: skip
_CONTRACTS = {"x_f": "the contract", "x_add": "z = x + y", "x_sub": "z = x - y"}
_GIVEN = frozenset({"x_add", "x_sub"})


def _digest(folder: Path, changed: Mapping[str, str] = MappingProxyType({}), contracts: dict[str, str] | None = None,
            numbers: str = "p", given: frozenset[str] = _GIVEN) -> str:  # fmt: skip
    image = load([assembled(folder, _CODE.format(**{**_USUAL, **changed}))])
    return Reach(Code(image), "x_", contracts or _CONTRACTS, numbers).digest("x_f", "x_f", given)


@pytest.mark.parametrize("changed", [
    {"entry": "5"}, {"late": "5"},  # of the table
    {"public": "x_sub"}, {"helper": "unrelated"}, {"other": "memset"}, {"other": "x_memcpy"},  # what is called
    {"number": "2"},  # in a static helper
])  # fmt: skip
def test_what_is_reached_counts(changed: dict[str, str], tmp_path: Path) -> None:
    assert _digest(tmp_path, changed) != _digest(tmp_path)


@pytest.mark.parametrize("changed", [{"elsewhere": "8"}, {"apart": "5"}])
def test_what_is_not_reached_does_not(changed: dict[str, str], tmp_path: Path) -> None:
    assert _digest(tmp_path, changed) == _digest(tmp_path)


def test_an_instruction_with_symbols_in_it_counts(tmp_path: Path) -> None:
    """Here the last bytes of its number are a part of their own, which nothing leads to."""
    code = "global x_f:function\nx_f: db 0x48, 0xb8, 1, 2, 3, 4\nx_g: db 5, 6, 7, {}\nx_h: ret\n"
    images = [load([assembled(tmp_path, code.format(last))]) for last in (8, 9)]
    digests = {Reach(Code(image), "x_", _CONTRACTS, "").digest("x_f", "x_f", frozenset()) for image in images}
    assert len(digests) == 2


def test_code_that_is_read_as_data_counts(tmp_path: Path) -> None:
    """Control does not come to the call, but what is there is read."""
    code = "extern {}\nglobal x_f:function\nx_f: lea rax, [rel x_g]\nmov rax, [rax]\nret\nx_g: ret\ncall {}\nret\n"
    images = [load([assembled(tmp_path, code.format(other, other))]) for other in ("memcpy", "memset")]
    assert len({Reach(Code(image), "x_", _CONTRACTS, "").digest("x_f", "x_f", frozenset()) for image in images}) == 2


def test_promises_and_numbers_count(tmp_path: Path) -> None:
    usual = _digest(tmp_path)
    assert _digest(tmp_path, contracts={**_CONTRACTS, "x_f": "another"}) != usual
    assert _digest(tmp_path, contracts={**_CONTRACTS, "x_add": "z = y"}) != usual
    assert _digest(tmp_path, contracts={**_CONTRACTS, "x_sub": "z = y"}) == usual
    assert _digest(tmp_path, numbers="q") != usual
    assert _digest(tmp_path, given=frozenset()) != usual  # then it is the code of x_add that counts


def test_a_relocation_that_is_not_understood_takes_all(tmp_path: Path) -> None:
    """A table of addresses: whatever is in the object may be meant."""
    first, *others = (_digest(tmp_path, {"entry": "unrelated", **more}) for more in ({}, {"elsewhere": "8"}, {"apart": "5"}))
    assert first not in others


def test_the_order_of_functions_and_names_inside_do_not_count(tmp_path: Path) -> None:
    usual = _digest(tmp_path)
    text = _CODE.format(**_USUAL).replace("helper", "assistant").replace("x_add:  ret\n", "")
    text = text.replace("x_f:\n", "x_add:  ret\nx_f:\n")
    moved = load([assembled(tmp_path, text)])
    assert Reach(Code(moved), "x_", _CONTRACTS, "p").digest("x_f", "x_f", _GIVEN) == usual
    other = load([assembled(tmp_path, _CODE.format(**_USUAL).replace("x_", "yy_"))])
    contracts = {f"yy_{name[2:]}": text for name, text in _CONTRACTS.items()}
    assert Reach(Code(other), "yy_", contracts, "p").digest("yy_f", "yy_f", frozenset({"yy_add"})) == usual


_SOURCE = """
static const unsigned table[4] = {{1, 2, 3, {number}}};
unsigned other(unsigned);
unsigned f(unsigned x) {{ return {callee}(table[x & 3]) + 1; }}
"""


def _object(folder: Path, *words: str, number: str = "4", callee: str = "other") -> Path:
    """`folder`: its name is among what compilers tell debuggers."""
    folder.mkdir(exist_ok=True)
    (folder / "f.c").write_text(_SOURCE.format(number=number, callee=callee), encoding="utf-8")
    subprocess.run(["gcc", "-O1", *words, "-c", "f.c"], cwd=folder, check=True)
    return folder / "f.o"


def test_the_digest_of_an_object_is_of_what_is_read(tmp_path: Path) -> None:
    def digests(*objects: Path) -> set[str]:
        return {digest for path in objects for digest in load([path]).objects.values()}

    usual = digests(*(_object(tmp_path / words[-1], *words) for words in (("-g0",), ("-g1",), ("-g", "-gdwarf-5", "-g3"))))
    assert len(usual) == 1
    changed = [_object(tmp_path / "number", number="5"), _object(tmp_path / "callee", "-w", callee="another"),
               _object(tmp_path / "flags", "-fno-pie", "-mcmodel=large"), _object(tmp_path / "level", "-O2")]  # fmt: skip
    assert len(usual | digests(*changed)) == 1 + len(changed)


@pytest.mark.parametrize(("old", "new"), [
    ("global x_f", "global y_f"), ("x_add:  ret", "x_add:  nop"), ("global x_sub:function", "global x_sub:data"),
    ("noexec nowrite align=8", "noexec write align=8"), ("align=8", "align=16"), ("call x_add", "call x_sub"),
    ("[rel table + 8]", "[rel table + 16]"), ("extern memcpy\n", "extern memcpy\nextern memset\nglobal helper\n"),
])  # fmt: skip
def test_all_that_is_read_of_an_object_is_in_its_digest(old: str, new: str, tmp_path: Path) -> None:
    text = _CODE.format(**_USUAL)
    changed = text.replace(old, new).replace("\nx_f:", "\ny_f:" if "y_f" in new else "\nx_f:")
    assert old in text
    first, second = (load([assembled(tmp_path, one)]) for one in (text, changed))
    assert first.objects != second.objects
