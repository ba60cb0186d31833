# SPDX-License-Identifier: MIT
"""Square roots by halves, compiled: every element modulo 12289, whose 2-adicity is 12."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from support.emitted import WARNINGS, c_files, need, shell, write

_PRIME = 12289


@pytest.mark.parametrize(("compiler", "level"), [("gcc", "-O2"), ("clang", "-O3")])
@pytest.mark.parametrize("width", [64, 32])
def test_every_element(compiler: str, level: str, width: int, tmp_path: Path) -> None:
    need(compiler)
    folder = write(tmp_path / "emitted", "f12289")
    macros = ("-DF12289_NO_ASM", f"-DF12289_WORD_BITS={width}", "-DF12289_EXPORT")
    shared_object = tmp_path / "all.so"
    shell(compiler, "-std=c99", level, *WARNINGS, *macros, "-fPIC", "-shared", "-o", shared_object, *c_files(folder))
    library = ctypes.CDLL(str(shared_object))
    squares = {x * x % _PRIME for x in range(_PRIME)}
    a, r, out = (ctypes.create_string_buffer(64) for _ in range(3))
    for number in range(_PRIME):
        assert library.f12289_fe_from_bytes(a, number.to_bytes(2, "big")) == 0
        assert library.f12289_fe_sqrt(r, a) == (0 if number in squares else -1), number
        library.f12289_fe_to_bytes(out, r)
        root = int.from_bytes(out.raw[:2], "big")
        assert root * root % _PRIME == (number if number in squares else 0)
