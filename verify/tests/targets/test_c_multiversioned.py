# SPDX-License-Identifier: MIT
"""Long products in C are compiled twice, for any processor and by mulx; both are right, and proved."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from ecgen.library import Target
from ecgen_verify.configurations import choose
from ecgen_verify.host import Host
from ecgen_verify.prove.evidence.stored import read_stored
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.objects import COMPILERS
from support.emitted import WARNINGS, c_files, need, shell, write
from support.prove_folder import contract, emitted

#: Specification -> the functions that its manifest says are compiled twice.
MULTIVERSIONED: dict[str, set[str]] = {
    "p256": set(),
    "p384": set(),
    "p434": {"fe_mul", "fe2_mul", "fe2_sqr"},
    "bn254": set(),
    "p503": {"fe_mul", "fe2_mul", "fe2_sqr"},
    "p521": {"sc_mul"},
    "p751": {"fe_mul", "fe_sqr", "fe2_mul", "fe2_sqr"},
}


def multiversioned(folder: Path) -> set[str]:
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return {row["name"].partition("_")[2] for row in manifest["functions"] if row.get("multiversioned") == "bmi2"}


def sources(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in c_files(folder))


@pytest.mark.quick("p434")
@pytest.mark.parametrize("name", MULTIVERSIONED)
def test_long_products_only(name: str, tmp_path: Path) -> None:
    folder = write(tmp_path / name, name, "c")
    assert multiversioned(folder) == MULTIVERSIONED[name]
    assert sources(folder).count("_mulx(") == 2 * len(MULTIVERSIONED[name])  # each is defined, and called
    internal = (folder / f"{name}_internal.h").read_text(encoding="utf-8")
    assert internal.count("_MULX __attribute__") == (1 if MULTIVERSIONED[name] else 0)


@pytest.mark.slow
@pytest.mark.parametrize("target", ["nasm", "c32"])
def test_nothing_else_is_compiled_twice(target: str, tmp_path: Path) -> None:
    folder = write(tmp_path / "p503", "p503", target)
    assert multiversioned(folder) == set() and "mulx(" not in sources(folder)
    assert ("p503_cpu_plain = " in (folder / "p503_field.c").read_text(encoding="utf-8")) == (target == "nasm")


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("out") / "p503", "p503", "c")


#: What the compiler is told -> the functions in which it may and must use mulx.
_BY_MULX: dict[tuple[str, ...], set[str]] = {
    (): {"p503_fe_mul_mulx"},
    ("-DP503_CPU_PLAIN",): set(),
}


@pytest.mark.quick("clang-*")
@pytest.mark.parametrize("options", _BY_MULX, ids=str)
@pytest.mark.parametrize("compiler", COMPILERS)
def test_which_functions_have_mulx(compiler: str, options: tuple[str, ...], in_c: Path, tmp_path: Path) -> None:
    need(compiler)
    shell(compiler, "-O2", "-std=c99", *options, "-c", in_c / "p503_field.c", "-o", tmp_path / "made.o")
    listing = shell("objdump", "-d", "--no-show-raw-insn", tmp_path / "made.o")
    functions = re.split(r"^[0-9a-f]+ <(\w+)>:$", listing, flags=re.MULTILINE)[1:]
    assert {name for name, code in zip(functions[::2], functions[1::2], strict=True) if "\tmulx " in code} == _BY_MULX[options]
    assert "p503_fe_mul" in functions


@pytest.mark.slow
def test_no_choice_where_all_is_compiled_for_bmi2(in_c: Path, tmp_path: Path) -> None:
    shell("gcc", "-O2", "-std=c99", "-mbmi2", "-c", in_c / "p503_field.c", "-o", tmp_path / "made.o")
    names = shell("nm", tmp_path / "made.o")
    assert "cpu_plain" not in names and not re.search("p503_fe_mul_(body|usual|mulx)", names)


#: Compiler and what it is told.
_WAYS = {
    "by the processor": ("gcc", "-std=c99"),
    "clang": ("clang", "-std=c99"),
    "unoptimised": ("gcc", "-std=c99", "-O0"),
    "plain": ("gcc", "-std=c99", "-DP503_CPU_PLAIN"),
    "for BMI2": ("gcc", "-std=c99", "-mbmi2"),
    "a compiler without attributes": ("gcc", "-std=c99", "-U__GNUC__", "-Wno-pedantic"),
    "C++": ("g++", "-x", "c++", "-std=c++17"),
}


@pytest.mark.slow
@pytest.mark.parametrize("way", _WAYS)
def test_every_way_is_right(way: str, in_c: Path, tmp_path: Path) -> None:
    compiler, *options = _WAYS[way]
    need(compiler)
    if "-mbmi2" in options and " bmi2 " not in Path("/proc/cpuinfo").read_text(encoding="utf-8"):
        pytest.skip("this processor lacks BMI2")
    objects = []
    for source in c_files(in_c):
        objects.append(tmp_path / f"{source.stem}.o")
        shell(compiler, "-O1", *WARNINGS, *options, "-c", source, "-o", objects[-1])
    language = [option for option in options if not option.startswith("-U")]  # glibc's stdio.h is not for other compilers
    objects.append(tmp_path / "selftest.o")
    shell(compiler, *language, f"-I{in_c}", "-c", in_c / "test" / "p503_selftest.c", "-o", objects[-1])
    shell(compiler, *objects, "-o", tmp_path / "selftest")
    assert shell(tmp_path / "selftest") == "p503: all known answers agree\n"


def compiled(compiler: str, wrong: str | None, folder: Path) -> Path:
    """The object of p503's field; `wrong`: the version that squares."""
    need(compiler)
    shutil.copytree(emitted("p503"), folder)
    source, compiled_file = folder / "p503_field.c", folder / "made.o"
    if wrong is not None:
        text = source.read_text(encoding="utf-8")
        before, name, after = text.partition(f"p503_fe_mul_{wrong}(p503_fe *r")
        assert after.count("p503_fe_mul_body(r, a, b)") >= 1
        changed = after.replace("p503_fe_mul_body(r, a, b)", "p503_fe_mul_body(r, a, a)", 1)
        source.write_text(before + name + changed, encoding="utf-8")
    shell(compiler, "-O2", "-std=c99", "-DP503_NO_ASM", "-c", source, "-o", compiled_file)
    return compiled_file


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [None, "usual", "mulx"])
@pytest.mark.parametrize("compiler", COMPILERS)
def test_both_are_proved(compiler: str, wrong: str | None, tmp_path: Path) -> None:
    """A fault in either is seen."""
    image = load((compiled(compiler, wrong, tmp_path / "p503"),))
    verdict = prove(image, "p503_fe_mul", contract("p503", "fe_mul"))
    assert verdict.proved == (wrong is None), verdict
    if wrong is None:
        assert verdict.paths == 4  # two functions, each with and without the final subtraction


@pytest.mark.slow
def test_the_recorded_hash_is_of_both(tmp_path: Path) -> None:
    hashes = [read_stored(compiled("gcc", wrong, tmp_path / str(wrong))).functions for wrong in (None, "usual", "mulx")]
    assert len({by_function["p503_fe_mul"] for by_function in hashes}) == 3
    assert len({by_function["p503_fe_add"] for by_function in hashes}) == 1


def test_verify_compiles_both() -> None:
    host = Host({"gcc": "gcc", "clang": "clang"}, "nasm", runs_assembly=True, has_adx=True)
    chosen, _ = choose((Target.C64, Target.C32), host, (), (), multiversioned=True)
    plain = [configuration for configuration in chosen if configuration.plain]
    assert [configuration.name for configuration in plain] == ["c64/gcc/O2-plain", "c64/clang/O2-plain"]
    assert all("-DX_CPU_PLAIN" in configuration.macros("x") for configuration in plain)
    assert not any("-DX_CPU_PLAIN" in configuration.macros("x") for configuration in chosen if configuration not in plain)
    assert not any(configuration.plain for configuration in choose((Target.C64,), host, (), ())[0])


def test_verify_says_what_this_processor_cannot_run() -> None:
    host = Host({"gcc": "gcc"}, "nasm", runs_assembly=True, has_adx=False)
    chosen, notes = choose((Target.C64,), host, (), ("O3",), multiversioned=True)
    assert [configuration.name for configuration in chosen] == ["c64/gcc/O3"]
    assert "c64 by mulx was left out: this processor lacks BMI2 or ADX" in notes
