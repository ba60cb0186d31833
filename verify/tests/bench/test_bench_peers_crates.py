# SPDX-License-Identifier: MIT
"""Crates as peers without cargo: the cache, what cargo says, and what is said when it is not there or fails."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ecgen.errors import ToolMissing
from ecgen_bench.peers.crates import BuiltCrate, Crate, build_crate, complaint, fetch_crate, parse_messages

CRATE = Crate("some-sys", "1.2.3")
TOOL = Crate("some-src", "4.0.0", "fn main() {}\n")

MESSAGES = "\n".join(json.dumps(message) for message in [
    {"reason": "compiler-artifact", "package_id": "registry+index#cc@1.2.3", "manifest_path": "/c/cc/Cargo.toml"},
    {"reason": "compiler-artifact", "package_id": "registry+index#some-sys@1.2.3", "manifest_path": "/c/some-sys/Cargo.toml"},
    {"reason": "build-script-executed", "package_id": "registry+index#cc@1.2.3", "out_dir": "/t/cc/out"},
    {"reason": "build-script-executed", "package_id": "registry+index#some-sys@1.2.3", "out_dir": "/t/some-sys/out"},
    {"reason": "build-finished", "success": True},
])  # fmt: skip


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def cargo_that(script: str, folder: Path) -> str:
    """A program that stands in for cargo."""
    program = folder / "cargo"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def quiet(step: str) -> None:
    pass


def test_where_cargo_put_things() -> None:
    assert parse_messages(MESSAGES, CRATE) == BuiltCrate(Path("/c/some-sys"), Path("/t/some-sys/out"))


def test_a_tool_leaves_its_output_with_the_package_that_calls_it() -> None:
    messages = MESSAGES.replace("some-sys", "some-src").replace("1.2.3", "4.0.0+4.0.3")
    messages += "\n" + json.dumps({"reason": "build-script-executed", "package_id": "path+file:///x#ecgen-bench-peer@0.0.0",
                                   "out_dir": "/t/ours/out"})  # fmt: skip
    assert parse_messages(messages, TOOL) == BuiltCrate(Path("/c/some-src"), Path("/t/ours/out"))


def test_package_ids_before_cargo_1_77() -> None:
    messages = MESSAGES.replace("registry+index#some-sys@1.2.3", "some-sys 1.2.3 (registry+index)")
    assert parse_messages(messages, CRATE).sources == Path("/c/some-sys")


def test_a_cargo_that_does_not_say() -> None:
    with pytest.raises(ToolMissing, match=r"some-sys 1\.2\.3 cannot be used"):
        parse_messages('{"reason": "build-finished", "success": true}', CRATE)


@pytest.mark.parametrize(("said", "gist"), [
    ("    Updating index\nerror: failed to get `x`\n\nCaused by:\n  download failed\n\nCaused by:\n  no such host\n",
     "failed to get `x`: no such host"),
    ("warning: odd\nerror: failed to run custom build command for `x`\n", "failed to run custom build command for `x`"),
    ("error[E0001]: bad\n", "bad"),
    ("killed\n", "killed"),
    ("", "cargo says nothing"),
])  # fmt: skip
def test_the_gist_of_a_failure(said: str, gist: str) -> None:
    assert complaint(said) == gist


def test_without_cargo(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(ToolMissing, match=r"cargo not found: .*some-sys 1\.2\.3; install the Debian package cargo"):
        build_crate(CRATE, quiet)
    assert not cache.exists()


def test_a_failing_build_is_one_line(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    cargo = cargo_that("echo 'error: no network' >&2; exit 101", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    with pytest.raises(ToolMissing) as failed:
        build_crate(CRATE, quiet)
    log = cache / "ecgen" / "peers" / "some-sys-1.2.3" / "cargo.log"
    assert str(failed.value) == f"the crate some-sys 1.2.3 cannot be built: no network (all of it: {log})"
    assert log.read_text(encoding="utf-8") == "error: no network\n"
    assert failed.value.exit_code == 3


def test_a_crate_is_built_once(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    """And again when what cargo had unpacked is gone."""
    sources, out = tmp_path / "sources", tmp_path / "out"
    sources.mkdir()
    out.mkdir()
    messages = MESSAGES.replace("/c/some-sys", str(sources)).replace("/t/some-sys/out", str(out))
    (tmp_path / "messages").write_text(messages, encoding="utf-8")
    cargo = cargo_that(f'echo "$@" >> "{tmp_path}/calls"; cat "{tmp_path}/messages"', tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    for _ in range(2):
        assert build_crate(CRATE, quiet) == BuiltCrate(sources, out)
    calls = (tmp_path / "calls").read_text(encoding="utf-8").splitlines()
    assert len(calls) == 1
    assert "--target-dir" in calls[0]
    manifest = (cache / "ecgen" / "peers" / "some-sys-1.2.3" / "Cargo.toml").read_text(encoding="utf-8")
    assert '[dependencies]\nsome-sys = "=1.2.3"' in manifest
    out.rmdir()
    build_crate(CRATE, quiet)
    assert len((tmp_path / "calls").read_text(encoding="utf-8").splitlines()) == 2


def test_a_crate_can_be_fetched_alone(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    packages = [{"name": "cc", "version": "1.2.3", "manifest_path": "/c/cc/Cargo.toml"},
                {"name": "some-sys", "version": "1.2.3", "manifest_path": "/c/some-sys/Cargo.toml"}]  # fmt: skip
    (tmp_path / "metadata").write_text(json.dumps({"packages": packages}), encoding="utf-8")
    cargo = cargo_that(f'[ "$1" = metadata ] && cat "{tmp_path}/metadata"', tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    assert fetch_crate(CRATE, quiet) == Path("/c/some-sys")
    with pytest.raises(ToolMissing, match=r"some-src 4\.0\.0 cannot be used"):
        fetch_crate(TOOL, quiet)


def test_a_failing_fetch_is_one_line(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> None:
    cargo = cargo_that("echo 'error: no network' >&2; exit 101", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: cargo)
    with pytest.raises(ToolMissing, match=r"^the crate some-sys 1\.2\.3 cannot be fetched: no network \(all of it: "):
        fetch_crate(CRATE, quiet)


def test_an_unwritable_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(shutil, "which", lambda name: "cargo")
    with pytest.raises(ToolMissing, match=r"cannot write: .*; XDG_CACHE_HOME names another cache"):
        build_crate(CRATE, quiet)
