# SPDX-License-Identifier: MIT
"""The endomorphism of a curve y^2 = x^3 + b, as the specification has it.

Trusted. (x, y) -> (beta*x, y) with beta^3 = 1 maps such a curve to itself and keeps the neutral element, so that it is a
homomorphism; where the generator G goes to lambda*G, every multiple of G goes to lambda times itself.
"""

from __future__ import annotations

from functools import lru_cache

from ecgen.curve.glv import Glv, derive_glv
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.formulas import generator, group_of


@lru_cache(maxsize=64)
def endomorphism_of(spec: Spec) -> Glv | None:
    """That of the generator, if (beta*x, y) = lambda*(x, y) for all points of the curve; None where it has no such endomorphism.
    By which numbers scalars are split with it need not be believed: what is shown of halves is so whatever these are."""
    curve = spec.curve
    if curve is None or curve.form != "weierstrass" or curve.a % spec.prime or curve.cofactor != 1:
        return None
    if spec.prime % 3 != 1 or curve.order % 3 != 1:
        return None
    (x, y), prime = generator(spec), spec.prime
    known = derive_glv(prime, curve.order, curve.b, (x, y))
    checked = pow(known.beta, 3, prime) == 1 and group_of(spec).multiply(known.lambda_, (x, y)) == (known.beta * x % prime, y)
    return known if checked else None
