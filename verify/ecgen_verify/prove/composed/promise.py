# SPDX-License-Identifier: MIT
"""What a function promises that calls others, and how it takes its operands.

Trusted: a verdict says this, and callers rely on it. A point is its coordinates in the order in which contracts name them; that
structures have no gaps holds for members that are all elements.
"""

from __future__ import annotations

from ecgen.logic import types
from ecgen.logic.contract import Contract, Param
from ecgen.logic.text import WIPED, claim, required
from ecgen_verify.prove.contract import Kind, Operand, Promise
from ecgen_verify.prove.world import Undecided

#: How many elements a point is, by its C type after the prefix.
_COORDINATES = {"affine": 2, "point": 3, f"{types.G2}affine": 4, f"{types.G2}point": 6, "kummer": 4,
                "ed25519": 4, "ed25519_projective": 3, "ed25519_cached": 4, "ed25519_niels": 3}  # fmt: skip


def promise_of(contract: Contract) -> Promise:
    """Raises Undecided as `operand_of` does."""
    operands = tuple(operand_of(contract, param) for param in contract.params)
    return Promise(statement(contract), operands, returns=contract.returns != types.Nothing(), wipes=contract.wipes)


def operand_of(contract: Contract, param: Param) -> Operand:
    """Raises Undecided where there is no rule for its type."""
    item = param.type.item if isinstance(param.type, types.Several) else param.type
    tag, kind, length = "", Kind.BYTES, 0  # bytes of any number
    match item:
        case types.Mask() | types.Size():
            kind, length = Kind.NUMBER if item == types.Size() else Kind.MASK, 1
        case types.Digit() | types.Unsigned():
            kind, length = Kind.DIGIT, 1
        case types.Bytes():
            length = item.length
        case types.DigitArray(count, size):
            length = count * size
        case types.Buffer() | types.Bits() | types.Words():
            pass
        case _:
            kind, (tag, length) = Kind.ELEMENTS, elements_of(item)
    scratch = isinstance(param.type, types.Scratch)
    length *= param.type.times if isinstance(param.type, types.Scratch) else 1
    return Operand(param.name, kind, length, 0, param.is_input, param.output, (), item, tag, param.name in contract.apart,
                   param.name in contract.public, scratch)  # fmt: skip


def elements_of(kind: types.Type) -> tuple[str, int]:
    """The tag of the modulus of the elements that there are in a value of a type, and how many. Raises Undecided."""
    match kind:
        case types.Element():
            return kind.tag, 1
        case types.Extension():
            return "fe", 2
        case types.Point(struct) if struct in _COORDINATES:
            return "fe", _COORDINATES[struct]
    raise Undecided(f"no rule for an operand of the type {kind}")


def statement(contract: Contract) -> str:
    """What a verdict is about: what is ensured, and what of the inputs is required."""
    needed, promised = ", ".join(required(contract)), f"{claim(contract)}; {WIPED}" if contract.wipes else claim(contract)
    return f"{promised}; requires that {needed}" if needed else promised
