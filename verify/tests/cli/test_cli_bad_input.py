# SPDX-License-Identifier: MIT
"""Bad input ends in one line on stderr that begins `ecgen: error:`, in the right exit code, and with nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.commands import Command

BARE = 'name = "mine"\n[field]\nprime = {}\n'


@pytest.fixture
def ecgen(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--curve", "p385"], ["unknown curve 'p385'", "nearest:", "p384"]),
        (["--curve", "p-256k1"], ["nearest:", "secp256k1"]),
        (["--curve", ""], ["unknown curve ''", "`ecgen list`"]),
        (["--curve", "p256\nx\x1b[31m"], ["p256\\nx\\x1b"]),
        (["--curve", "\udcff"], ["unknown curve"]),
        ([], ["--curve NAME", "--spec FILE"]),
        (["--out", "x"], ["--curve NAME", "--spec FILE"]),
        (["--curve", "p256", "--spec", "mine.toml"], ["one of", "--curve", "--spec"]),
        (["--curve", "p256", "--prefix", "9x"], ["--prefix '9x'", "must start with"]),
        (["--curve", "p256", "--prefix", "a-b"], ["--prefix 'a-b'"]),
        (["--curve", "p256", "--prefix", "x\ny"], ["--prefix"]),
        (["--curve", "p256", "--prefix", "int"], ["keyword"]),
        (["--curve", "p256", "--prefix", "stdint"], ["<stdint.h>"]),
        (["--curve", "p256", "--prefix", ""], ["--prefix ''"]),
        (["--curve", "p256", "--prefix", "ctypes"], ["--prefix 'ctypes'", "Python's module ctypes"]),
        (["--curve", "p256", "--prefix", "con"], ["--prefix 'con'", "device on Windows"]),
        (["--curve", "p256", "--prefix", "nul"], ["device on Windows"]),
        (["--curve", "p256", "--prefix", "lambda"], ["keyword of Python"]),
        (["--curve", "p256", "--prefix", "immintrin"], ["<immintrin.h>"]),
        (["--curve", "p256", "--prefix", "unistd"], ["<unistd.h>"]),
        (["--curve", "p256", "--prefix", "gcc"], ["libgcc"]),
        (["--curve", "p256", "--prefix", "help"], ["CMake"]),
        (["explain", "--curve", "p256", "--prefix", "os"], ["Python's module os"]),
        (["--curve", "p256", "--prefix", "a" * 33], ["33 characters"]),
        (["--curve", "p256", "--target", "arm"], ["--target", "arm", "nasm"]),
        (["--curve", "p256", "--target", "a\nb"], ["--target"]),
        (["--curve", "p256", "--reduction", "barrett"], ["--reduction", "barrett", "montgomery"]),
        (["--curve", "p434", "--reduction", "solinas"], ["p434.toml", "--reduction solinas", "signed terms"]),
        (["--curve", "p256", "--reduction", "crandall"], ["p256.toml", "--reduction crandall"]),
        (["--curve", "p256", "--only", "points"], ["--only", "points"]),
        (["--curve", "p256", "--base-table", "-1"], ["--base-table"]),
        (["--curve", "p256", "--base-table", "many"], ["--base-table", "many"]),
        (["--curve", "p256", "--size", "--target", "nasm"], ["--target nasm", "--size"]),
        (["--curve", "p256", "--size", "--target", "ifma"], ["--target ifma", "--size"]),
        (["--curve", "p256", "--size", "--base-table", "4"], ["--base-table 4", "--size"]),
        (["--curve", "p256", "--size", "--tuned", "zen3"], ["--tuned zen3", "--size"]),
        (["--curve", "p521", "--size", "--reduction", "solinas"], ["--reduction solinas", "--size"]),
        (["--curve", "p256", "--colour"], ["--colour"]),
        (["--curv", "p256"], ["--curv", "--curve"]),
        (["--curve"], ["--curve", "argument"]),
        (["emit"], ["emit"]),
        (["--curve", "p256", "list"], ["after 'list'"]),
        (["list", "p256"], ["p256"]),
        (["explain"], ["--curve NAME"]),
        (["explain", "--curve", "p257"], ["unknown curve 'p257'"]),
        (["check"], ["FOLDER"]),
        (["check", "nowhere"], ["nowhere", "manifest.json"]),
        (["--spec", "nowhere.toml"], ["nowhere.toml", "No such file"]),
        (["--spec", "."], ["directory"]),
        (["--spec", "a\nb.toml"], ["a\\nb.toml"]),
    ],
    ids=lambda value: " ".join(value).encode("unicode_escape").decode("ascii", "replace") if isinstance(value, list) else None,
)  # fmt: skip
def test_usage(words: list[str], parts: list[str], ecgen: Command) -> None:
    message = ecgen.refused(*words)
    for part in parts:
        assert part in message


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (BARE.format(91), ["key 'field.prime' = 91", "composite: 7 divides it"]),
        (BARE.format('"(2^31 - 1)*(2^61 - 1)"'), ["field.prime", "Miller-Rabin test to base"]),
        (BARE.format(64), ["is even"]),
        (BARE.format('"2^127 - 1"') + "limbs = 1\n", ["'field.limbs' = 1", "too few", "needs 2"]),
        (BARE.format("13\n13"), ["malformed TOML", "line 4"]),
        ("name = \n", ["malformed TOML", "line 1"]),
        ("\x00", ["malformed TOML"]),
        (BARE.format(13) + "limb = 1\n", ["field.limb", "nearest: limbs"]),
        (BARE.format(13).replace("mine", "int"), ["'name' = \"int\"", "keyword"]),
        (BARE.format('"0x10000000000000000000000000b3"') + 'reduction = "solinas"\n', ["composite"]),
        ("", ["name"]),
    ],
    ids=["factor", "witness", "even", "limbs", "line", "value", "nul", "key", "name", "expression", "empty"],
)
def test_specs(text: str, parts: list[str], ecgen: Command) -> None:
    (ecgen.folder / "mine.toml").write_text(text, encoding="utf-8")
    message = ecgen.refused("--spec", "mine.toml")
    assert message.startswith("mine.toml: ")
    for part in parts:
        assert part in message


def test_a_spec_that_asks_for_an_impossible_reduction(ecgen: Command) -> None:
    prime = "0xa9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377"
    (ecgen.folder / "mine.toml").write_text(BARE.format(f'"{prime}"') + 'reduction = "solinas"\n', encoding="utf-8")
    message = ecgen.refused("--spec", "mine.toml")
    assert message.startswith("mine.toml: ") and "signed terms" in message
    assert "--reduction" not in message, "nobody gave that option"


def test_an_empty_output_folder_name_is_a_mistake(ecgen: Command) -> None:
    """As of an unset variable in a script: the working folder is asked for as '.'."""
    assert "--out" in ecgen.refused("--curve", "p192", "--only", "field", "--target", "c", "--out", "")
