# SPDX-License-Identifier: MIT
"""The emitted assembly as it stands, macros and dispatch included, called by the System V and by the Microsoft convention."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecgen.arith import catalog
from ecgen.cli import make_library
from ecgen.ir import Program
from ecgen.library import Target
from support.emitted import asm_files, need, shell, spec_named, write
from support.native import Native, assemble, check_all, isolated, link

ADX = {"adx", "bmi2"} <= set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8")))


def microsoft(text: str) -> str:
    """The text with its Win64 prologue and epilogue, in an object that this system can load."""

    def chosen(macro: re.Match[str]) -> str:
        return macro[0].replace("%ifidn __OUTPUT_FORMAT__, win64", "%ifidn win64, win64")

    changed = re.sub(r"%macro (ENTER|LEAVE) 0\n.*?%endmacro", chosen, text, flags=re.DOTALL)
    assert changed != text
    return changed


def programs(name: str, prefix: str) -> dict[str, Program]:
    library = make_library(spec_named(name), None, "all", None)
    functions = [program for modulus in library.moduli(64) for program in catalog.programs(modulus, Target.ADX.shape)]
    return {f"{prefix}_{program.name}": program for program in functions}


@pytest.mark.quick("p256-microsoft-plain")
@pytest.mark.parametrize("plain", [True, False], ids=["plain", "adx"])
@pytest.mark.parametrize("convention", ["system-v", "microsoft"])
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434"])
def test_every_function(name: str, convention: str, plain: bool, tmp_path: Path) -> None:
    need("nasm")
    if not (plain or ADX):
        pytest.skip("this processor has no ADX or no BMI2")
    folder = write(tmp_path / name, name, "nasm", field_only=True)
    cpu, source = tmp_path / "cpu.o", tmp_path / "cpu.c"
    texts = {source.stem: source.read_text(encoding="utf-8") for source in asm_files(folder)}
    # the answer is known before; what would ask is C, and compiled for one convention
    asking = re.findall(r"^extern (\w+_first)$", "\n".join(texts.values()), re.MULTILINE)
    lines = [f"unsigned int {name}_cpu_plain = {int(plain)};", *(f"void {one}(void) {{ __builtin_trap(); }}" for one in asking)]
    source.write_text("\n".join(lines), encoding="utf-8")
    shell("gcc", "-O1", "-fPIC", "-fvisibility=hidden", "-c", source, "-o", cpu)
    if convention == "microsoft":
        texts = {stem: microsoft(text) for stem, text in texts.items()}
    assembled = [assemble(tmp_path, stem, text, f"{name.upper()}_EXPORT") for stem, text in texts.items()]
    library = link(tmp_path, [cpu, *assembled], microsoft=convention == "microsoft")
    symbols = programs(name, name)
    isolated(lambda note: check_all(Native(library), symbols, 3, note))
