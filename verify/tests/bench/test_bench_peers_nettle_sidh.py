# SPDX-License-Identifier: MIT
"""nettle and PQCrypto-SIDH: what they bring for which prime, and what is said where they are not there."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import ToolMissing
from ecgen.library import Library, Target
from ecgen_bench.harness.check import check
from ecgen_bench.harness.program import PAIRS, make_program
from ecgen_bench.implementations.operations import OPERATIONS, Operation
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers import nettle, sidh
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import find_compilers, is_x86_64


def request_for(curve: str, folder: Path, operations: Sequence[Operation] = tuple(OPERATIONS.values())) -> Request:
    library = Library(load_bundled(curve), curve, "auto", (Target.C64,))
    return Request(domains(library), operations, find_compilers()[0], folder, lambda step: None)


def test_they_know_other_primes_not(tmp_path: Path) -> None:
    assert nettle.implementations(request_for("p256", tmp_path)) == []
    assert sidh.implementations(request_for("p256", tmp_path)) == []
    assert nettle.implementations(request_for("p192", tmp_path, [OPERATIONS["add"]])) == []


def test_nettle_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A compiler that finds no library repeats its name."""
    monkeypatch.setattr(nettle, "run", lambda command: command[-1].partition("=")[2])
    with pytest.raises(
        ToolMissing, match=r"^nettle's libhogweed\.a and libgmp\.a not found: install the Debian package nettle-dev$"
    ):
        nettle.implementations(request_for("p192", tmp_path))


def test_another_nettle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lib.a").touch()
    monkeypatch.setattr(nettle, "run", lambda command: str(tmp_path / "lib.a"))
    monkeypatch.setattr(nettle, "defined_symbols", lambda archive: frozenset())
    with pytest.raises(ToolMissing, match=r"lib\.a has no _nettle_ecc_mod_mul: nettle 3\.8 has"):
        nettle.implementations(request_for("p192", tmp_path))


@pytest.mark.skipif(not is_x86_64(), reason="the assembly is for x86-64")
def test_a_crate_without_sike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sidh, "has_bmi2_and_adx", lambda: True)
    monkeypatch.setattr(sidh, "fetch_crate", lambda crate, progress: tmp_path)
    with pytest.raises(ToolMissing, match=r"oqs-sys 0\.7\.1 has no liboqs/.*/P434/AMD64/fp_x64_asm\.S"):
        sidh.implementations(request_for("p434", tmp_path))


@pytest.mark.skipif(not is_x86_64(), reason="the assembly is for x86-64")
def test_a_processor_without_adx(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sidh, "has_bmi2_and_adx", lambda: False)
    with pytest.raises(ToolMissing, match="with BMI2 and ADX, which this processor lacks"):
        sidh.implementations(request_for("p503", tmp_path))


def agree(curve: str, folder: Path) -> None:
    """All results of the curve's peer are compared; none of them is canonical."""
    asked = request_for(curve, folder)
    (implementation,) = (nettle if curve in ("p192", "p224") else sidh).implementations(asked)
    assert {callee.operation.key for callee in implementation.callees} == {"mul", "sqr"}
    assert not any(callee.canonical for callee in implementation.callees)
    program = make_program([implementation], asked.operands, asked.compiler, folder, 1, 8)
    assert check(program, [implementation]) == 2 * PAIRS


@pytest.mark.skipif(not (is_x86_64() and Path("/usr/include/nettle/ecc.h").is_file()), reason="nettle-dev is not installed")
@pytest.mark.parametrize("curve", ["p192", "p224"])
def test_nettle_agrees(curve: str, tmp_path: Path) -> None:
    agree(curve, tmp_path)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cargo") is None or not has_bmi2_and_adx(), reason="cargo fetches it; it needs ADX")
@pytest.mark.parametrize("curve", ["p434", "p503", "p751"])
def test_sidh_agrees(curve: str, tmp_path: Path) -> None:
    agree(curve, tmp_path)
