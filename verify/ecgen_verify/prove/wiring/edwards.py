# SPDX-License-Identifier: MIT
"""The scalar multiplications on the curve of Ed25519 in an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from ecgen.contracts.multiples import base_16_contract, naf_contract
from ecgen.emit.montgomery_curve import is_25519
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.wiring.functions import Functions, called_at, claims_of
from ecgen_verify.prove.wiring.naf import naf_of, sizes_of
from ecgen_verify.prove.wiring.points import edwards_contracts, law_contracts
from ecgen_verify.prove.wiring.sums import sums_of

_LEVEL = 6
#: The unit from where the function is called that writes non-adjacent forms.
_CALLER = "ed25519_mul"
_SHOWN = ("ed25519_mul", "ed25519_mul_base", "ed25519_mul_double_vartime")


def edwards(place: Place) -> Functions:
    files = files_of(place.source, place.prefix, ["ed25519_naf", "ed25519", "ed25519_lookup"])
    if not files or not is_25519(place.spec):
        return Functions()
    naf, sums, digits = naf_of(place.source, place.prefix, "ed25519_naf", _CALLER), sums_of(place), base_16_contract(64)
    shown = {name: place.published.derived[name] for name in _SHOWN if name in place.published.derived}
    claims = {**claims_of(place, edwards_contracts()), **claims_of(place, {**shown, **sums}, _LEVEL, multiples=True),
              **claims_of(place, {"ed25519_digits": digits}, multiples=True)}  # fmt: skip
    read = {**law_contracts(place), **sums, "ed25519_naf": naf_contract(*sizes_of(place.source, place.prefix, _CALLER)),
            "ed25519_digits": digits}  # fmt: skip
    return Functions(files, claims, called_at(place, _LEVEL - 1, read), {"ed25519_naf": naf})
