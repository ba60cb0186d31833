# SPDX-License-Identifier: MIT
"""The prover's model of each instruction against the real processor. ECGEN_PROVE_STATES=1000 runs the full number."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from ecgen_verify.prove import model
from ecgen_verify.prove.evidence.model import compare
from support.prove_cpu import random_text

pytestmark = pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")

STATES = int(os.environ.get("ECGEN_PROVE_STATES", "10"))


@pytest.mark.slow
def test_model_agrees_with_the_processor() -> None:
    """All forms; most on few states."""
    counts = compare(STATES, seed=STATES)  # ends the test at the first difference
    agreed, refused = sum(counts.agreed.values()), sum(counts.refused.values())
    assert agreed + refused == STATES * len({*counts.agreed, *counts.refused}) and len(counts.agreed) > 350
    assert refused < agreed / 5


def test_every_instruction_of_the_model_is_among_the_cases() -> None:
    rng = random.Random(1)
    seen = {word.upper() for _ in range(20_000) for word in re.findall(r"(?m)^(?:rep )?(\w+)", random_text(rng))}
    modelled = {name for name in model.INSTRUCTIONS if not name.startswith(("V", "K"))}
    other_names = {f"{kind}{condition}" for kind in ("J", "CMOV", "SET") for condition in model.CONDITIONS}
    assert modelled - other_names - seen <= {"RET", "SAL"}
