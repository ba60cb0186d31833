# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build; those on eight lanes as assembled."""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ecgen.contracts import lanes
from ecgen.errors import ToolMissing
from ecgen.library import Syntax, Target
from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.goal.published import Refused
from ecgen_verify.prove.moduli import RESIDUES
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import USUAL, Compilers, image_of
from ecgen_verify.prove.tools.objects import ASSEMBLED, Recipe, assembly_recipe
from ecgen_verify.prove.verdict import Row
from ecgen_verify.prove.wiring.functions import rows_of

#: The tag of the recipe of functions on eight lanes, and their operations.
_LANES = "lanes"
_IN_LANES = frozenset(contract.operation for contract in (*lanes.arithmetic(RESIDUES), *lanes.conversions(RESIDUES)))


@dataclass(frozen=True)
class Task:
    """A part of the work on a folder that can be done beside others. `show`: makes rows, of the folder and of where objects
    go."""

    show: Callable[[Path, Path], Iterable[Row]]
    source: Path
    out: Path

    def rows(self) -> list[Row]:
        return list(self.show(self.source, self.out))


def straight_tasks(place: Place, targets: Sequence[Target], out: Path, only: str | None,
                   compilers: Compilers = USUAL) -> list[Task]:  # fmt: skip
    """The work in parts that can be done side by side: the functions of one modulus in the builds of one tool, which may make the
    same of them. `out`: where the objects go. `only`: the one function wanted."""
    grouped: dict[tuple[str, ...], list[Recipe]] = {}
    for recipe in recipes(place, targets, compilers):
        grouped.setdefault((recipe.tag, *recipe.words[:1]), []).append(recipe)
    return [Task(partial(prove_straight, spec=place.spec, recipes=tuple(recipes), only=only), place.source, out)
            for recipes in grouped.values()]  # fmt: skip


def recipes(place: Place, targets: Sequence[Target], compilers: Compilers = USUAL) -> list[Recipe]:
    """All builds of a folder, in the order of report. Raises ToolMissing when nothing can be made."""
    assembled = _files(place, [target for target in targets if target in (Target.X64, Target.ADX)], ASSEMBLED)
    compiled = _files(place, [target for target in targets if target is Target.C64], (".c",))
    compiled.pop(_LANES, None)
    chosen = [assembly_recipe(tag, files) for tag, files in assembled.items()]
    if any(recipe.build == Syntax.NASM for recipe in chosen) and shutil.which("nasm") is None:
        raise ToolMissing("nasm is not installed, which the assembly targets need; Debian package nasm")
    return chosen + [build.recipe(place.prefix, files, tag) for build in (compilers.builds() if compiled else ())
                     for tag, files in compiled.items()]  # fmt: skip


def _files(place: Place, targets: Iterable[Target], suffixes: tuple[str, ...]) -> dict[str, list[str]]:
    """Where functions stand that call nothing, by the tag of their recipe."""
    files: defaultdict[str, set[str]] = defaultdict(set)
    for row in place.published.rows.values():
        if tag := _tag(place, row):
            files[tag] |= {file for target in targets if (file := row["files"].get(target.value, "")).endswith(suffixes)}
    return {tag: sorted(of_tag) for tag, of_tag in files.items() if of_tag}


def prove_straight(source: Path, out: Path, spec: Spec, recipes: Iterable[Recipe], only: str | None = None) -> Iterator[Row]:
    """Assemble or compile, and prove."""
    place, known = Place(source, spec), Known()
    for recipe in recipes:
        rings = {name: place.rings[row["modulus"]] for name, row in place.published.rows.items()
                 if only in (None, name) and _tag(place, row) == recipe.tag}  # fmt: skip
        if not rings:
            continue
        image, promises = image_of(recipe, source, out), {name: place.promise(name) for name in rings}
        shown = {name: partial(theorem, function=name, promise=promise, modulus=rings[name])
                 for name, promise in promises.items() if isinstance(promise, Contract) and name in image.functions}  # fmt: skip
        methods = {name: partial(known.of, image, name, method) for name, method in shown.items()}
        refused = {name: "" for name, promise in promises.items() if isinstance(promise, Refused)}
        yield from rows_of(place, recipe.build, methods, refused, only)


def _tag(place: Place, row: Mapping[str, Any]) -> str:
    """Of the recipe of a function of the manifest that calls nothing."""
    if row["operation"] in _IN_LANES:
        return _LANES
    return place.rings[row["modulus"]].tag if place.straight(row["name"]) else ""
