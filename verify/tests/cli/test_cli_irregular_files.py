# SPDX-License-Identifier: MIT
"""Pipes, devices, links that lead nowhere and names that no file can have, wherever a command takes a path: one line, at once."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from support.commands import Command, Outcome

SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
#: Seconds that no refusal takes.
PATIENCE = 120


def pipe(path: Path) -> None:
    os.mkfifo(path)


def bound_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(os.path.relpath(path))  # the whole path may be too long


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def huge(path: Path) -> None:
    with path.open("wb") as stream:
        stream.truncate(1 << 40)


MAKERS: dict[str, tuple[Callable[[Path], None], str]] = {
    "pipe": (pipe, "pipe"), "socket": (bound_socket, "socket"), "device": (endless, "device"),
    "loop": (loop, "symbolic links"), "folder": (Path.mkdir, "directory"), "huge": (huge, "larger than"),
}  # fmt: skip


class Impatient(Command):
    """`ecgen` that is stopped when it waits for somebody."""

    def run(self, *words: str | Path) -> Outcome:
        before = signal.signal(signal.SIGALRM, _stop)
        signal.alarm(PATIENCE)
        try:
            return super().run(*words)
        finally:
            signal.alarm(0)
            signal.signal(signal.SIGALRM, before)

    def refusal(self, *words: str | Path, code: int = 2) -> str:
        """The message, as `refused`, which would read every file."""
        outcome = self.run(*words)
        assert (outcome.code, outcome.out) == (code, ""), outcome
        assert outcome.err.startswith("ecgen: error: ") and outcome.err.endswith("\n")
        assert outcome.err[:-1].isprintable() and len(outcome.err) < 700
        return outcome.err


def _stop(number: int, frame: object) -> None:
    raise AssertionError("waits for ever")


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Impatient:
    return Impatient(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize("kind", MAKERS)
def test_in_the_place_of_a_file(kind: str, ecgen: Impatient) -> None:
    make, reason = MAKERS[kind]
    make(Path("odd.toml"))
    for words in (("--spec", "odd.toml"), ("explain", "--spec", "odd.toml")):
        message = ecgen.refusal(*words)
        assert "odd.toml: " in message and reason in message
    Path("odd").mkdir()
    make(Path("odd/manifest.json"))
    for emission in (("--spec", SPEC, "--target", "c", "--out", "odd"), ("check", "odd")):
        message = ecgen.refusal(*emission)
        assert "odd/manifest.json: " in message and reason in message
    Path("proofs").mkdir()
    make(Path("proofs/p192.json"))
    message = ecgen.refusal("--curve", "p192", "--target", "c", "--proofs", "proofs")
    assert "proofs/p192.json: " in message and reason in message


@pytest.mark.parametrize("kind", ["pipe", "socket", "device", "folder"])
def test_an_object_to_prove(kind: str, ecgen: Impatient) -> None:
    pytest.importorskip("elftools")
    make, reason = MAKERS[kind]
    make(Path("odd.o"))
    message = ecgen.refusal("prove", "odd.o", "--function", "f", "--contract", "z = x*y mod p256")
    assert "odd.o: " in message and reason in message


@pytest.mark.parametrize("kind", ["pipe", "socket", "device", "loop", "huge"])
def test_in_the_place_of_an_emitted_file(kind: str, ecgen: Impatient) -> None:
    emission = ("--spec", SPEC, "--target", "c", "--out", "out")
    ecgen.done(*emission)
    Path("out/f13.h").unlink()
    MAKERS[kind][0](Path("out/f13.h"))
    assert "out/f13.h: " in ecgen.refusal("check", "out", code=2 if kind == "huge" else 1)
    assert "f13.h" in ecgen.refusal(*emission)


@pytest.mark.parametrize("kind", ["pipe", "socket", "device", "loop"])
def test_in_the_place_of_the_folder(kind: str, ecgen: Impatient) -> None:
    make, _ = MAKERS[kind]
    make(Path("odd"))
    for words in (["--spec", SPEC, "--out", "odd"], ["--spec", SPEC, "--out", "odd/deeper"], ["check", "odd"],
                  ["--spec", SPEC, "--proofs", "odd"], ["--spec", SPEC, "--tuned", "odd"]):  # fmt: skip
        assert "odd" in ecgen.refusal(*words)
    assert os.path.lexists("odd"), "what stands in the way stays"


def test_a_link_that_leads_nowhere_yet(ecgen: Impatient) -> None:
    Path("out").symlink_to("real")
    words = ("--spec", SPEC, "--target", "c", "--out", "out", "-q")
    for _ in range(2):
        assert ecgen.done(*words).err == "" and Path("real/f13.h").exists() and Path("out").is_symlink()


ODD = {"newline": "a\nb", "escape": "\x1b[31mred", "direction": "\u202eleft", "surrogate": "\udcff", "long name": "x" * 300,
       "longer name": "x" * 12000, "long path": "a/" * 6000, "words": "a b " * 3000}  # fmt: skip


@pytest.mark.parametrize("path", ODD.values(), ids=ODD)
def test_paths_are_shown_on_one_short_line(path: str, ecgen: Impatient) -> None:
    for words in (["check", path], ["--spec", path], ["explain", "--spec", path], ["--curve", path], [f"--{path}"], [path]):
        ecgen.refusal(*words)
    for option in ("--prefix", "--tuned", "--proofs", "--target", "--reduction", "--only", "--base-table"):
        ecgen.refusal("--curve", "p192", option, path)
    if len(path) > 99 and " " not in path:
        ecgen.refusal("--spec", SPEC, "--target", "c", "--out", path)


def test_a_path_on_the_line_of_success(ecgen: Impatient) -> None:
    for words in (("--spec", SPEC, "--target", "c", "--out", "a\nb\x1b"), ("check", "a\nb\x1b")):
        message = ecgen.done(*words).err
        assert message.startswith("a\\nb\\x1b: ") and message[:-1].isprintable()


def test_a_working_folder_that_is_gone(ecgen: Impatient) -> None:
    Path("gone").mkdir()
    ecgen.monkeypatch.chdir("gone")
    Path("../gone").rmdir()
    for words in (["--spec", SPEC, "--target", "c"], ["--curve", "p192", "--tuned", "x"], ["check", "."]):
        ecgen.refusal(*words)


@pytest.mark.parametrize("name", ["../victim", "/etc/passwd", "a\\u0000b", "\\ud800", "", "."])
def test_a_manifest_that_lists_what_is_no_file_in_the_folder(name: str, ecgen: Impatient) -> None:
    Path("out").mkdir()
    text = '{"generator": {"name": "ecgen"}, "files": {"NAME": "00"}}'.replace("NAME", name)
    Path("out/manifest.json").write_text(text, encoding="utf-8")
    for words in (["check", "out"], ["--spec", SPEC, "--target", "c", "--out", "out"]):
        assert "out/manifest.json: cannot be read as a manifest" in ecgen.refusal(*words)
