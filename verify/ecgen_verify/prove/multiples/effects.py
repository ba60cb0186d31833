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
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.elements import mask_of
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.goal.pins import group_law
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.digits import SCALAR, odd, odd_promise, write_naf
from ecgen_verify.prove.multiples.forms import never_zero
from ecgen_verify.prove.multiples.named import COORDINATES, GENERATOR, TAG, Multiple, neutral_bit
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.pairs import never_neutral
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.scalars.claims import plain, plain_promise
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

JACOBIAN = COORDINATES["jacobian"]


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

    def add_incomplete(self, call: Call, other: str = "jacobian") -> Word | None:
        """r = p + q, where the formula is right. Of points that are not neutral on this path all-ones is returned where p = q."""
        places = call.pointer(1), call.pointer(2)
        (p, _), (q, _) = named.load(call, places[0]), named.load(call, places[1], other)
        difference = p.plus(q.scaled(-1))
        if self.never_neutral(p, q, difference):
            named.add(call, "add incomplete", "jacobian", other)
            return None
        loaded = call.values(TAG, places[0], JACOBIAN), call.values(TAG, places[1], COORDINATES[other])
        if any(call.decided(call.elements.is_zero(TAG, z)) is not False for point in loaded for z in point[2:]):
            raise Undecided("an addition by the formula alone that may meet a neutral element")
        equal = neutral_bit(call.elements, difference)
        is_equal = call.decide(equal)
        named.add(call, "add incomplete", "jacobian", other)
        if is_equal:
            field = call.elements.fields[TAG]
            call.store(TAG, call.pointer(0), *(field.named(("of no point", difference, i)) for i in range(JACOBIAN)))
        return mask_of(equal)

    def never_neutral(self, *points: Multiple) -> bool:
        """Whether none of these multiples of one point is neutral, unless all are; False where that is not shown."""
        if self.split is not None and never_neutral(points, self.split):
            return True
        base = None if points[0].single is None else points[0].single[0]
        return (self.shapes.cofactor == 1 or base == GENERATOR) and all(
            point.single is not None and point.single[0] == base and never_zero(point.single[1], self.order)
            for point in points)  # fmt: skip

    def is_neutral(self, call: Call) -> Word:
        """All-ones where p is neutral"""
        point, _ = named.load(call, call.pointer(0), self.jacobian)
        return mask_of(neutral_bit(call.elements, point))

    def neutral(self, call: Call) -> None:
        """z = 0, whatever x and y are"""
        field, others = call.elements.fields[TAG], range(2 * self.degree)
        values = [*(field.named(("coordinate of the neutral element", i)) for i in others), *[field.const(0)] * self.degree]
        call.store(TAG, call.pointer(0), *values)


def nothing(call: Call) -> None:
    """A function that changes nothing but its own frame."""


def inner_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what scalar multiplications call."""
    shapes = group.shapes
    promises = {**group_law(), **INCOMPLETE, "scalar_odd": odd_promise(shapes), "wipe_stack": IDLE}
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_dbl": group.double, "point_add": group.add, "point_add_incomplete": group.add_incomplete,
        "point_add_affine": group.add_affine, "point_add_affine_incomplete": lambda call: group.add_incomplete(call, "affine"),
        "point_from_affine": lambda call: named.convert(call, "affine", "jacobian"),
        "scalar_odd": lambda call: odd(call, shapes), "wipe_stack": nothing,
    }  # fmt: skip
    if group.shapes.cofactor != 1:
        effects["point_is_neutral"] = group.is_neutral
    return readings(promises, effects, group.about)


def twist_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what multiplications on the twist call."""
    promises = {f"{G2}{name}": promise for name, promise in group_law(G2).items()}
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_neutral": group.neutral, "point_dbl": group.double, "point_add": group.add,
        "point_add_affine": group.add_affine, "point_is_neutral": group.is_neutral,
    }  # fmt: skip
    return readings(promises, {f"{G2}{name}": effect for name, effect in effects.items()}, group.about)


def naf_effects(group: Group, naf: Naf, scalar: Standing) -> Mapping[str, Reading]:
    """By the names after the prefix: what double multiplications call. `scalar`: how scalars stand in memory."""
    effects: dict[str, Callable[[Call], Word | None]] = {
        "scalar_plain": lambda call: plain(call, scalar), "naf": lambda call: write_naf(call, naf),
        "point_neutral": group.neutral,
    }  # fmt: skip
    known = {"naf": naf.promise, "scalar_plain": plain_promise(scalar), **group_law()}
    return readings(known, effects, (*group.about, (SCALAR, scalar)))
