# SPDX-License-Identifier: MIT
"""Emitted folders and their objects for the tests of `ecgen prove`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.library import Target
from ecgen.logic.serialize import contract_from
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.moduli import rings
from ecgen_verify.prove.prover import goal
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Row
from ecgen_verify.prove.wiring.functions import rows_of
from ecgen_verify.prove.wiring.layers import recipes
from ecgen_verify.prove.wiring.straight import straight_methods
from support.emitted import spec_named
from support.run_folder import made_once


@cache
def emitted(curve: str, reduction: str | None = None, base_table: int | None = None) -> Path:
    """The folder of a curve or prime, made once per test run. `base_table`: as of the option, in kB."""
    def make(folder: Path) -> None:
        library = make_library(spec_named(curve), reduction, "all", None, base_table=base_table)
        for name, text in emit(library, "test").items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    return made_once(f"prove-{curve}-{reduction}-{base_table}", make)


@cache
def image(curve: str, tag: str = "fe", build: str = "nasm", reduction: str | None = None) -> Image:
    """The linked objects of one modulus in one build."""
    folder = emitted(curve, reduction)
    targets = [Target.X64, Target.ADX] if build == "nasm" else [Target.C64]
    recipe = next(r for r in recipes(Place(folder, spec_named(curve)), targets) if (r.build, r.tag) == (build, tag))
    return load(recipe.make(folder, folder))


def prove_folder(source: Path, targets: Sequence[Target], out: Path, only: str | None = None, *, spec: Spec) -> Iterator[Row]:
    """A row for each function that calls nothing in each build, in the order of the builds and of the manifest."""
    place, known = Place(source, spec), Known()
    for recipe in (recipe for recipe in recipes(place, targets) if recipe.tag):
        methods = straight_methods(place, recipe.tag, load(recipe.make(source, out)), known)
        yield from rows_of(place, recipe.build, methods, only)


def contract(curve: str, name: str, reduction: str | None = None) -> Contract:
    """The contract of a function, named without its prefix."""
    manifest = json.loads((emitted(curve, reduction) / "manifest.json").read_text(encoding="utf-8"))
    row = next(row for row in manifest["functions"] if row["name"] == f"{manifest['prefix']}_{name}")
    return goal(contract_from(row["name"], row["operation"], row["contract"]), rings(manifest, spec_named(curve))[row["modulus"]])
