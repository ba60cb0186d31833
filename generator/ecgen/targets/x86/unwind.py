# SPDX-License-Identifier: MIT
"""Unwind information of a function, from its frame: rows of call frame information (DWARF 5, section 6.4) for `.eh_frame`, and
unwind codes for Windows on x64 (structures UNWIND_INFO and UNWIND_CODE)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.targets.x86.frame import Allocate, Effect, Keep, Point, Pop, Push, Return
from ecgen.targets.x86.routine import Routine

#: The numbers of the registers in DWARF (System V ABI for x86-64, figure 3.36).
DWARF = {name: number for number, name in enumerate(
    ("rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", *(f"r{number}" for number in range(8, 16))))}  # fmt: skip
#: Their numbers in machine code.
MACHINE = {name: number for number, name in enumerate(
    ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{number}" for number in range(8, 16))))}  # fmt: skip

_WORD = 8
#: DW_CFA_def_cfa_register, DW_CFA_def_cfa_offset, DW_CFA_offset, DW_CFA_restore
_REGISTER, _OFFSET, _SAVED, _RESTORED = 0x0D, 0x0E, 0x80, 0xC0
#: UWOP_PUSH_NONVOL, UWOP_ALLOC_LARGE, UWOP_ALLOC_SMALL, UWOP_SET_FPREG, UWOP_SAVE_XMM128, UWOP_SAVE_XMM128_FAR
_PUSH, _LARGE, _SMALL, _FRAME, _XMM, _XMM_FAR = 0, 1, 2, 3, 8, 9


@dataclass(frozen=True)
class Row:
    """Call frame instructions that hold from a place on: so many bytes after the function's beginning or, where `to_end`, before
    its end."""

    at: int
    to_end: bool
    code: bytes


def frame_rows(routine: Routine) -> list[Row]:
    """The rows of a function outside Windows, in order. At its beginning the caller's rsp is 8 bytes above rsp."""
    rows, depth = [], _WORD
    steps = [(at, False, step) for at, step in routine.steps_from_start(windows=False)]
    steps += [(at, True, step) for at, step in routine.steps_to_end(windows=False)]
    for at, to_end, step in steps:
        if step.effect is not None:
            depth += _change(step.effect)
            rows.append(Row(at, to_end, _row(step.effect, depth)))
    return rows


def _change(effect: Effect) -> int:
    """By how many bytes the top of the stack becomes lower."""
    match effect:
        case Push():
            return _WORD
        case Pop():
            return -_WORD
        case Allocate(size):
            return size
        case _:
            return 0


def _row(effect: Effect, depth: int) -> bytes:
    """`depth`: from the top of the stack, with the effect, to the caller's."""
    match effect:
        case Push(register):
            return bytes([_OFFSET, *_unsigned(depth), _SAVED | DWARF[register], *_unsigned(depth // _WORD)])
        case Pop(register):
            return bytes([_OFFSET, *_unsigned(depth), _RESTORED | DWARF[register]])
        case Allocate():
            return bytes([_OFFSET, *_unsigned(depth)])
        case Point(register):
            return bytes([_REGISTER, DWARF[register]])
        case Return():
            return bytes([_REGISTER, DWARF["rsp"]])
        case Keep():
            raise ValueError("vector registers are kept on Windows only")


def _unsigned(number: int) -> bytes:
    """LEB128."""
    parts = []
    while number >= 0x80:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*parts, number])


@dataclass(frozen=True)
class WindowsPart:
    """A part of a function that stands for itself when unwinding. It begins so many bytes after the function's beginning or,
    where `to_end`, before its end. `steps`: (offset of the instruction's end in the part, effect); 0 for what was done before."""

    begin: int
    to_end: bool
    steps: Sequence[tuple[int, Effect]]

    def shown(self) -> list[tuple[int, Effect]]:
        """The steps, kept vector registers counted from where Windows counts: the frame pointer, or rsp after the prologue."""
        return [(at, Keep(effect.number, effect.offset + _below(self.steps[index + 1 :])) if isinstance(effect, Keep) else effect)
                for index, (at, effect) in enumerate(self.steps)]  # fmt: skip

    def content(self) -> bytes:
        """UNWIND_INFO, its slots of two bytes padded to an even number. Raises ValueError for a prologue beyond 255 bytes."""
        codes = b"".join(bytes([at]) + _windows_code(effect) for at, effect in reversed(self.shown()))
        register = next((MACHINE[effect.register] for _, effect in self.steps if isinstance(effect, Point)), 0)
        return bytes([1, self.steps[-1][0], len(codes) // 2, register]) + codes + bytes(len(codes) % 4)


def windows_parts(routine: Routine) -> list[WindowsPart]:
    """The parts of a function in order.

    One will do, but where vector registers are kept besides a frame pointer: Windows counts from one place for all of a prologue,
    and recognises no epilogue that restores vector registers. There the function has four: up to the push of rbp, up to where rbp
    is the frame pointer, up to where it is the caller's again, and the rest.
    """
    steps = [(at, step.effect) for at, step in routine.steps_from_start(windows=True) if step.effect is not None]
    if not splits(routine):
        return [WindowsPart(0, False, steps)]
    *first, (pushed, push), (pointed, point) = steps
    before = [(0, effect) for _, effect in first]
    (left,) = [at for at, step in routine.steps_to_end(windows=True) if step.effect == Pop("rbp")]
    return [WindowsPart(0, False, first), WindowsPart(pushed, False, [*before, (0, push)]),
            WindowsPart(pointed, False, [*before, (0, push), (0, point)]), WindowsPart(left, True, before)]  # fmt: skip


def splits(routine: Routine) -> bool:
    """Whether the function has more than one part on Windows."""
    return routine.frame.points and routine.frame.kept > 0


def _below(later: Sequence[tuple[int, Effect]]) -> int:
    """By how many bytes the top of the stack becomes lower before it is pointed to, if it is."""
    total = 0
    for _, effect in later:
        if isinstance(effect, Point):
            break
        total += _change(effect)
    return total


def _windows_code(effect: Effect) -> bytes:
    """An unwind code without the offset of its instruction."""
    match effect:
        case Push(register):
            return bytes([_PUSH | MACHINE[register] << 4])
        case Allocate(size) if size <= 128:
            return bytes([_SMALL | (size // _WORD - 1) << 4])
        case Allocate(size) if size < _WORD << 16:
            return bytes([_LARGE]) + (size // _WORD).to_bytes(2, "little")
        case Allocate(size):
            return bytes([_LARGE | 1 << 4]) + size.to_bytes(4, "little")
        case Point():
            return bytes([_FRAME])
        case Keep(number, offset) if offset % 16 == 0:
            return bytes([_XMM | number << 4]) + (offset // 16).to_bytes(2, "little")
        case Keep(number, offset):
            return bytes([_XMM_FAR | number << 4]) + offset.to_bytes(4, "little")
        case _:
            raise ValueError(f"{effect} in a prologue")
