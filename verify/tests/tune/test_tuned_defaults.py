# SPDX-License-Identifier: MIT
"""Functions that another microarchitecture's order serves by default: what the file says, and what changes by it."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import SpecError
from ecgen.library import Target
from ecgen.targets.x86.tuned_schedule import SUFFIX
from ecgen.tuned import (
    DEFAULTS_FILE,
    MICROARCHITECTURE,
    bundled_microarchitectures,
    bundled_schedules,
    microarchitectures_of,
    serving,
    tuned_schedule,
)
from support.emitted import spec_named

OTHER = next(name for name in bundled_microarchitectures() if name != MICROARCHITECTURE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """p192's schedules of two microarchitectures."""
    for name in (MICROARCHITECTURE, OTHER):
        (tmp_path / name).mkdir()
        for function in ("fe_mul", "fe_sqr"):
            shutil.copy(bundled_schedules() / name / f"p192_{function}{SUFFIX}", tmp_path / name)
    return tmp_path


def test_another_order_serves_by_default(folder: Path) -> None:
    """But the order of who is named goes first, if there is one."""
    (folder / DEFAULTS_FILE).write_text(f'[{OTHER}]\np192 = ["fe_mul"]\n', encoding="utf-8")
    library = replace(make_library(spec_named("p192"), None, "nasm", None), schedules=folder)
    for function, expected in (("fe_mul", OTHER), ("fe_sqr", MICROARCHITECTURE)):
        assert library.order_of(function) == expected
        assert replace(library, is_named=True).order_of(function) == MICROARCHITECTURE
        assert replace(library, is_named=True, microarchitecture=OTHER).order_of(function) == OTHER
    (folder / MICROARCHITECTURE / f"p192_fe_mul{SUFFIX}").unlink()
    assert replace(library, is_named=True).order_of("fe_mul") == OTHER
    said = " ".join(emit(library, "ecgen")["p192_fe_adx.asm"].replace("\n;", " ").split())
    assert f"microarchitecture {OTHER}." in said and f"microarchitecture {MICROARCHITECTURE}." in said


@pytest.mark.parametrize(("text", "message"), [
    ('[zen9]\np192 = ["fe_mul"]\n', "default.toml:1: zen9: unknown microarchitecture"),
    ("zen3 = 1\n", "default.toml:1: zen3: "),
    ('[OTHER]\np192 = "fe_mul"\n', "must be a list of functions"),
    ('[OTHER]\np192 = ["fe_inv"]\n', "there is no schedule p192_fe_inv.schedule"),
    ('[OTHER]\np192 = ["fe_mul"]\n[zen5]\np192 = ["fe_mul"]\n', "fe_mul has two orders"),
])  # fmt: skip
def test_damaged_files_are_refused(text: str, message: str, folder: Path) -> None:
    (folder / DEFAULTS_FILE).write_text(text.replace("OTHER", OTHER), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        serving(folder, "p192", "fe_mul")
    assert message in str(caught.value) or message.split(": ")[-1] in str(caught.value)


@pytest.mark.slow
def test_the_bundled_file() -> None:
    """Each order that it names is used, for the Program of today; and what serves by default is no other order of that spec."""
    seen = 0
    for name in BUNDLED:
        functions = [path.name.removeprefix(f"{name}_").removesuffix(SUFFIX)
                     for path in bundled_schedules().glob(f"*/{name}_fe_*{SUFFIX}")]  # fmt: skip
        chosen = {function: serving(bundled_schedules(), name, function) for function in functions}
        if all(order == MICROARCHITECTURE for order in chosen.values()):
            continue
        library = make_library(spec_named(name), None, "nasm", None)
        for program in library.programs(library.moduli(64)[0], Target.ADX):
            if chosen.get(program.name, MICROARCHITECTURE) != MICROARCHITECTURE:
                tuned = tuned_schedule(bundled_schedules(), chosen[program.name], name, program, pytest.fail)
                assert tuned is not None and tuned[1].microarchitecture == chosen[program.name]
                seen += 1
    assert seen or not (bundled_schedules() / DEFAULTS_FILE).is_file()


def test_a_folder_of_all_orders_has_none_twice() -> None:
    """bls12_381 has orders of one microarchitecture, which are the default's."""
    assert microarchitectures_of("bls12_381") == () and OTHER in microarchitectures_of("p192")
