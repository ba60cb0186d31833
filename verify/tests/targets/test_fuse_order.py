# SPDX-License-Identifier: MIT
"""The order of the calls in fused formulas of long elements: the same calls, none before its operands, waiting ones set apart."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ecgen.curve.fuse import set_apart
from ecgen.curve.library import formulas
from ecgen.curve.lower import Call, lower

NAMES = sorted(name for name, law in formulas().items() if all(call.function != "inv" for call in lower(law)))


def waiting(calls: Sequence[Call]) -> int:
    """How many multiplications follow from the one before them, by whatever lies in between."""
    count, last = 0, set[str]()
    for call in calls:
        follows = not last.isdisjoint(call.args)
        if call.function in ("mul", "sqr"):
            count += follows
            last = {call.out}
        elif follows:
            last.add(call.out)
    return count


@pytest.mark.parametrize("name", NAMES)
def test_operands_come_first(name: str) -> None:
    calls = lower(formulas()[name])
    ordered = set_apart(calls)
    assert sorted(call.out for call in ordered) == sorted(call.out for call in calls)
    written = {call.out for call in calls}
    for index, call in enumerate(ordered):
        assert written.intersection(call.args) <= {other.out for other in ordered[:index]}


@pytest.mark.parametrize("name", ["jacobian_double_minus3_half", "jacobian_add", "jacobian_add_mixed_8m3s"])
def test_fewer_wait(name: str) -> None:
    calls = lower(formulas()[name])
    assert waiting(set_apart(calls)) < waiting(calls)


def test_none_waits_in_the_doubling() -> None:
    assert waiting(set_apart(lower(formulas()["jacobian_double_minus3_half"]))) == 0
