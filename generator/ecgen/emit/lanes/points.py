# SPDX-License-Identifier: MIT
"""Eight scalar multiplications and key exchanges at once: PREFIX_point8_mul and PREFIX_ecdh8."""

from __future__ import annotations

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.contracts.eight import point_contracts
from ecgen.contracts.points import Weierstrass
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.formula import Formula
from ecgen.curve.lanes.fuse import Unfit, fused
from ecgen.curve.library import formula
from ecgen.curve.lower import lower
from ecgen.curve.recoding import Window
from ecgen.emit.context import Context, Function, Part, wrapped
from ecgen.emit.section import Section
from ecgen.errors import LostCarry
from ecgen.ir import Program
from ecgen.library import Library
from ecgen.reference import residues

#: Digits of so many bits: half as many points in the table.
WIDTH = 5

_ADDITIONS = ("jacobian_add", "jacobian_add_12m4s")
_DOUBLINGS = {
    -3: ("jacobian_double_minus3", "jacobian_double_minus3_4m4s"),
    0: ("jacobian_double_zero", "jacobian_double_zero_3m4s"),
}
_ANY_DOUBLING = ("jacobian_double", "jacobian_double_3m6s")
#: What exists in lanes, with what it costs there: about the time of a sum.
_PRICES = {"mul": 4.0, "sqr": 3.0, "add": 1.0, "sub": 1.0, "neg": 1.0, "dbl": 1.0}

_TITLE = "Eight points at once: each argument stands for eight, one after the other, and each point is computed with in a lane."
_OF_ADDITION = {"X1": "p->x", "Y1": "p->y", "Z1": "p->z", "X2": "q->x", "Y2": "q->y", "Z2": "q->z",
                "X3": "r->x", "Y3": "r->y", "Z3": "r->z"}  # fmt: skip


def has_points(library: Library) -> bool:
    """Whether points are computed with in lanes: where the window's additions can be left incomplete."""
    curve = library.spec.curve
    return library.lanes and library.has_curve_layer and curve is not None and curve.cofactor == 1 and (
        _window(library).smallest_order <= curve.order
    )  # fmt: skip


def _window(library: Library) -> Window:
    assert library.spec.curve is not None
    bits = library.spec.curve.order.bit_length()
    return Window(bits, min(WIDTH, bits))


def entries(library: Library) -> int:
    """Points of the table that is looked up."""
    return _window(library).entries


def _addition() -> Formula:
    return _cheapest(_ADDITIONS)


def _doubling(library: Library) -> Formula:
    assert library.spec.curve is not None
    return _cheapest(_DOUBLINGS.get(library.spec.curve.a, _ANY_DOUBLING))


def fused_formulas(library: Library) -> list[Program]:
    """Doubling and addition as one function each; none where the modulus does not allow it."""
    modulus = lane_modulus(library.moduli(64)[0])
    try:
        return [fused(chosen, f"point8_{name}", modulus, chosen.constant_names)
                for name, chosen in (("dbl", _doubling(library)), ("add", _addition()))]  # fmt: skip
    except (Unfit, LostCarry):
        return []


def points_part(context: Context) -> Part:
    """Points in lanes; empty where there are none."""
    library, prefix = context.library, context.prefix
    if not has_points(library):
        return Part()
    curve = library.spec.curve
    assert curve is not None
    window = _window(library)
    addition, doubling = _addition(), _doubling(library)
    field_bytes, order_bytes = context.moduli[0][64].bytes, context.moduli[1][64].bytes
    text = context.unit(
        "ifma/point8.c.j2", window=window, safe_windows=1 if window.doubling_scalars(curve.order) else 0,
        has_a="a" in doubling.constant_names, field_bytes=field_bytes, order_bytes=order_bytes, point_bytes=1 + 2 * field_bytes,
        formulas=[_facts(doubling, prefix, "dbl"), _facts(addition, prefix, "add")], fused=bool(fused_formulas(library)),
    )  # fmt: skip
    field, scalars = (residues(modulus[64]) for modulus in context.moduli)
    contracts = point_contracts(Weierstrass(field, scalars, curve.cofactor))
    functions = tuple(Function("point8", contract, "p", context.in_unit("point8")) for contract in contracts)
    return Part(units={"point8": text}, functions=functions, sections=(Section("point8", wrapped([_TITLE])),))


def _cheapest(names: tuple[str, ...]) -> Formula:
    return min(map(formula, names), key=lambda candidate: sum(_PRICES[call.function] for call in lower(candidate)))


def _facts(chosen: Formula, prefix: str, name: str) -> dict[str, object]:
    constants = {constant: f"(*{constant})" for constant in chosen.constant_names}
    coordinates = {*chosen.input_names, *chosen.output_names}
    names = {key: place for key, place in _OF_ADDITION.items() if key in coordinates} | constants
    parameters = [f"{prefix}_point8 *r", f"const {prefix}_point8 *p"]
    if name == "add":
        names |= {"H": "also->x", "r": "also->y"}
        parameters += [f"const {prefix}_point8 *q", f"{prefix}_point8 *also"]
    parameters += [f"const {prefix}_fe8 *{constant}" for constant in chosen.constant_names]
    calls = print_calls(chosen, names, prefix, tag="fe8")
    lines = calls.lines
    for pointer in chosen.constant_names:
        lines = [line.replace(f"&(*{pointer})", pointer) for line in lines]
    return {"name": name, "comment": wrapped(comment(chosen)), "lines": lines, "temporaries": calls.temporaries,
            "parameters": ", ".join(parameters)}  # fmt: skip
