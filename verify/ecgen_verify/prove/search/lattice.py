# SPDX-License-Identifier: MIT
"""The numbers of endomorphisms of curves, and short vectors of their lattices of two dimensions."""

from __future__ import annotations

from ecgen.curve.glv import derive_glv
from ecgen_verify.prove.multiples.splitting.pairs import Vector


def endomorphism_roots(prime: int, order: int, b: int, generator: tuple[int, int]) -> tuple[int, int] | None:
    """lambda and beta."""
    try:
        known = derive_glv(prime, order, b, generator)
    except ValueError:
        return None
    return known.lambda_, known.beta


def reduced_basis(order: int, lambda_: int) -> tuple[Vector, Vector]:
    """Of the (u, v) with u + v*lambda = 0 modulo the order, by Lagrange's reduction."""
    first, second = (order, 0), (-lambda_, 1)
    while True:
        if _dot(first, first) > _dot(second, second):
            first, second = second, first
        length = _dot(first, first)
        factor = (2 * _dot(first, second) + length) // (2 * length)
        if factor == 0:
            return first, second
        second = second[0] - factor * first[0], second[1] - factor * first[1]


def _dot(x: Vector, y: Vector) -> int:
    return x[0] * y[0] + x[1] * y[1]
