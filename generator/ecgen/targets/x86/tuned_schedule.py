# SPDX-License-Identifier: MIT
"""A tuned schedule: the instructions of one Program for one microarchitecture, in the order and the form, and with the registers
and stack slots, that a measured search (`ecgen tune`) found fastest.

Its file, one for each function, begins with the function, the microarchitecture and the digest of the Program it was made for;
then each line of code stands on its own, after the index in `Program.instrs` of the instruction that it is (`~` behind it when
the search swapped the operands; `-` for moves, which are no instruction of the Program):

    57~ adcx r8, qword [rsi + 8]

It is read here once, into values. Nothing in it is trusted: `validate` follows every line before it is printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import SpecError
from ecgen.targets.x86.instruction import Instruction
from ecgen.targets.x86.nasm import NASM
from ecgen.targets.x86.operands import CALLEE_SAVED
from ecgen.targets.x86.reader import Unreadable, read_instruction

#: How the files' names end.
SUFFIX = ".schedule"

_TITLE = "ecgen schedule 2"
_FIELDS = ("function", "microarchitecture", "program", "saved", "slots", "held")
_NAMES = _FIELDS[:3]
_CODE = re.compile(r"(?:(-)|([0-9]{1,5})(~?)) ([a-z0-9\[\]+, -]{1,80})", re.ASCII)
_NAME = re.compile(r"[a-z0-9_]{1,64}", re.ASCII)
_SMALL = re.compile(r"[0-9]{1,5}", re.ASCII)
_LARGEST_FILE = 1 << 20  # bytes


@dataclass(frozen=True)
class ScheduledLine:
    """`instr`: index in Program.instrs of what the instruction computes, None for a move; `swapped`: its operands are."""

    instruction: Instruction
    instr: int | None
    swapped: bool = False

    @property
    def text(self) -> str:
        return NASM.line(self.instruction)


@dataclass(frozen=True)
class TunedSchedule:
    """function: the Program's name; program: its `digest`; saved: callee-saved registers in use; slots: 8-byte stack slots;
    held: indexes of the loads that the search keeps in registers (for the search to go on from); source: for messages."""

    function: str
    microarchitecture: str
    program: str
    saved: tuple[str, ...]
    slots: int
    held: tuple[int, ...]
    lines: tuple[ScheduledLine, ...]
    source: str = ""


def serialise(schedule: TunedSchedule) -> str:
    """The file's text, which `parse` reads."""
    head = [_TITLE, f"function {schedule.function}", f"microarchitecture {schedule.microarchitecture}",
            f"program {schedule.program}", " ".join(["saved", *schedule.saved]), f"slots {schedule.slots}",
            " ".join(["held", *map(str, schedule.held)]), "code"]  # fmt: skip
    tags = ["-" if line.instr is None else f"{line.instr}{'~' if line.swapped else ''}" for line in schedule.lines]
    code = [f"{tag} {line.text}" for tag, line in zip(tags, schedule.lines, strict=True)]
    return "\n".join(["# SPDX-License-Identifier: MIT", *head, *code]) + "\n"


def parse(text: str, source: str) -> TunedSchedule:
    """Raises SpecError, with `source`, the line and the reason, when the text is no schedule."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")]
    fields: dict[str, list[str]] = {}
    for (n, line), expected in zip(lines, [_TITLE, *_FIELDS, "code"], strict=False):
        if expected in (_TITLE, "code"):
            if line != expected:
                raise SpecError(f"{source}:{n}: '{expected}' expected")
            continue
        name, *words = line.split(" ")
        if name != expected or (name in _NAMES and not (len(words) == 1 and _NAME.fullmatch(words[0]))):
            raise SpecError(f"{source}:{n}: '{expected}' expected")
        if name == "saved" and not (all(word in CALLEE_SAVED for word in words) and len({*words}) == len(words)):
            raise SpecError(f"{source}:{n}: saved: registers expected that a callee has to save, each once")
        if name in ("slots", "held") and not all(map(_SMALL.fullmatch, words)):
            raise SpecError(f"{source}:{n}: {name}: small numbers expected")
        if name == "slots" and len(words) != 1:
            raise SpecError(f"{source}:{n}: slots: one number expected")
        fields[name] = words
    if len(lines) <= len(_FIELDS) + 2:
        raise SpecError(f"{source}: ends before its code")
    code = tuple(_parse_line(line, f"{source}:{n}") for n, line in lines[len(_FIELDS) + 2 :])
    (function,), (microarchitecture,), (program,) = (fields[name] for name in _NAMES)
    saved, slots, held = tuple(fields["saved"]), int(fields["slots"][0]), tuple(map(int, fields["held"]))
    return TunedSchedule(function, microarchitecture, program, saved, slots, held, code, source)


def parse_code(lines: Iterable[str], source: str) -> tuple[ScheduledLine, ...]:
    """Lines of code alone. Raises SpecError for a line that is none."""
    return tuple(_parse_line(line, f"{source}:{n}") for n, line in enumerate(lines, 1))


def _parse_line(line: str, where: str) -> ScheduledLine:
    match = _CODE.fullmatch(line)
    if match is None:
        raise SpecError(f"{where}: a line of code expected, as in '57~ adcx r8, qword [rsi + 8]'")
    move, index, swapped, text = match.groups()
    try:
        read = read_instruction(text)
    except Unreadable as reason:
        raise SpecError(f"{where}: {reason}") from None
    return ScheduledLine(read, None if move else int(index), bool(swapped))


def file_name(spec: str, function: str) -> str:
    """The file of a function of a specification, inside the folder of a microarchitecture."""
    return f"{spec}_{function}{SUFFIX}"


def load_schedule(folder: Path, microarchitecture: str, spec: str, function: str) -> TunedSchedule | None:
    """The stored schedule; None when there is none. Raises SpecError when the file is no schedule of that function for that
    microarchitecture."""
    path = folder / microarchitecture / file_name(spec, function)
    if not path.is_file():
        return None
    source = f"{microarchitecture}/{path.name}"
    if path.stat().st_size > _LARGEST_FILE:
        raise SpecError(f"{source}: larger than {_LARGEST_FILE} bytes")
    try:
        schedule = parse(path.read_text(encoding="utf-8"), source)
    except (OSError, UnicodeDecodeError) as failure:
        raise SpecError(f"{source}: cannot be read: {failure}") from None
    if (schedule.function, schedule.microarchitecture) != (function, microarchitecture):
        raise SpecError(f"{source}: is for {schedule.function} on {schedule.microarchitecture}")
    return schedule
