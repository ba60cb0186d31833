# SPDX-License-Identifier: MIT
"""When multiples of a point, and of its image under the endomorphism, cannot be neutral: u*P + v*(lambda*P).

Trusted. For P of the prime order n that is neutral only where u + v*lambda = 0 mod n. The (u, v) with that are a lattice of
determinant n. Of a basis b1, b2 of it with |b1| <= |b2| and 2*|<b1, b2>| <= |b1|^2, which Lagrange's reduction ends with, b1 is a
shortest vector but 0; so (u, v) other than (0, 0) with u^2 + v^2 < |b1|^2 is not in the lattice.
"""

from __future__ import annotations

from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.multiples.forms import largest, never_zero
from ecgen_verify.prove.multiples.named import Multiple, preimage
from ecgen_verify.prove.world import Undecided

Vector = tuple[int, int]


def never_neutral(order: int, lambda_: int | None, *points: Multiple) -> bool:
    """Whether none of these multiples of one point and its image is neutral, unless the point is; False where not shown.
    `lambda_`: None where there is no endomorphism."""
    bases = {preimage(base) for point in points for base, _ in point.parts}
    return len(bases) == 1 and all(_outside(order, lambda_, point) for point in points)


def _outside(order: int, lambda_: int | None, point: Multiple) -> bool:
    """Whether (u, v) is neither (0, 0) nor another vector of the lattice."""
    nonzero = [never_zero(form, order) for _, form in point.parts]
    if len(nonzero) < 2 or lambda_ is None:
        return nonzero == [True]
    most = [largest(form, order) for _, form in point.parts]
    square = sum(bound**2 for bound in most if bound is not None)
    return any(nonzero) and None not in most and square < _shortest(order, lambda_)


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
