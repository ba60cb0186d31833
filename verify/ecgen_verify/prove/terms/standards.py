# SPDX-License-Identifier: MIT
"""The value of the terms of a contract, with the rules of all functions of standards that contracts name.

Trusted.
"""

from __future__ import annotations

from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.goal.state import State
from ecgen_verify.prove.terms import ecdsa, eddsa
from ecgen_verify.prove.terms.multiples import MultipleTerms
from ecgen_verify.prove.terms.powers import PowerTerms

_RULES = {**ecdsa.RULES, **eddsa.RULES}


def terms_of(contract: Contract, spec: Spec, state: State) -> MultipleTerms:
    """`spec`: of which the folder is."""
    if spec.group is not None:
        return PowerTerms(contract, spec, state)
    return MultipleTerms(contract, spec, state, _RULES)
