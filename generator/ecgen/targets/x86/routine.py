# SPDX-License-Identifier: MIT
"""A whole function of an assembly file as data, from its first byte to its last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ecgen.targets.x86 import frame
from ecgen.targets.x86.frame import Frame, Step
from ecgen.targets.x86.instruction import Instruction, Line, instruction, jump
from ecgen.targets.x86.lengths import length
from ecgen.targets.x86.operands import Mem


@dataclass(frozen=True)
class Guard:
    """Where the variable of four bytes is not `value` (`jne`), or is it (`je`), another function serves."""

    variable: str
    jump: str
    other: str
    value: int = 0

    def instructions(self) -> list[Instruction]:
        return [instruction("cmp", Mem(size=4, symbol=self.variable), self.value), jump(self.jump, self.other)]


@dataclass(frozen=True)
class Data:
    """Words of 8 bytes at a symbol of the file's own, 64-byte aligned."""

    label: str
    words: tuple[int, ...]


@dataclass(frozen=True)
class Routine:
    """`comment`: lines above it; `align`: of its first byte; `local`: only the folder's own files call it; `lines`: between
    prologue and epilogue; `guards`: what lets others serve instead, one after the other; `closing`: instructions in front of the
    epilogue; `data`: tables that stand before it."""

    symbol: str
    comment: Sequence[str]
    align: int
    local: bool
    lines: Sequence[Line]
    frame: Frame
    guards: Sequence[Guard] = ()
    closing: Sequence[Instruction] = ()
    data: Sequence[Data] = field(default=())

    def opening(self) -> list[Instruction]:
        """What stands in front of the prologue."""
        return [instruction("endbr64"), *(shown for guard in self.guards for shown in guard.instructions())]

    def enter(self, *, windows: bool) -> list[Step]:
        """The whole prologue."""
        before = [*frame.windows_enter(), *frame.windows_keep(self.frame.kept)] if windows else []
        return [*before, *self.frame.enter()]

    def leave(self, *, windows: bool) -> list[Step]:
        """The whole epilogue but for the return."""
        after = [*frame.windows_restore(self.frame.kept), *frame.windows_leave()] if windows else []
        return [*self.frame.leave(), *after]

    def steps_from_start(self, *, windows: bool) -> Iterator[tuple[int, Step]]:
        """(bytes from the function's beginning to the end of the step, step) of the prologue."""
        offset = sum(map(length, self.opening()))
        for step in self.enter(windows=windows):
            offset += length(step.instruction)
            yield offset, step

    def steps_to_end(self, *, windows: bool) -> Iterator[tuple[int, Step]]:
        """(bytes from the end of the step to the end of the function, step) of the epilogue."""
        steps = self.leave(windows=windows)
        left = sum(length(step.instruction) for step in steps) + length(instruction("ret"))
        for step in steps:
            left -= length(step.instruction)
            yield left, step
