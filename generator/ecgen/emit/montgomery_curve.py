# SPDX-License-Identifier: MIT
"""Curves in Montgomery form: the ladder on u-coordinates and, on curve25519, X25519 (RFC 7748)."""

from __future__ import annotations

from typing import Any

from ecgen.contracts.montgomery import ladder_contract, x25519_contracts
from ecgen.curve import ladder, lazy_field
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.lanes import four as lane_four
from ecgen.curve.library import formula
from ecgen.emit.assembly_unit import AssemblyUnit
from ecgen.emit.constants import c_words, word_lists
from ecgen.emit.context import Chosen, Context, Function, Part, wrapped
from ecgen.emit.secrets import secrets_part
from ecgen.emit.section import Section
from ecgen.emit.straight import straight_unit
from ecgen.ir import Program
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract
from ecgen.passes.pipeline import finished
from ecgen.spec.load import Spec
from ecgen.targets.c.signature import prototype

#: RFC 7748, 4.1.
_PRIME_25519, _A_25519 = 2**255 - 19, 486662


def is_25519(spec: Spec) -> bool:
    """Whether the curve is curve25519, whatever its name."""
    curve = spec.curve
    return curve is not None and curve.form == "montgomery" and (spec.prime, curve.a) == (_PRIME_25519, _A_25519)


def montgomery_part(context: Context) -> Part:
    """The ladder for a curve in Montgomery form, and X25519 for curve25519; empty for other specifications."""
    spec, prefix = context.library.spec, context.prefix
    if spec.curve is None or spec.curve.form != "montgomery" or context.library.field_only:
        return Part()
    kernels, secrets = ladder_kernels(context.library), secrets_part(context)
    units = {**secrets.units, "ladder": context.unit("montgomery/ladder.c.j2", **_ladder_facts(context, bool(kernels)))}
    functions = [_function(context, ladder_contract(), "ladder")]
    if is_25519(spec):
        units["x25519"] = context.unit("montgomery/x25519.c.j2", lanes=context.library.lanes,
                                       high=c_words(context.moduli[0][64], 1 << 128))  # fmt: skip
        functions += [_function(context, contract, "x25519") for contract in x25519_contracts()]
    internal: dict[tuple[int, str], None] = {}
    assembly: list[AssemblyUnit] = []
    chosen: list[Chosen] = []
    for target, programs in kernels.items():
        overview = [f"Driven by the C function {prefix}_ladder."]
        part = straight_unit(context, context.moduli[0][64].tag, "ladder", programs, target, "the step of the Montgomery ladder",
                             overview, local=True)  # fmt: skip
        units |= part.units
        assembly += part.assembly
        chosen += part.chosen
        internal |= dict.fromkeys((target.width, prototype(program, prefix)) for program in programs)
    if has_one_ladder(context.library):
        fe = f"{prefix}_fe"
        ladder4 = f"int {prefix}_ladder4({fe} *x, {fe} *z, const {fe} *u, const uint8_t *scalar, size_t bits)"
        internal |= dict.fromkeys((width, ladder4) for width in context.widths)
    title = f"The curve y^2 = x^3 + {spec.curve.a}*x^2 + x by u-coordinates (u = x)"
    return Part({}, units, secrets.headers, tuple(assembly), tuple(functions), tuple(internal),
                (Section("montgomery", wrapped([title])),), tuple(chosen))  # fmt: skip


def factor_of(spec: Spec) -> int:
    """(A - 2)/4 modulo p."""
    assert spec.curve is not None
    return (spec.curve.a - 2) * pow(4, -1, spec.prime) % spec.prime


def has_one_ladder(library: Library) -> bool:
    """Whether PREFIX_ladder computes its products side by side in four lanes where the processor has AVX-512 IFMA."""
    return library.lanes and not library.size and lane_four.suits(library.moduli(64)[0], factor_of(library.spec))


def ladder_kernels(library: Library) -> dict[Target, list[Program]]:
    """The step and the end as one function each, where the prime suits values that are not canonical in between, and little code
    is not asked for; none on other curves."""
    curve = library.spec.curve
    if curve is None or curve.form != "montgomery" or library.field_only or library.size:
        return {}
    field, factor = {width: library.moduli(width)[0] for width in (64, 32)}, factor_of(library.spec)
    if factor >> 32 or not all(lazy_field.suits(modulus) for modulus in field.values()):
        return {}
    return {
        target: [finished(ladder.step_program(field[target.width], target.shape, factor)),
                 finished(ladder.end_program(field[target.width]))]
        for target in library.targets
    }  # fmt: skip


def _ladder_facts(context: Context, fused: bool) -> dict[str, Any]:
    step, factor = formula("montgomery_ladder"), factor_of(context.library.spec)
    facts: dict[str, Any] = {"comment": comment(step), "a24": factor, "fused": fused}
    if fused:
        return facts | {"words": word_lists(context, {"one": 1}), "four": has_one_ladder(context.library)}
    small = {"a24": factor} if factor < 1 << 32 else {}
    names = {"X1": "x1", "X2": "x2", "Z2": "z2", "X3": "x3", "Z3": "z3", "X4": "x2", "Z4": "z2", "X5": "x3", "Z5": "z3"}
    names["a24"] = f"{context.prefix}_a24"
    calls = print_calls(step, names, context.prefix, small=small)
    constants = {"one": 1} | ({} if small else {"a24": factor})
    return facts | {"step": calls.lines, "temporaries": calls.temporaries, "words": word_lists(context, constants)}


def _function(context: Context, contract: Contract, unit: str) -> Function:
    return Function("montgomery", contract, "p", context.in_unit(unit), ("vectors",))
