# SPDX-License-Identifier: MIT
"""Which of OpenSSL's functions stands against which of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.library import Library, Target
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers import openssl
from ecgen_bench.peers.request import Request
from ecgen_bench.system.libcrypto import LibCrypto
from ecgen_bench.system.tools import Compiler

EVERYTHING = frozenset({
    "bn_mul_mont", "bn_mod_add_fixed_top", "ecp_nistz256_mul_mont", "ecp_nistz256_ord_mul_mont", "ecp_nistz256_point_double",
    "x25519_fe64_mul",
})  # fmt: skip


def chosen(monkeypatch: pytest.MonkeyPatch, curve: str, symbols: frozenset[str] = EVERYTHING,
           supported: frozenset[int] = frozenset(range(2, 17))) -> dict[str, str]:  # fmt: skip
    monkeypatch.setattr(openssl, "_compile", lambda name, key, library, request: Path(name))
    monkeypatch.setattr(openssl, "has_bmi2_and_adx", lambda: True)
    library = LibCrypto(Path("libcrypto.a"), "OpenSSL 3.0.19 27 Jan 2026", symbols, supported)
    operands = domains(Library(load_bundled(curve), curve, "auto", (Target.C64,)))
    request = Request(operands, list(OPERATIONS.values()), Compiler("gcc", "gcc", ""), Path(), lambda step: None)
    (implementation,) = openssl.implementations("openssl", library, request)
    assert (implementation.label, implementation.version) == ("OpenSSL 3.0.19", "OpenSSL 3.0.19 27 Jan 2026")
    return {callee.operation.key: callee.name for callee in implementation.callees}


def test_p256_meets_its_own_assembly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "p256") == {
        "mul": "ecp_nistz256_mul_mont", "sqr": "ecp_nistz256_sqr_mont", "add": "ecp_nistz256_add", "inv": "inversion chain",
        "sc_mul": "ecp_nistz256_ord_mul_mont", "sc_sqr": "ecp_nistz256_ord_sqr_mont",
        "dbl": "ecp_nistz256_point_double", "padd": "ecp_nistz256_point_add", "madd": "ecp_nistz256_point_add_affine",
    }  # fmt: skip


def test_a_build_without_assembly_has_the_generic_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    names = chosen(monkeypatch, "p256", frozenset({"bn_mul_mont"}))
    assert names["mul"] == names["sqr"] == names["sc_mul"] == "bn_mul_mont"
    assert names["add"] == "BN_mod_add_quick"


def test_25519_meets_its_own_assembly(monkeypatch: pytest.MonkeyPatch) -> None:
    names = chosen(monkeypatch, "curve25519")
    assert [names[key] for key in ("mul", "sqr", "add", "sc_mul")] == [
        "x25519_fe64_mul", "x25519_fe64_sqr", "x25519_fe64_add", "bn_mul_mont",
    ]  # fmt: skip


def test_other_curves_meet_the_generic_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "p384") == {
        "mul": "bn_mul_mont", "sqr": "bn_mul_mont", "add": "bn_mod_add_fixed_top", "inv": "BN_mod_exp_mont",
        "sc_mul": "bn_mul_mont", "sc_sqr": "bn_mul_mont",
    }  # fmt: skip


def test_a_bare_prime_has_no_scalars(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "p434").keys() == {"mul", "sqr", "add", "inv"}


def test_sizes_that_bn_mul_mont_declines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "p192", supported=frozenset())["mul"] == "BN_mod_mul_montgomery"
