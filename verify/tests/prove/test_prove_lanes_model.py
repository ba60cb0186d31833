# SPDX-License-Identifier: MIT
"""The prover's model of each instruction on eight lanes against the processor."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ecgen_verify.prove.lanes.machine import LANES
from ecgen_verify.prove.machine import Violation
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided
from support.lane_cpu import VECTORS, Cases, random_state, random_text
from support.lanes_library import require_ifma

_CASES, _STATES = 300, 4


def test_model_agrees_with_the_processor(tmp_path: Path) -> None:
    require_ifma()
    rng = random.Random(8)
    cases = Cases(tmp_path, [random_text(rng) for _ in range(_CASES)])
    for index in range(_CASES):
        for _ in range(_STATES):
            state = random_state(rng)
            assert cases.model(index, state) == cases.run(index, state), cases.texts[index]


def test_gather_and_scatter(tmp_path: Path) -> None:
    """zmm0 of the state: the offsets; the words after it: the elements, of two words each."""
    require_ifma()
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
        loaded = after.zmm[1]
        assert isinstance(loaded, Word)
        assert loaded.lo == gathered[LANES + lane] == state[at + 2 * lane + 1]
        after = cases.elements(1, lane, state[at:])
        assert [after.singles["memory", k].lo for k in (0, 1)] == scattered[at + 2 * lane : at + 2 * lane + 2]


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
    "elements of another size": "kxnorw k1, k1, k1\nvpgatherqq zmm1{k1}, [rdi + 4*zmm0]",
    "a word of all lanes from memory": "vpaddq zmm1, zmm1, [rdi]{1to8}",
    "a vector across two": "vmovdqu64 [rdi + 8], zmm1",
}


@pytest.mark.parametrize("what", REFUSED)
def test_other_forms_are_refused(what: str, tmp_path: Path) -> None:
    cases = Cases(tmp_path, [REFUSED[what]])
    with pytest.raises((Undecided, Violation)):
        cases.elements(0, 0, list(range(2 * LANES)))
