# SPDX-License-Identifier: MIT
"""The curve layer of a short Weierstrass curve: points, scalar multiplications, key exchange and signatures, all in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ecgen.curve.glv import Glv
from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.curve.formulas import chosen_formulas, print_formula
from ecgen.emit.curve.functions import UNITS, curve_functions
from ecgen.emit.curve.fused import fused_part
from ecgen.emit.curve.nonces import attempts
from ecgen.emit.curve.sizes import Sizes
from ecgen.emit.secrets import secrets_part
from ecgen.emit.section import Section
from ecgen.emit.sha2 import sha2_part
from ecgen.emit.words import element, integer, plain, point, words_of_both_sizes
from ecgen.field import Modulus

Facts = dict[str, Any]

#: Units that hold no public function.
_INTERNAL = ("lookup", "modulo", "naf", "reduce", "drbg")
#: Of little code, and what there is another template for.
_INTERNAL_FOR_SIZE = ("modulo", "reduce", "drbg")
_FOR_SIZE = frozenset({"mul", "base", "double"})
#: Where scalars are split by an endomorphism.
_SPLITTING = ("split", "halves")
#: Bytes of a vector of AVX2, and how many stay in its 16 registers beside what else a scan needs.
_VECTOR, _MOST_VECTORS = 32, 10

_TITLE = (
    "Points of the curve, scalar multiplication, key exchange and signatures. Keys and scalars are big-endian; a public key is "
    "an encoded point. Functions that return int return 0, or -1 for arguments that they refuse, and then zero their outputs."
)


def curve_part(context: Context) -> Part:
    """From points to signatures and SHA-2; empty where there is no such curve or only the field is wanted."""
    if not context.library.has_curve_layer:
        return Part()
    sizes = Sizes(context.library)
    common = {**_common(context, sizes), "glv": None if sizes.glv is None else _glv(sizes.glv, context)}
    formulas = chosen_formulas(context.library)
    in_assembly, fused = fused_part(context)
    facts = _facts(context, sizes)
    facts["point"] |= {
        "stem": "",
        "tag": "fe",
        "formulas": {name: print_formula(chosen, context.prefix) for name, chosen in formulas.items()},
        "fused": fused,
    }
    internal = _INTERNAL_FOR_SIZE if context.library.size else (*_INTERNAL, *(_SPLITTING if sizes.glv is not None else ()))
    units = {unit: context.unit(f"{_folder_of(context, unit)}/{unit}.c.j2", **common, **facts.get(unit, {}))
             for unit in (*UNITS, *internal)}  # fmt: skip
    secrets, hashes = secrets_part(context), sha2_part(context)
    headers = {"curve": context.unit("curve/internal.h.j2", **common), **secrets.headers, **hashes.headers}
    section = Section("curve", wrapped([_TITLE]), _declarations(context.prefix))
    return Part({}, units | secrets.units | hashes.units, headers, in_assembly.assembly, curve_functions(context),
                in_assembly.internal, (section, *hashes.sections))  # fmt: skip


def _folder_of(context: Context, unit: str) -> str:
    """Of its template."""
    return "size" if context.library.size and unit in _FOR_SIZE else "curve"


def _declarations(prefix: str) -> list[str]:
    """The types of points."""
    return [
        "typedef struct {", f"    {prefix}_fe x, y;", f"}} {prefix}_affine;",
        "/* (x/z^2, y/z^3); the neutral element where z = 0 */",
        "typedef struct {", f"    {prefix}_fe x, y, z;", f"}} {prefix}_point;",
    ]  # fmt: skip


def _common(context: Context, sizes: Sizes) -> Facts:
    curve = sizes.curve
    return {
        "size": context.library.size,
        "field_bytes": context.moduli[0][64].bytes,
        "order_bytes": context.moduli[1][64].bytes,
        "order_bits": curve.order.bit_length(),
        "attempts": attempts(context.library.spec.prime, curve),
        "order_shift": -curve.order.bit_length() % 8,
        "has_a": curve.a != 0,
        "has_cofactor": curve.cofactor != 1,
        "has_twist": context.library.has_twist,
        "window": sizes.window,
        "has_comb": sizes.comb is not None,
        "naf": _naf(sizes),
        "addition": f"(void){context.prefix}_point_add_incomplete" if sizes.window_is_proved else f"{context.prefix}_point_add",
    }


def _facts(context: Context, sizes: Sizes) -> dict[str, Facts]:
    """What each unit's template wants to know beyond the common facts."""
    curve = sizes.curve

    by_width = partial(_by_width, context)
    comb = _comb(sizes, by_width)

    return {
        "point": {
            "constants": by_width(lambda field, _: {
                name: element(value, field)
                for name, value in (("one", 1), ("a", curve.a), ("b", curve.b), ("gx", curve.gx), ("gy", curve.gy))
            }),
        },
        "scalar": {
            "constants": by_width(lambda _, scalar: {
                "order": integer(curve.order, scalar.width, scalar.limbs),
                "order_less_one": integer(curve.order - 1, scalar.width, scalar.limbs),
            }),
        },
        "mul": {
            "safe_windows": sizes.safe_windows,
            "window_is_proved": sizes.window_is_proved,
        },
        "base": {"comb": comb},
        "lookup": {"comb": comb, "scan": _scan(context.moduli[0][64])},
        "double": {
            "naf_tables": by_width(lambda field, _: {"points": [point(multiple, field) for multiple in sizes.naf_table]}),
        },
    }  # fmt: skip


def _by_width(context: Context, make: Callable[[Modulus, Modulus], Facts]) -> list[Facts]:
    field, scalar = context.moduli
    return [{"width": width, **make(field[width], scalar[width])} for width in context.widths]


def _scan(field: Modulus) -> Facts | None:
    """How a point of a table is read in vectors of AVX2: where each begins, in bytes; None where one is not filled, or where they
    would not all stay in registers."""
    size = 3 * 8 * field.limbs
    if not _VECTOR <= size <= _MOST_VECTORS * _VECTOR:
        return None
    whole = [*range(0, size - _VECTOR + 1, _VECTOR)]
    overlaps = size % _VECTOR != 0
    return {"offsets": [*whole, size - _VECTOR] if overlaps else whole, "overlaps": overlaps}


def _comb(sizes: Sizes, by_width: Callable[[Callable[[Modulus, Modulus], Facts]], list[Facts]]) -> Facts | None:
    if sizes.comb is None:
        return None
    comb, tables = sizes.comb
    entry = 2 * 8 * sizes.library.moduli(64)[0].limbs
    names = ("teeth", "blocks", "last_teeth", "spacing", "block_entries", "entries", "length", "safe_columns")
    points = [coordinates for block in tables for coordinates in block]
    field = sizes.library.moduli(64)[0], sizes.library.moduli(32)[0]
    facts = {
        **{name: getattr(comb, name) for name in names},
        "kilobytes": -(-comb.entries * entry // 1024),
        "vectors": entry // 32,
        "half_vector": entry % 32 != 0,
    }
    if field[0].encode(1) != field[1].encode(1):
        return facts | {"tables": by_width(lambda field, _: {"points": [point(coordinates, field) for coordinates in points]})}
    macro = f"{sizes.library.prefix.upper()}_W"
    pairs = [[words_of_both_sizes(field[0].encode(value), field, macro) for value in coordinates] for coordinates in points]
    return facts | {"macro": macro, "points": pairs, "tables": None}


def _naf(sizes: Sizes) -> Facts:
    width, base_width = sizes.naf_widths
    return {
        "width": width,
        "length": 1 + (sizes.order.bit_length() if sizes.glv is None else sizes.glv.bits),
        "entries": 1 << (width - 2),
        "base_width": base_width,
        "base_entries": 1 << (base_width - 2),
    }


def _glv(glv: Glv, context: Context) -> Facts:
    """The constants of the decomposition as the template computes it, modulo n.

    c_i = floor(k*rounder_i / 2^shift), or -(f_i + 1) with f_i the floor for |rounder_i| where that is negative; so the second
    half, -c_1*b_1 - c_2*b_2, is `start` plus the sum of f_i * factor_i. The first is k minus lambda times the second.
    """
    (a1, b1), (a2, b2) = glv.basis
    negative = [rounder < 0 for rounder in glv.rounders]
    factors = [b if less else -b for b, less in zip((b1, b2), negative, strict=True)]
    start = sum(b for b, less in zip((b1, b2), negative, strict=True) if less)
    bits = max(abs(rounder).bit_length() for rounder in glv.rounders)
    parities = [[name for name, factor in pair if factor % 2] for pair in
                ((("even1", b2), ("even2", a2)), (("even1", b1), ("even2", a1)))]  # fmt: skip
    return {
        "lambda": hex(glv.lambda_),
        "vectors": [f"({u:#x}, {v:#x})" for u, v in glv.basis],
        "bits": glv.bits,
        "shift": glv.shift,
        "rounder_bits": bits,
        "parities": [" ^ ".join(names) for names in parities],
        "constants": _by_width(context, lambda field, scalar: {
            "beta": element(glv.beta, field),
            "minus_lambda": element(-glv.lambda_, scalar),
            "factors": [element(factor, scalar) for factor in factors],
            "start": plain(start, scalar),
            "basis": [[plain(u, scalar), plain(v, scalar)] for u, v in glv.basis],
            "rounders": [integer(abs(rounder), scalar.width, -(-bits // scalar.width)) for rounder in glv.rounders],
        }),
    }  # fmt: skip
