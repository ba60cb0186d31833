# SPDX-License-Identifier: MIT
"""What instructions do to words of bits is what they do on the processor."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.diagrams import FALSE, TRUE
from ecgen_verify.prove.hashes.domain import HashWords
from ecgen_verify.prove.hashes.machine import Pointer
from ecgen_verify.prove.hashes.words import Word, Words
from ecgen_verify.prove.image import Image, Section
from ecgen_verify.prove.machine import Violation, joined
from ecgen_verify.prove.model import step
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import Undecided
from support.diagrams import value as value_at
from support.prove_cpu import QUADS, Processor, State, assemble, random_state

_DOUBLES = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", *(f"r{i}d" for i in range(8, 16))]
_BYTES = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", *(f"r{i}b" for i in range(8, 16))]
_HIGH = ["ah", "ch", "dh", "bh"]
#: Bits of a state that the model does not know.
_UNKNOWN = 10
CASES, LEAST = 2500, 5
#: An operand that may be written.
_CASE = Case("", [], writable={"r": range(64)})
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
        f"{rng.choice(['neg', 'not'])} {wide[a]}",
        f"{rng.choice(['shl', 'shr', 'rol', 'ror'])} {wide[a]}, {rng.randrange(1, 32)}",
        f"lea {wide[a]}, [{QUADS[b]} + {QUADS[a]}*{rng.choice([1, 2, 4, 8])} + {rng.randint(-128, 127)}]",
        f"mov {rng.choice(_HIGH)}, {rng.choice([*_HIGH, 'al', 'cl', 'dl', 'bl'])}",
        f"{rng.choice(['mov', 'xor', 'add'])} {rng.choice(['al', 'cl', 'dl', 'bl'])}, {rng.choice(_HIGH)}",
        f"movzx {_DOUBLES[rng.randrange(4)]}, {rng.choice(_HIGH)}",
        f"mov {wide[a]}, {'qword' if wide is QUADS else 'dword'} {at}",
    ])  # fmt: skip


class Followed:
    """One case, with a few bits of the state unknown."""

    def __init__(self, code: bytes, state: State, rng: random.Random) -> None:
        self.words, self.inputs = Words(), dict[int, int]()
        image = Image([Section(0x1000, bytearray(code + b"\x90"), False, True, "case", 0)])
        self.machine = _CASE.entry(self.words, image, 0x1000)
        values = [*state.registers, *state.vectors, *state.memory]
        chosen = {(rng.randrange(len(values)), rng.randrange(64)) for _ in range(_UNKNOWN)}
        words = [self._word(value, {bit for place, bit in chosen if place == i}) for i, value in enumerate(values)]
        for name, word in zip(QUADS, words, strict=False):
            if name != "rsp":
                self.machine.registers[name.upper()] = word
        self.machine.registers["R15"] = Pointer("r", 0)
        for i in range(4):
            self.machine.vectors[i] = words[16 + 2 * i], words[17 + 2 * i]
        for i, word in enumerate(words[24:]):
            self.machine.put(self._at(i), [word])
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
                variable = self.words.diagrams.variable(first=True)
                self.inputs[variable] = bit
                bits.append(variable)
            else:
                bits.append(TRUE if bit else FALSE)
        return self.words.data(bits)

    def _at(self, index: int) -> Pointer:
        return Pointer("r", 8 * index)

    def _value(self, word: Word) -> int:
        return sum(value_at(self.words.diagrams, bit, self.inputs) << i for i, bit in enumerate(self.words.bits(word)))

    def differences(self, after: State) -> list[str]:
        """What the model says and the processor does not."""
        machine = self.machine
        said = [(name, machine.word(name.upper()), after.registers[i])
                for i, name in enumerate(QUADS) if name not in ("rsp", "r15")]  # fmt: skip
        said += [(f"v{2 * i + k}", machine.vectors[i][k], after.vectors[2 * i + k]) for i in range(4) for k in range(2)]
        said += [(f"m{i}", machine.numbers(self._at(i), 8, 1)[0], after.memory[i]) for i in range(8)]
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
    words = Words()
    image = Image([Section(0x1000, bytearray(b"\xf3\xaa\x90"), False, True, "rep stosb", 0)])
    machine = _CASE.entry(words, image, 0x1000)
    machine.registers |= {"RDI": Pointer("r", 0), "RCX": words.unknown("count"), "RAX": words.const(0, 64)}
    with pytest.raises(Undecided, match="a length that is not known"):
        step(machine, Code(image))


def test_an_address_at_an_unknown_distance_is_none_without_it() -> None:
    """Also where the numbers of addresses are known, which are no words here."""

    class Known(HashWords):
        def unknown(self, name: str, *, bits: int = 64, secret: bool = True, followed: bool = False) -> Word:
            return self.atom(name, bits)

    machine = _CASE.entry(words := Words(), Image([]), 0)
    machine.domain = Known(**vars(machine.words))
    place, number = joined("r", Poly.atom(words.number(words.atom("distance", 64)))), words.const(0)
    for pointer in (place, place.moved(8)):
        with pytest.raises(Undecided, match="nothing known is stored"):
            machine.load(pointer, 8)
        with pytest.raises(Violation, match="outside the outputs"):
            machine.store(pointer, number, 8)
        machine.registers["RDI"] = pointer
        with pytest.raises(Violation, match="outside the outputs"):
            machine.output("RDI", 8)
    addresses = []
    for pointer in (Pointer("r", 0), place):
        machine.registers["RAX"] = pointer
        addresses.append(machine.read("RAX", 32))
    assert addresses[0] is not addresses[1]
