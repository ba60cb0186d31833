# SPDX-License-Identifier: MIT
"""What a term denotes, by the types of the parameters that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Const, Named, Op, Sort, Symbol, Term, Var
from ecgen.logic.types import (
    Bits,
    Buffer,
    Bytes,
    Digit,
    DigitArray,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    Numbers16,
    Point,
    PointLanes,
    Polynomial,
    Several,
    Size,
    Sliced,
    Small,
    Type,
    Unsigned,
    Words,
)

_BITS = frozenset({Op.EQUAL, Op.LESS, Op.AT_MOST, Op.AND, Op.OR, Op.NOT, Op.IMPLIES, Op.FOR_EACH, Op.IS_SQUARE, Op.IS_ON_CURVE,
                   Op.HAS_PRIME_ORDER})  # fmt: skip
_INTEGERS = frozenset({Op.WORDS, Op.RESIDUE, Op.BIG_ENDIAN, Op.LITTLE_ENDIAN, Op.MASK, Op.LENGTH, Op.MODULO})
#: Constants of specifications that are no integers.
_SYMBOLS = {**dict.fromkeys(("G", "B", "O"), Sort.POINT), **dict.fromkeys(("x^n - 1", "Phi_n"), Sort.POLYNOMIAL)}
_BYTES = frozenset({Op.SLICE, Op.CONCAT, Op.ZEROS})


def types_of(contract: Contract) -> dict[str, Type]:
    """By the names that formulas use, those of updated parameters at the return included."""
    types = {param.name: param.type for param in contract.params}
    return types | {f"{param.name}'": param.type for param in contract.params if param.updated}


def item_type(kind: Type) -> Type:
    """The type of one of the items, where there are several."""
    match kind:
        case Several(item) | Eight(item):
            return item
        case Lanes(element) | Loose(element):
            return element
        case _:
            return kind


def sort_of(root: Term, types: Mapping[str, Type]) -> Sort:
    match root:
        case Var(name):
            return _sort_of_type(types[name]) if name in types else Sort.INTEGER
        case Const():
            return Sort.INTEGER
        case Symbol(name):
            return _SYMBOLS.get(name, Sort.INTEGER)
        case Named(_, _, sort, _):
            return sort
        case Apply(Op.AT, (array, _)):
            return sort_of(array, types)
        case Apply(Op.CHOICE, (_, x, y)):
            return _join(sort_of(x, types), sort_of(y, types))
        case Apply(Op.MODULO, (x, _)) if sort_of(x, types) is Sort.POLYNOMIAL:
            return Sort.POLYNOMIAL
        case Apply(Op.PART | Op.PAIR | Op.X | Op.Y, _):
            return Sort.ELEMENT
        case Apply(Op.POINT, _):
            return Sort.POINT
        case Apply(op, args):
            if op in _BITS:
                return Sort.BIT
            if op in _INTEGERS:
                return Sort.INTEGER
            if op in _BYTES:
                return Sort.BYTES
            sorts = [sort_of(argument, types) for argument in args]
            return _join(*sorts)
    raise TypeError(f"no sort of {root!r}")


def _join(*sorts: Sort) -> Sort:
    """Integers are elements among elements, numbers multiply points and polynomials."""
    for sort in (Sort.POLYNOMIAL, Sort.POINT, Sort.ELEMENT, Sort.BYTES, Sort.BIT):
        if sort in sorts:
            return sort
    return Sort.INTEGER


def _sort_of_type(kind: Type) -> Sort:
    match item_type(kind):
        case Element() | Extension():
            return Sort.ELEMENT
        case Bytes() | Buffer() | Bits():
            return Sort.BYTES
        case Mask():
            return Sort.BIT
        case Small() | Size() | Digit() | Unsigned() | Words():
            return Sort.INTEGER
        case Point() | PointLanes():
            return Sort.POINT
        case Polynomial():
            return Sort.POLYNOMIAL
        case Sliced() | Numbers16() | DigitArray():
            return Sort.VECTOR
    raise TypeError(f"no sort of {kind!r}")


def modulus_of(root: Term, types: Mapping[str, Type]) -> str | None:
    """The symbol of the modulus that a term of elements is reduced by; None where nothing in it says so. Elements that standards
    define are of the field."""
    match root:
        case Var(name) if name in types:
            match item_type(types[name]):
                case Element(modulus):
                    return modulus
                case Extension():
                    return "p"
                case _:
                    return None
        case Apply(Op.WORDS | Op.RESIDUE | Op.BIG_ENDIAN | Op.LITTLE_ENDIAN | Op.MASK | Op.EQUAL | Op.LESS, _):
            return None
        case Apply(Op.X | Op.Y, _) | Named(_, _, Sort.ELEMENT):
            return "p"
        case Apply(Op.MODULO, (_, Symbol("p" | "n" as name))):
            return name
        case Apply(Op.MUL, args) if any(sort_of(argument, types) is Sort.POINT for argument in args):
            return None
        case Apply(_, args):
            return next((symbol for argument in args if (symbol := modulus_of(argument, types)) is not None), None)
        case _:
            return None
