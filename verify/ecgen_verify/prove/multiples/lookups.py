# SPDX-License-Identifier: MIT
"""What is looked up by a secret digit: shown for every value of the digit, on any table.

Trusted: that all values are looked at, and what must be found for each.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import View


def power_lookup(tables: Sequence[int]) -> Claim:
    """PREFIX_exp_lookup(r, table, entries, index), for so many entries."""
    cases = [_case(entries, index) for entries in tables for index in range(entries)]
    return Claim(power_promise(tables), _check, cases=cases)


def power_promise(tables: Sequence[int]) -> Inner:
    return Inner(f"r = table[index], for index < entries = {' or '.join(map(str, tables))}", apart=frozenset({"r"}),
                 entry=("fe", "void {p}_exp_lookup({p}_fe *r, const {p}_fe *table, unsigned entries, unsigned index)"),
                 known=frozenset({"entries"}))  # fmt: skip


def _case(entries: int, index: int) -> Case:
    numbers = {"entries": (entries, entries), "index": (index, index)}
    return Case(f"entries {entries}, index {index}", numbers=numbers, items={"table": entries})


def _check(view: View) -> None:
    index, _ = view.setting.case.numbers["index"]
    view.expect("r", [view.given("table")[index]])
