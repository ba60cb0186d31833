# SPDX-License-Identifier: MIT
"""Records of proofs: written by `ecgen prove --record`, shown in a manifest for as long as they hold."""

from __future__ import annotations

import ast
import hashlib
import json
import subprocess
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecgen.bundled import bundled_specs, load_bundled
from ecgen.cli import make_library
from ecgen.data import data_folder
from ecgen.emit import emit
from ecgen.errors import CheckFailed, SpecError
from ecgen.library import Target
from ecgen.logic.serialize import canonical
from ecgen.proofs import (
    Proof,
    Record,
    Unit,
    bundled_proofs,
    holding,
    neutral,
    numbers_digest,
    read_record,
    read_records,
    record_file,
    record_text,
    unit_digest,
)
from ecgen.prover_digest import NOT_TRUSTED, OTHER_KINDS, SHARED, installed_prover, prover_digest
from ecgen.spec.load import Spec, load_file
from ecgen.tuned import MICROARCHITECTURE, bundled_microarchitectures
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.command import verdicts
from ecgen_verify.prove.evidence.record import dependencies, differences, make_record, misstated, renewed
from ecgen_verify.prove.verdict import Row, Status, Verdict
from ecgen_verify.prove.wiring.layers import recipes
from support.commands import Command
from support.emitted import CORE
from support.imports import read_imports
from support.prove_folder import prove_folder
from support.verify_runs import ecgen

_SPEC = data_folder("specs") / "goldilocks.toml"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was proved of the assembly of a small prime."""
    folder = tmp_path_factory.mktemp("records")
    done = ecgen("prove", "--spec", _SPEC, "--target", "nasm", "--record", folder, "-q")
    assert done.returncode == 0, done.stderr
    return folder


def read(records: Path) -> Record:
    record = read_record(records, "goldilocks")
    assert record is not None
    return record


def _emit(out: Path, *words: str | Path) -> dict[str, Any]:
    done = ecgen("--spec", _SPEC, "--target", "nasm", "--out", out, "-q", *words)
    assert done.returncode == 0, done.stderr
    manifest: dict[str, Any] = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    return manifest


def _assemble(source: Path, out: Path, spec: Spec | None = None) -> None:
    for recipe in recipes(Place(source, spec or load_file(_SPEC)), [Target.ADX, Target.X64]):
        recipe.make(source, out)


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


def _contracts(manifest: Mapping[str, Any]) -> dict[str, str]:
    return {row["name"].removeprefix(f"{manifest['prefix']}_"): canonical(row["contract"]) for row in manifest["functions"]}


def _without_proofs(manifest: Mapping[str, Any]) -> bool:
    return not any("proved" in row or "proved" in row["evidence"] for row in manifest["functions"])


def test_a_row_says_proved_with_the_digest_of_what_is_reached(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    rows = {row["name"]: row for row in manifest["functions"]}
    addition, multiplication = rows["goldilocks_fe_add"]["proved"], rows["goldilocks_fe_mul"]
    assert manifest["prover"] == installed_prover() == read(records).prover
    assert multiplication["evidence"][-1] == "proved"
    assert set(multiplication["proved"]) == {"x64", "x64-adx"} == set(manifest["proved_with"])
    code = _code(tmp_path / "out" / "goldilocks_fe_adx.asm", "goldilocks_fe_add", tmp_path)  # calls nothing, reads no data
    text = (f"function fe_add at 0+0\npromises {_contracts(manifest)['fe_add']}\nnumbers {numbers_digest(load_file(_SPEC))}\n"
            f"part 0 rx 64: {code.hex()}\n")  # fmt: skip
    assert addition["x64"] == hashlib.sha256(text.encode()).hexdigest() == addition["x64-adx"]
    assert multiplication["proved"]["x64"] != multiplication["proved"]["x64-adx"]
    assert "proved" not in rows["goldilocks_fe_inv"]["evidence"]


def _code(source: Path, symbol: str, folder: Path) -> bytes:
    """The bytes from a symbol to the next, by binutils."""
    object_file, code = folder / "one.o", folder / "one.text"
    subprocess.run(["nasm", "-f", "elf64", source, "-o", object_file], check=True)
    subprocess.run(["objcopy", "-O", "binary", "--only-section=.text", object_file, code], check=True)
    names = [line.split() for line in subprocess.check_output(["nm", object_file], text=True).splitlines()]
    places = {words[2]: int(words[0], 16) for words in names if len(words) == 3 and words[1] in "tT"}
    data = code.read_bytes()
    end = min((place for place in places.values() if place > places[symbol]), default=len(data))
    return data[places[symbol] : end]


@pytest.mark.slow
def test_the_same_request_gives_the_same_files_but_for_the_evidence(records: Path, tmp_path: Path) -> None:
    with_proofs, without = _emit(tmp_path / "a", "--proofs", records), _emit(tmp_path / "b", "--proofs", tmp_path)
    assert not _without_proofs(with_proofs) and _without_proofs(without)
    assert with_proofs == _emit(tmp_path / "c", "--proofs", records)
    shared = {name: text.split("\n", 3)[-1] for name, text in _texts(tmp_path / "a").items() if name != "manifest.json"}
    assert shared == {name: text.split("\n", 3)[-1] for name, text in _texts(tmp_path / "b").items() if name != "manifest.json"}


def test_another_prefix_keeps_the_record_and_has_the_same_bytes(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    manifest = _emit(out, "--proofs", records, "--prefix", "other")
    assert sum("proved" in row["evidence"] for row in manifest["functions"]) == 18
    record = read_record(records, "goldilocks")
    assert record is not None
    _assemble(out, tmp_path)
    contracts = _contracts(manifest)
    shown = holding(record, "other", _texts(out), contracts, record.numbers)
    assert differences(record, "other", tmp_path, shown, contracts) == ([], 36)


@pytest.mark.parametrize(("one", "other"), [
    ("; x\nadd rax, 1\n", "; x \\\nadd rax, 1\n"), ("; x\ndb 'a;b'\n", "; x\ndb 'a;c'\n"), ("// x\na();\n", "// x \\\na();\n"),
    ("// x\n#define f(x)\n", "// x\n#define f (x)\n"),
], ids=["NASM, continued", "NASM, literal", "C, continued", "C, macro"])  # fmt: skip
def test_texts_differ_where_they_differ_for_the_compiler(one: str, other: str) -> None:
    assert neutral(one, "p") != neutral(other, "p")


def test_one_changed_byte_of_a_source_drops_its_proofs(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    record, texts, contracts = read(records), _texts(tmp_path / "out"), _contracts(manifest)
    numbers = numbers_digest(load_file(_SPEC))
    assert len(holding(record, "goldilocks", texts, contracts, numbers)) == 18
    assert holding(record, "goldilocks", texts, contracts, numbers_digest(load_bundled("p256"))) == {}
    name = "goldilocks_fe_adx.asm"
    changed = texts[name].replace("add ", "sub ", 1)
    assert changed != texts[name]
    assert holding(record, "goldilocks", {**texts, name: changed}, contracts, numbers) == {}
    assert holding(record, "goldilocks", texts, {**contracts, "fe_mul": contracts["fe_add"]}, numbers) == {}
    assert holding(record, "goldilocks", {n: t for n, t in texts.items() if n != name}, contracts, numbers) == {}
    banner = texts[name].replace("Made by: ecgen", "Made by: ecgen --someway")
    assert len(holding(record, "goldilocks", {**texts, name: banner}, contracts, numbers)) == 18


def test_other_bytes_than_recorded_are_found(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    record = read_record(records, "goldilocks")
    assert record is not None
    contracts = _contracts(manifest)
    shown = holding(record, "goldilocks", _texts(tmp_path / "out"), contracts, record.numbers)
    source = tmp_path / "out" / "goldilocks_fe_adx.asm"
    source.write_text(
        source.read_text(encoding="utf-8").replace("goldilocks_fe_add:", "goldilocks_fe_add:\n        nop", 1), "utf-8"
    )
    _assemble(tmp_path / "out", tmp_path)
    unlike, compared = differences(record, "goldilocks", tmp_path, shown, contracts)
    assert compared == 36
    assert {text.split(" ")[0] for text in unlike} == {"goldilocks_fe_add"}
    other = replace(record, tools=dict.fromkeys(record.tools, "NASM 0.98"))
    assert differences(other, "goldilocks", tmp_path, shown, contracts) == ([], 0)


def test_a_record_is_renewed_where_the_bytes_are_as_proved(records: Path, tmp_path: Path) -> None:
    """Another text with the same bytes; then one with others, in one function."""
    record, out = read(records), tmp_path / "out"
    manifest = _emit(out)
    source, numbers = out / "goldilocks_fe_adx.asm", numbers_digest(load_file(_SPEC))
    source.write_text(source.read_text(encoding="utf-8") + "\n%define NOTHING 1\n", encoding="utf-8")
    assert holding(record, "goldilocks", _texts(out), _contracts(manifest), numbers) == {}
    _assemble(out, tmp_path)
    fresh, others = renewed(record, out, tmp_path)
    assert others == [] and fresh != record
    shown = holding(fresh, "goldilocks", _texts(out), _contracts(manifest), numbers)
    assert len(shown) == 18 and all(set(builds) == {"x64", "x64-adx"} for builds in shown.values())
    changed = source.read_text(encoding="utf-8").replace("goldilocks_fe_add:", "goldilocks_fe_add:\n        nop", 1)
    source.write_text(changed, encoding="utf-8")
    again = tmp_path / "again"
    again.mkdir()
    _assemble(out, again)
    fresh, others = renewed(fresh, out, again)
    assert sorted(others) == ["fe_add (x64)", "fe_add (x64-adx)"]  # both variants are the same code
    assert holding(fresh, "goldilocks", _texts(out), _contracts(manifest), numbers).keys() == shown.keys() - {"fe_add"}


def test_a_proof_falls_with_what_it_rests_on() -> None:
    texts = {"a_fe.c": "one", "a_pt.c": "two"}
    contracts = {"mul": "m", "dbl": "d", "twice": "t"}
    base = Unit("c", ("PREFIX_fe.c",), unit_digest("a", ["one"], {"mul": "m"}), {"mul": Proof("1")})
    upper = Unit("c", ("PREFIX_pt.c",), unit_digest("a", ["two"], {"dbl": "d", "twice": "t"}),
                 {"dbl": Proof("2", ("mul",)), "twice": Proof("3", ("dbl",))})  # fmt: skip
    whole = Record("s", "", "n", {"c": "tool"}, (base, upper))
    assert set(holding(whole, "a", texts, contracts, "n")) == {"mul", "dbl", "twice"}
    assert holding(replace(whole, units=(upper,)), "a", texts, contracts, "n") == {}
    elsewhere = replace(whole, units=(replace(base, build="d"), upper))
    assert holding(elsewhere, "a", texts, contracts, "n") == {"mul": {"d": Proof("1")}}


def test_what_a_proved_inner_function_rests_on_takes_its_place() -> None:
    kernel = Row("c", Verdict("x_kernel", "k", Status.PROVED, given=("x_fe_mul", "x_end")))
    assert dependencies(("x_fe_sqr", "x_kernel"), "c", {("c", "x_kernel"): kernel}) == ["x_fe_sqr", "x_fe_mul", "x_end"]
    assert dependencies(("x_kernel",), "d", {("c", "x_kernel"): kernel}) == ["x_kernel"]


def _with(records: Path, folder: Path, **changed: Any) -> Path:
    """A folder with the record, changed, its own digest made again."""
    folder.mkdir()
    record_file(folder, "goldilocks").write_text(record_text(replace(read(records), **changed)), encoding="utf-8")
    return folder


def test_a_record_of_another_prover_is_not_called_proved(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", _with(records, tmp_path / "other", prover="0" * 64))
    rows = {row["name"]: row for row in manifest["functions"]}
    assert manifest["prover"] == "0" * 64 and _without_proofs(manifest)
    assert rows["goldilocks_fe_mul"]["evidence"][-1] == "proved by another prover"
    assert set(rows["goldilocks_fe_mul"]["proved by another prover"]) == {"x64", "x64-adx"}


def test_without_a_prover_nothing_is_called_proved(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecgen.emit.manifest.installed_prover", lambda: None)
    library = replace(make_library(load_file(_SPEC), None, "nasm", None), proofs=records)
    assert _without_proofs(json.loads(emit(library, "test")["manifest.json"]))


def test_a_record_for_other_numbers_does_not_hold(records: Path, tmp_path: Path) -> None:
    other = _with(records, tmp_path / "other", numbers=numbers_digest(load_bundled("p256")))
    assert _without_proofs(_emit(tmp_path / "out", "--proofs", other))


def test_a_record_that_was_edited_is_refused(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                             monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    text = record_file(records, "goldilocks").read_text(encoding="utf-8")
    digest = read(records).units[0].functions["fe_mul"].sha256
    folder = tmp_path / "edited"
    folder.mkdir()
    record_file(folder, "goldilocks").write_text(text.replace(digest, "0" * 64), encoding="utf-8")
    command = Command(tmp_path, capsys, monkeypatch)
    words = ("--spec", _SPEC, "--target", "nasm", "--proofs", folder, "--out", tmp_path / "out")
    assert "goldilocks.json: is not as ecgen wrote it" in command.refused(*words)


@pytest.mark.slow
def test_made_up_digests_are_found_by_proving_again(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                    monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    units = [replace(unit, functions={name: replace(proof, sha256="0" * 64) if name == "fe_mul" else proof
                                      for name, proof in unit.functions.items()}) for unit in read(records).units]  # fmt: skip
    _emit(tmp_path / "forged", "--proofs", _with(records, tmp_path / "other", units=tuple(units)))
    _emit(tmp_path / "true", "--proofs", records)
    command = Command(tmp_path, capsys, monkeypatch)
    words = ("--spec", _SPEC, "--examples", "1", "--compiler", "gcc", "--opt", "O0", "--prove", "-q")
    command.done("verify", "--dir", tmp_path / "true", *words)
    ended = command.run("verify", "--dir", tmp_path / "forged", *words)
    assert (
        ended.code == 1
        and "its manifest says what is not so of 2 proofs; first goldilocks_fe_mul (x64): stated 0000" in ended.err
    )


def test_a_made_up_proof_of_a_function_that_is_not_proved_is_found(records: Path, tmp_path: Path) -> None:
    manifest = _emit(tmp_path / "out", "--proofs", records)
    assert misstated(tmp_path / "out", read(records)) == []
    row = next(row for row in manifest["functions"] if row["name"] == "goldilocks_fe_inv")
    row["proved"] = {"x64": "0" * 64}
    (tmp_path / "out" / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    (misstatement,) = misstated(tmp_path / "out", read(records))
    assert misstatement.startswith("goldilocks_fe_inv (x64): stated 0000") and misstatement.endswith("proved now nothing")


def test_a_proof_of_other_bytes_is_not_recorded(tmp_path: Path) -> None:
    """What made the objects need not be believed: a record is of the bytes that were proved, or of none."""
    source, objects = tmp_path / "source", tmp_path / "objects"
    objects.mkdir()
    _emit(source)
    spec = load_file(_SPEC)
    row = next(prove_folder(source, [Target.ADX], objects, "goldilocks_fe_add", spec=spec))
    assert row.verdict.proved and "add" in str(make_record(spec, source, objects, [row]).units)
    another = replace(row, verdict=replace(row.verdict, objects=row.verdict.objects | {"0" * 64}))
    with pytest.raises(CheckFailed, match=r"goldilocks_fe_add .* is proved of other bytes than the objects have"):
        make_record(spec, source, objects, [another])
    (text,) = source.glob("*_adx.asm")
    assert " add " in text.read_text(encoding="utf-8")
    text.write_text(text.read_text(encoding="utf-8").replace(" add ", " sub "), encoding="utf-8")
    for recipe in recipes(Place(source, spec), [Target.ADX]):
        recipe.make(source, objects)
    with pytest.raises(CheckFailed, match=r"goldilocks_fe_add .* is proved of other bytes than the objects have"):
        make_record(spec, source, objects, [row])


def test_a_folder_is_proved_for_a_specification(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    """The moduli are those of the specification; a manifest with others is refused in one line."""
    _emit(tmp_path / "out", "--proofs", tmp_path)
    command = Command(tmp_path, capsys, monkeypatch)
    assert "--prove needs --curve NAME or --spec FILE" in command.refused("verify", "--dir", tmp_path / "out", "--prove")
    path = tmp_path / "out" / "manifest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(hex(load_file(_SPEC).prime), hex(load_file(_SPEC).prime - 2)), encoding="utf-8")
    library = make_library(load_file(_SPEC), None, "nasm", None)
    with pytest.raises(CheckFailed, match="the manifest's p is not that of the specification goldilocks") as caught:
        list(verdicts(tmp_path / "out", [Target.ADX], tmp_path, library))
    assert "\n" not in str(caught.value)


#: What the prover imports of the generator beside `SHARED`: what makes the files that are judged, reads files, or names things.
_NOT_JUDGING = ("bundled.py", "cli.py", "cluster.py", "emit/__init__.py", "emit/curve/fused.py", "emit/layout.py",
                "emit/manifest.py", "emit/straight.py", "field.py",
                "folder.py", "function_names.py", "library.py", "messages.py", "progress.py", "proofs.py", "prover_digest.py",
                "regular_file.py", "signals.py", "tuned.py", "__init__.py")  # fmt: skip


def test_all_that_the_prover_takes_from_the_generator_is_accounted_for() -> None:
    generator = Path(prover_digest.__code__.co_filename).parent
    taken = set()
    for path in Path(make_record.__code__.co_filename).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.split(".")[0] == "ecgen":
                place = generator.joinpath(*node.module.split(".")[1:])
                file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
                taken.add(file.relative_to(generator).as_posix())
    assert {name for name in taken if not name.startswith(SHARED)} <= set(_NOT_JUDGING)


def test_the_prover_reaches_nothing_of_other_kinds() -> None:
    """Directly or through what it imports: rings and codes may change, and the records of curves stay."""
    root = Path(__file__).parents[3]
    imports = read_imports(root / "generator", root / "verify")
    others = {place.removesuffix(".py") for place in NOT_TRUSTED}
    reached = {module for module in imports if module.startswith("ecgen_verify.prove.") and module.split(".")[2] not in others}
    frontier = reached
    while frontier := {other for module in frontier for other in imports[module]} - reached:
        reached |= frontier
    others = {"ecgen." + name.removesuffix(".py").replace("/", ".") for name in OTHER_KINDS}
    assert others <= set(imports) and "ecgen.contracts.points" in reached and not others & reached


def test_bundled_records_are_of_this_prover() -> None:
    """Whoever changes the prover proves again: `make proved`, then `make generated`."""
    stale = set()
    for microarchitecture in bundled_microarchitectures():
        for path in sorted(_folder(microarchitecture).glob("*.json")):
            record = read_record(path.parent, path.stem)
            if record is None or record.prover != installed_prover():
                stale.add(path.stem)
    assert not stale, f"of another prover or of an older form: {sorted(stale)}; run 'make proved'"


_HEAD = (
    '"format": 2, "sha256": "", "numbers": "", "spec": "g", "prover": "", "tools": {}, "functions": [], "undecided": {}, "units"'
)


@pytest.mark.parametrize("text", ["", "[]", "{}", f"{{{_HEAD}: 1}}", f"{{{_HEAD}: [{{}}]}}", f'{{{_HEAD}: [{{"build": "b", '
                                  '"sources": [], "sha256": "", "functions": {}}]}'])  # fmt: skip
def test_a_damaged_record_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match=r"g\.json"):
        read_record(tmp_path, "g")


def test_no_record_is_no_error(tmp_path: Path) -> None:
    assert read_record(tmp_path, "p256") is None
    assert holding(None, "p256", {}, {}, "") == {}


def test_requests_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    command = Command(tmp_path, capsys, monkeypatch)
    assert "--function" in command.refused("prove", "--curve", "p256", "--function", "p256_fe_add", "--record", "d")
    assert "--record" in command.refused("prove", "x.o", "--function", "f", "--contract", "z = x mod p256", "--record", "d")
    assert "'--proofs'" in command.refused("--curve", "p256", "--proofs", "nowhere")


def _folder(microarchitecture: str) -> Path:
    return bundled_proofs() if microarchitecture == MICROARCHITECTURE else bundled_proofs() / microarchitecture


#: Beside the default's, for they differ in few functions, those of two specifications. What is no part of the core is exhaustive.
_BUNDLED = [pytest.param(spec.name, microarchitecture, marks=() if spec.name in CORE else pytest.mark.exhaustive)
            for microarchitecture in bundled_microarchitectures() for spec in bundled_specs()
            if read_record(_folder(microarchitecture), spec.name) is not None
            and (microarchitecture == MICROARCHITECTURE or spec.name in ("p256", "p503"))]  # fmt: skip


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize(("spec", "microarchitecture"), _BUNDLED)
def test_bundled_records_are_of_the_bytes_assembled_here(spec: str, microarchitecture: str, tmp_path: Path) -> None:
    """By NASM, in the version recorded; the functions that have changed since the record was made are not shown as proved."""
    record = read_records(bundled_proofs(), spec, microarchitecture)
    assert record is not None
    library = make_library(next(s for s in bundled_specs() if s.name == spec), None, "all", None, tuned=microarchitecture)
    files = emit(library, "test")
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    _assemble(tmp_path, tmp_path, library.spec)
    contracts = _contracts(json.loads(files["manifest.json"]))
    shown = holding(record, spec, files, contracts, numbers_digest(library.spec))
    unlike, compared = differences(record, spec, tmp_path, shown, contracts)
    assert unlike == []
    if not compared:
        pytest.skip("no record holds for what is assembled here: another version of nasm, or the emitted files have changed")
