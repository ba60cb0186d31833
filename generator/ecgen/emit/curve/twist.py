# SPDX-License-Identifier: MIT
"""G2: points of the twist over the field of p^2 elements, by the same formulas and the same template as points of the curve."""

from __future__ import annotations

from ecgen.contracts.points import twist_contracts
from ecgen.emit.context import Context, Part, placed, wrapped
from ecgen.emit.curve.formulas import chosen_formulas, print_formula
from ecgen.emit.section import Section
from ecgen.emit.words import element, integer
from ecgen.logic.types import G2

_TITLE = (
    "G2: points of y^2 = x^3 + b over the field of p^2 elements. Its points have other orders than n, too: each function says "
    "which it takes, and g2_affine_has_order asks."
)


def twist_part(context: Context) -> Part:
    """The group law, multiples and the check of the order; empty where the specification has no G2."""
    library, prefix = context.library, context.prefix
    twist, curve = library.spec.twist, library.spec.curve
    if not library.has_twist or twist is None or curve is None:
        return Part()
    numbers = {"one": (1, 0), "b": twist.b, "gx": twist.generator[0], "gy": twist.generator[1]}
    field, scalar = context.moduli
    constants = [
        {"width": width, **{name: [element(part, field[width]) for part in pair] for name, pair in numbers.items()},
         "order": integer(curve.order, width, scalar[width].limbs)}
        for width in context.widths
    ]  # fmt: skip
    formulas = {name: print_formula(chosen, prefix, "fe2") for name, chosen in chosen_formulas(library, twist=True).items()}
    units = {
        "g2": context.unit("curve/point.c.j2", stem=G2, tag="fe2", has_a=False, constants=constants, fused=(),
                           formulas=formulas),
        "g2_mul": context.unit("curve/g2_mul.c.j2", constants=constants),
    }  # fmt: skip
    section = Section("g2", wrapped([_TITLE]), [
        "typedef struct {", f"    {prefix}_fe2 x, y;", f"}} {prefix}_g2_affine;",
        "/* (x/z^2, y/z^3); the neutral element where z = 0 */",
        "typedef struct {", f"    {prefix}_fe2 x, y, z;", f"}} {prefix}_g2_point;",
    ])  # fmt: skip
    homes = {"g2": frozenset[str](), "g2_mul": frozenset({"g2_affine_has_order", "g2_point_mul"})}
    return Part({}, units, {}, (), placed(context, "g2", twist_contracts(), homes, ("model",)), (), (section,))
