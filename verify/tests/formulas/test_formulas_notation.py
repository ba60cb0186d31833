# SPDX-License-Identifier: MIT
"""The notation of formulas: what it means, and that every fault is named with its line."""

from __future__ import annotations

import pytest

from ecgen.curve.cost import Cost
from ecgen.curve.formula import FieldOp, FormulaError, Step, parse
from ecgen.curve.library import formulas
from ecgen.curve.points import Combination

GOOD = """# a toy
title: toy
source: nobody,
    nowhere
form: weierstrass
a: any
inputs: P = affine(X1, Y1)
outputs: 2P = affine(X3, Y3)
constants: b3 = 3*b
cost: 1M + 1S + 1*b3 + 3add + 1*5
exceptional: none

t = X1^2      # squared
t = t * Y1
u = b3 * t
v = 5*u
w = v / 2
X3 = -w
Y3 = X3 - v
"""


def test_assigning_again_makes_versions() -> None:
    toy = parse("toy", GOOD)
    assert toy.source == "nobody, nowhere" and toy.constants[0].expression == "3*b"
    assert toy.steps[:3] == (
        Step(FieldOp.SQR, "t.1", ("X1",)), Step(FieldOp.MUL, "t", ("t.1", "Y1")), Step(FieldOp.MUL, "u", ("b3", "t")),
    )  # fmt: skip
    assert toy.steps[3] == Step(FieldOp.TIMES, "v", ("u",), 5)


@pytest.mark.parametrize(("old", "new", "message"), [
    ("t = X1^2 ", "t = X1^3 ", r"toy:13: 'X1\^3' is no field operation"),
    ("t = t * Y1", "t = t * q", "toy:14: 'q' has no value yet"),
    ("w = v / 2", "X1 = v / 2", "toy:17: 'X1' is an input or constant"),
    ("w = v / 2", "b3 = v / 2", "toy:17: 'b3' is an input or constant"),
    ("v = 5*u", "v = 1*u", "toy:16: the factor 1 is below 2"),
    ("X3 = -w", "X3 = -v", "toy:17: 'w' is assigned and never read"),
    ("Y3 = X3 - v", "Y4 = X3 - v", "toy:19: 'Y3' is wanted as a result"),
    ("Y3 = X3 - v", "nonsense", "toy:19: 'nonsense' is no assignment"),
    ("1M + 1S", "2M + 1S", "toy:10: cost: 2M .* is stated, 1M .* is counted"),
    ("1M + 1S", "1M + 1Q", "toy:10: cost: '1Q' is no cost"),
    ("a: any\n", "", "toy:18: 'a' is missing"),
    ("a: any", "a: any\na: any", "toy:7: 'a' stands there twice"),
    ("a: any", "b: any", "toy:6: unknown key 'b'"),
    ("form: weierstrass", "form: hessian", "toy:5: form: unknown form 'hessian'"),
    ("affine(X1, Y1)", "affine(X1)", "toy:7: inputs: affine has 2 coordinates, not 1"),
    ("affine(X1, Y1)", "polar(X1, Y1)", "toy:7: inputs: unknown coordinate system 'polar'"),
    ("affine(X1, Y1)", "affine(X1, X1)", "toy:7: 'X1' stands twice among the inputs"),
    ("2P = affine", "2p = affine", "toy:8: outputs: '2p' is no combination of points"),
    ("b3 = 3*b", "b3 = 3*c", "toy:9: constants: 'c' is no parameter of this form"),
    ("b3 = 3*b", "b3 = 3*", r"toy:9: constants: '3\*' is no expression"),
    ("exceptional: none", "exceptional: never", "toy:11: exceptional: 'never' is no condition"),
    ("w = v / 2", "title: late", "toy:17: 'title' stands there twice"),
])  # fmt: skip
def test_faults_are_named_with_their_line(old: str, new: str, message: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(FormulaError, match=message):
        parse("toy", GOOD.replace(old, new))


@pytest.mark.parametrize("text", ["P", "2P", "-Q", "P + Q", "P - 2Q", "-P + Q", "O"])
def test_combinations_print_as_read(text: str) -> None:
    assert str(Combination.parse(text)) == text


def test_costs_print_as_read() -> None:
    text = "7M + 4S + 1I + 2*b3 + 9add + 3*2 + 1*4"
    assert str(Cost.parse(text)) == text and Cost.parse(text).short() == "7M + 4S + 1I + 2*b3"


#: M, S, I and multiplications by curve constants, as published.
PUBLISHED = {
    "affine_double": (2, 2, 1, 0), "affine_add": (2, 1, 1, 0),
    "projective_double_minus3": (7, 3, 0, 0), "projective_add": (12, 2, 0, 0),
    "complete_add": (12, 0, 0, 5), "complete_add_mixed": (11, 0, 0, 5), "complete_double": (8, 3, 0, 5),
    "complete_add_minus3": (12, 0, 0, 2), "complete_add_mixed_minus3": (11, 0, 0, 2), "complete_double_minus3": (8, 3, 0, 2),
    "complete_add_zero": (12, 0, 0, 2), "complete_add_mixed_zero": (11, 0, 0, 2), "complete_double_zero": (6, 2, 0, 1),
    "jacobian_double_minus3": (3, 5, 0, 0), "jacobian_double_zero": (2, 5, 0, 0), "jacobian_double": (1, 8, 0, 1),
    "jacobian_add": (11, 5, 0, 0), "jacobian_add_12m4s": (12, 4, 0, 0),
    "jacobian_add_mixed": (7, 4, 0, 0), "jacobian_add_mixed_8m3s": (8, 3, 0, 0),
    "montgomery_ladder": (5, 4, 0, 1), "montgomery_double": (2, 2, 0, 1), "montgomery_add": (3, 2, 0, 0),
    "montgomery_add_projective": (4, 2, 0, 0), "edwards_add": (8, 0, 0, 1), "edwards_add_cached": (8, 0, 0, 0),
    "edwards_add_niels": (7, 0, 0, 0), "edwards_double": (4, 4, 0, 0), "edwards_double_projective": (3, 4, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_costs(name: str) -> None:
    cost = formulas()[name].counted()
    assert (cost.multiplications, cost.squarings, cost.inversions, cost.constant_multiplications) == PUBLISHED[name]
