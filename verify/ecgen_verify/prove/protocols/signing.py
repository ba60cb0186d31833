# SPDX-License-Identifier: MIT
"""What is public while PREFIX_ecdsa_sign_with makes a signature.

Trusted. Whether there is one is public: a signature shows that neither part is 0, and what makes none makes no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecgen.logic.contract import Contract
from ecgen.logic.terms import RESULT, Var, mask
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import mask_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.state import SCALAR, State
from ecgen_verify.prove.terms.ecdsa import signature_of
from ecgen_verify.prove.terms.multiples import MultipleTerms
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word

_SIGNED = Var("key"), Var("hash"), Var("nonce")


def shown_zero(reading: object, contract: Contract, spec: Spec) -> Reading:
    """What a call of PREFIX_sc_is_zero does in PREFIX_ecdsa_sign_with, whose contract this is."""
    assert isinstance(reading, Reading)
    assert isinstance(reading.promise, Contract)
    assert reading.promise.ensures == (RESULT.equals(mask(Var("a").equals(0))),)

    def do(call: Call) -> Word:
        value = call.load(SCALAR, call.pointer(0))
        terms = MultipleTerms(contract, spec, _Entry(contract, call.elements, call.path), {})
        all_ones = mask_of(call.elements.is_zero(SCALAR, value))
        return replace(all_ones, secret=all_ones.secret and value not in signature_of(terms, *_SIGNED))

    return replace(reading, do=do)


class _Entry(State):
    """The scalars that are operands."""

    def values(self, name: str, index: int | None = None) -> Sequence[Value]:
        return [self.elements.fields[SCALAR].named(("input", f"{name}[0]"))]
