# SPDX-License-Identifier: MIT
"""Claims of scalar multiplications.

Trusted: each check shows the contract that it is pinned to. All points on the curve have the order n or are neutral.
"""

from __future__ import annotations

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.pins import multiples
from ecgen_verify.prove.multiples.effects import Group
from ecgen_verify.prove.multiples.forms import scalar_of
from ecgen_verify.prove.multiples.named import Base, base_of, multiple_of
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.splitting.pairs import expect_product

#: Above everything that they call, below what calls them.
LEVEL = 20


def multiple_claims(group: Group, shapes: Shapes) -> dict[str, Claim]:
    """By operation. Not covered is the generator without a table of its own."""
    made, pins = {}, multiples()
    if shapes.teeth:
        made["point_mul_base"] = Claim(pins["point_mul_base"], lambda view: _check(view, group, group.generator()), LEVEL)
    if shapes.halves is None or group.split is not None:
        made["point_mul"] = Claim(pins["point_mul"], lambda view: _check(view, group, base_of(view.given("p"))), LEVEL)
    return made


def _check(view: View, group: Group, base: Base) -> None:
    """r is the multiple by k of this point."""
    multiple = multiple_of(view.field, view.result("r"))
    view.note("r")
    if group.split is not None and len(multiple.parts) > 1:
        expect_product(view, multiple, base)
        return
    found = multiple.single
    if found is None or found[0] != base:
        raise Mismatch("the result is a multiple of another point")
    if scalar_of(found[1], group.order) != view.given("k")[0].key:
        raise Mismatch("the result is another multiple of the point")
