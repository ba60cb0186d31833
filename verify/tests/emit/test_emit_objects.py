# SPDX-License-Identifier: MIT
"""Object files: no writable state, no executable stack, marked for control-flow protection, right in every format."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.emitted import asm_files, need, objects, shell, write


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("nasm")
    return write(tmp_path_factory.mktemp("out") / "p256", "p256")


def writable(path: Path) -> list[str]:
    """Symbols in writable sections, and common ones. What only the loader writes, before it protects it, is none of them."""
    sections = shell("readelf", "-SW", path)
    constant = set(re.findall(r"\[ *(\d+)\] \.data\.rel\.ro", sections))
    rows = [line.split() for line in shell("readelf", "-sW", path).splitlines() if " OBJECT " in line]
    loaded = {row[7] for row in rows if row[6] in constant}
    names = [line.split()[-1] for line in shell("nm", path).splitlines() if re.search(r" [dDbBcCsSgG] ", line)]
    return [name for name in names if name not in loaded]


@pytest.mark.slow
@pytest.mark.parametrize("options", [[], ["-DP256_NO_ASM"], ["-DP256_WORD_BITS=32"]], ids=str)
def test_no_state_but_the_kind_of_processor(options: list[str], folder: Path) -> None:
    asm = not options
    state = [name for path in objects(folder, ("gcc", "-std=c99", "-O0", "-fPIC"), options, asm=asm) for name in writable(path)]
    assert sorted(state) == (["p256_avx2", "p256_cpu_plain"] if asm else [])


@pytest.mark.slow
def test_no_executable_stack_and_protected_control_flow(folder: Path, tmp_path: Path) -> None:
    compiled = objects(folder, ("gcc", "-std=c99", "-O0", "-fPIC", "-fcf-protection=full"))
    assembled = [path for path in compiled if path.stem.endswith("_asm")]
    assert assembled
    for path in assembled:
        sections = shell("readelf", "-SW", path)
        stack = re.search(r"\.note\.GNU-stack\s+PROGBITS\s+\S+ \S+ \S+ \S+\s+([A-Z]*)\s", sections)
        assert stack and "X" not in stack[1], path
        assert re.search(r"x86 feature: IBT, SHSTK", shell("readelf", "-n", path)), path
        assert not re.search(r"PROGBITS.*\sWAX?\s|PROGBITS.*\sWX\s", sections), "nothing both writable and executable"
    library = tmp_path / "all.so"
    shell("gcc", "-shared", "-nostdlib", "-Wl,-z,text", "-o", library, *compiled)  # text relocations are errors
    assert re.search(r"GNU_STACK\s.*\sRW\s", shell("readelf", "-lW", library))
    assert re.search(r"x86 feature: IBT, SHSTK", shell("readelf", "-n", library))


def test_every_function_begins_with_a_landing_pad(folder: Path, tmp_path: Path) -> None:
    for source in asm_files(folder):
        assembled = tmp_path / f"{source.stem}.o"
        shell("nasm", "-f", "elf64", source, "-o", assembled)
        code = shell("objdump", "-d", "--no-show-raw-insn", "-M", "intel", assembled)
        starts = re.findall(r"^[0-9a-f]+ <(\w+)>:\n\s*[0-9a-f]+:\s*(\w+)", code, re.MULTILINE)
        assert starts and all(first == "endbr64" for _, first in starts)


def test_every_function_has_its_size(folder: Path, tmp_path: Path) -> None:
    """From its landing pad to its return."""
    for source in asm_files(folder):
        assembled = tmp_path / f"{source.stem}.o"
        shell("nasm", "-f", "elf64", source, "-o", assembled)
        sized = re.findall(r": ([0-9a-f]+) +(\d+) FUNC +GLOBAL +HIDDEN +\d+ (\w+)", shell("readelf", "-sW", assembled))
        assert sized
        for start, size, name in sized:
            code = shell("objdump", "-d", "--no-show-raw-insn", f"--disassemble={name}", assembled).rstrip().splitlines()
            assert int(size) > 4 and code[-1].split()[:2] == [f"{int(start, 16) + int(size) - 1:x}:", "ret"], name


def test_assembly_keeps_to_its_means(folder: Path) -> None:
    """No red zone, no call, no vector registers, no data; no jump but to the plain variant or to what asks the processor."""
    for source in asm_files(folder):
        text = re.sub(r";.*", "", source.read_text(encoding="utf-8"))
        assert not re.search(r"\[rsp - ", text)
        assert not re.search(r"^\s*(call|div|idiv|cpuid|std|rep\w*|loop\w*|syscall|d[bwdq] .*rsp)\b", text, re.MULTILINE)
        assert not re.search(r"\b[xyz]mm\d", text)
        jumps = re.findall(r"^\s*(j\w+)\s+(\w+)", text, re.MULTILINE)
        suffix = "_x64" if "_adx" in source.name else "_first"
        assert jumps and all(jump == "jne" and target.endswith(suffix) for jump, target in jumps)


def defined(tool: str, path: Path) -> dict[str, str]:
    """Symbol -> its letter."""
    lines = [line.split() for line in shell(tool, path).splitlines()]
    return {parts[-1]: parts[-2] for parts in lines if len(parts) >= 2}


def test_macho_symbols_have_their_underscore(folder: Path, tmp_path: Path) -> None:
    tool = need("llvm-nm")
    for source in asm_files(folder):
        shell("nasm", "-f", "macho64", source, "-o", tmp_path / "m.o")
        names = defined(tool, tmp_path / "m.o")
        assert {name for name in names if not name.startswith("_p256_")} == set(), source
    assert names


@pytest.mark.parametrize(("form", "mark"), [("elf64", ""), ("win64", ""), ("macho64", "_")])
def test_every_format_defines_the_same_functions(form: str, mark: str, folder: Path, tmp_path: Path) -> None:
    tool = need("llvm-nm")
    for source in asm_files(folder):
        expected = set(re.findall(r"^(\w+):$", source.read_text(encoding="utf-8"), re.MULTILINE))
        shell("nasm", "-f", form, source, "-o", tmp_path / "out.o")
        symbols_found = {
            name
            for name, letter in defined(tool, tmp_path / "out.o").items()
            if letter in "Tt" and name.startswith(mark + "p256_") and not name.endswith(".end")
        }
        assert {name.removeprefix(mark) for name in symbols_found} == expected
