# SPDX-License-Identifier: MIT
"""The parameters of a contract as the checks see them: what is passed how, and what is read and written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ecgen.logic import types
from ecgen.logic.contract import Contract, Param


class Role(StrEnum):
    """What a parameter is and how it is passed."""

    ELEMENT = "element"  # pointer to an element, or to `count` elements where the function has a count
    LOOSE = "loose"  # pointer to an element that need not be canonical
    SCRATCH = "scratch"  # pointer to memory that may hold anything
    BYTES = "bytes"  # pointer to `length` bytes
    MASK = "mask"  # uint64_t, 0 or all-ones
    SMALL = "small"  # uint32_t
    COUNT = "count"  # size_t, number of elements in each array
    LANES = "lanes"  # pointer to eight elements, one in each lane
    EIGHT = "eight"  # pointer to eight elements, one after the other
    MASKS = "masks"  # pointer to eight masks


@dataclass(frozen=True)
class Parameter:
    """One parameter. `length`: bytes of a byte string, else 0; `reads`, `writes`: what the function does to it; `times`: of
    scratch memory the elements for each of the count, of a loose element the multiple of the modulus that it is below."""

    name: str
    role: Role
    length: int
    reads: bool
    writes: bool
    times: int = 1

    @property
    def in_memory(self) -> bool:
        return self.role not in (Role.MASK, Role.SMALL, Role.COUNT)

    @property
    def is_eight(self) -> bool:
        """Whether it is eight of something."""
        return self.role in (Role.LANES, Role.EIGHT, Role.MASKS)


def parameters_of(contract: Contract) -> tuple[Parameter, ...]:
    """Raises ValueError for a type that no function of one modulus has."""
    return tuple(_parameter(param) for param in contract.params)


def _parameter(param: Param) -> Parameter:
    role, length, times = _role(param)
    return Parameter(param.name, role, length, param.is_input, param.output, times)


def _role(param: Param) -> tuple[Role, int, int]:
    match param.type:
        case types.Element() | types.Array(types.Element()):
            return Role.ELEMENT, 0, 1
        case types.Loose(_, bound):
            return Role.LOOSE, 0, bound
        case types.Scratch(types.Element(), _, times):
            return Role.SCRATCH, 0, times
        case types.Bytes(length):
            return Role.BYTES, length, 1
        case types.Mask():
            return Role.MASK, 0, 1
        case types.Small():
            return Role.SMALL, 0, 1
        case types.Size():
            return Role.COUNT, 0, 1
        case types.Lanes():
            return Role.LANES, 0, 1
        case types.Eight(types.Mask()):
            return Role.MASKS, 0, 1
        case types.Eight(types.Element()):
            return Role.EIGHT, 0, 1
    raise ValueError(f"parameter {param.name}: {param.type!r} is not checked here")
