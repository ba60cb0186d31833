# SPDX-License-Identifier: MIT
"""When multiples of a point cannot be neutral, also by digits of both halves of a scalar: (u + v*lambda)*P.

Trusted. For P of the prime order n that is neutral only where u + v*lambda = 0 mod n. Then n divides u^2 - u*v + v^2, which is
v^2*(lambda^2 + lambda + 1) modulo n, and lambda is a primitive third root of 1. Only at (0, 0) is that form 0, and it is never
negative; so other (u, v) at which it is less than n are not neutral.
"""

from __future__ import annotations

from ecgen_verify.prove.multiples.forms import largest, never_zero
from ecgen_verify.prove.multiples.named import Multiple
from ecgen_verify.prove.poly import Poly


def never_neutral(order: int, lambda_: int, *points: Multiple) -> bool:
    """Whether none of these multiples of one point is neutral, unless the point is; False where not shown. `lambda_`: no multiple
    of n, 1 where there is no endomorphism."""
    forms = [form for point in points for _, form in point.parts]
    return (len({base for point in points for base, _ in point.parts}) == 1 and len(forms) == len(points)
            and all(_outside(order, lambda_, form) for form in forms))  # fmt: skip


def _outside(order: int, lambda_: int, form: Poly) -> bool:
    """Whether (u, v) is neither (0, 0) nor another pair that gives the neutral element."""
    v = Poly({m: times for m, factor in form.terms.items() if (times := (2 * factor + lambda_) // (2 * lambda_))})
    parts = [part for part in (form.plus(v, -lambda_), v) if part.terms]
    nonzero = [never_zero(part, order) for part in parts]
    if len(parts) == 1 or (lambda_**2 + lambda_ + 1) % order:
        return nonzero == [True]
    most, other = (largest(part) for part in parts)
    return any(nonzero) and most is not None and other is not None and most**2 + most * other + other**2 < order
