# SPDX-License-Identifier: MIT
"""Schedules that primes of one structure share: found for one, right for all, and never for a Program of another structure."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import nextprime

from ecgen.bundled import load_bundled
from ecgen.common_schedules import FOUND_ON, common_schedule, common_schedules, common_to_all
from ecgen.errors import CheckFailed, SpecError
from ecgen.ir import Op, Program
from ecgen.library import Library, Target
from ecgen.passes.digest import digest
from ecgen.passes.structure import structure
from ecgen.spec.load import Spec, load_file
from ecgen.targets.x86.function import code
from ecgen.targets.x86.tuned_schedule import file_name, parse, serialise
from ecgen.targets.x86.validate import validated
from support.tuned_schedules import multiplication, needs_engine, printed, shuffled, squaring

FILES = sorted((common_schedules() / FOUND_ON).iterdir())


def products(prime: int) -> list[Program]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.toml"
        path.write_text(f'name = "x"\n[field]\nprime = "{prime:#x}"\n', encoding="utf-8")
        return products_of(load_file(path))


def products_of(spec: Spec) -> list[Program]:
    library = Library(spec, spec.name, "auto", (Target.ADX,))
    return [p for p in library.programs(library.moduli(64)[0], Target.ADX) if p.contract.operation in ("mul", "sqr")]


def test_the_tuned_lengths_have_one() -> None:
    for name in ("bls12_381", "bls12_377", "bn254", "brainpoolp256r1", "brainpoolp384r1"):
        for program in products_of(load_bundled(name)):
            assert common_schedule(program) is not None, (name, program.name)


@settings(max_examples=5, deadline=None)
@given(st.sampled_from([254, 255, 256, 377, 381, 384, 511, 521]), st.randoms(use_true_random=False))
def test_what_is_found_for_one_prime_computes_the_product_modulo_another(bits: int, rng: Random) -> None:
    for program in products(int(nextprime(rng.randrange(1 << (bits - 1), (1 << bits) - (1 << 20))))):
        schedule = common_schedule(program)
        if schedule is not None:
            assert schedule.program == digest(program)
            assert validated(program, schedule) == code(program, adx=True, schedule=schedule)


def test_constants_do_not_count_and_all_else_does() -> None:
    one, other = (products_of(load_bundled(name))[0] for name in ("bls12_381", "bls12_377"))
    assert digest(one) != digest(other) and digest(structure(one).program) == digest(structure(other).program)
    assert digest(structure(one).program) != digest(structure(products_of(load_bundled("bn254"))[0]).program)
    place = next(k for k, i in enumerate(one.instrs) if i.op is Op.CONST and i.imm > 1)
    for constant in (0, 1, 2, 2**64 - 1, 2**64 - 2):
        changed = replace(one, instrs=(*one.instrs[:place], replace(one.instrs[place], imm=constant), *one.instrs[place + 1 :]))
        assert digest(structure(changed).program) != digest(structure(one).program), constant


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name[:8] + path.stem[-4:])
def test_files_are_of_the_structure_that_they_are_named_by(path: Path) -> None:
    schedule = parse(path.read_text(encoding="utf-8"), path.name)
    assert path.name == file_name(schedule.program, schedule.function) and schedule.function in ("mul", "sqr")
    assert schedule.microarchitecture == FOUND_ON and serialise(schedule) == path.read_text(encoding="utf-8")


@needs_engine
@pytest.mark.parametrize("write", [multiplication, squaring])
def test_there_and_back(write: Callable[[str], Program], tmp_path: Path) -> None:
    program = write("brainpoolp256r1")
    schedule = replace(printed("brainpoolp256r1", program, shuffled(program, 3)), microarchitecture=FOUND_ON)
    common, name = common_to_all(program, schedule)
    (tmp_path / FOUND_ON).mkdir()
    assert common_schedule(program, tmp_path) is None
    (tmp_path / FOUND_ON / file_name(name, common.function)).write_text(serialise(common), encoding="utf-8")
    read = common_schedule(program, tmp_path)
    assert read is not None and replace(read, source="") == replace(schedule, source="")


def test_a_wrong_one_is_not_printed(tmp_path: Path) -> None:
    program = products_of(load_bundled("bls12_381"))[0]
    name = digest(structure(program).program)
    text = (common_schedules() / FOUND_ON / file_name(name, "mul")).read_text(encoding="utf-8")
    (tmp_path / FOUND_ON).mkdir()
    path = tmp_path / FOUND_ON / file_name(name, "mul")
    path.write_text(text.replace("adcx", "adox", 1), encoding="utf-8")
    with pytest.raises(CheckFailed):
        code(program, adx=True, schedule=common_schedule(program, tmp_path))
    other = tmp_path / "other"
    (other / FOUND_ON).mkdir(parents=True)
    (other / FOUND_ON / path.name).write_text("nothing", encoding="utf-8")
    with pytest.raises(SpecError, match="expected"):
        common_schedule(program, other)
