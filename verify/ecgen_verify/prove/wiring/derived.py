# SPDX-License-Identifier: MIT
"""Functions whose contracts are shown by the meaning of their terms, on points as coordinates."""

from __future__ import annotations

from ecgen.contracts.definitions import POINTS
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, sort_of, types_of
from ecgen.logic.terms import Apply, Const, Named, Op, Sort, Symbol, Term, subterms
from ecgen.logic.types import Array, Buffer, Bytes, Element, Extension, Mask, Point, Scratch, Size
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.goal.standards import ON_COORDINATES

#: By operation: functions call those of lower levels only.
_LEVELS = {"inv_chain": 1, "inv_divsteps": 1, "inv": 2, "sqrt": 2, "batch_inv": 3}
_TYPES = (Element, Extension, Mask, Bytes, Buffer, Size, Array, Scratch)
_STRUCTS = frozenset({"affine", "point", "g2_affine", "g2_point", "ed25519", "kummer"})


def claim_of(contract: Contract, spec: Spec) -> Claim | None:
    """None where there is no rule for one of its terms."""
    return contract_claim(contract, spec, _LEVELS.get(contract.operation, 5)) if _is_within_reach(contract) else None


def _is_within_reach(contract: Contract) -> bool:
    """Whether there is a rule for all that a contract speaks of. What is let through by mistake ends as Undecided."""
    kinds = [item_type(param.type) if isinstance(param.type, Array) else param.type for param in contract.params]
    known = all(isinstance(kind, _TYPES) or (isinstance(kind, Point) and kind.struct in _STRUCTS) for kind in kinds)
    parts = [part for formula in contract.ensures for part in subterms(formula)]
    return known and not contract.lanes and all(_has_rule(part, contract) for part in parts)


def _has_rule(part: Term, contract: Contract) -> bool:
    match part:
        case Named(name, source):
            return (name, source) in ON_COORDINATES or (name, source) in POINTS
        case Symbol(name):
            return name != "n"
        case Apply(Op.MUL, (x, y)) if sort_of(y, types_of(contract)) is Sort.POINT:
            return x == Const(2)
        case Apply(Op.POW, (_, exponent)):
            return isinstance(exponent, Const)
        case Apply(Op.MODULO | Op.DIVIDE | Op.HAS_PRIME_ORDER | Op.LENGTH | Op.CONCAT | Op.ZEROS, _):
            return False
    return True
