# SPDX-License-Identifier: MIT
"""The public header and the internal one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ecgen.arith.reduction import describe
from ecgen.banner import version
from ecgen.emit.context import Context, Function, Part, form, subject, wrapped
from ecgen.emit.layout import INTERNAL
from ecgen.emit.section import Section
from ecgen.emit.shared import shared_name
from ecgen.field import Modulus
from ecgen.library import Layout, Library
from ecgen.logic.text import lines_of
from ecgen.spec.errors import spelled_integer


def header_part(context: Context, functions: Sequence[Function], internal: Sequence[tuple[int, str]],
                sections: Sequence[Section]) -> Part:  # fmt: skip
    """PREFIX.h with `functions`, those of `sections` after the moduli's; PREFIX_internal.h with the prototypes `internal`
    by word size, as lines that stand in the source where that is the only one."""
    public, private, template = f"{context.prefix}.h", f"{context.prefix}_internal.h", "c/internal.h.j2"
    files = {public: context.render(public, "c/api.h.j2", **_facts(context, functions, sections))}
    facts: dict[str, Any] = {
        "has_multiversioned": _has_multiversioned(functions), "has_aligned": _is_aligned(context),
        "chosen_by": chosen_by(context, functions), "probed_if": probed_if(context, functions),
        "common": shared_name(context.library), "orders": context.library.orders,
        "kernels": {w: [p for v, p in internal if v == w] for w in context.widths},
    }  # fmt: skip
    if context.library.layout is Layout.SINGLE:
        return Part(files, headers={INTERNAL: context.unit(template, is_file=False, **facts)})
    return Part(files | {private: context.render(private, template, is_file=True, **facts)})


def chosen_by(context: Context, functions: Iterable[Function]) -> str:
    """The preprocessor's condition for functions that are chosen by what the processor can do; empty where none are."""
    choices = {"ASM": bool(context.asm_targets), "MULX": _has_multiversioned(functions)}
    return " || ".join(f"defined({context.prefix.upper()}_{name})" for name, exists in choices.items() if exists)


def probed_if(context: Context, functions: Iterable[Function]) -> str:
    """The preprocessor's condition for the function that asks the processor; empty where nothing depends on it."""
    chosen = chosen_by(context, functions)
    return " || ".join([*([chosen] if chosen else []), "defined(__x86_64__)"]) if context.library.lanes else chosen


def _has_multiversioned(functions: Iterable[Function]) -> bool:
    """Whether some function in C is compiled for processors with BMI2 too."""
    return any(function.multiversioned for function in functions)


def _is_aligned(context: Context) -> bool:
    """Whether some function in C begins where it did when it was measured."""
    return any(context.library.measured_multiplication(modulus[target.width], target) is not None
               for modulus in context.moduli for target in context.c_targets)  # fmt: skip


def _facts(context: Context, functions: Sequence[Function], sections: Sequence[Section]) -> dict[str, Any]:
    moduli = [
        {
            "tag": m[64].tag,
            "TAG": m[64].tag.upper(),
            "symbol": m[64].symbol,
            "hex": hex(m[64].number),
            "limbs": {width: modulus.limbs for width, modulus in m.items()},
            "bytes": m[64].bytes,
            "description": subject(m[64]).capitalize(),
            "form": form(m[width] for width in context.widths),
            "loose": _loose(context.prefix, m[64]),
            "sums": _sums(context.prefix, m[64]),
            "functions": [_entry(context.prefix, f) for f in functions if f.section == m[64].tag],
        }
        for m in context.moduli
    ]
    return {
        "title": _title(context.library),
        "overview": _overview(context.library),
        "moduli": moduli,
        "sections": [
            {"title": s.title, "declarations": s.declarations,
             "functions": [_entry(context.prefix, f) for f in functions if f.section == s.name]}
            for s in sections
        ],
        "widths": context.widths,
        "abi": {width: _abi(context, width) for width in (64, 32)},
        "has_asm": bool(context.asm_targets),
        "apart": not context.library.size,
        "needs_asm": not context.c_targets,
        "probed": bool(chosen_by(context, functions)), "orders": context.library.orders,
        "loose": any(m[64].loose_multiple for m in context.moduli),
        "montgomery": any(m[64].is_montgomery for m in context.moduli),
    }


def _loose(prefix: str, modulus: Modulus) -> list[str]:
    """What the header says of the type of loose elements; nothing where there is none."""
    if not modulus.loose_multiple:
        return []
    p, tag, bound = modulus.symbol, modulus.tag, f"{modulus.loose_multiple}*{modulus.symbol}"
    return wrapped([
        f"Loose elements, for formulas of the user's own: the words hold any number below {bound} that is congruent modulo {p} "
        f"to those of the {prefix}_{tag}. So an element has one or two of them, and words cannot be compared.",
        f"{prefix}_{tag}_loose_mul and _sqr skip the last subtraction of {p}: from words(a), words(b) < {bound} they make "
        f"(a*b + m*{p})/R with m < R, which is below {bound} since {modulus.loose_multiple**2}*{p} <= R. Sums and differences "
        f"are corrected once, by {bound}.",
        f"{prefix}_{tag}_loose_from_fe takes an element in as it is, {prefix}_{tag}_loose_to_fe makes it canonical again. The "
        f"type is another one than {prefix}_{tag}, so that a compiler refuses a mixture of both.",
    ])  # fmt: skip


def _sums(prefix: str, modulus: Modulus) -> list[str]:
    """What the header says of the type of uncorrected sums; nothing where there is none."""
    if not modulus.sum_multiple:
        return []
    p, name, bound = modulus.symbol, f"{prefix}_{modulus.tag}_sum", f"{modulus.sum_multiple}*{modulus.symbol}"
    return wrapped([
        f"Sums and differences of two loose elements that are not corrected, below {bound}: products take them, since "
        f"{modulus.sum_multiple**2}*{p} <= R, and {name}_to_loose corrects them. Sums of sums would not fit: the type is "
        f"another one than {prefix}_{modulus.tag}_loose.",
    ])  # fmt: skip


def _abi(context: Context, width: int) -> str:
    """What files that are linked together have in common: words, their number in an element, its form, the version's header."""
    field = context.moduli[0][width]
    major, minor = version().split(".")[:2]
    return f"w{width}x{field.limbs}_{'montgomery' if field.is_montgomery else 'plain'}_v{major}_{minor}"


def _entry(prefix: str, function: Function) -> dict[str, object]:
    return {"prototype": function.prototype(prefix), "doc": wrapped([*lines_of(function.contract), *function.contract.remarks])}


def _title(library: Library) -> str:
    what = "curve" if library.spec.curve else "group" if library.spec.group else "prime field"
    return f"Arithmetic for the {what} {library.spec.name}"


def _overview(library: Library) -> list[str]:
    lines = [f"p = {library.spec.prime_text}"]
    curve = library.spec.curve
    if curve is not None and curve.form == "weierstrass":
        lines.append(f"y^2 = x^3 + a*x + b, a = {curve.a}, b = {hex(curve.b)}")
    elif curve is not None:
        lines.append(f"y^2 = x^3 + a*x^2 + x, a = {curve.a}")
    if curve is not None:
        lines.append(f"group order n = {hex(curve.order)}, cofactor {curve.cofactor}")
        if curve.form == "weierstrass" and curve.cofactor != 1:
            lines.append(f"Points of other orders are on the curve too. Each function's comment says which points it takes; "
                         f"{library.prefix}_affine_has_order tells them apart.")  # fmt: skip
    group = library.spec.group
    if group is not None:
        order = "(p - 1)/2" if group.is_safe(library.spec.prime) else hex(group.order)
        lines.append(f"the powers of g = {spelled_integer(group.generator)} modulo p, of the prime order q = {order}")
    lines += [f"reduction modulo {m.symbol}: {describe(m)}" for m in library.moduli(64)]
    if library.size:
        lines.append("Made for little code: loops, no tables. The functions are tested, and not proved.")
    return wrapped(lines)
