# SPDX-License-Identifier: MIT
"""The C prototype of a contract."""

from __future__ import annotations

from ecgen.logic.contract import Contract, Param
from ecgen.logic.types import (
    BitOfEach,
    Bits,
    Buffer,
    Bytes,
    Digit,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    MaskResult,
    Nothing,
    Numbers16,
    Point,
    PointLanes,
    Polynomial,
    Returned,
    Several,
    Size,
    Sliced,
    Small,
    Status,
    Type,
    Unsigned,
    Words,
)


def prototype(contract: Contract, prefix: str) -> str:
    """`void p384_fe_add(p384_fe *r, const p384_fe *a, const p384_fe *b)`, without a semicolon."""
    params = ", ".join(_declared(param, prefix) for param in contract.params)
    return f"{returned(contract.returns)} {prefix}_{contract.name}({params})"


def returned(kind: Returned) -> str:
    match kind:
        case Nothing():
            return "void"
        case MaskResult():
            return "uint64_t"
        case Status():
            return "int"
        case BitOfEach():
            return "unsigned int"
    raise TypeError(f"no C type for {kind!r}")


def _declared(param: Param, prefix: str) -> str:
    const = "" if param.output else "const "
    match param.type:
        case Bytes(length):
            return f"{const}uint8_t {param.name}[{length}]"
        case Buffer() | Bits() | Eight(Bits()):
            return f"{const}uint8_t *{param.name}"
        case Words():
            return f"{const}{prefix}_limb *{param.name}"
        case Numbers16(count):
            return f"{const}uint16_t {param.name}[{count}]"
        case Mask():
            return f"uint64_t {param.name}"
        case Small():
            return f"uint32_t {param.name}"
        case Size():
            return f"size_t {param.name}"
        case Digit():
            return f"int {param.name}"
        case Unsigned():
            return f"unsigned {param.name}"
        case Eight(Mask()):
            return f"{const}uint64_t {param.name}[8]"
        case Eight(Bytes(length)):
            return f"{const}uint8_t {param.name}[{8 * length}]"
        case Eight(item):
            return f"{const}{prefix}_{struct(item)} {param.name}[8]"
        case Several(item):
            return f"{const}{prefix}_{struct(item)} *{param.name}"
        case _:
            return f"{const}{prefix}_{struct(param.type)} *{param.name}"


def struct(kind: Type) -> str:
    """The C type after the prefix."""
    match kind:
        case Element():
            return kind.tag
        case Extension():
            return "fe2"
        case Lanes(element):
            return f"{element.tag}8"
        case Loose():
            return kind.tag
        case Point(name) | PointLanes(name):
            return name
        case Polynomial():
            return "poly"
        case Sliced(count):
            return f"gf{count}"
    raise TypeError(f"no C type for {kind!r}")
