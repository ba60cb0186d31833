# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519: points known as sums of multiples.

Trusted. The formulas are the group law for all points of the curve (`edwards.points`), so that integer multiples add up for
points of any order.
"""

from __future__ import annotations

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.edwards.points import base_of, group_effects
from ecgen_verify.prove.goal.pins import edwards_multiples
from ecgen_verify.prove.multiples.claims import expect_products
from ecgen_verify.prove.multiples.digits import write_naf
from ecgen_verify.prove.multiples.named import GENERATOR, multiple_of
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.theorem import Reading

NAME = "ed25519_mul_double_vartime"
LEVEL = 6


def double_claim(spec: Spec) -> Claim:
    """Of ed25519_mul_double_vartime."""

    def check(view: View) -> None:
        multiple = multiple_of(view.field, view.result("r"), "extended")
        scalars = {base_of(view.given("p")): view.given("k")[0].key, GENERATOR: view.given("l")[0].key}
        expect_products(view, multiple, scalars, exact=True)

    return Claim(edwards_multiples()[NAME], check, LEVEL, about=(spec,))


def double_effects(naf: Naf) -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    return {
        "ed25519_naf": Reading(naf.promise, lambda call: write_naf(call, naf)),
        **group_effects(),
    }
