# SPDX-License-Identifier: MIT
"""The contract of a lane Program for all inputs: its output, as a polynomial in the inputs and in what Montgomery's quotients
turn out to be, satisfies the equation coefficient by coefficient, whatever its masks are."""

from __future__ import annotations

from ecgen.errors import GeneratorFault
from ecgen.field import Modulus
from ecgen.ir import Program
from ecgen.logic.contract import Contract
from ecgen.logic.rings import NotPolynomial, Ring, residual
from ecgen.logic.sorts import types_of
from ecgen.logic.types import Lanes
from ecgen.passes.lanes.bounds import lane_views
from ecgen.passes.lanes.polynomial import Poly, product_of, weighted_sum


class FalseClaim(GeneratorFault):
    """A contract could not be shown."""


def is_shown(contract: Contract) -> bool:
    """Whether the contract is an equation between elements in lanes, which can be shown here."""
    if len(contract.ensures) != 1 or not all(isinstance(param.type, Lanes) for param in contract.params):
        return False
    try:
        residual(contract.ensures[0], {param.name: 1 for param in contract.params}, types_of(contract), _INTEGERS, 1)
    except NotPolynomial:
        return False
    return True


def check_claim(program: Program, modulus: Modulus) -> None:
    """Raise FalseClaim unless what the contract says of r holds modulo p; the contract is one that `is_shown`."""
    contract = program.contract
    for view in lane_views(program):
        stored = {"r": view.output(program.param("r")), **{name: view.inputs.get(name, Poly({})) for name in "ab"}}
        difference = residual(contract.ensures[0], stored, types_of(contract), _POLYNOMIALS, modulus.radix)
        unit = modulus.number << difference.scale
        if any(coefficient % unit for coefficient in difference.terms.values()):
            raise FalseClaim(f"{program.name}: what it promises could not be shown")


_INTEGERS: Ring[int] = Ring(int, lambda x, y: x + y, lambda x, y: x * y)
_POLYNOMIALS: Ring[Poly] = Ring(lambda number: Poly({(): number}), lambda x, y: weighted_sum([(1, x), (1, y)]), product_of)
