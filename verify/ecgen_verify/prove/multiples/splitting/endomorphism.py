# SPDX-License-Identifier: MIT
"""The endomorphism of a curve y^2 = x^3 + b, as the specification has it.

Trusted. (x, y) -> (beta*x, y) with beta^3 = 1 maps such a curve to itself and keeps the neutral element, so that it is a
homomorphism; where the generator G goes to lambda*G, every multiple of G goes to lambda times itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.spec.load import Spec
from ecgen_verify.prove.multiples.shapes import Shapes


@dataclass(frozen=True)
class Endomorphism:
    """(beta*x, y) = lambda*(x, y) for all points of the curve, whose order is n. Halves are below 2^half_bits; `shift`,
    `rounder_words`: how quotients are rounded."""

    order: int
    lambda_: int
    beta: int
    half_bits: int
    shift: int
    rounder_words: int


def endomorphism_of(spec: Spec, shapes: Shapes) -> Endomorphism | None:
    """None where the curve has none, or the emitted files split no scalars."""
    curve, numbers = spec.curve, shapes.halves
    if curve is None or numbers is None or curve.form != "weierstrass" or curve.a % spec.prime or curve.cofactor != 1:
        return None
    root = _cube_root_of_one(curve.order)
    beta = _cube_root_of_one(spec.prime)
    if root is None or beta is None:
        return None
    lambda_ = min(root, root * root % curve.order)
    image = shapes.multiple(lambda_)
    for candidate in (beta, beta * beta % spec.prime):
        if pow(candidate, 3, spec.prime) == 1 and image == (candidate * shapes.generator[0] % spec.prime, shapes.generator[1]):
            return Endomorphism(curve.order, lambda_, candidate, *numbers)
    return None


def _cube_root_of_one(prime: int) -> int | None:
    """One that is not 1."""
    if prime % 3 != 1:
        return None
    powers = (pow(base, (prime - 1) // 3, prime) for base in range(2, prime))
    return next(root for root in powers if root != 1)
