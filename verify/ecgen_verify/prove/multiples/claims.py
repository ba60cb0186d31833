# SPDX-License-Identifier: MIT
"""Claims of scalar multiplications.

Trusted: each check shows the contract that it is pinned to. Points have the order n or are neutral: all of the curve where its
cofactor is 1, elsewhere those that the contract asks for.
"""

from __future__ import annotations

from functools import partial

from ecgen.logic.types import G2
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import atom_of
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.pins import multiples, twist_multiples
from ecgen_verify.prove.multiples.effects import Group, neutral_bit
from ecgen_verify.prove.multiples.forms import Form, is_integer, scalar_of
from ecgen_verify.prove.multiples.named import Base, Multiple, base_of, multiple_of
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.signs import SCALAR
from ecgen_verify.prove.multiples.splitting.pairs import expect_product

#: Above everything that they call, below what calls them.
LEVEL = 20


def multiple_claims(group: Group, shapes: Shapes) -> dict[str, Claim]:
    """By operation. Not covered is the generator without a table of its own."""
    claims, pins = {}, multiples(shapes.cofactor)
    if shapes.cofactor != 1:
        claims["affine_has_order"] = Claim(pins["affine_has_order"], lambda view: _check_order(view, group), LEVEL,
                                           about=group.about)
    if shapes.teeth:
        claims["point_mul_base"] = Claim(pins["point_mul_base"], lambda view: _check(view, group, group.generator()), LEVEL,
                                         about=group.about)
    if shapes.halves is None or group.split is not None:
        claims["point_mul"] = Claim(pins["point_mul"], lambda view: _check(view, group, base_of(view.given("p"))), LEVEL,
                                    about=group.about)
    return claims


def twist_claims(group: Group) -> dict[str, Claim]:
    """By operation, on the twist."""
    checks = {"affine_has_order": _check_order, "point_mul": _check_digits}
    return {f"{G2}{name}": Claim(pin, partial(checks[name], group=group), LEVEL, about=group.about)
            for name, pin in twist_multiples().items()}  # fmt: skip


def _check_order(view: View, group: Group) -> None:
    """All-ones where n*p is the neutral element."""
    multiple = Multiple.of([(base_of(view.given("p")), Form.number(group.order))])
    view.expect_mask(view.decided(neutral_bit(view.elements, multiple)))


def _check_digits(view: View, group: Group) -> None:
    """r is the multiple of p by the integer that k stands for, as the sum of its bits."""
    multiple = multiple_of(view.field, view.result("r"))
    view.note("r")
    term, form = multiple.single, view.elements.forms[SCALAR]
    if term is None or term[0] != base_of(view.given("p")):
        raise Mismatch("the result is a multiple of another point")
    plain = view.elements.fields[SCALAR].scale(view.given("k")[0], pow(form.factor, -1, form.prime))
    atoms = [atom_of(word.poly) for word in view.elements.words(SCALAR, plain)]
    if not is_integer(term[1], [atom for atom in atoms if atom is not None], group.order.bit_length()):
        raise Mismatch("the result is another multiple of the point")


def _check(view: View, group: Group, base: Base) -> None:
    """r is the multiple by k of this point."""
    multiple = multiple_of(view.field, view.result("r"))
    view.note("r")
    if group.split is not None and len(multiple.parts) > 1:
        expect_product(view, multiple, base)
        return
    term = multiple.single
    if term is None or term[0] != base:
        raise Mismatch("the result is a multiple of another point")
    if scalar_of(term[1], group.order) != view.given("k")[0].key:
        raise Mismatch("the result is another multiple of the point")
