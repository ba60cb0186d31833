# SPDX-License-Identifier: MIT
"""What the table of instructions says of words on a graph is what they do on the processor."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from ecgen_verify.prove.code import VECTOR, Code
from ecgen_verify.prove.cones import Graph, atom_of
from ecgen_verify.prove.image import Image, Section
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import Initial, Leak, Machine, Pointer, Value, Violation, in_registers
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Path as Execution
from ecgen_verify.prove.search.lazy_words import words_for
from ecgen_verify.prove.search.values import value_of
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World
from support.prove_cpu import QUADS, Processor, assemble, random_state
from support.prove_cpu import State as Before
from support.prove_cpu import random_text as every_text

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
        f"mov {_DOUBLES[a]}, [r15 + {rng.choice([4 * rng.randrange(16), rng.randrange(61)])}]",
        f"{rng.choice([f'mov {_BYTES[a]}', f'movzx {wide[a]}'])}, byte [r15 + {rng.randrange(64)}]",
        f"mov {whole}, {QUADS[a]}",
        f"movzx {wide[a]}, {rng.choice([_BYTES, _HALVES])[b]}",
        f"movzx {wide[a]}, word [r15 + {rng.randrange(63)}]",
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
        self.graph = Graph(Execution(World()))
        self.inputs: list[Word] = []
        image = Image({0: Section(0x1000, bytearray(code + b"\x90"), False, True, "case")})
        registers: dict[str, Value] = {name.upper(): self._input() for name in QUADS}
        registers |= {"R15": Pointer("r", 0), "RSP": Pointer("stack", 0)}
        self.state = Machine(self.graph, image, writable={"r": 64}, address=0x1000)
        self.state.memory |= in_registers(registers)
        self.state.memory |= {("r", 8 * i): (8, self._input()) for i in range(8)}
        self.state.flags = {name: self._input(1) for name in _FLAGS}
        self.state.memory |= {(f"{VECTOR}{i // 2}", i % 2 * 8): (8, self._input()) for i in range(8)}
        while self.state.address < 0x1000 + len(code):
            following = step(self.state, Code(image))
            assert following is not None
            self.state.address = following

    def _input(self, bits: int = 64) -> Word:
        self.inputs.append(self.graph.unknown(f"input {len(self.inputs)}", bits=bits))
        return self.inputs[-1]

    def _said(self, after: Before) -> Iterator[tuple[str, Value, int]]:
        """(what, on the graph, on the processor)"""
        state = self.state
        for i, name in enumerate(QUADS):
            if name not in ("rsp", "r15"):
                yield name, state.read(name.upper(), 64), after.registers[i]
        for i in range(8):
            yield f"m{i}", state.load(Pointer("r", 8 * i), 8), after.memory[i]
            yield f"v{i}", state.load(Pointer(f"{VECTOR}{i // 2}", i % 2 * 8), 8), after.vectors[i]
        for name, bit in _FLAGS.items():
            if state.flags[name] is not None:
                with suppress(Undecided):
                    yield name, state.flag(name), after.flags >> bit & 1

    def differences(self, before: Before, after: Before) -> list[str]:
        """What the graph says and the processor does not. Raises Undecided where it says nothing."""
        said = list(self._said(after))
        flags = [before.flags >> bit & 1 for bit in _FLAGS.values()]
        numbers = (*before.registers, *before.memory, *flags, *before.vectors)
        known = words_for(self.graph, dict(zip(map(atom_of, self.inputs), numbers, strict=True)))
        values = [(name, value_of(self.graph.path.world, word.poly, known), actual) for name, word, actual in said
                  if isinstance(word, Word)]  # fmt: skip
        return [f"{name}: {value:#x}, processor {actual:#x}" for name, value, actual in values if value != actual]


@pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")
@pytest.mark.parametrize(("kind", "least"), [(random_text, 0.9), (every_text, 0.8)])
def test_words_are_those_of_the_processor(kind: Callable[[random.Random], str], least: float, tmp_path: Path) -> None:
    rng = random.Random("words")
    texts = [kind(rng) for _ in range(CASES)]
    processor = Processor(tmp_path)
    followed = 0
    for text, code in zip(texts, assemble(tmp_path, texts), strict=True):
        state = random_state(rng)
        before = Before(list(state.registers), state.flags, list(state.vectors), list(state.memory))
        try:
            case = Followed(code)
            unlike = case.differences(before, processor.run(code, state))
        except (Undecided, Leak):
            continue
        followed += 1
        assert unlike == [], text
    assert followed > least * CASES


@pytest.mark.parametrize("text", [
    "cmovz rax, rbx", "cmovl rax, rbx", "setz al",
    "cmp rax, rbx\nja $+2", "jb $+2", "mov rax, fs:[40]", "mov [r15 + 61], rax", "mov [r15 + rax], rbx", "mov rax, [r14]",
    "div rbx", "shl rax, cl", "imul rbx", "jmp rax", "shl al, 9", "push ax", "lock add [r15], rax", "mul bl", "bt [r15], rax",
])  # fmt: skip
def test_what_is_not_followed_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises((Undecided, Violation)):
        Followed(assemble(tmp_path, [text])[0])


@pytest.mark.parametrize(("text", "place"), [
    ("add rbx, 1", ("RBX", 0)), ("mov eax, ebx", ("RAX", 0)), ("lea rax, [rbx + 1]", ("RAX", 0)),
    ("mov bl, al\nmov rcx, rbx", ("RCX", 0)), ("mov [r15], ebx", ("r", 0))])  # fmt: skip
def test_of_a_saved_register_nothing_is_known(text: str, place: tuple[str, int], tmp_path: Path) -> None:
    """Not even that it is the same the next time; it may be secret."""
    case, code = Followed(b"\x90"), assemble(tmp_path, [text])[0]
    state, results = case.state, list[Word]()
    state.image = Image({0: Section(0x1000, bytearray(code), False, True, "case")})
    for _ in range(2):
        state.memory["RBX", 0] = 8, Initial("RBX")
        state.address = 0x1000
        while state.address < 0x1000 + len(code):
            state.address = step(state, Code(state.image)) or 0
        (_, word) = state.memory[place]
        assert isinstance(word, Word) and word.secret
        results.append(word)
    first, second = (case.graph.cone([word])[1].keys() - {atom_of(word) for word in case.inputs} for word in results)
    assert first and first.isdisjoint(second)


def test_the_opposite_of_a_bit() -> None:
    graph = Graph(Execution(World()))
    bit, x, y = (graph.unknown(name, bits=1) for name in ("bit", "x", "y"))

    def made_of(word: Word) -> object:
        origin = graph.origins[atom_of(word)]
        return origin.name, origin.args

    assert made_of(graph.pick(graph.complement(bit), x, y)) == made_of(graph.pick(bit, y, x)) != made_of(graph.pick(bit, x, y))


@pytest.mark.parametrize("number", [1, 6, 1 << 63])
def test_a_word_with_bits_set_is_not_below_them(number: int) -> None:
    """So it is not 0, which clang 19 asks of two conditions at once."""
    path = Execution(World())
    word = Integers(path).or_(path.input_word("x", 0, (1 << 64) - 1), constant(number), 64)
    assert (word.lo, word.hi) == (number, (1 << 64) - 1)
    assert Integers(path).is_zero(word, 64) == constant(0).marked(secret=True)
