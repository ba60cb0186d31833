# SPDX-License-Identifier: MIT
"""The functions of an emitted folder that call nothing: those of a modulus, and those on eight lanes."""

from __future__ import annotations

from functools import partial

from ecgen.contracts import lanes
from ecgen.logic.contract import Contract
from ecgen_verify.prove.budget import SEARCH
from ecgen_verify.prove.calls.place import Place, Refused
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.moduli import RESIDUES
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.wiring.functions import Methods

#: The part of functions on eight lanes, and their operations.
LANES = "lanes"
_IN_LANES = frozenset(contract.operation for contract in (*lanes.arithmetic(RESIDUES), *lanes.conversions(RESIDUES)))


def part_of(place: Place, function: str) -> str:
    """To which part of the work a function belongs: the tag of the modulus where it calls nothing, else none."""
    row = place.rows.get(function, {})
    if row.get("operation") in _IN_LANES:
        return LANES
    return place.rings[row["modulus"]].tag if place.straight(function) else ""


def straight_methods(place: Place, part: str, image: Image, known: Known) -> Methods:
    rings = {name: place.rings[row["modulus"]] for name, row in place.rows.items() if part_of(place, name) == part}
    promises = {name: place.promise(name) for name in rings}
    shown = {name: partial(prove, kernel=contract_kernel(name, promise, rings[name]), search=SEARCH)
             for name, promise in promises.items() if isinstance(promise, Contract) and name in image.functions}  # fmt: skip
    methods = {name: partial(known.of, image, name, method) for name, method in shown.items()}
    return methods, {name: "" for name, promise in promises.items() if isinstance(promise, Refused)}
