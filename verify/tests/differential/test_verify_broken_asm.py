# SPDX-License-Identifier: MIT
"""`ecgen verify` finds what is wrong in assembly: results, and the rules of the calling convention."""

from __future__ import annotations

from typing import Any

import pytest

from support.verify_runs import edit_function, emit, quick, results

_BOTH = ["x64/gcc/O0", "x64-adx/gcc/O0"]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    folder = emit(tmp_path_factory.mktemp("broken") / "f13", "f13", "nasm")
    adx, plain = folder / "f13_fe_adx.asm", folder / "f13_fe_x64.asm"
    edit_function(adx, "f13_fe_add", r"^    add ", "    sub ")
    edit_function(adx, "f13_fe_dbl", r"\b13$", "11")
    edit_function(adx, "f13_fe_neg", r"^    ENTER$", "    ENTER\n    mov r12, rsi")
    edit_function(adx, "f13_fe_half", r"^    LEAVE$", "    std\n    LEAVE")
    edit_function(adx, "f13_fe_sub", r"^    ENTER$", "    ENTER\n    sbb rax, rax\n    sub qword [rsi], rax")
    edit_function(adx, "f13_fe_mul_small", r"^    mov (e\w+), e\w+$", "    nop")
    edit_function(plain, "f13_fe_mul_x64", r"^    LEAVE$", "    inc qword [rdi]\n    LEAVE")
    run = quick("--dir", folder, "--json")
    assert run.returncode == 1
    return results(run)


def test_flipped_addition_and_wrong_constant(rows: dict[str, dict[str, Any]]) -> None:
    """What multiplies nothing is the same function for every processor."""
    assert rows["f13_fe_add"]["failure"]["configurations"] == _BOTH
    assert rows["f13_fe_dbl"]["failure"]["configurations"] == _BOTH


def test_finds_it_in_the_variant_that_has_it(rows: dict[str, dict[str, Any]]) -> None:
    assert rows["f13_fe_mul"]["failure"]["configurations"] == ["x64/gcc/O0"]
    assert rows["f13_fe_sqr"]["passed"]


def test_watches_registers_and_flags(rows: dict[str, dict[str, Any]]) -> None:
    assert rows["f13_fe_neg"]["failure"]["got"] == {"r12": "changed"}
    assert rows["f13_fe_half"]["failure"]["got"] == {"direction flag": "changed"}


def test_the_carry_flag_is_set_on_entry(rows: dict[str, dict[str, Any]]) -> None:
    """A function that takes it for clear is wrong."""
    assert rows["f13_fe_sub"]["failure"]["configurations"] == _BOTH


def test_upper_half_of_a_small_factor(rows: dict[str, dict[str, Any]]) -> None:
    """A 32-bit argument leaves the upper half of its register undefined."""
    failure = rows["f13_fe_mul_small"]["failure"]
    assert failure["configurations"] == ["x64-adx/gcc/O0"]
    assert int(failure["inputs"]["k"], 16) >> 32
