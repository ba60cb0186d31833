# SPDX-License-Identifier: MIT
"""When multiples of a point, and of its image under the endomorphism, cannot be neutral: u*P + v*(lambda*P).

Trusted. For P of the prime order n that is neutral only where u + v*lambda = 0 mod n. Then n divides u^2 - u*v + v^2, which is
v^2*(lambda^2 + lambda + 1) modulo n, and lambda is a primitive third root of 1. Only at (0, 0) is that form 0, and it is never
negative; so other (u, v) at which it is less than n are not neutral.
"""

from __future__ import annotations

from ecgen_verify.prove.multiples.forms import largest, never_zero
from ecgen_verify.prove.multiples.named import Multiple, preimage


def never_neutral(order: int, lambda_: int | None, *points: Multiple) -> bool:
    """Whether none of these multiples of one point and its image is neutral, unless the point is; False where not shown.
    `lambda_`: None where there is no endomorphism."""
    bases = {preimage(base) for point in points for base, _ in point.parts}
    return len(bases) == 1 and all(_outside(order, lambda_, point) for point in points)


def _outside(order: int, lambda_: int | None, point: Multiple) -> bool:
    """Whether (u, v) is neither (0, 0) nor another pair that gives the neutral element."""
    nonzero = [never_zero(form, order) for _, form in point.parts]
    if len(nonzero) < 2 or lambda_ is None or (lambda_**2 + lambda_ + 1) % order:
        return nonzero == [True]
    u, v = (largest(form, order) for _, form in point.parts)
    return any(nonzero) and u is not None and v is not None and u**2 + u * v + v**2 < order
