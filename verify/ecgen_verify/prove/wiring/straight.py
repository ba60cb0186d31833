# SPDX-License-Identifier: MIT
"""All functions of an emitted folder whose claims are contracts, in every build."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ecgen.library import Target
from ecgen.spec.load import Spec
from ecgen_verify.prove.claims import contract_of, rings
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.goal.published import Published, Refused
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.objects import USUAL, Compilers, Recipe, recipes
from ecgen_verify.prove.pool import in_order
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.report import Row
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome, Status, Verdict


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
        manifest = json.loads((self.source / "manifest.json").read_text(encoding="utf-8"))
        published, moduli = Published(self.spec, manifest), rings(manifest, self.spec)
        goals: list[tuple[str, Contract | Refused]] = []
        for row in manifest["functions"]:
            ring = moduli.get(row.get("modulus"))
            if ring is not None and ring.tag == recipe.tag and self.only in (None, row["name"]):
                contract = contract_of(row, ring)
                if contract is not None:
                    promised = published.contract(row["name"])
                    goals.append((row["name"], promised if isinstance(promised, Refused) else contract))
        if not goals:
            return
        image = load(recipe.make(self.source, self.out))
        for name, goal in goals:
            if isinstance(goal, Refused):
                yield Row(recipe.build, Verdict(name, "", Status.UNDECIDED, goal.reason))
            elif name in image.functions:
                yield Row(recipe.build, known.of(image, name, partial(_outcome, name=name, contract=goal)).verdict)


def _outcome(image: Image, name: str, contract: Contract) -> Outcome:
    return Outcome(prove(image, name, contract), ())
