# SPDX-License-Identifier: MIT
"""Elements of F_p^2 as operands of the benchmark: edges and random ones, judged by the schoolbook formulas."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import UsageError
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.library import Library, Target
from ecgen_bench.harness.check import check
from ecgen_bench.harness.program import PAIRS, make_program
from ecgen_bench.implementations.build import C_TARGETS, Variant, build
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.operations import OPERATIONS, choose_operations
from ecgen_bench.implementations.points import domains, extension_of
from ecgen_bench.system.tools import find_compilers

P = 2**61 - 1
PLAIN = Extension(Modulus(P, Kind.FIELD, 64, 1, Reduction.MERSENNE))
MONTGOMERY = PLAIN.over(Modulus(P, Kind.FIELD, 64, 1, Reduction.MONTGOMERY))


def stored(extension: Extension, c0: int, c1: int) -> int:
    return extension.field.encode(c0) + (extension.field.encode(c1) << 64)


@pytest.mark.parametrize("extension", [PLAIN, MONTGOMERY], ids=["plain", "montgomery"])
def test_products_and_squares(extension: Extension) -> None:
    """(3 + 4i)(5 + 7i) = -13 + 41i and (3 + 4i)^2 = -7 + 24i; nothing else is right."""
    a, b = stored(extension, 3, 4), stored(extension, 5, 7)
    assert extension.is_right("mul", a, b, stored(extension, -13, 41), P)
    assert extension.is_right("sqr", a, b, stored(extension, -7, 24), P)
    for wrong in ((13, 41), (-13, -41), (-12, 41), (41, -13), (-7, 24)):
        assert not extension.is_right("mul", a, b, stored(extension, *wrong), P)
    assert not extension.is_right("sqr", a, b, stored(extension, -13, 41), P)


def test_each_part_of_a_weak_result() -> None:
    a, b, right = stored(PLAIN, 3, 4), stored(PLAIN, 5, 7), stored(PLAIN, -13, 41)
    for more in (P, P << 64):
        assert not PLAIN.is_right("mul", a, b, right + more, P)
        assert PLAIN.is_right("mul", a, b, right + more, 2 * P)


def test_operands_are_below_the_prime_with_edges_among_them() -> None:
    pairs = PLAIN.draw(64, 1)
    assert len(pairs) == 64
    assert pairs == PLAIN.draw(64, 1) != PLAIN.draw(64, 2)
    parts = [part for pair in pairs for number in pair for part in (number & (2**64 - 1), number >> 64)]
    assert max(parts) < P
    assert {0, 1, P - 1} <= set(parts[: len(parts) // 2])
    assert 0 not in parts[len(parts) // 2 :]


def test_measured_on_request_where_the_code_has_it() -> None:
    assert "fe2" not in {operation.tag for operation in choose_operations(None, scalars=False)}
    assert choose_operations("fe2_mul,fe2_sqr", scalars=False) == (OPERATIONS["fe2_mul"], OPERATIONS["fe2_sqr"])
    for name, has in (("p434", True), ("curve25519", False)):
        operands = domains(Library(load_bundled(name), name, "auto", (Target.C64,)))
        assert (extension_of(operands) is not None) == has


@pytest.mark.slow
def test_ours_are_right(tmp_path: Path) -> None:
    """And a field without them has nothing to build."""
    compiler = find_compilers()[0]
    variant = Variant("c", "C", C_TARGETS, compiler, "-O1")
    operations = choose_operations("fe2_mul,fe2_sqr", scalars=False)
    library = Library(load_bundled("p434"), "p434", "auto", C_TARGETS)
    implementation = build(variant, library, operations, tmp_path, None)
    program = make_program([implementation], domains(library), compiler, tmp_path, 1, 8)
    assert check(program, [implementation]) == 2 * PAIRS
    with pytest.raises(UsageError, match="none of fe2_mul, fe2_sqr is among the functions emitted for curve25519"):
        build(variant, Library(load_bundled("curve25519"), "c", "auto", C_TARGETS), operations, tmp_path / "other", None)
