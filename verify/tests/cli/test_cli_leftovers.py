# SPDX-License-Identifier: MIT
"""What a run works in beside its output goes with the run, by whatever it ends; what a killed run left goes with the next one."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support.commands import Command, tree

SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
EMIT = ("--spec", SPEC, "--target", "c", "--out", "out")
LOCK = "in-use-by-ecgen"

#: `ecgen` to which something happens when it has moved or written some files.
INTERRUPTED = """
import os, sys, time
from pathlib import Path
from ecgen.cli import main
what, method, left = sys.argv.pop(1), sys.argv.pop(1), int(sys.argv.pop(1))
real = getattr(Path, method)
def interrupted(*given, **named):
    global left
    left -= 1
    if left == 0:
        if what == "wait":
            print("here", flush=True)
            time.sleep(60)
        os.kill(os.getpid(), int(what))
    return real(*given, **named)
setattr(Path, method, interrupted)
main()
"""


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def interrupted(what: str, method: str, count: int) -> list[str]:
    return [sys.executable, "-B", "-c", INTERRUPTED, what, method, str(count), *map(str, EMIT)]


def leftovers(folder: Path) -> list[Path]:
    return sorted(folder.rglob(".ecgen-*"))


@pytest.mark.quick("replace-3-existing folder")
@pytest.mark.parametrize("existing", [False, True], ids=["new folder", "existing folder"])
@pytest.mark.parametrize(("method", "count"), [("write_text", 1), ("write_text", 5), ("replace", 3)])
def test_a_killed_run(existing: bool, method: str, count: int, ecgen: Command) -> None:
    if existing:
        ecgen.done("--spec", SPEC, "--target", "c32", "--out", "out")
    killed = subprocess.run(interrupted(str(int(signal.SIGKILL)), method, count), check=False, capture_output=True)
    if method == "replace" and not existing:
        assert killed.returncode == 0, "a new folder is moved as a whole"
        return
    assert killed.returncode == -signal.SIGKILL and len(leftovers(ecgen.folder)) == 1
    ecgen.done(*EMIT)
    assert leftovers(ecgen.folder) == []
    ecgen.done("check", "out")


@pytest.mark.quick("new folder-15", "existing folder-2")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("existing", [False, True], ids=["new folder", "existing folder"])
def test_an_interrupted_run(existing: bool, number: signal.Signals, ecgen: Command) -> None:
    """Nothing changes, and a shell is told which signal it was."""
    if existing:
        ecgen.done("--spec", SPEC, "--target", "c32", "--out", "out")
    before = tree(ecgen.folder)
    command = interrupted(str(int(number)), "replace" if existing else "write_text", 3)
    done = subprocess.run(command, check=False, capture_output=True)
    assert done.returncode == 128 + number and b"Traceback" not in done.stderr
    assert tree(ecgen.folder) == before


def test_a_run_that_was_killed_in_an_empty_folder(ecgen: Command) -> None:
    """What it left is nobody else's file."""
    (ecgen.folder / "out").mkdir()
    killed = subprocess.run(interrupted(str(int(signal.SIGKILL)), "write_text", 3), check=False, capture_output=True)
    assert killed.returncode == -signal.SIGKILL and len(leftovers(ecgen.folder)) == 1
    ecgen.done(*EMIT)
    ecgen.done("check", "out")
    assert leftovers(ecgen.folder) == []


def test_a_run_at_work_keeps_what_it_works_in(ecgen: Command) -> None:
    with subprocess.Popen(interrupted("wait", "write_text", 3), stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"here\n"
        assert len(leftovers(ecgen.folder)) == 1
        ecgen.done("--spec", SPEC, "--target", "c", "--out", "second")
        assert len(leftovers(ecgen.folder)) == 1
        other.kill()
    ecgen.done("--spec", SPEC, "--target", "c", "--out", "third")
    assert leftovers(ecgen.folder) == []


def test_what_only_looks_like_a_leftover_stays(ecgen: Command) -> None:
    """Files, links and folders of others, and folders that a run has just begun with."""
    strangers = ecgen.folder / ".ecgen-stranger", ecgen.folder / ".ecgen-12345678", ecgen.folder / ".ecgen-mine_too"
    for folder in strangers:
        folder.mkdir()
        (folder / "notes.txt").write_text("mine", encoding="utf-8")
        os.utime(folder, (0, 0))
    (ecgen.folder / ".ecgen-aaaaaaaa").write_text("mine", encoding="utf-8")
    (ecgen.folder / "elsewhere").mkdir()
    (ecgen.folder / "elsewhere" / LOCK).touch()
    (ecgen.folder / ".ecgen-bbbbbbbb").symlink_to("elsewhere")
    (ecgen.folder / ".ecgen-cccccccc").mkdir()
    before = tree(ecgen.folder)
    ecgen.done(*EMIT)
    assert {name: content for name, content in tree(ecgen.folder).items() if not name.startswith("out")} == before


def test_locked_and_unlocked_and_old(ecgen: Command) -> None:
    for name in ("held0000", "dead0000"):
        (ecgen.folder / f".ecgen-{name}").mkdir()
        (ecgen.folder / f".ecgen-{name}" / LOCK).touch()
    old = ecgen.folder / ".ecgen-old00000"
    old.mkdir()
    before = time.time() - 7200
    os.utime(old, (before, before))
    with (ecgen.folder / ".ecgen-held0000" / LOCK).open("r+") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        ecgen.done(*EMIT)
    assert leftovers(ecgen.folder) == [ecgen.folder / ".ecgen-held0000"]
