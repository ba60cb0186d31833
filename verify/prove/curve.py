# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.library import Target
from ecgen.verify.prove.claims import contract_of, rings
from ecgen.verify.prove.image import load
from ecgen.verify.prove.objects import Recipe, recipes
from ecgen.verify.prove.pool import in_order
from ecgen.verify.prove.prover import prove
from ecgen.verify.prove.report import Row


def prove_folder(source: Path, targets: Sequence[Target], out: Path, only: str | None = None,
                 workers: int | None = 1) -> Iterator[Row]:  # fmt: skip
    """One row for each function in each build, in the order of the builds and of the manifest.

    `out`: where the objects go. `only`: the one function wanted. `workers`: processes; None for one on each processor.
    """
    for rows in in_order(Straight.rows, straight_tasks(source, targets, out, only), workers):
        yield from rows


def straight_tasks(source: Path, targets: Sequence[Target], out: Path, only: str | None = None) -> list[Straight]:
    """What `prove_folder` does, in parts that can be done side by side."""
    return [Straight(recipe, source, out, only) for recipe in recipes(source, targets)]


@dataclass(frozen=True)
class Straight:
    """The functions of one modulus in one build."""

    recipe: Recipe
    source: Path
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        """Assemble or compile, and prove."""
        manifest = json.loads((self.source / "manifest.json").read_text(encoding="utf-8"))
        wanted = []
        for row in manifest["functions"]:
            ring = rings(manifest).get(row.get("modulus"))
            if ring is not None and ring.tag == self.recipe.tag and self.only in (None, row["name"]):
                contract = contract_of(row, ring)
                if contract is not None:
                    wanted.append((row["name"], contract))
        if not wanted:
            return []
        image = load(self.recipe.make(self.source, self.out))
        return [Row(self.recipe.build, prove(image, name, contract)) for name, contract in wanted if name in image.functions]
