# SPDX-License-Identifier: MIT
"""python/PREFIX.py: the curve layer for Python, by ctypes and the shared library that `make shared` builds."""

from __future__ import annotations

from ecgen.emit.context import Context, Part

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
        has_cofactor=spec.curve.cofactor != 1,
    )  # fmt: skip
    return Part({name: text})


def _literal(number: int) -> str:
    """A number as Python, on as many lines as it takes."""
    digits = f"{number:X}"
    if len(digits) <= _DIGITS:
        return f"0x{digits}"
    pieces = [digits[start : start + _DIGITS] for start in range(0, len(digits), _DIGITS)]
    return "\n".join(["int(", *(f'    "{piece}"' for piece in pieces[:-1]), f'    "{pieces[-1]}",', "    16,", ")"])
