# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.goal.published import Refused
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import image_of
from ecgen_verify.prove.tools.objects import USUAL, Compilers, Recipe, recipes
from ecgen_verify.prove.tools.pool import in_order
from ecgen_verify.prove.verdict import Outcome, Row


def prove_folder(source: Path, targets: Sequence[Target], out: Path, only: str | None = None,
                 workers: int | None = 1, *, spec: Spec) -> Iterator[Row]:  # fmt: skip
    """One row for each function in each build, in the order of the builds and of the manifest.

    `out`: where the objects go. `only`: the one function wanted. `workers`: processes; None for one on each processor. `spec`:
    what the folder is emitted for: the moduli are its, and contracts in the manifest are held against those that it gives. Raises
    CheckFailed when the manifest has other moduli.
    """
    for rows in in_order(Straight.rows, straight_tasks(source, targets, out, only, spec), workers):
        yield from rows


def straight_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None, spec: Spec,
                   compilers: Compilers = USUAL) -> list[Straight]:  # fmt: skip
    """What `prove_folder` does, in parts that can be done side by side."""
    grouped: dict[tuple[str, ...], list[Recipe]] = {}
    for recipe in recipes(source, targets, compilers):
        grouped.setdefault((recipe.tag, *recipe.words[:1]), []).append(recipe)
    return [Straight(tuple(recipes), source, out, only, spec) for recipes in grouped.values()]


@dataclass(frozen=True)
class Straight:
    """The functions of one modulus in the builds of one tool, which may make the same of them."""

    recipes: tuple[Recipe, ...]
    source: Path
    out: Path
    only: str | None
    spec: Spec

    def rows(self) -> list[Row]:
        """Assemble or compile, and prove."""
        known = Known()
        return [row for recipe in self.recipes for row in self._rows(recipe, known)]

    def _rows(self, recipe: Recipe, known: Known) -> Iterator[Row]:
        place = Place(self.source, self.spec)
        rings = {name: place.rings[row["modulus"]] for name, row in place.published.rows.items()
                 if self.only in (None, name) and place.straight(name)
                 and place.rings[row["modulus"]].tag == recipe.tag}  # fmt: skip
        if not rings:
            return
        image = image_of(recipe, self.source, self.out)

        def prove(name: str) -> Outcome | None:
            promise = place.promise(name)
            if not isinstance(promise, Contract):
                return None
            return known.of(image, name, partial(theorem, function=name, promise=promise, modulus=rings[name]))

        theorems = Theorems(place, recipe.build, prove)
        for name in rings:
            if (isinstance(place.promise(name), Refused) or name in image.functions) and (row := theorems.row(name)) is not None:
                yield row
