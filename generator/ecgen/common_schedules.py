# SPDX-License-Identifier: MIT
"""Schedules for all Programs of a structure: found by `ecgen tune` for one prime, they serve every prime whose products are the
same instructions with other constants, unless there is a schedule for the prime itself.

A file holds the schedule of the structure (`passes.structure`), with names for constants; in it they are replaced by the
Program's own, and the result is followed line by line before it is printed, as every schedule is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from ecgen.data import data_folder
from ecgen.ir import Program
from ecgen.passes.digest import digest
from ecgen.passes.structure import structure
from ecgen.targets.x86.operands import Imm, Operand
from ecgen.targets.x86.tuned_schedule import ScheduledLine, TunedSchedule, load_schedule
from ecgen.targets.x86.validate import suits

#: The microarchitecture they were found on.
FOUND_ON = "zen4"
_OPERATIONS = ("mul", "sqr")
#: What else has a number, which is no constant of the Program's.
_COUNTED = ("shl", "shr", "shrd", "bt")


def common_schedules() -> Path:
    """The folder of the bundled ones, with one folder for the microarchitecture they were found on."""
    return data_folder("specs") / "common"


def common_schedule(program: Program, folder: Path | None = None) -> TunedSchedule | None:
    """The schedule that the Program shares with all of its structure, with its own constants; None where there is none.

    Raises SpecError when the file is damaged.
    """
    if program.contract.operation not in _OPERATIONS or not suits(program):
        return None
    general = structure(program)
    stored = load_schedule(folder or common_schedules(), FOUND_ON, digest(general.program), general.program.name)
    if stored is None:
        return None
    return replace(stored, function=program.name, program=digest(program), lines=_renamed(stored, general.constants))


def common_to_all(program: Program, schedule: TunedSchedule) -> tuple[TunedSchedule, str]:
    """A schedule of the Program as one of its structure, and the name that begins its file's."""
    general = structure(program)
    name = digest(general.program)
    return replace(schedule, function=general.program.name, program=name, lines=_renamed(schedule, general.names)), name


def _renamed(schedule: TunedSchedule, numbers: Mapping[int, int]) -> tuple[ScheduledLine, ...]:
    """Its lines with these numbers for others."""

    def renamed(operand: Operand) -> Operand:
        return Imm(numbers.get(operand.number, operand.number)) if isinstance(operand, Imm) else operand

    return tuple(
        line if line.instruction.mnemonic in _COUNTED
        else replace(line, instruction=replace(line.instruction, operands=tuple(map(renamed, line.instruction.operands))))
        for line in schedule.lines
    )  # fmt: skip
