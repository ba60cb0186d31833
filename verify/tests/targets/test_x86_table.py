# SPDX-License-Identifier: MIT
"""The table of instructions says what a disassembler's own tables say: registers read and written, and every flag."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import iced_x86 as x86
import pytest

from ecgen.targets.x86.instruction import Instruction
from ecgen.targets.x86.lengths import length
from ecgen.targets.x86.nasm import NASM
from ecgen.targets.x86.operands import Imm, Mem, Operand, Reg, Symbol
from ecgen.targets.x86.table import FLAGS, Form, form, forms, mnemonics

pytestmark = pytest.mark.skipif(shutil.which("nasm") is None, reason="nasm is not installed")

_BITS = {"c": x86.RflagsBits.CF, "o": x86.RflagsBits.OF, "z": x86.RflagsBits.ZF, "s": x86.RflagsBits.SF,
         "p": x86.RflagsBits.PF, "a": x86.RflagsBits.AF}  # fmt: skip
_READS = (x86.OpAccess.READ, x86.OpAccess.COND_READ, x86.OpAccess.READ_WRITE, x86.OpAccess.READ_COND_WRITE)
_WRITES = (x86.OpAccess.WRITE, x86.OpAccess.COND_WRITE, x86.OpAccess.READ_WRITE, x86.OpAccess.READ_COND_WRITE)
_GENERAL = ("rbx", "r8", "rsi", "r13")
_VECTORS = ("zmm1", "zmm2", "zmm17", "zmm9")
#: Operands of forms that letters alone do not say.
_OPERANDS: dict[str, tuple[Operand, ...]] = {
    "movzx": (Reg("rax", 4), Mem("rsi", 3, 1)),
    "setc": (Reg("rsi", 1),),
    "seto": (Reg("r9", 1),),
    "lea": (Reg("rbx"), Mem("r13", index="rcx", size=0)),
    "movdqu": (Mem("rsp", 16, 16), Reg("zmm6", 16)),
    "vpbroadcastq": (Reg("zmm3", 64), Mem("rsi")),
    "vpgatherqq": (Reg("zmm3", 64), Mem("rsi", 8, 0, "zmm0", 8)),
    "vpscatterqq": (Mem("rdi", 8, 0, "zmm0", 8), Reg("zmm17", 64)),
    "kxnorw": (Reg("k1"), Reg("k1"), Reg("k1")),
}
_MASKED = {"vpgatherqq": "k1", "vpscatterqq": "k1"}


def example(mnemonic: str, row: Form) -> Instruction:
    vector = mnemonic.startswith("v")
    names = _VECTORS if vector else _GENERAL
    operands: list[Operand] = []
    for index, role in enumerate(row.roles):
        if role == "i":
            operands.append(Imm(5))
        elif role == "t":
            operands.append(Symbol("other"))
        else:
            operands.append(Reg(names[index], 64 if vector else 8))
    return Instruction(mnemonic, _OPERANDS.get(mnemonic, tuple(operands)), _MASKED.get(mnemonic))


def assembled(folder: Path, lines: list[str]) -> bytes:
    (folder / "a.asm").write_text("\n".join(["bits 64", "default rel", "other:", *lines, ""]), encoding="utf-8")
    subprocess.run(["nasm", "-f", "bin", "-o", folder / "a.bin", folder / "a.asm"], check=True)
    return (folder / "a.bin").read_bytes()


def whole(register: x86.Register_) -> str:
    """The name of the register that this one is a part of."""
    name = next(name for name, value in vars(x86.Register).items() if value == x86.RegisterExt.full_register(register))
    return name.lower()


def used(decoded: x86.Instruction, kinds: tuple[int, ...]) -> set[str]:
    """What stays of a register that is written in part, or perhaps not at all, counts as read."""
    registers = set()
    for item in x86.InstructionInfoFactory().info(decoded).used_registers():
        partly = item.access == x86.OpAccess.COND_WRITE or x86.RegisterExt.size(item.register) < 4
        if item.access in kinds or (partly and item.access in _WRITES and kinds is _READS):
            registers.add(whole(item.register))
    return registers - {"rip"}


def letters(bits: int) -> set[str]:
    return {letter for letter in FLAGS if bits & _BITS[letter]}


@pytest.mark.parametrize(("mnemonic", "row"), list(forms()), ids=lambda value: value if isinstance(value, str) else value.roles)
def test_table(mnemonic: str, row: Form, tmp_path: Path) -> None:
    shown = example(mnemonic, row)
    data = assembled(tmp_path, [NASM.line(shown)])
    decoded = next(iter(x86.Decoder(64, data)))
    assert decoded.len == len(data)
    assert shown.writes == used(decoded, _WRITES)
    assert shown.reads == used(decoded, _READS)
    assert set(row.needs) == letters(decoded.rflags_read)
    assert set(row.sets) == letters(decoded.rflags_written)
    assert set(row.clears) == letters(decoded.rflags_cleared) and not letters(decoded.rflags_set)
    assert set(row.spoils) == letters(decoded.rflags_undefined)


def test_forms_are_told_apart_by_their_number_of_operands() -> None:
    assert all(form(mnemonic, len(row.roles)) is row for mnemonic, row in forms())
    assert len(list(forms())) == len(mnemonics()) + 1, "imul has two"
    with pytest.raises(KeyError):
        form("mulx", 2)


_FRAMES = [
    Instruction("push", (Reg("rbx"),)), Instruction("push", (Reg("r15"),)), Instruction("pop", (Reg("rbp"),)),
    Instruction("pop", (Reg("r12"),)), Instruction("endbr64"), Instruction("ret"), Instruction("vzeroupper"),
    Instruction("mov", (Reg("rbp"), Reg("rsp"))), Instruction("mov", (Reg("rdi"), Reg("rcx"))),
    Instruction("mov", (Reg("rdx"), Reg("r8"))),
    *(Instruction(name, (Reg("rsp"), Imm(n))) for name in ("add", "sub") for n in (8, 120, 127, 128, 4096, 100000)),
    Instruction("and", (Reg("rsp"), Imm(-64))), Instruction("cmp", (Mem(size=4, symbol="other"), Imm(0))),
    *(Instruction("movdqu", pair) for n in (6, 7, 8, 15) for at in (0, 16, 112, 128, 144)
      for pair in ((Mem("rsp", at, 16), Reg(f"zmm{n}", 16)), (Reg(f"zmm{n}", 16), Mem("rsp", at, 16)))),
]  # fmt: skip


@pytest.mark.parametrize("shown", _FRAMES, ids=NASM.line)
def test_lengths_of_prologues_and_epilogues(shown: Instruction, tmp_path: Path) -> None:
    assert length(shown) == len(assembled(tmp_path, [NASM.line(shown)]))


def test_jumps_to_other_files_are_long(tmp_path: Path) -> None:
    (tmp_path / "a.asm").write_text("extern other\njne other\nje other\n", encoding="utf-8")
    subprocess.run(["nasm", "-f", "elf64", "-o", tmp_path / "a.o", tmp_path / "a.asm"], check=True)
    done = subprocess.run(["objdump", "-d", tmp_path / "a.o"], check=True, capture_output=True, text=True).stdout
    assert [length(Instruction(name, (Symbol("other"),))) for name in ("jne", "je")] == [6, 6] and " c:" not in done


def test_lengths_of_other_instructions_are_not_known() -> None:
    with pytest.raises(ValueError, match="not known"):
        length(Instruction("add", (Reg("rax"), Reg("rcx"))))
