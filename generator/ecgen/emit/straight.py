# SPDX-License-Identifier: MIT
"""Units of straight-line functions: one for each modulus and target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ecgen.arith.facts import Facts
from ecgen.arith.reduction import describe
from ecgen.common_schedules import common_schedule
from ecgen.contracts.field import straight_line
from ecgen.emit.assembly_unit import AssemblyUnit, Dispatch
from ecgen.emit.context import ASM_TARGETS, C_TARGETS, Chosen, Context, Function, Part, form, subject, wrapped
from ecgen.emit.loops import is_in_loops, loops_unit
from ecgen.emit.orders import dispatch, guards_of, orders_of
from ecgen.ir import Kind, Program, Returns
from ecgen.library import Target
from ecgen.logic.text import lines_of
from ecgen.reference import residues
from ecgen.targets.c import straight as c
from ecgen.targets.c.signature import prototype
from ecgen.targets.x86 import function as x86
from ecgen.targets.x86.routine import Guard, Routine
from ecgen.targets.x86.tuned_schedule import TunedSchedule
from ecgen.tuned import tuned_schedule

#: What follows a function's name in that of the one that asks the processor, and then calls the function again.
FIRST = "first"

#: What may be compiled for BMI2 too.
_PRODUCTS = frozenset({"mul", "sqr", "fe2_mul", "fe2_sqr"})

_VARIANTS = {Target.ADX: "adx", Target.X64: "x64"}
#: Of the variable PREFIX_cpu_plain.
_MEANING = "0: the processor has BMI2 and ADX; 1: it lacks one of them; 2: it was not asked yet"
_ASM_TITLE = {Target.ADX: "x86-64 with BMI2 and ADX", Target.X64: "any x86-64"}


def straight_part(context: Context, by_width: dict[int, Facts]) -> Part:
    """The public straight-line functions of one modulus for every target."""
    tag = by_width[64].tag
    parts: list[Part] = []
    contracts = straight_line(residues(by_width[64]))
    where: dict[str, dict[str, str]] = {contract.name: {} for contract in contracts}
    multiversioned: set[str] = set()
    in_loops = tuple(target for target in context.library.targets if is_in_loops(by_width[target.width]))
    for target in (*context.c_targets, *context.asm_targets):
        modulus = by_width[target.width]
        if target in in_loops:
            parts.append(loops_unit(context, by_width, target))
            for places in where.values():
                places[target.value] = _home(context, tag, target)
            continue
        programs = context.programs(modulus, target)
        measured = context.library.measured_multiplication(modulus, target) is not None
        parts.append(straight_unit(context, tag, tag, programs, target, subject(modulus), _overview(modulus), measured=measured,
                                   further=_further(context, modulus, target, programs)))  # fmt: skip
        multiversioned |= {program.name for program in multiversioned_of(target, programs)}
        for program in programs:
            places = where[program.name]
            in_adx = _stands_in_adx(context, program, target)
            places[target.value] = places[Target.ADX.value] if in_adx else _home(context, tag, target)
    functions = tuple(
        Function(tag, contract, by_width[64].symbol, where[contract.name],
                 ("interpreter", "bounds") if len(in_loops) < len(context.library.targets) else (),
                 multiversioned=contract.name in multiversioned, in_loops=tuple(target.value for target in in_loops))
        for contract in contracts
    )  # fmt: skip
    return combined(parts, functions)


def combined(parts: Sequence[Part], functions: tuple[Function, ...] = (), internal: tuple[tuple[int, str], ...] = ()) -> Part:
    """The units of several parts as one part, with these functions and prototypes."""
    units = {name: text for part in parts for name, text in part.units.items()}
    assembly = tuple(unit for part in parts for unit in part.assembly)
    chosen = tuple(choice for part in parts for choice in part.chosen)
    return Part(units=units, assembly=assembly, functions=functions, internal=internal, chosen=chosen)


def _further(context: Context, modulus: Facts, target: Target, programs: Sequence[Program]) -> dict[str, Sequence[Program]]:
    """The functions as other microarchitectures have them whose orders stand beside the library's own."""
    library, further = context.library, dict[str, Sequence[Program]]()
    if target is Target.ADX and modulus.kind is Kind.FIELD:
        for name, other in library.of_others().items():
            alike = other.shape(modulus, target) == library.shape(modulus, target)
            further[name] = programs if alike else other.programs(modulus, target)
    return further


def _home(context: Context, tag: str, target: Target) -> str:
    """The file that holds the functions of a modulus for a target."""
    if target in C_TARGETS:
        return context.c_file(f"{tag}_{target.value}")
    return context.assembly_file(tag, _VARIANTS[target])


def multiversioned_of(target: Target, programs: Sequence[Program]) -> list[Program]:
    """Those that the target's file compiles for processors with BMI2 too."""
    return [program for program in programs if target is Target.C64 and _is_multiversioned(program)]


def _is_multiversioned(program: Program) -> bool:
    return program.contract.operation in _PRODUCTS and c.gains_by_mulx(program)


def straight_unit(context: Context, tag: str, unit: str, programs: Sequence[Program], target: Target, title: str,
                  overview: Sequence[str], *, local: bool = False, alone: bool = False, measured: bool = False,
                  further: Mapping[str, Sequence[Program]] | None = None) -> Part:  # fmt: skip
    """The unit with these Programs for one target.

    `tag`: of the modulus whose file of assembly it stands in; `unit`: its name in C before that of the target; `local`: only the
    folder's own files call them; `alone`: there is no other variant in assembly, and whoever calls them knows what the processor
    can do; `measured`: the multiplication in C is made as was measured for the microarchitecture; `further`: the Programs of
    other microarchitectures, in whose orders there are versions beside.
    """
    if target not in C_TARGETS:
        routines = [routine for program in programs if not _stands_in_adx(context, program, target)
                    for routine in _routines(context, program, target, local, alone, further or {})]  # fmt: skip
        unit_of = _assembly_unit(context, tag, routines, target, title, overview)
        guarded = [program for program in programs if _is_guarded(context, program, target, alone)]
        return Part(assembly=(unit_of,), chosen=tuple(Chosen(program, in_c=False) for program in guarded))
    facts: dict[str, Any] = {
        "title": f"{title}, {target.width}-bit words",
        "width": target.width,
        "guarded": target.width == 64 and bool(context.asm_targets),
        "functions": [_c_function(context, program, measured) for program in programs],
    }
    return Part(units={f"{unit}_{target.value}": context.unit("c/straight.c.j2", overview=overview, **facts)},
                chosen=tuple(Chosen(program, in_c=True) for program in multiversioned_of(target, programs)))  # fmt: skip


def _assembly_unit(context: Context, tag: str, routines: Sequence[Routine], target: Target, title: str,
                   overview: Sequence[str]) -> AssemblyUnit:  # fmt: skip
    read = {guard.variable for routine in routines for guard in routine.guards}
    known = (Dispatch(_variable(context), _MEANING), dispatch(context.library))
    dispatches = [one for one in known if one.variable in read]
    return AssemblyUnit(tag, _VARIANTS[target], f"{title}, {_ASM_TITLE[target]}", overview, routines, dispatches)


def _c_function(context: Context, program: Program, measured: bool) -> dict[str, object]:
    aligned = measured and program.contract.operation == "mul"
    microarchitecture = context.library.microarchitecture
    tuned = [f"Products are made in the way that was measured to be the fastest on processors of the "
             f"microarchitecture {microarchitecture}."]  # fmt: skip
    versions = _versions(context, program) if _is_multiversioned(program) else None
    twice = ["Compiled twice, for any processor and for x86-64 with BMI2 and ADX."]
    return {
        "comment": [*_comment(program), *(tuned if aligned else []), *(twice if versions else [])],
        "aligned": aligned,  # as it was where it was measured
        "prototype": prototype(program, context.prefix),
        "versions": versions,
        "body": c.body(program, context.prefix),
    }


def _versions(context: Context, program: Program) -> dict[str, str]:
    """The functions that the compiler makes of one body, one of them by mulx, and the calls of each."""
    texts = {}
    arguments = ", ".join(param.name for param in program.params)
    for kind in ("body", "usual", "mulx", FIRST):
        version = replace(program, name=f"{program.name}_{kind}")
        texts[kind] = prototype(version, context.prefix)
        texts[f"call_{kind}"] = f"{context.prefix}_{version.name}({arguments})"
    return texts


def _stands_in_adx(context: Context, program: Program, target: Target) -> bool:
    """Functions that multiply nothing are the same for every x86-64; the ADX file holds them for both variants."""
    return target is Target.X64 and Target.ADX in context.asm_targets and not x86.uses_multiplier(program)


def _routines(context: Context, program: Program, target: Target, local: bool, alone: bool,
              further: Mapping[str, Sequence[Program]]) -> Iterator[Routine]:  # fmt: skip
    """The function, and behind it its versions in the orders of other microarchitectures."""
    both = len(context.asm_targets) == len(ASM_TARGETS)
    second = target is Target.X64 and both
    symbol = f"{context.prefix}_{program.name}"
    orders = list(orders_of(context.library, program.name, further))
    first, *others = guards_of(context.library, symbol, orders, _guards(context, program, target, alone))
    tuned = _schedule(context, program) if target is Target.ADX else None
    wording, schedule = tuned if tuned is not None else (program, None)
    yield _routine(context, f"{symbol}_x64" if second else symbol, wording, schedule, target, local or second, first)
    for order, guards in zip(orders, others, strict=True):
        yield _routine(context, f"{symbol}_{order.microarchitecture}", order.program, order.schedule, target, True, guards)


def _routine(context: Context, symbol: str, program: Program, schedule: TunedSchedule | None, target: Target, local: bool,
             guards: Sequence[Guard]) -> Routine:  # fmt: skip
    code = x86.code(program, adx=target is Target.ADX, schedule=schedule)
    measured = [f"In the order that was measured to be the fastest on processors of the microarchitecture "
                f"{schedule.microarchitecture}."] if schedule is not None else []  # fmt: skip
    return Routine(
        symbol, [prototype(program, context.prefix), *_comment(program), *measured],
        32 if schedule is None else 64,  # where it was measured
        local, code.lines, code.frame, guards,
    )  # fmt: skip


def _variable(context: Context) -> str:
    return f"{context.prefix}_cpu_plain"


def _guards(context: Context, program: Program, target: Target, alone: bool) -> list[Guard]:
    """How the two versions know which of them serves: the fast one looks for 0, the other one, which serves otherwise, for 1."""
    symbol, variable = f"{context.prefix}_{program.name}", _variable(context)
    if _is_guarded(context, program, target, alone):
        return [Guard(variable, "jne", f"{symbol}_x64")]
    if target is Target.X64 and _is_guarded(context, program, Target.ADX, alone):
        return [Guard(variable, "jne", f"{symbol}_{FIRST}", 1)]
    return []


def _is_guarded(context: Context, program: Program, target: Target, alone: bool) -> bool:
    """Whether it is the fast one of two versions in assembly."""
    both = len(context.asm_targets) == len(ASM_TARGETS)
    return target is Target.ADX and both and not alone and x86.uses_multiplier(program)


def _schedule(context: Context, program: Program) -> tuple[Program, TunedSchedule] | None:
    """The schedule to print instead of the scheduler's, if there is one, and the variant of the Program that it is for: its own
    tuned one, or else one that was tuned for another prime with the same instructions."""
    library = context.library
    own = tuned_schedule(library.schedules, library.order_of(program.name), library.spec.name, program, context.progress)
    common = common_schedule(program) if own is None else None
    return own or ((program, common) if common is not None else None)


def _overview(modulus: Facts) -> list[str]:
    return wrapped([
        f"{modulus.symbol} = {hex(modulus.number)}, {modulus.limbs} words of {modulus.width} bits, W = 2^{modulus.width}",
        form([modulus]),
        f"Products are reduced by {describe(modulus)}.",
        "Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.",
    ])  # fmt: skip


def _comment(program: Program) -> list[str]:
    returns = {
        Returns.NOTHING: [],
        Returns.MASK: ["Returns the mask."],
        Returns.STATUS: ["Returns 0, or -1 when refused."],
    }[program.returns]
    symbols = {Kind.FIELD: "p", Kind.SCALAR: "n"}
    bounded = [(f"{p.name} < {symbols[p.kind]}", p.output) for p in program.params if p.bound and p.kind in symbols]
    assumed = [text for text, output in bounded if not output]
    ensured = [text for text, output in bounded if output]
    lines = lines_of(program.contract)
    lines += [f"Requires {', '.join(assumed)}."] if assumed else []
    lines += [f"Ensures {', '.join(ensured)}."] if ensured else []
    return wrapped([*lines, *program.contract.notes, *returns])
