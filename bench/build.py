# SPDX-License-Identifier: MIT
"""Emits and compiles the builds of the emitted code that compete."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.bench.contestant import Callee, Contestant
from ecgen.bench.operations import Operation
from ecgen.bench.points import Domain, by_tag, domains, points_of
from ecgen.bench.tools import Compiler, run
from ecgen.emit import emit
from ecgen.errors import UsageError
from ecgen.folder import write_folder
from ecgen.library import Library, Target

C_TARGETS = (Target.C64,)
ASM_TARGETS = (Target.ADX, Target.X64)


@dataclass(frozen=True)
class Variant:
    """One way to build the emitted code. `compiler` and `level` apply to its C files; macros lack the prefix."""

    key: str
    label: str
    targets: tuple[Target, ...]
    compiler: Compiler
    level: str
    macros: tuple[str, ...] = ()


def c_variants(compilers: list[Compiler], levels: tuple[str, ...]) -> list[Variant]:
    return [
        Variant(f"{compiler.name}{level}", f"C64 {compiler.name} {level}", C_TARGETS, compiler, level)
        for compiler in compilers
        for level in levels
    ]


def adx_variant(compiler: Compiler) -> Variant:
    return Variant("nasm-adx", "NASM BMI2+ADX", ASM_TARGETS, compiler, "-O2")


def plain_variant(compiler: Compiler) -> Variant:
    return Variant("nasm-plain", "NASM plain", ASM_TARGETS, compiler, "-O2", ("CPU_PLAIN",))


@dataclass(frozen=True)
class Built:
    """The emitted code in one build. `prefix` begins its symbols; `functions`: those of its manifest, by full name; `folder`:
    what was emitted, with the header; `flags`: what a file that includes the header must be compiled with."""

    variant: Variant
    library: Library
    prefix: str
    functions: frozenset[str]
    objects: tuple[Path, ...]
    folder: Path
    flags: tuple[str, ...]

    def has(self, function: str) -> bool:
        """Whether PREFIX_function was emitted."""
        return f"{self.prefix}_{function}" in self.functions


def compile_variant(variant: Variant, library: Library, folder: Path, nasm: str | None) -> Built:
    """Emit `library` for the variant's targets into `folder`/key and compile it as its user would.

    The variant's key goes into the prefix, so that all variants can be linked into one program and called directly.
    """
    prefix = f"{library.prefix}_{variant.key.replace('-', '_')}"
    library = replace(library, prefix=prefix, targets=variant.targets)
    out = folder / variant.key
    write_folder(out, emit(library, "ecgen bench"))
    flags = ["-std=c99", variant.level, *(f"-D{prefix.upper()}_{macro}" for macro in variant.macros)]
    objects = []
    for source in sorted(out.glob("*.c")):
        objects.append(source.with_suffix(".o"))
        run([variant.compiler.path, *flags, "-c", "-o", str(objects[-1]), str(source)])
    for source in sorted(out.glob("*.asm")):
        assert nasm is not None
        objects.append(source.with_suffix(".asm.o"))
        run([nasm, "-f", "elf64", "-o", str(objects[-1]), str(source)])
    names = (row["name"] for row in json.loads((out / "manifest.json").read_text(encoding="utf-8"))["functions"])
    return Built(variant, library, prefix, frozenset(names), tuple(objects), out, tuple(flags[2:]))


def build(variant: Variant, library: Library, operations: tuple[Operation, ...], folder: Path, nasm: str | None) -> Contestant:
    """Compile the variant (see compile_variant) for its field operations.

    Functions that the manifest does not have are left out. Raises UsageError when that leaves none.
    """
    return field_contestant(compile_variant(variant, library, folder, nasm), operations)


def field_contestant(built: Built, operations: tuple[Operation, ...]) -> Contestant:
    """Those of the operations that were emitted. Raises UsageError when there are none."""
    operands = domains(built.library)
    present = [o for o in operations if built.has(f"{o.tag}_{o.name}")]
    if not present:
        keys = ", ".join(operation.key for operation in operations)
        raise UsageError(f"none of {keys} is among the functions emitted for {built.library.spec.name}")
    callees = tuple(_callee(built.prefix, operation, operands) for operation in present)
    head = f'#include "{built.prefix}.h"'
    return Contestant(built.variant.key, built.variant.label, head, callees, built.objects, (built.folder,), built.flags)


def _callee(prefix: str, operation: Operation, operands: Sequence[Domain]) -> Callee:
    name = f"{prefix}_{operation.tag}_{operation.name}"
    b = f", (const {prefix}_affine *){{b}}" if operation.name == "add_affine" else ", {b}"
    element = f"({prefix}_{operation.tag} *)(void *)(arena + {{i}} * STRIDE_{operation.tag.upper()})"
    modulus = by_tag(operands)["sc" if operation.tag == "sc" else "fe"]
    points = points_of(operands) if operation.tag == "point" else None
    return Callee(operation, f"{name}({{r}}, {{a}}{b if operation.arity == 2 else ''});", element, modulus,
                  f"{operation.tag}_{operation.name}", points=points)  # fmt: skip
