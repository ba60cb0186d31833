# SPDX-License-Identifier: MIT
"""The C prototype of a Program, shared by the header, the C sources and the comments above the assembly."""

from __future__ import annotations

from ecgen.ir import Kind, Param, Program, Returns


def prototype(program: Program, prefix: str) -> str:
    """`void p384_fe_add(p384_fe *r, const p384_fe *a, const p384_fe *b)`, without a semicolon."""
    returns = {Returns.NOTHING: "void", Returns.MASK: "uint64_t", Returns.STATUS: "int"}[program.returns]
    params = ", ".join(_declare(param, prefix) for param in program.params)
    return f"{returns} {prefix}_{program.name}({params})"


def _declare(param: Param, prefix: str) -> str:
    const = "" if param.output else "const "
    match param.kind:
        case Kind.FIELD | Kind.SCALAR | Kind.LOOSE | Kind.SUM | Kind.FIELD8 | Kind.SCALAR8:
            return f"{const}{prefix}_{param.kind.value} *{param.name}"
        case Kind.LIMBS | Kind.SPREAD:
            return f"{const}{prefix}_limb {param.name}[{param.length}]"
        case Kind.BYTES:
            return f"{const}uint8_t {param.name}[{param.length}]"
        case Kind.MASK:
            return f"uint64_t {param.name}"
        case Kind.SMALL:
            return f"uint32_t {param.name}"
        case Kind.FIELDS:
            return f"{const}{prefix}_fe {param.name}[8]"
        case Kind.SCALARS:
            return f"{const}{prefix}_sc {param.name}[8]"
        case Kind.MASKS | Kind.INDEXES:
            return f"{const}uint64_t {param.name}[8]"
        case Kind.QUADS:
            return f"{const}uint64_t {param.name}[{param.length}][4]"
        case Kind.POINTS8:
            return f"{const}{prefix}_point8 *{param.name}"
        case Kind.ROWS:
            return f"{const}uint16_t *{prefix.upper()}_RESTRICT {param.name}"
        case Kind.COLUMNS8:
            return f"{const}{prefix}_fe8 {param.name}[{param.length // param.coordinate}]"
