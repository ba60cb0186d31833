# SPDX-License-Identifier: MIT
"""Additions of table entries by public digits: shown for every digit, on any points.

Trusted: that all digits are looked at, and what must be found for each. PREFIX_add_digit(total, table, digit) leaves
total + digit*P where table[i] = (2*i + 1)*P: the entry (|d| - 1)/2, with y negated for d < 0, is d*P. If that is neutral, total
stays; if total is, the sum is d*P; if both are the same point, it is twice that; and else it is what the addition formula makes,
for these are the only exceptional cases (`ecgen.curve.prove`). That both are the same is what the addition without these cases
returns where it divides 0 by 0, if neither is neutral.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, mask_of
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.pins import group_law as published
from ecgen_verify.prove.multiples.named import COORDINATES, TAG, of_formula
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

Point = Sequence[Value]
JACOBIAN, AFFINE = COORDINATES["jacobian"], COORDINATES["affine"]


def digits_of(width: int) -> list[int]:
    """0 and the odd numbers below 2^(width - 1) in absolute value."""
    odd = range(1, 1 << (width - 1), 2)
    return [0, *(sign * odd_number for odd_number in odd for sign in (1, -1))]


@dataclass(frozen=True)
class Addition:
    """PREFIX_`name`(total, table, digit), with entries of `length` coordinates and digits of `width` bits. `signed`: there is one
    more argument, the mask `negate`, all-ones where -d is meant. `beta`: what x is multiplied by first."""

    name: str
    length: int
    width: int
    signed: bool = False
    beta: int = 1

    @property
    def entries(self) -> int:
        return 1 << (self.width - 2)

    @property
    def promise(self) -> Inner:
        point = "P" if self.beta == 1 else f"the image ({self.beta:#x}*x, y) of P"
        text = (f"total = total + d*{point} for table[i] = (2*i + 1)*P and the digit d, 0 or odd and below "
                f"{1 << (self.width - 1)} in absolute value, by the group law")  # fmt: skip
        prototype = (f"void {{p}}_{self.name}({{p}}_point *total, const {{p}}_{'point' if self.length == JACOBIAN else 'affine'} "
                     f"*table, int digit{', uint64_t negate' if self.signed else ''})")  # fmt: skip
        total = frozenset({"total"})
        return Inner(f"{text}; -d instead of d where `negate` is all-ones" if self.signed else text, True, total, total,
                     ("fe", prototype))  # fmt: skip


def additions(naf: Naf, split: Endomorphism | None) -> list[Addition]:
    """Of digits of a point, of those of the generator, and where scalars are split of those of its image."""
    signed = split is not None
    known = [Addition("add_digit", JACOBIAN, naf.width, signed), Addition("add_base_digit", AFFINE, naf.base_width, signed)]
    return [*known, Addition("add_image_digit", AFFINE, naf.base_width, signed, split.beta)] if split is not None else known


def adding(addition: Addition) -> Claim:
    """What is shown."""
    cases = [Case(f"digit {digit}", numbers={"digit": (digit, digit)}, items={"table": addition.entries})
             for digit in digits_of(addition.width)]  # fmt: skip
    return Claim(addition.promise, lambda view: _check(view, addition), cases=cases)


def group_law() -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    effects: dict[str, Effect] = {
        "point_add_incomplete": lambda call: _sum(call, JACOBIAN), "point_add_affine_incomplete": lambda call: _sum(call, AFFINE),
        "point_dbl": _double, "point_from_affine": _from_affine,
    }  # fmt: skip
    return readings({**published(), **INCOMPLETE}, effects)


def _check(view: View, addition: Addition) -> None:
    """total + d*P; twice a point may be made of the coordinates of either operand. Raises Fork."""
    elements, field, total, table = view.elements, view.field, view.given("total"), view.given("table")
    digit, length = view.setting.case.numbers["digit"][0], addition.length
    entry = table[(abs(digit) - 1) // 2 * length :][:length]
    if not digit:
        view.expect("total", total)
        return
    entry[0] = field.scale(entry[0], addition.beta)
    if (digit < 0) != (addition.signed and view.mask("negate")):
        entry[1] = field.sub(field.const(0), entry[1])
    if length == JACOBIAN and view.is_zero(entry[2]):
        view.expect("total", total)
    elif view.is_zero(total[2]):
        view.expect("total", _jacobian(elements, entry))
    elif view.decided(_same(elements, total, entry)):
        summands = total, _jacobian(elements, entry)
        view.expect("total", *(of_formula(elements, "double", "jacobian", summand) for summand in summands))
    else:
        view.expect("total", of_formula(elements, "sum", "jacobian", total, entry))


def _jacobian(elements: Elements, point: Point) -> list[Value]:
    """z = 1 for an affine point."""
    return [*point, elements.fields[TAG].const(1)][:JACOBIAN]


# ---------------------------------------------------------------------- the group law


def _same(elements: Elements, p: Point, q: Point) -> Word:
    """The bit that is 1 where two points that are not neutral are the same."""
    return elements.bit(("same point", *(tuple(value.key for value in point) for point in (p, q))))


def _sum(call: Call, length: int) -> Word:
    target, first, second = call.operands(TAG, JACOBIAN, JACOBIAN, length)
    p, q = call.values(TAG, first, JACOBIAN), call.values(TAG, second, length)
    for z in (p[2], *q[2:]):
        known = call.decided(call.elements.is_zero(TAG, z))
        if known is None or known:
            raise Undecided("an addition by the formula alone of what may be neutral")
    call.store(TAG, target, *of_formula(call.elements, "sum", "jacobian", p, q))
    return mask_of(_same(call.elements, p, q))


def _double(call: Call) -> None:
    target, source = call.operands(TAG, JACOBIAN, JACOBIAN)
    call.store(TAG, target, *of_formula(call.elements, "double", "jacobian", call.values(TAG, source, JACOBIAN)))


def _from_affine(call: Call) -> None:
    target, source = call.operands(TAG, JACOBIAN, AFFINE)
    call.store(TAG, target, *_jacobian(call.elements, call.values(TAG, source, AFFINE)))
