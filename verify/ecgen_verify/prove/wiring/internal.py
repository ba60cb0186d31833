# SPDX-License-Identifier: MIT
"""How functions are proved that no manifest has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ecgen.emit.layout import CURVE, c_file
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim, Subject, prove
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Outcome


def subject_proof(place: Place, name: str, claim: Claim, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
    """By its name."""
    return {name: partial(prove, subject=Subject(name, claim, place.forms, callees, place.prefix))}


#: In which units of C functions stand that no manifest has, and that are proved as if it had them, by operation.
_UNITS = {
    "bytes_modulo": "reduce", "ecdsa_sign_with": "ecdsa",
    **dict.fromkeys(("scalar_from_hash", "scalar_from_random", "scalar_from_key", "scalar_plain"), "scalar"),
    **dict.fromkeys(("ed25519_add_cached", "ed25519_add_niels", "ed25519_dbl_projective", "ed25519_prepare"), "ed25519"),
    "ed25519_digits": "ed25519_lookup",
}  # fmt: skip


def internal_rows(place: Place, claims: Mapping[str, Claim]) -> list[dict[str, Any]]:
    """These functions, as rows of a manifest would have them; none where the folder has no curve. `claims`: by operation."""
    if not (place.source / f"{place.prefix}_{CURVE}.h").exists():
        return []
    symbols, rows = {ring.tag: ring.symbol for ring in place.rings.values()}, []
    for operation, unit in _UNITS.items():
        if operation in claims:
            rows.append({"name": f"{place.prefix}_{operation}", "operation": operation,
                         "modulus": symbols[claims[operation].promised.tag], "claim": "internal",
                         "files": {"c64": c_file(place.prefix, unit)}})  # fmt: skip
    return rows
