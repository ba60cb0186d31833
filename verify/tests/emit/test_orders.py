# SPDX-License-Identifier: MIT
"""`--tuned fat`: every order computes the same, the processor's own serves, and the default's pays nothing."""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import UsageError
from ecgen.folder import write_folder
from ecgen.library import Layout, Library, Syntax, Target
from ecgen.processors import order_families
from ecgen.tuned import FAT, MICROARCHITECTURE, bundled_microarchitectures, chosen_at_start
from ecgen_verify.configurations import choose
from ecgen_verify.host import Host
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.wiring.layers import recipes
from ecgen_verify.subject import read_subject
from support.emitted import asm_files, c_files, need, shell
from support.prove_folder import contract

ADX = {"adx", "bmi2"} <= set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8")))
needs_adx = pytest.mark.skipif(not ADX, reason="this processor has no ADX or no BMI2")
NAMES = (MICROARCHITECTURE, "goldencove", "zen3")


@cache
def library(name: str, syntax: Syntax = Syntax.NASM, layout: Layout = Layout.SEVERAL) -> Library:
    """Points where other orders than the default's of their functions are stored."""
    return make_library(load_bundled(name), None, "all", None, tuned=FAT, syntax=syntax, layout=layout, field_only=name == "p192")


def emitted(folder: Path, name: str, syntax: Syntax = Syntax.NASM, layout: Layout = Layout.SEVERAL) -> Path:
    write_folder(folder, emit(library(name, syntax, layout), "ecgen"))
    return folder


@pytest.fixture(scope="module")
def p192(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("nasm")
    return emitted(tmp_path_factory.mktemp("fat") / "p192", "p192")


def self_test(folder: Path, prefix: str, order: int | None, *further: str) -> str:
    flags = [] if order is None else [f"-D{prefix.upper()}_CPU_ORDER\\(\\)={order}"]
    return shell("make", "-s", "-C", folder, "clean", "test", f"CFLAGS=-O1 {' '.join([*flags, *further])}")


def with_a_fault(source: Path, folder: Path, function: str, order: str) -> Path:
    """A copy in which the function's version in that order reads its first operand a byte too late."""
    shutil.copytree(source, folder)
    assembly = folder / "p192_fe_adx.asm"
    label = f"\np192_{function}{'' if order == MICROARCHITECTURE else f'_{order}'}:\n"
    head, body = assembly.read_text(encoding="utf-8").split(label)
    assembly.write_text(head + label + body.replace("    ENTER\n", "    ENTER\n    lea rsi, [rsi + 1]\n", 1), encoding="utf-8")
    return folder


@pytest.mark.quick("2")
@needs_adx
@pytest.mark.parametrize("order", [None, 0, 1, 2, 3])
def test_every_order_knows_all_answers(order: int | None, p192: Path) -> None:
    assert "agree" in self_test(p192, "p192", order)


@pytest.mark.slow
@needs_adx
@pytest.mark.parametrize("name", ["p503", "curve25519"])
def test_zen5_has_an_order_beside_another_default(name: str, tmp_path: Path) -> None:
    """Where the default is another's, as of these multiplications, there are more orders, with larger numbers."""
    folder, (*_, last) = emitted(tmp_path / name, name), library(name).orders
    assert last == MICROARCHITECTURE and f"{name}_cpu_order], 3" in (folder / f"{name}_fe_adx.asm").read_text(encoding="utf-8")
    for order in range(len(library(name).orders)):
        assert "agree" in self_test(folder, name, order)


@pytest.mark.slow
@pytest.mark.sampled(2)
@needs_adx
@pytest.mark.parametrize("layout", Layout)
@pytest.mark.parametrize("syntax", Syntax)
def test_points_in_every_order(syntax: Syntax, layout: Layout, tmp_path: Path) -> None:
    folder = emitted(tmp_path / "p256", "p256", syntax, layout)
    for order in range(3):
        assert "agree" in self_test(folder, "p256", order)
    assert "agree" in self_test(folder, "p256", None, "-DP256_CPU_PLAIN")


@pytest.mark.slow
@needs_adx
@pytest.mark.parametrize("function", ["fe_mul", "fe_sqr"])
def test_the_order_asked_for_is_the_one_that_runs(function: str, p192: Path, tmp_path: Path) -> None:
    """A version that reads the wrong words is noticed by those who run it, and by nobody else."""
    for wrong, name in enumerate(NAMES):
        folder = with_a_fault(p192, tmp_path / name, function, name)
        for order in range(len(NAMES)):
            if order == wrong:
                with pytest.raises(AssertionError, match=f"{function} disagrees"):
                    self_test(folder, "p192", order)
            else:
                assert "agree" in self_test(folder, "p192", order)


#: Stands for <cpuid.h>: a processor with BMI2 and ADX, of the vendor and the version given.
_CPUID = """
extern unsigned vendor, version;
static int __get_cpuid(unsigned leaf, unsigned *a, unsigned *b, unsigned *c, unsigned *d)
{ *a = leaf ? version : 7; *b = vendor; *c = *d = 0; return 1; }
static int __get_cpuid_count(unsigned leaf, unsigned sub, unsigned *a, unsigned *b, unsigned *c, unsigned *d)
{ (void)leaf; (void)sub; *a = *c = *d = 0; *b = (1u << 8) | (1u << 19); return 1; }
"""
_ASKS = """
#include "p192.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern unsigned int p192_cpu_order;
unsigned vendor, version;
int main(int count, char **words)
{
    p192_fe a = {{2}};
    memcpy(&vendor, words[1], 4);
    version = (unsigned)strtoul(words[count - 1], 0, 0);
    if (p192_cpu_order != 3) { return 1; }
    p192_fe_mul(&a, &a, &a);
    printf("%u", p192_cpu_order);
    return 0;
}
"""


@pytest.fixture(scope="module")
def asking(p192: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that says which order it chose on the processor that it is told of."""
    out = tmp_path_factory.mktemp("asking")
    (out / "cpuid.h").write_text(_CPUID, encoding="utf-8")
    (out / "main.c").write_text(_ASKS, encoding="utf-8")
    built = [out / f"{source.stem}.o" for source in asm_files(p192)]
    for source, result in zip(asm_files(p192), built, strict=True):
        shell("nasm", "-f", "elf64", source, "-o", result)
    shell("gcc", "-std=c99", "-w", "-I", out, "-I", p192, out / "main.c", *c_files(p192), *built, "-o", out / "main")
    return out / "main"


@needs_adx
@pytest.mark.parametrize(("vendor", "family", "model", "order"), [
    ("Auth", 0x17, 0x71, 2), ("Auth", 0x19, 0x21, 2), ("Auth", 0x19, 0x61, 2), ("Auth", 0x1A, 0x44, 0), ("Auth", 0x15, 0x02, 0),
    ("Genu", 0x06, 0x8F, 1), ("Genu", 0x06, 0x3D, 1), ("Cent", 0x07, 0x3B, 0), ("Hygo", 0x18, 0x01, 0),
])  # fmt: skip
def test_the_processor_chooses(vendor: str, family: int, model: int, order: int, asking: Path) -> None:
    version = min(family, 15) << 8 | max(family - 15, 0) << 20 | (model & 15) << 4 | model >> 4 << 16
    assert shell(asking, vendor, str(version)) == str(order)


def test_processors_are_in_orders_that_are_bundled() -> None:
    assert {row.order for row in order_families()} == set(NAMES) <= set(bundled_microarchitectures())


def test_the_public_function_is_that_of_the_default(p192: Path) -> None:
    """But for the number of the variable that it asks, instruction by instruction, so that its processors pay nothing."""
    usual = emit(make_library(load_bundled("p192"), None, "all", None), "ecgen")["p192_fe_adx.asm"]
    fat = (p192 / "p192_fe_adx.asm").read_text(encoding="utf-8")
    for name in ("p192_fe_mul", "p192_fe_sqr"):
        alone, beside = (re.search(rf"\n{name}:\n(.*?    LEAVE)\n", text, re.DOTALL) for text in (usual, fat))
        assert alone is not None and beside is not None
        expected = alone[1].replace("p192_cpu_plain", "p192_cpu_order").replace(f"jne {name}_x64", f"jne near {name}_goldencove")
        assert beside[1] == expected


def test_only_the_functions_with_orders_differ(p192: Path) -> None:
    """What is in the folder of fat but not in the usual one is named after a microarchitecture."""
    usual = make_library(load_bundled("p192"), None, "all", None)
    names = [re.findall(r"^(p192_\w+):$", text, re.MULTILINE) for text in (
        emit(usual, "ecgen")["p192_fe_adx.asm"], (p192 / "p192_fe_adx.asm").read_text(encoding="utf-8"))]  # fmt: skip
    assert set(names[1]) - set(names[0]) == {f"p192_fe_{name}_{order}" for name in ("mul", "sqr") for order in NAMES[1:]}


def test_the_manifest_names_the_orders_and_verify_runs_them_all(p192: Path) -> None:
    assert json.loads((p192 / "manifest.json").read_text(encoding="utf-8"))["orders"] == list(NAMES)
    subject = read_subject(p192)
    host = Host({"gcc": "gcc"}, "nasm", runs_assembly=True, has_adx=True)
    configurations, _ = choose(subject.targets, host, (), ("O2",), orders=subject.orders)
    by_order = {c.order: c for c in configurations if c.target is Target.ADX}
    assert list(by_order) == list(enumerate(NAMES))
    assert all(f"-DP192_CPU_ORDER()={order[0]}" in c.macros("p192") for order, c in by_order.items() if order is not None)
    assert len({c.name for c in configurations}) == len(configurations)


def test_headers_name_the_macro_only_where_there_is_a_choice(p192: Path) -> None:
    assert "P192_CPU_ORDER()" in (p192 / "p192.h").read_text(encoding="utf-8")
    usual = emit(make_library(load_bundled("p192"), None, "all", None), "ecgen")
    assert not any("CPU_ORDER" in text or "cpu_order" in text for text in usual.values())


@pytest.mark.parametrize(("name", "target", "says"), [
    ("p192", "c", "--tuned fat: orders are chosen among assembly for processors with BMI2 and ADX and for all;"),
    ("sqisign_lvl1", "all", "--tuned fat: sqisign_lvl1.toml: no order of instructions is bundled for it"),
])  # fmt: skip
def test_refused(name: str, target: str, says: str) -> None:
    with pytest.raises(UsageError) as refused:
        make_library(load_bundled(name), None, target, None, tuned=FAT)
    assert str(refused.value).startswith(says)


def test_those_that_are_stored() -> None:
    assert chosen_at_start("p256") == NAMES[1:] and chosen_at_start("sqisign_lvl1") == ()


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [None, *NAMES])
def test_all_orders_are_proved(wrong: str | None, p192: Path, tmp_path: Path) -> None:
    """The paths of a function lead through its versions in all orders, and a fault in any is seen."""
    folder = with_a_fault(p192, tmp_path / "p192", "fe_mul", wrong) if wrong is not None else p192
    recipe = next(r for r in recipes(Place(folder, load_bundled("p192")), [Target.X64, Target.ADX]) if r.tag == "fe")
    verdict = prove(load(recipe.make(folder, tmp_path)), "p192_fe_mul", contract("p192", "fe_mul"))
    assert verdict.proved == (wrong is None), verdict
    if wrong is None:
        assert verdict.paths == 8  # four functions, each with and without the final subtraction
