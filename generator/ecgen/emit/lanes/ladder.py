# SPDX-License-Identifier: MIT
"""Eight Montgomery ladders at once, and on curve25519 eight times X25519: PREFIX_ladder8 and PREFIX_x25519_8."""

from __future__ import annotations

from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.lanes import ladder as lane_ladder
from ecgen.curve.lanes.fuse import Unfit
from ecgen.curve.library import formula
from ecgen.emit.constants import word_lists
from ecgen.emit.context import Context, Function, Part
from ecgen.emit.montgomery_curve import factor_of, is_25519
from ecgen.ir import Program
from ecgen.library import Library
from ecgen.passes.bounds import LostCarry

_LADDER = "unsigned int {p}_ladder8({p}_fe r[8], const {p}_fe u[8], const uint8_t *scalars, size_t bits)"
_X25519 = "unsigned int {p}_x25519_8(uint8_t out[256], const uint8_t secrets[256], const uint8_t u[256])"
_LADDERS = ("r[i] = u-coordinate of scalar i * (a point at u[i]), for eight scalars one after the other, each little-endian and "
            "of which the `bits` lowest bits count, in as few bytes; the bits of those whose result is 0, where {p}_ladder would "
            "return -1")  # fmt: skip
_EXCHANGES = ("eight times X25519 of RFC 7748; secrets, u and results of 32 bytes one after the other, each as {p}_x25519 has "
              "it; the bits of those whose u has small order, which a key exchange must refuse, and zeros in their "
              "place")  # fmt: skip
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


def ladder_part(context: Context) -> Part:
    """PREFIX_ladder8.c; empty unless there are ladders in lanes. PREFIX_x25519_8 stands with its like for one."""
    library, prefix = context.library, context.prefix
    if not has_ladder(library):
        return Part()
    name = f"{prefix}_ladder8.c"
    functions = [_function(context, "ladder8", _LADDER, name, _LADDERS.replace("{p}", prefix))]
    if is_25519(library.spec):
        functions.append(_function(context, "x25519_8", _X25519, f"{prefix}_x25519.c", _EXCHANGES.replace("{p}", prefix)))
    return Part({name: context.render(name, "ifma/ladder8.c.j2", **_facts(context))}, tuple(functions))


def _facts(context: Context) -> dict[str, Any]:
    step, factor = formula("montgomery_ladder"), factor_of(context.library.spec)
    facts: dict[str, Any] = {"comment": comment(step), "a24": factor, "fused": bool(ladder_programs(context.library))}
    if facts["fused"]:
        return facts
    calls = print_calls(step, _NAMES, context.prefix, tag="fe8")
    return facts | {"step": calls.lines, "temporaries": calls.temporaries,
                    "words": word_lists(context, {"one8": 1, "a24_8": factor})}  # fmt: skip


def _function(context: Context, name: str, declared: str, file: str, claim: str) -> Function:
    return Function("montgomery", name, declared.replace("{p}", context.prefix), claim, name, "p",
                    {target.value: file for target in context.library.targets})  # fmt: skip
