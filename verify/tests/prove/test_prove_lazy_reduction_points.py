# SPDX-License-Identifier: MIT
"""Fused formulas whose values are not canonical in between are proved on the assembled bytes; what is something else is not."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.arith.limbs import split
from ecgen.bundled import load_bundled
from ecgen.curve.formula import Formula
from ecgen.emit.curve.fused import fused_programs, known_answers
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen_verify.prove.fused.compare import form_of, fused_rows
from ecgen_verify.prove.image import load
from ecgen_verify.prove.kernel import Kernel, prove
from ecgen_verify.prove.lazy_reduction.kernels import point_kernel
from support.prove_fused_objects import mutants, objects_of, run_natively
from support.tiny_objects import bytes_of

NAME = "p521_point_dbl_fused"
LIBRARY = Library(load_bundled("p521"), "p521", "auto", (Target.ADX, Target.X64, Target.C64), microarchitecture="goldencove")
MUTANTS = 6


@cache
def doubling() -> tuple[Formula, Program]:
    return fused_programs(LIBRARY)["point_dbl"]


def kernel(formula: Formula, prime: int = LIBRARY.spec.prime) -> Kernel:
    return point_kernel(NAME, formula, LIBRARY.spec, replace(form_of(LIBRARY), prime=prime))


@pytest.mark.slow
def test_all_of_the_family_is_proved(tmp_path: Path) -> None:
    verdicts = [row.verdict for row in fused_rows(load(objects_of(LIBRARY, tmp_path)), "nasm", LIBRARY)]
    assert [verdict.function for verdict in verdicts] == ["p521_point_add_affine_incomplete_fused", NAME]
    for verdict in verdicts:
        assert verdict.proved, verdict
        assert verdict.instructions > 2000


@pytest.mark.slow
@pytest.mark.parametrize("other", ["point_add_affine_incomplete", "another prime"])
def test_what_it_does_not_compute_is_not_proved(other: str, tmp_path: Path) -> None:
    """That of another formula, or modulo another prime of as many bits."""
    image, own = load(objects_of(LIBRARY, tmp_path)), kernel(doubling()[0])
    assert prove(image, own, 20_000).verdict.proved
    wrong = kernel(doubling()[0], 2**521 - 3) if other == "another prime" else kernel(fused_programs(LIBRARY)[other][0])
    assert not prove(image, wrong, 4_000).verdict.proved


@pytest.mark.slow
def test_no_mutant_that_computes_something_else_is_proved(tmp_path: Path) -> None:
    formula, program = doubling()
    cases = list(itertools.islice(known_answers(program, formula, LIBRARY, random.Random(1)), 300))
    image = load(objects_of(LIBRARY, tmp_path))
    for mutant in itertools.islice(mutants(image, NAME, random.Random(3)), MUTANTS):
        if prove(mutant, kernel(formula), 8_000).verdict.proved:
            for inputs, result, _ in cases:
                assert run_natively(bytes_of(mutant, NAME), 27, inputs) == split(result, 64, 27)
