# SPDX-License-Identifier: MIT
"""The public functions of the quadratic extension and of the Kummer line over it."""

from __future__ import annotations

from collections.abc import Container

from ecgen.emit.context import Context, Function

_R, _A, _B = "{p}_fe2 *r", "const {p}_fe2 *a", "const {p}_fe2 *b"
#: (name after PREFIX_fe2_, return type, parameters, promise); {p}: prefix, {n}: bytes of an element of F_p
_EXTENSION = (
    ("add", "void", f"{_R}, {_A}, {_B}", "r = a + b"),
    ("sub", "void", f"{_R}, {_A}, {_B}", "r = a - b"),
    ("neg", "void", f"{_R}, {_A}", "r = -a"),
    ("dbl", "void", f"{_R}, {_A}", "r = 2*a"),
    ("half", "void", f"{_R}, {_A}", "2*r = a"),
    ("conj", "void", f"{_R}, {_A}", "r = c0 - c1*i for a = c0 + c1*i"),
    ("mul", "void", f"{_R}, {_A}, {_B}", "r = a * b{form}"),
    ("sqr", "void", f"{_R}, {_A}", "r = a^2{form}"),
    ("inv", "void", f"{_R}, {_A}", "r = 1/a, 0 for a = 0{form}"),
    ("from_bytes", "int", f"{_R}, const uint8_t b[{{n2}}]",
     "r = c0 + c1*i for c0, then c1, each {n} bytes, big-endian; 0, or -1 and r = 0 when one is not below p"),
    ("from_bytes_le", "int", f"{_R}, const uint8_t b[{{n2}}]",
     "r = c0 + c1*i for c0, then c1, each {n} bytes, little-endian; 0, or -1 and r = 0 when one is not below p"),
    ("to_bytes", "void", f"uint8_t b[{{n2}}], {_A}", "b = c0, then c1, each {n} bytes, big-endian, for a = c0 + c1*i"),
    ("to_bytes_le", "void", f"uint8_t b[{{n2}}], {_A}", "b = c0, then c1, each {n} bytes, little-endian, for a = c0 + c1*i"),
    ("select", "void", f"{_R}, uint64_t mask, {_A}, {_B}", "r = a where mask is all-ones, b where it is 0"),
    ("cswap", "void", "uint64_t mask, {p}_fe2 *a, {p}_fe2 *b", "a and b change places where mask is all-ones"),
    ("is_zero", "uint64_t", _A, "all-ones where a = 0, else 0"),
    ("eq", "uint64_t", f"{_A}, {_B}", "all-ones where a = b, else 0"),
)  # fmt: skip
_POINT = "const {p}_kummer *p"
#: (name after PREFIX_kummer_, parameters, promise)
_KUMMER = (
    ("dbl", "{p}_kummer *r, " + _POINT + ", const {p}_fe2 *a24", "r = 2*p on the curve with a24 = (A - 2)/4"),
    ("add", "{p}_kummer *r, " + _POINT + ", const {p}_kummer *q, const {p}_kummer *d",
     "r = p + q for d = p - q (or q - p), which is neither neutral nor the point at 0"),
    ("add_affine", "{p}_kummer *r, " + _POINT + ", const {p}_kummer *q, const {p}_fe2 *d",
     "r = p + q for d the u-coordinate of p - q (or q - p), which is neither neutral nor the point at 0"),
)  # fmt: skip


def extension_functions(context: Context, twins: Container[str]) -> tuple[Function, ...]:
    """Section "fe2". `twins`: names of those whose C is compiled for processors with BMI2 too."""
    field = context.moduli[0][64]
    facts = {"p": context.prefix, "n": field.bytes, "n2": 2 * field.bytes,
             "form": ", all parts in Montgomery form" if field.is_montgomery else ""}  # fmt: skip
    return tuple(
        _made(context, "fe2", f"fe2_{name}", f"{returns} {context.prefix}_fe2_{name}({parameters.format(**facts)})",
              promise.format(**facts), twin=f"fe2_{name}" in twins)
        for name, returns, parameters, promise in _EXTENSION
    )  # fmt: skip


def kummer_functions(context: Context) -> tuple[Function, ...]:
    """Section "kummer"."""
    return tuple(
        _made(context, "kummer", f"kummer_{name}", f"void {context.prefix}_kummer_{name}({parameters.format(p=context.prefix)})",
              promise)
        for name, parameters, promise in _KUMMER
    )  # fmt: skip


def _made(context: Context, section: str, name: str, declared: str, promise: str, *, twin: bool = False) -> Function:
    files = {target.value: f"{context.prefix}_{section}.c" for target in context.library.targets}
    return Function(section, name, declared, promise, name, "p", files, ("model",), twin=twin)
