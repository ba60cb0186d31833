# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build; those on eight lanes as assembled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ecgen.contracts import lanes
from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.goal.published import Refused
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.moduli import RESIDUES, Form
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import image_of
from ecgen_verify.prove.tools.objects import ASSEMBLED, USUAL, Compilers, Recipe, assembly_recipe, recipes
from ecgen_verify.prove.verdict import Outcome, Row

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


def straight_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None, spec: Spec,
                   compilers: Compilers = USUAL) -> list[Task]:  # fmt: skip
    """The work in parts that can be done side by side: the functions of one modulus in the builds of one tool, which may make the
    same of them. `out`: where the objects go. `only`: the one function wanted. `spec`: what the folder is emitted for: the moduli
    are its, and contracts in the manifest are held against those that it gives. The parts raise CheckFailed when the manifest has
    other moduli."""
    grouped: dict[tuple[str, ...], list[Recipe]] = {}
    for recipe in recipes(source, targets, compilers):
        grouped.setdefault((recipe.tag, *recipe.words[:1]), []).append(recipe)
    return [Task(partial(prove_straight, spec=spec, recipes=tuple(recipes), only=only), source, out)
            for recipes in grouped.values()]  # fmt: skip


def lanes_recipe(place: Place) -> Recipe:
    """Of the functions on eight lanes, as assembled."""
    files = {row["files"].get(Target.ADX.value, "") for row in place.published.rows.values() if row["operation"] in _IN_LANES}
    return assembly_recipe(_LANES, sorted(file for file in files if file.endswith(ASSEMBLED)))


def prove_straight(source: Path, out: Path, spec: Spec, recipes: Iterable[Recipe], only: str | None = None) -> Iterator[Row]:
    """Assemble or compile, and prove."""
    place, known = Place(source, spec), Known()
    for recipe in recipes:
        rings = {name: place.rings[row["modulus"]] for name, row in place.published.rows.items()
                 if only in (None, name) and _tag(place, row) == recipe.tag}  # fmt: skip
        if not rings:
            continue
        image = image_of(recipe, source, out)

        def prove(name: str, image: Image = image, rings: Mapping[str, Form] = rings) -> Outcome | None:
            promise = place.promise(name)
            if not isinstance(promise, Contract):
                return None
            return known.of(image, name, partial(theorem, function=name, promise=promise, modulus=rings[name]))

        theorems = Theorems(place, recipe.build, prove)
        for name in rings:
            if (isinstance(place.promise(name), Refused) or name in image.functions) and (row := theorems.row(name)) is not None:
                yield row


def _tag(place: Place, row: Mapping[str, Any]) -> str:
    """Of the recipe of a function of the manifest that calls nothing."""
    if row["operation"] in _IN_LANES:
        return _LANES
    return place.rings[row["modulus"]].tag if place.straight(row["name"]) else ""
