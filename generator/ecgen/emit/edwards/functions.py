# SPDX-License-Identifier: MIT
"""The public functions beside curve25519 on the curve of Ed25519, and the units that hold them."""

from __future__ import annotations

from ecgen.contracts.edwards import edwards_contracts
from ecgen.contracts.hashes import HASHES, hash_contracts
from ecgen.emit.context import Context, Function, placed

#: Unit -> what it holds; what is named nowhere stands in the first.
_UNITS: dict[str, frozenset[str]] = {
    "ed25519": frozenset(),
    "ed25519_mul": frozenset({"ed25519_mul", "ed25519_mul_base", "ed25519_mul_double_vartime"}),
    "eddsa": frozenset({"ed25519_reduce_bytes", "ed25519_public_key", "ed25519_sign", "ed25519_verify", "xeddsa_sign",
                        "xeddsa_verify"}),
    "sha2": HASHES,
}  # fmt: skip


def edwards_functions(context: Context) -> tuple[Function, ...]:
    """All of them, in section "ed25519"."""
    return placed(context, "ed25519", (*edwards_contracts(), *hash_contracts()), _UNITS, ("vectors",))
