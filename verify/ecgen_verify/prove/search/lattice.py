# SPDX-License-Identifier: MIT
"""The numbers of endomorphisms of curves."""

from __future__ import annotations

from ecgen.curve.glv import derive_glv


def endomorphism_roots(prime: int, order: int, b: int, generator: tuple[int, int]) -> tuple[int, int] | None:
    """lambda and beta."""
    try:
        known = derive_glv(prime, order, b, generator)
    except ValueError:
        return None
    return known.lambda_, known.beta
