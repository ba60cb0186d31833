# SPDX-License-Identifier: MIT
"""Tuned orders as data: their text, what they are made for, and that nothing but the Program itself passes for an order of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.arith.multiply import Shape
from ecgen.emit.curve.fused import fused_programs
from ecgen.errors import CheckFailed, SpecError
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.order import Order, OrderedLine, digest, file_name, parse, serialise
from ecgen.spec.load import BUNDLED, load_bundled
from ecgen.targets.x86.ordered import ordered
from ecgen.tuned import FAMILY, bundled_orders, ordered_variant, tuned_order
from ecgen_bench.tune.lower import lower_by_schedule
from support.tune_orders import RUNS, multiplication, printed

pytestmark = pytest.mark.skipif(not RUNS, reason="needs BMI2, ADX, nasm and a C compiler")


@cache
def legal_order(program: Program) -> Order:
    return printed("p256", program, lower_by_schedule(program))


@cache
def p256() -> Program:
    return multiplication("p256")


def with_line(order: Order, index: int, line: OrderedLine) -> Order:
    return replace(order, lines=(*order.lines[:index], line, *order.lines[index + 1 :]))


def test_round_trip() -> None:
    order = replace(legal_order(p256()), source="here")
    assert parse(serialise(order), "here") == order


def test_digest_does_not_depend_on_how_values_are_numbered() -> None:
    assert digest(multiplication("p256")) == digest(multiplication("p256"))
    assert digest(multiplication("p256")) != digest(multiplication("p256", Shape.COLUMNS))
    assert digest(multiplication("p256")) != digest(multiplication("secp256k1"))


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("ecgen order 1", "ecgen order 2", "expected"),
    ("slots ", "slots -1 ", "small numbers"),
    ("slots ", "plots ", "'slots' expected"),
    ("family ", "family \\", "'family' expected"),
    ("mulx", "mulx;", "a line of code expected"),
    ("code\n", "cod\n", "'code' expected"),
    ("saved ", "saved ../x ", "registers expected"),
])  # fmt: skip
def test_damaged_text_is_refused(old: str, new: str, reason: str) -> None:
    text = serialise(legal_order(p256()))
    assert old in text
    with pytest.raises(SpecError, match=reason):
        parse(text.replace(old, new, 1), "here")


def test_truncated_text_is_refused() -> None:
    with pytest.raises(SpecError, match="ends before its code"):
        parse("\n".join(serialise(legal_order(p256())).split("\n")[:8]), "here")


def test_stale_order_is_ignored_with_a_note(tmp_path: Path) -> None:
    program = p256()
    order = replace(legal_order(program), program="0" * 32)
    (tmp_path / FAMILY).mkdir()
    (tmp_path / FAMILY / file_name("p256", program.name)).write_text(serialise(order), encoding="utf-8")
    notes: list[str] = []
    assert tuned_order(tmp_path, FAMILY, "p256", program, notes.append) is None
    assert len(notes) == 1 and "is not used" in notes[0]


def test_order_of_another_function_is_refused(tmp_path: Path) -> None:
    program = p256()
    (tmp_path / FAMILY).mkdir()
    (tmp_path / FAMILY / file_name("p256", program.name)).write_text(
        serialise(replace(legal_order(program), function="fe_sqr")), encoding="utf-8"
    )
    with pytest.raises(SpecError, match="is for fe_sqr"):
        tuned_order(tmp_path, FAMILY, "p256", program, print)


def test_every_instruction_is_needed() -> None:
    """Without any one of its instructions an order does not compute its Program."""
    program = p256()
    order = legal_order(program)
    for index, line in enumerate(order.lines):
        if line.instr is not None:
            with pytest.raises(CheckFailed):
                ordered(program, replace(order, lines=order.lines[:index] + order.lines[index + 1 :]))


@pytest.mark.parametrize(("mnemonic", "other"), [
    ("adc", "add"), ("sbb", "sub"), ("shl", "shr"), ("cmovc", "cmovnc"), ("adcx", "adox"), ("adox", "adc"), ("mulx", "lea"),
])  # fmt: skip
def test_another_instruction_is_noticed(mnemonic: str, other: str) -> None:
    program = p256()
    order = legal_order(program)
    found = [i for i, line in enumerate(order.lines) if line.text.startswith(mnemonic + " ")]
    assert found
    for index in found:
        line = order.lines[index]
        with pytest.raises(CheckFailed):
            ordered(program, with_line(order, index, replace(line, text=line.text.replace(mnemonic, other, 1))))


@pytest.mark.parametrize("text", [
    "mov qword [rsp + 4096], rax", "mov rsp, rax", "mov rax, qword [rdx + 4096]", "mov qword [rsi], rax", "mov rax, qword [rax]",
    "push rax", "xor rax, rax", "add rax, 1", "mov eax, 4294967296", "mov qword [rdi + 4], rax", "test rax, rax", "mov xmm0, rax",
])  # fmt: skip
def test_moves_that_are_no_moves_are_refused(text: str) -> None:
    program = p256()
    order = legal_order(program)
    with pytest.raises(CheckFailed):
        ordered(program, replace(order, lines=(OrderedLine(text, None), *order.lines)))


def test_unsaved_register_is_refused() -> None:
    program = p256()
    order = legal_order(program)
    assert order.saved
    with pytest.raises(CheckFailed, match="saved"):
        ordered(program, replace(order, saved=order.saved[1:]))


def test_input_read_after_an_output_is_refused() -> None:
    program = p256()
    order = legal_order(program)
    load = next(line for line in order.lines if line.text.startswith("mov rdx, qword [r"))
    base = load.text.partition("[")[2].partition("]")[0].partition(" ")[0]
    with pytest.raises(CheckFailed):
        ordered(program, replace(order, lines=(*order.lines, OrderedLine(f"mov rdx, qword [{base}]", None))))


@pytest.mark.parametrize("path", sorted(bundled_orders().glob("*/*.order")), ids=lambda path: path.stem)
def test_bundled_orders_are_orders(path: Path) -> None:
    order = parse(path.read_text(encoding="utf-8"), path.name)
    spec = next(name for name in BUNDLED if path.name == file_name(name, order.function))
    library = Library(load_bundled(spec), spec, "auto", (Target.ADX,), family=path.parent.name)
    programs = {p.name: p for modulus in library.moduli(64) for p in library.programs(modulus, Target.ADX)}
    if library.has_curve_layer:
        programs |= {program.name: program for _, program in fused_programs(library).values()}
    program = ordered_variant(programs[order.function], order)
    assert program is not None, "it was made for another Program, so that nobody uses it"
    ordered(program, order)
