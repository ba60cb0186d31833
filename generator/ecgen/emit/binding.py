# SPDX-License-Identifier: MIT
"""python/PREFIX.py: the curve layer for Python, by ctypes and the shared library that `make shared` builds."""

from __future__ import annotations

from ecgen.emit.context import Context, Part
from ecgen.emit.curve.nonces import attempts
from ecgen.emit.facts import contracts_of
from ecgen.logic.contract import Contract
from ecgen.logic.types import MaskResult, Nothing, Returned, Size, Status

#: What the binding calls: its own name for a function -> the function's after the prefix.
_CALLED = {
    "generator": "generator", "neutral": "point_neutral", "from_affine": "point_from_affine", "to_affine": "point_to_affine",
    "decode": "affine_from_bytes", "encode": "affine_to_bytes", "encode_compressed": "affine_to_bytes_compressed",
    "add": "point_add", "double": "point_dbl", "negate": "point_neg", "equal": "point_eq", "is_neutral": "point_is_neutral",
    "multiply": "point_mul_bytes", "multiply_base": "point_mul_base_bytes", "scalar_decode": "sc_from_bytes",
    "scalar_encode": "sc_to_bytes", "scalar_is_zero": "sc_is_zero", "scalar_invert": "sc_inv", "public_key": "public_key",
    "keygen": "keygen", "ecdh": "ecdh", "sign": "ecdsa_sign", "verify": "ecdsa_verify",
}  # fmt: skip
_RETURNED: dict[type[Returned], str] = {Nothing: "None", Status: "_INT", MaskResult: "_MASK"}

#: Hexadecimal digits that stand on one line.
_DIGITS = 96


def binding_path(prefix: str) -> str:
    """Where the binding stands in the folder."""
    return f"python/{prefix}.py"


def binding_part(context: Context) -> Part:
    """The binding; empty where no points of a short Weierstrass curve are emitted."""
    if not context.library.has_curve_layer:
        return Part()
    spec = context.library.spec
    assert spec.curve is not None
    field, order = (modulus[64] for modulus in context.moduli)
    name = binding_path(context.prefix)
    text = context.render(
        name, "python/binding.py.j2", "hash", curve=spec.name, a=spec.curve.a,
        prime=_literal(spec.prime), b=_literal(spec.curve.b), order=_literal(spec.curve.order),
        field_bytes=field.bytes, order_bytes=order.bytes, field_words=field.limbs, order_words=order.limbs,
        has_cofactor=spec.curve.cofactor != 1, functions=_functions(context),
        gives_up=attempts(spec.prime, spec.curve) is not None,
    )  # fmt: skip
    return Part({name: text})


def _functions(context: Context) -> list[tuple[str, str, str]]:
    """(Python's name, the function's after the prefix, what ctypes is told of it)."""
    contracts = contracts_of(context.library)
    return [(f"_{own}", name, _signature(contracts[name])) for own, name in _CALLED.items()]


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
