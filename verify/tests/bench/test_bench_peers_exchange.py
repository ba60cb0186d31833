# SPDX-License-Identifier: MIT
"""Which peers take part in key exchange, and the wheels that one of them comes in. Only slow tests fetch or build anything."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ecgen.cli import main
from ecgen.errors import ToolMissing
from ecgen_bench.peers import aws_lc, crypto_mb, libsecp256k1, s2n_bignum
from ecgen_bench.peers.crates import BuiltCrate
from ecgen_bench.peers.exchange import PeerCalls, exchange_peers
from ecgen_bench.peers.primes import P256, P384, P25519, PK256
from ecgen_bench.peers.wheels import reason, unpacked
from ecgen_bench.system.machine import has_bmi2_and_adx, has_ifma
from ecgen_bench.system.tools import Compiler

EVERYONE = ("openssl", "aws-lc", "secp256k1", "crypto_mb")
LIBRARIES = ("libintlc.so.5", "libirng.so", "libimf.so", "libsvml.so", "libcrypto_mb.so")


def quiet(step: str) -> None:
    pass


def peers_of(names: tuple[str, ...], prime: int, group: str) -> list[PeerCalls]:
    return exchange_peers(names, prime, group, Compiler("gcc", "gcc", ""), Path(), quiet)


@pytest.fixture
def had(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine on which every peer is there."""
    header = tmp_path / "aws-lc" / "include" / "openssl" / "base.h"
    header.parent.mkdir(parents=True)
    header.write_text('#define AWSLC_VERSION_NUMBER_STRING "9.8.7"\n', encoding="utf-8")
    for name in ("libaws_lc_9_8_7_crypto.a", "libsecp256k1.a"):
        (tmp_path / name).touch()
    wheel = tmp_path / "one.data" / "data" / "lib"
    wheel.mkdir(parents=True)
    for name in LIBRARIES:
        (wheel / name).touch()
    monkeypatch.setattr(aws_lc, "build_crate", lambda crate, progress: BuiltCrate(tmp_path, tmp_path))
    monkeypatch.setattr(libsecp256k1, "build_crate", lambda crate, progress: BuiltCrate(tmp_path, tmp_path))
    monkeypatch.setattr(crypto_mb, "unpacked", lambda requirements, progress: tmp_path)
    monkeypatch.setattr(crypto_mb, "has_ifma", lambda: True)
    monkeypatch.setattr(s2n_bignum, "has_bmi2_and_adx", lambda: True)
    monkeypatch.setattr(s2n_bignum, "_assemble", lambda root, path, compiler, folder: path)
    return monkeypatch


@pytest.mark.parametrize(("prime", "group", "keys"), [
    (P256, "prime256v1", ["aws-lc", "s2n-bignum", "crypto_mb"]),
    (PK256, "secp256k1", ["aws-lc", "secp256k1"]),
    (P25519, "", ["aws-lc", "s2n-bignum", "crypto_mb"]),
    (2**192 - 2**64 - 1, "prime192v1", []),
])  # fmt: skip
def test_who_takes_part(had: pytest.MonkeyPatch, prime: int, group: str, keys: list[str]) -> None:
    assert [peer.key for peer in peers_of(EVERYONE, prime, group)] == keys
    assert peers_of(("openssl",), prime, group) == []


def test_call_sites_name_what_they_call(had: pytest.MonkeyPatch) -> None:
    for prime, group, function in ((P384, "secp384r1", "mbx_nistp384_ecdh_mb8"), (P25519, "", "mbx_x25519_mb8")):
        own, kernel, eight = peers_of(("aws-lc", "crypto_mb"), prime, group)
        assert f'#define GROUP "{group}"' in own.body
        assert ("aws_lc_25519_keys.h" in own.body[2]) == (prime == P25519)
        assert f"#define BITS {384 if prime == P384 else 25519}" in kernel.body
        assert (own.lanes, kernel.lanes, eight.lanes) == (1, 1, 8)
        assert f'#define FUNCTION "{function}"' in eight.body
        assert ("#define X25519" in eight.body) == (prime == P25519)


def test_a_processor_without_ifma(had: pytest.MonkeyPatch) -> None:
    had.setattr(crypto_mb, "has_ifma", lambda: False)
    with pytest.raises(ToolMissing, match="needs AVX-512 IFMA, which this processor lacks"):
        peers_of(("crypto_mb",), P256, "prime256v1")


def test_a_wheel_of_another_make(had: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "one.data" / "data" / "lib" / "libsvml.so").unlink()
    with pytest.raises(ToolMissing, match=r"there is no libsvml\.so"):
        peers_of(("crypto_mb",), P256, "prime256v1")


@pytest.mark.parametrize(("said", "gist"), [
    ("/usr/bin/python3: No module named pip\n", "pip not found: install the Debian package python3-pip"),
    ("WARNING: slow\nERROR: Could not find a version\nERROR: No matching distribution found for x\n",
     "No matching distribution found for x"),
    ("Killed\n", "Killed"),
    ("", "pip says nothing"),
])  # fmt: skip
def test_the_gist_of_pips_failure(said: str, gist: str) -> None:
    assert reason(said) == gist


def test_wheels_are_fetched_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And left incomplete by a failure, they are fetched again."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    codes = [1, 0]
    commands = []

    def pip(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        with zipfile.ZipFile(Path(command[command.index("--dest") + 1]) / "x-1-py3-none-any.whl", "w") as wheel:
            wheel.writestr("x.data/data/lib/libx.so", "code")
        return subprocess.CompletedProcess(command, codes.pop(0), "", "ERROR: broken off\n")

    monkeypatch.setattr(subprocess, "run", pip)
    with pytest.raises(ToolMissing, match="x==1 cannot be fetched: broken off"):
        unpacked(["x==1"], quiet)
    folder = unpacked(["x==1"], quiet)
    assert unpacked(["x==1"], quiet) == folder
    assert (folder / "x.data" / "data" / "lib" / "libx.so").read_text(encoding="utf-8") == "code"
    assert len(commands) == 2
    assert commands[0][:4] == [sys.executable, "-m", "pip", "download"]
    assert commands[0][-1] == "x==1"


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo builds these peers")
@pytest.mark.parametrize("curve", ["p256", "p521", "secp256k1", "curve25519"])
def test_real_peers_agree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, curve: str) -> None:
    """The benchmark checks every secret before it times anything; no figure is judged."""
    names = ["openssl", "aws-lc", "secp256k1", *(["crypto_mb"] if has_ifma() else [])]
    words = ["--section", "ecdh", "--curve", curve, "--quick", "--launches", "1", "--against", ",".join(names)]
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", *words, "-q", "--out", str(tmp_path)])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    document: dict[str, Any] = json.loads((tmp_path / f"bench-{curve}-ecdh.json").read_text(encoding="utf-8"))
    variants = {row["variant"] for row in document["rows"]}
    assert {"openssl", "aws-lc"} <= variants
    assert ("nasm-ifma" in variants) == has_ifma()
    assert ("s2n-bignum" in variants) == (has_bmi2_and_adx() and curve != "secp256k1")
    assert ("secp256k1" in variants) == (curve == "secp256k1")
    assert ("crypto_mb" in variants) == (has_ifma() and curve != "secp256k1")
