# SPDX-License-Identifier: MIT
"""A compiler refuses loose elements where canonical ones are due, and the other way round, in C and in C++."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from support.prove_folder import emitted

_RIGHT = """
#include "sqisign_lvl1.h"
void f(sqisign_lvl1_fe *r, const sqisign_lvl1_fe *a)
{
    sqisign_lvl1_fe_loose x, y;
    sqisign_lvl1_fe_sum s;
    sqisign_lvl1_fe_loose_from_fe(&x, a);
    sqisign_lvl1_fe_loose_sqr(&y, &x);
    sqisign_lvl1_fe_loose_sub(&y, &y, &x);
    sqisign_lvl1_fe_sum_add(&s, &y, &x);
    sqisign_lvl1_fe_sum_mul_loose(&y, &s, &x);
    sqisign_lvl1_fe_loose_to_fe(r, &y);
}
"""
#: What stands in the right program, and a mixture in its place.
_MIXTURES = {
    "canonical operand": ("loose_sqr(&y, &x)", "loose_sqr(&y, a)"),
    "canonical result": ("loose_sqr(&y, &x)", "loose_sqr(r, &x)"),
    "loose operand": ("loose_sqr(&y, &x)", "sqr(r, &x)"),
    "loose result": ("loose_sqr(&y, &x)", "sqr(&y, a)"),
    "sum as a loose operand": ("sum_mul_loose(&y, &s, &x)", "loose_mul(&y, &s, &x)"),
    "sum of sums": ("sum_mul_loose(&y, &s, &x)", "sum_add(&s, &s, &s)"),
    "loose operand as a sum": ("sum_mul_loose(&y, &s, &x)", "sum_mul(&y, &s, &x)"),
    "assigned": ("    sqisign_lvl1_fe_loose_from_fe(&x, a);", "    x = *a;"),
    "encoded": ("    sqisign_lvl1_fe_loose_to_fe(r, &y);", "    uint8_t bytes[32]; sqisign_lvl1_fe_to_bytes(bytes, &y);"),
}
_COMPILERS = [("gcc", "c"), ("clang", "c"), ("g++", "c++"), ("clang++", "c++")]


def _accepts(compiler: str, language: str, text: str, folder: Path) -> bool:
    """As users compile it, with warnings of incompatible pointers as errors, which they are in C++ and in C since gcc 14."""
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler}")
    source = folder / "use.c"
    source.write_text(text, encoding="utf-8")
    command = [compiler, "-x", language, "-fsyntax-only", "-Werror", f"-I{emitted('sqisign_lvl1')}", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0 or "sqisign_lvl1_fe" in done.stderr, done.stderr
    return done.returncode == 0


@pytest.mark.parametrize(("compiler", "language"), _COMPILERS)
def test_right_types_are_accepted(compiler: str, language: str, tmp_path: Path) -> None:
    assert _accepts(compiler, language, _RIGHT, tmp_path)


@pytest.mark.parametrize(("compiler", "language"), _COMPILERS)
@pytest.mark.parametrize("mixture", _MIXTURES)
def test_mixtures_are_refused(mixture: str, compiler: str, language: str, tmp_path: Path) -> None:
    old, new = _MIXTURES[mixture]
    assert old in _RIGHT
    assert not _accepts(compiler, language, _RIGHT.replace(old, new), tmp_path)
