# SPDX-License-Identifier: MIT
"""SymPy proves every formula as an identity modulo the curve equations, and refuses one with a single wrong operation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen.curve.formula import FieldOp, Formula
from ecgen.curve.library import formula, formulas
from ecgen.curve.prove import Unproved, prove


@pytest.mark.parametrize("formula", formulas().values(), ids=lambda formula: formula.name)
def test_proved(formula: Formula) -> None:
    proved = prove(formula)
    assert proved[0] in ("P generic", "P, Q generic")


@pytest.mark.parametrize("name", ["complete_add", "complete_add_minus3", "complete_add_zero"])
def test_complete_formulas_are_proved_for_every_relation(name: str) -> None:
    assert prove(formula(name)) == ["P, Q generic", "Q = P", "Q = -P", "P = O", "Q = O", "P = Q = O"]


@pytest.mark.parametrize("name", ["jacobian_double_minus3", "complete_add_mixed_zero", "edwards_double", "montgomery_add"])
def test_a_wrong_sign_is_found(name: str) -> None:
    right = formula(name)
    flip = {FieldOp.ADD: FieldOp.SUB, FieldOp.SUB: FieldOp.ADD}
    for index, step in enumerate(right.steps):
        if step.op not in flip:
            continue
        steps = (*right.steps[:index], replace(step, op=flip[step.op]), *right.steps[index + 1 :])
        with pytest.raises(Unproved):
            prove(replace(right, steps=steps))
