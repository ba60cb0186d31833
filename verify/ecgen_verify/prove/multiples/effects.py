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

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import IDLE
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import mask_of
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.digits import naf_reading
from ecgen_verify.prove.multiples.forms import never_zero
from ecgen_verify.prove.multiples.named import COORDINATES, GENERATOR, TAG, Multiple, neutral_bit
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.pairs import never_neutral
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

JACOBIAN = COORDINATES["jacobian"]


@dataclass(frozen=True)
class Group:
    """The group of a curve in Weierstrass form; `split`: how scalars are split in two, by an endomorphism."""

    spec: Spec
    split: Endomorphism | None = None

    @property
    def about(self) -> tuple[object, ...]:
        return (self.spec,) if self.split is None else (self.spec, self.split)

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
        base, curve = None if points[0].single is None else points[0].single[0], self.spec.curve
        return curve is not None and (curve.cofactor == 1 or base == GENERATOR) and all(
            point.single is not None and point.single[0] == base and never_zero(point.single[1], curve.order)
            for point in points)  # fmt: skip


def nothing(call: Call) -> None:
    """A function that changes nothing but its own frame."""


def inner_effects(group: Group, naf: Naf) -> Mapping[str, Reading]:
    """By the names after the prefix: what scalar multiplications call, and has no contract."""
    promises = {**INCOMPLETE, "wipe_stack": IDLE}
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_add_incomplete": group.add_incomplete,
        "point_add_affine_incomplete": lambda call: group.add_incomplete(call, "affine"), "wipe_stack": nothing,
    }  # fmt: skip
    return {**readings(promises, effects, group.about), "naf": naf_reading(naf)}
