# SPDX-License-Identifier: MIT
"""The endomorphism of a curve y^2 = x^3 + b, as the specification has it.

Trusted. (x, y) -> (beta*x, y) with beta^3 = 1 maps such a curve to itself and keeps the neutral element, so that it is a
homomorphism; where the generator G goes to lambda*G, every multiple of G goes to lambda times itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.spec.load import Spec
from ecgen_verify.prove.hints import searched
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
    roots = endomorphism_roots(spec.prime, curve.order, curve.b, shapes.generator)
    if roots is None:
        return None
    lambda_, beta = roots
    x, y = shapes.generator
    if pow(beta, 3, spec.prime) != 1 or shapes.multiple(lambda_) != (beta * x % spec.prime, y):
        return None
    return Endomorphism(curve.order, lambda_, beta, *numbers)


@searched
def endomorphism_roots(prime: int, order: int, b: int, generator: tuple[int, int]) -> tuple[int, int] | None:
    """lambda and beta."""
    raise NotImplementedError
