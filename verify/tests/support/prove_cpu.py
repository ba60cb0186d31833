# SPDX-License-Identifier: MIT
"""Single instructions: random texts, their run on the real processor, and their run in the prover's model.

A case is a text for NASM and a state: sixteen registers, four flags, four vector registers, 64 bytes of memory at r15.
The stack pointer is the machine's own and is not compared.
"""

from __future__ import annotations

import ctypes
import mmap
import random
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ecgen_verify.prove.code import VECTOR, Code
from ecgen_verify.prove.hints import value_of
from ecgen_verify.prove.image import Image, Section
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.path import Path as Assumptions
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World

QUADS = ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16))]
_DOUBLES = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{i}d" for i in range(8, 16))]
_BYTES = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{i}b" for i in range(8, 16))]
_WORDS = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{i}w" for i in range(8, 16))]
_FLAGS = {"CF": 0, "ZF": 6, "SF": 7, "OF": 11}
_CONDITIONS = ["b", "ae", "e", "ne", "s", "ns", "o", "no", "be", "a", "l", "ge", "le", "g"]
_EDGES = [0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 1 << 32, (1 << 63) - 1, 1 << 63, 2**64 - 2, 2**64 - 1]
_ONES = (1 << 64) - 1
_VECTOR_LOGIC = ["pand", "por", "pxor", "pandn", "andps", "andpd", "orps", "orpd", "xorps", "xorpd", "andnps", "andnpd"]

LANE_BY_LANE = [f"{name}{letter}" for name, letters in (
    ("padd", "bwdq"), ("psub", "bwdq"), ("pcmpeq", "bwd"), ("pcmpgt", "bwd")) for letter in letters] + [
    f"punpck{half}{letters}" for half in "lh" for letters in ("bw", "wd", "dq", "qdq")] + [
    "pminub", "packuswb", "packssdw", "packsswb", "pmullw", "pmulhuw"]  # fmt: skip


def random_text(rng: random.Random) -> str:
    """One instruction of the kinds that the model has."""
    usable = [i for i in range(15) if i != 4]
    a, b, c = rng.choice(usable), rng.choice(usable), rng.choice(usable)
    names, bits = rng.choice([(QUADS, 64), (QUADS, 64), (_DOUBLES, 32), (_WORDS, 16), (_BYTES, 8)])
    wide, wide_bits = rng.choice([(QUADS, 64), (_DOUBLES, 32)])
    size = {64: "qword", 32: "dword", 16: "word", 8: "byte"}[bits]
    place = f"{size} [r15 + {rng.randrange(0, 64 - bits // 8 + 1)}]"
    whole = f"qword [r15 + {8 * rng.randrange(8)}]"
    small = rng.randint(-128, 127)
    count = rng.randrange(1, wide_bits)
    source = rng.choice([names[b], place, str(small)])
    high = rng.choice(["ah", "bh", "ch", "dh"])
    x, y = f"xmm{rng.randrange(4)}", f"xmm{rng.randrange(4)}"
    pack = f"[r15 + {16 * rng.randrange(4)}]"
    shift = rng.choice(["psrlw", "psrld", "psrlq", "psllw", "pslld", "psllq", "psraw", "psrad"])
    two = rng.choice(["add", "adc", "sub", "sbb", "and", "or", "xor"])
    return rng.choice([
        f"{two} {names[a]}, {source}",
        f"{two} {place}, {names[a]}",
        f"{two} {names[a]}, {names[a]}",
        f"{rng.choice(['cmp', 'test'])} {names[a]}, {names[b]}",
        f"cmp {names[a]}, {source}",
        f"{rng.choice(['inc', 'dec', 'neg', 'not'])} {rng.choice([names[a], place])}",
        f"mov {names[a]}, {source}",
        f"mov {place}, {names[a]}",
        f"mov {high}, {rng.choice(['al', 'bl', 'cl', 'dl', 'bh'])}",
        f"mov {rng.choice(['al', 'bl', 'cl', 'dl'])}, {high}",
        f"mov {QUADS[a]}, {rng.getrandbits(64)}",
        f"movzx {wide[a]}, {rng.choice([_BYTES[b], _WORDS[b]])}",
        f"movsx {wide[a]}, {rng.choice([_BYTES[b], _WORDS[b]])}",
        f"movsxd {QUADS[a]}, {_DOUBLES[b]}",
        f"xchg {names[a]}, {names[b]}",
        f"xchg {QUADS[a]}, {whole}",
        f"bswap {wide[a]}",
        f"{rng.choice(['adcx', 'adox'])} {wide[a]}, {wide[b]}",
        f"{rng.choice(['adcx', 'adox'])} {QUADS[a]}, {whole}",
        f"mulx {wide[a]}, {wide[next(i for i in usable if i != a)]}, {wide[c]}",
        f"mul {rng.choice([wide[b], whole])}",
        f"imul {wide[a]}, {wide[b]}",
        f"imul {_WORDS[a]}, {_WORDS[b]}",
        f"imul {wide[a]}, {wide[b]}, {small}",
        f"{rng.choice(['shl', 'shr', 'sar', 'rol', 'ror'])} {wide[a]}, {count}",
        f"{rng.choice(['shl', 'shr', 'sar', 'rol', 'ror'])} {wide[a]}, 1",
        f"{rng.choice(['rol', 'ror'])} {rng.choice([_WORDS[a], _BYTES[a]])}, {rng.choice([1, 3, 8, 16, 24])}",
        f"{rng.choice(['shld', 'shrd'])} {wide[a]}, {wide[b]}, {count}",
        f"rorx {wide[a]}, {wide[b]}, {count}",
        f"mov {wide[c]}, {count}\n{rng.choice(['shlx', 'shrx'])} {wide[a]}, {wide[b]}, {wide[c]}",
        f"{rng.choice(['bt', 'btr', 'bts', 'btc'])} {wide[a]}, {count}",
        f"mov {wide[c]}, {rng.getrandbits(31)}\n{rng.choice(['bt', 'btr', 'bts', 'btc'])} {wide[a]}, {wide[c]}",
        f"{rng.choice(['bt', 'btr', 'bts', 'btc'])} {whole}, {rng.randrange(64)}",
        f"mov ecx, {rng.choice([0, 5, 64])}\n{rng.choice(['shld', 'shrd'])} {QUADS[b]}, {QUADS[c]}, cl",
        f"andn {wide[a]}, {wide[b]}, {wide[c]}",
        f"lea {wide[a]}, [{QUADS[b]} + {QUADS[c]}*{rng.choice([1, 2, 4, 8])} + {small}]",
        f"lea {wide[a]}, [{QUADS[b]} + {small}]",
        f"cmov{rng.choice(_CONDITIONS)} {wide[a]}, {wide[b]}",
        f"set{rng.choice(_CONDITIONS)} {rng.choice([_BYTES[a], high])}",
        rng.choice(["stc", "clc", "cmc", "cqo", "cdq", "cdqe", "nop", "endbr64"]),
        f"push {QUADS[a]}\npop {QUADS[b]}",
        f"j{rng.choice(_CONDITIONS)} $+6\nlea rax, [rax + 1]",
        rng.choice(["jmp $+6\nlea rax, [rax + 1]", "call $+5\nlea rsp, [rsp + 8]"]),
        rng.choice(["call $+7\njmp $+3\nret", "call $+7\njmp $+4\nrep ret"]),
        f"{rng.choice(['movdqu', 'movdqa', 'movups', 'movaps', 'movupd', 'movapd'])} {x}, {y}",
        f"{rng.choice(['movdqu', 'movups', 'movupd'])} {x}, {pack}",
        f"{rng.choice(['movdqu', 'movups', 'movupd'])} {pack}, {x}",
        f"movq {x}, {rng.choice([QUADS[a], y, whole])}",
        f"movq {rng.choice([QUADS[a], whole])}, {x}",
        f"movd {x}, {_DOUBLES[a]}",
        f"movd {_DOUBLES[a]}, {x}",
        f"{rng.choice(['movhlps', 'movlhps'])} {x}, {y}",
        f"{rng.choice(['movhps', 'movlps', 'movhpd', 'movlpd'])} {x}, {whole}",
        f"{rng.choice(['movhps', 'movlps', 'movhpd', 'movlpd'])} {whole}, {x}",
        f"{rng.choice(_VECTOR_LOGIC)} {x}, {y}",
        f"pshufd {x}, {y}, {rng.randrange(256)}",
        f"shufpd {x}, {y}, {rng.randrange(4)}",
        f"{rng.choice(LANE_BY_LANE)} {x}, {y}",
        f"{rng.choice(LANE_BY_LANE)} {x}, {y}",
        f"{rng.choice(['pcmpeqb', 'pcmpeqw', 'pcmpeqd'])} {x}, {x}",
        f"{shift} {x}, {rng.randrange(72)}",
        f"mov rax, {rng.choice([rng.randrange(72), rng.getrandbits(64)])}\nmovq {y}, rax\n{shift} {x}, {y}",
        f"pinsrw {x}, {rng.choice([_DOUBLES[a], f'word [r15 + {rng.randrange(63)}]'])}, {rng.randrange(256)}",
        f"pextrw {_DOUBLES[a]}, {x}, {rng.randrange(256)}",
        f"shufps {x}, {y}, {rng.randrange(256)}",
        f"{rng.choice(['pshuflw', 'pshufhw'])} {x}, {y}, {rng.randrange(256)}",
        f"{rng.choice(['psrldq', 'pslldq'])} {x}, {rng.randrange(20)}",
        f"pmovmskb {_DOUBLES[a]}, {x}",
        f"mov rdi, r15\nstos{rng.choice('bwdq')}\nmov rdi, 0",
        f"lea rsi, [r15 + {rng.randrange(56)}]\nmov rdi, r15\nmovs{rng.choice('bwdq')}\nmov rdi, 0\nmov rsi, 0",
        f"mov ecx, {rng.randrange(5)}\nmov rdi, r15\nrep stos{rng.choice('bwdq')}\nmov rdi, 0",
        f"lea rsi, [r15 + 32]\nmov ecx, {rng.randrange(5)}\nmov rdi, r15\nrep movs{rng.choice('bwdq')}\nmov rdi, 0\nmov rsi, 0",
    ])  # fmt: skip


_KINDS = [(re.compile(rf"\b(?:{'|'.join(names)})\b"), kind) for names, kind in (
    (QUADS, "reg64"), (_DOUBLES, "reg32"), (_WORDS, "reg16"), (["ah", "bh", "ch", "dh"], "high"), (_BYTES, "reg8"),
    (["xmm[0-9]+"], "xmm"), (["zmm[0-9]+"], "zmm"))
] + [(re.compile(r"\[[^]]*\]"), "m"), (re.compile(r"(?<![\w$+])-?[0-9]+\b"), "i")]  # fmt: skip


def form_of(text: str) -> str:
    """The instruction and the kinds of its operands, without what prepares it: "add reg64, qword m"."""
    lines = [line for line in text.split("\n") if not re.match(r"(?:mov|lea) (?:ecx|rdi|rsi|rsp|rax)\b", line)]
    form = (lines or text.split("\n"))[-1]
    for pattern, kind in reversed(_KINDS):
        form = pattern.sub(kind, form)
    return form


def random_word(rng: random.Random) -> int:
    return rng.choice(_EDGES) if rng.random() < 0.5 else rng.getrandbits(64)


@dataclass
class State:
    registers: list[int]
    flags: int
    vectors: list[int]
    memory: list[int]


def random_state(rng: random.Random) -> State:
    flags = 0x202 | sum(rng.getrandbits(1) << bit for bit in _FLAGS.values())
    return State([random_word(rng) for _ in range(16)], flags, [random_word(rng) for _ in range(8)],
                 [random_word(rng) for _ in range(8)])  # fmt: skip


def assemble(folder: Path, texts: list[str]) -> list[bytes]:
    """The bytes of each text."""
    source, binary = folder / "cases.asm", folder / "cases.bin"
    cases = [f"align 32, db 0xcc\nbegin_{i}:\n{text}\nend_{i}:" for i, text in enumerate(texts)]
    sizes = [f"db end_{i} - begin_{i}" for i in range(len(texts))]
    source.write_text("\n".join(["bits 64", *cases, "align 32, db 0xcc", *sizes, ""]), encoding="utf-8")
    subprocess.run(["nasm", "-f", "bin", "-w-all", source, "-o", binary], check=True)
    data = binary.read_bytes()
    sizes_at = len(data) - len(texts)
    return [data[32 * i : 32 * i + data[sizes_at + i]] for i in range(len(texts))]


# ---------------------------------------------------------------------- the processor


class Processor:
    """Runs bytes in a page of their own between a prologue that loads a state and an epilogue that stores it."""

    def __init__(self, folder: Path) -> None:
        kept = ("rbx", "rbp", "r12", "r13", "r14", "r15", "rdi")
        moved = [(i, name) for i, name in enumerate(QUADS) if name not in ("rsp", "rdi")]
        before = [*(f"push {name}" for name in kept), *(f"movdqu xmm{i}, [rdi + {160 + 16 * i}]" for i in range(4)),
                  "push qword [rdi + 128]", "popfq", *(f"mov {name}, [rdi + {8 * i}]" for i, name in moved),
                  "mov rdi, [rdi + 56]"]  # fmt: skip
        after = ["xchg rdi, [rsp]", *(f"mov [rdi + {8 * i}], {name}" for i, name in moved), "pushfq", "pop qword [rdi + 128]",
                 "pop rax", "mov [rdi + 56], rax", *(f"movdqu [rdi + {160 + 16 * i}], xmm{i}" for i in range(4)), "cld",
                 *(f"pop {name}" for name in reversed(kept[:-1])), "ret"]  # fmt: skip
        self._before, self._after = (self._plain(folder, lines) for lines in (before, after))
        self._page = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self._run = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(ctypes.addressof(ctypes.c_char.from_buffer(self._page)))
        raw = (ctypes.c_uint64 * 10)()
        self._raw = raw
        self._memory = (ctypes.addressof(raw) + 15) & ~15

    @staticmethod
    def _plain(folder: Path, lines: list[str]) -> bytes:
        source, binary = folder / "stub.asm", folder / "stub.bin"
        source.write_text("bits 64\n" + "\n".join(lines), encoding="utf-8")
        subprocess.run(["nasm", "-f", "bin", source, "-o", binary], check=True)
        return binary.read_bytes()

    def run(self, code: bytes, state: State) -> State:
        self._page.seek(0)
        self._page.write(self._before + code + self._after)
        block = (ctypes.c_uint64 * 28)(*state.registers, state.flags, 0, 0, 0, *state.vectors)
        block[15] = self._memory
        memory = (ctypes.c_uint64 * 8).from_address(self._memory)
        memory[:] = [*state.memory]
        self._run(ctypes.addressof(block))
        return State(list(block[:16]), block[16], list(block[20:28]), list(memory))


# ---------------------------------------------------------------------- the model


class Modelled:
    """One case in the model, followed along the path that the state takes."""

    def __init__(self, code: bytes, state: State, rng: random.Random) -> None:
        self.world = World()
        self.inputs: dict[int, int] = {}
        image = Image({0: Section(0x1000, bytearray(code + b"\x90"), False, True, "case")})
        machine = entry_machine(Assumptions(self.world), image, 0x1000)
        self.machine = machine
        for i, name in enumerate(QUADS):
            if name == "r15":
                machine.memory["R15", 0] = 8, Pointer("memory", 0)
            elif name != "rsp":
                machine.memory[name.upper(), 0] = 8, self._word(name, state.registers, i, rng)
        machine.writable["memory"] = 64
        for i in range(8):
            machine.memory["memory", 8 * i] = (8, self._word(f"m{i}", state.memory, i, rng))
        for i in range(4):
            low, high = (self._word(f"v{2 * i + k}", state.vectors, 2 * i + k, rng) for k in range(2))
            machine.memory |= {(f"{VECTOR}{i}", 0): (8, low), (f"{VECTOR}{i}", 8): (8, high)}
        for name, bit in _FLAGS.items():
            machine.flags[name] = self._atom(name, state.flags >> bit & 1, 1)
        self.code = Code(image)
        self.end = 0x1000 + len(code)

    def _atom(self, name: str, value: int, top: int) -> Word:
        word = self.machine.path.input_word(name, 0, top, secret=False)
        self.inputs[next(iter(word.poly.atoms()))] = value
        return word

    def _word(self, name: str, values: list[int], index: int, rng: random.Random) -> Word:
        """An unknown of one of several kinds; the value in the state is made to fit."""
        kind = rng.choice(["any", "any", "any", "constant", "bit", "mask", "small"])
        if kind == "any":
            return self._atom(name, values[index], _ONES)
        if kind == "constant":
            return constant(values[index])
        if kind == "small":
            values[index] &= 0xFFFF
            return self._atom(name, values[index], 0xFFFF)
        bit = self._atom(name, values[index] & 1, 1)
        values[index] &= 1
        if kind == "bit":
            return bit
        values[index] *= _ONES
        return Word(bit.poly.scale(_ONES), 0, _ONES)

    def run(self) -> None:
        """Raises Undecided where the model refuses."""
        while self.machine.address != self.end:
            self.machine.changed = False
            try:
                following = step(self.machine, self.code)
                assert following is not None
                self.machine.address = following
                self.machine.take_in()
            except Fork as fork:
                assert not self.machine.changed
                self._assume(fork.bit)

    def _assume(self, bit: Poly) -> None:
        if self.machine.path.assume(bit, value_of(self.world, bit, self.inputs)):
            self.machine.settle()

    def number(self, word: Word) -> int:
        value = value_of(self.world, word.poly, self.inputs)
        assert word.lo <= value <= word.hi, f"{value:#x} is not in [{word.lo:#x}, {word.hi:#x}]"
        return value

    def differences(self, actual: State) -> list[str]:
        """What the model says and the processor does not."""
        unlike: list[str] = []
        for name, value in zip(QUADS, actual.registers, strict=True):
            if name not in ("rsp", "r15"):
                self._compare(unlike, name, partial(self._register, name), value)
        for name, bit in _FLAGS.items():
            if self.machine.flags.get(name) is not None:
                self._compare(unlike, name, partial(self._flag, name), actual.flags >> bit & 1)
        for i in range(8):
            self._compare(unlike, f"m{i}", partial(self._cell, i), actual.memory[i])
            self._compare(unlike, f"v{i}", partial(self._half, i), actual.vectors[i])
        return unlike

    def _register(self, register: str) -> Word:
        return self.machine.word(register.upper())

    def _flag(self, name: str) -> Word:
        return self.machine.flag(name)

    def _cell(self, index: int) -> Word:
        value = self.machine.load(Pointer("memory", 8 * index), 8)
        assert isinstance(value, Word)
        return value

    def _half(self, index: int) -> Word:
        """64 bits of a vector register: index 0 is the low half of xmm0, 1 its high half."""
        word = self.machine.load(Pointer(f"{VECTOR}{index // 2}", index % 2 * 8), 8)
        assert isinstance(word, Word)
        return word

    def _compare(self, unlike: list[str], name: str, read: Callable[[], Word], expected: int) -> None:
        while True:
            try:
                word = read()
                break
            except Fork as fork:
                self._assume(fork.bit)
            except Undecided:
                return
        value = self.number(word)
        if value != expected:
            unlike.append(f"{name}: model {value:#x}, processor {expected:#x}")


__all__ = ["Machine", "Modelled", "Processor", "State", "assemble", "form_of", "random_state", "random_text"]
