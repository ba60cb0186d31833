# SPDX-License-Identifier: MIT
"""The scalar multiplications of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from functools import partial

from ecgen.contracts.multiples import naf_contract
from ecgen.logic.types import G2
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.kernel import kernel_theorem
from ecgen_verify.prove.multiples.named import SCALAR
from ecgen_verify.prove.multiples.splitting.halves import decompose, magnitude, rounded
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.wiring.functions import Functions, called_at, claims_of
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.wiring.points import IDLE, incomplete_contracts, integer_contracts, law_contracts
from ecgen_verify.prove.wiring.shapes import shapes_of
from ecgen_verify.prove.wiring.sums import sums_of

#: Of C.
_UNITS = ("mul", "base", "lookup", "scalar", "secrets", "point", "naf", "double", "split", "halves", "g2")
#: Above everything that they call, below what calls them.
LEVEL = 20


def multiples(place: Place) -> Functions:
    """Not covered is the generator without a table of its own."""
    files, shapes = files_of(place.source, place.prefix, _UNITS), shapes_of(place)
    if not files or shapes is None:
        return Functions()
    names = ["affine_has_order", f"{G2}affine_has_order", f"{G2}point_mul", *(["point_mul_base"] if shapes.combs else [])]
    if not shapes.split or place.split is not None:
        names += ["point_mul", "point_mul_double_vartime"]
    scalar, naf, sums = place.forms[SCALAR], naf_of(place.source, place.prefix), sums_of(place)
    integers, incomplete = integer_contracts(scalar, max(shapes.word_counts)), {**incomplete_contracts(), "wipe_stack": IDLE}
    shown = {name: place.published.derived[name] for name in names if name in place.published.derived}
    odd, plain = {"scalar_odd": integers["scalar_odd"]}, {"scalar_plain": integer_contracts(scalar)["scalar_plain"]}
    claims = {**claims_of(place, {**shown, **odd, **sums}, LEVEL, multiples=True), **claims_of(place, plain, 2, multiples=True),
              **claims_of(place, incomplete)}  # fmt: skip
    read = {**integers, **incomplete, "naf": naf_contract(*sizes_of(place.source, place.prefix)), **law_contracts(place), **sums}
    halves = _halves(place)
    return Functions(files, {**claims, **halves.claims}, {**called_at(place, LEVEL - 1, read), **halves.effects},
                     {"naf": naf, **halves.proofs})  # fmt: skip


def _halves(place: Place) -> Functions:
    """What splits scalars."""
    scalar, split = place.forms[SCALAR], place.split
    if split is None:
        return Functions()
    (kernel, of_rounded), (short, of_short), (halves, of_halves) = (
        rounded(place.prefix, scalar, split), magnitude(scalar, split), decompose(scalar, split))  # fmt: skip
    return Functions(claims={"magnitude": short, "decompose": halves},
                     effects={"rounded": (0, of_rounded), "magnitude": (0, of_short), "decompose": (LEVEL - 1, of_halves)},
                     proofs={"rounded": partial(kernel_theorem, kernel=kernel)})  # fmt: skip
