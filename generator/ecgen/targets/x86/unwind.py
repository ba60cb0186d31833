# SPDX-License-Identifier: MIT
"""Unwind information of a function, from its frame: rows of call frame information (DWARF 5, section 6.4) for `.eh_frame`, and
unwind codes for Windows on x64 (structures UNWIND_INFO and UNWIND_CODE)."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.targets.x86.frame import Allocate, Effect, Frame, Keep, Point, Pop, Push, Return
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
class WindowsUnwind:
    """UNWIND_INFO of a function: bytes of its prologue, slots that the codes take, the header's last byte, and the codes."""

    prologue: int
    slots: int
    register: int
    codes: tuple[bytes, ...]

    def content(self) -> bytes:
        """All of it, the slots padded to an even number."""
        padding = bytes(2 * (self.slots % 2))
        return bytes([1, self.prologue, self.slots, self.register]) + b"".join(self.codes) + padding


def windows_unwind(routine: Routine) -> WindowsUnwind:
    """Raises ValueError for a prologue of more than 255 bytes, which Windows does not provide for."""
    codes: list[bytes] = []
    steps = [(at, step.effect) for at, step in routine.steps_from_start(windows=True) if step.effect is not None]
    for index, (at, effect) in enumerate(steps):
        codes.append(bytes([at]) + _windows_code(effect, below([later for _, later in steps[index + 1 :]])))
    register = MACHINE["rbp"] if routine.frame.points else 0
    return WindowsUnwind(steps[-1][0], sum(map(len, codes)) // 2, register, tuple(reversed(codes)))


def below(later: list[Effect]) -> int:
    """Bytes from the top of the stack down to where offsets of kept registers count from: the frame pointer, or rsp after the
    prologue; `later`: the rest of the prologue."""
    total = 0
    for effect in later:
        if isinstance(effect, Point):
            break
        total += _change(effect)
    return total


def kept_offset(frame: Frame, kept: Keep) -> int:
    """Where a kept vector register stands, counted from where Windows counts."""
    return kept.offset + below([step.effect for step in frame.enter() if step.effect is not None])


def _windows_code(effect: Effect, below_now: int) -> bytes:
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
        case Keep(number, offset) if (offset + below_now) % 16 == 0 and offset + below_now < 16 << 16:
            return bytes([_XMM | number << 4]) + ((offset + below_now) // 16).to_bytes(2, "little")
        case Keep(number, offset):
            return bytes([_XMM_FAR | number << 4]) + (offset + below_now).to_bytes(4, "little")
        case _:
            raise ValueError(f"{effect} in a prologue")
