# SPDX-License-Identifier: MIT
"""Parameters of emitted functions, from their prototypes and the structures of the emitted header.

Trusted: structures have no gaps, which holds for members that are all elements.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from ecgen.errors import UsageError

_STRUCT = re.compile(r"typedef struct \{\s*(?P<type>\w+) (?P<names>[\w, ]+);\s*\} (?P<name>\w+);")
_PARAMETER = re.compile(r"(?P<const>const )?(?P<type>\w+) (?P<star>\*)?(?P<name>\w+)(?:\[(?P<length>\d+)\])?")


class Pass(StrEnum):
    ELEMENTS = "elements"
    BYTES = "bytes"
    MASK = "mask"
    NUMBER = "number"  # an integer that is given for the proof, such as a count
    DIGIT = "digit"  # an int or an unsigned int that is given for the proof, and may be a secret nevertheless


@dataclass(frozen=True)
class Parameter:
    """`members`: the elements behind the pointer ("x", "c0.x", or "" for an element itself), `length`: bytes of an array."""

    name: str
    kind: Pass
    type: str
    is_output: bool
    tag: str = ""
    members: tuple[str, ...] = ()
    length: int = 0


def structures(header: str, tags: Mapping[str, str]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """C type -> (tag of the modulus, members). `tags`: the element types and their tags."""
    known: dict[str, tuple[str, tuple[str, ...]]] = {name: (tag, ("",)) for name, tag in tags.items()}
    for match in _STRUCT.finditer(header):
        if match["type"] in known:
            tag, inner = known[match["type"]]
            names = [name.strip() for name in match["names"].split(",")]
            known[match["name"]] = tag, tuple(f"{n}.{m}".rstrip(".") for n in names for m in inner)
    return known


def parameters(prototype: str, types: Mapping[str, tuple[str, tuple[str, ...]]]) -> tuple[Parameter, ...] | None:
    """In the order of the arguments; None where one is of no kind known here. Raises UsageError for what is no prototype."""
    match = re.fullmatch(r"[\w ]+?\w+\((.*)\)", prototype)
    if not match:
        raise UsageError(f"manifest: {prototype!r} is no prototype")
    if match[1] == "void":
        return ()
    params = []
    for text in match[1].split(","):
        p = _PARAMETER.fullmatch(text.strip())
        if not p:
            return None
        name, type_, output = p["name"], p["type"], not p["const"]
        if p["star"] and type_ in types:
            tag, members = types[type_]
            params.append(Parameter(name, Pass.ELEMENTS, type_, output, tag, members))
        elif p["length"] and type_ in types:
            tag, members = types[type_]
            several = tuple(f"{i}.{member}" for i in range(int(p["length"])) for member in members)
            params.append(Parameter(name, Pass.ELEMENTS, f"{type_}[{p['length']}]", output, tag, several))
        elif type_ in ("int", "unsigned") and not p["star"]:
            size = 4 * int(p["length"] or 0)
            params.append(Parameter(name, Pass.BYTES if size else Pass.DIGIT, type_, bool(size) and output, length=size))
        elif (type_ == "uint8_t" or (type_.endswith("_limb") and p["star"])) and (p["length"] or p["star"]):
            params.append(Parameter(name, Pass.BYTES, type_, output, length=int(p["length"] or 0)))
        elif name in ("mask", "negate") and not p["star"]:
            params.append(Parameter(name, Pass.MASK, type_, False))
        elif type_ == "size_t" and not p["star"]:
            params.append(Parameter(name, Pass.NUMBER, type_, False))
        else:
            return None
    return tuple(params)
