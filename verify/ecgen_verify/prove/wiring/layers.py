# SPDX-License-Identifier: MIT
"""The functions of an emitted folder that build on the field's own, composed ones in every build and fused ones as assembled."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from ecgen.library import Library, Target
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.fused.compare import fused_rows
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import USUAL, Build, Compilers, image_of
from ecgen_verify.prove.tools.objects import assembly_files, assembly_recipe
from ecgen_verify.prove.verdict import Row
from ecgen_verify.prove.wiring.rows import prove_assembled_kernels, prove_composed
from ecgen_verify.prove.wiring.straight import Task, straight_tasks

#: What was proved in this process of functions that are the same in several folders, by claim.
_SHARED: defaultdict[str, Known] = defaultdict(Known)


def _composed(source: Path, out: Path, spec: Spec, builds: Sequence[Build], only: str | None) -> Iterator[Row]:
    """The functions in C that call others, in the builds of one compiler, which may make the same of them."""
    known = Known()
    for build in builds:
        yield from prove_composed(source, spec, build, out, only, known, _SHARED)


def _fused(source: Path, out: Path, library: Library, only: str | None) -> Iterator[Row]:
    """The point functions that are one function each."""
    files = assembly_files(source, library.prefix, ["fe"], ["adx"])
    if files and library.has_curve_layer:
        recipe = assembly_recipe("point", files)
        rows = fused_rows(image_of(recipe, source, out), recipe.build, library)
        yield from (row for row in rows if only in (None, row.verdict.function))


def all_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None, library: Library,
              compilers: Compilers = USUAL) -> list[Task]:  # fmt: skip
    """The work on everything in an emitted folder, as far as the targets hold it, in parts for side by side; see
    `ecgen_verify.prove.command.verdicts`."""
    spec, place = library.spec, Place(source, library.spec)
    tasks = straight_tasks(place, targets, out, only, compilers)
    if only and place.straight(only):  # of which no other task has a row
        return tasks
    layers = []
    if Target.C64 in targets:
        by_compiler = groupby(compilers.builds(), key=attrgetter("compiler"))
        layers += [partial(_composed, spec=spec, builds=tuple(compiled), only=only) for _, compiled in by_compiler]
    if Target.ADX in targets:
        layers += [partial(prove_assembled_kernels, spec=spec, only=only), partial(_fused, library=library, only=only)]
    return [*tasks, *(Task(show, source, out) for show in layers)]
