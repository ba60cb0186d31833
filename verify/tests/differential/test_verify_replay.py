# SPDX-License-Identifier: MIT
"""Cases as text: what a run prints, --replay reads."""

from __future__ import annotations

import pytest

from ecgen.errors import UsageError
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.reference import contract_of
from ecgen_verify.cases import Case, Input, Placement, parse_case, placements, unify
from ecgen_verify.parameters import parameters_of
from ecgen_verify.subject import Function
from support.verify_runs import SPECS, quick

P = 2**61 - 1

OPERATIONS = ("mul", "mul_small", "select", "from_bytes", "batch_inv", "is_zero")
MODULUS = Modulus(P, Kind.FIELD, 64, 1, Reduction.CRANDALL)


def function(operation: str) -> Function:
    contract = contract_of(operation, MODULUS)
    return Function(f"m61_{contract.name}", contract, parameters_of(contract), {64: MODULUS})


FUNCTIONS = [function(operation) for operation in OPERATIONS]


@pytest.mark.parametrize(("operation", "inputs", "text"), [
    ("mul", {"a": 1, "b": P - 1}, "a=0x1 b=0x1ffffffffffffffe"),
    ("mul_small", {"a": 0, "k": 0x9_0000_0001}, "a=0x0 k=0x900000001"),
    ("select", {"mask": True, "a": 2, "b": 3}, "mask=0xffffffffffffffff a=0x2 b=0x3"),
    ("from_bytes", {"b": bytes(range(8))}, "b=0x0001020304050607"),
    ("batch_inv", {"a": (1, 0, 2)}, "a=0x1,0x0,0x2"),
    ("batch_inv", {"a": ()}, "a="),
    ("is_zero", {"a": 0}, "a=0x0"),
])  # fmt: skip
def test_text_and_back(operation: str, inputs: dict[str, Input], text: str) -> None:
    for placement in placements(function(operation)):
        case = Case(function(operation), unify(inputs, placement.alias), placement)
        assert parse_case(case.text, FUNCTIONS, "m61") == case
        if placement == Placement():
            assert case.text == f"fe_{operation} {text} alias=none"


@pytest.mark.parametrize(("operation", "aliases"), [
    ("mul", ["none", "a=b", "r=a", "r=b", "r=a=b"]),
    ("mul_small", ["none", "r=a"]),
    ("select", ["none", "a=b", "r=a", "r=b", "r=a=b"]),
    ("from_bytes", ["none", "r=b"]),
    ("batch_inv", ["none", "r=a"]),
    ("is_zero", ["none"]),
])  # fmt: skip
def test_every_alias_the_types_allow(operation: str, aliases: list[str]) -> None:
    unfenced = [placement for placement in placements(function(operation)) if not placement.fenced]
    assert [placement.text for placement in unfenced] == [f"alias={alias}" for alias in aliases]


@pytest.mark.parametrize(("text", "reason"), [
    ("", "no function ''"),
    ("fe_cube a=1", "no function 'fe_cube'"),
    ("fe_mul a=1", "fe_mul needs b="),
    ("fe_mul a=1 b=2 c=3", "fe_mul has no input 'c'"),
    ("fe_mul a=1 b=0x1fffffffffffffff", "not in [0, 0x1fffffffffffffff)"),
    ("fe_mul a=1 b=two", "b=two"),
    ("fe_mul a=1 b=2 alias=a=r", "not possible for fe_mul"),
    ("fe_mul a=1 b=2 alias=r=a place=edge", "alias=none only"),
    ("fe_mul a=1 b=2 place=moon", "only place=edge"),
    ("fe_select mask=1 a=1 b=2", "a mask is 0 or all-ones"),
    ("fe_from_bytes b=0x00", "8 bytes expected"),
])  # fmt: skip
def test_what_cannot_be_replayed(text: str, reason: str) -> None:
    with pytest.raises(UsageError, match=r"^--replay: ") as raised:
        parse_case(text, FUNCTIONS, "m61")
    assert reason in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.slow
def test_case_that_passes() -> None:
    run = quick("--spec", SPECS / "f13.toml", "--target", "c", "--replay", "f13_fe_mul a=0xc b=0xc alias=r=a")
    assert run.returncode == 0, run.stderr
    assert "1 functions agree" in run.stdout
