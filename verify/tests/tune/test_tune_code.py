# SPDX-License-Identifier: MIT
"""Whatever legal schedule is printed, the assembled code computes the Program; and emission with schedules is reproducible."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from ecgen.bundled import load_bundled
from ecgen.cli import cli
from ecgen.emit import emit
from ecgen.emit.quadratic.kernels import extension_kernels
from ecgen.errors import CheckFailed, UsageError
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.passes.variants import variants
from ecgen.targets.x86 import nasm
from ecgen.targets.x86.function import code
from ecgen.targets.x86.operands import Imm, as_immediate
from ecgen.targets.x86.tuned_schedule import TunedSchedule, file_name, parse, serialise
from ecgen.targets.x86.validate import validated
from ecgen.tuned import MICROARCHITECTURE, measured_shape
from ecgen_bench.tune import engine
from ecgen_bench.tune.command import keep
from ecgen_bench.tune.lower import lower, lower_by_schedule, lower_plainly
from ecgen_bench.tune.microarchitecture import microarchitecture_of
from ecgen_bench.tune.task import Start, extension_task, field_task
from support.shapes import COLUMNS, ROWS
from support.tuned_schedules import modulus_of, multiplication, needs_engine, printed, printed_by, shuffled, squaring


def make(spec: str, function: str) -> Program:
    return multiplication(spec) if function == "mul" else squaring(spec)


@pytest.mark.quick("p192-sqr", "secp256k1-sqr")
@needs_engine
@pytest.mark.parametrize("function", ["mul", "sqr"])
@pytest.mark.parametrize("spec", ["p192", "p224", "p256", "p384", "p521", "curve25519", "secp256k1", "p434"])
def test_shuffled_orders_compute_the_program(spec: str, function: str, tmp_path: Path) -> None:
    program = make(spec, function)
    task = field_task(program, modulus_of(spec))
    for seed in range(3):
        task.check(printed(spec, program, shuffled(program, seed)), tmp_path)


@needs_engine
def test_kernels_of_the_quadratic_extension_are_tuned_too(tmp_path: Path) -> None:
    """Their known answers are those of the Program, whatever the order."""
    library = Library(load_bundled("sqisign_lvl1"), "sqisign_lvl1", "auto", (Target.ADX,))
    for program in extension_kernels(library)[Target.ADX]:
        task = extension_task(program, library.moduli(64)[0], -1)
        task.check(printed_by(task, shuffled(program, 1)), tmp_path)


def built(schedule: TunedSchedule) -> int:
    """How often a word of 64 bits is built in a register."""
    moves = [line.instruction.operands for line in schedule.lines if line.instruction.mnemonic == "mov"]
    return sum(isinstance(source, Imm) and as_immediate(source.number) is None for _, source in moves)


@needs_engine
def test_constants_that_are_read_often_are_stored(tmp_path: Path) -> None:
    """Without a special form there are more constants of 512 bits than registers, and each is read in every row."""
    spec = "brainpoolp512r1"
    program = multiplication(spec, replace(ROWS, inverse=True))
    assert program.reads_constants_often
    for seed in range(3):
        schedule = printed(spec, program, shuffled(program, seed))
        other = replace(program, reads_constants_often=False)
        assert 2 * built(schedule) < built(printed(spec, other, shuffled(other, seed)))
        field_task(program, modulus_of(spec)).check(schedule, tmp_path)
        assert printed(spec, program, lower(program, schedule)) == schedule


@needs_engine
def test_search_goes_on_from_its_own_result() -> None:
    """What is stored says all about a state: the engine makes the same code of it again."""
    for seed in range(4):
        program = multiplication("p256")
        schedule = printed("p256", program, shuffled(program, seed))
        assert printed("p256", program, lower(program, schedule)) == schedule


@needs_engine
@pytest.mark.parametrize(("spec", "function"), [("p256", "mul"), ("p224", "sqr"), ("p521", "mul"), ("secp256k1", "sqr")])
def test_nasm_makes_the_bytes_that_were_timed(spec: str, function: str, tmp_path: Path) -> None:
    task = field_task(make(spec, function), modulus_of(spec))
    for seed in range(3):
        lowered = shuffled(task.program, seed)
        (tmp_path / "task").write_text(task.text(lowered, tmp_path), encoding="ascii")
        best = engine.search(engine.build(), tmp_path / "task", 0, 1, 0, lambda *_: None)
        assert task.assembled(task.schedule(best, "test", Start(task.program, lowered)), tmp_path) == best.machine_code


@needs_engine
def test_a_search_begins_in_other_places_as_well_as_at_what_is_stored() -> None:
    """What is best on one processor may be a place to be stuck in on another."""
    task = field_task(multiplication("p256"), modulus_of("p256"))
    schedule = printed("p256", task.program, shuffled(task.program, 3))
    fresh = [write(program) for program in variants(task.program) for write in (lower_by_schedule, lower_plainly)]
    assert [start.lowered for start in task.starts(None)] == fresh and len(fresh) == 4
    assert [start.lowered for start in task.starts(schedule, None)] == [*fresh, lower(task.program, schedule)]
    assert [start.searched for start in task.starts(schedule)] == [*[False] * len(fresh), True]


@needs_engine
def test_own_order_of_the_program_is_legal() -> None:
    program = squaring("secp256k1")
    assert validated(program, printed("secp256k1", program, lower_plainly(program)))


@needs_engine
def test_engine_refuses_what_is_not_legal() -> None:
    program = multiplication("p256")
    for first, second in ((0, -1), (10, 60)):
        lowered = lower_by_schedule(program)
        lowered.order.insert(first, lowered.order.pop(second))
        with pytest.raises(CheckFailed, match=r"not made yet|loses a carry"):
            printed("p256", program, lowered)


@needs_engine
def test_a_search_finds_something_that_is_right(tmp_path: Path) -> None:
    task = field_task(multiplication("p192"), modulus_of("p192"))
    lowered = lower_by_schedule(task.program)
    (tmp_path / "task").write_text(task.text(lowered, tmp_path), encoding="ascii")
    best = engine.search(engine.build(), tmp_path / "task", 1, 1, 0.004, lambda *_: None)
    assert best.candidates > 0
    task.check(task.schedule(best, "test", Start(task.program, lowered)), tmp_path)


@pytest.mark.slow
@needs_engine
def test_shortened_code_is_shorter_and_right(tmp_path: Path) -> None:
    task = field_task(multiplication("p384"), modulus_of("p384"))
    lowered = shuffled(task.program, 4)
    (tmp_path / "task").write_text(task.text(lowered, tmp_path), encoding="ascii")
    before, after = (engine.search(engine.build(), tmp_path / "task", 0, 1, 0, lambda *_: None, shortening=shortening)
                     for shortening in (0, 1))  # fmt: skip
    assert len(after.code) < len(before.code) and len(after.machine_code) < len(before.machine_code)
    task.check(task.schedule(after, "test", Start(task.program, lowered)), tmp_path)


@needs_engine
def test_emission_with_orders_is_reproducible(tmp_path: Path) -> None:
    program = multiplication("p192")
    schedule = printed("p192", program, shuffled(program, 5))
    (tmp_path / MICROARCHITECTURE).mkdir()
    (tmp_path / MICROARCHITECTURE / file_name("p192", program.name)).write_text(serialise(schedule), encoding="utf-8")
    library = Library(load_bundled("p192"), "p192", "auto", (Target.ADX,), field_only=True, schedules=tmp_path)
    with_order, again = emit(library, "x"), emit(library, "x")
    without = emit(replace(library, schedules=tmp_path / "none"), "x")
    assert with_order == again
    assert [name for name in with_order if with_order[name] != without[name] and name.endswith(".asm")] == ["p192_fe_adx.asm"]
    body = "".join(f"    {line}\n" for line in nasm.body(code(program, adx=True, schedule=schedule)) if not line.startswith(";"))
    emitted = "".join(f"{line}\n" for line in with_order["p192_fe_adx.asm"].split("\n") if not line.lstrip().startswith(";"))
    assert body in emitted


@needs_engine
def test_own_orders_on_the_command_line(tmp_path: Path) -> None:
    program = multiplication("p192")
    schedule = replace(printed("p192", program, shuffled(program, 6)), microarchitecture="mine")
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / file_name("p192", program.name)).write_text(serialise(schedule), encoding="utf-8")
    arguments = ["--curve", "p192", "--only", "field", "--target", "nasm", "--out", str(tmp_path / "out"), "--tuned", str(folder)]
    done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output
    text = (tmp_path / "out" / "p192_fe_adx.asm").read_text(encoding="utf-8")
    assert "of the microarchitecture mine" in text and "--tuned" in text


@needs_engine
def test_how_products_are_made_is_kept_beside_an_order(tmp_path: Path) -> None:
    program = multiplication("p192")
    schedule, shapes = printed("p192", program, shuffled(program, 7)), tmp_path / "shapes.toml"
    shapes.write_text('[x64-adx]\np192 = { scan = "columns" }\n', encoding="utf-8")
    keep(schedule, tmp_path / "slower" / "an.schedule", 1.0, shapes)
    assert not (tmp_path / "slower").exists()
    keep(schedule, tmp_path / "faster" / "an.schedule", 0.9, shapes)
    assert parse((tmp_path / "faster" / "an.schedule").read_text(encoding="utf-8"), "here").lines == schedule.lines
    assert measured_shape(tmp_path, "faster", "p192", "x64-adx") == COLUMNS
    (tmp_path / "faster" / "shapes.toml").write_text("", encoding="utf-8")
    keep(schedule, tmp_path / "faster" / "an.schedule", 0.9, shapes)
    assert (tmp_path / "faster" / "shapes.toml").read_text(encoding="utf-8") == "", "the user's own"
    keep(schedule, tmp_path / "none" / "an.schedule", 0.9, tmp_path / "absent.toml")
    assert [path.name for path in (tmp_path / "none").iterdir()] == ["an.schedule"]


@pytest.mark.parametrize(("vendor", "family", "model", "name"), [
    ("AuthenticAMD", 26, 2, "zen5"), ("AuthenticAMD", 25, 0x11, "zen4"), ("AuthenticAMD", 25, 0x21, "zen3"),
    ("AuthenticAMD", 23, 49, "zen2"), ("GenuineIntel", 6, 143, "goldencove"), ("GenuineIntel", 6, 207, "goldencove"),
    ("GenuineIntel", 6, 85, "intel6_85"), ("GenuineIntel", 18, 1, "intel18_1"), ("Other", 1, 1, "other"),
])  # fmt: skip
def test_microarchitectures(vendor: str, family: int, model: int, name: str) -> None:
    text = f"vendor_id\t: {vendor}\ncpu family\t: {family}\nmodel\t\t: {model}\nflags\t\t: fpu bmi2 adx\n"
    assert microarchitecture_of(text) == name
    with pytest.raises(UsageError, match="BMI2"):
        microarchitecture_of(text.replace("adx", ""))
