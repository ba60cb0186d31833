# SPDX-License-Identifier: MIT
"""What instructions do to words of bits is what they do on the processor."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from ecgen_verify.prove.code import VECTOR, Code
from ecgen_verify.prove.domain import Lazy
from ecgen_verify.prove.hashes.words import WithBits
from ecgen_verify.prove.image import Image, Section
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine, in_registers
from ecgen_verify.prove.model import step
from ecgen_verify.prove.path import Path as Followable
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.prove_cpu import QUADS, Processor, State, assemble, random_state

_DOUBLES = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{i}d" for i in range(8, 16))]
_BYTES = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{i}b" for i in range(8, 16))]
_HIGH = ["ah", "ch", "dh", "bh"]
#: Bits of a state that the model does not know.
_UNKNOWN = 10
CASES, LEAST = 2500, 5
_TWO = [f"{name}{letter}" for name, letters in (
    ("padd", "bwdq"), ("psub", "bwdq"), ("pcmpeq", "bwd"), ("pcmpgt", "bwd")) for letter in letters] + [
    f"punpck{half}{letters}" for half in "lh" for letters in ("bw", "wd", "dq", "qdq")] + [
    "pminub", "packuswb", "pand", "pandn", "por", "pxor", "andps", "andnpd", "orps", "xorpd", "movdqa", "movups"]  # fmt: skip
_SHIFTS = [f"ps{way}l{letter}" for way in "lr" for letter in "wdq"]


def random_text(rng: random.Random) -> str:
    a, b = (rng.choice([i for i in range(15) if i != 4]) for _ in range(2))
    x, y = rng.randrange(4), rng.randrange(4)
    wide = rng.choice([QUADS, _DOUBLES])
    at = f"[r15 + {8 * rng.randrange(8)}]"
    source = rng.choice([wide[b], str(rng.randint(-128, 127))])
    two = rng.choice(_TWO)
    shift = rng.choice(_SHIFTS)
    count = rng.randrange(1, {"w": 16, "d": 32, "q": 64}[shift[-1]])
    return rng.choice([
        *[f"{two} xmm{x}, xmm{y}"] * 5,
        *[f"{shift} xmm{x}, {count}"] * 2,
        f"pmovmskb {_DOUBLES[a]}, xmm{x}",
        f"{rng.choice(['pshufd', 'pshuflw', 'pshufhw'])} xmm{x}, xmm{y}, {rng.randrange(256)}",
        rng.choice([f"movq xmm{x}, {QUADS[a]}", f"movd xmm{x}, {_DOUBLES[a]}", f"movq {QUADS[a]}, xmm{x}",
                    f"movd {_DOUBLES[a]}, xmm{x}", f"movq xmm{x}, xmm{y}",
                    f"movdqu xmm{x}, [r15 + {8 * rng.randrange(7)}]", f"movups [r15 + 16], xmm{x}"]),
        f"{rng.choice(['test', 'cmp', 'and', 'xor'])} {wide[a]}, {wide[b]}\n{rng.choice(['sete', 'setne'])} {_BYTES[b]}",
        f"{rng.choice(['add', 'sub', 'and', 'or', 'xor'])} {wide[a]}, {source}",
        f"{rng.choice(['add', 'sub', 'cmp'])} {wide[a]}, {source}\n{rng.choice(['setb', 'setae'])} {_BYTES[b]}",
        f"{rng.choice(['add', 'sub'])} {wide[a]}, {source}\n{rng.choice(['adc', 'sbb'])} {wide[b]}, {wide[a]}",
        f"{rng.choice(['neg', 'not'])} {wide[a]}",
        f"{rng.choice(['shl', 'shr', 'rol', 'ror'])} {wide[a]}, {rng.randrange(1, 32)}",
        f"lea {wide[a]}, [{QUADS[b]} + {QUADS[a]}*{rng.choice([1, 2, 4, 8])} + {rng.randint(-128, 127)}]",
        f"mov {rng.choice(_HIGH)}, {rng.choice([*_HIGH, 'al', 'cl', 'dl', 'bl'])}",
        f"{rng.choice(['mov', 'xor', 'add'])} {rng.choice(['al', 'cl', 'dl', 'bl'])}, {rng.choice(_HIGH)}",
        f"movzx {_DOUBLES[rng.randrange(4)]}, {rng.choice(_HIGH)}",
        f"mov {wide[a]}, {'qword' if wide is QUADS else 'dword'} {at}",
    ])  # fmt: skip


def _machine(image: Image) -> tuple[Machine, WithBits]:
    """At the first instruction, with an operand that may be written."""
    machine = entry_machine(Followable(World()), image, 0x1000)
    machine.domain = domain = WithBits(machine.path, bit_by_bit=True)
    machine.writable["r"] = 64
    return machine, domain


class Followed:
    """One case, with a few bits of the state unknown."""

    def __init__(self, code: bytes, state: State, rng: random.Random) -> None:
        self.inputs = dict[int, bool]()
        image = Image({0: Section(0x1000, bytearray(code + b"\x90"), False, True, "case")})
        self.machine, self.domain = _machine(image)
        values = [*state.registers, *state.vectors, *state.memory]
        chosen = {(rng.randrange(len(values)), rng.randrange(64)) for _ in range(_UNKNOWN)}
        words = [self._word(value, {bit for place, bit in chosen if place == i}) for i, value in enumerate(values)]
        for name, word in zip(QUADS, words, strict=False):
            if name != "rsp":
                self.machine.memory[name.upper(), 0] = 8, word
        self.machine.memory["R15", 0] = 8, Pointer("r", 0)
        for i in range(8):
            self.machine.memory[f"{VECTOR}{i // 2}", i % 2 * 8] = 8, words[16 + i]
        for i, word in enumerate(words[24:]):
            self.machine.memory["r", 8 * i] = 8, word
        decoded, end = Code(image), 0x1000 + len(code)
        while self.machine.address < end:
            following = step(self.machine, decoded)
            assert following is not None
            self.machine.address = following

    def _word(self, value: int, unknown: set[int]) -> Word:
        bits = []
        for i in range(64):
            bit = value >> i & 1
            if i in unknown:
                variable = self.domain.variable()
                self.inputs[variable.node_var() or 0] = bool(bit)
                bits.append(variable)
            else:
                bits.append(self.domain.one if bit else self.domain.zero)
        return self.domain.word(bits)

    def _value(self, word: object) -> int:
        assert isinstance(word, Word)
        return sum(bit.eval(self.inputs.items()) << i for i, bit in enumerate(self.domain.bits(word, 64)))

    def differences(self, after: State) -> list[str]:
        """What the model says and the processor does not."""
        machine = self.machine
        said: list[tuple[str, object, int]] = [(name, machine.word(name.upper()), after.registers[i])
                for i, name in enumerate(QUADS) if name not in ("rsp", "r15")]  # fmt: skip
        said += [(f"v{i}", machine.load(Pointer(f"{VECTOR}{i // 2}", i % 2 * 8), 8), after.vectors[i]) for i in range(8)]
        said += [(f"m{i}", machine.load(Pointer("r", 8 * i), 8), after.memory[i]) for i in range(8)]
        return [f"{name}: {self._value(word):#x}, processor {actual:#x}" for name, word, actual in said
                if self._value(word) != actual]  # fmt: skip


@pytest.mark.slow
def test_words_of_bits_are_those_of_the_processor(tmp_path: Path) -> None:
    rng = random.Random("bits")
    texts = [random_text(rng) for _ in range(CASES)]
    processor = Processor(tmp_path)
    followed = dict[str, int]()
    for text, code in zip(texts, assemble(tmp_path, texts), strict=True):
        state = random_state(rng)
        try:
            case = Followed(code, state, rng)
        except Undecided:
            continue
        followed[text.split()[0]] = followed.get(text.split()[0], 0) + 1
        assert case.differences(processor.run(code, state)) == [], text
    names = *_TWO, *_SHIFTS, "pmovmskb", "pshufd", "pshuflw", "pshufhw", "test", "cmp"
    missing = [name for name in names if followed.get(name, 0) < LEAST]
    assert not missing and sum(followed.values()) > 0.9 * CASES


@pytest.mark.parametrize("text", [
    "psllw xmm0, [r15]", "pshufb xmm0, xmm1", "packusdw xmm0, xmm1", "psubusb xmm0, xmm1", "pcmpeqq xmm0, xmm1",
    "vpaddb xmm0, xmm1, xmm2", "vpaddb ymm0, ymm1, ymm2", "paddb xmm0, [r15]", "pmaddwd xmm0, xmm1", "psllw mm0, 1",
    "pmovmskb eax, mm0", "shl rax, 2\nseto cl", "setb al",
])  # fmt: skip
def test_what_is_not_followed_is_refused(text: str, tmp_path: Path) -> None:
    """The address in r15 is not known to be a multiple of 16."""
    rng = random.Random(text)
    state = random_state(rng)
    state.registers = [value | 1 << 5 for value in state.registers]
    with pytest.raises(Undecided):
        Followed(assemble(tmp_path, [text])[0], state, rng)


def test_a_repeat_of_which_the_count_is_not_known() -> None:
    """As gcc -Os clears a string of any length."""
    image = Image({0: Section(0x1000, bytearray(b"\xf3\xaa\x90"), False, True, "rep stosb")})
    machine, domain = _machine(image)
    machine.memory |= in_registers({"RDI": Pointer("r", 0), "RCX": domain.unknown("count", secret=False), "RAX": domain.const(0)})
    with pytest.raises(Undecided, match="a length that is not known"):
        step(machine, Code(image))


def test_a_word_of_one_path_is_the_same_on_others() -> None:
    """What another word is known to be on one path only, it is on no other one."""
    path = Followable(World())
    there = path.snapshot()
    a, c = path.input_word("a", 0, 255), path.input_word("c", 0, 1)
    there.assume(c.poly, 0)
    domain = WithBits(path)
    elsewhere = replace(domain, path=there)
    same = path.sum((a, 1), (c, 1)).between(0, 255)
    assert elsewhere.xor(elsewhere.xor(same, domain.const(5), 8), domain.const(5), 8).poly == a.poly
    assert domain.xor(domain.xor(a, domain.const(5), 8), domain.const(5), 8).poly == a.poly


def test_data_are_bits_and_lengths_integers() -> None:
    """What has the same bits is one word, whether it was data before or not, and a length is no data by itself."""
    domain = WithBits(Followable(World()))
    data, length = domain.unknown("data"), domain.unknown("length", secret=False)
    assert domain.xor(domain.xor(data, length, 64), length, 64).poly.key == data.poly.key
    assert domain.total([(length, 2), (length, -1)], 0, 64).poly.key == length.poly.key
    assert not domain.and_(length, domain.const(7), 64).secret and domain.and_(data, length, 64).secret
    low = domain.low(data, 8)
    assert (low.lo, low.hi) == (0, 255) and domain.low(domain.shift_left(data, 8, 64), 8).is_constant
    narrow = data.between(0, 9)
    assert domain.xor(domain.xor(narrow, low, 64), low, 64).hi >= 9, "bounds of one path are not those of another"
    with pytest.raises(Undecided):
        domain.decided(domain.bit_of(data, 0))


@pytest.mark.parametrize("width", [4, 64])
@pytest.mark.parametrize("sign", [1, -1])
def test_flags_of_words_of_bits(sign: int, width: int) -> None:
    """Whether a sum or a difference fits, of unsigned and of signed numbers, at all values of the highest bits, with and without
    a carry."""
    words, below = WithBits(Followable(World()), bit_by_bit=True), width - 3
    unknown = [words.unknown(name, bits=3) for name in "xy"]
    x, y = (words.shift_left(atom, below, width) for atom in unknown)
    for carry in 0, 1:
        bit = words.const(carry)
        summands = x, y, bit, words.add(x, y, bit, width, sign)
        flags = [words.bits(words.flag(Lazy(kind, summands, width, sign)), 1)[0] for kind in ("carry", "overflow")]
        top = 1 << (width - 1)
        for pair in product(range(8), repeat=2):
            inputs = {bit.node_var() or 0: bool(number >> i & 1) for atom, number in zip(unknown, pair, strict=True)
                      for i, bit in enumerate(words.bits(atom, 3))}  # fmt: skip
            a, b = (number << below for number in pair)
            c, d = ((number ^ top) - top for number in (a, b))
            fits = 0 <= a + sign * (b + carry) < 1 << width, -top <= c + sign * (d + carry) < top
            assert [not flag.eval(inputs.items()) for flag in flags] == list(fits)


def test_a_flag_of_data_decides_nothing() -> None:
    """Where sums have names a carry is an unknown bit, and the same one for the same words."""
    words = WithBits(Followable(World()))
    x, y = (words.unknown(name, bits=8) for name in "xy")
    less = words.below(x, y, 8)
    assert not less.is_constant and words.below(x, y, 8) is less and words.below(y, x, 8) is not less
    with pytest.raises(Undecided):
        words.decided(less)
