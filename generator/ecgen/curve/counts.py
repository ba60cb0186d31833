# SPDX-License-Identifier: MIT
"""What point operations cost, for `ecgen explain`: the formulas that apply to a curve, or to F_p^2 over a bare prime."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.arith.quadratic import has_extension
from ecgen.curve.cost import Cost
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula, formulas
from ecgen.spec.load import Spec

#: Over F_p^2 = F_p(i), i^2 = -1, in operations of F_p: a product by Karatsuba takes 3M, a square (x+y)(x-y) + 2xyi takes 2M, an
#: inverse by the norm 2M + 2S + 1I, a product with a general constant 3M.
_MUL, _SQR, _INV_MULS, _INV_SQRS = 3, 2, 2, 2


@dataclass(frozen=True)
class CountRow:
    """One formula: `field` is p or p^2, in whose operations `counted` counts; `system` is that of the first operand.

    `exceptional`: the inputs for which the formula is wrong.
    """

    formula: str
    title: str
    source: str
    system: str
    field: str
    counted: Cost
    exceptional: str

    @property
    def cost(self) -> str:
        """Multiplications, squarings, inversions and products with curve constants."""
        return self.counted.short()

    @property
    def ground(self) -> str:
        """The cost in operations of F_p, for p^2 with products with constants included; equal to `cost` for p."""
        return self.cost if self.field == "p" else _ground(self.counted)


@dataclass(frozen=True)
class Figure:
    """A published count beside ours. `formula`: which of ours; `how`: what is counted, and where the two differ."""

    operation: str
    published: str
    ours: str
    formula: str
    how: str


_SMALL = "additions and products with small integers are not counted"
_EXTENSION = "in F_p operations, with 3M for a product in F_p^2, 2M for a square, 2M + 2S + 1I for an inverse"
#: (operation, published count, formula, a it needs, over F_p^2, how). The published counts of the Kummer line are sums over F_p.
_PUBLISHED = (
    ("affine doubling", "2M + 2S + 1I", "affine_double", None, False, f"{_SMALL}; a is added, not multiplied"),
    ("affine addition", "2M + 1S + 1I", "affine_add", None, False, _SMALL),
    ("standard projective doubling", "7M + 3S", "projective_double_minus3", -3, False, f"for a = -3; {_SMALL}"),
    ("standard projective addition", "12M + 2S", "projective_add", None, False, _SMALL),
    ("Kummer affine doubling over F_p^2", "15M + 2S + 1I", "montgomery_affine_double", None, True,
     f"{_EXTENSION}; the product with A is one of the 15M"),
    ("Kummer affine addition over F_p^2", "10M + 2S + 1I", "montgomery_affine_add", None, True,
     f"{_EXTENSION}; the result is a fraction over x(P - Q), and 3M more with the product with 1/x(P - Q)"),
    ("Kummer projective doubling over F_p^2", "10M", "montgomery_double", None, True,
     f"{_EXTENSION}; without the product with (A - 2)/4, with which it is 13M"),
    ("Kummer projective addition over F_p^2", "13M", "montgomery_add", None, True,
     f"{_EXTENSION}; the difference P - Q has Z = 1; 16M for any Z"),
)  # fmt: skip
#: The published figures leave this product out.
_WITHOUT_CONSTANTS = ("montgomery_double",)


def count_rows(spec: Spec) -> list[CountRow]:
    """The formulas that apply to the curve of `spec`, sorted by name; without a curve, the Kummer line over F_p^2.

    A bare prime without that field has no row.
    """
    if spec.curve is None:
        return [_row(candidate, "p^2") for candidate in formulas().values() if candidate.form == "montgomery" and spec.extension]
    return [_row(candidate, "p") for candidate in formulas().values() if applies(candidate, spec.curve.form, spec.curve.a)]


def published_figures(spec: Spec) -> list[Figure]:
    """The published counts that say something about `spec`, each beside the count of our formula.

    Affine and projective ones for short Weierstrass curves; those of the Kummer line over F_p^2 where p = 3 mod 4.
    """
    curve = spec.curve
    figures = []
    for operation, published, name, a, extension, how in _PUBLISHED:
        if extension:
            applicable = spec.group is None and has_extension(spec.prime)
        else:
            applicable = curve is not None and curve.form == "weierstrass" and a in (None, curve.a)
        if applicable:
            counted = formula(name).counted()
            ours = over_extension(counted, constants=name not in _WITHOUT_CONSTANTS) if extension else counted
            figures.append(Figure(operation, published, ours.short(), name, how))
    return figures


def applies(candidate: Formula, form: str, a: int) -> bool:
    """Whether a formula suits a curve of this form and coefficient a (the residue of least absolute value).

    A Montgomery curve also has twisted Edwards formulas, for its birational image.
    """
    if form == "montgomery":
        return candidate.form in ("montgomery", "edwards")
    return candidate.form == form and candidate.a in (None, a)


def over_extension(cost: Cost, *, constants: bool = True) -> Cost:
    """A cost over F_p^2 in multiplications, squarings and inversions of F_p; with or without products with constants.

    The published figures for the Kummer line come out so: affine doubling 15M + 2S + 1I with its product with A; affine addition
    10M + 2S + 1I for x(P + Q) as a fraction over x(P - Q) (13M with the product with 1/x(P - Q)); projective doubling 10M
    without its product with a24, 13M with it; projective addition 13M for a difference with Z = 1 (16M else).
    """
    products = cost.multiplications + (cost.constant_multiplications if constants else 0)
    multiplications = _MUL * products + _SQR * cost.squarings + _INV_MULS * cost.inversions
    return Cost(multiplications, _INV_SQRS * cost.inversions, cost.inversions)


def _row(candidate: Formula, field: str) -> CountRow:
    system, exceptional = candidate.inputs[0].system, candidate.exceptional.text
    return CountRow(candidate.name, candidate.title, candidate.source, system, field, candidate.counted(), exceptional)


def _ground(cost: Cost) -> str:
    total = over_extension(cost).short()
    if not cost.constants:
        return total
    return f"{total} ({over_extension(cost, constants=False).short()} without constants)"
