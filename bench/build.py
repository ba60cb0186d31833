# SPDX-License-Identifier: MIT
"""Emits and compiles the builds of the emitted code that compete."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.bench.contestant import Callee, Contestant
from ecgen.bench.operations import Operation
from ecgen.bench.tools import Compiler, run
from ecgen.emit import emit
from ecgen.errors import UsageError
from ecgen.field import Modulus
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


def build(variant: Variant, library: Library, operations: tuple[Operation, ...], folder: Path, nasm: str | None) -> Contestant:
    """Emit `library` for the variant's targets into `folder`/key and compile it as its user would.

    The variant's key goes into the prefix, so that all variants can be linked into one program and called directly.
    Functions that the manifest does not have are left out. Raises UsageError when that leaves none.
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
    names = {row["name"] for row in json.loads((out / "manifest.json").read_text(encoding="utf-8"))["functions"]}
    moduli = {modulus.tag: modulus for modulus in library.moduli(64)}
    present = [o for o in operations if f"{prefix}_{o.tag}_{o.name}" in names]
    if not present:
        raise UsageError(f"none of {', '.join(o.key for o in operations)} is among the functions emitted for {library.spec.name}")
    callees = tuple(_callee(prefix, operation, moduli[operation.tag]) for operation in present)
    return Contestant(variant.key, variant.label, f'#include "{prefix}.h"', callees, tuple(objects), (out,), tuple(flags[2:]))


def _callee(prefix: str, operation: Operation, modulus: Modulus) -> Callee:
    name = f"{prefix}_{operation.tag}_{operation.name}"
    operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
    element = f"({prefix}_{operation.tag} *)(arena + {{i}} * STRIDE_{operation.tag.upper()})"
    return Callee(operation, f"{name}({operands});", element, modulus, f"{operation.tag}_{operation.name}")
