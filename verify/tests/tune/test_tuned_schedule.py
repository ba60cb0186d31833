# SPDX-License-Identifier: MIT
"""Tuned schedules as data: their text, what they are made for, and that nothing but the Program itself passes for one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.arith.shape import Scan, Shape
from ecgen.bundled import BUNDLED, load_bundled
from ecgen.errors import CheckFailed, SpecError
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.digest import digest
from ecgen.targets.x86.reader import read_instruction
from ecgen.targets.x86.tuned_schedule import ScheduledLine, TunedSchedule, file_name, parse, serialise
from ecgen.targets.x86.validate import validated
from ecgen.tuned import MICROARCHITECTURE, bundled_schedules, scheduled_variant, tuned_schedule
from ecgen_bench.tune.command import tasks_of
from ecgen_bench.tune.lower import lower_by_schedule
from support.tuned_schedules import RUNS, multiplication, printed

pytestmark = pytest.mark.skipif(not RUNS, reason="needs BMI2, ADX, nasm and a C compiler")


@cache
def legal_schedule(program: Program) -> TunedSchedule:
    return printed("p256", program, lower_by_schedule(program))


@cache
def p256() -> Program:
    return multiplication("p256")


def with_line(schedule: TunedSchedule, index: int, line: ScheduledLine) -> TunedSchedule:
    return replace(schedule, lines=(*schedule.lines[:index], line, *schedule.lines[index + 1 :]))


def test_round_trip() -> None:
    schedule = replace(legal_schedule(p256()), source="here")
    assert parse(serialise(schedule), "here") == schedule


def test_digest_does_not_depend_on_how_values_are_numbered() -> None:
    assert digest(multiplication("p256")) == digest(multiplication("p256"))
    assert digest(multiplication("p256")) != digest(multiplication("p256", Shape(Scan.COLUMNS)))
    assert digest(multiplication("p256")) != digest(multiplication("secp256k1"))


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("ecgen schedule 2", "ecgen schedule 1", "expected"),
    ("slots ", "slots -1 ", "small numbers"),
    ("slots ", "plots ", "'slots' expected"),
    ("microarchitecture ", "microarchitecture \\", "'microarchitecture' expected"),
    ("mulx", "mulx;", "a line of code expected"),
    ("code\n", "cod\n", "'code' expected"),
    ("saved ", "saved ../x ", "registers expected"),
])  # fmt: skip
def test_damaged_text_is_refused(old: str, new: str, reason: str) -> None:
    text = serialise(legal_schedule(p256()))
    assert old in text
    with pytest.raises(SpecError, match=reason):
        parse(text.replace(old, new, 1), "here")


def test_truncated_text_is_refused() -> None:
    with pytest.raises(SpecError, match="ends before its code"):
        parse("\n".join(serialise(legal_schedule(p256())).split("\n")[:8]), "here")


def test_stale_schedule_is_ignored_with_a_note(tmp_path: Path) -> None:
    program = p256()
    schedule = replace(legal_schedule(program), program="0" * 32)
    (tmp_path / MICROARCHITECTURE).mkdir()
    (tmp_path / MICROARCHITECTURE / file_name("p256", program.name)).write_text(serialise(schedule), encoding="utf-8")
    notes: list[str] = []
    assert tuned_schedule(tmp_path, MICROARCHITECTURE, "p256", program, notes.append) is None
    assert len(notes) == 1 and "is not used" in notes[0]


def test_schedule_of_another_function_is_refused(tmp_path: Path) -> None:
    program = p256()
    (tmp_path / MICROARCHITECTURE).mkdir()
    (tmp_path / MICROARCHITECTURE / file_name("p256", program.name)).write_text(
        serialise(replace(legal_schedule(program), function="fe_sqr")), encoding="utf-8"
    )
    with pytest.raises(SpecError, match="is for fe_sqr"):
        tuned_schedule(tmp_path, MICROARCHITECTURE, "p256", program, print)


def test_every_instruction_is_needed() -> None:
    """Without any one of its instructions a schedule does not compute its Program."""
    program = p256()
    schedule = legal_schedule(program)
    for index, line in enumerate(schedule.lines):
        if line.instr is not None:
            with pytest.raises(CheckFailed):
                validated(program, replace(schedule, lines=schedule.lines[:index] + schedule.lines[index + 1 :]))


@pytest.mark.parametrize(("mnemonic", "other"), [
    ("adc", "add"), ("sbb", "sub"), ("shl", "shr"), ("cmovc", "cmovnc"), ("adcx", "adox"), ("adox", "adc"), ("mulx", "lea"),
])  # fmt: skip
def test_another_instruction_is_noticed(mnemonic: str, other: str) -> None:
    program = p256()
    schedule = legal_schedule(program)
    places = [i for i, line in enumerate(schedule.lines) if line.instruction.mnemonic == mnemonic]
    assert places
    for index in places:
        line = schedule.lines[index]
        with pytest.raises(CheckFailed):
            changed = replace(line.instruction, mnemonic=other)
            validated(program, with_line(schedule, index, replace(line, instruction=changed)))


@pytest.mark.parametrize("text", [
    "mov qword [rsp + 4096], rax", "mov rsp, rax", "mov rax, qword [rdx + 4096]", "mov qword [rsi], rax", "mov rax, qword [rax]",
    "push rax", "xor rax, rax", "add rax, 1", "mov eax, 4294967296", "mov qword [rdi + 4], rax", "test rax, rax", "mov eax, ecx",
    "mov rax, rsp", "mov qword [rdi], ecx", "mov qword [rdi], 0", "lea rax, [rdi + rsi]", "mov eax, -1", "test rsp, rax",
])  # fmt: skip
def test_moves_that_are_no_moves_are_refused(text: str) -> None:
    program = p256()
    schedule = legal_schedule(program)
    with pytest.raises(CheckFailed):
        validated(program, replace(schedule, lines=(ScheduledLine(read_instruction(text), None), *schedule.lines)))


@pytest.mark.parametrize("line", [
    "- mov xmm0, rax", "- nop", "- mov rax", "- mov rax, qword [rip + 8]", "- mov rax, dword [rsi]", "- mov rax, qword [esi]",
    "- mov rax, 010", "- mov rax, qword [rsi + 08]", "- adcx r8", "- push rax, rcx", "- mov rax, [rsi + rcx + 8]", "- mov ax, 1",
    "-mov rax, rcx", "1~~ add rax, rcx", "- mov rax,rcx", "- mov  rax, rcx", "123456 add rax, rcx", "- mov rax, 0X1",
])  # fmt: skip
def test_lines_that_are_no_code_are_refused_by_line_and_reason(line: str) -> None:
    text = serialise(legal_schedule(p256()))
    number = text.split("\n").index("code") + 2
    with pytest.raises(SpecError, match=rf"^here:{number}: .{{10}}"):
        parse(text.replace("code\n", f"code\n{line}\n", 1), "here")


def test_unsaved_register_is_refused() -> None:
    program = p256()
    schedule = legal_schedule(program)
    assert schedule.saved
    with pytest.raises(CheckFailed, match="saved"):
        validated(program, replace(schedule, saved=schedule.saved[1:]))


def test_input_read_after_an_output_is_refused() -> None:
    program = p256()
    schedule = legal_schedule(program)
    load = next(line for line in schedule.lines if line.text.startswith("mov rdx, qword [r"))
    with pytest.raises(CheckFailed):
        validated(program, replace(schedule, lines=(*schedule.lines, load)))


@pytest.mark.sampled(3)
@pytest.mark.quick("curve25519_fe_sqr0", "p434_fe_sqr0", "p503_fe_sqr0")
@pytest.mark.parametrize("path", sorted(bundled_schedules().glob("*/*.schedule")), ids=lambda path: path.stem)
def test_bundled_schedules_are_schedules(path: Path) -> None:
    schedule = parse(path.read_text(encoding="utf-8"), path.name)
    assert serialise(schedule) == path.read_text(encoding="utf-8"), "as `ecgen tune` would write it"
    spec = next(name for name in BUNDLED if path.name == file_name(name, schedule.function))
    library = Library(load_bundled(spec), spec, "auto", (Target.ADX,), microarchitecture=path.parent.name)
    (task,) = tasks_of(library, schedule.function)
    program = scheduled_variant(task.program, schedule)
    assert program is not None, "it was made for another Program, so that nobody uses it"
    validated(program, schedule)
