# SPDX-License-Identifier: MIT
"""Whoever stands at any instruction of any emitted function finds the caller: by what DWARF says, and by what Windows says."""

from __future__ import annotations

import platform
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.library import Syntax
from support.assembled import text_of
from support.emitted import need, shell
from support.unwinding import (
    KEPT,
    KEPT_ON_WINDOWS,
    Machine,
    caller_by_codes,
    caller_by_row,
    decoded,
    frame_rows,
    is_right,
    read_codes,
    right_everywhere,
)

SPECS = ["p256", "curve25519", *(pytest.param(name, marks=pytest.mark.slow) for name in ("p192", "p521", "p434", "secp256k1"))]


@pytest.fixture(scope="module", params=SPECS)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of both syntaxes."""
    need("nasm")
    out, name = tmp_path_factory.mktemp("unwind"), request.param
    library = make_library(load_bundled(name), None, "ifma", None)
    for syntax in Syntax:
        write_folder(out / syntax.value, emit(replace(library, syntax=syntax), "ecgen"))
    return out


def assembled(folder: Path, out: Path, how: str) -> list[Path]:
    """The ELF objects of all assembly files of the folder, by NASM or a C compiler."""
    objects = []
    for source in sorted((folder / (Syntax.NASM if how == "nasm" else Syntax.GNU).value).iterdir()):
        if source.suffix in (".asm", ".S"):
            objects.append(out / f"{source.stem}.o")
            command = ["nasm", "-f", "elf64"] if how == "nasm" else [need(how), "-c"]
            shell(*command, "-o", objects[-1], source)
    assert {path.stem.split("_", 1)[1] for path in objects} >= {"fe_x64", "fe_adx", "fe8_ifma"}
    return objects


@pytest.mark.slow
@pytest.mark.parametrize("how", ["nasm", "gcc", "clang"])
def test_call_frame_information(how: str, folder: Path, tmp_path: Path) -> None:
    """At each instruction of each function: the caller's stack pointer, the return address, every register to be kept."""
    instructions = 0
    for path in assembled(folder, tmp_path, how):
        text, tables = text_of(path), frame_rows(path)
        assert sorted(tables) == sorted(offset for offset, _ in text.functions.values()), path
        for name, (offset, size) in text.functions.items():
            rows = tables[offset]
            assert rows[-1][0] == offset + size
            machine = Machine(KEPT)
            for instruction in decoded(text.function(name), offset):
                row = [row for at, row in rows if at <= instruction.ip][-1]
                assert is_right(caller_by_row(machine, row), KEPT), f"{name} at {instruction.ip - offset:#x}: {instruction}"
                machine.step(instruction)
                instructions += 1
    assert instructions > 2000


@pytest.mark.slow
def test_readelf_reads_the_frames(folder: Path, tmp_path: Path) -> None:
    for path in assembled(folder, tmp_path, "nasm"):
        done = subprocess.run([need("readelf"), "--debug-dump=frames", path], capture_output=True, text=True, check=True)
        assert not done.stderr and done.stdout.count("FDE cie=") == len(text_of(path).functions)


@pytest.mark.slow
def test_a_wrong_row_is_noticed(folder: Path, tmp_path: Path) -> None:
    """The check above can fail: with the rows of one push left out, it does."""
    text = (folder / "nasm").glob("*_fe_adx.asm").__next__().read_text(encoding="utf-8")
    broken = re.sub(r"0x83, 0x02$", "0x83, 0x03", text, flags=re.MULTILINE)  # rbx, 8 bytes too low
    assert broken != text
    (tmp_path / "broken.asm").write_text(broken, encoding="utf-8")
    shell("nasm", "-f", "elf64", "-o", tmp_path / "broken.o", tmp_path / "broken.asm")
    code, tables = text_of(tmp_path / "broken.o"), frame_rows(tmp_path / "broken.o")
    assert any(not right_everywhere(code, name, tables) for name in code.functions)


# ---------------------------------------------------------------------- Windows


def coff(path: Path) -> tuple[bytes, list[tuple[int, int, bytes]]]:
    """.text of a COFF object, and (begin, end, UNWIND_INFO and what follows) of each part of a function."""
    data = path.read_bytes()
    sections, symbols_at, optional = (int.from_bytes(data[at : at + n], "little") for at, n in ((2, 2), (8, 4), (16, 2)))
    headers = [data[20 + optional + 40 * i : 60 + optional + 40 * i] for i in range(sections)]

    def number(header: bytes, at: int, size: int = 4) -> int:
        return int.from_bytes(header[at : at + size], "little")

    def content(index: int) -> bytes:
        return data[number(headers[index], 20) :][: number(headers[index], 16)]

    def symbol(index: int) -> tuple[int, int]:
        """(section, value)"""
        entry = data[symbols_at + 18 * index :][:18]
        return number(entry, 12, 2) - 1, number(entry, 8)

    names = [header[:8].rstrip(b"\0").decode() for header in headers]
    pdata, relocations = names.index(".pdata"), {}
    for i in range(number(headers[pdata], 32, 2)):
        entry = data[number(headers[pdata], 24) + 10 * i :][:10]
        assert number(entry, 8, 2) == 3, "IMAGE_REL_AMD64_ADDR32NB"
        relocations[number(entry, 0)] = symbol(number(entry, 4))
    words = content(pdata)
    parts = []
    for at in range(0, len(words), 12):
        places = [(relocations[at + step][0], relocations[at + step][1] + number(words, at + step)) for step in (0, 4, 8)]
        assert [names[section] for section, _ in places] == [".text", ".text", ".xdata"]
        parts.append((places[0][1], places[1][1], content(places[2][0])[places[2][1] :]))
    return content(names.index(".text")), parts


@pytest.mark.quick("curve25519-nasm")
@pytest.mark.parametrize("how", ["nasm", "x86_64-w64-mingw32-gcc", "clang"])
def test_windows_unwind_codes(how: str, folder: Path, tmp_path: Path) -> None:
    """As RtlVirtualUnwind walks, from each instruction of each function; clang cannot say where some vector registers stand."""
    syntax = Syntax.NASM if how == "nasm" else Syntax.GNU
    options = {"nasm": ["-f", "win64"], "clang": ["-target", "x86_64-w64-windows-gnu", "-c"]}.get(how, ["-c"])
    command = [need(how), *options]
    kept = KEPT_ON_WINDOWS if how != "clang" else tuple(name for name in KEPT_ON_WINDOWS if not name.startswith("xmm"))
    seen = 0
    for source in sorted((folder / syntax.value).iterdir()):
        if source.suffix not in (".asm", ".S"):
            continue
        shell(*command, "-o", tmp_path / "w.obj", source)
        text, parts = coff(tmp_path / "w.obj")
        machine = Machine(kept)
        for index, (begin, end, content) in enumerate(parts):
            if index and parts[index - 1][1] != begin:  # no second part of a function
                machine = Machine(kept)
            codes = read_codes(content)
            instructions = list(decoded(text[begin:end], begin))
            for place, instruction in enumerate(instructions):
                caller = caller_by_codes(machine, codes, instruction.ip - begin, iter(instructions[place:]))
                assert is_right(caller, kept), f"{source.name} at {instruction.ip:#x}: {instruction}"
                machine.step(instruction)
                seen += 1
    assert seen > 2000


# ---------------------------------------------------------------------- the real thing

STEPPER = r"""
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>
#include "p256.h"
void p256_point_add_incomplete_fused(void);

static uintptr_t begin, returns, caller_sp;
static uint64_t kept[6];
static const int dwarf[6] = {3, 6, 12, 13, 14, 15};
static const int saved[6] = {REG_RBX, REG_RBP, REG_R12, REG_R13, REG_R14, REG_R15};
static unsigned long steps, wrong;
struct walk { uintptr_t pc; int state; int right; };

static _Unwind_Reason_Code look(struct _Unwind_Context *c, void *data)
{
    struct walk *w = data;
    int before = 0;
    uintptr_t ip = _Unwind_GetIPInfo(c, &before);
    if (w->state == 1) { /* the frame above the interrupted one */
        w->state = 2;
        w->right = ip == returns && _Unwind_GetCFA(c) == caller_sp;
        for (int i = 0; i < 6; i++) w->right &= _Unwind_GetGR(c, dwarf[i]) == kept[i];
        return _URC_END_OF_STACK;
    }
    if (before && ip == w->pc) w->state = 1;
    return _URC_NO_REASON;
}

static void trap(int number, siginfo_t *info, void *context)
{
    greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
    (void)number; (void)info;
    if ((uintptr_t)r[REG_RIP] == begin && !returns) {
        returns = *(uintptr_t *)r[REG_RSP];
        caller_sp = (uintptr_t)r[REG_RSP] + 8;
        for (int i = 0; i < 6; i++) kept[i] = (uint64_t)r[saved[i]];
    }
    if (!returns) return;
    if ((uintptr_t)r[REG_RIP] == returns) { r[REG_EFL] &= ~0x100L; return; }
    struct walk w = {(uintptr_t)r[REG_RIP], 0, 0};
    _Unwind_Backtrace(look, &w);
    steps++;
    wrong += !w.right;
}

static void run(const char *name, void *function, void *r, const void *a, const void *b)
{
    begin = (uintptr_t)function; returns = 0; steps = wrong = 0;
    __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "cc", "memory");
    ((void (*)(void *, const void *, const void *))function)(r, a, b);
    printf("%s %lu %lu\n", name, steps, wrong);
}

int main(void)
{
    struct sigaction action;
    p256_point r, p, q;
    memset(&action, 0, sizeof action); memset(&p, 1, sizeof p); memset(&q, 2, sizeof q); memset(&r, 0, sizeof r);
    action.sa_sigaction = trap; action.sa_flags = SA_SIGINFO;
    sigaction(SIGTRAP, &action, 0);
    p256_fe_mul(&r.x, &p.x, &q.x); /* from here on it is known what the processor can do */
    run("fe_mul", (void *)p256_fe_mul, &r.x, &p.x, &q.x);
    run("fe_sqr", (void *)p256_fe_sqr, &r.x, &p.x, 0);
    run("point_add", (void *)p256_point_add_incomplete_fused, &r, &p, &q);
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.skipif(platform.machine() != "x86_64", reason="runs x86-64 code")
@pytest.mark.parametrize("syntax", list(Syntax))
def test_unwinding_from_every_instruction_that_runs(syntax: Syntax, tmp_path: Path) -> None:
    """Single steps through three functions; at each the compiler's own unwinder has to find the caller and its registers."""
    flags = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    if not {"adx", "bmi2"} <= set(flags.split()):
        pytest.skip("needs BMI2 and ADX")
    library = replace(make_library(load_bundled("p256"), None, "nasm", None), syntax=syntax)
    write_folder(tmp_path / "f", emit(library, "ecgen"))
    objects = []
    for source in sorted((tmp_path / "f").glob(f"*{syntax.suffix}")):
        objects.append(tmp_path / f"{source.stem}.o")
        shell(*([need("nasm"), "-f", "elf64"] if syntax is Syntax.NASM else ["gcc", "-c"]), "-o", objects[-1], source)
    (tmp_path / "step.c").write_text(STEPPER, encoding="utf-8")
    c_files = sorted(path for path in (tmp_path / "f").glob("*.c"))
    shell("gcc", "-O1", "-I", tmp_path / "f", "-o", tmp_path / "step", tmp_path / "step.c", *c_files, *objects)
    lines = [line.split() for line in shell(tmp_path / "step").splitlines()]
    assert [name for name, _, _ in lines] == ["fe_mul", "fe_sqr", "point_add"]
    assert all(int(steps) > 80 and wrong == "0" for _, steps, wrong in lines), lines
