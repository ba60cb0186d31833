# SPDX-License-Identifier: MIT
"""The scalar multiplications of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from ecgen.contracts.multiples import base_16_contract, naf_contract
from ecgen.emit.layout import c_file
from ecgen.emit.montgomery_curve import is_25519
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.multiples.named import SCALAR
from ecgen_verify.prove.multiples.splitting.halves import decompose, magnitude, rounded
from ecgen_verify.prove.wiring.functions import Functions
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.wiring.points import IDLE, edwards_contracts, incomplete_contracts, integer_contracts
from ecgen_verify.prove.wiring.shapes import Shapes, shapes_of
from ecgen_verify.prove.wiring.sums import sums_of


def multiples(place: Place) -> Functions:
    """Of a curve in Weierstrass form, or of the curve of Ed25519. Not covered is the generator without a table of its own."""
    source, prefix, shapes = place.source, place.prefix, shapes_of(place)
    name, caller = ("naf", "double") if shapes else ("ed25519_naf", "ed25519_mul")
    if not (shapes or is_25519(place.spec)) or not (source / c_file(prefix, caller)).is_file():
        return Functions()
    digits = {name: naf_contract(*sizes_of(source, prefix, caller))}, {name: naf_of(source, prefix, name, caller)}
    if shapes is None:
        return Functions({**edwards_contracts(), **sums_of(place), **digits[0], "ed25519_digits": base_16_contract(64)},
                         proofs=digits[1])  # fmt: skip
    halves, integers = _halves(place, shapes), integer_contracts(place.forms[SCALAR], max(shapes.word_counts))
    contracts = {**integers, **incomplete_contracts(), "wipe_stack": IDLE, **digits[0], **sums_of(place)}
    return Functions(contracts, halves.claims, proofs={**digits[1], **halves.proofs})


def _halves(place: Place, shapes: Shapes) -> Functions:
    """What splits scalars."""
    scalar, split = place.forms[SCALAR], place.split
    if split is None or not shapes.split:
        return Functions()
    return Functions(claims={"magnitude": magnitude(scalar, split), "decompose": decompose(scalar, split)},
                     proofs={"rounded": rounded(place.prefix, scalar, split)})  # fmt: skip
