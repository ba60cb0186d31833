# SPDX-License-Identifier: MIT
"""`ecgen check --regenerate`: a folder whose manifest was edited along with its files is not as ecgen makes it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from ecgen.banner import version
from support.commands import Command

SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"
EMIT = ("--spec", SPEC, "--target", "c", "--prefix", "q", "--out", "out", "-q")
AGAIN = ("check", "out", "--regenerate", "--spec", SPEC)


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    command = Command(tmp_path, capsys, monkeypatch)
    command.done(*EMIT)
    return command


def manifest_with(folder: Path, **changes: object) -> None:
    path = folder / "out" / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")


def edit(folder: Path, name: str, text: str) -> None:
    """A file, and its hash in the manifest."""
    (folder / "out" / name).write_text(text, encoding="utf-8")
    files = json.loads((folder / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    manifest_with(folder, files=files | {name: hashlib.sha256(text.encode()).hexdigest()})


def test_a_folder_as_it_was_made(ecgen: Command) -> None:
    ecgen.done(*AGAIN)
    assert json.loads(ecgen.done(*AGAIN, "--json").out)["regenerated"]


def test_an_edit_that_the_manifest_goes_with(ecgen: Command) -> None:
    edit(ecgen.folder, "q_field.c", "int edited;\n")
    ecgen.done("check", "out")
    assert "q_field.c: differs; compared with a fresh emission" in ecgen.refused(*AGAIN, code=1)


def test_a_file_too_many_and_one_too_few(ecgen: Command) -> None:
    edit(ecgen.folder, "more.c", "int more;\n")
    assert "more.c: is not made any more" in ecgen.refused(*AGAIN, code=1)
    files = json.loads((ecgen.folder / "out" / "manifest.json").read_text(encoding="utf-8"))["files"]
    del files["more.c"], files["q_field.c"]
    (ecgen.folder / "out" / "q_field.c").unlink()
    manifest_with(ecgen.folder, files=files)
    assert "q_field.c: missing" in ecgen.refused(*AGAIN, code=1)


def test_a_claim_in_the_manifest(ecgen: Command) -> None:
    manifest_with(ecgen.folder, licence="GPL")
    assert "manifest.json: differs" in ecgen.refused(*AGAIN, code=1)


def test_another_version_is_named(ecgen: Command) -> None:
    edit(ecgen.folder, "q_field.c", "int edited;\n")
    manifest_with(ecgen.folder, generator={"name": "ecgen", "version": "0.0.1", "sha256": "0"})
    assert f"made by ecgen 0.0.1, this is {version()}" in ecgen.refused(*AGAIN, code=1)


@pytest.mark.parametrize(
    ("changes", "words", "said"),
    [
        ({}, ("check", "out", "--regenerate"), "give that file with --spec"),
        ({}, ("check", "out", "--spec", SPEC), "--spec: only --regenerate reads a specification"),
        ({"made_by": "make"}, AGAIN, "made_by: is no command of ecgen"),
        ({"made_by": "ecgen --spec f13.toml --no-such"}, AGAIN, "--no-such"),
        ({"made_by": "ecgen --curve p256"}, AGAIN, "leave --spec out"),
    ],
)
def test_what_cannot_be_made_again(ecgen: Command, changes: dict[str, str], words: tuple[str, ...], said: str) -> None:
    manifest_with(ecgen.folder, **changes)
    assert said in ecgen.refused(*words, code=2)
