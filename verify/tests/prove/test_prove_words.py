# SPDX-License-Identifier: MIT
"""What instructions do to the graph of words is what they do on the processor."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.divsteps.runs import words
from ecgen_verify.prove.divsteps.words import Words
from ecgen_verify.prove.fused.graph import Graph
from ecgen_verify.prove.fused.run import Address, Saved, Value
from ecgen_verify.prove.image import Image, Section
from ecgen_verify.prove.world import Undecided
from support.prove_cpu import QUADS, Processor, State, assemble, random_state

_DOUBLES = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{i}d" for i in range(8, 16))]
_BYTES = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{i}b" for i in range(8, 16))]
_HALVES = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di", *(f"r{i}w" for i in range(8, 16))]
_FLAGS = {"CF": 0, "OF": 11}
CASES = 6000


def random_text(rng: random.Random) -> str:
    """One or two instructions, mostly of the kinds that are followed."""
    a, b, c = (rng.choice([i for i in range(15) if i != 4]) for _ in range(3))
    wide = rng.choice([QUADS, QUADS, _DOUBLES])
    count = rng.randrange(1, 64 if wide is QUADS else 32)
    small = rng.randint(-128, 127)
    whole = f"qword [r15 + {8 * rng.randrange(8)}]"
    source = rng.choice([wide[b], str(small), whole if wide is QUADS else wide[c], str(rng.getrandbits(31))])
    two = rng.choice(["add", "adc", "sub", "sbb", "and", "or", "xor", "cmp", "test"])
    return rng.choice([
        f"{two} {wide[a]}, {source if two != 'test' else wide[b]}",
        f"{two} {wide[a]}, {wide[a]}",
        f"{rng.choice(['add', 'adc'])} {_BYTES[a]}, {rng.choice([_BYTES[b], str(small)])}",
        f"{rng.choice(['sub', 'xor', 'and', 'neg', 'or'])} {_BYTES[a]}, {_BYTES[b]}".replace("neg ", "xor "),
        f"{rng.choice(['neg', 'not'])} {wide[a]}",
        f"{rng.choice(['shl', 'shr'])} {wide[a]}, {rng.choice([1, count])}",
        f"mov {wide[a]}, {source}",
        f"mov {_BYTES[a]}, {_BYTES[b]}",
        f"mov {QUADS[a]}, {rng.getrandbits(64)}",
        f"mov {_DOUBLES[a]}, [r15 + {4 * rng.randrange(16)}]",
        f"{rng.choice([f'mov {_BYTES[a]}', f'movzx {wide[a]}'])}, byte [r15 + {rng.randrange(64)}]",
        f"mov {whole}, {QUADS[a]}",
        f"movzx {wide[a]}, {rng.choice([_BYTES, _HALVES])[b]}",
        f"movzx {wide[a]}, word [r15 + {2 * rng.randrange(32)}]",
        f"lea {wide[a]}, [{QUADS[b]} + {QUADS[c]}*{rng.choice([1, 2, 4, 8])} + {small}]",
        f"lea {wide[a]}, [{QUADS[b]} + {small}]",
        f"imul {QUADS[a]}, {QUADS[b]}",
        f"imul {wide[a]}, {wide[b]}, {small}",
        f"mulx {QUADS[a]}, {QUADS[next(i for i in range(15) if i not in (4, a))]}, {QUADS[c]}",
        f"{rng.choice(['adcx', 'adox'])} {QUADS[a]}, {QUADS[b]}",
        f"cmov{rng.choice(['b', 'ae'])} {wide[a]}, {wide[b]}",
        f"shrd {wide[a]}, {wide[b]}, {count}",
        f"bt {wide[a]}, {count}",
        f"mov {wide[c]}, {count}\n{rng.choice(['shlx', 'shrx'])} {wide[a]}, {wide[b]}, {wide[c]}",
        f"cmp {wide[a]}, {source}\nsbb {wide[c]}, {wide[c]}",
        f"neg {wide[a]}\nsbb {wide[c]}, {wide[c]}",
        f"push {QUADS[a]}\npop {QUADS[b]}",
    ])  # fmt: skip


class Followed:
    """One case on the graph, for any state."""

    def __init__(self, code: bytes) -> None:
        self.graph = Graph()
        image = Image([Section(0x1000, bytearray(code + b"\x90"), False, True, "case", 0)])
        registers: dict[str, Value] = {name.upper(): self.graph.make("input", i) for i, name in enumerate(QUADS)}
        registers |= {"R15": Address("r", 0), "RSP": Address("stack", 0)}
        self.run = Words(self.graph, Code(image), "r", "", registers)
        self.run.memory = {("r", 8 * i): self.graph.make("input", 16 + i) for i in range(8)}
        self.run.flags = {name: self.graph.make("input", 24 + i, most=1) for i, name in enumerate(_FLAGS)}
        address, end = 0x1000, 0x1000 + len(code)
        while address < end:
            instruction = self.run.code.at(address)
            assert instruction is not None
            self.run.step(instruction)
            address = instruction.next_ip

    def differences(self, before: State, after: State) -> list[str]:
        """What the graph says and the processor does not."""
        flags = [before.flags >> bit & 1 for bit in _FLAGS.values()]
        values_of = [values[0] for values in words(self.graph, [[word] for word in (*before.registers, *before.memory, *flags)])]
        said = [
            (name, self.run.registers[name.upper()], after.registers[i])
            for i, name in enumerate(QUADS)
            if name not in ("rsp", "r15")
        ]
        said += [(f"m{i}", self.run.memory["r", 8 * i], after.memory[i]) for i in range(8)]
        said += [
            (name, node, after.flags >> bit & 1) for name, bit in _FLAGS.items() if (node := self.run.flags[name]) is not None
        ]
        return [f"{name}: {values_of[node]:#x}, processor {actual:#x}" for name, node, actual in said
                if isinstance(node, int) and values_of[node] != actual]  # fmt: skip


@pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")
def test_words_are_those_of_the_processor(tmp_path: Path) -> None:
    rng = random.Random("words")
    texts = [random_text(rng) for _ in range(CASES)]
    processor = Processor(tmp_path)
    followed = refused = 0
    for text, code in zip(texts, assemble(tmp_path, texts), strict=True):
        try:
            case = Followed(code)
        except Undecided:
            refused += 1
            continue
        state = random_state(rng)
        before = State(list(state.registers), state.flags, list(state.vectors), list(state.memory))
        followed += 1
        assert case.differences(before, processor.run(code, state)) == [], text
    assert followed > 0.75 * CASES and refused > 50


@pytest.mark.parametrize("text", [
    "mov ah, al", "add ah, 1", "xor al, al", "sub al, bl", "setb al", "mov ax, bx", "add dword [r15], 1", "add eax, [r15]",
    "mul dword [r15]", "cmp dword [r15], -1", "mov eax, [r15 + 5]", "mov ax, [r15]", "movzx eax, word [r15 + 7]",
    "mov [r15], eax", "mov ax, 5",
    "add ax, bx", "cmp ax, bx", "test ax, ax", "shl ax, 3", "cmovb ax, bx", "bt ax, 3", "movzx ax, bl",
    "movsx eax, bx", "mov [r15], bx", "cmp word [r15], bx", "and ax, 3", "lea ax, [rbx]", "neg bx",
    "shrd eax, ebx, 3", "mulx eax, ebx, ecx", "shlx eax, ebx, ecx", "bt eax, 3", "imul eax, ebx", "lea rax, [rel $]",
    "cmovz rax, rbx", "mov [r15 + 4], rax", "adcx eax, ebx", "mov rax, fs:[40]", "db 0xc1, 0xe0, 0x28",
])  # fmt: skip
def test_what_is_not_followed_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(Undecided):
        Followed(assemble(tmp_path, [text])[0])


def test_a_saved_register_is_no_word(tmp_path: Path) -> None:
    run = Followed(b"\x90").run
    run.registers["RBX"] = Saved("RBX")
    for text in ("add rbx, 1", "mov eax, ebx", "mov bl, al", "lea rax, [rbx + 1]"):
        instruction = Code(Image([Section(0x1000, bytearray(assemble(tmp_path, [text])[0]), False, True, "case", 0)])).at(0x1000)
        assert instruction is not None
        with pytest.raises(Undecided):
            run.step(instruction)
