# SPDX-License-Identifier: MIT
"""Multiples of a point and of its image under the endomorphism: u*P + v*(lambda*P).

Trusted. Such a point, for P of the order n, is neutral only where u + v*lambda = 0 mod n. The (u, v) with that are a lattice of
determinant n. Of a basis b1, b2 of it with |b1| <= |b2| and 2*|<b1, b2>| <= |b1|^2, which Lagrange's reduction ends with, b1 is a
shortest vector but 0; so (u, v) other than (0, 0) with u^2 + v^2 < |b1|^2 is not in the lattice.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.forms import Form, half_of, largest
from ecgen_verify.prove.multiples.named import JACOBIAN, TAG, Base, Multiple
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.halves import HALVES
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.world import Undecided

Vector = tuple[int, int]
_IMAGE = "lambda times"
IMAGE = Inner("r = (beta*x, y, z), which is lambda*p for p on the curve",
              entry=("fe", "void {p}_endomorphism({p}_point *r, const {p}_point *p)"))  # fmt: skip


# ---------------------------------------------------------------------- the endomorphism


def endomorphism_claim(split: Endomorphism) -> Claim:
    """PREFIX_endomorphism(r, p)"""

    def check(view: View) -> None:
        x, y, z = view.given("p")
        view.expect("r", [view.field.scale(x, split.beta), y, z])

    return Claim(IMAGE, check, about=(split,))


def image(base: Base) -> Base:
    """lambda times that point."""
    return (_IMAGE, base)


def endomorphism(call: Call) -> None:
    """r = lambda*p"""
    size = JACOBIAN * call.elements.forms[TAG].size
    target, source = call.pointer(0), call.pointer(1)
    call.apart([(target, size, True), (source, size, False)])
    point, keys = named.load(call, source)
    if any(_is_image(base) for base, _ in point.parts):
        raise Undecided("an image of an image")
    named.store(call, target, Multiple.of((image(base), form) for base, form in point.parts), ("image", keys))


def endomorphism_reading(split: Endomorphism) -> Reading:
    return Reading(IMAGE, endomorphism, (split,))


def _is_image(base: Base) -> bool:
    return base[:1] == (_IMAGE,)


# ---------------------------------------------------------------------- what is neutral


def never_neutral(points: Sequence[Multiple], split: Endomorphism) -> bool:
    """Whether none of these multiples of one point and its image is neutral, unless the point is; False where not shown."""
    bases = {base[1] if _is_image(base) else base for point in points for base, _ in point.parts}
    return len(bases) == 1 and all(_outside(point, split) for point in points)


def _outside(point: Multiple, split: Endomorphism) -> bool:
    """Whether (u, v) is neither (0, 0) nor another vector of the lattice."""
    # each of u and v is a part's form, or 0
    square = sum(largest(form) ** 2 for _, form in point.parts)
    return any(_never_zero(form) for _, form in point.parts) and square < _shortest(split.order, split.lambda_)


def _never_zero(form: Form) -> bool:
    """Where the least power of two occurs once, the form is that power times an odd number."""
    twos = [factor & -factor for _, factor in form.items]
    return bool(twos) and twos.count(min(twos)) == 1


@searched
def reduced_basis(order: int, lambda_: int) -> tuple[Vector, Vector]:
    """Of the lattice, the shorter vector first."""
    raise NotImplementedError


def _shortest(order: int, lambda_: int) -> int:
    """The square of the length of a shortest vector of the lattice."""
    first, second = reduced_basis(order, lambda_)
    determinant = first[0] * second[1] - first[1] * second[0]
    inside = all((u + v * lambda_) % order == 0 for u, v in (first, second))
    length = _dot(first, first)
    if not inside or abs(determinant) != order or length > _dot(second, second) or 2 * abs(_dot(first, second)) > length:
        raise Undecided("a basis of the lattice that is not reduced")
    return length


def _dot(x: Vector, y: Vector) -> int:
    return x[0] * y[0] + x[1] * y[1]


# ---------------------------------------------------------------------- the claim


def expect_product(view: View, product: Multiple, base: Base) -> None:
    """The sum of both halves of the scalar k, times the point and its image."""
    key = view.given("k")[0].key
    halves = {base: half_of(form) for base, form in product.parts}
    for which, point in enumerate((base, image(base))):
        half = halves.get(point)
        if half is None or (half.scalar, half.which) != (key, which) or len(halves) != HALVES:
            raise Mismatch("the result is another multiple of the point")
