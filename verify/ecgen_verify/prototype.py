# SPDX-License-Identifier: MIT
"""Reads the C prototypes of a manifest. Strict: what is not understood is an error, never a guess."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

#: Operations that can be checked, with the parameters each must have, in order.
PARAMETERS: dict[str, str] = {
    "add": "r a b", "sub": "r a b", "neg": "r a", "dbl": "r a", "half": "r a",
    "mul": "r a b", "sqr": "r a", "mul_small": "r a k", "to_mont": "r a", "from_mont": "r a",
    "from_bytes": "r b", "from_bytes_le": "r b", "to_bytes": "b a", "to_bytes_le": "b a",
    "select": "r mask a b", "cswap": "mask a b", "is_zero": "a", "eq": "a b",
    "inv": "r a", "inv_chain": "r a", "inv_divsteps": "r a", "sqrt": "r a", "batch_inv": "r a scratch count",
    "add8": "r a b", "sub8": "r a b", "neg8": "r a", "dbl8": "r a", "mul8": "r a b", "sqr8": "r a", "select8": "r mask a b",
    "inv8": "r a", "from_single8": "r a", "to_single8": "r a",
}  # fmt: skip

#: Operations whose outputs are read as well.
_IN_PLACE = {"cswap"}

#: Memory that a function may leave in any state.
SCRATCH = "scratch"


class Role(StrEnum):
    """What a parameter is and how it is passed."""

    ELEMENT = "element"  # pointer to an element, or to `count` elements where the function has a count
    BYTES = "bytes"  # pointer to `length` bytes
    MASK = "mask"  # uint64_t, 0 or all-ones
    SMALL = "small"  # uint32_t
    COUNT = "count"  # size_t, number of elements in each array
    LANES = "lanes"  # pointer to eight elements, one in each lane
    EIGHT = "eight"  # pointer to eight elements, one after the other
    MASKS = "masks"  # pointer to eight masks


class Returns(StrEnum):
    """The type of the returned value."""

    NOTHING = "void"
    STATUS = "int"  # 0 or -1
    MASK = "uint64_t"  # 0 or all-ones


@dataclass(frozen=True)
class Parameter:
    """One parameter. `length`: bytes of a byte string, else 0; `reads`, `writes`: what the function does to it."""

    name: str
    role: Role
    length: int
    reads: bool
    writes: bool

    @property
    def in_memory(self) -> bool:
        return self.role not in (Role.MASK, Role.SMALL, Role.COUNT)

    @property
    def is_eight(self) -> bool:
        """Whether it is eight of something."""
        return self.role in (Role.LANES, Role.EIGHT, Role.MASKS)


@dataclass(frozen=True)
class Prototype:
    """`tag`: the type of its elements, fe or sc."""

    name: str
    returns: Returns
    parameters: tuple[Parameter, ...]
    tag: str


_FUNCTION = re.compile(r"(void|int|uint64_t) ([a-z]\w*)\((.+)\)", re.ASCII)
_ELEMENT = re.compile(r"(const )?(\w+)_(fe|sc)(8)? \*(\w+)", re.ASCII)
_EIGHT = re.compile(r"(const )?(\w+)_(fe|sc) (\w+)\[8\]", re.ASCII)
_BYTES = re.compile(r"(const )?uint8_t (\w+)\[([1-9]\d*)\]", re.ASCII)
_PLAIN = {"uint64_t mask": Role.MASK, "uint32_t k": Role.SMALL, "size_t count": Role.COUNT}


def parse_prototype(text: str, operation: str, prefix: str) -> Prototype:
    """Raises ValueError, with the reason, when the text is no prototype that `operation` can have."""
    if operation not in PARAMETERS:
        raise ValueError(f"unknown operation {operation!r}")
    match = _FUNCTION.fullmatch(text)
    if match is None:
        raise ValueError(f"cannot read the prototype {text!r}")
    returns, name, listed = match.groups()
    tags: set[str] = set()
    parameters = tuple(_parameter(piece, operation, prefix, tags) for piece in listed.split(", "))
    names = " ".join(parameter.name for parameter in parameters)
    if names != PARAMETERS[operation]:
        raise ValueError(f"parameters of {operation!r} should be ({PARAMETERS[operation]}), not ({names})")
    if len(tags) != 1:
        raise ValueError(f"elements of one kind expected in {text!r}")
    return Prototype(name, Returns(returns), parameters, tags.pop())


def _parameter(text: str, operation: str, prefix: str, tags: set[str]) -> Parameter:
    if text in _PLAIN:
        return Parameter(text.split()[1], _PLAIN[text], 0, reads=True, writes=False)
    if text == "const uint64_t mask[8]":
        return Parameter("mask", Role.MASKS, 0, reads=True, writes=False)
    if element := _ELEMENT.fullmatch(text):
        const, owner, tag, eight, name = element.groups()
        if owner == prefix:
            tags.add(tag)
            return Parameter(name, Role.LANES if eight else Role.ELEMENT, 0, *_access(name, bool(const), operation))
    if elements := _EIGHT.fullmatch(text):
        const, owner, tag, name = elements.groups()
        if owner == prefix:
            tags.add(tag)
            return Parameter(name, Role.EIGHT, 0, *_access(name, bool(const), operation))
    if string := _BYTES.fullmatch(text):
        const, name, length = string.groups()
        return Parameter(name, Role.BYTES, int(length), *_access(name, bool(const), operation))
    raise ValueError(f"cannot read the parameter {text!r}")


def _access(name: str, const: bool, operation: str) -> tuple[bool, bool]:
    """Whether the function reads and whether it writes the parameter."""
    reads = const or (operation in _IN_PLACE and name != SCRATCH)
    return reads, not const
