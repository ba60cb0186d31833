# SPDX-License-Identifier: MIT
"""Claims of scalar multiplications.

Trusted: each check shows the contract that it is pinned to. Points have the order n or are neutral: all of the curve where its
cofactor is 1, elsewhere those that the contract asks for, which the sum of two multiples does of none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.logic.types import G2
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import atom_of
from ecgen_verify.prove.composed.values import Key
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.goal.pins import multiples, twist_multiples
from ecgen_verify.prove.multiples.digits import SCALAR
from ecgen_verify.prove.multiples.effects import Group
from ecgen_verify.prove.multiples.forms import Bit, Form, Half
from ecgen_verify.prove.multiples.named import GENERATOR, Base, Multiple, base_of, multiple_of, neutral_bit
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.splitting.pairs import image

#: Above everything that they call, below what calls them.
LEVEL = 20


def multiple_claims(group: Group, shapes: Shapes) -> dict[str, Claim]:
    """By operation. Not covered is the generator without a table of its own."""
    checks: dict[str, Callable[..., None]] = {}
    if shapes.cofactor != 1:
        checks["affine_has_order"] = _check_order
    if shapes.teeth:
        checks["point_mul_base"] = _check_base
    if shapes.halves is None or group.split is not None:
        checks |= {"point_mul": _check_point, "point_mul_double_vartime": _check_both}
    pins = multiples(shapes.cofactor)
    return {name: Claim(pins[name], partial(check, group=group), LEVEL, about=group.about) for name, check in checks.items()}


def twist_claims(group: Group) -> dict[str, Claim]:
    """By operation, on the twist."""
    checks = {"affine_has_order": _check_order, "point_mul": _check_bits}
    return {f"{G2}{name}": Claim(pin, partial(checks[name], group=group), LEVEL, about=group.about)
            for name, pin in twist_multiples().items()}  # fmt: skip


def _check_order(view: View, group: Group) -> None:
    """All-ones where n*p is the neutral element."""
    multiple = Multiple.of([(base_of(view.given("p"), group.jacobian), Form.number(group.order))])
    view.expect_mask(view.decided(neutral_bit(view.elements, multiple)))


def _check_bits(view: View, group: Group) -> None:
    """r is the multiple of p by the integer that k stands for, as the sum of its bits; there are none above those of n."""
    multiple = multiple_of(view.field, view.result("r"), group.jacobian)
    view.note("r")
    form = view.elements.forms[SCALAR]
    plain = view.elements.fields[SCALAR].scale(view.given("k")[0], pow(form.factor, -1, form.prime))
    atoms = [atom_of(word.poly) or 0 for word in view.elements.words(SCALAR, plain)]
    places = {Bit(atoms[i // 64], i % 64): i for i in range(64 * form.limbs)}
    above = set(list(places)[group.order.bit_length() :])
    expected = Form.of((bit, 1 << i) for bit, i in places.items() if bit not in above)
    base, known = multiple.single or ((), Form())
    kept = Form(frozenset(item for item in known.items if item[0] not in above))
    if (base, kept) != (base_of(view.given("p"), group.jacobian), expected):
        raise Mismatch("the result is another multiple of the point")


def _check_point(view: View, group: Group) -> None:
    multiple = multiple_of(view.field, view.result("r"))
    expect_products(view, multiple, {base_of(view.given("p")): view.given("k")[0].key}, halved=group.split is not None)


def _check_base(view: View, group: Group) -> None:
    multiple = multiple_of(view.field, view.result("r"))
    expect_products(view, multiple, {GENERATOR: view.given("k")[0].key})


def _check_both(view: View, group: Group) -> None:
    multiple = multiple_of(view.field, view.result("r"))
    scalars = {base_of(view.given("p")): view.given("k")[0].key, GENERATOR: view.given("l")[0].key}
    expect_products(view, multiple, scalars, halved=group.split is not None, exact=True)


def expect_products(view: View, multiple: Multiple, scalars: Mapping[Base, Key], *, halved: bool = False,
                    exact: bool = False) -> None:  # fmt: skip
    """r, which is that multiple, is the sum of these points each times its scalar, and of nothing else. `halved`: where each
    point is taken times one half, and its image times the other. `exact`: for points of any order."""
    view.note("r")
    expected: dict[Base, tuple[Key, int]] = {}
    for base, scalar in scalars.items():
        expected |= {base: (scalar, 0), image(base): (scalar, 1)} if halved else {base: (scalar, -1)}
    known: dict[Base, tuple[Key, int] | None] = {}
    for base, form in multiple.parts:
        digits = form.whole
        if digits is not None and (digits.exact or not exact):
            known[base] = (digits.of.scalar, digits.of.which) if isinstance(digits.of, Half) else (digits.of, -1)
    if known != expected or len(known) != len(multiple.parts):
        raise Mismatch("the result is another sum of multiples of points")
