# SPDX-License-Identifier: MIT
"""A tuned order as data: the instructions of one Program for one family of processors, in the order and the form that a
measured search (`ecgen tune`) found fastest.

The text form is one file for each function. Its head names the function, the family and the Program it was made for; then
each line of code stands on its own, after the index in `Program.instrs` of the instruction that it is (`~` behind it when the
search exchanged the operands; `-` for moves, which are no instruction of the Program):

    57~ adcx r8, qword [rsi + 8]

Nothing here is trusted: `targets.ordered` follows every line before it is printed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import SpecError
from ecgen.ir import Program, Value

_TITLE = "ecgen order 1"
_CODE = re.compile(r"(?:(-)|([0-9]{1,5})(~?)) ([a-z0-9\[\]+, -]{1,80})", re.ASCII)
_NAME = re.compile(r"[a-z0-9_]{1,64}", re.ASCII)
_REGISTER = re.compile(r"r[a-z0-9]{1,2}", re.ASCII)
_LARGEST_FILE = 1 << 20  # bytes


@dataclass(frozen=True)
class OrderedLine:
    """One instruction in NASM's syntax. `instr`: its index in Program.instrs, None for a move."""

    text: str
    instr: int | None
    swapped: bool = False


@dataclass(frozen=True)
class Order:
    """function: the Program's name; program: its `digest`; saved: callee-saved registers in use; slots: 8-byte stack slots;
    held: indexes of the loads that the search keeps in registers (for the search to go on from); source: for messages."""

    function: str
    family: str
    program: str
    saved: tuple[str, ...]
    slots: int
    held: tuple[int, ...]
    lines: tuple[OrderedLine, ...]
    source: str = ""


def digest(program: Program) -> str:
    """A name for what the Program computes and how, whatever its values are numbered and its rows are called."""
    number: dict[Value, int] = {}
    text = [program.name, str(program.width)]
    text += [f"{p.kind.value} {p.name} {p.length} {p.output}" for p in program.params]
    for instr in program.instrs:
        for value in instr.defs:
            number[value] = len(number)
        outs = [number[out] if out is not None else None for out in instr.outs]
        args = [number[arg] for arg in instr.args]
        text.append(f"{instr.op.value} {outs} {args} {instr.imm} {instr.param} {instr.index} {instr.size} {bool(instr.wraps)}")
    text += [f"{s.param} {s.index} {s.size} {number[s.value]}" for s in program.stores]
    text.append(f"{program.returns.value} {None if program.result is None else number[program.result]}")
    return hashlib.sha256("\n".join(text).encode()).hexdigest()[:32]


def serialise(order: Order) -> str:
    head = [_TITLE, f"function {order.function}", f"family {order.family}", f"program {order.program}",
            " ".join(["saved", *order.saved]), f"slots {order.slots}", " ".join(["held", *map(str, order.held)]),
            "code"]  # fmt: skip
    tags = ["-" if line.instr is None else f"{line.instr}{'~' if line.swapped else ''}" for line in order.lines]
    code = [f"{tag} {line.text}" for tag, line in zip(tags, order.lines, strict=True)]
    return "\n".join(["# SPDX-License-Identifier: MIT", *head, *code]) + "\n"


def parse(text: str, source: str) -> Order:
    """Raises SpecError, with `source` and the line, when the text is no order."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")]
    fields: dict[str, list[str]] = {}
    names = ["function", "family", "program", "saved", "slots", "held"]
    for (n, line), expected in zip(lines, [_TITLE, *names, "code"], strict=False):
        if expected in (_TITLE, "code"):
            if line != expected:
                raise SpecError(f"{source}:{n}: '{expected}' expected")
            continue
        name, *words = line.split(" ")
        if name != expected or (name in names[:3] and not (len(words) == 1 and _NAME.fullmatch(words[0]))):
            raise SpecError(f"{source}:{n}: '{expected}' expected")
        fields[name] = words
    if len(lines) <= len(names) + 2:
        raise SpecError(f"{source}: ends before its code")
    if not all(_REGISTER.fullmatch(word) for word in fields["saved"]):
        raise SpecError(f"{source}: saved: registers expected")
    if not all(word.isascii() and word.isdecimal() and len(word) < 6 for word in (*fields["slots"], *fields["held"])):
        raise SpecError(f"{source}: slots, held: small numbers expected")
    if len(fields["slots"]) != 1:
        raise SpecError(f"{source}: slots: one number expected")
    code = tuple(_parse_line(line, f"{source}:{n}") for n, line in lines[len(names) + 2 :])
    (function,), (family,), (program,) = (fields[name] for name in names[:3])
    held = tuple(map(int, fields["held"]))
    return Order(function, family, program, tuple(fields["saved"]), int(fields["slots"][0]), held, code, source)


def parse_code(lines: Iterable[str], source: str) -> tuple[OrderedLine, ...]:
    """Lines of code alone."""
    return tuple(_parse_line(line, source) for line in lines)


def _parse_line(line: str, where: str) -> OrderedLine:
    match = _CODE.fullmatch(line)
    if match is None:
        raise SpecError(f"{where}: a line of code expected, as in '57~ adcx r8, qword [rsi + 8]'")
    move, index, swapped, text = match.groups()
    return OrderedLine(text, None if move else int(index), bool(swapped))


def file_name(spec: str, function: str) -> str:
    """The file of a function of a specification, inside the folder of a family of processors."""
    return f"{spec}_{function}.order"


def load_order(folder: Path, family: str, spec: str, function: str) -> Order | None:
    """The stored order; None when there is none. Raises SpecError when the file is no order of that function and family."""
    path = folder / family / file_name(spec, function)
    if not path.is_file():
        return None
    source = f"{family}/{path.name}"
    if path.stat().st_size > _LARGEST_FILE:
        raise SpecError(f"{source}: larger than {_LARGEST_FILE} bytes")
    try:
        order = parse(path.read_text(encoding="utf-8"), source)
    except (OSError, UnicodeDecodeError) as failure:
        raise SpecError(f"{source}: cannot be read: {failure}") from None
    if (order.function, order.family) != (function, family):
        raise SpecError(f"{source}: is for {order.function} on {order.family}")
    return order
