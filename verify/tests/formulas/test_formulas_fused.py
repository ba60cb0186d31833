# SPDX-License-Identifier: MIT
"""Formulas fused into one Program: the interpreter agrees with the formula, and no carry is lost."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.fuse import fuse
from ecgen.curve.library import formula
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Kind
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from ecgen.rings import Residues
from ecgen.selfcheck import edge_numbers
from support.shapes import COLUMNS, ROWS

PRIMES = {
    "p192": (2**192 - 2**64 - 1, Reduction.SOLINAS),
    "p224": (2**224 - 2**96 + 1, Reduction.MONTGOMERY),
    "p256": (2**256 - 2**224 + 2**192 + 2**96 - 1, Reduction.MONTGOMERY),
    "p521": (2**521 - 1, Reduction.SOLINAS),
    "k256": (2**256 - 2**32 - 977, Reduction.CRANDALL),
    "tiny": (13, Reduction.MONTGOMERY),
}
PARAMETERS = {"weierstrass": {"a": -3, "b": 7}, "montgomery": {"A": 486662}, "edwards": {"d": 11}}
FUSED = ["jacobian_double_minus3", "jacobian_add_mixed", "complete_add_minus3", "montgomery_ladder", "edwards_add_niels"]


@cache
def modulus(prime: str, width: int) -> Facts:
    number, reduction = PRIMES[prime]
    return facts_of(number, Kind.FIELD, width, -(-number.bit_length() // width), reduction)


def packed(field: Facts, numbers: list[int]) -> int:
    """An array of elements as one little-endian number."""
    return sum(field.encode(number) << (index * field.limbs * field.width) for index, number in enumerate(numbers))


def check(formula: Formula, field: Facts, shape: Shape, cases: int) -> None:
    parameters = PARAMETERS[formula.form]
    program = fold(fuse(formula, field, shape, parameters))
    ring = Residues(field.number)
    known = constants(formula, {key: value % field.number for key, value in parameters.items()}, ring)
    numbers = edge_numbers(field.number, random.Random(formula.name))
    for _ in range(cases):
        values = {name: next(numbers) for name in formula.input_names}
        points = zip("pqd", formula.inputs, strict=False)
        inputs = {letter: packed(field, [values[name] for name in role.names]) for letter, role in points}
        expected = evaluate(formula, values | known, ring)
        outputs = run(program, inputs)
        for letter, role in zip("rs", formula.outputs, strict=False):
            assert outputs[letter] == packed(field, [expected[name] for name in role.names])


@pytest.mark.quick("complete_add_minus3-tiny-64", "edwards_add_niels-tiny-64", "montgomery_ladder-tiny-64")
@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("prime", PRIMES)
@pytest.mark.parametrize("name", FUSED)
def test_interpreter_agrees(name: str, prime: str, width: int) -> None:
    check(formula(name), modulus(prime, width), ROWS, 6)


@pytest.mark.parametrize("name", FUSED)
def test_columns(name: str) -> None:
    check(formula(name), modulus("p256", 64), COLUMNS, 3)


@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("prime", ["p192", "p256", "k256"])
@pytest.mark.parametrize("name", FUSED)
def test_no_carry_is_lost_in_the_whole(name: str, prime: str, width: int) -> None:
    """For primes that fill their top word; for others the certificate is that of the parts (see ecgen.curve.fuse)."""
    law = formula(name)
    check_bounds(fold(fuse(law, modulus(prime, width), ROWS, PARAMETERS[law.form], arrays=False)))


def test_shape_of_the_parameters() -> None:
    mixed = formula("jacobian_add_mixed")
    program = fuse(mixed, modulus("p256", 64), ROWS, PARAMETERS["weierstrass"], name="point_add_affine")
    assert program.name == "point_add_affine"
    assert [(p.name, p.kind, p.length, p.output) for p in program.params] == [
        ("r", Kind.LIMBS, 12, True), ("p", Kind.LIMBS, 12, False), ("q", Kind.LIMBS, 8, False),
    ]  # fmt: skip
    assert program.contract.notes[0] == "r = P + Q; returns all-ones where H = r = 0, else 0"


@pytest.mark.parametrize("prime", ["p256", "p521"])
def test_the_returned_mask_tells_equal_points_apart(prime: str) -> None:
    """All-ones for the same point twice, 0 for points that share x only, that share nothing, and that share y only."""
    field = modulus(prime, 64)
    program = fold(fuse(formula("jacobian_add_mixed"), field, ROWS, PARAMETERS["weierstrass"]))
    x, y, z = 5, 7, 11
    same = [x * z * z % field.number, y * z**3 % field.number, z]
    cases = {(x, y): True, (x, field.number - y): False, (x + 1, y + 1): False, (x + 1, y): False}
    for (qx, qy), equal in cases.items():
        returned = run(program, {"p": packed(field, same), "q": packed(field, [qx, qy])})["result"]
        assert returned == (2**64 - 1 if equal else 0)


def test_inversions_are_refused() -> None:
    with pytest.raises(ValueError, match="inv is no straight-line function"):
        fuse(formula("affine_add"), modulus("p256", 64), ROWS, PARAMETERS["weierstrass"])
