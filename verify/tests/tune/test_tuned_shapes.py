# SPDX-License-Identifier: MIT
"""A microarchitecture may say how products are made: what its file holds, and what changes by it."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED, load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.emit.curve.fused import fused_programs
from ecgen.errors import SpecError
from ecgen.folder import write_folder
from ecgen.ir import Op
from ecgen.library import Library, Target
from ecgen.passes.digest import digest
from ecgen.selfcheck import check_program
from ecgen.tuned import bundled_microarchitectures, bundled_schedules, measured_shape
from support.emitted import WARNINGS, c_files, need, shell
from support.shapes import COLUMNS, HALVES, ROWS, SPARE, SWAPPED, SWAPPED_HALVES
from support.tuned_schedules import modulus_of, multiplication

#: Two microarchitectures without schedules, of which the second has a file of shapes.
PLAIN, SHAPED = "plain", "shaped"


def shape_files(folder: Path, text: str) -> Path:
    """The folder, with both microarchitectures in it and this text in the file."""
    for name in (PLAIN, SHAPED):
        (folder / name).mkdir()
    (folder / SHAPED / "shapes.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def schedules(tmp_path: Path) -> Path:
    return shape_files(tmp_path, '[c64]\np751 = { swapped = true, karatsuba = "one" }\n'
                    '[x64-adx]\np521 = { karatsuba = "one", spare_bit = true }\n')  # fmt: skip


def test_what_is_read(schedules: Path) -> None:
    assert measured_shape(schedules, SHAPED, "p751", "c64") == SWAPPED_HALVES
    assert measured_shape(schedules, SHAPED, "p521", "x64-adx") == SPARE
    assert measured_shape(schedules, SHAPED, "p751", "x64-adx") is None
    assert measured_shape(schedules, SHAPED, "p503", "c64") is None
    assert measured_shape(schedules, PLAIN, "p751", "c64") is None
    assert measured_shape(schedules, "absent", "p751", "c64") is None


@pytest.mark.parametrize(("text", "message"), [
    ('[c32]\np751 = {}\n', "key 'c32' = {table}: unknown key; known: c64, x64-adx"),
    ('p751 = "rows"\n', "key 'p751' = \"rows\": unknown key; known: c64, x64-adx"),
    ("c64 = 3\n", "key 'c64' = 3: must be a table"),
    ("[c64]\np751 = 3\n", "key 'c64.p751' = 3: must be a table of scan, swapped, karatsuba, spare_bit, inverse"),
    ('[c64]\np751 = "turned-halves"\n', "key 'c64.p751' = \"turned-halves\": must be a table of scan, swapped"),
    ('[c64.p751]\nmul = "rows"\n',
     "key 'c64.p751.mul' = \"rows\": unknown key; known: scan, swapped, karatsuba, spare_bit, inverse"),
    ("[c64.p751]\nswaped = true\n", "key 'c64.p751.swaped' = true: unknown key; nearest: swapped"),
    ("[c64.p751]\nswapped = 1\n", "key 'c64.p751.swapped' = 1: must be true or false"),
    ("[c64.p751]\nspare_bit = 'yes'\n", "key 'c64.p751.spare_bit' = \"yes\": must be true or false"),
    ("[c64.p751]\nkaratsuba = 1\n", "key 'c64.p751.karatsuba' = 1: must be a string"),
    ("[c64.p751]\nscan = 'row'\n", "key 'c64.p751.scan' = \"row\": unknown name; nearest: rows"),
    ("[c64\n", "malformed TOML: "),
    ("#" * 70000, "is larger than 65536 bytes"),
])  # fmt: skip
def test_damaged_files_are_refused(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(SpecError) as refused:
        measured_shape(shape_files(tmp_path, text), SHAPED, "p751", "c64")
    assert str(refused.value).startswith(f"{SHAPED}/shapes.toml: {message}")


@pytest.mark.parametrize("name", bundled_microarchitectures())
def test_bundled_files_name_bundled_specifications(name: str) -> None:
    path = bundled_schedules() / name / "shapes.toml"
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for target, spec in [(target, spec) for target, table in tables.items() for spec in table]:
        assert spec in BUNDLED and measured_shape(bundled_schedules(), name, spec, target) is not None


@pytest.mark.parametrize("spec", ["p751", "sqisign_lvl5", "p256"])
def test_swapped_halves_agree_with_the_reference(spec: str) -> None:
    check_program(multiplication(spec, SWAPPED_HALVES), modulus_of(spec))


@pytest.mark.parametrize("spec", ["sqisign_lvl5", "p256"])
def test_where_halves_do_not_suit_rows_are_swapped(spec: str) -> None:
    assert digest(multiplication(spec, SWAPPED_HALVES)) == digest(multiplication(spec, SWAPPED))


def test_swapped_halves_are_halves_of_swapped_rows() -> None:
    halves, swapped = multiplication("p751", HALVES), multiplication("p751", SWAPPED_HALVES)
    counts = [sum(instr.op is Op.MUL for instr in program.instrs) for program in (halves, swapped)]
    assert counts == [3 * 36 + 12 * 7] * 2 and digest(halves) != digest(swapped)


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "changed"), [("p751", {"p751_field.c", "p751_internal.h", "manifest.json"}), ("p434", set())])
def test_only_the_field_in_c_for_long_words_changes(spec: str, changed: set[str], schedules: Path) -> None:
    targets = (Target.C64, Target.ADX)
    usual, shaped = (emit(Library(load_bundled(spec), spec, "auto", targets, schedules=schedules, microarchitecture=name), "test")
                     for name in (PLAIN, SHAPED))  # fmt: skip
    assert usual.keys() == shaped.keys()
    assert {name for name in usual if usual[name] != shaped[name]} == changed
    code = " ".join(shaped[f"{spec}_field.c"].replace("\n *", " ").split())
    comments = code.count(f"of the microarchitecture {SHAPED}.")
    assert code.count(f"{spec.upper()}_ALIGNED_64 void") == comments == (1 if changed else 0)


@pytest.mark.slow
def test_only_assembly_with_mulx_changes(schedules: Path) -> None:
    """Squares, doubles and what is fused of them; without BMI2 and in C all is as ever."""
    library = Library(load_bundled("p521"), "p521", "auto", tuple(Target), schedules=schedules)
    usual, shaped = (emit(replace(library, microarchitecture=name), "test") for name in (PLAIN, SHAPED))
    assert {name for name in usual if usual[name] != shaped[name]} == {"p521_fe_adx.asm", "manifest.json"}
    for row in ("twice the operand, word by word", "Not reduced below p"):
        assert row in shaped["p521_fe_adx.asm"] and row not in usual["p521_fe_adx.asm"]


def test_fused_products_are_made_as_the_field_makes_them(schedules: Path) -> None:
    """What the proof of a fused function depends on, which compares it with the field's functions."""
    library = Library(load_bundled("p521"), "p521", "auto", (Target.ADX,), schedules=schedules, microarchitecture=SHAPED)
    (field, order) = library.moduli(64)
    assert [library.shape(modulus, Target.ADX) for modulus in (field, order)] == [SPARE, ROWS]
    assert library.shape(field, Target.X64) == COLUMNS
    _, program = fused_programs(library)["point_add_affine_incomplete"]
    assert any("twice the operand" in text for text in program.comments)


def test_only_the_multiplication_changes(schedules: Path) -> None:
    usual, shaped = (Library(load_bundled("p751"), "p751", "auto", (Target.C64,), schedules=schedules, microarchitecture=name)
                     for name in (PLAIN, SHAPED))  # fmt: skip
    (modulus,) = usual.moduli(64)
    pairs = zip(usual.programs(modulus, Target.C64), shaped.programs(modulus, Target.C64), strict=True)
    changed = [after for before, after in pairs if before != after]
    assert list(map(digest, changed)) == [digest(multiplication("p751", SWAPPED_HALVES))]


def test_only_the_field_has_a_shape(tmp_path: Path) -> None:
    """Not a group order of the same curve, and not the other targets."""
    schedules = shape_files(tmp_path, '[c64]\np256 = { scan = "columns" }\n')
    library = Library(load_bundled("p256"), "p256", "auto", (Target.C64,), schedules=schedules, microarchitecture=SHAPED)
    field, order = library.moduli(64)
    assert library.measured_multiplication(field, Target.C64) == COLUMNS
    assert library.measured_multiplication(order, Target.C64) is None
    assert library.measured_multiplication(field, Target.ADX) is None


@pytest.mark.slow
def test_compiled_c_is_aligned_and_right(tmp_path: Path) -> None:
    need("gcc")
    folder = tmp_path / "p751"
    write_folder(folder, emit(make_library(load_bundled("p751"), None, "c", None, tuned="goldencove"), "test"))
    objects = []
    for source in [*c_files(folder), folder / "test" / "p751_selftest.c"]:
        objects.append(tmp_path / f"{source.stem}.o")
        shell("gcc", "-std=c99", "-O1", *WARNINGS, f"-I{folder}", "-c", source, "-o", objects[-1])
    shell("gcc", *objects, "-o", tmp_path / "selftest")
    assert shell(tmp_path / "selftest") == "p751: all known answers agree\n"
    symbols = map(str.split, shell("nm", tmp_path / "p751_field.o").splitlines())
    places = {words[2]: int(words[0], 16) for words in symbols if len(words) == 3}
    assert places["p751_fe_mul"] % 64 == 0
