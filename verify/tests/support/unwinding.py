# SPDX-License-Identifier: MIT
"""Follows the stack through a straight-line function, and unwinds it at each instruction by what the object file says.

Values are names: ("rbx", "entry") is what the caller had in rbx. The stack is a map from addresses, counted from rsp at entry, to
values. Only the stack pointer, the frame pointer and the registers to be kept matter; all else a function writes is nonsense.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import iced_x86 as x86
from elftools.dwarf.callframe import FDE
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from support.assembled import Text

#: What the caller finds again, on System V and on Windows.
KEPT = ("rbx", "rbp", "r12", "r13", "r14", "r15")
KEPT_ON_WINDOWS = (*KEPT, "rdi", "rsi", *(f"xmm{number}" for number in range(6, 16)))
#: The registers by their numbers in DWARF.
DWARF = ("rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", *(f"r{number}" for number in range(8, 16)), "rip")
#: And in machine code.
MACHINE = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{number}" for number in range(8, 16)))
RETURN = "return address"
_WRITES = (x86.OpAccess.WRITE, x86.OpAccess.COND_WRITE, x86.OpAccess.READ_WRITE, x86.OpAccess.READ_COND_WRITE)
_NAMES = {value: name.lower() for name, value in vars(x86.Register).items() if isinstance(value, int)}


@dataclass
class Machine:
    """In front of an instruction. `pointers`: registers that hold addresses; `values`: what all other registers hold."""

    kept: tuple[str, ...]
    pointers: dict[str, int] = field(default_factory=lambda: {"rsp": 0})
    values: dict[str, object] = field(default_factory=dict)
    stack: dict[int, object] = field(default_factory=lambda: {0: RETURN})
    nonsense: Iterator[int] = field(default_factory=itertools.count)

    def __post_init__(self) -> None:
        self.values |= {name: (name, "entry") for name in self.kept}

    def step(self, instruction: x86.Instruction) -> None:
        """Raises AssertionError for an instruction that does with the stack pointer what no function here should."""
        mnemonic, first, second = instruction.mnemonic, instruction.op0_register, instruction.op1_register
        if mnemonic == x86.Mnemonic.PUSH:
            self.pointers["rsp"] -= 8
            self.stack[self.pointers["rsp"]] = self._value(_NAMES[first])
        elif mnemonic == x86.Mnemonic.POP:
            self._set(_NAMES[first], self.stack.get(self.pointers["rsp"]))
            self.pointers["rsp"] += 8
        elif mnemonic == x86.Mnemonic.MOV and (first, second) == (x86.Register.RBP, x86.Register.RSP):
            self.values.pop("rbp", None)
            self.pointers["rbp"] = self.pointers["rsp"]
        elif mnemonic == x86.Mnemonic.MOV and (first, second) == (x86.Register.RSP, x86.Register.RBP):
            self.pointers["rsp"] = self.pointers["rbp"]
        elif first == x86.Register.RSP and mnemonic in (x86.Mnemonic.ADD, x86.Mnemonic.SUB):
            amount = instruction.immediate(1)
            self.pointers["rsp"] += amount if mnemonic == x86.Mnemonic.ADD else -amount
        elif first == x86.Register.RSP and mnemonic == x86.Mnemonic.AND:
            self.pointers["rsp"] -= 40  # by how much depends on the caller: more than nothing will do
        elif mnemonic == x86.Mnemonic.MOVDQU and instruction.memory_base == x86.Register.RSP:
            self._vector(instruction)
        else:
            self._other(instruction)

    def _vector(self, instruction: x86.Instruction) -> None:
        at = self.pointers["rsp"] + instruction.memory_displacement
        if instruction.op0_register == x86.Register.NONE:
            self.stack[at] = self._value(_NAMES[instruction.op1_register])
        else:
            self._set(_NAMES[instruction.op0_register], self.stack.get(at))

    def _other(self, instruction: x86.Instruction) -> None:
        for used in x86.InstructionInfoFactory().info(instruction).used_registers():
            if used.access not in _WRITES:
                continue
            name = _NAMES[x86.RegisterExt.full_register(used.register)]
            assert name not in ("rsp", "rip") or instruction.mnemonic in (x86.Mnemonic.RET, x86.Mnemonic.JNE, x86.Mnemonic.JE)
            assert name not in self.pointers or name == "rsp"
            name = f"xmm{name[3:]}" if name.startswith("zmm") else name
            if instruction.mnemonic != x86.Mnemonic.VZEROUPPER and name != "rsp":
                self.values[name] = ("nonsense", next(self.nonsense))

    def _value(self, name: str) -> object:
        return self.pointers[name] if name in self.pointers else self.values.get(name)

    def _set(self, name: str, value: object) -> None:
        self.pointers.pop(name, None)
        self.values[name] = value


@dataclass(frozen=True)
class Caller:
    """What unwinding gives: the caller's stack pointer, where it goes on, and its registers."""

    rsp: int
    returns: object
    registers: dict[str, object]


def is_right(caller: Caller, kept: tuple[str, ...]) -> bool:
    all_kept = all(caller.registers[name] == (name, "entry") for name in kept)
    return all_kept and (caller.rsp, caller.returns) == (8, RETURN)


def decoded(code: bytes, address: int) -> Iterator[x86.Instruction]:
    return iter(x86.Decoder(64, code, ip=address))


# ---------------------------------------------------------------------- DWARF


@dataclass(frozen=True)
class Row:
    """(register, offset) of the caller's stack pointer, and register -> where it stands below that."""

    register: str
    offset: int
    saved: dict[str, int]


def frame_rows(path: Path) -> dict[int, list[tuple[int, Row]]]:
    """For each function, by its offset in .text of a relocatable object: (offset, row), ascending; at its end the last again."""
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        relocations = elf.get_section_by_name(".rela.eh_frame")
        assert isinstance(relocations, RelocationSection)
        symbols = elf.get_section(relocations["sh_link"])
        assert isinstance(symbols, SymbolTableSection)
        begins = {}
        for entry in relocations.iter_relocations():
            symbol = symbols.get_symbol(entry["r_info_sym"])
            assert entry["r_info_type"] == 2 and symbol["st_shndx"] == elf.get_section_index(".text")
            begins[entry["r_offset"]] = symbol["st_value"] + entry["r_addend"]
        rows_of = {}
        for item in elf.get_dwarf_info().EH_CFI_entries():
            if not isinstance(item, FDE):
                continue
            begin = begins.pop(item.offset + 8)
            rows = [(line["pc"] - item["initial_location"] + begin, _row(line)) for line in item.get_decoded().table]
            rows_of[begin] = [*rows, (begin + item["address_range"], rows[-1][1])]
        assert not begins
        return rows_of


def _row(line: dict[object, object]) -> Row:
    cfa = line["cfa"]
    saved = {DWARF[number]: rule.arg for number, rule in line.items() if isinstance(number, int)}  # type: ignore[attr-defined]
    return Row(DWARF[cfa.reg], cfa.offset, saved)  # type: ignore[attr-defined]


def caller_by_row(machine: Machine, row: Row) -> Caller:
    frame = machine.pointers[row.register] + row.offset
    registers = {name: machine.stack.get(frame + row.saved[name]) if name in row.saved else machine.values.get(name)
                 for name in machine.kept}  # fmt: skip
    return Caller(frame, machine.stack.get(frame + row.saved["rip"]), registers)


# ---------------------------------------------------------------------- Windows


@dataclass(frozen=True)
class Codes:
    """UNWIND_INFO: the frame register, if there is one, and (offset, operation, information, number), the last first."""

    prologue: int
    register: str | None
    codes: list[tuple[int, int, int, int]]


def read_codes(content: bytes) -> Codes:
    """Raises AssertionError for what is no UNWIND_INFO of version 1 without handlers."""
    version, prologue, count, frame = content[:4]
    assert version == 1 and frame >> 4 == 0, "flags, or a frame pointer with an offset"
    codes, at = [], 4
    while at < 4 + 2 * count:
        offset, operation, info = content[at], content[at + 1] & 15, content[at + 1] >> 4
        size = {0: 0, 1: 4 if info else 2, 2: 0, 3: 0, 8: 2, 9: 4}[operation]
        number = int.from_bytes(content[at + 2 : at + 2 + size], "little")
        codes.append((offset, operation, info, number))
        at += 2 + size
    assert at == 4 + 2 * count and [code[0] for code in codes] == sorted((code[0] for code in codes), reverse=True)
    return Codes(prologue, MACHINE[frame & 15] if frame else None, codes)


def caller_by_codes(machine: Machine, codes: Codes, offset: int, rest: Iterator[x86.Instruction]) -> Caller:
    """As RtlVirtualUnwind: an epilogue is run to its end, else the codes of what was done are undone."""
    epilogue = _epilogue(machine, list(rest))
    if epilogue is not None:
        return epilogue
    done = [code for code in codes.codes if code[0] <= offset]
    registers = {name: machine.values.get(name) for name in machine.kept}
    top = machine.pointers["rsp"]
    base = top
    if codes.register is not None and any(code[1] == 3 for code in done):
        base = machine.pointers[codes.register]
    for _, operation, info, number in done:
        match operation:
            case 0:
                registers[MACHINE[info]] = machine.stack.get(top)
                top += 8
            case 1:
                top += number if info else 8 * number
            case 2:
                top += 8 * info + 8
            case 3:
                top = base
            case 8:
                registers[f"xmm{info}"] = machine.stack.get(base + 16 * number)
            case 9:
                registers[f"xmm{info}"] = machine.stack.get(base + number)
    return Caller(top + 8, machine.stack.get(top), registers)


def _epilogue(machine: Machine, rest: list[x86.Instruction]) -> Caller | None:
    """What is left of an epilogue, where Windows recognises one: at most one addition to rsp, pops, a return."""
    top, registers = machine.pointers["rsp"], {name: machine.values.get(name) for name in machine.kept}
    for index, instruction in enumerate(rest):
        if instruction.mnemonic == x86.Mnemonic.ADD and instruction.op0_register == x86.Register.RSP and index == 0:
            top += instruction.immediate(1)
        elif instruction.mnemonic == x86.Mnemonic.POP:
            registers[_NAMES[instruction.op0_register]] = machine.stack.get(top)
            top += 8
        elif instruction.mnemonic == x86.Mnemonic.RET:
            return Caller(top + 8, machine.stack.get(top), registers)
        else:
            return None
    return None


def right_everywhere(text: Text, name: str, tables: dict[int, list[tuple[int, Row]]]) -> bool:
    """Whether the rows of a function find its caller from each instruction."""
    offset, _ = text.functions[name]
    machine = Machine(KEPT)
    for instruction in decoded(text.function(name), offset):
        row = [row for at, row in tables[offset] if at <= instruction.ip][-1]
        if not is_right(caller_by_row(machine, row), KEPT):
            return False
        machine.step(instruction)
    return True
