# SPDX-License-Identifier: MIT
"""Eight Montgomery ladders at once, and on curve25519 eight times X25519: PREFIX_ladder8 and PREFIX_x25519_8."""

from __future__ import annotations

from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.contracts.eight import ladder_contract, x25519_contract
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.lanes import four as lane_four
from ecgen.curve.lanes import ladder as lane_ladder
from ecgen.curve.lanes.fuse import Unfit
from ecgen.curve.library import formula
from ecgen.emit.constants import word_lists
from ecgen.emit.context import Context, Function, Part
from ecgen.emit.montgomery_curve import factor_of, has_one_ladder, is_25519
from ecgen.errors import LostCarry
from ecgen.ir import Program
from ecgen.library import Library
from ecgen.logic.contract import Contract

_NAMES = {"X1": "x1", "X2": "x2", "Z2": "z2", "X3": "x3", "Z3": "z3", "X4": "x2", "Z4": "z2", "X5": "x3", "Z5": "z3",
          "a24": "a24"}  # fmt: skip


def has_ladder(library: Library) -> bool:
    """Whether ladders are climbed in lanes: wherever they are one by one."""
    curve = library.spec.curve
    return library.lanes and curve is not None and curve.form == "montgomery" and not library.field_only


def ladder_programs(library: Library) -> list[Program]:
    """The step as one function and what leads into lanes and out of them; none where the field's functions are called instead."""
    if not has_ladder(library):
        return []
    single = library.moduli(64)[0]
    modulus, factor = lane_modulus(single), factor_of(library.spec)
    try:
        return lane_ladder.programs(modulus, single, factor) if lane_ladder.suits(modulus, factor) else []
    except (Unfit, LostCarry):
        return []


def one_ladder_programs(library: Library) -> list[Program]:
    """One ladder in four lanes: what leads into them, the step, and what leads out; none where the prime does not suit."""
    if not has_ladder(library) or not has_one_ladder(library):
        return []
    return lane_four.programs(library.moduli(64)[0], factor_of(library.spec))


def ladder_part(context: Context) -> Part:
    """Ladders in lanes; empty where there are none. PREFIX_x25519_8 stands with its like for one."""
    library = context.library
    if not has_ladder(library):
        return Part()
    functions = [_function(context, ladder_contract(), "ladder8")]
    if is_25519(library.spec):
        functions.append(_function(context, x25519_contract(), "x25519"))
    units = {"ladder8": context.unit("ifma/ladder8.c.j2", **_facts(context))}
    if has_one_ladder(library):
        limbs = library.spec.prime.bit_length() // lane_four.LIMB
        units["ladder4"] = context.unit("ifma/ladder4.c.j2", a24=factor_of(library.spec), limbs=limbs)
    return Part(units=units, functions=tuple(functions))


def _facts(context: Context) -> dict[str, Any]:
    step, factor = formula("montgomery_ladder"), factor_of(context.library.spec)
    facts: dict[str, Any] = {"comment": comment(step), "a24": factor, "fused": bool(ladder_programs(context.library))}
    if facts["fused"]:
        return facts
    calls = print_calls(step, _NAMES, context.prefix, tag="fe8")
    return facts | {"step": calls.lines, "temporaries": calls.temporaries,
                    "words": word_lists(context, {"one8": 1, "a24_8": factor})}  # fmt: skip


def _function(context: Context, contract: Contract, unit: str) -> Function:
    return Function("montgomery", contract, "p", context.in_unit(unit))
