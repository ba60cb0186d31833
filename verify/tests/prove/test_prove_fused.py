# SPDX-License-Identifier: MIT
"""Fused point functions are proved to be their formulas, and nothing that computes something else is."""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import iced_x86 as x86
import pytest

from ecgen.arith.limbs import split
from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.curve.formula import Formula
from ecgen.curve.library import formulas
from ecgen.emit.curve.fused import fused_programs, known_answers
from ecgen.library import Library, Target
from ecgen.tuned import FAT
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.cones import on_graph
from ecgen_verify.prove.contract import Promise, array
from ecgen_verify.prove.evidence.mutants import with_code
from ecgen_verify.prove.fused import compare as compare_module
from ecgen_verify.prove.fused.compare import form_of, fused_rows
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import Kernel, State, prove
from ecgen_verify.prove.lazy_reduction.kernels import point_kernel
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.word import Word
from support.curve_library import spec_of
from support.native import assemble
from support.prove_fused_objects import mutants, objects_of, run_natively
from support.tiny_objects import bytes_of

CURVES = ["p192", "p224", "p256", "p384", "p521", "secp192k1", "secp224k1", "secp256k1", "brainpoolp256r1", "sm2"]
MUTANTS = 250


@cache
def library(name: str) -> Library:
    return Library(spec_of(name), name, "auto", (Target.ADX, Target.X64, Target.C64))


def compare(image: Image, function: str, formula: Formula, library: Library) -> Verdict:
    """What is said of a function, whatever its name is, as one of this formula."""
    return prove(image, point_kernel(function, formula, library.spec, form_of(library)), 20_000).verdict


@cache
def objects(name: str, folder: Path) -> list[Path]:
    return objects_of(library(name), folder)


@pytest.mark.quick("secp192k1")
@pytest.mark.parametrize("name", CURVES)
def test_every_fused_function_is_proved(name: str, tmp_path: Path) -> None:
    verdicts = [row.verdict for row in fused_rows(load(objects(name, tmp_path)), "nasm", library(name))]
    assert len(verdicts) >= 2 and verdicts[-1].function == f"{name}_point_dbl_fused"
    for verdict in verdicts:
        assert verdict.proved, verdict
        assert verdict.instructions > 400


@pytest.mark.slow
def test_no_mutant_that_computes_something_else_is_proved(tmp_path: Path) -> None:
    emission, (formula, program) = library("p256"), fused_programs(library("p256"))["point_dbl"]
    image, name = load(objects("p256", tmp_path)), "p256_point_dbl_fused"
    cases = list(itertools.islice(known_answers(program, formula, emission, random.Random(1)), 300))
    proved = []
    for mutant in itertools.islice(mutants(image, name, random.Random(2)), MUTANTS):
        verdict = compare(mutant, name, formula, emission)
        assert verdict.status is not Status.REFUTED
        if verdict.proved:
            proved.append(mutant)
    assert len(proved) < MUTANTS // 10, "some instructions can be written in two ways, few"
    for mutant in proved:
        for inputs, result, _ in cases:
            assert run_natively(bytes_of(mutant, name), 12, inputs) == split(result, 64, 12)


def exchanged(image: Image, function: str, mnemonic: int, to: int) -> Image:
    """The first instruction of one kind, `to` instead of what it was in its opcode."""
    code = Code(image)
    address = image.functions[function]
    while (instruction := code.at(address)) is not None:
        if instruction.mnemonic == mnemonic:
            data = bytearray(image.code(address, instruction.len))
            data[1 if instruction.code != x86.Code.CMOVB_R64_RM64 else 2] = to
            return with_code(image, address, bytes(data))
        address = instruction.next_ip
    raise AssertionError("there is none")


def test_a_selection_the_wrong_way_round_is_not_proved(tmp_path: Path) -> None:
    formula, _ = fused_programs(library("p256"))["point_dbl"]
    image = exchanged(load(objects("p256", tmp_path)), "p256_point_dbl_fused", x86.Mnemonic.CMOVB, 0x43)
    verdict = compare(image, "p256_point_dbl_fused", formula, library("p256"))
    assert verdict.status is Status.UNDECIDED


def test_another_formula_is_not_proved(tmp_path: Path) -> None:
    """The mixed addition is no doubling, and the code of p256 is not that of secp256k1's curve."""
    image = load(objects("p256", tmp_path))
    doubling, _ = fused_programs(library("p256"))["point_dbl"]
    assert not compare(image, "p256_point_add_affine_incomplete_fused", doubling, library("p256")).proved
    other, _ = fused_programs(library("secp256k1"))["point_dbl"]
    assert not compare(image, "p256_point_dbl_fused", other, library("p256")).proved


def test_a_formula_for_something_else_is_not_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which formula a function is of is not what the generator says: its code may be right for that one."""
    image = load(objects("p256", tmp_path))
    usual = fused_programs(library("p256"))
    doubling, program = usual["point_dbl"]
    wrong = {
        "point_add_incomplete": doubling,
        "point_dbl": formulas()["jacobian_double_zero"],
        "point_add_affine_incomplete": replace(usual["point_add_affine_incomplete"][0], name="jacobian_add_mixed"),
        "point_add": usual["point_add_incomplete"][0],
    }
    for name, one in wrong.items():
        paired = {name: (one, program)}
        monkeypatch.setattr(compare_module, "fused_programs", lambda _, paired=paired: paired)
        (verdict,) = (row.verdict for row in fused_rows(image, "nasm", library("p256")))
        assert verdict.reason == f"{one.name} is no formula for {name} on this curve" and not verdict.proved


def test_formulas_for_fused_functions_say_so() -> None:
    """What the list of formulas stands for, by what `curve.prove` shows of them."""
    points = {"point_add_incomplete": "P + Q", "point_add_affine_incomplete": "P + Q", "point_dbl": "2P"}
    seconds = {"point_add_incomplete": ["jacobian"], "point_add_affine_incomplete": ["affine"], "point_dbl": []}
    for name, names in compare_module._FORMULAS.items():
        for one in (formulas()[chosen] for chosen in names):
            assert [f"{role.point} {role.system}" for role in one.outputs] == [f"{points[name]} jacobian"]
            assert [role.system for role in one.inputs] == ["jacobian", *seconds[name]] and not one.requires
            assert one.also == (() if name == "point_dbl" else ("H", "r"))
            exceptional = {str(condition.difference) for case in one.exceptional.cases for condition in case if condition.equal}
            assert exceptional <= ({"P", "Q", "P - Q"} if name != "point_dbl" else set())


# ---------------------------------------------------------------------- several orders


@cache
def in_orders(folder: Path) -> tuple[Library, Image]:
    """P-256 in the orders of several microarchitectures."""
    several = make_library(load_bundled("p256"), None, "all", None, tuned=FAT)
    return several, load(objects_of(several, folder))


@pytest.fixture(scope="module")
def orders(tmp_path_factory: pytest.TempPathFactory) -> tuple[Library, Image]:
    return in_orders(tmp_path_factory.mktemp("orders"))


@pytest.mark.slow
def test_every_order_is_proved(orders: tuple[Library, Image]) -> None:
    several, image = orders
    for formula, program in fused_programs(several).values():
        name = f"p256_{program.name}"
        versions = [symbol for symbol in image.functions if re.fullmatch(rf"{name}(_(goldencove|zen3))?", symbol)]
        verdict = compare(image, name, formula, several)
        assert verdict.proved and len(versions) > 1, verdict
        assert verdict.instructions > 400 * len(versions)


@pytest.mark.slow
@pytest.mark.parametrize(("operation", "order"), [("point_dbl", ""), ("point_dbl", "_goldencove"), ("point_dbl", "_zen3"),
                                                  ("point_add_incomplete", "_goldencove")])  # fmt: skip
def test_an_order_that_is_wrong_is_not_proved(operation: str, order: str, orders: tuple[Library, Image]) -> None:
    several, image = orders
    formula, program = fused_programs(several)[operation]
    function = f"p256_{program.name}"
    wrong = exchanged(image, function + order, x86.Mnemonic.CMOVB, 0x43)
    verdict = compare(wrong, function, formula, several)
    assert verdict.status is Status.UNDECIDED
    assert compare(image, function, formula, several).proved


_TWO = """
default rel
extern x_cpu_order
section .text
global f:function (f.end - f)
f:
{first}    cmp dword [x_cpu_order], {number}
    {jump} {there}
    {last}mov rax, [rsi]
    mov [rdi], rax
    ret
.end:
global f_g:function (f_g.end - f_g)
f_g:
    mov rax, [rsi]
    mov [rdi], rax
    ret
.end:
"""


def _executed(text: str, folder: Path) -> tuple[Verdict, list[tuple[Word, int]]]:
    """What is said of a function that copies a word, and the words of the output, and where the return is."""
    ends: list[tuple[Word, int]] = []

    def check(end: State) -> None:
        (word,) = end.words("r")
        ends.append((word, end.machine.address))

    promise = Promise("a copy", (array("r", 1, output=True), array("a", 1)))
    kernel = Kernel(promise, check, name="f", assume=on_graph)
    return prove(load([assemble(folder, "two", text)]), kernel).verdict, ends


@pytest.mark.parametrize(("number", "jump"), [(0, "jne"), (2, "je")])
@pytest.mark.parametrize(("first", "last"), [("", ""), ("    push rbx\n", "pop rbx\n    ")])
def test_both_orders_are_executed(number: int, jump: str, first: str, last: str, tmp_path: Path) -> None:
    assembly = _TWO.format(first=first, last=last, number=number, jump=jump, there="f_g")
    if first:
        verdict, _ = _executed(assembly, tmp_path)
        assert re.search(r"the stack pointer is not restored|callee-saved|not the caller's", verdict.reason)
    else:
        _, [(output, place), (other, elsewhere)] = _executed(assembly, tmp_path)
        assert output == other and place != elsewhere


@pytest.mark.parametrize("change", [
    "mov rax, [rsi]\ncmp rax, 1\nje f_g", "mov rax, [rsi]\nadd eax, [x_cpu_order]\nje f_g",
    "mov ecx, [x_cpu_order]\nmov rsi, [rsi + rcx]",
])  # fmt: skip
def test_nothing_else_is_known_of_a_variable(change: str, tmp_path: Path) -> None:
    assert not _executed(_TWO.format(first="", last=f"{change}\n", number=0, jump="jne", there="f_g"), tmp_path)[0].proved


@pytest.mark.parametrize(("change", "paths"), [
    ("cmp dword [x_cpu_order], 1\njb f_g", 2), ("mov ecx, 1\ncmp dword [x_cpu_order], ecx\nja f_g", 2),
    ("mov eax, 1\nadd eax, [x_cpu_order]", 2), ("mov ecx, [x_cpu_order]\ncmp cl, 1\nje f_g", 2),
    ("mov rcx, [x_cpu_order]\ncmp ecx, 1\nje f_g", 2), ("mov ecx, [x_cpu_order]\nneg ecx\nje f_g", 2),
    ("mov ecx, [x_cpu_order]\ntest ecx, 1\nje f_g", 2), ("mov ecx, [x_cpu_order]\nmov eax, 2\nsub eax, ecx\nje f_g", 2),
])  # fmt: skip
def test_any_number_may_stand_in_a_variable(change: str, paths: int, tmp_path: Path) -> None:
    _, ends = _executed(_TWO.format(first="", last=f"{change}\n", number=0, jump="jne", there="f_g"), tmp_path)
    assert len(ends) >= paths and len({output.poly for output, _ in ends}) == 1


_ASKING = """
default rel
extern x_cpu_plain
extern f_first
section .text
global f:function (f.end - f)
f:
    endbr64
    {compare} [x_cpu_plain], {first}
    {jump} {there}
    mov rax, [rsi]
    mov [rdi], rax
    ret
.end:
global f_x64:function (f_x64.end - f_x64)
f_x64:
    {more}cmp dword [x_cpu_plain], {second}
    jne {last}
    mov rax, [rsi]
    mov [rdi], rax
    ret
.end:
"""


@pytest.mark.parametrize(("changed", "count"), [
    ({}, 2), ({"first": 1, "second": 0}, 2), ({"second": 2}, None), ({"there": "f_first"}, None), ({"there": "f"}, None),
    ({"last": "f"}, None), ({"last": "f_x64"}, None), ({"there": "f_x64 + 1"}, None), ({"jump": "je"}, None),
    ({"jump": "ja"}, None), ({"compare": "cmp byte"}, None), ({"compare": "db 0xf0\n    cmp dword"}, None),
    ({"more": "mov rdi, rsi\n    "}, None),
    ({"more": "mov [rdi], rdx\n    "}, None), ({"more": "mov ecx, [x_cpu_plain]\n    test ecx, ecx\n    je f_first\n    "}, None),
])  # fmt: skip
def test_who_asks_the_processor_does_not_know(changed: dict[str, object], count: int | None, tmp_path: Path) -> None:
    """Else FUNCTION_first calls the function, which calls FUNCTION_first, and so on."""
    usual = {"compare": "cmp dword", "first": 0, "jump": "jne", "there": "f_x64", "second": 1, "last": "f_first", "more": ""}
    text = _ASKING.format(**{**usual, **changed})
    verdict, ends = _executed(text, tmp_path)
    assert verdict.proved == (count is not None)
    assert count is None or len(ends) == count
