# SPDX-License-Identifier: MIT
"""The group of Ed25519 beside curve25519: points, scalar multiplications, Ed25519 and XEdDSA signatures, all in C."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecgen.arith.limbs import split
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.library import formula
from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.edwards.curve import WINDOW, Affine, Edwards25519
from ecgen.emit.edwards.functions import edwards_functions
from ecgen.emit.montgomery_curve import is_25519
from ecgen.emit.section import Section
from ecgen.emit.sha2 import sha2_part
from ecgen.field import Modulus

#: Width of the non-adjacent forms of the verification's scalars: for any point, and for the generator, whose table is a constant.
_NAF, _NAF_BASE = 5, 7
#: More tables than this are no gain.
_MOST_BLOCKS = 64
#: (name in the template, formula, coordinates of the formula -> C lvalues)
_POINT = {f"{c}{n}": f"{name}->{c.lower()}" for n, name in ((1, "p"), (2, "q"), (3, "r")) for c in "XYZT"}
_PREPARED = {"M2": "q->m", "P2": "q->p", "W2": "q->z", "U2": "q->t"}
_FORMULAS = {"add": "edwards_add", "add_cached": "edwards_add_cached", "add_niels": "edwards_add_niels",
             "dbl": "edwards_double", "dbl_projective": "edwards_double_projective"}  # fmt: skip
_TITLE = (
    "The twisted Edwards curve -x^2 + y^2 = 1 + d*x^2*y^2 of Ed25519 (RFC 8032), birationally equivalent to the curve by "
    "y = (u - 1)/(u + 1). Byte strings are little-endian, as in the RFC."
)


def edwards_part(context: Context) -> Part:
    """Points, their tables, signatures and SHA-2 for curve25519; empty for every other specification."""
    spec, prefix = context.library.spec, context.prefix
    if not is_25519(spec) or context.library.field_only:
        return Part()
    curve = Edwards25519(spec)
    field, scalar = (modulus[64] for modulus in context.moduli)
    printed: dict[str, dict[str, Any]] = {
        "ed25519": _group_facts(context, curve),
        **_multiples(context, curve, field),
        "eddsa": {"chunk": _element(scalar, 1 << 248)},
    }
    folders = {"ed25519_mul": "size"} if context.library.size else {}
    units = {unit: context.unit(f"{folders.get(unit, 'edwards')}/{unit}.c.j2", **values) for unit, values in printed.items()}
    hashes = sha2_part(context)
    header = context.unit("edwards/internal.h.j2", naf_length=1 + scalar.number.bit_length())
    section = Section("ed25519", wrapped([_TITLE]), _declarations(prefix))
    return Part(units=units | hashes.units, headers={"curve": header} | hashes.headers, functions=edwards_functions(context),
                sections=(section, *hashes.sections))  # fmt: skip


def _declarations(prefix: str) -> list[str]:
    return ["/* (x/z, y/z), and x*y = t*z */", "typedef struct {", f"    {prefix}_fe x, y, z, t;", f"}} {prefix}_ed25519;"]


def _element(modulus: Modulus, value: int) -> list[str]:
    """The 64-bit words of an element, for the macro that splits them: R is the same power of two in both word sizes."""
    return [f"UINT64_C({word:#018x})" for word in split(modulus.encode(value), 64, modulus.limbs)]


def _printed(context: Context) -> dict[str, Any]:
    """The formulas as calls, with what stands above each."""
    names = {**_POINT, **_PREPARED, "k": f"{context.prefix}_ed25519_twice_d"}
    printed = {}
    for key, name in _FORMULAS.items():
        used = formula(name)
        calls = print_calls(used, {coordinate: names[coordinate] for coordinate in _names(name)}, context.prefix)
        printed[key] = {"comment": comment(used), "lines": calls.lines, "temporaries": calls.temporaries}
    return {"formulas": printed}


def _names(name: str) -> set[str]:
    used = formula(name)
    return {*used.input_names, *used.output_names, *used.constant_names}


def _group_facts(context: Context, curve: Edwards25519) -> dict[str, Any]:
    field = context.moduli[0][64]
    numbers: Mapping[str, int] = {"one": 1, "d": curve.d, "twice_d": 2 * curve.d}
    x, y = curve.base
    return {
        **_printed(context),
        "constants": [(name, _element(field, value)) for name, value in numbers.items()],
        "base": [_element(field, value) for value in (x, y, 1, x * y)],
        "d": f"{curve.d:#x}",
    }


def _multiples(context: Context, curve: Edwards25519, field: Modulus) -> dict[str, dict[str, Any]]:
    """The files with scalar multiplications."""
    if context.library.size:
        return {"ed25519_mul": {}}
    return {"ed25519_lookup": {}, "ed25519_mul": _table_facts(context, curve, field), "ed25519_naf": {}}


def _table_facts(context: Context, curve: Edwards25519, field: Modulus) -> dict[str, Any]:
    blocks = _MOST_BLOCKS
    entry = 3 * 8 * field.limbs << (WINDOW - 1)
    while blocks > 1 and blocks * entry > context.library.table_room:
        blocks //= 2

    def niels(point: Affine) -> list[list[str]]:
        return [_element(field, value) for value in curve.niels(point)]

    return {
        "blocks": blocks,
        "spacing": _MOST_BLOCKS // blocks,
        "kilobytes": blocks * entry // 1024,
        "table": [[niels(point) for point in block] for block in curve.comb(blocks)],
        "odd": [niels(point) for point in curve.odd_multiples(1 << (_NAF_BASE - 2))],
        "naf": _NAF,
        "entries": 1 << (_NAF - 2),
        "naf_base": _NAF_BASE,
    }
