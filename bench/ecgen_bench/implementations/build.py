# SPDX-License-Identifier: MIT
"""Emits the code, compiles it in several variants, and makes an implementation of each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.emit import emit
from ecgen.errors import UsageError
from ecgen.folder import write_folder
from ecgen.library import Library, Target
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Domain, by_tag, domains, extension_of, loose_of, points_of, scalar_of
from ecgen_bench.system.tools import Compiler, run

C_TARGETS = (Target.C64,)
ASM_TARGETS = (Target.ADX, Target.X64)

#: How many elements the functions for AVX-512 take at once.
LANES = 8

#: The operations among those functions that are measured.
LANE_OPERATIONS = ("mul", "sqr")


@dataclass(frozen=True)
class Variant:
    """One way to build the emitted code. `compiler`, `level`: for its C files; `macros`: without the prefix; `lanes`: whether
    AVX-512 IFMA is used, by functions on eight elements at once and for powers."""

    key: str
    label: str
    targets: tuple[Target, ...]
    compiler: Compiler
    level: str
    macros: tuple[str, ...] = ()
    lanes: bool = False


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


def ifma_variant(compiler: Compiler) -> Variant:
    return Variant("nasm-ifma", f"NASM AVX-512 IFMA x{LANES}, per operation", ASM_TARGETS, compiler, "-O2", lanes=True)


def powers_variant(compiler: Compiler) -> Variant:
    """Groups modulo p with their powers in vectors, one at a time."""
    return Variant("nasm-powers", "NASM BMI2+ADX, powers by AVX-512 IFMA", ASM_TARGETS, compiler, "-O2", lanes=True)


def one_ladder_variant(compiler: Compiler) -> Variant:
    """X25519 with the products of a step side by side in four lanes, one at a time."""
    return Variant("nasm-ifma-one", "NASM AVX-512 IFMA", ASM_TARGETS, compiler, "-O2", lanes=True)


@dataclass(frozen=True)
class Built:
    """The emitted code in one variant. `prefix`: begins its symbols; `functions`: the full names in its manifest; `folder`: the
    emitted folder, with the header; `flags`: what a file that includes the header must be compiled with."""

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
    """Emit `library` for the variant's targets into `folder`/KEY and compile it as its user would.

    The prefix holds the variant's key. So all variants can be linked into one program.
    """
    prefix = f"{library.prefix}_{variant.key.replace('-', '_')}"
    library = replace(library, prefix=prefix, targets=variant.targets, lanes=variant.lanes)
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


def build(
    variant: Variant, library: Library, operations: tuple[Operation, ...], folder: Path, nasm: str | None
) -> Implementation:
    """Compile the variant (see compile_variant), and make an implementation with its field operations.

    It lacks functions that the manifest does not have. Raises UsageError when that leaves none.
    """
    return field_implementation(compile_variant(variant, library, folder, nasm), operations)


def field_implementation(built: Built, operations: tuple[Operation, ...]) -> Implementation:
    """The implementation with those of the operations that were emitted. Raises UsageError when there are none."""
    if built.variant.lanes:
        return _in_lanes(built, operations)
    operands = domains(built.library)
    present = [o for o in operations if built.has(f"{o.tag}_{o.name}")]
    _refuse_none(present, operations, built)
    callees = tuple(_callee(built.prefix, operation, operands) for operation in present)
    declarations = f'#include "{built.prefix}.h"\n{_multiple_of(built, operands, present)}'
    return Implementation(
        built.variant.key, built.variant.label, declarations, callees, built.objects, (built.folder,), built.flags
    )


def _multiple_of(built: Built, operands: Sequence[Domain], present: Sequence[Operation]) -> str:
    """A C function that multiplies a point of G2 by the low words of another, where such multiples are measured."""
    points, prefix = points_of(operands, "g2_point"), built.prefix
    if points is None or all(operation.key != "g2_mul" for operation in present):
        return ""
    return f"""{scalar_of(f"bench_{prefix}_scalar", points)}
static void bench_{prefix}_g2_mul({prefix}_g2_point *r, const {prefix}_g2_point *p, const {prefix}_g2_point *words)
{{
    uint8_t bytes[{-(-points.scalar_bits // 8)}];
    {prefix}_sc k;

    bench_{prefix}_scalar(bytes, words);
    (void){prefix}_sc_from_bytes_le(&k, bytes);
    {prefix}_g2_point_mul(r, &k, p);
}}"""


def _refuse_none(present: Sequence[Operation], operations: Sequence[Operation], built: Built) -> None:
    if not present:
        keys = ", ".join(operation.key for operation in operations)
        raise UsageError(f"none of {keys} is among the functions emitted for {built.library.spec.name}")


def _callee(prefix: str, operation: Operation, operands: Sequence[Domain]) -> Callee:
    name = f"{prefix}_{operation.tag}_{operation.name}"
    b = f", (const {prefix}_affine *){{b}}" if operation.name == "add_affine" else ", {b}"
    element = f"({prefix}_{operation.tag} *)(void *)(arena + {{i}} * STRIDE_{operation.tag.upper()})"
    modulus = by_tag(operands)["sc" if operation.tag == "sc" else "fe"]
    several = extension_of(operands) if operation.tag == "fe2" else points_of(operands, operation.tag)
    call = f"{name}({{r}}, {{a}}{b if operation.arity == 2 else ''});"
    if operation.key == "g2_mul":
        call = f"bench_{prefix}_g2_mul({{r}}, {{a}}, {{b}});"
    domain = loose_of(operands, operation.tag)
    note = f"operands and result below {modulus.loose_multiple}{modulus.symbol}" if domain is not None else ""
    return Callee(operation, call, element, modulus,
                  f"{operation.tag}_{operation.name}", note, domain is None, operands=several,
                  below=modulus.loose_multiple * modulus.number if domain is not None else 0)  # fmt: skip


def _in_lanes(built: Built, operations: Sequence[Operation]) -> Implementation:
    """The implementation of multiplication and squaring of eight at once, whose results are weak."""
    present = [o for o in operations if o.name in LANE_OPERATIONS and built.has(f"{o.tag}8_{o.name}")]
    _refuse_none(present, operations, built)
    moduli = by_tag(domains(built.library))
    callees, tags = [], dict.fromkeys(operation.tag for operation in present)
    for operation in present:
        many = f"{operation.tag}8"
        operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
        call = f"{built.prefix}_{many}_{operation.name}({operands});"
        callees.append(Callee(operation, call, f"{many}_elements + {{i}}", moduli[operation.tag], f"{many}_{operation.name}",
                              f"{LANES} at once", False, many, lanes=LANES))  # fmt: skip
    declarations = [f'#include "{built.prefix}.h"', '#include "lanes.h"']
    for tag in tags:
        many, one = f"{built.prefix}_{tag}8", f"{built.prefix}_{tag}"
        declarations.append(f"BENCH_IN_LANES({tag}8, {many}, {one}, {many}_from_{tag}, {many}_to_{tag})")
    variant = built.variant
    return Implementation(
        variant.key, variant.label, "\n".join(declarations), tuple(callees), built.objects, (built.folder,), built.flags
    )
