# SPDX-License-Identifier: MIT
"""The claim of double multiplications.

Trusted: the check shows the contract that it is pinned to, of points of any order.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.values import Key
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.pins import multiples
from ecgen_verify.prove.multiples.effects import Group
from ecgen_verify.prove.multiples.forms import Form, naf_half_of, naf_scalar_of
from ecgen_verify.prove.multiples.named import Base, base_of, multiple_of
from ecgen_verify.prove.multiples.splitting.halves import HALVES
from ecgen_verify.prove.multiples.splitting.pairs import image

#: As other scalar multiplications.
LEVEL = 20


def double_claims(group: Group) -> dict[str, Claim]:
    """By operation."""
    name = "point_mul_double_vartime"
    return {name: Claim(multiples(group.shapes.cofactor)[name], lambda view: _check(view, group), LEVEL,
                        about=group.about)}


def _check(view: View, group: Group) -> None:
    """r is the sum of the multiple of p by k and that of G by l, and of nothing else."""
    forms = dict(multiple_of(view.field, view.result("r")).parts)
    view.note("r")
    scalars = {base_of(view.given("p")): view.given("k")[0].key, group.generator(): view.given("l")[0].key}
    if group.split is not None:
        _check_halves(forms, scalars)
        return
    if forms.keys() != scalars.keys() or len(scalars) != 2:
        raise Mismatch("the result is a sum of multiples of other points")
    for base, scalar in scalars.items():
        if naf_scalar_of(forms[base], group.order) != scalar:
            raise Mismatch("the result is a sum of other multiples of the points")


def _check_halves(forms: Mapping[Base, Form], scalars: Mapping[Base, Key]) -> None:
    """Each scalar by its two halves, times the point and its image."""
    halves = {point: naf_half_of(form) for point, form in forms.items()}
    expected = {point: (scalar, which) for base, scalar in scalars.items() for which, point in enumerate((base, image(base)))}
    if {point: half and (half.scalar, half.which) for point, half in halves.items()} != expected or len(expected) != 2 * HALVES:
        raise Mismatch("the result is a sum of other multiples of the points")
