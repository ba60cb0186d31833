# SPDX-License-Identifier: MIT
"""The endomorphism of a curve y^2 = x^3 + b, as the specification has it.

Trusted. (x, y) -> (beta*x, y) with beta^3 = 1 maps such a curve to itself and keeps the neutral element, so that it is a
homomorphism; where the generator G goes to lambda*G, every multiple of G goes to lambda times itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ecgen.curve.glv import derive_glv
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.formulas import generator, group_of


@dataclass(frozen=True)
class Endomorphism:
    """(beta*x, y) = lambda*(x, y) for all points of the curve. Halves are below 2^half_bits; `shift`, `rounder_words`: how
    quotients are rounded."""

    lambda_: int
    half_bits: int
    shift: int
    rounder_words: int


def endomorphism_of(spec: Spec, numbers: Mapping[str, int]) -> Endomorphism | None:
    """None where the curve has none, or the emitted files, which define these numbers, split no scalars."""
    roots = checked_roots(spec)
    if roots is None or "HALF_BITS" not in numbers:
        return None
    words = -(-numbers["ROUNDER_BITS"] // 64)
    return Endomorphism(roots[0], numbers["HALF_BITS"], numbers["SPLIT_SHIFT"], words)


@lru_cache(maxsize=64)
def checked_roots(spec: Spec) -> tuple[int, int] | None:
    """lambda and beta, those of the generator if they are right; None where the curve has no such endomorphism."""
    curve = spec.curve
    if curve is None or curve.form != "weierstrass" or curve.a % spec.prime or curve.cofactor != 1:
        return None
    if spec.prime % 3 != 1 or curve.order % 3 != 1:
        return None
    (x, y), prime = generator(spec), spec.prime
    known = derive_glv(prime, curve.order, curve.b, (x, y))
    checked = pow(known.beta, 3, prime) == 1 and group_of(spec).multiply(known.lambda_, (x, y)) == (known.beta * x % prime, y)
    return (known.lambda_, known.beta) if checked else None
