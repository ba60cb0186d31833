# SPDX-License-Identifier: MIT
"""F_p^2 = F_p(i); where the prime is bare, the Kummer line of Montgomery curves over it, too."""

from __future__ import annotations

from typing import Any

from ecgen.contracts.catalog import Layer
from ecgen.curve.calls import comment, print_calls
from ecgen.curve.library import formula
from ecgen.emit.assembly_unit import AssemblyUnit
from ecgen.emit.context import Chosen, Context, Part, wrapped
from ecgen.emit.facts import facts_of
from ecgen.emit.quadratic.functions import extension_functions, kummer_functions
from ecgen.emit.quadratic.kernels import extension_kernels
from ecgen.emit.section import Section
from ecgen.emit.straight import multiversioned_of, straight_unit
from ecgen.targets.c.signature import prototype

#: C function -> formula.
_KUMMER = {"dbl": "montgomery_double", "add": "montgomery_add_projective", "add_affine": "montgomery_add"}
_NAMES = {"X1": "p->x", "Z1": "p->z", "X2": "q->x", "Z2": "q->z", "X3": "r->x", "Z3": "r->z"}
#: What is no coordinate of r, p or q.
_FURTHER = {"dbl": {"a24": "(*a24)"}, "add": {"XD": "d->x", "ZD": "d->z"}, "add_affine": {"XD": "(*d)"}}


def quadratic_part(context: Context) -> Part:
    """F_p^2, its kernels and the Kummer line; empty where the specification has no extension."""
    prefix = context.prefix
    if not context.library.has_extension:
        return Part()
    has_kummer = facts_of(context.library).layer is Layer.EXTENSION
    kernels = extension_kernels(context.library)
    field, nonresidue = context.moduli[0], context.library.spec.nonresidue
    units = {
        "fe2": context.unit("quadratic/fe2.c.j2", lazy=bool(kernels), bytes=field[64].bytes, square=nonresidue,
                            multiple=_chain(abs(nonresidue))),
        **({"kummer": context.unit("quadratic/kummer.c.j2", functions=_kummer_facts(prefix))} if has_kummer else {}),
    }  # fmt: skip
    assembly: list[AssemblyUnit] = []
    internal: dict[tuple[int, str], None] = {}
    chosen: list[Chosen] = []
    multiversioned: set[str] = set()
    for target, programs in kernels.items():
        overview = [f"Driven by the C functions {prefix}_fe2_mul and {prefix}_fe2_sqr."]
        part = straight_unit(context, field[64].tag, "fe2", programs, target, f"products in F_p(i), i^2 = {nonresidue}", overview,
                             local=True)  # fmt: skip
        units |= part.units
        assembly += part.assembly
        chosen += part.chosen
        multiversioned |= {program.contract.operation for program in multiversioned_of(target, programs)}
        internal |= dict.fromkeys((target.width, prototype(program, prefix)) for program in programs)
    line = "u-coordinates of points on Montgomery curves v^2 = u^3 + A*u^2 + u over the field of p^2 elements"
    extension = Section("fe2", [f"The field of p^2 elements: F_p(i) with i^2 = {nonresidue}"],
                        ["/* c0 + c1*i */", "typedef struct {", f"    {prefix}_fe c0, c1;", f"}} {prefix}_fe2;"])  # fmt: skip
    kummer = Section("kummer", wrapped([line]),
                     ["/* u = x/z; the neutral element where z = 0 */", "typedef struct {", f"    {prefix}_fe2 x, z;",
                      f"}} {prefix}_kummer;"])  # fmt: skip
    functions = (*extension_functions(context, multiversioned), *(kummer_functions(context) if has_kummer else ()))
    sections = (extension, *((kummer,) if has_kummer else ()))
    return Part({}, units, {}, tuple(assembly), functions, tuple(internal), sections, tuple(chosen))


def _chain(factor: int) -> list[str]:
    """The doublings ("dbl") and additions of x ("add") that make factor * x of x."""
    return [step for bit in f"{factor:b}"[1:] for step in (("dbl", "add") if bit == "1" else ("dbl",))]


def _kummer_facts(prefix: str) -> list[dict[str, Any]]:
    facts = []
    for name, used in _KUMMER.items():
        chosen = formula(used)
        coordinates = {*chosen.input_names, *chosen.output_names, *chosen.constant_names}
        names = {key: place for key, place in {**_NAMES, **_FURTHER[name]}.items() if key in coordinates}
        calls = print_calls(chosen, names, prefix, tag="fe2")
        lines = [line.replace("&(*a24)", "a24").replace("&(*d)", "d") for line in calls.lines]
        facts.append({"name": name, "comment": comment(chosen), "lines": lines, "temporaries": calls.temporaries})
    return facts
