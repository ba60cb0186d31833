# SPDX-License-Identifier: MIT
"""Runs compiled Programs as strictly as the machine allows: guard pages after every buffer, sentinels in every register that
must be kept, nonsense in all others, in a child process so that a crash is a failed test and not the end of all tests."""

from __future__ import annotations

import ctypes
import mmap
import os
import random
import signal
import subprocess
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from ecgen.interpret import run
from ecgen.ir import Kind, Param, Program, Returns
from support.random_programs import Inputs, listing, random_inputs

BROKEN = {
    1: "rbx", 2: "rbp", 4: "r12", 8: "r13", 16: "r14", 32: "r15", 64: "rsp", 128: "direction flag", 256: "caller's frame",
    512: "rdi", 1024: "rsi",
}  # fmt: skip

_FILL = 0xA5


def assemble(folder: Path, name: str, text: str, *defines: str) -> Path:
    """The object of a NASM text."""
    source, target = folder / f"{name}.asm", folder / f"{name}.o"
    source.write_text(text, encoding="utf-8")
    flags = ["-w+all", "-Werror", *(f"-D{define}" for define in defines)]
    subprocess.run(["nasm", "-f", "elf64", *flags, "-o", target, source], check=True)
    return target


def link(folder: Path, objects: list[Path], *, microsoft: bool = False) -> Path:
    """A shared library of the objects and the guarded call, for functions of the System V or the Microsoft convention."""
    text = Path(__file__).with_name("native_call.asm").read_text(encoding="utf-8")
    guard = assemble(folder, "guard", text, *(["MICROSOFT"] if microsoft else []))
    library = folder / "all.so"
    subprocess.run(["gcc", "-shared", "-o", library, *objects, guard], check=True)
    return library


def isolated(work: Callable[[Callable[[str], None]], None]) -> None:
    """Run `work` in a child process; what it raises, and the signal that kills it, fail the test with the last note."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        _child(work, writer)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8", errors="replace") as stream:
        said = stream.read().split("\0")
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        raise AssertionError(f"{signal.Signals(os.WTERMSIG(status)).name} in {said[-1]}")
    if os.WEXITSTATUS(status):
        raise AssertionError(said[-1])


def _child(work: Callable[[Callable[[str], None]], None], writer: int) -> NoReturn:
    def note(text: str) -> None:
        data = b"\0" + text.encode()
        while data:
            data = data[os.write(writer, data) :]

    code = 1
    try:
        work(note)
        code = 0
    except AssertionError as failure:
        note(str(failure))
    except BaseException:
        note(traceback.format_exc())
    finally:
        os._exit(code)


class Native:
    """The functions of a shared library and the memory that they work on."""

    def __init__(self, library: Path) -> None:
        self.library = ctypes.CDLL(str(library))
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.page = mmap.PAGESIZE
        self.arenas = [self._arena() for _ in range(6)]

    def _arena(self) -> int:
        """The address of the end of a page that is followed by one that nobody may touch."""
        mapping = mmap.mmap(-1, 2 * self.page)
        start = ctypes.addressof(ctypes.c_char.from_buffer(mapping))
        self._keep = [*getattr(self, "_keep", []), mapping]
        if self.libc.mprotect(ctypes.c_void_p(start + self.page), ctypes.c_size_t(self.page), 0):
            raise OSError(ctypes.get_errno(), "mprotect")
        return start + self.page

    def check(self, symbol: str, program: Program, inputs: Inputs, shared: Mapping[str, str]) -> None:
        """Call the function and compare with the interpreter. `shared`: parameter -> the parameter whose memory it has."""
        inputs = {name: inputs[shared.get(name, name)] for name in inputs}
        expected = run(program, inputs)
        addresses, arguments = self._place(program, inputs, shared)
        result = ctypes.c_uint64()
        words = (ctypes.c_uint64 * 6)(*arguments, *[0x5555555555555555] * (6 - len(arguments)))
        broken = self.library.guarded_call(
            ctypes.cast(getattr(self.library, symbol), ctypes.c_void_p), words, ctypes.byref(result)
        )
        where = f"{symbol}, memory shared by {dict(shared)}"
        told = f"{where}:\n{listing(program, inputs)}"
        assert not broken, f"not kept: {[name for bit, name in BROKEN.items() if broken & bit]} in {told}"
        for param in program.params:
            if param.name not in addresses:
                continue
            size = byte_length(program, param)
            stored = ctypes.string_at(addresses[param.name], size)
            writers = [name for name in expected if name == param.name or shared.get(name) == param.name or (
                name in addresses and addresses[name] == addresses[param.name])]  # fmt: skip
            content = _bytes(program, param, expected[writers[0]] if writers else inputs[param.name])
            assert stored == content, f"{param.name} is {stored.hex()}, expected {content.hex()} (memory order) in {told}"
            before = ctypes.string_at(addresses[param.name] - 64, 64)
            assert before == bytes([_FILL]) * 64, f"wrote before {param.name} in {told}"
        if program.result is not None:
            self._check_result(program, result.value, expected["result"], told)

    def _check_result(self, program: Program, got: int, returned: int | bytes, told: str) -> None:
        assert isinstance(returned, int)
        full = (1 << 64) - 1 if returned else 0
        if program.returns is Returns.STATUS:  # an int: the upper half of rax is anybody's
            got, full = got & 0xFFFFFFFF, full & 0xFFFFFFFF
        assert got == full, f"returned {got:#x}, expected {full:#x} in {told}"

    def _place(self, program: Program, inputs: Inputs, shared: Mapping[str, str]) -> tuple[dict[str, int], list[int]]:
        addresses: dict[str, int] = {}
        arguments = []
        rng = random.Random(repr(inputs))
        for param, end in zip(program.params, self.arenas, strict=False):
            value = inputs[param.name]
            if param.kind is Kind.MASK:
                assert isinstance(value, int)
                arguments.append((1 << 64) - 1 if value else 0)
            elif param.kind is Kind.SMALL:  # the upper half of the register is anybody's
                assert isinstance(value, int)
                arguments.append(value | rng.getrandbits(32) << 32)
            else:
                if param.name not in shared:
                    data = _bytes(program, param, value)
                    ctypes.memmove(end - len(data) - 64, bytes([_FILL]) * 64 + data, len(data) + 64)
                    addresses[param.name] = end - len(data)
                arguments.append(addresses[shared.get(param.name, param.name)])
        for name, other in shared.items():
            addresses[name] = addresses[other]
        return addresses, arguments


def byte_length(program: Program, param: Param) -> int:
    return param.length if param.kind is Kind.BYTES else param.length * program.width // 8


def _bytes(program: Program, param: Param, value: int | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.to_bytes(byte_length(program, param), "little")


def sharing(rng: random.Random, program: Program) -> dict[str, str]:
    """Some parameters that have the memory of an earlier one; of those that share, at most one is written."""
    shared: dict[str, str] = {}
    written: set[str] = set()
    homes: list[Param] = []
    for param in program.params:
        if param.kind in (Kind.MASK, Kind.SMALL):
            continue
        size = byte_length(program, param)
        choices = [home for home in homes if byte_length(program, home) == size and home.kind is param.kind
                   and not (param.output and home.name in written)]  # fmt: skip
        if choices and rng.random() < 0.7:
            home = rng.choice(choices)
            shared[param.name] = home.name
            if param.output:
                written.add(home.name)
        else:
            homes.append(param)
            if param.output:
                written.add(param.name)
    return shared


def check_all(machine: Native, symbols: Mapping[str, Program], runs: int, note: Callable[[str], None]) -> None:
    """Every function on random inputs, `runs` times, with memory shared at random."""
    for symbol, program in symbols.items():
        rng = random.Random(symbol)
        for iteration in range(runs):
            inputs, shared = random_inputs(rng, program), sharing(rng, program) if iteration % 2 else {}
            note(symbol)
            machine.check(symbol, program, inputs, shared)
