# SPDX-License-Identifier: MIT
"""Emitted folders run on other processors, systems and compilers: the self-test, and fields against GMP."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.library import Syntax
from support.emitted import need, shell, spec_named
from support.field_program import FieldProgram
from support.platforms import PLATFORMS, built, end_wine, wine_environment

#: Every platform with one curve; other primes where words, byte order or syntax differ.
_CASES = [
    *((platform, "p256") for platform in PLATFORMS),
    *((platform, "curve25519") for platform in ("linux-s390x", "linux-arm", "win64-gnu", "tcc")),
    *((platform, "p521") for platform in ("linux-aarch64", "win64-nasm-dll")),
    *((platform, "ffdhe2048") for platform in ("win64-nasm-dll",)),
    *(pytest.param(*case, marks=pytest.mark.exhaustive) for case in (
        *((platform, "p384") for platform in PLATFORMS),
        *((platform, "secp256k1") for platform in ("linux-riscv64", "linux-mips", "musl")),
        *((platform, "p434") for platform in ("linux-arm", "linux-ppc64", "undefined-clang")),
    )),
]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, str]]:
    """For programs; wine's own files are in a folder that goes with the test run."""
    variables = wine_environment(tmp_path_factory.mktemp("wine"), os.environ)
    yield variables
    end_wine(variables)


@pytest.mark.slow
@pytest.mark.parametrize(("platform", "name"), _CASES)
def test_it_runs(platform: str, name: str, environment: Mapping[str, str], tmp_path: Path) -> None:
    """The self-test; then each function of the fields on elements that carries and limbs find hard."""
    row = PLATFORMS[platform]
    build = built(row, name, tmp_path / name)
    selftest = build.program(build.folder / "test" / f"{name}_selftest.c")
    assert build.run(selftest, environment) == f"{name}: all known answers agree\n"

    fields = FieldProgram(build.library)
    source = tmp_path / "fields.c"
    source.write_text(fields.text(), encoding="utf-8")
    program = build.program(source)

    @settings(max_examples=8)
    @given(fields.batches())
    def compared(pairs: list[tuple[str, int, int]]) -> None:
        words, *lines = build.run(program, environment, fields.given(pairs)).splitlines()
        assert words == f"words {row.words} {row.order} {'assembly' if row.assembly else 'C'}"
        for pair in pairs:
            lines = fields.check(lines, *pair)
        assert not lines

    compared()


def test_a_wrong_result_is_seen(environment: Mapping[str, str], tmp_path: Path) -> None:
    """Whichever line of an answer has another last digit."""
    build = built(PLATFORMS["shared"], "f13", tmp_path / "f13")
    fields = FieldProgram(build.library)
    source = tmp_path / "fields.c"
    source.write_text(fields.text(), encoding="utf-8")
    pair = ("fe", 3, 5)
    _, *right = build.run(build.program(source), environment, fields.given([pair])).splitlines()
    assert fields.check(right, *pair) == []
    for i, line in enumerate(right):
        wrong = line[:-1] + ("1" if line[-1] != "1" else "2")
        with pytest.raises(AssertionError):
            fields.check([*right[:i], wrong, *right[i + 1 :]], *pair)


@pytest.mark.quick("nasm")
@pytest.mark.parametrize("syntax", list(Syntax), ids=str)
def test_mach_o_has_the_symbols(syntax: Syntax, tmp_path: Path) -> None:
    """For macOS, which nothing here runs: each assembler defines the functions of the manifest, with an underscore."""
    nm = need("llvm-nm")
    library = make_library(spec_named("p256"), None, "nasm", None, syntax=syntax)
    write_folder(tmp_path / "p256", emit(library, "ecgen"))
    rows = json.loads((tmp_path / "p256" / "manifest.json").read_text(encoding="utf-8"))["functions"]
    named = {f"_{row['name']}" for row in rows for file in row["files"].values() if file.endswith(syntax.suffix)}
    defined = set()
    for source in sorted((tmp_path / "p256").glob(f"*{syntax.suffix}")):
        command = {
            Syntax.NASM: ("nasm", "-f", "macho64", "-w+all", "-Werror"),
            Syntax.GNU: ("clang", "-target", "x86_64-apple-darwin", "-Werror", "-c"),
        }[syntax]
        shell(need(command[0]), *command[1:], "-o", tmp_path / "mach.o", source)
        assert (tmp_path / "mach.o").read_bytes()[:4] == bytes.fromhex("cffaedfe")
        symbols = [line.split() for line in shell(nm, tmp_path / "mach.o").splitlines()]
        assert all(line[-1].startswith("_p256_") for line in symbols if line[-2] in "TU")
        defined |= {name for kind, name in (line[-2:] for line in symbols) if kind == "T"}
    assert "_p256_fe_mul" in named and not named - defined
