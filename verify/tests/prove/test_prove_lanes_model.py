# SPDX-License-Identifier: MIT
"""The prover's model of each instruction on eight lanes against the processor."""

from __future__ import annotations

import random
from contextlib import nullcontext
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from ecgen_verify.prove.evidence.model import compare_eight_lanes
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import Integers, LaneWords
from ecgen_verify.prove.machine import Lane, Pointer, State, Violation
from ecgen_verify.prove.path import Path as PathOfCode
from ecgen_verify.prove.vectors import LANES
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import BITWISE, Undecided, World
from support.lane_cpu import VECTORS, Cases, get, put, random_state, random_text, require_lanes, vector_register

_CASES, _STATES = 300, 4


def test_model_agrees_with_the_processor(tmp_path: Path) -> None:
    require_lanes()
    rng = random.Random(8)
    cases = Cases(tmp_path, [random_text(rng) for _ in range(_CASES)])
    for index in range(_CASES):
        for _ in range(_STATES):
            state = random_state(rng)
            assert cases.model(index, state) == cases.run(index, state), cases.texts[index]


def test_the_long_form_counts_every_row() -> None:
    require_lanes()
    counts = compare_eight_lanes(states=2, seed=3)
    assert len(counts) > 25 and set(counts.values()) == {2}


def test_gather_and_scatter(tmp_path: Path) -> None:
    """zmm0 of the state: the offsets; the words after it: the elements, of two words each."""
    require_lanes()
    load = "vmovdqu64 zmm0, [offsets]\nkxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [rdi + 8*zmm0 + 8]"
    store = "vmovdqu64 zmm0, [offsets]\nkxnorw k1, k1, k1\nvpscatterqq [rdi + 8*zmm0 + 8]{k1}, zmm1"
    cases = Cases(tmp_path, [load, store])
    rng = random.Random(9)
    state = [rng.getrandbits(64) for _ in range(LANES * (VECTORS + 2))]
    at = LANES * VECTORS
    state[LANES : 2 * LANES] = [5] * LANES
    gathered, scattered = cases.run(0, state), cases.run(1, state)
    for lane in range(LANES):
        after = cases.elements(0, lane, state[at:])
        loaded = get(after, vector_register(1), 0)
        assert loaded.lo == gathered[LANES + lane] == state[at + 2 * lane + 1]
        after = cases.elements(1, lane, state[at:])
        assert [get(after, "memory", 8 * k, 16).lo for k in (0, 1)] == scattered[at + 2 * lane : at + 2 * lane + 2]


#: What is not the same for all lanes, or not known to be: (text, what is raised).
REFUSED = {
    "a mask that is used up": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [rdi + 8*zmm0]\nvpgatherqq zmm2{k1}, [rdi + 8*zmm0]",
    "another mask": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k2}, [rdi + 8*zmm0]",
    "lanes under a mask": "vpaddq zmm1{k1}, zmm1, zmm1",
    "lanes that are zeroed under a mask": "vpaddq zmm1{k1}{z}, zmm1, zmm1",
    "lanes that change places": "vpermq zmm1, zmm1, 0x1b",
    "lanes that change places by a vector": "vpermq zmm1, zmm1, zmm1",
    "half a vector": "vpaddq ymm1, ymm1, ymm1",
    "words of 32 bits": "vpaddd zmm1, zmm1, zmm1",
    "another function of three": "vpternlogq zmm1, zmm1, zmm1, 0xe2",
    "constants that differ by lane": "vpaddq zmm1, zmm1, zmm0",
    "the next element's word": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [rdi + 8*zmm0 + 16]",
    "elements of another size": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [rdi + 4*zmm0]\nvpaddq zmm1, zmm1, zmm1",
    "a word of all lanes from memory": "vpaddq zmm1, zmm1, [rdi]{1to8}",
    "a vector across two": "vmovdqu64 [rdi + 8], zmm1\nvpaddq zmm1, zmm1, [rdi]",
    "a vector across two, moved back": "vmovdqu64 [rdi + 8], zmm1\nvpaddq zmm1, zmm1, [rdi + 16]",
    "a vector that may not be aligned": "vmovdqa64 zmm1, [rdi]",
    "a vector of a thread": "vmovdqu64 zmm1, [fs:rdi]",
    "elements of a thread": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [fs:rdi + 8*zmm0]",
    "lanes as indexes": "kxnorw k1, k1, k1\nvpgatherqq zmm2{k1}, [rdi + 8*zmm1]",
    "scattered beyond": "kxnorw k1, k1, k1\nvpscatterqq [rdi + 8*zmm0 + 16]{k1}, zmm1",
    "a word of one lane": "mov rax, [rdi]\nadd rax, rax",
    "half a word of one lane": "mov eax, [rdi]",
    "a word of one lane in its half": "mov rax, [rdi]\nmov ecx, eax",
    "a branch on one lane": "cmp qword [rdi], 0\nje $ + 6",
    "two lanes in a short vector": "movdqu xmm3, [rdi]\npaddq xmm3, xmm3",
    "part of a vector": "pxor xmm1, xmm2",
    "a part that is written": "movq xmm1, rdi\nvpaddq zmm1, zmm1, zmm1",
    "a shift by a vector": "vpsllq zmm1, zmm1, xmm2",
}


def test_short_vectors_change_with_the_long_ones(tmp_path: Path) -> None:
    """xmm2 is part of zmm2, of which it is the lowest lane where the upper parts are cleared."""
    cases = Cases(tmp_path, ["movq rax, xmm2\nvmovdqu64 zmm2, zmm1\nvzeroupper\nmovq rcx, xmm2"])
    after = cases.elements(0, 0, list(range(2 * LANES)))
    assert isinstance(after.word("RAX"), Word) and after.read("RCX") == Lane(constant(5), 0)


def test_operations_that_words_of_lanes_do_not_have_are_refused() -> None:
    """Those of integers that take words between 0 and 2^64, which words of lanes need not be."""
    words, x = LaneWords(PathOfCode(World())), constant(-1)
    own = vars(LaneWords)
    inherited = {name for name in vars(Integers) if not name.startswith("_") and name not in own}
    assert inherited <= {"const", "lane", "low", "multiply", "path", "pick", "unknown"}
    refused = {name for name in own if own[name] is own["_refused"]} - {"_refused"}
    assert refused == {"add", "complement", "decided", "extended", "flag", "spread"}
    for operation in (partial(getattr(words, name), x, x, x, 64, 1) for name in refused):
        with pytest.raises(Undecided, match="words of lanes do not have"):
            operation()


def test_bits_of_words_of_lanes_are_those_of_the_words_between_0_and_2_64() -> None:
    words, top = LaneWords(PathOfCode(World())), 1 << 64
    for number in (-1, -6, top + 5, -top - 7):
        x, low = constant(number), number % top
        assert words.cut(x, 8, 8) == constant(low >> 8 & 255) and words.bit_of(x, 3) == constant(low >> 3 & 1)
        assert words.packed([x], 8) == State(words, Image()).whole([(8, x, 0)]) == constant(low & 255)
        assert words.shift_left(x, 3, 64) == constant((low << 3) % top) and words.shift_right(x, 3) == constant(low >> 3)
        for op, k in product(BITWISE, (0, 1, 5, 7, 1 << 52, top - 1, 2 * top - 1, top + 7, -1)):
            assert words.bitwise(op, x, constant(k), 64) == constant(BITWISE[op](low, k % top))
            assert words.bitwise(op, constant(k), x, 64) == constant(BITWISE[op](low, k % top))


@pytest.mark.parametrize("start", range(4))
def test_a_frame_is_aligned_for_every_stack(start: int, tmp_path: Path) -> None:
    """The stack pointer goes down to the multiple of 64, wherever among four places it is at entry."""
    frame = "sub rsp, 192\nand rsp, -64\nvmovdqa64 [rsp], zmm1\nvmovdqa64 zmm3, [rsp]"
    cases = Cases(tmp_path, [frame, f"{frame}\nvmovdqa64 zmm3, [rsp + 16]"])
    for case in range(2):
        machine = cases.machine()
        put(machine, vector_register(1), 0, 5)
        machine.fixed = {f"bit of {16 << i} of the stack pointer": constant(start >> i & 1) for i in range(2)}
        with pytest.raises(Undecided, match="multiple of 64") if case else nullcontext():
            cases.steps(case, machine)
        assert get(machine, vector_register(3), 0) == constant(5)
        top = machine.read("RSP")
        assert isinstance(top, Pointer) and -256 < top.offset <= -192 and (top.offset + 8 + 16 * start) % 64 == 0


@pytest.mark.parametrize("what", REFUSED)
def test_other_forms_are_refused(what: str, tmp_path: Path) -> None:
    cases = Cases(tmp_path, [REFUSED[what]])
    with pytest.raises((Undecided, Violation)):
        cases.elements(0, 0, list(range(2 * LANES)))
