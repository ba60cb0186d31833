# SPDX-License-Identifier: MIT
"""The operands of machine instructions as values: registers with a width, numbers, places in memory, symbols."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

#: System V argument registers; on win64 the prologue moves the arguments here.
ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
CALLER_SAVED = ("rax", "rcx", "r8", "r9", "r10", "r11", "rsi", "rdi", "rdx")
CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
#: Every register that code may use for its values: all but the stack pointer.
REGISTERS = (*CALLER_SAVED, *CALLEE_SAVED)

_LETTERS = {"rax": "a", "rbx": "b", "rcx": "c", "rdx": "d"}


@dataclass(frozen=True, slots=True)
class Reg:
    """The low `size` bytes of the register `whole`, which goes by the name of its widest part ("rax", "zmm3", "k1")."""

    whole: str
    size: int = 8

    @property
    def name(self) -> str:
        """As an assembler of either syntax calls it."""
        return _register_name(self.whole, self.size)


@cache
def _register_name(whole: str, size: int) -> str:
    if whole.startswith(("zmm", "k")):
        return {16: "x", 32: "y"}.get(size, whole[0]) + whole[1:]
    if size == 8:
        return whole
    if whole[1:].isdigit():
        return whole + {4: "d", 2: "w", 1: "b"}[size]
    if whole in _LETTERS:
        letter = _LETTERS[whole]
        return {4: f"e{letter}x", 2: f"{letter}x", 1: f"{letter}l"}[size]
    return {4: "e" + whole[1:], 2: whole[1:], 1: whole[1:] + "l"}[size]


@dataclass(frozen=True, slots=True)
class Imm:
    """A number in the instruction."""

    number: int


def as_immediate(number: int) -> Imm | None:
    """A word as a sign-extended 32-bit immediate, if it is one."""
    signed = number - (1 << 64) if number >> 63 else number
    return Imm(signed) if -(1 << 31) <= signed < 1 << 31 else None


@dataclass(frozen=True, slots=True)
class Mem:
    """`size` bytes of memory at base + scale * index + disp, or at symbol + disp, which is then relative to the instruction.

    `size` 0: the instruction says how much, or reads nothing there (lea). `broadcast`: into so many lanes, 0 for none.
    """

    base: str | None = None
    disp: int = 0
    size: int = 8
    index: str | None = None
    scale: int = 1
    symbol: str | None = None
    broadcast: int = 0

    @property
    def registers(self) -> tuple[str, ...]:
        """The registers that the address is made of."""
        return tuple(register for register in (self.base, self.index) if register is not None)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A place in code, to jump to. Its name is C's: printers put before it what the object format asks for."""

    name: str


Operand = Reg | Imm | Mem | Symbol

RSP, RBP = Reg("rsp"), Reg("rbp")


@cache
def whole(register: str) -> Reg:
    """All of a general register."""
    return Reg(register)


@cache
def low(register: str, size: int) -> Reg:
    """The low `size` bytes of a general register."""
    return Reg(register, size)
