# SPDX-License-Identifier: MIT
"""Functions on elements below 2*p are proved on their bytes; a narrower result, or wider operands, are not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.verdict import Status
from support.prove_folder import contract, image

PRIME = 5 * 2**248 - 1
_OPERATIONS = ("from_fe", "add", "sub", "neg", "dbl", "half", "mul", "sqr", "select", "cswap", "to_fe")


@pytest.mark.parametrize("build", ["nasm", "c64 gcc -O2", "c64 clang -O2"])
@pytest.mark.parametrize("operation", _OPERATIONS)
def test_proved(operation: str, build: str) -> None:
    promised = contract("sqisign_lvl1", f"fe_loose_{operation}")
    bounds = {operand.name: operand.bound for operand in promised.operands if operand.name != "mask"}
    assert set(bounds.values()) <= {PRIME, 2 * PRIME} and 2 * PRIME in bounds.values()
    verdict = prove(image("sqisign_lvl1", build=build), f"sqisign_lvl1_fe_loose_{operation}", promised)
    assert verdict.proved, verdict


def _bounded(name: str, operands: tuple[str, ...], times: int) -> Contract:
    promised = contract("sqisign_lvl1", f"fe_loose_{name}")
    return replace(promised, operands=tuple(replace(operand, bound=times * PRIME) if operand.name in operands else operand
                                            for operand in promised.operands))  # fmt: skip


@pytest.mark.parametrize(("name", "operands", "times"), [
    ("mul", ("r",), 1), ("sqr", ("r",), 1), ("add", ("r",), 1), ("neg", ("r",), 1),  # results that are not canonical
    ("mul", ("a", "b"), 12), ("add", ("a",), 3), ("sub", ("b",), 3), ("to_fe", ("a",), 3),  # operands that are too large
])  # fmt: skip
def test_other_bounds_are_refused(name: str, operands: tuple[str, ...], times: int) -> None:
    verdict = prove(image("sqisign_lvl1"), f"sqisign_lvl1_fe_loose_{name}", _bounded(name, operands, times))
    assert verdict.status in (Status.UNDECIDED, Status.REFUTED), verdict


def test_the_contract_of_canonical_elements_is_not_that_of_loose_ones() -> None:
    """fe_mul may be called with elements only: its bytes break the promise for larger operands."""
    verdict = prove(image("sqisign_lvl1"), "sqisign_lvl1_fe_add", contract("sqisign_lvl1", "fe_loose_add"))
    assert not verdict.proved
