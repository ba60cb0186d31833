# SPDX-License-Identifier: MIT
"""How a contract is shown by the meaning of its terms: on points as coordinates where there is a rule for all that it speaks of,
else on points as multiples. What is taken for one by mistake ends as Undecided."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.contracts.definitions import POINTS
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, sort_of, types_of
from ecgen.logic.terms import Apply, Const, Named, Op, Sort, Symbol, Term, subterms
from ecgen.logic.types import Array, Buffer, Bytes, Element, Extension, Loose, Mask, Point, Scratch, Size
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.shown import Shown, contract_claim
from ecgen_verify.prove.goal.standards import ON_COORDINATES
from ecgen_verify.prove.goal.terms import LAWS
from ecgen_verify.prove.theorem import Reading

_TYPES = (Element, Extension, Mask, Bytes, Buffer, Size, Array, Scratch)


def claim_of(contract: Contract, spec: Spec) -> Claim | None:
    """None where there is no rule for the type of an operand."""
    if _is_on_coordinates(contract):
        return contract_claim(contract, spec)
    return contract_claim(contract, spec, multiples=True) if is_understood(contract) else None


def is_understood(contract: Contract) -> bool:
    """Whether there is a rule for the types of all parameters."""
    return not contract.lanes and not any(isinstance(param.type, Loose) for param in contract.params)


def read_by(claim: Claim, effects: Mapping[str, Effect]) -> dict[str, Effect]:
    """Those of the effects that are said in the words of the claim: calls make multiples of points."""
    on_coordinates = isinstance(claim.check, Shown) and not claim.check.multiples
    return {name: effect for name, effect in effects.items() if not (on_coordinates and _is_of_points(effect))}


def _is_of_points(effect: Effect) -> bool:
    match effect:
        case Reading(Contract() as contract):
            return any(isinstance(param.type, Point) for param in contract.params)
    return False


def _is_on_coordinates(contract: Contract) -> bool:
    kinds = [item_type(param.type) if isinstance(param.type, Array) else param.type for param in contract.params]
    known = all(isinstance(kind, _TYPES) or (isinstance(kind, Point) and kind.struct in LAWS) for kind in kinds)
    parts = [part for formula in contract.ensures for part in subterms(formula)]
    if Element("n") in kinds and any(isinstance(kind, Point) for kind in kinds):  # a scalar, whatever is promised of it
        return False
    return known and not contract.lanes and all(_has_rule(part, contract) for part in parts)


def _has_rule(part: Term, contract: Contract) -> bool:
    match part:
        case Named(name, source):
            return name == "chord" or (name, source) in ON_COORDINATES or (name, source) in POINTS
        case Symbol(name):
            return name not in ("n", "q")
        case Apply(Op.MUL, (x, y)) if sort_of(y, types_of(contract)) is Sort.POINT:
            return x == Const(2)
        case Apply(Op.POW, (_, exponent)):
            return isinstance(exponent, Const)
        case Apply(Op.MODULO | Op.HAS_PRIME_ORDER | Op.LENGTH | Op.CONCAT | Op.ZEROS, _):
            return False
    return True
