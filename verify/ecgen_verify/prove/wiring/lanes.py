# SPDX-License-Identifier: MIT
"""All functions on eight lanes of an emitted folder, as assembled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ecgen.contracts import lanes
from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.spec.load import Spec
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.calls.theorems import Theorems
from ecgen_verify.prove.goal.published import Refused
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.moduli import RESIDUES
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import image_of
from ecgen_verify.prove.tools.objects import ASSEMBLED, assembly_recipe
from ecgen_verify.prove.verdict import Outcome, Row

#: The operations in lanes that call nothing.
_OPERATIONS = frozenset(contract.operation for contract in (*lanes.arithmetic(RESIDUES), *lanes.conversions(RESIDUES)))


def prove_lane_functions(source: Path, spec: Spec, out: Path, only: str | None = None) -> Iterator[Row]:
    """A row for each in the order of the manifest; none where the folder has no lanes. `out`: where objects go."""
    place, images, known = Place(source, spec), dict[str, Image](), Known()

    def prove(image: Image, contract: Contract | Refused, name: str) -> Outcome | None:
        if isinstance(contract, Refused):
            return None
        kernel = contract_kernel(name, contract, place.rings[place.published.rows[name]["modulus"]])
        return known.of(image, name, partial(kernel_theorem, kernel=kernel))

    for name, row in place.published.rows.items():
        file = row["files"].get(Target.ADX.value, "")
        contract = place.published.contract(name)
        if row["operation"] not in _OPERATIONS or not file.endswith(ASSEMBLED) or only not in (None, name):
            continue
        recipe = assembly_recipe("lanes", [file])
        if file not in images:
            images[file] = image_of(recipe, source, out)
        if (shown := Theorems(place, recipe.build, partial(prove, images[file], contract)).row(name)) is not None:
            yield shown
