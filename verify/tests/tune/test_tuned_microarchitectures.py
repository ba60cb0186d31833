# SPDX-License-Identifier: MIT
"""Assembly in the schedules for a microarchitecture: by name or by folder, in every command that emits, and proved as well."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import bundled_specs
from ecgen.errors import SpecError, UsageError
from ecgen.proofs import Proof, Record, Unit, bundled_proofs, read_records, record_file, record_text
from ecgen.targets.x86.tuned_schedule import file_name
from ecgen.tuned import MICROARCHITECTURE, bundled_microarchitectures, bundled_schedules, find_schedules, microarchitectures_of
from ecgen_verify.request import Request
from support.commands import Command

OTHERS = [name for name in bundled_microarchitectures() if name != MICROARCHITECTURE]
#: Those with schedules for p192; a microarchitecture may have but shapes of products in C.
SCHEDULED = [name for name in OTHERS if (bundled_schedules() / name / file_name("p192", "fe_mul")).is_file()]


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def emitted(command: Command, *words: str | Path) -> dict[str, str]:
    """The files of p192's field in assembly."""
    command.done("--curve", "p192", "--only", "field", "--target", "nasm", "--out", "out", "--force", "-q", *words)
    return {path.name: path.read_text(encoding="utf-8") for path in (command.folder / "out").iterdir() if path.is_file()}


def below_the_banner(text: str) -> list[str]:
    return [line for line in text.split("\n") if "Made by" not in line]


def test_there_is_a_choice() -> None:
    assert MICROARCHITECTURE in bundled_microarchitectures() and SCHEDULED


def test_names_and_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine" / "zen9").mkdir(parents=True)
    assert find_schedules(MICROARCHITECTURE) == (bundled_schedules(), MICROARCHITECTURE)
    assert find_schedules("mine/zen9") == (tmp_path / "mine", "zen9")
    for wrong in ("", "zen9", "mine/zen8"):
        with pytest.raises(UsageError, match="neither a bundled microarchitecture"):
            find_schedules(wrong)


def test_the_default_may_be_named(command: Command) -> None:
    assert emitted(command, "--tuned", MICROARCHITECTURE) == emitted(command)


@pytest.mark.parametrize("name", SCHEDULED)
def test_another_microarchitecture_has_other_schedules(command: Command, name: str) -> None:
    usual, other = emitted(command), emitted(command, "--tuned", name)
    assert f"processors of the microarchitecture {name}" in " ".join(other["p192_fe_adx.asm"].replace("\n;", " ").split())
    assert f"--tuned {name}" in other["p192_fe_adx.asm"]
    assert f"microarchitecture {MICROARCHITECTURE}" not in other["p192_fe_adx.asm"]
    changed = {name for name, text in other.items() if below_the_banner(text) != below_the_banner(usual[name])}
    assert changed == {"p192_fe_adx.asm", "manifest.json"}


def test_requests_that_cannot_be(command: Command) -> None:
    assert "zen9" in command.refused("--curve", "p192", "--tuned", "zen9")
    for name in ("verify", "prove", "bench"):
        assert "zen9" in command.refused(name, "--curve", "p192", "--tuned", "zen9")
    assert "--tuned" in command.refused("verify", "--dir", "out", "--tuned", MICROARCHITECTURE)
    assert "--tuned" in command.refused("bench", "--table", "ecutils", "--tuned", MICROARCHITECTURE)


@pytest.mark.slow
def test_verify_runs_them_and_knows_how_to_be_run_again(command: Command) -> None:
    command.done("verify", "--curve", "p192", "--target", "nasm", "--tuned", OTHERS[0], "--examples", "1", "--opt", "O2", "-q")
    again = Request("p192", None, None, "nasm", None, OTHERS[0], None, (), ()).command()
    assert again == f"ecgen verify --curve p192 --tuned {OTHERS[0]} --target nasm"


def _record(tool: str, name: str) -> Record:
    return Record("p192", "d", "n", {"x64-adx": tool}, (Unit("x64-adx", ("PREFIX_fe_adx.asm",), name, {name: Proof("a")}),))


def test_the_records_of_a_microarchitecture_come_on_top(tmp_path: Path) -> None:
    base, more = _record("NASM 2", "fe_mul"), _record("NASM 2", "fe_sqr")
    (tmp_path / "zen9").mkdir()
    record_file(tmp_path / "zen9", "p192").write_text(record_text(more), encoding="utf-8")
    assert read_records(tmp_path, "p192", "zen8") is None
    assert read_records(tmp_path, "p192", "zen9") == more
    record_file(tmp_path, "p192").write_text(record_text(base), encoding="utf-8")
    assert read_records(tmp_path, "p192", "zen8") == base
    assert read_records(tmp_path, "p192", "zen9") == replace(base, units=(*base.units, *more.units))
    record_file(tmp_path, "p192").write_text(record_text(_record("NASM 3", "fe_mul")), encoding="utf-8")
    with pytest.raises(SpecError, match="NASM 2, elsewhere NASM 3"):
        read_records(tmp_path, "p192", "zen9")


@pytest.mark.parametrize("name", OTHERS)
def test_every_specification_has_a_record_for_a_bundled_microarchitecture(name: str) -> None:
    """Where there is a schedule that the default does not have, there is a proof of the function in it."""
    for spec in bundled_specs():
        if name in microarchitectures_of(spec.name):
            assert record_file(bundled_proofs() / name, spec.name).is_file(), spec.name
