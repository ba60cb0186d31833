# SPDX-License-Identifier: MIT
"""Parameters of emitted functions, from their prototypes and the structures of the emitted header.

Trusted: structures have no gaps, which holds for members that are all elements.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ecgen.errors import UsageError
from ecgen_verify.prove.contract import Kind, Operand

_STRUCT = re.compile(r"typedef struct \{\s*(?P<type>\w+) (?P<names>[\w, ]+);\s*\} (?P<name>\w+);")
_PARAMETER = re.compile(r"(?P<const>const )?(?P<type>\w+) (?P<star>\*)?(?P<name>\w+)(?:\[(?P<length>\d+)\])?")

_BY_VALUE = {"int": Kind.DIGIT, "unsigned": Kind.DIGIT, "size_t": Kind.NUMBER}


def structures(header: str, tags: Mapping[str, str]) -> dict[str, tuple[str, int]]:
    """C type -> (tag of the modulus, how many elements). `tags`: the element types and their tags."""
    known = {name: (tag, 1) for name, tag in tags.items()}
    for match in _STRUCT.finditer(header):
        if match["type"] in known:
            tag, count = known[match["type"]]
            known[match["name"]] = tag, count * len(match["names"].split(","))
    return known


def parameters(prototype: str, types: Mapping[str, tuple[str, int]]) -> tuple[Operand, ...] | None:
    """In the order of the arguments; None where one is of no kind known here. Raises UsageError for what is no prototype."""
    match = re.fullmatch(r"[\w ]+?\w+\((.*)\)", prototype)
    if not match:
        raise UsageError(f"manifest: {prototype!r} is no prototype")
    texts = [] if match[1] == "void" else match[1].split(",")
    known = [_operand(p, types) if (p := _PARAMETER.fullmatch(text.strip())) else None for text in texts]
    operands = tuple(operand for operand in known if operand is not None)
    return operands if len(operands) == len(known) else None


def _operand(p: re.Match[str], types: Mapping[str, tuple[str, int]]) -> Operand | None:
    type_, several = p["type"], int(p["length"] or 0)

    def behind(kind: Kind, length: int, tag: str = "") -> Operand:
        """A pointer."""
        output = not p["const"]
        return Operand(p["name"], kind, length, 0, not output, output, type=f"{type_}{f'[{several}]' * bool(tag and several)}",
                       tag=tag)  # fmt: skip

    if p["star"] and several:
        return None
    if type_ in types and (several or p["star"]):
        tag, count = types[type_]
        return behind(Kind.ELEMENTS, count * (several or 1), tag)
    if several and type_ in ("int", "unsigned") and not p["star"]:
        return behind(Kind.BYTES, 4 * several)
    if (several and type_ == "uint8_t") or (p["star"] and (type_ == "uint8_t" or type_.endswith("_limb"))):
        return behind(Kind.BYTES, several)
    kind = _BY_VALUE.get(type_, Kind.MASK if p["name"] in ("mask", "negate") else None)
    return None if kind is None or p["star"] else Operand(p["name"], kind, 1, 0, True, type=type_)
