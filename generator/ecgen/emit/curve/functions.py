# SPDX-License-Identifier: MIT
"""The public functions of the curve layer, and the units that hold them."""

from __future__ import annotations

from ecgen.contracts.hashes import HASHES, hash_contracts
from ecgen.contracts.points import Weierstrass, point_contracts
from ecgen.contracts.protocols import protocol_contracts
from ecgen.emit.context import Context, Function, placed
from ecgen.emit.curve.nonces import attempts
from ecgen.reference import residues

#: Unit -> what it holds; what is named nowhere stands in the first. In the order of the header.
_UNITS: dict[str, frozenset[str]] = {
    "point": frozenset(),
    "scalar": frozenset({"affine_has_order", "reduce_bytes"}),
    "mul": frozenset({"point_mul", "point_mul_bytes"}),
    "base": frozenset({"point_mul_base", "point_mul_base_bytes"}),
    "double": frozenset({"point_mul_double_vartime"}),
    "ecdh": frozenset({"public_key", "keygen", "ecdh"}),
    "ecdsa": frozenset({"ecdsa_sign_nonce", "ecdsa_verify"}),
    "rfc6979": frozenset({"ecdsa_sign"}),
}

#: The units of the layer beside SHA-2.
UNITS = tuple(_UNITS)


def curve_functions(context: Context) -> tuple[Function, ...]:
    """Every public function of the layer, in section "curve"."""
    spec = context.library.spec
    assert spec.curve is not None
    field, scalars = (residues(modulus[64]) for modulus in context.moduli)
    curve = Weierstrass(field, scalars, spec.curve.cofactor, attempts(spec.prime, spec.curve))
    contracts = (*point_contracts(curve), *protocol_contracts(curve), *hash_contracts())
    return placed(context, "curve", contracts, {**_UNITS, "sha2": HASHES}, ("vectors",))
