# SPDX-License-Identifier: MIT
"""The claim of a lane Program for all inputs: its output, as a polynomial in the inputs and in what Montgomery's quotients turn
out to be, satisfies the claimed congruence coefficient by coefficient, whatever its masks are."""

from __future__ import annotations

from ecgen.errors import GeneratorFault
from ecgen.field import Modulus
from ecgen.ir import Program
from ecgen.passes.lanes.bounds import LaneView, lane_views
from ecgen.passes.lanes.polynomial import Poly, weighted_sum

#: The operations whose claims are shown.
CLAIMED = ("add", "sub", "neg", "dbl", "mul", "sqr")


class FalseClaim(GeneratorFault):
    """A claim could not be shown."""


def check_claim(program: Program, modulus: Modulus) -> None:
    """Raise FalseClaim unless r is what the operation says modulo p; the operation is one of CLAIMED."""
    for view in lane_views(program):
        scale, wanted = _claimed(program.contract.operation, view, modulus)
        difference = weighted_sum([(scale, view.output(program.param("r"))), (-1, wanted)])
        unit = modulus.number << difference.scale
        if any(coefficient % unit for coefficient in difference.terms.values()):
            raise FalseClaim(f"{program.name}: '{program.contract.claim}' could not be shown")


def _claimed(operation: str, view: LaneView, modulus: Modulus) -> tuple[int, Poly]:
    """A factor and a polynomial: factor * r = polynomial modulo p."""
    a, b = (view.inputs.get(name, Poly({})) for name in "ab")
    match operation:
        case "add":
            return 1, weighted_sum([(1, a), (1, b)])
        case "sub":
            return 1, weighted_sum([(1, a), (-1, b)])
        case "neg":
            return 1, weighted_sum([(-1, a)])
        case "dbl":
            return 1, weighted_sum([(2, a)])
        case "mul":
            return modulus.radix, _product(a, b)
        case "sqr":
            return modulus.radix, _product(a, a)
    raise ValueError(f"no claim of {operation!r} is known")


def _product(a: Poly, b: Poly) -> Poly:
    terms: dict[tuple[int, ...], int] = {}
    for m, x in a.terms.items():
        for n, y in b.terms.items():
            key = tuple(sorted(m + n))
            terms[key] = terms.get(key, 0) + x * y
    return Poly(terms, a.scale + b.scale)
