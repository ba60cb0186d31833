# SPDX-License-Identifier: MIT
"""No mutant is proved that the processor can tell from the original.

Sampled here; ECGEN_PROVE_MUTANTS=250 ECGEN_PROVE_INPUTS=100000 is the full form.
"""

from __future__ import annotations

import os
import random
from itertools import islice
from pathlib import Path

import pytest
from prove_folder import contract, image
from prove_mutants import first_difference, mutants

from ecgen.verify.prove.prover import Limits, prove

pytestmark = pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")

MUTANTS = int(os.environ.get("ECGEN_PROVE_MUTANTS", "20"))
INPUTS = int(os.environ.get("ECGEN_PROVE_INPUTS", "300"))

KERNELS = {
    "Montgomery": ("p256", "fe_mul"),
    "Montgomery, any order": ("p256", "sc_mul"),
    "Solinas": ("p384", "fe_mul"),
    "Crandall": ("curve25519", "fe_mul"),
    "add": ("p256", "fe_add"),
    "sub": ("p256", "fe_sub"),
    "half": ("p256", "fe_half"),
    "mul_small": ("p256", "fe_mul_small"),
    "decode": ("p256", "fe_from_bytes"),
    "encode": ("p256", "fe_to_bytes"),
}


@pytest.mark.parametrize("kind", KERNELS)
def test_accepted_mutants_are_equivalent(kind: str) -> None:
    curve, name = KERNELS[kind]
    function = f"{curve}_{name}"
    original, promised = image(curve, name[:2]), contract(curve, name)
    accepted = 0
    for what, mutant in islice(mutants(original, function, random.Random(kind)), MUTANTS):
        if prove(mutant, function, promised, Limits(seconds=2, search=0)).proved:
            accepted += 1
            assert first_difference(original, mutant, function, promised, INPUTS) is None, what
    print(f"{kind}: {MUTANTS} mutants of {function}, {MUTANTS - accepted} rejected, {accepted} accepted and equivalent")
    assert accepted < MUTANTS / 2
