# SPDX-License-Identifier: MIT
"""The iteration of the double multiplication on the curve of Ed25519: shown for all pairs of digits, on any points.

Trusted: that all are looked at, and what must be found for each: the sum doubled, the entry (|d| - 1)/2 of the first table added,
then that of the second, each by its formula; an entry for d < 0 is the negative, which has y - x and y + x exchanged and another
sign of the product. T of the result may be anything where both digits are 0 and this is not the last iteration.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.edwards.points import COORDINATES, INNER
from ecgen_verify.prove.goal.pins import edwards_points
from ecgen_verify.prove.naf.adding import digits_of
from ecgen_verify.prove.theorem import Reading, readings

_TAG = "fe"
Point = Sequence[Value]


def iteration(width: int, base_width: int) -> Claim:
    """PREFIX_ed25519_iteration(sum, table, digit, base, base_digit, last)"""
    items = {"table": 1 << (width - 2), "base": 1 << (base_width - 2)}
    cases = [Case(f"digits {digit} and {base_digit}", items=items,
                  numbers={"digit": (digit, digit), "base_digit": (base_digit, base_digit), "last": (last, last)})
             for digit in digits_of(width) for base_digit in digits_of(base_width) for last in (0, 1)]  # fmt: skip
    return Claim(iteration_promise(width, base_width), _check, cases=cases)


def iteration_promise(width: int, base_width: int) -> Inner:
    text = ("sum = 2*sum + d*P + e*Q for table[i] = (2*i + 1)*P, base[i] = (2*i + 1)*Q and digits d and e, 0 or odd and below "
            f"{1 << (width - 1)} and {1 << (base_width - 1)} in absolute value; T for `last` or a digit that is not 0 "
            "only")  # fmt: skip
    prototype = ("void {p}_ed25519_iteration({p}_ed25519 *sum, const {p}_ed25519_cached *table, int digit, "
                 "const {p}_ed25519_niels *base, int base_digit, int last)")  # fmt: skip
    return Inner(text, True, frozenset({"sum"}), frozenset({"sum"}), ("fe", prototype))


def group_law() -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    effects: dict[str, Effect] = {
        "dbl": lambda call: _double(call, "extended"), "dbl_projective": lambda call: _double(call, "projective"),
        "add_cached": lambda call: _add(call, "cached"), "add_niels": lambda call: _add(call, "niels"),
    }  # fmt: skip
    return readings({**INNER, **edwards_points()}, {f"ed25519_{law}": effect for law, effect in effects.items()})


def _check(view: View) -> None:
    """The coordinates that must be right."""
    numbers, given = {name: low for name, (low, _) in view.setting.case.numbers.items()}, view.given("sum")[:3]
    digits = ("table", "cached", numbers["digit"]), ("base", "niels", numbers["base_digit"])
    if not any(digit for _, _, digit in digits) and not numbers["last"]:
        view.expect("sum", _made(view.elements, "projective", given)[:3], count=3)
        return
    total = _made(view.elements, "extended", given)
    for name, system, digit in digits:
        if digit:
            total = _made(view.elements, "sum", total, _entry(view, name, COORDINATES[system], digit))
    view.expect("sum", total)


def _entry(view: View, name: str, count: int, digit: int) -> Point:
    first = (abs(digit) - 1) // 2 * count
    m, p, *z, t = view.given(name)[first : first + count]
    return [m, p, *z, t] if digit > 0 else [p, m, *z, view.field.sub(view.field.const(0), t)]


# ---------------------------------------------------------------------- the group law


def _made(elements: Elements, name: str, *points: Point) -> list[Value]:
    """What a formula makes of these points; doublings of both kinds make the same x, y and z."""
    keys = tuple(tuple(value.key for value in point) for point in points)
    return [elements.fields[_TAG].named(("double" if name in COORDINATES else name, keys, i)) for i in range(4)]


def _double(call: Call, system: str) -> None:
    """A projective result leaves T as it was."""
    target, source = call.operands(_TAG, 4, 4)
    call.store(_TAG, target, *_made(call.elements, system, call.values(_TAG, source, 3))[: COORDINATES[system]])


def _add(call: Call, system: str) -> None:
    target, first, second = call.operands(_TAG, 4, 4, COORDINATES[system])
    p, q = call.values(_TAG, first, 4), call.values(_TAG, second, COORDINATES[system])
    call.store(_TAG, target, *_made(call.elements, "sum", p, q))
