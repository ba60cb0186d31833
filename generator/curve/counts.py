# SPDX-License-Identifier: MIT
"""What point operations cost, for `ecgen explain`: the formulas that apply to a curve, or to F_p^2 over a bare prime."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.curve.cost import Cost
from ecgen.curve.formula import Formula
from ecgen.curve.library import formulas
from ecgen.spec import Spec

#: Over F_p^2 = F_p(i), i^2 = -1, in operations of F_p: a product by Karatsuba takes 3M, a square (x+y)(x-y) + 2xyi takes 2M, an
#: inverse by the norm 2M + 2S + 1I, a product with a general constant 3M.
_MUL, _SQR, _INV_MULS, _INV_SQRS = 3, 2, 2, 2


@dataclass(frozen=True)
class CountRow:
    """One formula: `field` is p or p^2, in whose operations `cost` counts; `ground` is the cost in F_p operations.

    `ground`: for p^2 multiplications/squarings/inversions of F_p, products with constants included; equal to `cost` for p.
    `exceptional`: the inputs for which the formula is wrong.
    """

    formula: str
    title: str
    source: str
    field: str
    cost: str
    ground: str
    additions: int
    exceptional: str


def count_rows(spec: Spec) -> list[CountRow]:
    """The formulas that apply to the curve of `spec`, sorted by name; without a curve, the Kummer line over F_p^2.

    A bare prime that is not 3 mod 4 has no row: -1 is a square, and F_p(i) no field.
    """
    if spec.curve is None:
        return [_row(made, "p^2") for made in formulas().values() if made.form == "montgomery"] if spec.prime % 4 == 3 else []
    return [_row(made, "p") for made in formulas().values() if applies(made, spec.curve.form, spec.curve.a)]


def applies(made: Formula, form: str, a: int) -> bool:
    """Whether a formula suits a curve of this form and coefficient a (the residue of least absolute value).

    A Montgomery curve also has twisted Edwards formulas, for its birational image.
    """
    if form == "montgomery":
        return made.form in ("montgomery", "edwards")
    return made.form == form and made.a in (None, a)


def over_extension(cost: Cost, *, constants: bool = True) -> Cost:
    """A cost over F_p^2 in multiplications, squarings and inversions of F_p; with or without products with constants.

    The published figures for the Kummer line come out so: affine doubling 15M + 2S + 1I with its product with A; affine addition
    10M + 2S + 1I for x(P + Q) as a fraction over x(P - Q) (13M with the product with 1/x(P - Q)); projective doubling 10M
    without its product with a24, 13M with it; projective addition 13M for a difference with Z = 1 (16M else).
    """
    products = cost.multiplications + (cost.constant_multiplications if constants else 0)
    multiplications = _MUL * products + _SQR * cost.squarings + _INV_MULS * cost.inversions
    return Cost(multiplications, _INV_SQRS * cost.inversions, cost.inversions)


def _row(made: Formula, field: str) -> CountRow:
    ground = made.cost.short() if field == "p" else _ground(made.cost)
    return CountRow(
        made.name, made.title, made.source, field, made.cost.short(), ground, made.cost.additions, made.exceptional.text
    )


def _ground(cost: Cost) -> str:
    total = over_extension(cost).short()
    if not cost.constants:
        return total
    return f"{total} ({over_extension(cost, constants=False).short()} without constants)"
