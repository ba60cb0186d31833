# SPDX-License-Identifier: MIT
"""Which of OpenSSL's functions stands against which of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bench import peers
from ecgen.bench.library_symbols import LibCrypto
from ecgen.bench.operations import OPERATIONS
from ecgen.bench.tools import Compiler
from ecgen.library import Library, Target
from ecgen.spec import load_bundled

EVERYTHING = frozenset({
    "bn_mul_mont", "bn_mod_add_fixed_top", "ecp_nistz256_mul_mont", "ecp_nistz256_ord_mul_mont", "x25519_fe64_mul",
})  # fmt: skip


def chosen(monkeypatch: pytest.MonkeyPatch, curve: str, symbols: frozenset[str] = EVERYTHING,
           supported: frozenset[int] = frozenset(range(2, 17))) -> dict[str, str]:  # fmt: skip
    monkeypatch.setattr(peers, "_compile", lambda name, compiler, folder: Path(name))
    monkeypatch.setattr(peers, "has_bmi2_and_adx", lambda: True)
    library = LibCrypto(Path("libcrypto.a"), "", symbols, supported)
    moduli = Library(load_bundled(curve), curve, "auto", (Target.C64,)).moduli(64)
    contestant = peers.openssl(library, moduli, list(OPERATIONS.values()), Compiler("gcc", "gcc", ""), Path())
    return {callee.operation.key: callee.name for callee in contestant.callees}


def test_p256_meets_its_own_assembly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen(monkeypatch, "p256") == {
        "mul": "ecp_nistz256_mul_mont", "sqr": "ecp_nistz256_sqr_mont", "add": "ecp_nistz256_add", "inv": "inversion chain",
        "sc_mul": "ecp_nistz256_ord_mul_mont", "sc_sqr": "ecp_nistz256_ord_sqr_mont",
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
