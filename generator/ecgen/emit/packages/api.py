# SPDX-License-Identifier: MIT
"""How contracts look in a language with methods, return values and slices: for each function its owner, operands and results.

No language is known here. An output of a fixed size is a result; sizes go with the strings and arrays that they belong to; a
status becomes a refusal. `to_mont` and `from_mont` have no place: they tell how elements stand in memory, which nobody sees here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ecgen.logic.contract import Contract, Param
from ecgen.logic.types import (
    Array,
    Bits,
    Buffer,
    Bytes,
    Element,
    Extension,
    Loose,
    Mask,
    Nothing,
    Point,
    Scratch,
    Size,
    Status,
    Type,
)

#: The coordinates of each struct of a point, in the order of the C type, and what type they are of.
COORDINATES: Mapping[str, tuple[str, Type]] = {
    "affine": ("xy", Element("p")), "point": ("xyz", Element("p")), "ed25519": ("xyzt", Element("p")),
    "kummer": ("xz", Extension()),
}  # fmt: skip
#: Operations that only concern the words of an element in memory.
_OF_WORDS = frozenset({"to_mont", "from_mont"})


def is_struct(kind: Type) -> bool:
    """Whether C has a struct for the type."""
    return isinstance(kind, Element | Extension | Point)


def tag_of(kind: Type) -> str:
    """What the names of a struct's functions begin with."""
    match kind:
        case Element():
            return kind.tag
        case Extension():
            return "fe2"
        case Point(struct):
            return struct
    raise TypeError(f"no struct for {kind!r}")


@dataclass(frozen=True)
class Method:
    """One function. `owner`: the struct it belongs to, None for a free one; `name`: within the owner; `receiver`: the operand
    that a method is called on; `operands`: what else the caller gives, in C's order; `results`: what is returned."""

    contract: Contract
    owner: Type | None
    name: str
    receiver: Param | None
    operands: tuple[Param, ...]
    results: tuple[Param, ...]

    @property
    def is_binary(self) -> bool:
        """Whether it makes one value of the receiver and another."""
        return self.receiver is not None and len(self.operands) == 1

    @property
    def arrays(self) -> tuple[Param, ...]:
        """Operands with as many items as one size says."""
        return tuple(param for param in self.operands if isinstance(param.type, Array | Scratch))

    @property
    def can_refuse(self) -> bool:
        """By the status, or for arrays whose lengths do not suit each other."""
        return isinstance(self.contract.returns, Status) or bool(self.arrays)

    @property
    def has_value(self) -> bool:
        """Whether something is returned beside a refusal."""
        return bool(self.results) or not isinstance(self.contract.returns, Status | Nothing)

    def measured(self, size: Param) -> Param:
        """The operand whose length a size is."""
        return next(param for param in self.contract.params if _length(param.type) == size.name)


def _length(kind: Type) -> str | None:
    """The parameter that says how long an operand is."""
    match kind:
        case Buffer(name) | Bits(name) | Array(_, name):
            return name
    return None


def methods(contracts: Iterable[Contract]) -> list[Method]:
    """Of all functions but those on eight elements at once, and those that concern only how elements stand in memory: whether
    they are in Montgomery form, or canonical; and but those of G2."""
    return [_method(contract) for contract in contracts
            if not (contract.lanes or contract.operation in _OF_WORDS or _is_loose(contract)
                    or _is_of_twist(contract))]  # fmt: skip


def _is_loose(contract: Contract) -> bool:
    """Whether elements need not be canonical."""
    return any(isinstance(param.type, Loose) for param in contract.params)


def _is_of_twist(contract: Contract) -> bool:
    return any(isinstance(param.type, Point) and param.type.is_of_twist for param in contract.params)


def owners(listed: Iterable[Method]) -> list[Type]:
    """The structs that the functions know, each once, those that others consist of first."""
    kinds = {part: None for method in listed for param in method.contract.params for part in _structs(param.type)}
    return sorted(kinds, key=lambda kind: (isinstance(kind, Point), isinstance(kind, Extension)))


def _structs(kind: Type) -> list[Type]:
    match kind:
        case Array(item) | Scratch(item):
            return _structs(item)
        case Point(struct):
            return [COORDINATES[struct][1], kind]
        case Extension():
            return [Element("p"), kind]
    return [kind] if is_struct(kind) else []


def _method(contract: Contract) -> Method:
    owner, name = _owner(contract)
    given = [param for param in contract.params if not isinstance(param.type, Size) and not _is_result(param)]
    receiver = _receiver(given, owner)
    operands = tuple(param for param in given if param is not receiver)
    return Method(contract, owner, name, receiver, operands, tuple(param for param in contract.params if _is_result(param)))


def _is_result(param: Param) -> bool:
    """Whether an output is new and of a fixed size."""
    return param.output and not param.updated and (is_struct(param.type) or isinstance(param.type, Bytes))


def _owner(contract: Contract) -> tuple[Type | None, str]:
    """The struct whose tag the name begins with, if an operand is of it; else that of the result; else of the first operand."""
    kinds = [part for param in contract.params for part in _structs(param.type) if is_struct(part)]
    for kind in kinds:
        if contract.name.startswith(f"{tag_of(kind)}_"):
            return kind, contract.name.removeprefix(f"{tag_of(kind)}_")
    for param in sorted(contract.params, key=lambda param: not param.output):
        if is_struct(param.type):
            return param.type, contract.name
    return None, contract.name


def _receiver(given: list[Param], owner: Type | None) -> Param | None:
    """The first operand of the owner's type, unless a mask in front of it says that it is one of two alternatives."""
    for param in given:
        if isinstance(param.type, Mask):
            return None
        if param.type == owner and not param.output:
            return param
    return None
