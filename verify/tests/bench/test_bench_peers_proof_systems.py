# SPDX-License-Identifier: MIT
"""Peers for fields of proof systems: what they bring for which prime, and what they say where they cannot be had."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ecgen.errors import ToolMissing
from ecgen.library import Library, Target
from ecgen.spec.load import load_file
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers import gnark, rust_fields
from ecgen_bench.peers.crates import Package, build_package
from ecgen_bench.peers.primes import BLS12_381, BN254, PALLAS, VESTA
from ecgen_bench.peers.request import Request
from ecgen_bench.system.tools import Compiler, is_x86_64

pytestmark = pytest.mark.skipif(not is_x86_64(), reason="their assembly is for x86-64")

NAMES = {BN254: "bn254", PALLAS: "pallas", BLS12_381: "bls12_381", VESTA: "vesta"}
PACKAGE = Package("some", "some crates", "a = 1\n", "// lib.rs\n", "-C x")


def quiet(step: str) -> None:
    pass


def request_for(prime: int, folder: Path) -> Request:
    spec = folder / "field.toml"
    spec.write_text(f'name = "field"\n[field]\nprime = "{prime}"\n', encoding="utf-8")
    library = Library(load_file(spec), "field", "auto", (Target.C64,))
    return Request(domains(library), list(OPERATIONS.values()), Compiler("gcc", "gcc", ""), folder, quiet)


def functions(implementations: list[Implementation]) -> dict[str, str]:
    """Operation -> the C function called."""
    return {callee.operation.key: callee.call.split("(")[0] for one in implementations for callee in one.callees}


@pytest.mark.parametrize("prime", NAMES)
def test_crates_by_the_prime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, prime: int) -> None:
    """Both come in one library, so that they can be linked together."""
    monkeypatch.setattr(rust_fields, "has_bmi2_and_adx", lambda: True)
    monkeypatch.setattr(rust_fields, "build_package", lambda package, progress: tmp_path / "library.a")
    for prefix, bring in (("halo2curves", rust_fields.halo2curves), ("ark", rust_fields.ark_ff)):
        brought = bring(request_for(prime, tmp_path))
        due = () if prime == VESTA else ("mul", "sqr", "inv")
        assert functions(brought) == {name: f"bench_{prefix}_{NAMES[prime]}_{name}" for name in due}
        for implementation in brought:
            assert implementation.objects == (tmp_path / "library.a",)
            assert [callee.note for callee in implementation.callees] == ["", "", "its time depends on the operand"]
            assert all(callee.modulus.is_montgomery and callee.canonical for callee in implementation.callees)
            source = rust_fields._SOURCE.read_text(encoding="utf-8")
            assert all(f" {name}" in source for name in functions([implementation]).values())


@pytest.mark.parametrize("prime", NAMES)
def test_gnark_by_the_prime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, prime: int) -> None:
    monkeypatch.setattr(gnark, "has_bmi2_and_adx", lambda: True)
    monkeypatch.setattr(gnark, "_archive", lambda progress: tmp_path / "libgnark.a")
    compiled: list[list[str]] = []
    monkeypatch.setattr(gnark, "run", compiled.append)
    brought = gnark.implementations(request_for(prime, tmp_path))
    bits = {BN254: "-DBITS=254", BLS12_381: "-DBITS=381"}.get(prime)
    assert functions(brought) == ({} if bits is None else {"mul": "bench_gnark_mul", "sqr": "bench_gnark_mul"})
    assert [bits in command for command in compiled] == ([] if bits is None else [True])


@pytest.mark.parametrize("bring", [gnark.implementations, rust_fields.halo2curves, rust_fields.ark_ff])
def test_a_processor_without_adx(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                 bring: Callable[[Request], list[Implementation]]) -> None:  # fmt: skip
    for module in (gnark, rust_fields):
        monkeypatch.setattr(module, "has_bmi2_and_adx", lambda: False)
    with pytest.raises(ToolMissing, match="measured with BMI2 and ADX"):
        bring(request_for(BN254, tmp_path))


def script(folder: Path, name: str, body: str) -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "ecgen" / "peers"


def test_a_package_is_built_once(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    """And anew when its text or its flags change; rustc gets the flags."""
    body = f'echo "$RUSTFLAGS" >> "{tmp_path}/calls"; mkdir -p target/release; : > target/release/libecgen_bench_some.a'
    cargo = script(tmp_path, "cargo", body)
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    archive = build_package(PACKAGE, quiet)
    assert archive.is_file()
    assert build_package(PACKAGE, quiet) == archive
    other = build_package(Package("some", "some crates", "a = 1\n", "// lib.rs\n", "-C y"), quiet)
    assert other != archive
    assert (tmp_path / "calls").read_text(encoding="utf-8") == "-C x\n-C y\n"
    assert "\na = 1\n" in (archive.parents[2] / "Cargo.toml").read_text(encoding="utf-8")


def test_a_package_that_cannot_be_built(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    cargo = script(tmp_path, "cargo", "echo 'error: no network' >&2; exit 101")
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    with pytest.raises(ToolMissing, match=r"^the crate some crates cannot be built: no network \(all of it: "):
        build_package(PACKAGE, quiet)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ToolMissing, match=r"^cargo not found: it brings the crate some crates; "):
        build_package(PACKAGE, quiet)


def test_a_go_module_is_built_once(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    """From a copy that may be written to, with the file beside the assembly that tells its address."""
    module = tmp_path / "module"
    for package in ("bn254", "bls12-381"):
        (module / "ecc" / package / "fp").mkdir(parents=True)
        (module / "ecc" / package / "fp").chmod(0o555)
    (tmp_path / "said").write_text(json.dumps({"Dir": str(module)}), encoding="utf-8")
    body = f'echo "$1" >> "{tmp_path}/calls"; if [ "$1" = mod ]; then cat "{tmp_path}/said"; else : > "$5"; fi'
    go = script(tmp_path, "go", body)
    monkeypatch.setattr(shutil, "which", lambda name: go)
    archive = gnark._archive(quiet)
    assert archive == cache / "gnark-crypto-0.22.0" / "libgnark.a"
    assert gnark._archive(quiet) == archive
    assert (tmp_path / "calls").read_text(encoding="utf-8") == "mod\nbuild\n"
    for package in ("bn254", "bls12-381"):
        files = {path.name for path in (archive.parent / "gnark-crypto" / "ecc" / package / "fp").iterdir()}
        assert files == {"bench_address_amd64.s", "bench_address_amd64.go"}


def test_a_go_module_that_cannot_be_built(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    go = script(tmp_path, "go", "echo 'go: no network' >&2; exit 1")
    monkeypatch.setattr(shutil, "which", lambda name: go)
    with pytest.raises(ToolMissing, match=r"^the module gnark-crypto 0\.22\.0 cannot be built: go: no network$"):
        gnark._archive(quiet)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ToolMissing, match=r"^go not found: it brings the module gnark-crypto 0\.22\.0; "):
        gnark._archive(quiet)
