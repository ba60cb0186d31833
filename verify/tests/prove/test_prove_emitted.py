# SPDX-License-Identifier: MIT
"""Emitted functions are proved for all inputs, as assembled and as compiled."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.library import Target
from ecgen_verify.prove.image import load
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.objects import COMPILERS, LEVELS, assembly_recipe
from ecgen_verify.prove.verdict import Status
from support.prove_folder import contract, emitted, image, prove_folder


@pytest.mark.slow
def test_all_straight_line_functions_of_p256_in_every_build() -> None:
    folder = emitted("p256")
    rows = list(prove_folder(folder, [Target.C64, Target.X64, Target.ADX], folder, spec=load_bundled("p256")))
    assert list(dict.fromkeys(row.build for row in rows)) == ["nasm", *(f"c64 {c} {o}" for c in COMPILERS for o in LEVELS)]
    assert [row.verdict for row in rows if not row.verdict.proved] == []
    assert set(Counter(row.build for row in rows).values()) == {36}
    assert all(len(digest) == 64 for row in rows for digest in row.verdict.objects)


@pytest.mark.sampled(2)
@pytest.mark.quick("p384-add")
@pytest.mark.parametrize("operation", ["add", "sub", "mul", "sqr", "mul_small"])
@pytest.mark.parametrize("curve", ["p384", "p521", "curve25519", "secp256k1"])
def test_field_operations(curve: str, operation: str) -> None:
    verdict = prove(image(curve), f"{curve}_fe_{operation}", contract(curve, f"fe_{operation}"))
    assert verdict.proved, verdict


@pytest.mark.quick("curve25519-c64 clang -O2-sc_mul_small")
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


@pytest.mark.slow
@pytest.mark.parametrize("operation", ["mul", "sqr"])
def test_folds_by_sums_and_differences(operation: str) -> None:
    """p = 2^511 + 111: what is above 2^511 is subtracted 128 times, and added 17 times."""
    verdict = prove(image("gost512b"), f"gost512b_fe_{operation}", contract("gost512b", f"fe_{operation}"))
    assert verdict.proved, verdict


@pytest.mark.slow
@pytest.mark.parametrize("reduction", ["montgomery", "solinas"])
def test_both_reductions(reduction: str) -> None:
    verdict = prove(image("p256", reduction=reduction), "p256_fe_mul", contract("p256", "fe_mul", reduction))
    assert verdict.proved, verdict


def test_dispatch_is_followed_both_ways() -> None:
    """A public word of memory picks the variant; both belong to the proof."""
    verdict = prove(image("p256"), "p256_fe_mul", contract("p256", "fe_mul"))
    assert verdict.paths == 4  # two variants, each with and without the final subtraction


@pytest.mark.parametrize(("old", "new"), [
    ("jne p256_fe_sqr_first", "jne p256_fe_mul_first"),  # the function called is another one
    ("cmp dword [p256_cpu_plain], 1\n    jne p256_fe_sqr_first", "jmp p256_fe_sqr_first"),  # again and again
    ("cmp dword [p256_cpu_plain], 1\n    jne p256_fe_sqr_first", "cmp dword [p256_cpu_plain], 2\n    je p256_fe_sqr_first\n"
     "    cmp dword [p256_cpu_plain], 1\n    je p256_fe_sqr_first"),  # again where the answer is 1
    ("cmp dword [p256_cpu_plain], 1\n    jne p256_fe_sqr_first", "mov rdi, rsi\n    cmp dword [p256_cpu_plain], 1\n"
     "    jne p256_fe_sqr_first"),  # another argument
], ids=["other function", "always", "known", "argument"])  # fmt: skip
def test_only_where_nobody_has_asked_the_function_is_called_again(old: str, new: str, tmp_path: Path) -> None:
    folder, name = emitted("p256"), "p256_fe_x64.asm"
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
    (tmp_path / "p256_fe_adx.asm").write_bytes((folder / "p256_fe_adx.asm").read_bytes())
    changed = load(assembly_recipe("fe", ["p256_fe_adx.asm", name]).make(tmp_path, tmp_path))
    assert not prove(changed, "p256_fe_sqr", contract("p256", "fe_sqr")).proved
    assert prove(changed, "p256_fe_mul", contract("p256", "fe_mul")).proved


def test_wrong_contract_is_refuted_with_a_counterexample() -> None:
    verdict = prove(image("p256"), "p256_fe_add", contract("p256", "fe_sub"))
    assert verdict.status is Status.REFUTED
    p = 2**256 - 2**224 + 2**192 + 2**96 - 1
    a, b = verdict.counterexample["a"], verdict.counterexample["b"]
    assert (a + b - (a - b)) % p != 0
