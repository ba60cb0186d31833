# SPDX-License-Identifier: MIT
"""The GNU assembler's syntax with `.intel_syntax noprefix`, in files that the C preprocessor reads first.

GNU as and LLVM's assembler choose the same bytes as NASM for all that is printed, but for the one case in `_short`; a test
assembles every emitted file with each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ecgen.targets.x86.frame import (
    Allocate,
    Effect,
    Keep,
    Point,
    Pop,
    Push,
    Return,
    Step,
    windows_keep,
    windows_restore,
)  # fmt: skip
from ecgen.targets.x86.instruction import Instruction, Line
from ecgen.targets.x86.operands import Imm, Reg
from ecgen.targets.x86.printer import Printer
from ecgen.targets.x86.routine import Routine
from ecgen.targets.x86.unwind import WindowsPart, splits, windows_parts


def _symbol(name: str) -> str:
    """The file's macro puts an underscore before a name of C where the object format asks for one."""
    return f"SYMBOL({name})"


def _short(shown: Instruction) -> Instruction:
    """`mov` of a number below 2^32 names the register's lower half, the rest of which it zeroes: NASM shortens that by itself."""
    match shown:
        case Instruction("mov", (Reg(size=8) as register, Imm(number))) if 0 <= number < 1 << 32:
            return replace(shown, operands=(Reg(register.whole, 4), Imm(number)))
        case _:
            return shown


GNU = Printer(
    comment="//",
    sizes={8: "qword ptr ", 4: "dword ptr ", 2: "word ptr ", 1: "byte ptr "},
    place=lambda symbol: f"rip + {_symbol(symbol)}",
    symbol=_symbol,
    prepared=_short,
)


def listing(routine: Routine) -> list[str]:
    """The lines of a function behind its label. The words in capitals are macros of the file's head."""
    parts = iter(windows_parts(routine)[1:] if splits(routine) else ())
    lines = [*_plain(routine.opening()), "    ENTER", *_on_windows(steps(windows_keep(routine.frame.kept)))]
    if not splits(routine):
        lines += [*steps(routine.frame.enter()), "    ENTERED"]
    else:
        lines += _on_windows(["    ENTERED"])
        for step in routine.frame.enter():
            lines += _plain([step.instruction])
            lines += _split(routine, next(parts), _effect(step.effect)) if step.effect is not None else []
    lines += [*_plain(routine.lines), *_plain(routine.closing), *steps(routine.frame.leave())]
    lines += [line for part in parts for line in _split(routine, part)]
    lines += _on_windows(steps(windows_restore(routine.frame.kept)))
    return [*lines, "    LEAVE"]


def _plain(lines: Iterable[Line]) -> list[str]:
    return [f"    {GNU.explained(shown)}" for shown in lines]


def steps(shown: Iterable[Step]) -> list[str]:
    """Instructions of prologue or epilogue, each with the macro that says what it does."""
    return [f"    {text}" for step in shown for text in (GNU.line(step.instruction), _effect(step.effect)) if text]


def _split(routine: Routine, part: WindowsPart, elsewhere: str = "") -> list[str]:
    """Begin a part on Windows, with what was done before; `elsewhere`: the macro outside Windows."""
    effects = [f"    {_effect(effect)}" for _, effect in part.shown()]
    name = f"{_symbol(routine.symbol)}, {'end' if part.to_end else part.begin}"
    other = ["#else", f"    {elsewhere}"] if elsewhere else []
    return ["#if defined(_WIN32)", f"    SPLIT {name}", *effects, "    ENTERED", *other, "#endif"]


def _effect(effect: Effect | None) -> str:
    match effect:
        case Push(register):
            return f"PUSHED {register}"
        case Pop(register):
            return f"POPPED {register}"
        case Allocate(size) if size > 0:
            return f"RESERVED {size}"
        case Allocate(size):
            return f"RELEASED {-size}"
        case Point(register):
            return f"POINTED {register}"
        case Return():
            return "RETURNED"
        case Keep(number, offset):
            return f"KEPT xmm{number}, {offset}"
        case None:
            return ""


def _on_windows(lines: list[str]) -> list[str]:
    return ["#if defined(_WIN32)", *lines, "#endif"] if lines else []
