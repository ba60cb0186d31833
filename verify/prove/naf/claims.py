# SPDX-License-Identifier: MIT
"""The claim of double multiplications.

Trusted: it says what the manifest says of the operation, for points on the curve, all of which have the order n or are neutral.
"""

from __future__ import annotations

from ecgen.verify.prove.composed.claims import Claim
from ecgen.verify.prove.composed.view import Mismatch, View
from ecgen.verify.prove.multiples.effects import Group
from ecgen.verify.prove.multiples.forms import naf_scalar_of
from ecgen.verify.prove.multiples.named import base_of, multiple_of

#: As other scalar multiplications.
LEVEL = 20


def double_claims(group: Group) -> dict[str, Claim]:
    """By operation."""
    text = "r = k*p + l*G for p on the curve, neutral or not; k, p and l are public"
    return {"point_mul_double_vartime": Claim(text, lambda view: _check(view, group), LEVEL, public=True)}


def _check(view: View, group: Group) -> None:
    """r is the sum of the multiple of p by k and that of G by l, and of nothing else."""
    found = dict(multiple_of(view.field, view.result("r")).parts)
    wanted = {base_of(view.given("p")): view.given("k")[0].key, group.generator(): view.given("l")[0].key}
    if found.keys() != wanted.keys() or len(wanted) != 2:
        raise Mismatch("the result is a sum of multiples of other points")
    for base, scalar in wanted.items():
        if naf_scalar_of(found[base], group.order) != scalar:
            raise Mismatch("the result is a sum of other multiples of the points")
