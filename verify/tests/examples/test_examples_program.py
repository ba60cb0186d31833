# SPDX-License-Identifier: MIT
"""The program that does ECDH and ECDSA in 20 lines: it is as short as that, it runs, and the documentation quotes it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.emitted import need, shell
from support.example_builds import EXAMPLES, STRICT, curve_build, curve_objects

PROGRAM = EXAMPLES / "key_exchange_and_signature.c"
PAGE = Path(__file__).parents[3] / "docs" / "vendoring.md"


def test_length() -> None:
    body = PROGRAM.read_text(encoding="utf-8").split("int main(void)\n{\n")[1].removesuffix("}\n")
    assert sum(bool(line.strip()) for line in body.splitlines()) <= 20


@pytest.mark.slow
@pytest.mark.parametrize("asm", [True, False], ids=["nasm", "no-asm"])
def test_it_runs(asm: bool, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    need("nasm")
    _, folder = curve_build("p256", tmp_path_factory)
    objects = curve_objects(folder, tmp_path, "p256", asm=asm)
    macros = [] if asm else ["-DP256_NO_ASM"]
    for compiler in ("gcc", "clang"):
        shell(need(compiler), *STRICT, *macros, "-I", folder, "-o", tmp_path / compiler, PROGRAM, *objects)
        shell(tmp_path / compiler)


def test_it_notices_what_is_wrong(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The exit code says something: another message, or another key, and the program fails."""
    need("nasm")
    _, folder = curve_build("p256", tmp_path_factory)
    objects = curve_objects(folder, tmp_path, "p256", asm=True)
    text = PROGRAM.read_text(encoding="utf-8")
    for old, new in (("p256_ecdsa_verify(signature, public_key[0]", "p256_ecdsa_verify(signature, public_key[1]"),
                     ("secret[i], public_key[1 - i]", "secret[0], public_key[1 - i]")):  # fmt: skip
        assert text.count(old) == 1
        changed = tmp_path / "changed.c"
        changed.write_text(text.replace(old, new), encoding="utf-8")
        shell("gcc", "-std=c99", "-I", folder, "-o", tmp_path / "changed", changed, *objects)
        with pytest.raises(AssertionError):
            shell(tmp_path / "changed")


def test_the_documentation_quotes_it() -> None:
    blocks = re.findall(r"```c\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    quoted = [block for block in blocks if "int main" in block]
    assert quoted == [PROGRAM.read_text(encoding="utf-8").split("\n", 1)[1]]
