# SPDX-License-Identifier: MIT
"""Curves with points of other orders than n: multiples are proved of points of order n, and that protocols ask for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Var, on_curve
from ecgen_verify.prove.goal.contracts import contract_claim
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.tools.builds import Build
from support import prove_multiples_folder
from support.prove_composed_folder import GCC, changed, folder, image, instead_of, subject, verdict

BUILDS = [GCC, Build("clang", "-O3")]
NAMES = ["affine_has_order", "point_mul", "point_mul_bytes", "point_mul_base", "point_mul_double_vartime", "ecdh", "ecdsa_verify"]
_ASKED = "if (status == 0 && wei25519_affine_has_order(&q) == 0) {"
_BIT = "if ((wei25519_order[i / WEI25519_WORD_BITS] >> (i % WEI25519_WORD_BITS)) & 1) {"
_ADD = "wei25519_point_add_affine(&total, &total, p);"

WRONG = {
    "the order is not asked for": ("ecdh", _ASKED, "if (0) {"),
    "asked for, and ignored": ("ecdh", _ASKED, "if (status == 0 && wei25519_affine_has_order(&q) == 1) {"),
    "the wrong way round": ("ecdh", _ASKED, "if (status == 0 && wei25519_affine_has_order(&q) != 0) {"),
    "verified, not asked for": ("ecdsa_verify", "if (wei25519_affine_has_order(&q) == 0) {", "if (0) {"),
}
WRONG_MULTIPLES = {
    "another multiple": ("affine_has_order", "scalar", _BIT, _BIT.replace("& 1)", "& 1 & (i != 2))")),
    "added twice": ("affine_has_order", "scalar", _ADD, f"{_ADD} {_ADD}"),
    "another point": ("affine_has_order", "scalar", "return wei25519_point_is_neutral(&total);",
                      "wei25519_point_add_affine(&total, &total, p); return wei25519_point_is_neutral(&total);"),
    "the opposite": ("affine_has_order", "scalar",
                     "return wei25519_point_is_neutral(&total);",
                     "return ~wei25519_point_is_neutral(&total);"),
    "always": ("affine_has_order", "scalar", "return wei25519_point_is_neutral(&total);", "return ~(uint64_t)0;"),
    "incomplete for any point": ("point_mul_double_vartime", "double",
                                 "wei25519_point_add(&table[0][i], &table[0][i - 1], &twice);",
                                 "(void)wei25519_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
def test_cofactor_8(build: Build, name: str) -> None:
    outcome = verdict("wei25519", name, build)
    assert outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_large_cofactor(name: str) -> None:
    outcome = verdict("bls12_381", name)
    assert outcome.proved, outcome


def test_a_point_of_another_order_is_not_multiplied() -> None:
    """Where a call asks for the order n, so has the caller's contract to."""
    own = subject("wei25519", "point_mul_bytes")
    assert isinstance(own.promise, Contract)
    less = replace(own.promise, requires=(on_curve(Var("p")),))
    assert prove(image("wei25519"), own).verdict.proved
    claim = contract_claim(less, folder("wei25519").spec, multiples=True)
    outcome = prove(image("wei25519"), instead_of(own, claim)).verdict
    assert not outcome.proved and "what a function requires is not known to hold" in outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_not_proved(what: str) -> None:
    name, old, new = WRONG[what]
    assert not changed("wei25519", name, old, new).proved


@pytest.mark.quick("always")
@pytest.mark.parametrize("what", WRONG_MULTIPLES)
def test_a_wrong_multiple_is_not_proved(what: str) -> None:
    name, file, old, new = WRONG_MULTIPLES[what]
    outcome = prove_multiples_folder.changed("wei25519", name, file, old, new)
    assert not outcome.proved, outcome


@pytest.mark.slow
@pytest.mark.parametrize("curve", ["wei25519", "bls12_381"])
def test_every_function_of_points_has_a_method(curve: str) -> None:
    """Those of the manifest; hashes, and what is done with eight at once, have rows of their own."""
    whole = folder(curve)
    names = [row["name"] for row in whole.composed if row["operation"].startswith(("point", "affine", "ecd", "public", "keygen"))]
    assert len(names) > 20
    assert [name for name in names if "8" not in name.removeprefix(whole.prefix) and name not in whole.claims] == []
