# SPDX-License-Identifier: MIT
"""No mutant is proved that the processor can tell from the original.

A sample; the full form is `python -m ecgen_verify.prove.evidence.mutation --full`, whose numbers are kept.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen.logic.terms import Var
from ecgen_verify.prove.evidence import mutation
from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.evidence.mutation import INPUTS, KERNELS, Tally, read_numbers, tally
from ecgen_verify.prove.evidence.subjects import Kernel, subject
from ecgen_verify.prove.prover import prove
from support.lane_cpu import require_lanes

needs_adx = pytest.mark.skipif("adx" not in Path("/proc/cpuinfo").read_text(encoding="utf-8"), reason="needs BMI2 and ADX")

@pytest.mark.sampled(2)
@pytest.mark.quick("division steps on d, e")
@needs_adx
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.kind)
def test_accepted_mutants_are_equivalent(kernel: Kernel, tmp_path: Path) -> None:
    if "IFMA" in kernel.kind:
        require_lanes()
    tallied = tally(kernel, subject(kernel, tmp_path), count=8, inputs=300)
    assert tallied.wrong == () and tallied.faults == ()
    assert tallied.mutants == 8 and tallied.refuted + tallied.undecided >= 4


@needs_adx
def test_a_prover_that_believes_everything_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite can fail: a select that lost one of its conditional moves is told from the original."""
    kernel = Kernel("believed", "p256", "fe_select")
    mutated = subject(kernel, tmp_path)
    believed = mutated.prove(mutated.image)
    lost = [m for m in mutants(mutated.image, kernel.name, random.Random(1)) if re.search("cmov.* -> taken out", m.place)]
    assert believed.proved and len(lost) == 4
    monkeypatch.setattr(mutation, "mutants", lambda *arguments: iter(lost))
    assert len(tally(kernel, replace(mutated, prove=lambda image: believed), len(lost), 50).wrong) == 4


def test_a_kernel_that_is_not_proved_is_no_subject(tmp_path: Path) -> None:
    kernel = Kernel("wrong contract", "p256", "fe_add")
    mutated = subject(kernel, tmp_path)
    wrong = replace(mutated.contract, ensures=(Var("r").equals(Var("a") - Var("b")),))
    with pytest.raises(CheckFailed, match="is not proved"):
        tally(kernel, replace(mutated, prove=lambda image: prove(image, kernel.name, wrong)), 1, 1)


def test_the_kept_numbers_are_those_of_the_full_form() -> None:
    numbers = read_numbers()
    assert [one.kind for one in numbers] == [kernel.kind for kernel in KERNELS]
    assert all(one.mutants >= 200 and one.inputs == INPUTS for one in numbers)
    assert all(one.refuted + one.undecided + one.accepted == one.mutants for one in numbers)
    assert all(one.wrong == () and one.faults == () for one in numbers)


def test_numbers_of_one_kind_replace_those_of_that_kind_only(tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    old = [Tally(kernel.kind, kernel.name, kernel.build, 9, 1, 8, 0, 5) for kernel in KERNELS]
    mutation.keep(old, path)
    new = replace(old[2], refuted=2, undecided=7, faults=("a",))
    mutation.keep([new], path)
    assert read_numbers(path) == [*old[:2], new, *old[3:]]
