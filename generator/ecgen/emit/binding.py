# SPDX-License-Identifier: MIT
"""python/PREFIX.py: the curve layer, X25519 and Ed25519, or powers modulo p, for Python.

By ctypes and the library that `make shared` builds.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.contracts.catalog import Layer
from ecgen.contracts.modp import EXTRA
from ecgen.emit.context import Context, Part
from ecgen.emit.curve.nonces import attempts
from ecgen.emit.facts import contracts_of, facts_of
from ecgen.emit.powers import powers_of
from ecgen.library import Hash
from ecgen.logic.contract import Contract
from ecgen.logic.types import MaskResult, Nothing, Returned, Size, Status
from ecgen.reference import residues
from ecgen.spec.load import Group

#: What the binding calls: its own name for a function -> the function's after the prefix.
_CALLED = {
    "generator": "generator", "neutral": "point_neutral", "from_affine": "point_from_affine", "to_affine": "point_to_affine",
    "decode": "affine_from_bytes", "encode": "affine_to_bytes", "encode_compressed": "affine_to_bytes_compressed",
    "add": "point_add", "double": "point_dbl", "negate": "point_neg", "equal": "point_eq", "is_neutral": "point_is_neutral",
    "multiply": "point_mul_bytes", "multiply_base": "point_mul_base_bytes", "scalar_decode": "sc_from_bytes",
    "scalar_encode": "sc_to_bytes", "scalar_is_zero": "sc_is_zero", "scalar_invert": "sc_inv", "public_key": "public_key",
    "keygen": "keygen", "ecdh": "ecdh", "sign": "ecdsa_sign", "verify": "ecdsa_verify",
}  # fmt: skip
_CALLED_IN_GROUPS = {
    "keygen": "dh_keygen", "public_key": "dh_public_key", "check": "dh_check", "dh": "dh", "exp": "exp", "exp_base": "exp_base",
    "decode": "fe_from_bytes", "encode": "fe_to_bytes",
}  # fmt: skip
_CALLED_ON_25519 = {name: name for name in (
    "x25519_keygen", "x25519_base", "x25519", "ed25519_public_key", "ed25519_sign", "ed25519_verify",
)}  # fmt: skip
_RETURNED: dict[type[Returned], str] = {Nothing: "None", Status: "_INT", MaskResult: "_MASK"}

#: Hexadecimal digits that stand on one line.
_DIGITS = 96


def binding_path(prefix: str) -> str:
    """Where the binding stands in the folder."""
    return f"python/{prefix}.py"


def binding_part(context: Context) -> Part:
    """The binding; empty where nothing of a short Weierstrass curve, of Curve25519 or of powers modulo p is emitted, and where
    the shared library lacks the hash."""
    library = context.library
    if library.hash is Hash.EXTERN:
        return Part()
    if library.spec.group is not None and not library.field_only:
        return _group_part(context, library.spec.group)
    if facts_of(library).layer is Layer.CURVE25519:
        name = binding_path(context.prefix)
        return Part({name: context.render(name, "python/x25519.py.j2", "hash", functions=_functions(context, _CALLED_ON_25519))})
    if not library.has_curve_layer:
        return Part()
    spec = context.library.spec
    assert spec.curve is not None
    field, order = (modulus[64] for modulus in context.moduli)
    name = binding_path(context.prefix)
    text = context.render(
        name, "python/binding.py.j2", "hash", curve=spec.name, a=spec.curve.a,
        prime=_literal(spec.prime), b=_literal(spec.curve.b), order=_literal(spec.curve.order),
        field_bytes=field.bytes, order_bytes=order.bytes, field_words=field.limbs, order_words=order.limbs,
        has_cofactor=spec.curve.cofactor != 1, functions=_functions(context, _CALLED),
        gives_up=attempts(spec.prime, spec.curve) is not None,
    )  # fmt: skip
    return Part({name: text})


def _group_part(context: Context, group: Group) -> Part:
    spec, field = context.library.spec, context.moduli[0][64]
    powers = powers_of(spec, residues(field))
    assert powers is not None
    name = binding_path(context.prefix)
    refused = "does not lie from 2 to PRIME - 2" if powers.safe else "`check_public_key` refuses"
    text = context.render(
        name, "python/modp.py.j2", "hash", group=spec.name, prime=_literal(spec.prime), order=_literal(group.order),
        generator=_literal(group.generator), field_bytes=field.bytes, field_words=field.limbs, key_bytes=powers.key_length,
        seed_bytes=powers.key_length + EXTRA, bound="ORDER" if powers.below_order else f"2**{powers.key_bits}", refused=refused,
        functions=_functions(context, _CALLED_IN_GROUPS),
    )  # fmt: skip
    return Part({name: text})


def _functions(context: Context, called: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """(Python's name, the function's after the prefix, what ctypes is told of it)."""
    contracts = contracts_of(context.library)
    return [(f"_{own}", name, _signature(contracts[name])) for own, name in called.items()]


def _signature(contract: Contract) -> str:
    """The result's type, then those of the arguments, by the binding's names of them."""
    returned = _RETURNED[type(contract.returns)]
    return ", ".join([returned, *("_SIZE" if isinstance(param.type, Size) else "_ADDRESS" for param in contract.params)])


def _literal(number: int) -> str:
    """A number as Python, on as many lines as it takes."""
    digits = f"{number:X}"
    if len(digits) <= _DIGITS:
        return f"0x{digits}"
    pieces = [digits[start : start + _DIGITS] for start in range(0, len(digits), _DIGITS)]
    return "\n".join(["int(", *(f'    "{piece}"' for piece in pieces[:-1]), f'    "{pieces[-1]}",', "    16,", ")"])
