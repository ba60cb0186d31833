# SPDX-License-Identifier: MIT
"""Output folders: nothing of somebody else's is ever overwritten, and nothing is ever left half-written."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.commands import Command, tree

SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
EMIT = ("--spec", SPEC, "--target", "c", "--out", "out")


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def test_the_same_again_is_no_change(ecgen: Command) -> None:
    ecgen.done(*EMIT)
    before = tree(ecgen.folder)
    ecgen.done(*EMIT)
    assert tree(ecgen.folder) == before


def test_what_is_no_longer_made_goes(ecgen: Command) -> None:
    ecgen.done("--spec", SPEC, "--target", "all", "--out", "out")
    assert list((ecgen.folder / "out").glob("*.asm"))
    ecgen.done(*EMIT)
    ecgen.done("check", "out")
    alone = Command(ecgen.folder, ecgen.capsys, ecgen.monkeypatch)
    alone.done("--spec", SPEC, "--target", "c", "--out", "fresh")
    assert tree(ecgen.folder / "out") == tree(ecgen.folder / "fresh")


def test_foreign_files_in_a_folder_without_a_manifest(ecgen: Command) -> None:
    (ecgen.folder / "out").mkdir()
    (ecgen.folder / "out" / "notes.txt").write_text("mine", encoding="utf-8")
    message = ecgen.refused(*EMIT)
    assert "out" in message and "notes.txt" in message and "--force" in message
    ecgen.done(*EMIT, "--force")
    assert (ecgen.folder / "out" / "notes.txt").read_text(encoding="utf-8") == "mine", "what is not in the way stays"


def test_the_default_folder_is_protected_too(ecgen: Command) -> None:
    (ecgen.folder / "f13").mkdir()
    (ecgen.folder / "f13" / "f13.h").write_text("mine", encoding="utf-8")
    assert "f13.h" in ecgen.refused("--spec", SPEC, "--target", "c")


def test_edited_files(ecgen: Command) -> None:
    ecgen.done(*EMIT)
    edited = ecgen.folder / "out" / "f13.h"
    edited.write_text(edited.read_text(encoding="utf-8") + "/* mine */\n", encoding="utf-8")
    message = ecgen.refused(*EMIT)
    assert "f13.h" in message and "edited" in message and "--force" in message
    ecgen.done(*EMIT, "--force")
    ecgen.done("check", "out")


def test_an_edited_file_that_would_go(ecgen: Command) -> None:
    ecgen.done("--spec", SPEC, "--target", "all", "--out", "out")
    edited = ecgen.folder / "out" / "f13_fe_x64.asm"
    edited.write_text("; mine\n", encoding="utf-8")
    assert "f13_fe_x64.asm" in ecgen.refused(*EMIT)


def test_a_foreign_file_in_the_way(ecgen: Command) -> None:
    """Beside a manifest that does not list it."""
    ecgen.done(*EMIT)
    (ecgen.folder / "out" / "f13_fe_adx.asm").write_text("mine", encoding="utf-8")
    message = ecgen.refused("--spec", SPEC, "--target", "all", "--out", "out")
    assert "f13_fe_adx.asm" in message and "--force" in message


def test_objects_beside_the_sources_are_no_obstacle(ecgen: Command) -> None:
    ecgen.done(*EMIT)
    (ecgen.folder / "out" / "f13_field.o").write_bytes(b"\x7fELF")
    ecgen.done(*EMIT)
    assert (ecgen.folder / "out" / "f13_field.o").exists()


@pytest.mark.parametrize("content", ["{", "[]", '{"files": 3}', '{"name": "my app", "files": {}}', "\udcff"])
def test_a_manifest_that_is_not_ours(content: str, ecgen: Command) -> None:
    (ecgen.folder / "out").mkdir()
    (ecgen.folder / "out" / "manifest.json").write_bytes(content.encode("utf-8", "surrogateescape"))
    assert "manifest.json" in ecgen.refused(*EMIT)
    ecgen.done(*EMIT, "--force")
    ecgen.done("check", "out")


def test_a_manifest_cannot_reach_outside(ecgen: Command) -> None:
    """Files that a manifest lists outside the folder are neither removed nor overwritten."""
    ecgen.done(*EMIT)
    victim = ecgen.folder / "victim"
    victim.write_text("x", encoding="utf-8")
    manifest = ecgen.folder / "out" / "manifest.json"
    content = json.loads(manifest.read_text(encoding="utf-8"))
    digest = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"  # of "x"
    content["files"] |= {"../victim": digest, str(victim): digest}
    manifest.write_text(json.dumps(content), encoding="utf-8")
    ecgen.run(*EMIT)
    assert victim.read_text(encoding="utf-8") == "x"
    ecgen.done(*EMIT, "--force")
    assert victim.read_text(encoding="utf-8") == "x"


def test_the_output_path_is_a_file(ecgen: Command) -> None:
    (ecgen.folder / "out").write_text("mine", encoding="utf-8")
    for force in ([], ["--force"]):
        assert "out" in ecgen.refused(*EMIT, *force)


def test_the_output_path_lies_below_a_file(ecgen: Command) -> None:
    (ecgen.folder / "file").write_text("mine", encoding="utf-8")
    message = ecgen.refused("--spec", SPEC, "--out", "file/out")
    assert "file/out" in message and "manifest" not in message, "there is no manifest, and no use in --force"


def test_a_folder_in_the_place_of_a_file(ecgen: Command) -> None:
    (ecgen.folder / "out" / "f13.h").mkdir(parents=True)
    ecgen.refused(*EMIT)
    ecgen.refused(*EMIT, "--force")


def test_links_are_not_followed(ecgen: Command) -> None:
    """A link in the place of a file is replaced at most; what it leads to is not touched."""
    precious = ecgen.folder / "precious"
    precious.write_text("mine", encoding="utf-8")
    (ecgen.folder / "out").mkdir()
    (ecgen.folder / "out" / "f13.h").symlink_to(precious)
    ecgen.refused(*EMIT)
    ecgen.done(*EMIT, "--force")
    assert precious.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("moves", [0, 1, 3, 6])
@pytest.mark.parametrize("existing", [False, True], ids=["new folder", "existing folder"])
def test_a_failure_midway(existing: bool, moves: int, ecgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up, or a file vanishes, when some files have been moved to their place."""
    if existing:
        ecgen.done("--spec", SPEC, "--target", "c32", "--out", "out")
    real, left = os.replace, [moves]

    def failing(source: str, target: str, **more: int) -> None:
        left[0] -= "in-use-by" not in str(source)  # the lock is no file of the output
        if left[0] == -1 and "in-use-by" not in str(source):
            raise FileNotFoundError(2, "No such file or directory", str(source))
        real(source, target, **more)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing)
        patch.setattr(os, "rename", failing)
        if existing or moves == 0:
            assert "out" in ecgen.refused(*EMIT)
        else:
            ecgen.run(*EMIT)  # a new folder may appear all at once
    ecgen.done(*EMIT)
    ecgen.done("check", "out")


def test_a_failure_while_writing(ecgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    real, left = Path.write_text, [3]

    def failing(self: Path, *given: str, **named: str) -> int:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(28, "No space left on device")
        return real(self, *given, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", failing)
        assert "No space left on device" in ecgen.refused(*EMIT)


def nobody() -> dict[str, object]:
    """Options for subprocess.run under which file permissions count, even for the superuser."""
    return {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}


def as_nobody(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    program = "from ecgen.cli import main; main()"
    command = [sys.executable, "-B", "-c", program, *map(str, words)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, **nobody())  # type: ignore[call-overload, no-any-return]


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody may enter. Not below pytest's own, which is closed to others and shared by its workers."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        if as_nobody("--version", cwd=folder).returncode != 0:
            pytest.skip("the installation is not readable for other users")
        yield folder


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "words"),
    [
        (0o555, ["--out", "closed"]),
        (0o555, ["--out", "closed/deeper/out"]),
        (0o000, ["--out", "closed"]),
        (0o000, ["--out", "closed/out"]),
        (0o311, ["--out", "closed"]),
    ],
)
def test_folders_without_permission(mode: int, words: list[str], public: Path) -> None:
    closed = public / "closed"
    closed.mkdir()
    spec = public / "f13.toml"
    spec.write_bytes(SPEC.read_bytes())
    closed.chmod(mode)
    before = tree(public) if os.geteuid() == 0 else {}
    try:
        done = as_nobody("--spec", "f13.toml", "--target", "c", *words, cwd=public)
    finally:
        closed.chmod(0o755)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("ecgen: error: ") and done.stderr.count("\n") == 1
    assert "closed" in done.stderr and re.search(r"[Pp]ermission|readable", done.stderr)
    assert not before or tree(public) == before


def test_files_without_permission(public: Path) -> None:
    (public / "f13.toml").write_bytes(SPEC.read_bytes())
    (public / "f13.toml").chmod(0o000)
    done = as_nobody("--spec", "f13.toml", cwd=public)
    assert done.returncode == 2 and re.fullmatch(r"ecgen: error: .*f13\.toml.* (denied|not readable)\.?\n", done.stderr)


@pytest.mark.slow
def test_an_unreadable_file_in_the_folder(public: Path) -> None:
    (public / "f13.toml").write_bytes(SPEC.read_bytes())
    out = public / "out"
    out.mkdir()
    out.chmod(0o777)
    assert as_nobody("--spec", "f13.toml", "--target", "c", "--out", "out", cwd=public).returncode == 0
    (out / "f13.h").chmod(0o000)
    for words in (["--spec", "f13.toml", "--target", "c", "--out", "out"], ["check", "out"]):
        done = as_nobody(*words, cwd=public)
        assert done.returncode in (1, 2) and done.stderr.startswith("ecgen: error: ") and done.stderr.count("\n") == 1
        assert "f13.h" in done.stderr
