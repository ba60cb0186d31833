# SPDX-License-Identifier: MIT
"""Functions on elements below 2*p are proved on their bytes; a narrower result, or wider operands, are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.verdict import Status
from support.prove_composed_folder import changed
from support.prove_folder import contract, image

PRIME = 5 * 2**248 - 1
_OPERATIONS = (
    *(f"loose_{name}" for name in ("from_fe", "add", "sub", "neg", "dbl", "half", "mul", "sqr", "select", "cswap", "to_fe")),
    *(f"sum_{name}" for name in ("add", "sub", "dbl", "mul", "mul_loose", "sqr", "to_loose")),
)


@pytest.mark.parametrize("build", ["nasm", "c64 gcc -O2", "c64 clang -O2"])
@pytest.mark.parametrize("operation", _OPERATIONS)
def test_proved(operation: str, build: str) -> None:
    promised = contract("sqisign_lvl1", f"fe_{operation}")
    bounds = {operand.name: operand.bound for operand in promised.operands if operand.name != "mask"}
    assert set(bounds.values()) <= {PRIME, 2 * PRIME, 4 * PRIME} and 2 * PRIME in bounds.values()
    verdict = prove(image("sqisign_lvl1", build=build), f"sqisign_lvl1_fe_{operation}", promised)
    assert verdict.proved, verdict


def _bounded(name: str, operands: tuple[str, ...], times: int) -> Contract:
    promised = contract("sqisign_lvl1", f"fe_{name}")
    return replace(promised, operands=tuple(replace(operand, bound=times * PRIME) if operand.name in operands else operand
                                            for operand in promised.operands))  # fmt: skip


@pytest.mark.parametrize(("name", "operands", "times"), [
    ("loose_mul", ("r",), 1), ("loose_sqr", ("r",), 1), ("loose_add", ("r",), 1), ("loose_neg", ("r",), 1),  # not canonical
    ("sum_add", ("r",), 3), ("sum_sub", ("r",), 3), ("sum_to_loose", ("r",), 1),
    ("loose_mul", ("a", "b"), 12), ("loose_add", ("a",), 3), ("loose_sub", ("b",), 3), ("loose_to_fe", ("a",), 3),  # too large
    ("sum_mul", ("a", "b"), 12), ("sum_sub", ("b",), 3), ("sum_to_loose", ("a",), 5),
])  # fmt: skip
def test_other_bounds_are_refused(name: str, operands: tuple[str, ...], times: int) -> None:
    verdict = prove(image("sqisign_lvl1"), f"sqisign_lvl1_fe_{name}", _bounded(name, operands, times))
    assert verdict.status in (Status.UNDECIDED, Status.REFUTED), verdict


def test_the_contract_of_canonical_elements_is_not_that_of_loose_ones() -> None:
    """fe_mul may be called with elements only: its bytes break the promise for larger operands."""
    verdict = prove(image("sqisign_lvl1"), "sqisign_lvl1_fe_add", contract("sqisign_lvl1", "fe_loose_add"))
    assert not verdict.proved


def test_what_a_call_leaves_that_is_not_canonical_is_no_element() -> None:
    """The negative of y below 2*p only, in a point that others take for one with canonical coordinates."""
    old = "bn254_fe_neg(&r->y, &p->y);"
    new = "bn254_fe_loose_neg((bn254_fe_loose *)&r->y, (const bn254_fe_loose *)&p->y);"
    assert not changed("bn254", "point_neg", old, new).proved
