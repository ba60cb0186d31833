# SPDX-License-Identifier: MIT
"""What --target ifma emits: it compiles cleanly wherever it may be used, and the other targets know nothing of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ecgen.ir import Op
from support.emitted import WARNINGS, need, shell, texts
from support.lanes_library import BUILDS, emit_lanes


def lane_files(folder: Path, suffix: str) -> list[Path]:
    """Those of eight at once, of which there are two of C, and two of assembly."""
    files = sorted(path for path in folder.glob(f"*{suffix}") if any(part in path.name for part in ("_lanes", "_fe8", "_sc8")))
    assert len(files) == 2
    return files


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_no_compiler_warns(tmp_path: Path, compiler: str) -> None:
    folder = emit_lanes(tmp_path, "curve25519")
    for options in BUILDS.values():
        defines = [f"-DCURVE25519_{option}" for option in options]
        for source in lane_files(folder, ".c"):
            shell(need(compiler), "-std=c99", *WARNINGS, *defines, "-c", source, "-o", tmp_path / "x.o")


@pytest.mark.slow
def test_it_compiles_as_cpp(tmp_path: Path) -> None:
    folder = emit_lanes(tmp_path, "p192")
    for options in (BUILDS["intrinsics"], BUILDS["plain32"]):
        for source in lane_files(folder, ".c"):
            shell(need("g++"), "-x", "c++", *WARNINGS, *(f"-DP192_{o}" for o in options), "-fsyntax-only", source)


def test_the_plain_form_needs_no_wide_integers(tmp_path: Path) -> None:
    """As on a machine of 32 bits."""
    folder = emit_lanes(tmp_path, "p192")
    for source in lane_files(folder, ".c"):
        shell(need("gcc"), "-std=c99", *WARNINGS, "-U__SIZEOF_INT128__", "-DP192_NO_ASM", "-DP192_WORD_BITS=32", "-c", source,
              "-o", tmp_path / "x.o")  # fmt: skip


@pytest.mark.quick("macho64")
@pytest.mark.parametrize("form", ["elf64", "win64", "macho64"])
def test_assembly_in_every_format(tmp_path: Path, form: str) -> None:
    folder = emit_lanes(tmp_path, "p521")
    for source in lane_files(folder, ".asm"):
        shell(need("nasm"), "-w+all", "-Werror", "-f", form, source, "-o", tmp_path / "x.o")


def test_no_secret_decides_anything() -> None:
    """The vector code is straight: its only jump is the choice by CPUID, its only index the lane."""
    for file, text in texts("p192", "ifma", field_only=True).items():
        if file.endswith("8_ifma.asm"):
            code = [line.split(";")[0].split() for line in text.splitlines() if line.startswith("    ")]
            jumps = [words for words in code if words and words[0].startswith("j")]
            assert jumps
            assert all(words[0] == "je" and words[1].endswith("_plain") for words in jumps), (file, jumps)


def test_masks_are_hidden_from_the_compiler() -> None:
    """Every mask that plain C chooses by, be it the sign of a word or an argument, has passed hide."""
    plain = texts("p192", "ifma", field_only=True)["p192_lanes.c"]
    masks = set(re.findall(r"\| \(\w+ & ~(\w+)\)", plain))
    assert masks
    for mask in masks:
        assert re.search(rf"const uint64_t {mask} = p192_hide\(", plain), mask


def test_other_targets_have_no_lanes() -> None:
    for target in ("c", "nasm", "all"):
        files = texts("p192", target, field_only=True)
        assert not any(part in name for name in files for part in ("fe8", "sc8", "ifma", "lanes"))
        assert "fe8" not in files["p192.h"]


@pytest.mark.slow
def test_the_header_says_that_elements_are_weak() -> None:
    header = texts("p256", "ifma", field_only=True)["p256.h"]
    assert "below 2*p" in header
    assert "uint64_t v[5][8];" in header
    manifest = json.loads(texts("p256", "ifma", field_only=True)["manifest.json"])
    rows = {row["name"]: row for row in manifest["functions"]}
    assert rows["p256_fe8_mul"]["evidence"] == ["interpreter", "bounds", "congruence"]
    assert set(rows["p256_fe8_mul"]["files"].values()) == {"p256_lanes.c", "p256_fe8_ifma.asm"}
    assert all(Path(file).suffix in (".c", ".asm") for row in rows.values() for file in row["files"].values())


@pytest.mark.slow
def test_every_operation_of_lanes_is_printed() -> None:
    """Whatever a Program uses, all three printers write; a product of two limbs is two instructions."""
    text = texts("p521", "ifma", field_only=True)
    assembly = text["p521_fe8_ifma.asm"]
    body = assembly[assembly.index("p521_fe8_mul:") : assembly.index("p521_fe8_sqr:")]
    assert body.count("vpmadd52luq") == body.count("vpmadd52huq") == 121
    vector = text["p521_lanes_ifma.c"]
    assert vector.count("_mm512_madd52lo_epu64") >= 121
    assert Op.MADDLO.value in text["p521_lanes.c"]
