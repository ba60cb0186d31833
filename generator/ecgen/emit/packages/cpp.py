# SPDX-License-Identifier: MIT
"""`--package cpp`: PREFIX.hpp beside the C header, classes and operators for C++17, and a program that tests it."""

from __future__ import annotations

from typing import Any

from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.facts import contracts_of, facts_of
from ecgen.emit.packages.api import COORDINATES, Method, is_struct, methods, owners, tag_of
from ecgen.emit.packages.known_answers import known_answers
from ecgen.logic.contract import Param
from ecgen.logic.text import lines_of
from ecgen.logic.types import (
    Array,
    Bits,
    Buffer,
    Bytes,
    Element,
    Extension,
    Mask,
    MaskResult,
    Point,
    Scratch,
    Size,
    Small,
    Status,
    Type,
)

_POINTS = {"affine": "Affine", "point": "Point", "ed25519": "EdwardsPoint", "kummer": "KummerPoint"}
#: Methods that are operators too.
_OPERATORS = {"add": "+", "sub": "-", "mul": "*"}


def cpp_part(context: Context) -> Part:
    """The header and its test."""
    listed = methods(contracts_of(context.library).values())
    facts: dict[str, Any] = {
        "layer": facts_of(context.library).layer.value,
        "spec": context.library.spec.name,
        "structs": [_struct(context, kind, listed) for kind in owners(listed)],
        "free": [_shown(context.prefix, method) for method in listed if method.owner is None],
        "lengths": {modulus[64].tag: modulus[64].bytes for modulus in context.moduli},
        "answers": known_answers(context),
    }
    files = {f"{context.prefix}.hpp": "header.hpp.j2", f"test/{context.prefix}_cpp.cpp": "test.cpp.j2"}
    return Part({name: context.render(name, f"cpp/{template}", **facts) for name, template in files.items()})


def _class(kind: Type) -> str:
    match kind:
        case Element():
            return kind.tag.capitalize()
        case Extension():
            return "Fe2"
        case Point(struct):
            return _POINTS[struct]
    raise TypeError(f"no class for {kind!r}")


def _struct(context: Context, kind: Type, listed: list[Method]) -> dict[str, Any]:
    own = [method for method in listed if method.owner == kind]
    operators = [method for method in own if method.name in _OPERATORS and method.is_binary]
    return {
        "name": _class(kind),
        "c": f"{context.prefix}_{tag_of(kind)}",
        "tag": tag_of(kind),
        "coordinates": list(COORDINATES[kind.struct][0]) if isinstance(kind, Point) else [],
        "names": {method.name for method in own},
        "methods": [_shown(context.prefix, method) for method in own],
        "operators": [(_OPERATORS[m.name], m.name, _class(m.operands[0].type)) for m in operators],
    }


def _shown(prefix: str, method: Method) -> dict[str, Any]:
    """A function: comment, first line, body."""
    contract = method.contract
    operands = ", ".join(f"{_operand_type(param)}{param.name}" for param in method.operands)
    static = "static " if method.owner is not None and method.receiver is None else ""
    qualifier = " const" if method.receiver is not None else ""
    value = _value_type(method)
    returned = f"std::optional<{value}>" if method.can_refuse and method.has_value else "bool" if method.can_refuse else value
    call = f"{prefix}_{contract.name}({', '.join(_passed(prefix, method, param) for param in contract.params)})"
    return {
        "name": method.name,
        "docs": wrapped([*lines_of(contract), *contract.remarks]),
        "head": f"{returned} {method.name}({operands}){qualifier}",
        "static": static,
        "locals": [_local(prefix, param) for param in method.results],
        "refusals": _refusals(method),
        "call": call,
        "is_status": isinstance(contract.returns, Status),
        "refused": "std::nullopt" if method.has_value else "false",
        "value": _value(method, call),
        "must_use": returned != "void",
    }


def _value_type(method: Method) -> str:
    if isinstance(method.contract.returns, MaskResult):
        return "Mask"
    kinds = [_result_type(param.type) for param in method.results]
    return f"std::pair<{', '.join(kinds)}>" if len(kinds) == 2 else kinds[0] if kinds else "void"


def _result_type(kind: Type) -> str:
    return f"std::array<std::uint8_t, {kind.length}>" if isinstance(kind, Bytes) else _class(kind)


def _local(prefix: str, param: Param) -> str:
    """The declaration of what C writes a result to."""
    if isinstance(param.type, Bytes):
        return f"{_result_type(param.type)} {param.name};"
    return f"{prefix}_{tag_of(param.type)} {param.name};"


def _value(method: Method, call: str) -> str:
    """What is returned when nothing is refused; empty where that is nothing."""
    if isinstance(method.contract.returns, MaskResult):
        return f"Mask{{{call}}}"
    values = [f"{_class(param.type)}({param.name})" if is_struct(param.type) else param.name for param in method.results]
    if not values:
        return "true" if method.can_refuse else ""
    return f"std::make_pair({', '.join(values)})" if len(values) == 2 else values[0]


def _refusals(method: Method) -> list[str]:
    """Conditions on the lengths of arrays under which nothing is done."""
    arrays = [param.name for param in method.arrays if isinstance(param.type, Array)]
    conditions = [f"{other}.size() != {arrays[0]}.size()" for other in arrays[1:]]
    return conditions + [f"{param.name}.size() / {param.type.times} < {arrays[0]}.size()"
                         for param in method.arrays if isinstance(param.type, Scratch)]  # fmt: skip


def _operand_type(param: Param) -> str:
    """The type with what stands between it and the name."""
    const = "" if param.output else "const "
    match param.type:
        case Mask():
            return "Mask "
        case Small():
            return "std::uint32_t "
        case Bytes(length):
            return f"{const}std::array<std::uint8_t, {length}> &"
        case Buffer() | Bits():
            return f"Span<{const}std::uint8_t> "
        case Array(item) | Scratch(item):
            return f"Span<{const}{_class(item)}> "
    return f"{const}{_class(param.type)} &"


def _passed(prefix: str, method: Method, param: Param) -> str:
    """What C gets for a parameter."""
    if param in method.results:
        return f"{param.name}.data()" if isinstance(param.type, Bytes) else f"&{param.name}"
    if param is method.receiver:
        return "&c"
    match param.type:
        case Size():
            operand = method.measured(param)
            return f"{'8 * ' if isinstance(operand.type, Bits) else ''}{operand.name}.size()"
        case Mask():
            return f"{param.name}.bits"
        case Small():
            return param.name
        case Bytes() | Buffer() | Bits():
            return f"{param.name}.data()"
        case Array(item) | Scratch(item):
            pointer = f"{'' if param.output else 'const '}{prefix}_{tag_of(item)} *"
            return f"reinterpret_cast<{pointer}>({param.name}.data())"
    return f"&{param.name}.c"
