# SPDX-License-Identifier: MIT
"""Standard output that cannot be written ends in one line and exit 2; a reader that leaves ends a command as it ends others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-B", "-c", "from ecgen.cli import main; main()"]
SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
#: With what PYTHONUNBUFFERED is, which decides whether the interpreter keeps back what is printed until the end.
PRINTING = ((["list"], ""), (["list"], "1"), (["explain", "--curve", "p192", "--json"], ""), (["--version"], ""))

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux only")


def run(words: list[str], redirection: str, buffering: str = "") -> subprocess.CompletedProcess[str]:
    """The command by a shell, with its streams redirected. Standard error is kept unless it is redirected."""
    environment = {**os.environ, "PYTHONUNBUFFERED": buffering}
    script = f'"$@" {redirection}'
    return subprocess.run(["bash", "-c", script, "ecgen", *PROGRAM, *words], env=environment, capture_output=True, text=True,
                          check=False)  # fmt: skip


@pytest.mark.quick("*words3-*")
@pytest.mark.parametrize(("words", "buffering"), PRINTING)
@pytest.mark.parametrize(("redirection", "reason"), [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
def test_what_cannot_be_printed(words: list[str], redirection: str, reason: str, buffering: str) -> None:
    done = run(words, redirection, buffering)
    assert (done.returncode, done.stderr) == (2, f"ecgen: error: standard output: {reason}\n")


@pytest.mark.quick("words3-*")
@pytest.mark.parametrize(("words", "buffering"), PRINTING)
def test_a_reader_that_leaves(words: list[str], buffering: str) -> None:
    """What a shell reports of programs that SIGPIPE ends; no word on standard error."""
    done = run(words, "| true; exit ${PIPESTATUS[0]}", buffering)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.slow
def test_tables_too(tmp_path: Path) -> None:
    """They are printed by Rich, which has ways of its own with broken pipes."""
    assert run(["explain", "--curve", "p192"], ">/dev/full").returncode == 2
    done = run(["explain", "--curve", "p192"], "| true; exit ${PIPESTATUS[0]}")
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.slow
@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-", "2>&- <&-"])
def test_messages_that_nobody_sees(redirection: str, tmp_path: Path) -> None:
    """The exit code tells how it went."""
    assert run(["--curve", "p385"], redirection).returncode == 2
    out = tmp_path / "out"
    assert run(["--spec", str(SPEC), "--target", "c", "--out", str(out), "-v"], redirection).returncode == 0
    assert run(["check", str(out), "--json"], redirection).returncode == 0
    (out / "f13.h").unlink()
    assert run(["check", str(out), "--json"], redirection).returncode == 1
    assert run(["list"], f">/dev/full {redirection}").returncode == 2


@pytest.mark.slow
def test_what_prints_nothing_needs_no_output(tmp_path: Path) -> None:
    for redirection in (">&-", ">/dev/full", ">&- 2>&- <&-"):
        assert run(["--spec", str(SPEC), "--target", "c", "--out", str(tmp_path / "out")], redirection).returncode == 0


def test_a_narrow_encoding() -> None:
    """Characters that it lacks are spelled out."""
    script = "from ecgen.streams import guarded_streams\nwith guarded_streams(): print('\u0159 \xe9')"
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1:strict", "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"\\u0159 \xe9\n", b"")


def test_a_pipe_that_does_not_wait() -> None:
    """Whoever made the pipe a non-blocking one gets everything all the same."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with subprocess.Popen([*PROGRAM, "explain", "--curve", "p192", "--json"], stdout=writer, stderr=subprocess.PIPE) as process:
        os.close(writer)
        with os.fdopen(reader, "rb") as stream:
            text = stream.read()
        assert process.wait() == 0 and text.endswith(b"}\n")
