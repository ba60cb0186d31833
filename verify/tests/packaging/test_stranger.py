# SPDX-License-Identifier: MIT
"""A stranger's program: it includes the header, links with every object of the folder, and multiplies right."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from ecgen.selfcheck import edge_numbers
from support.emitted import asm_files, c_files, need, shell, spec_named, write

PROGRAM = r"""
#include "{name}.h"
#include <stdio.h>
#include <string.h>

static int digit(int c) {{ return c <= '9' ? c - '0' : c - 'a' + 10; }}

static int read_bytes(uint8_t *to, size_t count)
{{
    char text[2 * {NAME}_FE_BYTES + 2];
    size_t i;
    if (scanf("%{digits}s", text) != 1 || strlen(text) != 2 * count) return 0;
    for (i = 0; i < count; i++) to[i] = (uint8_t)(16 * digit(text[2 * i]) + digit(text[2 * i + 1]));
    return 1;
}}

int main(void)
{{
    uint8_t x[{NAME}_FE_BYTES], y[{NAME}_FE_BYTES];
    {name}_fe a, b;
    size_t i;
    while (read_bytes(x, sizeof x) && read_bytes(y, sizeof y)) {{
        if ({name}_fe_from_bytes(&a, x) != 0 || {name}_fe_from_bytes(&b, y) != 0) {{
            puts("refused");
            continue;
        }}
        {name}_fe_mul(&a, &a, &b);
        {name}_fe_inv(&b, &b);
        {name}_fe_mul(&b, &b, &a); /* a, or 0 where b = 0 */
        {name}_fe_to_bytes(x, &a);
        {name}_fe_to_bytes(y, &b);
        for (i = 0; i < sizeof x; i++) printf("%02x", x[i]);
        printf(" ");
        for (i = 0; i < sizeof y; i++) printf("%02x", y[i]);
        puts("");
    }}
    return 0;
}}
"""

#: Language and what is defined. Assembly is linked unless the program does without.
WAYS: dict[str, tuple[list[str], list[str]]] = {
    "c": (["cc"], []),
    "c-no-asm": (["cc"], ["NO_ASM"]),
    "c-32-bit-words": (["cc"], ["WORD_BITS=32"]),
    "c-plain-processor": (["cc"], ["CPU_PLAIN"]),
    "c++": (["c++", "-x", "c++"], []),
    "c++-no-asm": (["c++", "-x", "c++"], ["NO_ASM"]),
    "clang": (["clang", "-O3"], ["NO_ASM"]),
}


def cases(prime: int, size: int) -> tuple[str, str]:
    """What the program is asked, and what it must answer."""
    rng, asked, answers = random.Random(prime), [], []
    for _ in range(150):
        a, b = next(edge_numbers(prime, rng)), next(edge_numbers(prime, rng))
        asked.append(f"{a:0{2 * size}x} {b:0{2 * size}x}")
        answers.append(f"{a * b % prime:0{2 * size}x} {a if b else 0:0{2 * size}x}")
    for refused in {prime, (1 << 8 * size) - 1}:
        asked.append(f"{refused:0{2 * size}x} {1:0{2 * size}x}")
        answers.append("refused")
    return "\n".join(asked) + "\n", "\n".join(answers) + "\n"


def answer(program: Path, asked: str, folder: Path) -> str:
    (folder / "asked").write_text(asked, encoding="utf-8")
    return shell("sh", "-c", f"'{program}' < '{folder / 'asked'}'")


@pytest.mark.quick("p384-c-32-bit-words")
@pytest.mark.parametrize(
    ("name", "way"),
    [*(("p384", way) for way in WAYS), ("curve25519", "c"), ("curve25519", "c-32-bit-words"), ("p434", "c++"), ("f251", "c"),
     ("f251", "c-32-bit-words"), ("brainpoolp256r1", "c-no-asm")],
)  # fmt: skip
def test_a_program_multiplies(name: str, way: str, tmp_path: Path) -> None:
    command, defines = WAYS[way]
    need(command[0])
    folder = write(tmp_path / "vendored", name, field_only=way != "c++")
    flags = [f"-D{name.upper()}_{define}" for define in defines]
    prime = spec_named(name).prime
    size = (prime.bit_length() + 7) // 8
    text = PROGRAM.format(name=name, NAME=name.upper(), digits=2 * size + 1)
    (folder / "main.c").write_text(text, encoding="utf-8")
    objects = []
    if not {"NO_ASM", "WORD_BITS=32"} & set(defines):
        need("nasm")
        for source in asm_files(folder):
            shell("nasm", "-f", "elf64", source, cwd=folder)
            objects.append(source.with_suffix(".o"))
    # `cc *.c *.o`, where -x c++ must not reach the objects
    shell(*command, *flags, "-o", "program", *c_files(folder), *(["-x", "none"] if "-x" in command else []), *objects, cwd=folder)
    asked, expected = cases(prime, size)
    assert answer(folder / "program", asked, tmp_path) == expected


@pytest.mark.quick("make", "cmake no asm")
@pytest.mark.parametrize("way", ["make", "make NO_ASM=1", "make CC=clang", "cmake", "cmake no asm"])
def test_the_build_files_build_and_check(way: str, tmp_path: Path) -> None:
    tool, *options = way.split()
    need(tool)
    need("nasm")
    folder = write(tmp_path / "vendored", "f251")
    if tool == "make":
        shell("make", *options, "check", cwd=folder)
        archive = folder / "libf251.a"
    else:
        flags = ["-DF251_NO_ASM=ON"] if options else []
        shell("cmake", "-S", folder, "-B", tmp_path / "build", *flags)
        shell("cmake", "--build", tmp_path / "build")
        shell("cmake", "--build", tmp_path / "build", "--target", "f251_selftest")
        shell("ctest", "--test-dir", tmp_path / "build", "--output-on-failure")
        archive = tmp_path / "build" / "libf251.a"
    assert ("f251_fe_mul_x64" in shell("nm", archive)) == (way in ("make", "make CC=clang", "cmake"))


def test_the_makefile_follows_its_sources(tmp_path: Path) -> None:
    need("nasm")
    folder = write(tmp_path / "vendored", "f13")
    shell("make", cwd=folder)
    assert shell("make", cwd=folder) == ""
    (folder / "f13_field.c").write_text((folder / "f13_field.c").read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert "f13_field.c" in shell("make", cwd=folder)
    shell("make", "clean", cwd=folder)
    assert not list(folder.glob("*.o")) and not list(folder.glob("*.a"))


def test_ecgen_check_is_content_with_a_built_folder(tmp_path: Path) -> None:
    """What is built beside the sources is no change of theirs."""
    folder = write(tmp_path / "vendored", "f13", "c")
    shell("make", "check", cwd=folder)
    shell(sys.executable, "-c", "from ecgen.cli import main; main()", "check", folder)
