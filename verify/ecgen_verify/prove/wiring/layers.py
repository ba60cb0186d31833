# SPDX-License-Identifier: MIT
"""The functions of an emitted folder that build on the field's own, composed ones in every build and fused ones as assembled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Protocol

from ecgen.library import Library, Target
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.fused.compare import fused_rows
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build, builds, image_of
from ecgen_verify.prove.tools.objects import USUAL, Compilers, assembly_files, assembly_recipe
from ecgen_verify.prove.verdict import Row
from ecgen_verify.prove.wiring.lanes import prove_lane_functions
from ecgen_verify.prove.wiring.rows import prove_assembled_kernels, prove_composed
from ecgen_verify.prove.wiring.straight import straight_tasks

#: What was proved in this process of functions that are the same in several folders, by claim.
_SHARED: defaultdict[str, Known] = defaultdict(Known)


class Task(Protocol):
    """A part of the work that can be done beside others."""

    def rows(self) -> list[Row]: ...


@dataclass(frozen=True)
class _Composed:
    """The functions in C that call others, in the builds of one compiler, which may make the same of them."""

    source: Path
    spec: Spec
    builds: tuple[Build, ...]
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        known = Known()
        return [row for build in self.builds
                for row in prove_composed(self.source, self.spec, build, self.out, self.only, known, _SHARED)]  # fmt: skip


@dataclass(frozen=True)
class _Kernels:
    """The kernels in assembly that composed functions call."""

    source: Path
    spec: Spec
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        return list(prove_assembled_kernels(self.source, self.spec, self.out, self.only))


@dataclass(frozen=True)
class _Fused:
    """The point functions that are one function each."""

    source: Path
    library: Library
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        files = assembly_files(self.source, self.library.prefix, ["fe"], ["adx"])
        if not files or not self.library.has_curve_layer:
            return []
        recipe = assembly_recipe("point", files)
        rows = fused_rows(image_of(recipe, self.source, self.out), recipe.build, self.library)
        return [row for row in rows if self.only in (None, row.verdict.function)]


@dataclass(frozen=True)
class _Lanes:
    """The functions on eight elements at once, in assembly."""

    source: Path
    spec: Spec
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        return list(prove_lane_functions(self.source, self.spec, self.out, self.only))


def layer_tasks(source: Path, library: Library, targets: Sequence[Target], out: Path, only: str | None,
                compilers: Compilers) -> list[Task]:  # fmt: skip
    """The work on all that builds on the field's functions, as far as the targets hold it, in parts for side by side."""
    tasks: list[Task] = []
    if Target.C64 in targets:
        by_compiler = groupby(builds(compilers), key=attrgetter("compiler"))
        tasks += [_Composed(source, library.spec, tuple(compiled), out, only) for _, compiled in by_compiler]
    if Target.ADX in targets:
        tasks += [_Kernels(source, library.spec, out, only), _Fused(source, library, out, only)]
    if library.eight_at_once:
        tasks.append(_Lanes(source, library.spec, out, only))
    return tasks


def all_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None, library: Library,
              compilers: Compilers = USUAL) -> list[Task]:  # fmt: skip
    """The work on everything in an emitted folder; see `ecgen_verify.prove.command.verdicts`."""
    wide = [target for target in targets if target is not Target.C32]
    tasks: list[Task] = [*straight_tasks(source, wide, out, only, library.spec, compilers)]
    if not (only and Place(source, library.spec).straight(only)):  # of which no other task has a row
        tasks += layer_tasks(source, library, targets, out, only, compilers)
    return tasks
