# SPDX-License-Identifier: MIT
"""Records of proofs: written by `ecgen prove --record`, shown in a manifest for as long as they hold."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import SpecError
from ecgen.library import Target
from ecgen.logic.serialize import canonical
from ecgen.proofs import Proof, Record, Unit, bundled_proofs, holding, read_record, read_records, unit_digest
from ecgen.spec.load import bundled_specs
from ecgen.tuned import MICROARCHITECTURE, bundled_microarchitectures
from ecgen_verify.prove.evidence.record import dependencies, differences
from ecgen_verify.prove.objects import builds
from ecgen_verify.prove.report import Row
from ecgen_verify.prove.verdict import Status, Verdict
from support.commands import Command
from support.verify_runs import SPECS, ecgen

_SPEC = SPECS / "goldilocks.toml"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was proved of the assembly of a small prime."""
    folder = tmp_path_factory.mktemp("records")
    done = ecgen("prove", "--spec", _SPEC, "--target", "nasm", "--record", folder, "-q")
    assert done.returncode == 0, done.stderr
    return folder


def _emit(out: Path, *words: str | Path) -> dict[str, Any]:
    done = ecgen("--spec", _SPEC, "--target", "nasm", "--out", out, "-q", *words)
    assert done.returncode == 0, done.stderr
    manifest: dict[str, Any] = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    return manifest


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


def _contracts(manifest: Mapping[str, Any]) -> dict[str, str]:
    return {row["name"].removeprefix(f"{manifest['prefix']}_"): canonical(row["contract"]) for row in manifest["functions"]}


def _without_proofs(manifest: Mapping[str, Any]) -> bool:
    return not any("proved" in row or "proved" in row["evidence"] for row in manifest["functions"])


def test_a_row_says_proved_with_the_hash_of_the_bytes(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    rows = {row["name"]: row for row in manifest["functions"]}
    multiplication = rows["goldilocks_fe_mul"]
    assert multiplication["evidence"][-1] == "proved"
    assert set(multiplication["proved"]) == {"x64", "x64-adx"} == set(manifest["proved_with"])
    for build, symbol, file in (("x64-adx", "goldilocks_fe_mul", "adx"), ("x64", "goldilocks_fe_mul_x64", "x64")):
        assert multiplication["proved"][build] == _hash(tmp_path / "out" / f"goldilocks_fe_{file}.asm", symbol, tmp_path)
    assert "proved" not in rows["goldilocks_fe_inv"]["evidence"]


def _hash(source: Path, symbol: str, folder: Path) -> str:
    """Of the bytes from a symbol to the next, by binutils."""
    made, code = folder / "one.o", folder / "one.text"
    subprocess.run(["nasm", "-f", "elf64", source, "-o", made], check=True)
    subprocess.run(["objcopy", "-O", "binary", "--only-section=.text", made, code], check=True)
    names = [line.split() for line in subprocess.check_output(["nm", made], text=True).splitlines()]
    places = {words[2]: int(words[0], 16) for words in names if len(words) == 3 and words[1] in "tT"}
    data = code.read_bytes()
    end = min((place for place in places.values() if place > places[symbol]), default=len(data))
    return hashlib.sha256(data[places[symbol] : end]).hexdigest()


def test_the_same_request_gives_the_same_files_but_for_the_evidence(records: Path, tmp_path: Path) -> None:
    with_proofs, without = _emit(tmp_path / "a", "--proofs", records), _emit(tmp_path / "b", "--proofs", tmp_path)
    assert not _without_proofs(with_proofs) and _without_proofs(without)
    assert with_proofs == _emit(tmp_path / "c", "--proofs", records)
    shared = {name: text.split("\n", 3)[-1] for name, text in _texts(tmp_path / "a").items() if name != "manifest.json"}
    assert shared == {name: text.split("\n", 3)[-1] for name, text in _texts(tmp_path / "b").items() if name != "manifest.json"}


def test_another_prefix_keeps_the_record_and_has_the_same_bytes(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    manifest = _emit(out, "--proofs", records, "--prefix", "other")
    assert sum("proved" in row["evidence"] for row in manifest["functions"]) == 16
    record = read_record(records, "goldilocks")
    assert record is not None
    for _ in builds(out, [Target.ADX, Target.X64], tmp_path):
        pass
    assert differences(record, "other", tmp_path, holding(record, "other", _texts(out), _contracts(manifest))) == ([], 32)


def test_one_changed_byte_of_a_source_drops_its_proofs(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    record, texts, contracts = read_record(records, "goldilocks"), _texts(tmp_path / "out"), _contracts(manifest)
    assert len(holding(record, "goldilocks", texts, contracts)) == 16
    name = "goldilocks_fe_adx.asm"
    changed = texts[name].replace("add ", "sub ", 1)
    assert changed != texts[name]
    assert holding(record, "goldilocks", {**texts, name: changed}, contracts) == {}
    assert holding(record, "goldilocks", texts, {**contracts, "fe_mul": contracts["fe_add"]}) == {}
    assert holding(record, "goldilocks", {n: t for n, t in texts.items() if n != name}, contracts) == {}
    banner = texts[name].replace("Made by: ecgen", "Made by: ecgen --someway")
    assert len(holding(record, "goldilocks", {**texts, name: banner}, contracts)) == 16


def test_other_bytes_than_recorded_are_found(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    record = read_record(records, "goldilocks")
    assert record is not None
    shown = holding(record, "goldilocks", _texts(tmp_path / "out"), _contracts(manifest))
    source = tmp_path / "out" / "goldilocks_fe_adx.asm"
    source.write_text(
        source.read_text(encoding="utf-8").replace("goldilocks_fe_add:", "goldilocks_fe_add:\n        nop", 1), "utf-8"
    )
    for _ in builds(tmp_path / "out", [Target.ADX, Target.X64], tmp_path):
        pass
    found, compared = differences(record, "goldilocks", tmp_path, shown)
    assert compared == 32
    assert {text.split(" ")[0] for text in found} == {"goldilocks_fe_add"}
    other = replace(record, tools=dict.fromkeys(record.tools, "NASM 0.98"))
    assert differences(other, "goldilocks", tmp_path, shown) == ([], 0)


def test_a_proof_falls_with_what_it_rests_on() -> None:
    texts = {"a_fe.c": "one", "a_pt.c": "two"}
    contracts = {"mul": "m", "dbl": "d", "twice": "t"}
    base = Unit("c", ("PREFIX_fe.c",), unit_digest("a", ["one"], {"mul": "m"}), {"mul": Proof("1")})
    upper = Unit("c", ("PREFIX_pt.c",), unit_digest("a", ["two"], {"dbl": "d", "twice": "t"}),
                 {"dbl": Proof("2", ("mul",)), "twice": Proof("3", ("dbl",))})  # fmt: skip
    whole = Record("s", "", {"c": "tool"}, (base, upper))
    assert set(holding(whole, "a", texts, contracts)) == {"mul", "dbl", "twice"}
    assert holding(replace(whole, units=(upper,)), "a", texts, contracts) == {}
    assert holding(replace(whole, units=(replace(base, build="d"), upper)), "a", texts, contracts) == {"mul": {"d": Proof("1")}}


def test_what_a_proved_inner_function_rests_on_takes_its_place() -> None:
    kernel = Row("c", Verdict("x_kernel", "k", Status.PROVED, given=("x_fe_mul", "x_end")))
    assert dependencies(("x_fe_sqr", "x_kernel"), "c", {("c", "x_kernel"): kernel}) == ["x_fe_sqr", "x_fe_mul", "x_end"]
    assert dependencies(("x_kernel",), "d", {("c", "x_kernel"): kernel}) == ["x_kernel"]


_HEAD = '"spec": "g", "prover": "", "tools": {}, "functions": [], "undecided": {}, "units"'


@pytest.mark.parametrize("text", ["", "[]", "{}", f"{{{_HEAD}: 1}}", f"{{{_HEAD}: [{{}}]}}", f'{{{_HEAD}: [{{"build": "b", '
                                  '"sources": [], "sha256": "", "functions": {}}]}'])  # fmt: skip
def test_a_damaged_record_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match=r"g\.json"):
        read_record(tmp_path, "g")


def test_no_record_is_no_error(tmp_path: Path) -> None:
    assert read_record(tmp_path, "p256") is None
    assert holding(None, "p256", {}, {}) == {}


def test_requests_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    command = Command(tmp_path, capsys, monkeypatch)
    assert "--function" in command.refused("prove", "--curve", "p256", "--function", "p256_fe_add", "--record", "d")
    assert "--record" in command.refused("prove", "x.o", "--function", "f", "--contract", "z = x mod p256", "--record", "d")
    assert "'--proofs'" in command.refused("--curve", "p256", "--proofs", "nowhere")


def _folder(family: str) -> Path:
    return bundled_proofs() if family == MICROARCHITECTURE else bundled_proofs() / family


_BUNDLED = [(spec.name, family) for family in bundled_microarchitectures() for spec in bundled_specs()
            if read_record(_folder(family), spec.name) is not None]  # fmt: skip


@pytest.mark.parametrize(("spec", "family"), _BUNDLED)
def test_bundled_records_are_of_the_bytes_assembled_here(spec: str, family: str, tmp_path: Path) -> None:
    """By NASM, in the version recorded; the functions that have changed since the record was made are not shown as proved."""
    record = read_records(bundled_proofs(), spec, family)
    assert record is not None
    library = make_library(next(s for s in bundled_specs() if s.name == spec), None, "all", None, tuned=family)
    files = emit(library, "test")
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for _ in builds(tmp_path, [Target.ADX, Target.X64], tmp_path):
        pass
    shown = holding(record, spec, files, _contracts(json.loads(files["manifest.json"])))
    found, compared = differences(record, spec, tmp_path, shown)
    assert found == []
    if not compared:
        pytest.skip("no record holds for what is assembled here: another version of nasm, or the emitted files have changed")
