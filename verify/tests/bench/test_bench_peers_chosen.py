# SPDX-License-Identifier: MIT
"""Which peers there are, and what those from crates bring for which curve. Nothing is built."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import ToolMissing, UsageError
from ecgen.field import Reduction
from ecgen.library import Library, Target
from ecgen.spec.load import Spec, load_file
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import OPERATIONS, Operation
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers import aws_lc, blst, fiat, libsecp256k1, nettle, s2n_bignum
from ecgen_bench.peers.crates import BuiltCrate
from ecgen_bench.peers.primes import BLS12_381, BLS12_381_ORDER
from ecgen_bench.peers.registry import PEER_NAMES, PEERS, choose_peers, field_peers
from ecgen_bench.peers.request import Request
from ecgen_bench.system.tools import Compiler

ALL = list(OPERATIONS.values())
BASE_H = '#define AWSLC_VERSION_NUMBER_STRING "9.8.7"\n'

Chosen = dict[str, dict[str, str]]


def request_for(curve: str, operations: Sequence[Operation] = ALL) -> Request:
    return request_of(load_bundled(curve), operations)


def request_of(spec: Spec, operations: Sequence[Operation] = ALL) -> Request:
    library = Library(spec, spec.name, "auto", (Target.C64,))
    return Request(domains(library), operations, Compiler("gcc", "gcc", ""), Path(), lambda step: None)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """An unpacked aws-lc-sys, as far as is looked at, with its library in `out`."""
    header = tmp_path / "aws-lc" / "include" / "openssl" / "base.h"
    header.parent.mkdir(parents=True)
    header.write_text(BASE_H, encoding="utf-8")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "libaws_lc_9_8_7_crypto.a").touch()
    return tmp_path


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, sources: Path) -> pytest.MonkeyPatch:
    """One with ADX, on which nothing is compiled."""
    monkeypatch.setattr(aws_lc, "build_crate", lambda crate, progress: BuiltCrate(sources, sources / "out"))
    monkeypatch.setattr(aws_lc, "is_x86_64", lambda: True)
    monkeypatch.setattr(s2n_bignum, "has_bmi2_and_adx", lambda: True)
    monkeypatch.setattr(s2n_bignum, "_assemble", lambda root, path, compiler, folder: path)
    monkeypatch.setattr(fiat, "run", lambda command: "")
    monkeypatch.setattr(libsecp256k1, "build_crate", lambda crate, progress: BuiltCrate(sources, sources))
    monkeypatch.setattr(libsecp256k1, "run", lambda command: "")
    return monkeypatch


def brought(curve: str) -> Chosen:
    implementations = aws_lc.implementations(request_for(curve))
    assert all(implementation.version == "AWS-LC 9.8.7" for implementation in implementations)
    return {implementation.key: {c.operation.key: c.name for c in implementation.callees} for implementation in implementations}


def test_choice() -> None:
    assert choose_peers("openssl") == ("openssl",)
    assert choose_peers("aws-lc, openssl,aws-lc") == ("aws-lc", "openssl")
    for text in ("", "openssl,", "OpenSSL", "openssl;aws-lc"):
        with pytest.raises(UsageError, match="is none of openssl, "):
            choose_peers(text)
    assert set(PEERS) <= PEER_NAMES.keys()


def test_p256(machine: pytest.MonkeyPatch) -> None:
    assert brought("p256") == {
        "aws-lc": {
            "mul": "ecp_nistz256_mul_mont", "sqr": "ecp_nistz256_sqr_mont", "sc_mul": "ecp_nistz256_ord_mul_mont",
            "sc_sqr": "ecp_nistz256_ord_sqr_mont", "dbl": "ecp_nistz256_point_double", "padd": "ecp_nistz256_point_add",
            "madd": "ecp_nistz256_point_add_affine",
        },
        "s2n-bignum": {
            "mul": "bignum_montmul_p256", "sqr": "bignum_montsqr_p256", "add": "bignum_add_p256", "inv": "bignum_montinv_p256",
            "dbl": "p256_montjdouble", "padd": "p256_montjadd", "madd": "p256_montjmixadd",
        },
        "s2n-bignum-alt": {
            "mul": "bignum_montmul_p256_alt", "sqr": "bignum_montsqr_p256_alt", "dbl": "p256_montjdouble_alt",
            "padd": "p256_montjadd_alt", "madd": "p256_montjmixadd_alt",
        },
        "fiat": {"mul": "fiat_p256_mul", "sqr": "fiat_p256_square", "add": "fiat_p256_add"},
    }  # fmt: skip


def test_a_machine_without_adx_has_the_other_kernels(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(s2n_bignum, "has_bmi2_and_adx", lambda: False)
    callees = brought("p384")
    assert "s2n-bignum" not in callees
    assert callees["s2n-bignum-alt"] == {
        "mul": "bignum_montmul_p384_alt", "sqr": "bignum_montsqr_p384_alt", "add": "bignum_add_p384",
        "inv": "bignum_montinv_p384",
        "dbl": "p384_montjdouble_alt", "padd": "p384_montjadd_alt", "madd": "p384_montjmixadd_alt",
    }  # fmt: skip


def test_another_processor_has_the_c_alone(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(aws_lc, "is_x86_64", lambda: False)
    assert brought("p256").keys() == {"fiat"}


def test_forms_of_elements(machine: pytest.MonkeyPatch) -> None:
    """s2n-bignum's p521 and 25519 are plain, its p256 Montgomery; fiat-crypto's p521 and 25519 are unsaturated and weak."""
    for curve, form, weak in (("p256", Reduction.MONTGOMERY, False), ("p521", Reduction.SOLINAS, True),
                              ("curve25519", Reduction.SOLINAS, True)):  # fmt: skip
        implementations = {c.key: c for c in aws_lc.implementations(request_for(curve, [OPERATIONS["mul"]]))}
        for key in ("s2n-bignum", "fiat"):
            (callee,) = implementations[key].callees
            assert callee.modulus.reduction is form
            assert callee.canonical == (not weak or key == "s2n-bignum")
            assert bool(callee.conversion) == (weak and key == "fiat")


def test_other_primes_have_the_general_inversion(machine: pytest.MonkeyPatch) -> None:
    for curve in ("secp256k1", "p224"):
        assert brought(curve)["s2n-bignum"]["inv"] == "bignum_modinv"
    assert "mul" not in brought("p224")["s2n-bignum"]
    assert brought("secp256k1")["s2n-bignum"]["mul"] == "bignum_mul_p256k1"


def test_a_crate_of_another_make(machine: pytest.MonkeyPatch, sources: Path) -> None:
    (sources / "out" / "libaws_lc_9_8_7_crypto.a").unlink()
    with pytest.raises(ToolMissing, match="made no libaws_lc"):
        brought("p256")
    (sources / "aws-lc" / "include" / "openssl" / "base.h").write_text("", encoding="utf-8")
    with pytest.raises(ToolMissing, match="does not tell AWS-LC's version"):
        brought("p256")


def test_libsecp256k1_knows_one_curve(machine: pytest.MonkeyPatch) -> None:
    (implementation,) = libsecp256k1.implementations(request_for("secp256k1"))
    assert {c.operation.key: (c.name, c.canonical) for c in implementation.callees} == {
        "mul": ("secp256k1_fe_mul", False), "sqr": ("secp256k1_fe_sqr", False), "inv": ("secp256k1_fe_inv", True),
        "sc_mul": ("secp256k1_scalar_mul", True), "sc_sqr": ("secp256k1_scalar_mul", True),
    }  # fmt: skip
    assert libsecp256k1.implementations(request_for("p256")) == []


@pytest.mark.parametrize("adx", [True, False])
def test_blst_by_the_prime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, adx: bool) -> None:
    """Base field, F_p^2 and scalar field, each by the assembly that blst's own C calls on such a processor."""
    (tmp_path / "libblst.a").touch()
    monkeypatch.setattr(blst, "build_crate", lambda crate, progress: BuiltCrate(tmp_path, tmp_path))
    monkeypatch.setattr(blst, "is_x86_64", lambda: True)
    monkeypatch.setattr(blst, "has_bmi2_and_adx", lambda: adx)
    x = "x" if adx else ""
    brought = {}
    for prime in (BLS12_381, BLS12_381_ORDER, 2**381 - 313):
        spec = tmp_path / "field.toml"
        spec.write_text(f'name = "field"\n[field]\nprime = "{prime}"\n', encoding="utf-8")
        for implementation in blst.implementations(request_of(load_file(spec))):
            assert all(callee.canonical and callee.modulus.is_montgomery for callee in implementation.callees)
            brought[prime] = {callee.operation.key: callee.name for callee in implementation.callees}
    assert brought == {
        BLS12_381: {"mul": f"mul{x}_mont_384", "sqr": f"sqr{x}_mont_384", "inv": "blst_fp_inverse",
                    "fe2_mul": f"mul{x}_mont_384x", "fe2_sqr": f"sqr{x}_mont_384x"},
        BLS12_381_ORDER: {"mul": f"mul{x}_mont_sparse_256", "sqr": f"sqr{x}_mont_sparse_256", "inv": "blst_fr_inverse"},
    }  # fmt: skip
    curve = request_of(load_bundled("bls12_381"))
    names = {callee.operation.key: callee.name for one in blst.implementations(curve) for callee in one.callees}
    assert {key: name for key, name in names.items() if key.startswith("g2_")} == {
        "g2_dbl": "blst_p2_double", "g2_add": "blst_p2_add_or_double", "g2_mul": "blst_p2_mult"}  # fmt: skip
    (tmp_path / "libblst.a").unlink()
    spec.write_text(f'name = "field"\n[field]\nprime = "{BLS12_381}"\n', encoding="utf-8")
    with pytest.raises(ToolMissing, match=r"blst 0\.3\.17 made no libblst\.a"):
        blst.implementations(request_of(load_file(spec)))


def test_what_cannot_be_had_is_left_out_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(asked: Request) -> list[Implementation]:
        raise ToolMissing("no such library")

    monkeypatch.setattr(nettle, "implementations", absent)
    lacking: dict[str, str] = {}
    assert field_peers(("nettle",), request_for("p192"), lacking) == []
    assert lacking == {"nettle": "no such library"}
    with pytest.raises(ToolMissing, match="no such library"):
        field_peers(("nettle",), request_for("p192"))
