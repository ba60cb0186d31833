# SPDX-License-Identifier: MIT
"""What was measured to be fastest on a microarchitecture: the tuned schedules that come with the specifications or that a user
searched, and the shapes of products; and when they are used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from ecgen.arith.shape import Shape
from ecgen.data import data_folder
from ecgen.errors import UsageError
from ecgen.ir import Program
from ecgen.messages import shown
from ecgen.passes.digest import digest
from ecgen.passes.variants import variants
from ecgen.processors import order_families
from ecgen.shape_table import read_shape
from ecgen.spec.errors import KeyFault, key_error, nearest
from ecgen.spec.toml_file import parse_toml, read_bytes
from ecgen.targets.x86.tuned_schedule import SUFFIX, TunedSchedule, file_name, load_schedule

#: The microarchitecture whose schedules are used where none is named, but for the functions that DEFAULTS_FILE names.
MICROARCHITECTURE = "zen5"

#: Of the schedules: which functions another microarchitecture's order serves by default, by microarchitecture and spec.
DEFAULTS_FILE = "default.toml"

#: What stands for the orders of all bundled microarchitectures in one folder.
FAT = "fat"

#: How the functions begin for which schedules are searched.
_BEGINNINGS = "fe_", "fe2_", "sc_", "point_", "ladder_", "divsteps"

SHAPES_FILE = "shapes.toml"
#: Its tables: for multiplications in C with 64-bit words; for products and squares in assembly, and what is fused of them.
_TABLES = "c64", "x64-adx"


def bundled_schedules() -> Path:
    """The folder of the bundled schedules, one folder for each microarchitecture."""
    return data_folder("specs") / "tuned"


def bundled_microarchitectures() -> list[str]:
    """The microarchitectures for which schedules are bundled."""
    return sorted(path.name for path in bundled_schedules().iterdir() if path.is_dir())


def microarchitectures_of(spec: str) -> tuple[str, ...]:
    """Those with schedules for that spec that the default does not take from them."""
    folder = bundled_schedules()
    return tuple(name for name in bundled_microarchitectures()
                 if any(serving(folder, spec, function) != name for function in _functions(folder, name, spec)))  # fmt: skip


def chosen_at_start(spec: str) -> tuple[str, ...]:
    """Those of `microarchitectures_of` that some processor is told to run in, where a folder has several (`--tuned fat`)."""
    told = {row.order for row in order_families()}
    return tuple(name for name in microarchitectures_of(spec) if name in told)


def _functions(folder: Path, microarchitecture: str, spec: str) -> list[str]:
    """The functions of the spec that have schedules; not those of a spec whose name goes on where this one ends."""
    files = (folder / microarchitecture).glob(f"{spec}_*{SUFFIX}")
    names = (path.name.removeprefix(f"{spec}_").removesuffix(SUFFIX) for path in files)
    return [name for name in names if name.startswith(_BEGINNINGS)]


def serving(folder: Path, spec: str, function: str, microarchitecture: str | None = None) -> str:
    """The microarchitecture whose order serves the function: the one that was asked for, if it has an order, or else that which
    serves by default. Raises SpecError when DEFAULTS_FILE is damaged."""
    if microarchitecture is not None and (folder / microarchitecture / file_name(spec, function)).is_file():
        return microarchitecture
    return _defaults(folder / DEFAULTS_FILE).get((spec, function), microarchitecture or MICROARCHITECTURE)


@cache
def _defaults(path: Path) -> Mapping[tuple[str, str], str]:
    """The microarchitecture for each spec and function that the file names, if there is such a file."""
    if not path.is_file():
        return {}
    document = parse_toml(path.name, read_bytes(path, path.name))
    known = sorted(place.name for place in path.parent.iterdir() if place.is_dir())
    chosen: dict[tuple[str, str], str] = {}
    try:
        for name, table in document.items():
            if name not in known:
                raise KeyFault((name,), f"unknown microarchitecture; {nearest(name, known)}")
            if not isinstance(table, dict):
                raise KeyFault((name,), "must be a table")
            for spec, functions in table.items():
                if not (isinstance(functions, list) and all(isinstance(function, str) for function in functions)):
                    raise KeyFault((name, spec), "must be a list of functions")
                for function in functions:
                    if not (path.parent / name / file_name(spec, function)).is_file():
                        raise KeyFault((name, spec), f"there is no schedule {file_name(spec, function)} for {name}")
                    if chosen.setdefault((spec, function), name) != name:
                        raise KeyFault((name, spec), f"{function} has two orders")
    except KeyFault as fault:
        raise key_error(path.name, document, fault) from None
    return chosen


def find_schedules(name: str) -> tuple[Path, str]:
    """(folder, microarchitecture) of what `--tuned` names: a bundled one, or else the folder of one, as in tuned/zen4.

    Raises UsageError when it is neither.
    """
    if name in bundled_microarchitectures():
        return bundled_schedules(), name
    folder = Path(name).absolute()
    if not name or not folder.is_dir():
        names = ", ".join(bundled_microarchitectures())
        raise UsageError(f"--tuned {shown(repr(name))}: neither a bundled microarchitecture ({names}) nor {FAT} nor a folder of "
                         "schedules")  # fmt: skip
    return folder.parent, folder.name


def tuned_schedule(folder: Path, microarchitecture: str, spec: str, program: Program,
                   note: Callable[[str], None]) -> tuple[Program, TunedSchedule] | None:  # fmt: skip
    """The schedule stored for the Program, and that one of its variants which it schedules; None when there is none, or when it
    was made for another Program of that name, which is noted. Raises SpecError when the file is damaged."""
    schedule = load_schedule(folder, microarchitecture, spec, program.name)
    if schedule is None:
        return None
    variant = scheduled_variant(program, schedule)
    if variant is None:
        note(f"{schedule.source} was made for another {program.name} and is not used")
        return None
    return variant, schedule


def scheduled_variant(program: Program, schedule: TunedSchedule) -> Program | None:
    """The variant of the Program that the schedule is for, if it is for one."""
    return next((variant for variant in variants(program) if digest(variant) == schedule.program), None)


def measured_shape(folder: Path, microarchitecture: str, spec: str, target: str) -> Shape | None:
    """The shape of the field's products for one target, where the microarchitecture's file names one for that spec.

    Raises SpecError when the file is damaged.
    """
    return _shapes(folder / microarchitecture / SHAPES_FILE).get((target, spec))


@cache
def _shapes(path: Path) -> Mapping[tuple[str, str], Shape]:
    """The shape for each target and spec that the file names, if there is such a file."""
    if not path.is_file():
        return {}
    source = f"{path.parent.name}/{path.name}"
    document = parse_toml(source, read_bytes(path, source))
    try:
        for key, table in document.items():
            if key not in _TABLES:
                raise KeyFault((key,), f"unknown key; {nearest(key, _TABLES)}")
            if not isinstance(table, dict):
                raise KeyFault((key,), "must be a table")
        return {(key, spec): read_shape((key, spec), value) for key, table in document.items() for spec, value in table.items()}
    except KeyFault as fault:
        raise key_error(source, document, fault) from None
