# SPDX-License-Identifier: MIT
"""The part of `ecgen explain` on whole operations: how many point and field operations the emitted C of a curve makes."""

from __future__ import annotations

from dataclasses import dataclass, fields

from ecgen.emit.curve.formulas import chosen_formulas
from ecgen.emit.curve.sizes import Sizes
from ecgen.library import Library


@dataclass(frozen=True)
class Work:
    """Counts. M, S, I: of field operations, products with curve constants among the M; `I mod n`, `M mod n`: modulo the order.

    Conversions between bytes and field elements, additions, and the splitting of scalars into digits are not counted.
    """

    doublings: int = 0
    additions: int = 0
    mixed: int = 0
    multiplications: int = 0
    squarings: int = 0
    inversions: int = 0
    order_multiplications: int = 0
    order_inversions: int = 0

    def __add__(self, other: Work) -> Work:
        return Work(*(getattr(self, field.name) + getattr(other, field.name) for field in fields(Work)))

    def __mul__(self, times: int) -> Work:
        return Work(*(times * getattr(self, field.name) for field in fields(Work)))


_DOUBLING, _ADDITION, _MIXED = Work(doublings=1), Work(additions=1), Work(mixed=1)
#: An addition for all points makes the doubling as well and selects.
_SAFETY = _DOUBLING
#: y^2 = (x^2 + a)*x + b for an uncompressed point; x/z^2, y/z^3. s = (hash + r*key)/nonce; (hash/s, r/s).
_ON_CURVE, _TO_AFFINE = Work(multiplications=1, squarings=2), Work(multiplications=3, squarings=1, inversions=1)
#: Modulo n, to split a scalar into the halves of the endomorphism.
_SPLITTING = 3
_SIGNATURE = Work(order_multiplications=2, order_inversions=1)


def operation_rows(library: Library) -> list[dict[str, str | int]]:
    """A row for each operation of a short Weierstrass curve; none for other specifications."""
    if not library.has_curve_layer:
        return []
    costs = _point_costs(library)
    return [_row(name, _with_field_operations(work, costs)) for name, work in whole_operations(library).items()]


def whole_operations(library: Library) -> dict[str, Work]:
    """The work of each operation by name; M and S of the point operations not among its multiplications and squarings."""
    sizes = Sizes(library)
    variable, fixed = _variable_base(sizes), _fixed_base(sizes)
    peer = _ON_CURVE + _order_check(sizes)
    return {
        "variable base k*P": variable,
        "fixed base k*G": fixed,
        "double base k*P + l*G, on average": _double_base(sizes),
        "key generation": fixed + _TO_AFFINE,
        "ECDH": peer + variable + _TO_AFFINE,
        "ECDSA sign": fixed + _TO_AFFINE + _SIGNATURE,
        "ECDSA verify, on average": peer + _double_base(sizes) + _TO_AFFINE + _SIGNATURE,
    }


def _variable_base(sizes: Sizes) -> Work:
    """The window: the odd multiples, then for each window but the top one its doublings and one addition for each half."""
    window = sizes.window
    table = _DOUBLING + _addition(sizes) * (window.entries - 1)
    below_top, safe = window.windows - 1, min(sizes.safe_windows, window.windows - 1)
    halves = 2 if sizes.glv is not None else 1
    main = _DOUBLING * (below_top * window.width) + _ADDITION * (halves * below_top) + _SAFETY * (halves * safe)
    if sizes.glv is None:
        return table + main
    images = Work(multiplications=window.entries, order_multiplications=_SPLITTING)
    return table + images + _addition(sizes) + main


def _addition(sizes: Sizes) -> Work:
    """One for the table: for all points where the proof does not cover the curve."""
    return _ADDITION if sizes.window_is_proved else _ADDITION + _SAFETY


def _fixed_base(sizes: Sizes) -> Work:
    if sizes.comb is None:
        return _variable_base(sizes)
    comb, _ = sizes.comb
    sums = _DOUBLING * comb.doublings + _MIXED * comb.additions + _SAFETY * comb.safe_additions
    return sums + _ADDITION + _SAFETY


def _double_base(sizes: Sizes) -> Work:
    """By non-adjacent forms, of whose digits 1 in width + 1 is not 0; the first doublings of nothing are left out."""
    bits, (width, base_width) = sizes.order.bit_length(), sizes.naf_widths
    table = _DOUBLING + _ADDITION * ((1 << (width - 2)) - 1)
    return table + _DOUBLING * bits + _ADDITION * round(bits / (width + 1)) + _MIXED * round(bits / (base_width + 1))


def _order_check(sizes: Sizes) -> Work:
    """n*P = O for points of curves with a cofactor, by doubling and adding."""
    if sizes.curve.cofactor == 1:
        return Work()
    return _DOUBLING * sizes.order.bit_length() + (_MIXED + _SAFETY) * sizes.order.bit_count()


def _point_costs(library: Library) -> dict[str, Work]:
    """M and S of the formulas that the folder is emitted with, by the names of Work's counts."""
    chosen = chosen_formulas(library)
    counts = {"point_dbl": "doublings", "point_add_incomplete": "additions", "point_add_affine_incomplete": "mixed"}
    return {
        counts[name]: Work(multiplications=used.cost.multiplications + used.cost.constant_multiplications,
                           squarings=used.cost.squarings)
        for name, used in chosen.items()
    }  # fmt: skip


def _with_field_operations(work: Work, costs: dict[str, Work]) -> Work:
    total = work
    for count, cost in costs.items():
        total += cost * getattr(work, count)
    return total


def _row(name: str, work: Work) -> dict[str, str | int]:
    heads = ("doublings", "additions", "mixed additions", "M", "S", "I", "M mod n", "I mod n")
    return {"operation": name} | {head: getattr(work, field.name) for head, field in zip(heads, fields(Work), strict=True)}
