# SPDX-License-Identifier: MIT
"""The claim of the ladder, for every number of bits.

Trusted: that the induction shows the contract, by the formula for (2A, A + B).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim, Subject
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal import pins
from ecgen_verify.prove.induction import prove
from ecgen_verify.prove.ladder.iterations import SOME_BITS, Ladder
from ecgen_verify.prove.world import Undecided

_NAMES = ("r", "u", "scalar", "bits")
_NO_BITS = Case("no bits", numbers={"bits": (0, 0)})


def ladder_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for a curve in Montgomery form; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery":
        return {}

    return {
        "ladder": Claim(pins.ladder(), _nothing, cases=(_NO_BITS,), every=partial(prove_every_number, spec),
                        beyond="for any number of bits", about=(spec,)),
    }  # fmt: skip


def _nothing(view: View) -> None:
    """0*P, which is neutral."""
    view.expect("r", [view.field.const(0)])
    view.expect_status(True)


def prove_every_number(spec: Spec, subject: Subject, at: Callable[[Case], Execution]) -> None:
    """All numbers of bits but 0. Raises Undecided or Fault."""
    if tuple(parameter.name for parameter in subject.parameters) != _NAMES:
        raise Undecided("operands that are not those of a ladder")
    prove(Ladder(at(SOME_BITS), spec))
