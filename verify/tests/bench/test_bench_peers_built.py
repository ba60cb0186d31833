# SPDX-License-Identifier: MIT
"""The peers that cargo builds give right results on the same operands as ours. Minutes at first, then from the cache."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.library import Library, Target
from ecgen.spec.load import load_file
from ecgen_bench.harness.check import check
from ecgen_bench.harness.program import PAIRS, make_program
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers import rust_fields
from ecgen_bench.peers.primes import BLS12_381, BLS12_381_ORDER, BN254, PALLAS
from ecgen_bench.peers.registry import field_peers
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx, has_ifma
from ecgen_bench.system.tools import find_compilers, is_x86_64

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo builds these peers"),
    pytest.mark.skipif(not is_x86_64(), reason="the assembly is for x86-64"),
]

CURVES = ("p224", "p256", "p384", "p521", "secp256k1", "curve25519")


def keys_checked(curve: str | Path, names: tuple[str, ...], folder: Path) -> set[str]:
    """The implementations, once all their results have been compared. `curve`: a bundled one, or the file of a specification."""
    compiler = find_compilers()[0]
    spec = load_file(curve) if isinstance(curve, Path) else load_bundled(curve)
    operands = domains(Library(spec, spec.name, "auto", (Target.C64,)))
    implementations = field_peers(names, Request(operands, list(OPERATIONS.values()), compiler, folder, lambda step: None))
    program = make_program(implementations, operands, compiler, folder, 1, 8)
    assert check(program, implementations) == PAIRS * sum(len(implementation.callees) for implementation in implementations)
    return {implementation.key for implementation in implementations}


@pytest.mark.parametrize("curve", CURVES)
def test_aws_lc_beside_openssl(curve: str, tmp_path: Path) -> None:
    keys = keys_checked(curve, ("openssl", "aws-lc"), tmp_path)
    assert {"openssl", "aws-lc"} <= keys
    assert "s2n-bignum" in keys or not has_bmi2_and_adx()


def test_libsecp256k1(tmp_path: Path) -> None:
    assert keys_checked("secp256k1", ("secp256k1",), tmp_path) == {"secp256k1"}


@pytest.mark.parametrize("curve", ["p256", "curve25519"])
def test_openssl_4_beside_openssl(curve: str, tmp_path: Path) -> None:
    assert keys_checked(curve, ("openssl", "openssl4"), tmp_path) == {"openssl", "openssl4"}


def field_of(prime: int, folder: Path) -> Path:
    """A specification of the field alone: what the peer has is chosen by the prime."""
    spec = folder / "field.toml"
    spec.write_text(f'name = "field"\n[field]\nprime = "{prime}"\n', encoding="utf-8")
    return spec


@pytest.mark.parametrize("prime", [BLS12_381, BLS12_381_ORDER], ids=["p", "r"])
def test_blst(prime: int, tmp_path: Path) -> None:
    assert keys_checked(field_of(prime, tmp_path), ("blst",), tmp_path) == {"blst"}


@pytest.mark.skipif(shutil.which("go") is None or not has_bmi2_and_adx(), reason="go builds it, for BMI2 and ADX")
@pytest.mark.parametrize("prime", [BN254, BLS12_381], ids=["bn254", "bls12_381"])
def test_gnark_beside_blst(prime: int, tmp_path: Path) -> None:
    names = ("gnark", "blst") if prime == BLS12_381 else ("gnark",)
    assert keys_checked(field_of(prime, tmp_path), names, tmp_path) == set(names)


@pytest.mark.skipif(not rust_fields.is_built(), reason="cargo takes minutes: build them once by ecgen bench --against ark-ff")
@pytest.mark.parametrize("prime", [BN254, PALLAS, BLS12_381], ids=["bn254", "pallas", "bls12_381"])
def test_halo2curves_and_ark_ff(prime: int, tmp_path: Path) -> None:
    names = ("halo2curves", "ark-ff")
    assert keys_checked(field_of(prime, tmp_path), names, tmp_path) == set(names)


@pytest.mark.skipif(not has_ifma(), reason="crypto_mb needs AVX-512 IFMA")
@pytest.mark.parametrize("curve", ["p256", "p384", "p521", "curve25519"])
def test_crypto_mb_beside_openssl(curve: str, tmp_path: Path) -> None:
    assert keys_checked(curve, ("openssl", "crypto_mb"), tmp_path) == {"openssl", "crypto_mb"}
