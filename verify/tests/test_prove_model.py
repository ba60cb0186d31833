# SPDX-License-Identifier: MIT
"""The prover's model of each instruction against the real processor. ECGEN_PROVE_CASES=100000 runs the full number."""

from __future__ import annotations

import collections
import copy
import os
import random
import re
from pathlib import Path

import pytest
from prove_cpu import Modelled, Processor, assemble, random_state, random_text

from ecgen.verify.prove import model
from ecgen.verify.prove.vectors import VECTORS
from ecgen.verify.prove.world import Undecided

pytestmark = pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")

CASES = int(os.environ.get("ECGEN_PROVE_CASES", "6000"))
_BATCH = 1000


def test_model_agrees_with_the_processor(tmp_path: Path) -> None:
    rng = random.Random(CASES)
    processor = Processor(tmp_path)
    refused: collections.Counter[str] = collections.Counter()
    done: collections.Counter[str] = collections.Counter()
    while done.total() + refused.total() < CASES:
        texts = [random_text(rng) for _ in range(_BATCH)]
        for text, code in zip(texts, assemble(tmp_path, texts), strict=True):
            state = random_state(rng)
            modelled = Modelled(code, state, rng)
            actual = processor.run(code, copy.deepcopy(state))
            name = text.split()[0]
            try:
                modelled.run()
            except Undecided:
                refused[name] += 1
                continue
            done[name] += 1
            assert not (found := modelled.differences(actual)), f"{text}: {found}"
    assert refused.total() < done.total() / 5


def test_every_instruction_of_the_model_is_among_the_cases() -> None:
    rng = random.Random(1)
    seen = {word.upper() for _ in range(20_000) for word in re.findall(r"(?m)^\w+", random_text(rng))}
    assert {*model.KINDS, *VECTORS} - seen <= {"RET", "SAL"}
