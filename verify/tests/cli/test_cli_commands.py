# SPDX-License-Identifier: MIT
"""What the commands print: to people on stderr, to programs on stdout."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED, STRUCTURES
from support.commands import Command

SPEC = Path(__file__).parents[1] / "specs" / "f13.toml"


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def test_emission_says_what_it_made_and_where(ecgen: Command) -> None:
    outcome = ecgen.done("--spec", SPEC)
    assert outcome.out == "" and outcome.err.count("\n") == 1 and outcome.err.startswith("f13: ")
    paths = [path for path in (ecgen.folder / "f13").rglob("*") if path.is_file()]
    assert f"{len(paths)} files" in outcome.err and "reduction modulo p" in outcome.err


def test_quiet_says_nothing(ecgen: Command) -> None:
    for words in (["--spec", SPEC, "-q"], ["check", "f13", "--quiet"]):
        outcome = ecgen.done(*words)
        assert (outcome.out, outcome.err) == ("", "")


def test_verbose_names_every_file(ecgen: Command) -> None:
    outcome = ecgen.done("--spec", SPEC, "-v")
    for path in (ecgen.folder / "f13").rglob("*"):
        assert path.is_dir() or path.name == "manifest.json" or path.name in outcome.err


def test_json_is_one_document_on_stdout(ecgen: Command) -> None:
    outcome = ecgen.done("--spec", SPEC, "--json", "--out", "here")
    answer = json.loads(outcome.out)
    names = {str(path.relative_to(ecgen.folder / "here")) for path in (ecgen.folder / "here").rglob("*") if path.is_file()}
    assert answer["folder"] == "here" and set(answer["files"]) == names and outcome.err == ""
    answer = json.loads(ecgen.done("check", "here", "--json").out)
    assert answer["intact"] is True and set(answer["files"]) == names - {"manifest.json"}


def test_prefix_names_the_folder(ecgen: Command) -> None:
    ecgen.done("--spec", SPEC, "--prefix", "tiny", "--target", "c")
    assert {path.name for path in ecgen.folder.iterdir()} == {"tiny"} and (ecgen.folder / "tiny" / "tiny.h").exists()


def test_the_command_in_the_banner_makes_the_same(ecgen: Command) -> None:
    spec = ecgen.folder / "f13.toml"
    spec.write_bytes(SPEC.read_bytes())
    ecgen.done("--spec", spec, "--target", "c", "--reduction", "montgomery", "--prefix", "tiny", "--out", "first")
    command = json.loads((ecgen.folder / "first" / "manifest.json").read_text(encoding="utf-8"))["made_by"].split()
    assert command[0] == "ecgen"
    ecgen.done(*command[1:])
    assert (ecgen.folder / "first" / "tiny.h").read_bytes() == (ecgen.folder / "tiny" / "tiny.h").read_bytes()


@pytest.mark.parametrize("reduction", ["montgomery", "solinas", "crandall"])
def test_reductions_go_by_these_names(reduction: str, ecgen: Command) -> None:
    """On the command line and in the manifest, for 2^127 - 1 as for other primes."""
    spec = ecgen.folder / "m127.toml"
    spec.write_text('name = "m127"\n[field]\nprime = "2^127 - 1"\n', encoding="utf-8")
    ecgen.done("--spec", spec, "--target", "c", "--reduction", reduction, "--out", "here")
    manifest = json.loads((ecgen.folder / "here" / "manifest.json").read_text(encoding="utf-8"))
    (modulus,) = manifest["moduli"]
    assert modulus["reduction"] == reduction
    ecgen.done("check", "here")


def test_list(ecgen: Command) -> None:
    lines = ecgen.done("list").out.splitlines()
    assert [line.split()[0] for line in lines] == [*BUNDLED, *STRUCTURES]
    assert "prime256v1" in lines[BUNDLED.index("p256")] and "2^255 - 19" in lines[BUNDLED.index("curve25519")]
    rows = json.loads(ecgen.done("list", "--json").out)
    assert [row["name"] for row in rows] == [*BUNDLED, *STRUCTURES] and rows[2]["curve"] is True and "P-256" in rows[2]["aliases"]


def test_explain(ecgen: Command) -> None:
    text = ecgen.done("explain", "--curve", "p256").out
    assert "p256_fe_mul" in text and "Montgomery" in text and "p256_sc_eq" in text
    answer = json.loads(ecgen.done("explain", "--curve", "p256", "--reduction", "solinas", "--json").out)
    assert answer["name"] == "p256" and [row["symbol"] for row in answer["moduli"]] == ["p", "n"]
    assert "Solinas" in answer["moduli"][0]["reduction"] and "Montgomery" in answer["moduli"][1]["reduction"]
    assert any(row["function"] == "p256_fe_mul" and row["instructions"] > 50 for row in answer["functions"])


def test_check_finds_what_is_wrong(ecgen: Command) -> None:
    ecgen.done("--spec", SPEC, "--target", "c", "--out", "out")
    header = ecgen.folder / "out" / "f13.h"
    text = header.read_text(encoding="utf-8")
    header.write_text(text + " ", encoding="utf-8")
    message = ecgen.refused("check", "out", code=1)
    assert "out/f13.h" in message and "differs" in message
    header.unlink()
    assert "out/f13.h: missing" in ecgen.refused("check", "out", code=1)
    header.write_text(text, encoding="utf-8")
    ecgen.done("check", "out")
    (ecgen.folder / "foreign").mkdir()
    assert "foreign" in ecgen.refused("check", "foreign")
    assert "f13.h" in ecgen.refused("check", header)


@pytest.mark.parametrize(
    "words", [["--help"], ["-h"], ["explain", "--help"], ["check", "--help"], ["verify", "--help"], ["bench", "-h"]]
)
def test_help(words: list[str], ecgen: Command) -> None:
    outcome = ecgen.done(*words)
    assert outcome.out.startswith("Usage: ") and outcome.err == ""
    if len(words) == 1:
        for name in ("list", "explain", "check", "verify", "bench", "--curve", "--spec", "--out"):
            assert name in outcome.out


def test_version(ecgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from a checkout that is not installed."""
    shown = ecgen.done("--version").out
    assert re.fullmatch(r"ecgen, version \d+\.\d+\.\d+\n", shown)

    def no_version(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", no_version)
    assert ecgen.done("--version").out == shown


@pytest.mark.slow
def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    """`ecgen list | head -n 1`."""
    program = f"'{sys.executable}' -c 'from ecgen.cli import main; main()' list 2>errors | true"
    for _ in range(2):
        subprocess.run(["sh", "-c", program], cwd=tmp_path, check=True)
        assert "Traceback" not in (tmp_path / "errors").read_text(encoding="utf-8")


def test_messages_survive_any_terminal(tmp_path: Path) -> None:
    """Also where the locale knows ASCII alone."""
    environment = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "PATH": ""}
    command = [sys.executable, "-c", "from ecgen.cli import main; main()", "--curve", "ü" * 100]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert done.returncode == 2 and done.stderr.startswith(b"ecgen: error: unknown curve") and done.stderr.count(b"\n") == 1
