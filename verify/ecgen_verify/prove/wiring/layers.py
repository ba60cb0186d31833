# SPDX-License-Identifier: MIT
"""All functions of an emitted folder in all builds, in parts that may run side by side: those of a modulus that call nothing;
those that call others, by each compiler; kernels and fused formulas as assembled."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.library import Library, Syntax, Target
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.fused.compare import fused_rows
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import USUAL, Compilers, image_of
from ecgen_verify.prove.tools.objects import ASSEMBLED, COMPILED, Recipe, assembly_recipe, files_of
from ecgen_verify.prove.verdict import Row
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import rows_of
from ecgen_verify.prove.wiring.rows import composed_methods
from ecgen_verify.prove.wiring.straight import LANES, part_of, straight_methods


@dataclass(frozen=True)
class Task:
    """A part of the work on a folder that can be done beside others. `show`: makes rows, of the folder and of where objects
    go."""

    show: Callable[[Path, Path], Iterable[Row]]
    source: Path
    out: Path

    def rows(self) -> list[Row]:
        return list(self.show(self.source, self.out))


def all_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None, library: Library,
              compilers: Compilers = USUAL) -> list[Task]:  # fmt: skip
    """The work on everything in an emitted folder, as far as the targets hold it: a part of the folder in the builds of one tool,
    which may make the same of it. `only`: the one function wanted. See `ecgen_verify.prove.command.verdicts`."""
    place = Place(source, library.spec)
    grouped: defaultdict[tuple[str, ...], list[Recipe]] = defaultdict(list)
    for recipe in recipes(place, targets, compilers):
        if only is None or recipe.tag == part_of(place, only):
            grouped[recipe.tag, *recipe.words[:1]].append(recipe)
    return [Task(partial(prove_recipes, library=library, recipes=tuple(recipes), only=only), source, out)
            for recipes in grouped.values()]  # fmt: skip


def recipes(place: Place, targets: Sequence[Target], compilers: Compilers = USUAL) -> list[Recipe]:
    """All parts of a folder in all builds, the longest last. Raises ToolMissing when nothing can be made."""
    assembled = _files(place, [target for target in targets if target in (Target.X64, Target.ADX)], ASSEMBLED)
    compiled = _files(place, [target for target in targets if target is Target.C64], COMPILED)
    compiled.pop(LANES, None)
    chosen = [assembly_recipe(tag, files) for tag, files in assembled.items()]
    if any(recipe.build == Syntax.NASM for recipe in chosen) and shutil.which("nasm") is None:
        raise ToolMissing("nasm is not installed, which the assembly targets need; Debian package nasm")
    chosen += [build.recipe(place.prefix, files, tag) for build in (compilers.builds() if compiled else ())
               for tag, files in compiled.items()]  # fmt: skip
    return sorted(chosen, key=lambda recipe: not recipe.tag)


def _files(place: Place, targets: Sequence[Target], suffixes: tuple[str, ...]) -> dict[str, list[str]]:
    """Those of each part of a folder: where the functions stand that call nothing; all of them for those that call others."""
    files: defaultdict[str, set[str]] = defaultdict(set)
    for name, row in place.rows.items():
        if tag := part_of(place, name):
            files[tag] |= {file for target in targets if (file := row["files"].get(target.value, "")).endswith(suffixes)}
    files[""] = set(files_of(place.source, suffixes)) if targets else set()
    return {tag: sorted(of_tag) for tag, of_tag in files.items() if of_tag}


def prove_recipes(source: Path, out: Path, library: Library, recipes: Iterable[Recipe],
                  only: str | None = None) -> Iterator[Row]:  # fmt: skip
    """Assemble or compile, and prove: a row for every function of the manifest, in its order, then for others of the folder."""
    folder, known = Folder(source, library.spec), Known()
    for recipe in recipes:
        image, compiled = image_of(recipe, source, out), bool(recipe.words)
        if recipe.tag:
            methods = straight_methods(folder.place, recipe.tag, image, known)
        else:
            methods = composed_methods(folder, image, known, compiled=compiled)
        yield from rows_of(folder.place, recipe.build, methods, only)
        if not recipe.tag and not compiled and library.has_curve_layer:
            yield from (row for row in fused_rows(image, recipe.build, library) if only in (None, row.verdict.function))
