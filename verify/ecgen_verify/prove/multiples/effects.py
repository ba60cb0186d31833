# SPDX-License-Identifier: MIT
"""What calls do to points that are known as multiples of points.

Trusted. The group law's functions are proved to be their formulas, and these by SymPy to be the group law but for the cases that
they state (`ecgen.curve.prove`): the incomplete additions are wrong only for p = q and where just one operand is neutral. A
multiple L*P of a point of prime order n unless it is neutral is neutral with P, or where n divides L; so neither of these happens
to L*P and M*P where n divides none of L, M and L - M. All points on the curve are such points where its cofactor is 1; elsewhere
the incomplete additions are taken to be right for multiples of the generator only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ecgen.logic.types import G2
from ecgen_verify.prove.composed.claims import IDLE
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, mask_of, same
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.pins import group_law
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.adding import additions
from ecgen_verify.prove.multiples.digits import (
    SCALAR,
    Odd,
    naf_digit,
    odd,
    odd_promise,
    plain,
    plain_bits,
    signed_form,
    write_naf,
)
from ecgen_verify.prove.multiples.forms import Digit, Form, Half, never_zero
from ecgen_verify.prove.multiples.lookups import ENTRIES, ENTRY, base_promise, window_promise
from ecgen_verify.prove.multiples.named import COORDINATES, TAG, Base, Multiple, Table
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.pairs import image, never_neutral
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.scalars.claims import plain_promise
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

JACOBIAN, AFFINE = COORDINATES["jacobian"], COORDINATES["affine"]


@dataclass(frozen=True)
class Group:
    """The group of a curve, and how its scalar multiplications take scalars apart; `split`: in two, by an endomorphism.
    `degree`: elements of a coordinate, 2 on the twist, which has the same order."""

    shapes: Shapes
    split: Endomorphism | None = None
    degree: int = 1

    @property
    def order(self) -> int:
        return self.shapes.order

    @property
    def about(self) -> tuple[object, ...]:
        return (self.shapes,) if self.split is None else (self.shapes, self.split)

    # ------------------------------------------------------------------ group law

    @property
    def jacobian(self) -> str:
        """The system of coordinates."""
        return "jacobian" if self.degree == 1 else "jacobian pairs"

    def double(self, call: Call) -> None:
        """r = 2*p"""
        named.double(call, *[self.jacobian] * 3)

    def add(self, call: Call) -> None:
        """r = p + q, for all points"""
        named.add(call, "add", self.jacobian, self.jacobian)

    def add_affine(self, call: Call) -> None:
        named.add(call, "add affine", self.jacobian, self.jacobian.replace("jacobian", "affine"))

    def add_incomplete(self, call: Call, other: str = "jacobian") -> None:
        """r = p + q, where the formula is right"""
        (p, _), (q, _) = named.load(call, call.pointer(1)), named.load(call, call.pointer(2), other)
        points = p, q, p.plus(q.scaled(-1))
        if self.split is None or not never_neutral(points, self.split):
            base = None if p.single is None else p.single[0]
            if (self.shapes.cofactor != 1 and base != self.generator()) or not all(
                    point.single is not None and point.single[0] == base and never_zero(point.single[1], self.order)
                    for point in points):  # fmt: skip
                raise Undecided("an addition by the formula alone that may meet p = q or a neutral element")
        named.add(call, "add incomplete", "jacobian", other)

    def is_neutral(self, call: Call) -> Word:
        """All-ones where p is neutral"""
        point, _ = named.load(call, call.pointer(0), self.jacobian)
        return mask_of(neutral_bit(call.elements, point))

    def neutral(self, call: Call) -> None:
        """z = 0, whatever x and y are"""
        field, others = call.elements.fields[TAG], range(2 * self.degree)
        values = [*(field.named(("coordinate of the neutral element", i)) for i in others), *[field.const(0)] * self.degree]
        call.store(TAG, call.pointer(0), *values)

    # ------------------------------------------------------------------ digits

    def lookup(self, call: Call) -> None:
        """r = d * the table's point for the digit d, the bits of the word with the lowest 1, less 2^width; negated where `negate`
        is all-ones"""
        width, entries = self.shapes.width, self.shapes.entries
        _, place = call.operands(TAG, JACOBIAN, JACOBIAN * entries)
        table = Table.at(call, place, range(1, 2 * entries, 2))
        factors = [0, *(1 << place for place in range(1, width + 1))]
        form = signed_form(call, call.number(2, 32), call.number(3), 1 - (1 << width), factors)
        named.store(call, table.times(form), ("lookup", form, table.keys))

    def entry(self, call: Call) -> None:
        """r = table[digit], of 16 entries that are multiples of one point by 0, 1, 2, ...: that by the digit, a sum of bits"""
        count = COORDINATES[self.jacobian]
        _, place = call.operands(TAG, count, count * ENTRIES)
        table = Table.at(call, place, range(ENTRIES), self.jacobian)
        form = plain_bits(call, call.number(2, 32), ENTRIES)
        named.store(call, table.times(form), ("entry", form, table.keys), self.jacobian)

    def base_lookup(self, call: Call) -> None:
        """r = the sum of multiples of G, with the signs of the bits, that the table has an entry for; negated where `negate` is
        all-ones"""
        teeth = call.number(2, 32)
        if not teeth.is_constant or teeth.lo not in self.shapes.teeth:
            raise Undecided("a number of teeth for which it is not proved what is looked up")
        entries = 1 << (teeth.lo - 1)
        _, place = call.operands(TAG, AFFINE, AFFINE * entries)
        numbers = named.numbers(call, place, AFFINE * entries)
        combs = (comb for comb in self.shapes.combs if len(comb) == teeth.lo)
        weights = next((comb for comb in combs if self.shapes.multiples(comb) == numbers), None)
        if weights is None:
            raise Undecided("a table that does not hold the multiples of the generator for these signs")
        form = signed_form(call, call.number(3, 32), call.number(4), -sum(weights), [2 * weight for weight in weights])
        named.store(call, Multiple.of([(self.generator(), form)]), ("base lookup", form), "affine")

    def generator(self) -> Base:
        return named.base_of([_constant(value, self.shapes.prime) for value in self.shapes.generator])


@dataclass(frozen=True)
class Additions:
    """What is added by digits of non-adjacent forms, which `naf` writes."""

    group: Group
    naf: Naf

    def add(self, call: Call) -> None:
        """total = total + digit*P, for a table of odd multiples of P"""
        digit, entries = self._digit(call, self.naf.width)
        _, place = call.operands(TAG, JACOBIAN, JACOBIAN * entries)
        self._sum(call, Table.at(call, place, range(1, 2 * entries, 2)), digit)

    def add_base(self, call: Call) -> None:
        """total = total + digit*G, for a table of odd multiples of G, which are numbers"""
        self._add_base(call, self.group.generator())

    def add_image(self, call: Call) -> None:
        """total = total + digit*(lambda*G), for the same table"""
        self._add_base(call, image(self.group.generator()))

    def _digit(self, call: Call, width: int) -> tuple[Digit, int]:
        """The digit of that width that the third argument is, and the entries of its table; where scalars are split, of a half,
        with the sign that the fourth is."""
        digit = naf_digit(call, 2, width)
        if self.group.split is not None:
            negative = Odd(call.elements, digit.digits.of).negative
            if not isinstance(digit.digits.of, Half) or not same(call.path, [call.number(3)], [negative]):
                raise Undecided("a sign that is not known to be that of the digit's half of a scalar")
        elif isinstance(digit.digits.of, Half):
            raise Undecided("a digit without the sign of its half of a scalar")
        return digit, 1 << (digit.digits.width - 2)

    def _add_base(self, call: Call, base: Base) -> None:
        digit, entries = self._digit(call, self.naf.base_width)
        _, place = call.operands(TAG, JACOBIAN, AFFINE * entries)
        if named.numbers(call, place, AFFINE * entries) != self.group.shapes.odd_multiples(entries):
            raise Undecided("a table that does not hold the odd multiples of the generator")
        self._sum(call, Table([(base, 1)], ()), digit)

    @staticmethod
    def _sum(call: Call, table: Table, digit: Digit) -> None:
        total, before = named.load(call, call.pointer(0))
        named.store(call, total.plus(table.times(Form.of([(digit, 1)]))), ("add digit", before, digit, table.keys))


def neutral_bit(elements: Elements, point: Multiple) -> Word:
    """The bit that is 1 where the multiple is the neutral element."""
    return elements.bit(("neutral", point))


def _constant(number: int, prime: int) -> Value:
    return Value({(): number % prime} if number % prime else {})


def nothing(call: Call) -> None:
    """A function that changes nothing but its own frame."""


def inner_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what scalar multiplications call."""
    shapes = group.shapes
    promises = {**group_law(), **INCOMPLETE, "scalar_odd": odd_promise(shapes),
                "lookup": window_promise(shapes), "base_lookup": base_promise(shapes), "wipe_stack": IDLE}  # fmt: skip
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_dbl": group.double, "point_add": group.add, "point_add_incomplete": group.add_incomplete,
        "point_add_affine": group.add_affine, "point_add_affine_incomplete": lambda call: group.add_incomplete(call, "affine"),
        "point_from_affine": lambda call: named.convert(call, "affine", "jacobian"),
        "scalar_odd": lambda call: odd(call, shapes), "lookup": group.lookup, "base_lookup": group.base_lookup,
        "wipe_stack": nothing,
    }  # fmt: skip
    if group.shapes.cofactor != 1:
        effects["point_is_neutral"] = group.is_neutral
    return readings(promises, effects, group.about)


def twist_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what multiplications on the twist call."""
    promises = {**{f"{G2}{name}": promise for name, promise in group_law(G2).items()}, f"{G2}lookup": ENTRY}
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_neutral": group.neutral, "point_dbl": group.double, "point_add": group.add,
        "point_add_affine": group.add_affine, "point_is_neutral": group.is_neutral, "lookup": group.entry,
    }  # fmt: skip
    return readings(promises, {f"{G2}{name}": effect for name, effect in effects.items()}, group.about)


def naf_effects(group: Group, naf: Naf, scalar: Standing) -> Mapping[str, Reading]:
    """By the names after the prefix: what double multiplications call. `scalar`: how scalars stand in memory."""
    calls = Additions(group, naf)
    effects: dict[str, Callable[[Call], Word | None]] = {
        "scalar_plain": plain, "naf": lambda call: write_naf(call, naf), "point_neutral": group.neutral,
        "add_digit": calls.add, "add_base_digit": calls.add_base, "add_image_digit": calls.add_image,
    }  # fmt: skip
    promises = {addition.name: addition.promise for addition in additions(naf, group.split)}
    known = {**promises, "naf": naf.promise, "scalar_plain": plain_promise(scalar), **group_law()}
    return readings(known, {name: effect for name, effect in effects.items() if name in known}, (*group.about, (SCALAR, scalar)))
