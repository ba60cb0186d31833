# SPDX-License-Identifier: MIT
"""The value of the terms of a contract, with the rules of all functions of standards that contracts name.

Trusted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Term
from ecgen.spec.load import Spec
from ecgen_verify.prove.goal.standards import rules_of
from ecgen_verify.prove.goal.state import State
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.streams import digest_of
from ecgen_verify.prove.terms import ecdsa, eddsa, tables
from ecgen_verify.prove.terms.multiples import MultipleTerms
from ecgen_verify.prove.terms.powers import PowerTerms
from ecgen_verify.prove.word import Word


def _sha2(size: int, terms: MultipleTerms, message: Term) -> Sequence[Word]:
    return digest_of(terms.elements, size, terms.pieces(message))


_SHA2 = rules_of({partial(s.sha2, 8 * size): partial(_sha2, size) for size in DIGESTS})
_RULES = {**_SHA2, **ecdsa.RULES, **eddsa.RULES, **tables.RULES}


def terms_of(contract: Contract, spec: Spec, state: State) -> MultipleTerms:
    """`spec`: of which the folder is."""
    if spec.group is not None:
        return PowerTerms(contract, spec, state)
    return MultipleTerms(contract, spec, state, _RULES)
