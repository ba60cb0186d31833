# SPDX-License-Identifier: MIT
"""Nothing is timed that is wrong: every implementation is compared with plain integers first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.library import Library
from ecgen.spec.load import load_file
from ecgen_bench.harness.check import check, is_right
from ecgen_bench.harness.program import PAIRS, make_program
from ecgen_bench.implementations.build import C_TARGETS, Variant, build
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.system.tools import Compiler, find_compilers

MUL, ADD = OPERATIONS["mul"], OPERATIONS["add"]


@pytest.fixture(scope="module")
def compiler() -> Compiler:
    return find_compilers()[0]


@pytest.fixture(scope="module")
def library() -> Library:
    spec = load_file(Path(__file__).parents[1] / "specs" / "f13.toml")
    return Library(spec, spec.name, "montgomery", C_TARGETS)


@pytest.fixture(scope="module")
def implementation(compiler: Compiler, library: Library, tmp_path_factory: pytest.TempPathFactory) -> Implementation:
    variant = Variant("c", "C", C_TARGETS, compiler, "-O0")
    return build(variant, library, (MUL, ADD), tmp_path_factory.mktemp("build"), None)


def test_right_functions_pass(implementation: Implementation, library: Library, compiler: Compiler, tmp_path: Path) -> None:
    program = make_program([implementation], library.moduli(64), compiler, tmp_path, 1, 8)
    assert check(program, [implementation]) == 2 * PAIRS


def test_a_wrong_function_is_named(implementation: Implementation, library: Library, compiler: Compiler, tmp_path: Path) -> None:
    mul, add = implementation.callees
    wrong = replace(implementation, callees=(replace(mul, call=add.call, element=add.element), add))
    program = make_program([wrong], library.moduli(64), compiler, tmp_path, 1, 8)
    with pytest.raises(CheckFailed, match=r"C: fe_mul is wrong for a = 0x[0-9a-f]+, b = 0x[0-9a-f]+: it gives 0x"):
        check(program, [wrong])


def test_a_silent_implementation_is_noticed(
    implementation: Implementation, library: Library, compiler: Compiler, tmp_path: Path
) -> None:
    program = make_program(
        [replace(implementation, callees=implementation.callees[:1])], library.moduli(64), compiler, tmp_path, 1, 8
    )
    with pytest.raises(CheckFailed, match="compared 64 results where 128 were due"):
        check(program, [implementation])


def test_weak_results_are_compared_modulo_p() -> None:
    modulus = Modulus(13, Kind.FIELD, 64, 1, Reduction.SOLINAS)
    weak = Callee(MUL, "", "", modulus, "f", canonical=False)
    assert is_right(weak, 5, 6, 4 + 13)
    assert not is_right(weak, 5, 6, 5 + 13)
    assert not is_right(replace(weak, canonical=True), 5, 6, 4 + 13)
