# SPDX-License-Identifier: MIT
"""The arithmetic truth of a curve: is it a curve, does the generator have its order."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from ecgen.spec.curve_equation import Equation
from ecgen.spec.errors import KeyFault
from ecgen.spec.prime_check import composite_reason

MIN_ORDER = 5

_COUNTED_BELOW = 1 << 16  # curves over smaller primes have their points counted one by one


@dataclass(frozen=True)
class Curve:
    """A checked curve over the spec's prime p.

    form "weierstrass": y^2 = x^3 + a x + b;  form "montgomery": y^2 = x^3 + a x^2 + x, and b is 1 (the B of
    B y^2). a is the residue of least absolute value, so that p - 3 and -3 read alike; 0 <= b, gx, gy < p; order is
    the prime order of (gx, gy) and order * cofactor the number of points.
    """

    form: str
    a: int
    b: int
    gx: int
    gy: int
    order: int
    cofactor: int


def check_curve(prime: int, curve: Curve) -> None:
    """Raise KeyFault unless `curve`, its values still as given in the file, is what it claims to be over `prime`.

    The number of points is certain when it is the only multiple of the order in the Hasse interval (it is when
    order > 4 sqrt(p)) or when p is small enough to count; otherwise it is tested on a few points.
    """
    _check_ranges(prime, curve)
    equation = Equation.of(prime, curve.form, curve.a, curve.b)
    if equation.singular():
        reason = "the curve is singular: " + ("4a^3 + 27b^2 = 0" if curve.form == "weierstrass" else "a^2 = 4")
        raise KeyFault(("curve", "a"), f"{reason} modulo the prime")
    generator = (curve.gx, curve.gy)
    if not equation.holds(generator):
        raise KeyFault(("curve", "generator"), "the point is not on the curve")
    _check_order(prime, curve)
    if equation.multiply(curve.order, generator) is not None:
        raise KeyFault(("curve", "order"), "order * generator is not the neutral element")
    _check_cofactor(prime, curve, equation)


def _check_ranges(prime: int, curve: Curve) -> None:
    if not -prime <= curve.a < prime:
        raise KeyFault(("curve", "a"), "must lie between -p and p - 1")
    if curve.form == "montgomery":
        if curve.b != 1:
            raise KeyFault(("curve", "b"), "only b = 1 is known for form montgomery; it may be left out")
    elif not 0 <= curve.b < prime:
        raise KeyFault(("curve", "b"), "must lie between 0 and p - 1")
    for index, coordinate in enumerate((curve.gx, curve.gy)):
        if not 0 <= coordinate < prime:
            raise KeyFault(("curve", "generator", index), "must lie between 0 and p - 1")


def _check_order(prime: int, curve: Curve) -> None:
    order = curve.order
    if order < MIN_ORDER:
        raise KeyFault(("curve", "order"), f"must be a prime of at least {MIN_ORDER}")
    if order > prime + 1 + isqrt(4 * prime):
        raise KeyFault(("curve", "order"), "above the Hasse bound p + 1 + 2 sqrt(p)")
    if reason := composite_reason(order):
        raise KeyFault(("curve", "order"), f"{reason}; the order must be a prime")
    if order == prime:
        raise KeyFault(("curve", "order"), "equals the prime: logarithms on an anomalous curve are easy")


def _check_cofactor(prime: int, curve: Curve, equation: Equation) -> None:
    order, cofactor = curve.order, curve.cofactor
    lowest, highest = prime + 1 - isqrt(4 * prime), prime + 1 + isqrt(4 * prime)
    least, most = -(-lowest // order), highest // order
    if not least <= cofactor <= most:
        fitting = f"{least}" if least == most else f"{least} to {most}"
        reason = f"order * cofactor is outside the Hasse bound p + 1 ± 2 sqrt(p); this order allows {fitting}"
        raise KeyFault(("curve", "cofactor"), reason)
    if least == most:
        return
    if prime < _COUNTED_BELOW:
        points = equation.count()
        if points != order * cofactor:
            reason = f"wrong: the curve has {points} points, so that it must be {points // order}"
            raise KeyFault(("curve", "cofactor"), reason)
    elif not equation.annihilates(order * cofactor):
        raise KeyFault(("curve", "cofactor"), "wrong: order * cofactor is not the number of points")
