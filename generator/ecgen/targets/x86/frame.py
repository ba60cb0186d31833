# SPDX-License-Identifier: MIT
"""The stack frame of a function as data: what is saved, what is reserved, and what each instruction of prologue and epilogue does
to the stack, of which unwind information is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.targets.x86.instruction import Instruction, instruction
from ecgen.targets.x86.operands import RBP, RSP, Mem, Reg, whole

#: win64: the callee keeps rdi and rsi too, and the lower halves of the vector registers from this one on.
WINDOWS_SAVED = ("rdi", "rsi")
FIRST_KEPT = 6
#: win64's argument registers and those that the function expects the arguments in, in an order in which none is lost.
_WINDOWS_ARGUMENTS = (("rdi", "rcx"), ("rsi", "rdx"), ("rdx", "r8"), ("rcx", "r9"))


@dataclass(frozen=True, slots=True)
class Push:
    """The register stands at the new top of the stack, 8 bytes below the old one."""

    register: str


@dataclass(frozen=True, slots=True)
class Pop:
    """The register has its old value again; the top of the stack is 8 bytes higher."""

    register: str


@dataclass(frozen=True, slots=True)
class Allocate:
    """The top of the stack is so many bytes lower; higher for a negative number."""

    size: int


@dataclass(frozen=True, slots=True)
class Point:
    """The register points to the top of the stack: from now on everything is found from there, whatever happens to rsp."""

    register: str


@dataclass(frozen=True, slots=True)
class Return:
    """rsp is what it was at `Point` again."""


@dataclass(frozen=True, slots=True)
class Keep:
    """16 bytes of the vector register of that number stand `offset` bytes above the top of the stack."""

    number: int
    offset: int


Effect = Push | Pop | Allocate | Point | Return | Keep


@dataclass(frozen=True, slots=True)
class Step:
    """An instruction of prologue or epilogue. `effect`: None where nothing changes that matters to who unwinds."""

    instruction: Instruction
    effect: Effect | None = None


@dataclass(frozen=True)
class Frame:
    """`saved`: registers that the callee has to keep, pushed in this order; `reserved`: bytes below them; `alignment`: of these
    bytes, more than 16 makes rbp the frame pointer; `kept`: how many vector registers from xmm6 on win64 has to save."""

    saved: tuple[str, ...] = ()
    reserved: int = 0
    alignment: int = 8
    kept: int = 0

    @property
    def points(self) -> bool:
        """Whether rbp is the frame pointer."""
        return self.alignment > 16 and self.reserved > 0

    def enter(self) -> Sequence[Step]:
        """The prologue, behind what win64 has in front of it."""
        steps = [_push(register) for register in self.saved]
        if self.points:
            steps += [_push("rbp"), Step(instruction("mov", RBP, RSP), Point("rbp")),
                      Step(instruction("sub", RSP, self.reserved)), Step(instruction("and", RSP, -self.alignment))]  # fmt: skip
        elif self.reserved:
            steps.append(Step(instruction("sub", RSP, self.reserved), Allocate(self.reserved)))
        return steps

    def leave(self) -> Sequence[Step]:
        """The epilogue, in front of what win64 has behind it."""
        steps: list[Step] = []
        if self.points:
            steps += [Step(instruction("mov", RSP, RBP), Return()), _pop("rbp")]
        elif self.reserved:
            steps.append(Step(instruction("add", RSP, self.reserved), Allocate(-self.reserved)))
        return steps + [_pop(register) for register in reversed(self.saved)]


def windows_enter() -> Sequence[Step]:
    """What every function on win64 begins with: two more registers saved, the arguments moved."""
    moves = [Step(instruction("mov", whole(to), whole(source))) for to, source in _WINDOWS_ARGUMENTS]
    return [*(_push(register) for register in WINDOWS_SAVED), *moves]


def windows_leave() -> Sequence[Step]:
    return [_pop(register) for register in reversed(WINDOWS_SAVED)]


def windows_keep(kept: int) -> Sequence[Step]:
    """Save the vector registers that win64 expects to be kept."""
    saves = [Step(instruction("movdqu", Mem("rsp", 16 * index, 16), Reg(f"zmm{FIRST_KEPT + index}", 16)),
                  Keep(FIRST_KEPT + index, 16 * index)) for index in range(kept)]  # fmt: skip
    return [Step(instruction("sub", RSP, 16 * kept), Allocate(16 * kept)), *saves] if kept else []


def windows_restore(kept: int) -> Sequence[Step]:
    loads = [Step(instruction("movdqu", Reg(f"zmm{FIRST_KEPT + index}", 16), Mem("rsp", 16 * index, 16)))
             for index in range(kept)]  # fmt: skip
    return [*loads, Step(instruction("add", RSP, 16 * kept), Allocate(-16 * kept))] if kept else []


def _push(register: str) -> Step:
    return Step(instruction("push", whole(register)), Push(register))


def _pop(register: str) -> Step:
    return Step(instruction("pop", whole(register)), Pop(register))
