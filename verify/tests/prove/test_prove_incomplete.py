# SPDX-License-Identifier: MIT
"""Incomplete additions: what a caller has to ask before and after a call."""

from __future__ import annotations

import shutil

import pytest

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import G, Var, on_curve
from ecgen.logic.types import Point
from ecgen_verify.prove.goal.contracts import called, contract_claim
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.verdict import Verdict
from support.prove_composed_folder import GCC, folder
from support.run_folder import scratch

#: p + 2*G: the second addition is of two multiples that are one point where p is neutral.
_CODE = """
#include "p256_curve_internal.h"

void p256_plus_twice(p256_point *r, const p256_point *p)
{
    p256_affine g;
    p256_point sum, twice;
    p256_generator(&g);
    p256_point_from_affine(&twice, &g);
    p256_point_dbl(&twice, &twice);
    p256_point_add_affine(&sum, p, &g);
    if (p256_fe_is_zero(&sum.z)) {
        p256_point_from_affine(r, &g);
    } else if (%s) {
        *r = twice;
    } else {
        *r = sum;
    }
}
"""
_ADDED = "p256_point_add_affine_incomplete(&sum, &sum, &g)"


@pytest.mark.slow
def test_whether_both_are_one_point_is_asked() -> None:
    """p + G and G differ by p, which may be neutral."""
    assert _verdict(_CODE % _ADDED).proved
    assert not _verdict(_CODE % f"{_ADDED} & 0").proved


def _verdict(code: str) -> Verdict:
    own, source = folder("p256"), scratch("incomplete")
    for path in own.source.iterdir():
        if path.suffix == ".h":
            shutil.copy(path, source)
    (source / "p256_plus_twice.c").write_text(code, encoding="utf-8")
    kinds, p = Point("point"), Var("p")
    contract = Contract("plus_twice", "", (Param("r", kinds, True), Param("p", kinds)), (Var("r").equals(p + 2 * G),),
                        (on_curve(p),), public=frozenset("p"))  # fmt: skip
    claim = contract_claim(contract, own.spec, multiples=True)
    callees = dict(own.effects)
    callees["p256_generator"] = called(own.place.derived["generator"], own.spec)
    image = GCC.image(source, "p256", ["p256_plus_twice.c"], source)
    return prove(image, claim.on("p256_plus_twice", own.forms, callees)).verdict
