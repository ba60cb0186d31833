# SPDX-License-Identifier: MIT
"""The whole folder: the parts in order, then the headers, build files and manifest that list them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from ecgen.emit.binding import binding_part, binding_path
from ecgen.emit.build_files import build_files
from ecgen.emit.chains import chains_part
from ecgen.emit.context import Chosen, Context, Function, Part, sources
from ecgen.emit.curve.part import curve_part
from ecgen.emit.curve.twist import twist_part
from ecgen.emit.edwards.part import edwards_part
from ecgen.emit.encodings import encodings_part
from ecgen.emit.header import chosen_by, header_part, probed_if
from ecgen.emit.lanes.ladder import ladder_part
from ecgen.emit.lanes.part import lanes_part
from ecgen.emit.lanes.points import points_part
from ecgen.emit.long import long_part
from ecgen.emit.loops import loops_part
from ecgen.emit.manifest import manifest
from ecgen.emit.modp import modp_part
from ecgen.emit.montgomery_curve import montgomery_part
from ecgen.emit.orders import order_facts
from ecgen.emit.quadratic.part import quadratic_part
from ecgen.emit.secrets import WIPING_UNITS
from ecgen.emit.selftest.part import selftest_part
from ecgen.emit.shared import common_path
from ecgen.emit.sources import sources_part
from ecgen.emit.straight import FIRST, straight_part
from ecgen.errors import UsageError
from ecgen.folder import MANIFEST
from ecgen.ir import Program, Returns
from ecgen.library import Hash, Library
from ecgen.targets.c.signature import prototype


def emit(library: Library, command: str, progress: Callable[[str], None] = lambda name: None,
         further: Sequence[Callable[[Context], Part]] = ()) -> dict[str, str]:  # fmt: skip
    """All files of the output folder, the manifest among them, by relative path.

    `command` is the command line that makes them again; `progress` is told each file's name before it is made; `further`: parts
    that only some folders have.
    """
    context = Context(library, command, progress)
    parts = parts_of(context, further)
    functions = [function for part in parts for function in part.functions]
    if library.common is not None:
        _refuse_unshared(context, parts, functions)
    parts.append(sources_part(context, parts))
    files = {name: text for part in parts for name, text in part.files.items()}
    files |= build_files(context, sources(files, library.syntax), syntax=library.syntax,
                         extern_hash=library.hash is Hash.EXTERN, common=common_path(library),
                         has_binding=binding_path(context.prefix) in files)  # fmt: skip
    return dict(sorted(files.items())) | {MANIFEST: manifest(context, functions, files)}


def _refuse_unshared(context: Context, parts: Iterable[Part], functions: Iterable[Function]) -> None:
    """Raises UsageError where the common folder would serve nothing: what hashes wipes, too."""
    wiping = any(unit in WIPING_UNITS for part in parts for unit in part.units)
    if not wiping and not probed_if(context, functions):
        source = context.library.spec.source
        raise UsageError(f"{source}: --common: nothing that would be emitted hashes, wipes or asks the processor")


def parts_of(context: Context, further: Sequence[Callable[[Context], Part]] = ()) -> list[Part]:
    """What the folder is made of, before it is laid out in files. `further`: as for `emit`."""
    if context.library.size:
        parts = [loops_part(context)]
    else:
        parts = [(long_part if modulus[64].is_long else straight_part)(context, modulus) for modulus in context.moduli]
        parts.append(chains_part(context))
    parts.append(curve_part(context))
    parts += [montgomery_part(context), edwards_part(context), quadratic_part(context), twist_part(context), modp_part(context)]
    parts += [lanes_part(context), points_part(context), ladder_part(context)]
    parts += [encodings_part(context), binding_part(context)]
    functions = [function for part in parts for function in part.functions]
    parts += [
        header_part(context, functions, [prototype for part in parts for prototype in part.internal],
                    [section for part in parts for section in part.sections]),
        _cpu_part(context, functions, [choice for part in parts for choice in part.chosen]),
        selftest_part(context),
        *(part(context) for part in further),
    ]
    return parts


def _cpu_part(context: Context, functions: Sequence[Function], choices: Sequence[Chosen]) -> Part:
    """What finds out what the processor can do, and for each function with versions one that asks first; nothing where nothing
    depends on it."""
    units, macro = {}, context.prefix.upper()
    if (probed := probed_if(context, functions)) and context.library.common is None:
        units["cpu_bits"] = context.unit("c/cpu_bits.c.j2", probed_if=probed)
    if condition := chosen_by(context, functions):
        in_c = {choice.program.name: choice.program for choice in choices if choice.in_c}
        in_assembly = {choice.program.name: choice.program for choice in choices if choice.program.name not in in_c}
        groups = ((f"defined({macro}_ASM)", in_assembly), (condition, in_c))
        first = [{"condition": when, "functions": [_first(context, program) for program in programs.values()]}
                 for when, programs in groups if programs]  # fmt: skip
        units["cpu"] = context.unit("c/cpu.c.j2", chosen_by=condition, first=first, **order_facts(context.library))
    return Part(units=units)


def _first(context: Context, program: Program) -> dict[str, object]:
    """What calls the function again when the processor was asked."""
    arguments = ", ".join(param.name for param in program.params)
    return {
        "prototype": prototype(replace(program, name=f"{program.name}_{FIRST}"), context.prefix),
        "call": f"{context.prefix}_{program.name}({arguments})",
        "returns": program.returns is not Returns.NOTHING,
    }
