# SPDX-License-Identifier: MIT
"""How a contract is shown by the meaning of its terms: on points as coordinates where there is a rule for all that it speaks of,
else on points as multiples; and into which cases that is divided. What is taken for one by mistake ends as Undecided."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.contracts.definitions import POINTS
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, sort_of, types_of
from ecgen.logic.terms import Apply, Const, Named, Op, Sort, Symbol, Term, Var, subterms
from ecgen.logic.types import Array, Buffer, Bytes, Element, Extension, Loose, Mask, Point, Scratch, Size
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.goal.contracts import Cuts, Shown, contract_claim
from ecgen_verify.prove.goal.standards import ON_COORDINATES
from ecgen_verify.prove.goal.terms import LAWS
from ecgen_verify.prove.theorem import Reading

_TYPES = (Element, Extension, Mask, Bytes, Buffer, Size, Array, Scratch)


def claim_of(contract: Contract, spec: Spec) -> Claim | None:
    """None where there is no rule for the type of an operand."""
    multiples = not _is_on_coordinates(contract)
    if multiples and not is_understood(contract):
        return None
    return contract_claim(contract, spec, _cuts(contract, spec, multiples=multiples), multiples=multiples)


def _cuts(contract: Contract, spec: Spec, *, multiples: bool) -> Cuts:
    """Where the contract tells strings apart: one that encodes a point by its length and first byte (SEC 1, 2.3.4), or by the
    sign (RFC 8032, 5.1.3). On multiples strings are known as a whole, but for those of which the leading bits are taken."""
    size = -(-spec.prime.bit_length() // 8)
    strings = {param.name: param.type.length for param in contract.params if isinstance(param.type, Buffer)}
    lengths: dict[str, set[int]] = {length: set() for length in strings.values()}
    places: dict[tuple[str, int], set[int]] = {}
    known = set[str]() if multiples else {*strings}
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Apply(Op.AT_MOST, (Const(least), Var(length))) if length in lengths:
                lengths[length].add(least)
            case Named("leading_bits", _, _, (Var(string),)) if string in strings and spec.curve is not None:
                lengths[strings[string]] |= {*range(-(-spec.curve.order.bit_length() // 8) + 1)}
                known.add(string)
            case Named("encodes_a_point", _, _, (Var(string),)) if string in known:
                lengths[strings[string]] |= {1 + size, 2 + size, 1 + 2 * size, 2 + 2 * size}
                places[string, 0] = {2, 3, 4, 5}
            case Named("encodes_a_point", _, _, (Var(string),)) if not multiples:
                places[string, size - 1] = {128}
    return Cuts(lengths, places, known)


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
