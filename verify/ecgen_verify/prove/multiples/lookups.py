# SPDX-License-Identifier: MIT
"""What is looked up by a secret digit: shown for every value of the digit, on any table.

Trusted: that all values are looked at, and what must be found for each.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.multiples.shapes import Shapes

#: Of a table that has multiples by all digits of four bits.
ENTRIES = 16


def _inner(text: str, prototype: str) -> Inner:
    return Inner(text, apart=frozenset({"r"}), entry=("fe", f"void {{p}}_{prototype}"), known=frozenset({"teeth"}))


# ---------------------------------------------------------------------- windows


def window_lookup(shapes: Shapes) -> Claim:
    """PREFIX_lookup(r, table, word, negate)"""

    def check(view: View) -> None:
        digit = (_number(view, "word") | 1) - (1 << shapes.width)
        _expect(view, (abs(digit) - 1) // 2, negative=(digit < 0) != view.mask("negate"))

    return Claim(window_promise(shapes), check, cases=[_case(shapes.entries, word=word) for word in range(2 << shapes.width)])


def window_promise(shapes: Shapes) -> Inner:
    return _inner("r = table[(|d| - 1)/2], y negated where d < 0 or by `negate`, not both, for d = (word | 1) - "
                  f"{1 << shapes.width}",
                  "lookup({p}_point *r, const {p}_point *table, unsigned word, uint64_t negate)")  # fmt: skip


# ---------------------------------------------------------------------- columns of the comb


def base_lookup(shapes: Shapes) -> Claim:
    """PREFIX_base_lookup(r, table, teeth, signs, negate)"""
    cases = [_case(1 << (teeth - 1), teeth=teeth, signs=signs) for teeth in sorted(shapes.teeth) for signs in range(1 << teeth)]
    return Claim(base_promise(shapes), _signs, cases=cases)


def _signs(view: View) -> None:
    top, signs = 1 << (_number(view, "teeth") - 1), _number(view, "signs")
    negative = not signs & top
    _expect(view, (~signs if negative else signs) & (top - 1), negative=negative != view.mask("negate"))


def base_promise(shapes: Shapes) -> Inner:
    known = " or ".join(str(count) for count in sorted(shapes.teeth))
    return _inner("r = table[the signs below the top one], where that is -, table[their opposites], y negated where that is - or "
                  f"by `negate`, not both, for {known} signs",
                  "base_lookup({p}_affine *r, const {p}_affine *table, unsigned teeth, unsigned signs, uint64_t negate)")


# ---------------------------------------------------------------------- multiples by digits of four bits


def entry_lookup() -> Claim:
    """PREFIX_g2_lookup(r, table, digit)"""

    def check(view: View) -> None:
        _expect(view, _number(view, "digit"), negative=False)

    return Claim(ENTRY, check, cases=[_case(ENTRIES, digit=digit) for digit in range(ENTRIES)])


ENTRY = _inner(
    f"r = table[digit], for digits below {ENTRIES}", "g2_lookup({p}_g2_point *r, const {p}_g2_point *table, unsigned digit)"
)


# ---------------------------------------------------------------------- powers


def power_lookup(tables: Sequence[int]) -> Claim:
    """PREFIX_exp_lookup(r, table, entries, index), for so many entries."""
    cases = [_case(entries, entries=entries, index=index) for entries in tables for index in range(entries)]
    return Claim(power_promise(tables), lambda view: _expect(view, _number(view, "index"), negative=False), cases=cases)


def power_promise(tables: Sequence[int]) -> Inner:
    return Inner(f"r = table[index], for index < entries = {' or '.join(map(str, tables))}", apart=frozenset({"r"}),
                 entry=("fe", "void {p}_exp_lookup({p}_fe *r, const {p}_fe *table, unsigned entries, unsigned index)"),
                 known=frozenset({"entries"}))  # fmt: skip


# ---------------------------------------------------------------------- all of them


def _case(table: int, /, **numbers: int) -> Case:
    name = ", ".join(f"{name} {number}" for name, number in numbers.items())
    return Case(name, numbers={name: (number, number) for name, number in numbers.items()}, items={"table": table})


def _number(view: View, name: str) -> int:
    """An argument, which the case gives."""
    return view.setting.case.numbers[name][0]


def _expect(view: View, index: int, *, negative: bool) -> None:
    """r is this entry, or has y negated."""
    table, length = view.given("table"), len(view.result("r"))
    entry = table[index * length : (index + 1) * length]
    if negative:
        entry[1] = view.field.sub(view.field.const(0), entry[1])
    view.expect("r", entry)
