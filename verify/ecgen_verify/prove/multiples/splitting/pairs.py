# SPDX-License-Identifier: MIT
"""Multiples of a point and of its image under the endomorphism: u*P + v*(lambda*P).

Trusted. Such a point, for P of the order n, is neutral only where u + v*lambda = 0 mod n. The (u, v) with that are a lattice of
determinant n. Of a basis b1, b2 of it with |b1| <= |b2| and 2*|<b1, b2>| <= |b1|^2, which Lagrange's reduction ends with, b1 is a
shortest vector but 0; so (u, v) other than (0, 0) with u^2 + v^2 < |b1|^2 is not in the lattice.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.multiples.forms import largest, never_zero
from ecgen_verify.prove.multiples.named import Multiple, preimage
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.world import Undecided

Vector = tuple[int, int]


def never_neutral(points: Sequence[Multiple], split: Endomorphism) -> bool:
    """Whether none of these multiples of one point and its image is neutral, unless the point is; False where not shown."""
    bases = {preimage(base) for point in points for base, _ in point.parts}
    return len(bases) == 1 and all(_outside(point, split) for point in points)


def _outside(point: Multiple, split: Endomorphism) -> bool:
    """Whether (u, v) is neither (0, 0) nor another vector of the lattice."""
    # each of u and v is a part's form, or 0
    most = [largest(form, split.order) for _, form in point.parts]
    square = sum(bound**2 for bound in most if bound is not None)
    return (any(never_zero(form, split.order) for _, form in point.parts) and None not in most
            and square < _shortest(split.order, split.lambda_))  # fmt: skip


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
