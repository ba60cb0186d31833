# SPDX-License-Identifier: MIT
"""The C printer gives every Program its meaning, for both word sizes, with and without the compiler's add-with-carry."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from ecgen.arith import limbs
from ecgen.arith.multiply import product
from ecgen.emit import emit
from ecgen.ir import Builder, Kind, Program
from ecgen.library import Library, Target
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.spec.load import load_file
from ecgen.targets.c import straight as c
from ecgen.targets.c.signature import prototype
from support.native import Native, check_all, isolated, link
from support.random_programs import Style, random_program
from support.shapes import ROWS

PREFIX = "unit"
SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
#: Unfolded Programs may make words and take parameters that nobody reads.
WARNINGS = [
    "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-Wno-unused-variable",
    "-Wno-unused-parameter", "-Wno-unused-but-set-variable",
]  # fmt: skip


@dataclass(frozen=True)
class Build:
    """One way to compile. `plain`: no add-with-carry intrinsics, as on machines other than x86-64; `strict`: undefined
    behaviour is a trap."""

    compiler: str
    width: int
    optimisation: str = "-O2"
    plain: bool = False
    strict: bool = False

    def __str__(self) -> str:
        return f"{self.compiler}-{self.width}{self.optimisation}{'-plain' * self.plain}{'-strict' * self.strict}"


BUILDS = [
    Build("gcc", 64), Build("gcc", 64, "-O0"), Build("gcc", 64, plain=True), Build("gcc", 32),
    Build("gcc", 64, "-O1", plain=True, strict=True), Build("gcc", 32, "-O1", strict=True),
    Build("clang", 64), Build("clang", 64, plain=True), Build("clang", 32), Build("clang", 32, "-O0"),
]  # fmt: skip


def random_programs(width: int) -> list[Program]:
    out = []
    for index in range(40):
        rng = random.Random(f"C {width} {index}")
        style = Style(
            width=width, size=rng.choice([15, 60, 60, 150]), far=rng.random(), gap=rng.random() / 2, rows=rng.choice([0, 0.7])
        )
        program = random_program(rng, style, f"random_{index}")
        out.append(program if index % 3 == 0 else fold(program))
    return out


def source(programs: list[Program], *, plain: bool) -> str:
    """`plain`: the headers that need to know the machine come first, then the machine is forgotten."""
    head = "#include <stddef.h>\n#include <stdint.h>\n" + ("#undef __x86_64__\n" if plain else "")
    parts = [head, f'#define {PREFIX.upper()}_CARRY_CHAINS\n#include "{PREFIX}_internal.h"\n',
             f"void {PREFIX.upper()}_ABI(void) {{ }}\n"]  # stands in the unit fe, which is not linked
    for program in programs:
        body = "\n".join(f"    {line}" for line in c.body(program, PREFIX))
        parts.append(f"{prototype(program, PREFIX)};\n{prototype(program, PREFIX)}\n{{\n{body}\n}}\n")
    return "\n".join(parts)


@pytest.fixture(scope="module")
def headers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the emitted headers, which hold the helpers that printed functions call."""
    folder = tmp_path_factory.mktemp("headers")
    library = Library(load_file(SPEC), PREFIX, "auto", (Target.C64, Target.C32))
    for name, text in emit(library, "test").items():
        if name.endswith(".h"):
            (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.quick("gcc-64-O0")
@pytest.mark.parametrize("build", BUILDS, ids=str)
def test_random_programs(build: Build, headers: Path, tmp_path: Path) -> None:
    if shutil.which(build.compiler) is None:
        pytest.skip(f"{build.compiler} is not installed")
    programs = random_programs(build.width)
    text, target = tmp_path / "programs.c", tmp_path / "programs.o"
    text.write_text(source(programs, plain=build.plain), encoding="utf-8")
    options = [*WARNINGS, build.optimisation, "-fPIC", f"-I{headers}", f"-D{PREFIX.upper()}_WORD_BITS={build.width}"]
    if build.strict:
        options += ["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]
    subprocess.run([build.compiler, *options, "-c", text, "-o", target], check=True)
    library = link(tmp_path, [target])
    symbols = {f"{PREFIX}_{program.name}": program for program in programs}
    isolated(lambda note: check_all(Native(library), symbols, 10, note))


def test_the_plain_build_has_no_intrinsics(headers: Path, tmp_path: Path) -> None:
    """Else two of the builds above would test the same."""
    text = tmp_path / "programs.c"
    for plain in (True, False):
        text.write_text(source([], plain=plain), encoding="utf-8")
        command = ["gcc", "-std=c99", "-E", f"-I{headers}", f"-D{PREFIX.upper()}_WORD_BITS=64", str(text)]
        seen = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert ("_addcarry_u64" in seen) is not plain


def test_names_are_distinct() -> None:
    """Words, bits, masks and parameters never share a name, whatever the parameters are called."""
    b = Builder("names", 64)
    x, small, odd = b.param("t", Kind.LIMBS, 9), b.param("m", Kind.LIMBS, 9), b.param("c", Kind.BYTES, 9)
    r = b.param("t3", Kind.LIMBS, 9, output=True)
    total, carry = limbs.add(b, b.load_limbs(x), b.load_limbs(small))
    chosen = limbs.select(b, carry, total, b.load_limbs(x))
    pieces = [b.load(odd, at, size) for size in (1, 2, 4, 8) for at in (0, 1)]
    b.store_limbs(r, [b.xor(word, piece) for word, piece in zip(chosen, [*pieces, total[8]], strict=True)])
    lines = c.body(b.build(internal("test")), PREFIX)
    declared = re.findall(r"(?:uint64_t|_bit) (\w+)(?: =|;)", " ".join(lines))
    assert len(declared) > 40 and len({*declared, "t", "m", "c", "t3"}) == len(declared) + 4


def test_no_multiplication_parts_the_links_of_a_chain() -> None:
    """There compilers would move the carry out of the flags and back."""
    b = Builder("product", 64)
    r = b.param("r", Kind.LIMBS, 10, output=True)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, 5)) for name in "ab")
    b.store_limbs(r, product(b, x, y, ROWS))
    pending, links = "", 0
    for line in c.body(b.build(internal("test")), PREFIX):
        taken = re.search(r"_addw\(.*, (\w+)\);", line)
        if taken and taken[1] == pending:
            links += 1
        elif pending:
            assert "mulw" not in line
        match = re.search(r"_bit (\w+) =", line)
        pending = match[1] if match else "" if taken else pending
    assert links == 4 + 4 * 9
