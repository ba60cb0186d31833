# SPDX-License-Identifier: MIT
"""Emitted functions are proved for all inputs, as assembled and as compiled."""

from __future__ import annotations

from collections import Counter

import pytest

from ecgen.library import Target
from ecgen.spec.load import load_bundled
from ecgen_verify.prove.curve import prove_folder
from ecgen_verify.prove.objects import COMPILERS, LEVELS
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.verdict import Status
from support.prove_folder import contract, emitted, image


def test_all_straight_line_functions_of_p256_in_every_build() -> None:
    folder = emitted("p256")
    rows = list(prove_folder(folder, [Target.C64, Target.X64, Target.ADX], folder, spec=load_bundled("p256")))
    assert list(dict.fromkeys(row.build for row in rows)) == ["nasm", *(f"c64 {c} {o}" for c in COMPILERS for o in LEVELS)]
    assert [row.verdict for row in rows if not row.verdict.proved] == []
    assert set(Counter(row.build for row in rows).values()) == {36}
    assert all(len(row.verdict.sha256) == 64 for row in rows)


@pytest.mark.quick("p384-add")
@pytest.mark.parametrize("operation", ["add", "sub", "mul", "sqr", "mul_small"])
@pytest.mark.parametrize("curve", ["p384", "p521", "curve25519", "secp256k1"])
def test_field_operations(curve: str, operation: str) -> None:
    verdict = prove(image(curve), f"{curve}_fe_{operation}", contract(curve, f"fe_{operation}"))
    assert verdict.proved, verdict


@pytest.mark.parametrize(
    ("curve", "build", "name"),
    [
        ("p224", "c64 gcc -O2", "fe_to_bytes"),  # bytes moved one by one, in an order of the compiler's own
        ("curve25519", "c64 clang -O2", "sc_mul_small"),  # q * (2^32 - 1) as a shift and a difference
        ("curve25519", "c64 gcc -O2", "sc_mul_small"),  # a lea for a shift, an or for a sum
    ],
)
def test_what_compilers_make_of_it(curve: str, build: str, name: str) -> None:
    verdict = prove(image(curve, name[:2], build), f"{curve}_{name}", contract(curve, name))
    assert verdict.proved, verdict


@pytest.mark.parametrize("reduction", ["montgomery", "solinas"])
def test_both_reductions(reduction: str) -> None:
    verdict = prove(image("p256", reduction=reduction), "p256_fe_mul", contract("p256", "fe_mul", reduction))
    assert verdict.proved, verdict


def test_dispatch_is_followed_both_ways() -> None:
    """A public word of memory picks the variant; both belong to the proof."""
    verdict = prove(image("p256"), "p256_fe_mul", contract("p256", "fe_mul"))
    assert verdict.paths == 4  # two variants, each with and without the final subtraction


def test_wrong_contract_is_refuted_with_a_counterexample() -> None:
    verdict = prove(image("p256"), "p256_fe_add", contract("p256", "fe_sub"))
    assert verdict.status is Status.REFUTED
    p = 2**256 - 2**224 + 2**192 + 2**96 - 1
    a, b = verdict.counterexample["a"], verdict.counterexample["b"]
    assert (a + b - (a - b)) % p != 0
