# SPDX-License-Identifier: MIT
"""Whole emitted functions in the prover's model and on this machine's processor, on the same inputs.

    python -m ecgen_verify.prove.evidence.cosimulation --curve p256 --minutes 30

Both begin with the same registers, flags, vector registers, operands, stack and variables, as what processor there is. At the
return all of these are compared that the model knows. Runs that the model refuses are counted: where it has not the instruction,
as in the one call that asks for the processor, and where a word decides that it takes for unknown.
"""

from __future__ import annotations

import ctypes
import mmap
import random
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.folder import write_folder
from ecgen.logic.contract import Contract
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.code import VECTOR, Code
from ecgen_verify.prove.composed.promise import promise_of
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.machine import Held, Initial, Machine, Pointer, Violation, entry_machine
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.path import Path as Assumptions
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World

REGISTERS = ("RAX", "RCX", "RDX", "RBX", "RSP", "RBP", "RSI", "RDI", *(f"R{i}" for i in range(8, 16)))
_FLAGS = {"CF": 0, "ZF": 6, "SF": 7, "OF": 11}
_ONES = (1 << 64) - 1
_STACK, _RED_ZONE = 1 << 18, 128
#: Instructions of one function that are followed in the model.
_LONGEST = 100_000
_BLOCK = {"flags": 128, "stack": 144, "caller": 152, "vectors": 160}


@dataclass(frozen=True)
class Argument:
    """`size`: bytes behind an address; 0 for a mask by value."""

    name: str
    size: int


@dataclass(frozen=True)
class State:
    """`memory`: by operand. `stack`: the bytes around the stack pointer at entry, from `_RED_ZONE` below the return address."""

    registers: tuple[int, ...]
    flags: int
    vectors: tuple[int, ...]
    memory: Mapping[str, bytes]
    stack: bytes = b""


@dataclass
class Counts:
    """Of one build. `agreed` and `refused`: runs by function; `compared`: registers, flags, halves of vectors and bytes."""

    agreed: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    compared: int = 0
    instructions: int = 0


def arguments_of(params: Sequence[Operand], limbs: Mapping[str, int]) -> tuple[Argument, ...] | None:
    """None for a function with arrays of any length, or more arguments than registers."""
    arguments = []
    for parameter in params:
        if parameter.kind is Kind.ELEMENTS:
            arguments.append(Argument(parameter.name, 8 * limbs[parameter.tag] * parameter.length))
        elif parameter.kind is Kind.BYTES and parameter.length:
            arguments.append(Argument(parameter.name, parameter.length))
        elif parameter.kind is Kind.MASK:
            arguments.append(Argument(parameter.name, 0))
        else:
            return None
    return tuple(arguments) if len(arguments) <= len(ARGUMENTS) else None


def subjects(source: Path, curve: str) -> dict[str, tuple[Argument, ...]]:
    """The public functions of an emitted folder that take operands of a known size, by name."""
    folder = Folder(source, load_bundled(curve))
    limbs = {tag: form.limbs for tag, form in folder.forms.items()}
    known = {}
    for name in {**folder.published.rows, **folder.claims}:
        promise = folder.claims[name].promise if name in folder.claims else folder.published.contract(name)
        try:
            operands = promise_of(promise).operands if isinstance(promise, Contract) else ()
        except Undecided:
            continue
        if arguments := arguments_of(operands, limbs):
            known[name] = arguments
    return known


# ---------------------------------------------------------------------- the processor


class Processor:
    """The functions of objects, linked to a library of their own, each run on a stack of its own."""

    def __init__(self, objects: Sequence[Path], folder: Path) -> None:
        library = folder / "functions.so"
        subprocess.run(["gcc", "-shared", "-Wl,-Bsymbolic,-z,notext", "-o", library, *objects], check=True)
        self._library = ctypes.CDLL(str(library))  # of which functions can be hidden
        mapped = (line.split() for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines())
        self._loaded = min(int(words[0].split("-")[0], 16) for words in mapped if words[-1] == str(library))
        with library.open("rb") as stream:
            table = ELFFile(stream).get_section_by_name(".symtab")
            assert isinstance(table, SymbolTableSection)
            self._values: dict[str, int] = {symbol.name: symbol["st_value"] for symbol in table.iter_symbols()}
            self.sizes: dict[str, int] = {symbol.name: symbol["st_size"] for symbol in table.iter_symbols()}
        self._page = mmap.mmap(-1, 8192, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._base = ctypes.addressof(ctypes.c_char.from_buffer(self._page))
        self._page.write(_assembled(_stub(self._base + 4096), folder))
        self._run = ctypes.CFUNCTYPE(None)(self._base)
        self._stack = ctypes.create_string_buffer(_STACK)
        top = ctypes.addressof(self._stack) + _STACK - 4096
        self.entry = top - top % 16 - 8  # where the return address stands

    def address(self, name: str) -> int:
        return self._loaded + self._values[name]

    def variable(self, name: str) -> int:
        return ctypes.c_uint32.from_address(self.address(name)).value

    def run(self, name: str, before: State, buffers: Mapping[str, int]) -> State:
        """`buffers`: where the operands are."""
        for operand, content in before.memory.items():
            ctypes.memmove(buffers[operand], content, len(content))
        block = (ctypes.c_uint64 * 64).from_address(self._base + 4096)
        block[:16] = list(before.registers)
        block[16], block[17], block[18] = before.flags, self.address(name), self.entry + 8
        block[20:52] = list(before.vectors)
        self._run()
        memory = {operand: ctypes.string_at(buffers[operand], len(content)) for operand, content in before.memory.items()}
        stack = ctypes.string_at(self.entry - _RED_ZONE, _RED_ZONE)
        return State(tuple(block[:16]), block[16], tuple(block[20:52]), memory, stack)


def _stub(block: int) -> str:
    """Loads a state, calls, and stores the state. What it needs itself is at fixed addresses, so that no register is its own."""
    kept = ("rbx", "rbp", "r12", "r13", "r14", "r15")
    moved = [(i, name.lower()) for i, name in enumerate(REGISTERS) if name not in ("RSP", "RDI")]
    lines = [*(f"push {name}" for name in kept), f"mov rdi, {block}", f"mov [rdi + {_BLOCK['caller']}], rsp",
             f"mov rsp, [rdi + {_BLOCK['stack']}]", *(f"movdqu xmm{i}, [rdi + {_BLOCK['vectors'] + 16 * i}]" for i in range(16)),
             f"push qword [rdi + {_BLOCK['flags']}]", "popfq", *(f"mov {name}, [rdi + {8 * i}]" for i, name in moved),
             "mov rdi, [rdi + 56]", "call [rel function]", "mov [rel kept], rdi", f"mov rdi, {block}",
             *(f"mov [rdi + {8 * i}], {name}" for i, name in moved), "mov [rdi + 32], rsp", "pushfq",
             f"pop qword [rdi + {_BLOCK['flags']}]", "mov rax, [rel kept]", "mov [rdi + 56], rax",
             *(f"movdqu [rdi + {_BLOCK['vectors'] + 16 * i}], xmm{i}" for i in range(16)), "cld",
             f"mov rsp, [rdi + {_BLOCK['caller']}]", *(f"pop {name}" for name in reversed(kept)), "ret",
             "times 4096 + 136 - ($ - $$) db 0", "function: dq 0", "times 4096 + 1024 - ($ - $$) db 0", "kept: dq 0"]  # fmt: skip
    return "\n".join(["bits 64", *lines, ""])


def _assembled(text: str, folder: Path) -> bytes:
    source, binary = folder / "stub.asm", folder / "stub.bin"
    source.write_text(text, encoding="utf-8")
    subprocess.run(["nasm", "-f", "bin", "-w-all", source, "-o", binary], check=True)
    return binary.read_bytes()


# ---------------------------------------------------------------------- the model


@dataclass(frozen=True)
class Model:
    """One run of a function in the model. `addresses`: of the operands and of the stack at entry; `variables`: what is in
    those of 32 bits, by their addresses in the image."""

    image: Image
    before: State
    addresses: Mapping[str, int]
    variables: Mapping[int, int]

    def end(self, name: str, arguments: Sequence[Argument], counts: Counts) -> Machine:
        """The state after the return. Raises Undecided where the model refuses, or Violation."""
        code, machine = Code(self.image), self._start(name, arguments)
        for _ in range(_LONGEST):
            counts.instructions += 1
            following = step(machine, code)
            if following is None:
                return machine
            machine.address = following
        raise Undecided(f"more than {_LONGEST} instructions")

    def _start(self, name: str, arguments: Sequence[Argument]) -> Machine:
        machine = entry_machine(Assumptions(World()), self.image, self.image.functions[name])
        for flag, bit in _FLAGS.items():
            machine.flags[flag] = constant(self.before.flags >> bit & 1)
        for address, value in self.variables.items():
            machine.memory["image", address] = 4, constant(value)
        for i in range(16):
            machine.memory |= {(f"{VECTOR}{i}", 8 * half): (8, constant(self.before.vectors[2 * i + half])) for half in range(2)}
        for register, argument in zip(ARGUMENTS, arguments, strict=False):
            number = self.before.registers[REGISTERS.index(register)]
            machine.registers[register] = Pointer(argument.name, 0) if argument.size else constant(number)
            if argument.size:
                machine.writable[argument.name] = argument.size
                content = self.before.memory[argument.name]
                for i in range(argument.size):
                    machine.memory[argument.name, i] = 1, constant(content[i])
        return machine

    def differences(self, machine: Machine, after: State, counts: Counts) -> list[str]:
        """What the model knows and the processor has otherwise."""
        unlike = []
        for i, name in enumerate(REGISTERS):
            known = self._number(machine, machine.registers[name])
            if known is not None:
                counts.compared += 1
                if known != after.registers[i]:
                    unlike.append(f"{name}: model {known:#x}, processor {after.registers[i]:#x}")
        for name, bit in _FLAGS.items():
            if machine.flags.get(name) is not None:
                try:
                    flag = machine.flag(name)
                except (Fork, Undecided):
                    continue
                counts.compared += flag.is_constant
                if flag.is_constant and flag.lo != after.flags >> bit & 1:
                    unlike.append(f"{name}: model {flag.lo}")
        return unlike + self._unlike_memory(machine, after, counts)

    def _unlike_memory(self, machine: Machine, after: State, counts: Counts) -> list[str]:
        unlike, numbers = [], after.vectors
        vectors = {f"{VECTOR}{i}": (numbers[2 * i] | numbers[2 * i + 1] << 64).to_bytes(16, "little") for i in range(16)}
        for (base, offset), (size, value) in machine.memory.items():
            held, start = {**after.memory, **vectors, "stack": after.stack}.get(base, b""), offset + _RED_ZONE * (base == "stack")
            known = self._number(machine, value)
            if known is None or start < 0 or start + size > len(held):
                continue
            counts.compared += size
            actual = int.from_bytes(held[start : start + size], "little")
            if known % (1 << 8 * size) != actual:
                unlike.append(f"{base}{offset:+d}: model {known:#x}, processor {actual:#x}")
        return unlike

    def _number(self, machine: Machine, value: Held[Word]) -> int | None:
        """None for what the model does not know."""
        match value:
            case Word():
                return value.lo if value.is_constant else None
            case Initial(register):
                return self.before.registers[REGISTERS.index(register)]
            case tuple():
                numbers = [(self._number(machine, one), index) for _, one, index in value]
                known = [number >> 8 * index & 255 for number, index in numbers if number is not None]
                return None if len(known) < len(value) else int.from_bytes(bytes(known), "little")
            case Pointer(base, offset):
                start = self.addresses.get(base)
                return None if start is None else start + offset & _ONES
        return None


# ---------------------------------------------------------------------- both


@dataclass
class Pair:
    """The functions of one build, in the model and on the processor."""

    objects: Sequence[Path]
    folder: Path

    def __post_init__(self) -> None:
        self.image = load(self.objects)
        self.processor = Processor(self.objects, self.folder)
        self.counts = Counts()

    def compare(self, name: str, arguments: Sequence[Argument], rng: random.Random) -> None:
        """One run. Raises ClickException where the model does not agree."""
        buffers = {one.name: ctypes.create_string_buffer(one.size + 64) for one in arguments if one.size}
        addresses = {operand: (ctypes.addressof(buffer) + 31) & -32 for operand, buffer in buffers.items()}
        registers = [rng.getrandbits(64) for _ in REGISTERS]
        for register, argument in zip(ARGUMENTS, arguments, strict=False):
            registers[REGISTERS.index(register)] = addresses[argument.name] if argument.size else rng.choice((0, _ONES))
        flags = 0x202 | sum(rng.getrandbits(1) << bit for bit in _FLAGS.values())
        before = State(tuple(registers), flags, tuple(rng.getrandbits(64) for _ in range(32)),
                       {one.name: _content(rng, one.size) for one in arguments if one.size})  # fmt: skip
        model = Model(self.image, before, {**addresses, "stack": self.processor.entry}, self._variables())
        after = self.processor.run(name, before, addresses)
        try:
            unlike = model.differences(model.end(name, arguments, self.counts), after, self.counts)
        except (Fork, Undecided):
            self.counts.refused[name] += 1
            return
        except Violation as violation:
            unlike = [str(violation)]
        if unlike:
            raise click.ClickException(f"{name} on {before}: {'; '.join(unlike[:4])}")
        self.counts.agreed[name] += 1

    def _variables(self) -> dict[int, int]:
        """What is now in each variable of 32 bits that has a name, by its address in the image."""
        return {address: self.processor.variable(name) for name, address in self.image.symbols.items()
                if self.processor.sizes.get(name) == 4 and self.image.variable(address, 4) is not None}  # fmt: skip


def _content(rng: random.Random, size: int) -> bytes:
    """Random words, of long runs of equal bits, or zero."""
    words = (rng.choice((rng.getrandbits(64), rng.getrandbits(64), 0, _ONES, _ONES << rng.randrange(64) & _ONES))
             for _ in range(0, size, 8))  # fmt: skip
    return b"".join(word.to_bytes(8, "little") for word in words)[:size]


def builds(source: Path, prefix: str, out: Path) -> Iterator[tuple[str, tuple[Path, ...]]]:
    """Name and objects of each."""
    files = tuple(sorted(path.name for path in source.glob("*.c")))
    for compiler in ("gcc", "clang"):
        yield f"{compiler} -O2", Build(compiler, "-O2").recipe(prefix, files).make(source, out)
    assembly = Recipe("nasm", "", tuple(sorted(path.name for path in source.glob("*.asm"))))
    yield "nasm", (*Recipe("with assembly", "", files, ("gcc", "-O2")).make(source, out), *assembly.make(source, out))


def simulate(curve: str, seconds: float, runs: int, seed: int, folder: Path, only: Sequence[str] = ()) -> dict[str, Counts]:
    """By build. `runs`: of each function at most; `seconds`: in all; `only`: functions without prefix. Raises ClickException."""
    source, out = folder / "source", folder / "objects"
    out.mkdir(parents=True)
    write_folder(source, emit(make_library(load_bundled(curve), None, "all", None), "ecgen"))
    known, rng, counts = subjects(source, curve), random.Random(seed), dict[str, Counts]()
    names = [name for name in known if not only or name.removeprefix(f"{curve}_") in only]
    pairs = {}
    for build, objects in builds(source, curve, out):
        (folder / build.replace(" ", "")).mkdir()
        pairs[build] = Pair(objects, folder / build.replace(" ", ""))
        counts[build] = pairs[build].counts
    begin = time.monotonic()
    for _ in range(runs):
        for name in names:
            for pair in pairs.values():
                refused = pair.counts.refused[name] > pair.counts.agreed[name] + 1
                if time.monotonic() - begin < seconds and not refused and name in pair.image.functions:
                    pair.compare(name, known[name], rng)
    return counts


@click.command()
@click.option("--curve", default="p256", show_default=True)
@click.option("--minutes", type=click.FloatRange(min=0), default=30, show_default=True)
@click.option("--runs", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="of each function at most")
@click.option("--function", "only", multiple=True, help="only this one, without prefix; repeatable")
@click.option("--seed", type=int, default=1, show_default=True)
def main(curve: str, minutes: float, runs: int, only: tuple[str, ...], seed: int) -> None:
    """Exit code 1 at the first difference."""
    with tempfile.TemporaryDirectory(prefix="ecgen-cosimulation-", ignore_cleanup_errors=True) as scratch:
        for build, counts in simulate(curve, 60 * minutes, runs, seed, Path(scratch), only).items():
            refused = sorted(name for name in counts.refused if not counts.agreed[name])
            click.echo(f"{build:10} {len(counts.agreed)} functions, {counts.agreed.total()} runs of {counts.instructions} "
                       f"instructions agree in {counts.compared} places; refused: {len(refused)} functions {', '.join(refused)}")


if __name__ == "__main__":
    main()
