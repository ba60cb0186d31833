# SPDX-License-Identifier: MIT
"""The one-function kernels as assembly, both variants: guard pages, kept registers, outputs that share memory with inputs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from targets.test_x86 import compare

from ecgen.arith import quadratic_products as quadratic
from ecgen.arith.shape import Shape
from ecgen.curve.ladder import end_program, step_program
from ecgen.field import Reduction
from ecgen.ir import Kind
from ecgen.passes.pipeline import finished
from ecgen.programs import facts_of
from support.shapes import USED

pytestmark = pytest.mark.skipif(shutil.which("nasm") is None, reason="nasm is not installed")

PRIMES = {"p434": 2**216 * 3**137 - 1, "p503": 2**250 * 3**159 - 1, "p751": 2**372 * 3**239 - 1}


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("shape", USED)
@pytest.mark.parametrize("name", PRIMES)
def test_products_of_the_quadratic_extension(name: str, shape: Shape, tmp_path: Path) -> None:
    modulus = facts_of(PRIMES[name], Kind.FIELD, 64, -(-PRIMES[name].bit_length() // 64), Reduction.MONTGOMERY)
    compare(tmp_path, [finished(make(modulus, shape, -1)) for make in (quadratic.multiplication, quadratic.squaring)], runs=20)


@pytest.mark.quick("shape0", "shape2")
@pytest.mark.parametrize("shape", USED)
def test_ladder(shape: Shape, tmp_path: Path) -> None:
    modulus = facts_of(2**255 - 19, Kind.FIELD, 64, 4, Reduction.CRANDALL)
    compare(tmp_path, [finished(step_program(modulus, shape, 121665)), finished(end_program(modulus))], runs=60)
