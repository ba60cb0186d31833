# SPDX-License-Identifier: MIT
"""The incomplete additions of points of y^2 = x^3 + ax + b in Jacobian coordinates, which no manifest has.

A formula of ecgen.curve.formulas stands for the group law: `ecgen.curve.prove` shows by SymPy that each is the chord-and-tangent
law, but for the exceptional cases that it states. Here the code is shown to be one of the formulas, by equality of polynomials
modulo p.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.formulas import outputs
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind, Operand, written

ADDITIONS = ("jacobian_add", "jacobian_add_12m4s")
MIXED = ("jacobian_add_mixed", "jacobian_add_mixed_8m3s")
_ALSO = "all-ones where it divides 0 by 0, else 0"
_R, _P = written("r", Kind.ELEMENTS, 3, tag="fe"), Operand("p", Kind.ELEMENTS, 3, tag="fe")
_Q = {"": replace(_P, name="q"), "mixed ": Operand("q", Kind.ELEMENTS, 2, tag="fe")}
#: By operation.
INCOMPLETE = {
    name: Promise(f"r is the {mixed}addition formula's; {_ALSO}", (_R, _P, _Q[mixed]), returns=True)
    for name, mixed in (("point_add_incomplete", ""), ("point_add_affine_incomplete", "mixed "))
}


def incomplete_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for a curve in Weierstrass form."""
    names = {"point_add_incomplete": ADDITIONS, "point_add_affine_incomplete": MIXED}
    return {name: Claim(INCOMPLETE[name], _incomplete(spec, formulas), about=(spec,)) for name, formulas in names.items()}


def _incomplete(spec: Spec, names: Sequence[str]) -> Callable[[View], None]:
    def check(view: View) -> None:
        sums = {name: outputs(formula(name), spec, view.field, view.given("p"), view.given("q")) for name in names}
        points = {name: [computed[output] for output in formula(name).output_names] for name, computed in sums.items()}
        chosen = sums[list(points)[view.expect("r", *points.values())]]
        view.expect_mask(view.is_zero(chosen["H"]) and view.is_zero(chosen["r"]))

    return check
