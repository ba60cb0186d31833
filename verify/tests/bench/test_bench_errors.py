# SPDX-License-Identifier: MIT
"""What the benchmark says when it cannot run: one line, the right exit code, nothing written."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from ecgen_bench.system import tools
from support.bench_failures import failure

SPECS = Path(__file__).parents[1] / "specs"


pytestmark = pytest.mark.usefixtures("empty_folder")


@pytest.mark.parametrize(("words", "reason"), [
    (["--curve", "p256", "--against", "openssl,magic"], "--against 'openssl,magic': 'magic' is none of openssl, "),
    (["--curve", "p256", "--against", ""], "'' is none of openssl, "),
    (["--curve", "p256", "--against", "crypto_mb"], "name a peer that does one at a time beside it"),
    (["--curve", "p256", "--against", "nettle"], "--against nettle: it has nothing for this curve's mul, "),
    (["--curve", "p256", "--against", "sidh"], "--against sidh: it has nothing for this curve's mul, "),
    (["--curve", "p256", "--against", "blst"], "--against blst: it has nothing for this curve's mul, "),
    (["--bars", "--functions", "mul"], "--bars chooses what to measure"),
    (["--bars", "--against", "aws-lc"], "--bars chooses what to measure"),
    (["--bars", "--curve", "secp192k1"], "--bars: secp192k1 has none"),
    (["--curve", "p256", "--against", "secp256k1"], "--against secp256k1: it has nothing for this curve's mul, "),
    (["--curve", "p256", "--functions", "mul,cube"], "'cube' is none of fe_mul, fe_sqr"),
    (["--curve", "p434", "--functions", "sc_mul"], "bare prime field"),
    (["--curve", "p434", "--functions", "dbl"], "bare prime field"),
    (["--curve", "p257"], "unknown curve 'p257'"),
    ([], "--curve NAME"),
    (["--curve", "p256", "--rounds", "0"], "--rounds"),
    (["--curve", "p434", "--reduction", "solinas"], "--reduction solinas"),
    (["--curve", "p434", "--compare-reductions"], "allows montgomery only"),
    (["--curve", "p256", "--compare-reductions", "--reduction", "solinas"], "leave --reduction out"),
    (["--curve", "p256", "--prefix", "9lives"], "--prefix"),
    (["--curve", "p256", "--out", str(SPECS / "f13.toml")], "is a file"),
    (["--curve", "p256", "--out", str(SPECS / "f13.toml" / "below")], "no writable folder"),
])  # fmt: skip
def test_bad_usage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path, words: list[str],
                   reason: str) -> None:  # fmt: skip
    code, message = failure(monkeypatch, capsys, *words)
    assert code == 2
    assert reason in message
    assert not list(empty_folder.iterdir())


def hide(monkeypatch: pytest.MonkeyPatch, *hidden: str) -> None:
    real = shutil.which
    monkeypatch.setattr(shutil, "which", lambda name: None if name in hidden else real(name))


@pytest.mark.parametrize(("hidden", "reason"), [
    (("gcc", "clang"), "no C compiler found: install the Debian package gcc or clang (one suffices)"),
    pytest.param(("nasm",), "nasm not found: install the Debian package nasm",
                 marks=pytest.mark.skipif(not tools.is_x86_64(), reason="nasm is for x86-64")),
])  # fmt: skip
def test_missing_program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path,
                         hidden: tuple[str, ...], reason: str) -> None:  # fmt: skip
    hide(monkeypatch, *hidden)
    assert failure(monkeypatch, capsys, "--curve", "p256") == (3, f"ecgen: error: {reason}")
    assert not list(empty_folder.iterdir())


def test_missing_libcrypto(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path) -> None:
    """As without libssl-dev: pkg-config knows nothing of it, and the compiler answers with the bare name."""
    real = tools.run
    hide(monkeypatch, "pkg-config")
    monkeypatch.setattr(tools, "run", lambda command: "libcrypto.a\n" if "-print-file-name=libcrypto.a" in command
                        else real(command))  # fmt: skip
    code, message = failure(monkeypatch, capsys, "--curve", "p256")
    assert code == 3
    assert "libcrypto.a" in message
    assert "libssl-dev" in message
    assert not list(empty_folder.iterdir())


def test_missing_cargo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], empty_folder: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(empty_folder / "cache"))
    hide(monkeypatch, "cargo")
    code, message = failure(monkeypatch, capsys, "--curve", "p256", "--against", "aws-lc")
    assert code == 3
    assert message.startswith("ecgen: error: cargo not found: it brings the crate aws-lc-sys ")
    assert message.endswith("; install the Debian package cargo, or rustup")
    assert not list(empty_folder.iterdir())


def test_missing_matplotlib(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, message = failure(monkeypatch, capsys, "--curve", "p256")
    assert code == 3
    assert "ecgen-curves[bench]" in message
