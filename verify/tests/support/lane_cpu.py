# SPDX-License-Identifier: MIT
"""Instructions on eight lanes: random texts, their run on the processor, or in an emulator of one that has them, and their run in
the prover's model, lane by lane."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen_verify.prove.code import VECTOR, Code
from ecgen_verify.prove.contract import Contract, array
from ecgen_verify.prove.evidence.bochs import processor
from ecgen_verify.prove.evidence.emulated import Emulated, lane_emulator
from ecgen_verify.prove.evidence.native import Executable, Native
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.integers import LaneWords
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Path as Assumptions
from ecgen_verify.prove.vectors import LANES, in_all, one_for_all
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import World
from support.emitted import lacking

_ONES = (1 << 64) - 1
#: Bytes of a vector.
SIZE = 8 * LANES
_EDGES = (0, 1, 2, (1 << 52) - 1, 1 << 52, (1 << 51), (1 << 63) - 1, 1 << 63, _ONES - 1, _ONES, _ONES - (1 << 52))
#: zmm0 to zmm3 and 64 bytes in memory.
VECTORS = 4
#: Registers that are used: also those that only EVEX can name.
_NAMES = ("zmm0", "zmm1", "zmm2", "zmm19")
_CODES = (0, 1, 2, 19)


def random_text(rng: random.Random) -> str:
    """One instruction of those that the model has; rdi is the memory's address, and zmm2 a mask where one is needed."""
    a, b, c = (rng.choice(_NAMES) for _ in range(3))
    source = rng.choice((c, c, "[rdi]", "qword [constants + 8]{1to8}"))
    return rng.choice((
        f"{rng.choice(('vpaddq', 'vpsubq', 'vpandq', 'vporq', 'vpxorq'))} {a}, {b}, {source}",
        f"{rng.choice(('vpmadd52luq', 'vpmadd52huq'))} {a}, {b}, {source}",
        f"{rng.choice(('vpmadd52luq', 'vpmadd52huq'))} {a}, {a}, {a}",
        f"{rng.choice(('vpsllq', 'vpsrlq', 'vpsraq'))} {a}, {b}, {rng.choice((0, 1, 12, 51, 52, 63))}",
        f"vpternlogq {rng.choice(('zmm0', 'zmm1', 'zmm19'))}, {rng.choice(('zmm0', 'zmm1', 'zmm19'))}, zmm2, 0xe4",
        f"vmovdqu64 {a}, {rng.choice((b, '[rdi]'))}",
        f"vmovdqa64 {a}, {b}",
        f"vmovdqu64 [rdi], {a}",
        f"vpbroadcastq {a}, qword [constants + {8 * rng.randrange(3)}]",
        f"vpxorq {a}, {b}, {b}",
    ))  # fmt: skip


def random_state(rng: random.Random) -> list[int]:
    """The lanes of zmm0, zmm1, zmm2, zmm19 and of memory; zmm2 holds masks."""
    words = [rng.choice(_EDGES) if rng.random() < 0.5 else rng.getrandbits(64) for _ in range(LANES * (VECTORS + 1))]
    words[2 * LANES : 3 * LANES] = [rng.choice((0, _ONES)) for _ in range(LANES)]
    return words


def require_lanes() -> None:
    """Where neither the processor nor the emulator runs functions on eight lanes the test ends as `lacking` says."""
    _require(lane_emulator)


def require_emulator() -> None:
    """The same where there is no emulator."""
    _require(processor)


def _require(what: Callable[[], object]) -> None:
    try:
        what()
    except ToolMissing as error:
        lacking(str(error))


class Cases:
    """Texts assembled into functions case_0, case_1 ... of one argument, the address of a state."""

    def __init__(self, folder: Path, texts: list[str]) -> None:
        self.texts = texts
        loads = "\n".join(f"vmovdqu64 {name}, [rdi + {SIZE * i}]" for i, name in enumerate(_NAMES))
        stores = "\n".join(f"vmovdqu64 [rdi + {SIZE * i}], {name}" for i, name in enumerate(_NAMES))
        lines = ["bits 64", "default rel", "section .text", "align 64",
                 "constants: dq 0xfffffffffffffffe, 0x123456789abcdef0, 0xfffffffffffff",
                 "offsets: dq 0, 2, 4, 6, 8, 10, 12, 14"]  # fmt: skip
        for i, text in enumerate(texts):
            lines += [f"global case_{i}:function, begin_{i}, end_{i}", f"case_{i}:", loads, f"add rdi, {SIZE * VECTORS}"]
            lines += [f"begin_{i}:", text, f"end_{i}:", f"sub rdi, {SIZE * VECTORS}", stores, "vzeroupper", "ret"]
        source, target = folder / "cases.asm", folder / "cases.o"
        source.write_text("\n".join([*lines, ""]), encoding="utf-8")
        subprocess.run(["nasm", "-f", "elf64", source, "-o", target], check=True)
        self.image: Image = load([target])
        self._executables: dict[tuple[int, int], Executable] = {}

    def run(self, index: int, state: list[int]) -> list[int]:
        """The state after the case on the processor, or in the emulator."""
        size = len(state)
        if (index, size) not in self._executables:
            contract = Contract("", (array("state", size, updated=True),))
            self._executables[index, size] = (Emulated if lane_emulator() else Native)(self.image, f"case_{index}", contract)
        (after,) = self._executables[index, size]({"state": sum(word << 64 * i for i, word in enumerate(state))})
        assert isinstance(after, bytes)
        return [int.from_bytes(after[8 * i : 8 * i + 8], "little") for i in range(size)]

    def model(self, index: int, state: list[int]) -> list[int]:
        """The state after the case in the model, which knows one lane at a time."""
        result = list(state)
        for lane in range(LANES):
            machine = self.machine()
            for vector, code in enumerate(_CODES):
                put(machine, vector_register(code), 0, state[LANES * vector + lane])
            put(machine, "memory", 0, state[LANES * VECTORS + lane])
            self.steps(index, machine)
            words = [get(machine, base, 0) for base in (*map(vector_register, _CODES), "memory")]
            for vector, word in enumerate(words):
                assert word.is_constant, f"{self.texts[index]} on constants gives no constant"
                result[LANES * vector + lane] = word.lo & _ONES
        return result

    def machine(self) -> Machine:
        machine = entry_machine(Assumptions(World()), self.image, 0)
        machine.memory["RDI", 0] = 8, Pointer("memory", 0)
        machine.writable["memory"] = SIZE
        return machine

    def steps(self, index: int, machine: Machine) -> None:
        """Execute the case's own instructions in the model."""
        code, machine.address = Code(self.image), self.image.symbols[f"begin_{index}"]
        while machine.address < self.image.symbols[f"end_{index}"]:
            following = step(machine, code)
            assert following is not None
            machine.address = following

    def elements(self, index: int, lane: int, words: list[int]) -> Machine:
        """The model after a case that takes words of arrays: element i of two words is words[2*i] and words[2*i + 1]."""
        machine = self.machine()
        machine.memory |= {(vector_register(0), 8 * i): (8, constant(2 * i)) for i in range(LANES)}
        put(machine, vector_register(1), 0, 5)
        machine.writable["memory"] = 16 * LANES
        for k in (0, 1):
            put(machine, "memory", 8 * k, words[2 * lane + k], 16)
        self.steps(index, machine)
        return machine


def vector_register(number: int) -> str:
    """The object that it is."""
    return f"{VECTOR}{number}"


def put(machine: Machine, base: str, offset: int, number: int, apart: int = 8) -> None:
    """The number in each lane, at places so many bytes apart."""
    machine.memory |= {(base, offset + apart * k): (8, value) for k, value in enumerate(in_all(constant(number)))}


def get(machine: Machine, base: str, offset: int, apart: int = 8) -> Word:
    """The word in each lane."""
    values = tuple(machine.load(Pointer(base, offset + apart * k), 8) for k in range(LANES))
    return one_for_all(LaneWords(machine.path), values)
