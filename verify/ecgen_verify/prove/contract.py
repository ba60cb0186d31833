# SPDX-License-Identifier: MIT
"""What a function promises: its operands, and a claim about numbers.

Trusted: the meaning of a contract.

A contract is text: a claim, optionally the operands in argument order before a colon, and bounds after "where":

    z*2^256 = x*y mod p256
    z, x, y: z*2^256 = x*y mod p256 where x < 2^256, z < 2^256

Without operands named, the output, the one name on the left side, comes first and the inputs follow as they occur. Each
operand is a little-endian array of 64-bit words that holds a number below the modulus unless `where` says otherwise, once for
each name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from ecgen.errors import UsageError
from ecgen.logic.rings import Ring, residual
from ecgen.logic.terms import Apply, Const, Op, Term, Var, variables
from ecgen.logic.types import Type
from ecgen_verify.prove.poly import Poly

#: What no expression has, though Python's may.
_ODD = re.compile(r"[^\w\s+*^()-]|[^\x00-\x7f]")
#: Bits of a number in a contract, and terms of a power.
_LARGEST = 1 << 16


class Kind(StrEnum):
    LIMBS = "limbs"
    BIG_ENDIAN = "big-endian bytes"
    LITTLE_ENDIAN = "little-endian bytes"
    MASK = "mask"  # 0 or all-ones, by value
    SMALL = "small"  # unsigned 32 bits, by value


@dataclass(frozen=True)
class Operand:
    """`length`: words or bytes. `bound`: the number is below it (inputs: assumed; outputs: claimed)."""

    name: str
    kind: Kind
    length: int
    bound: int
    is_input: bool
    is_output: bool = False

    @property
    def unit(self) -> int:
        """Bytes per element."""
        return 8 if self.kind is Kind.LIMBS else 1

    @property
    def size(self) -> int:
        return self.length * self.unit

    @property
    def by_value(self) -> bool:
        return self.kind in (Kind.MASK, Kind.SMALL)

    def weight(self, index: int) -> int:
        """What element `index` in memory counts in the number."""
        position = self.length - 1 - index if self.kind is Kind.BIG_ENDIAN else index
        return int(256 ** (self.unit * position))


class Shape(StrEnum):
    """The kinds of claim."""

    EQUATION = "equation"
    DECODE = "decode"  # the equation and 0, or -1 and r = 0 when the input is not below the modulus
    SELECT = "select"
    SWAP = "swap"
    IS_NUMBER = "is a given number"
    IS_EQUAL = "is equal"


T = TypeVar("T")


@dataclass(frozen=True)
class Equation:
    """An equation modulo the contract's modulus between terms of operands. `radix`: what elements, of which `types` tells, stand
    in memory times; 1 where all names are the integers that operands hold."""

    formula: Term
    types: Mapping[str, Type]
    radix: int = 1

    def residual(self, stored: Mapping[str, T], ring: Ring[T]) -> T:
        """left - right, which is to vanish modulo the modulus, of the integers that operands hold."""
        return residual(self.formula, stored, self.types, ring, self.radix)


#: Polynomials in what the operands hold.
POLYNOMIALS: Ring[Poly] = Ring(Poly.constant, lambda x, y: x + y, lambda x, y: x * y)


@dataclass(frozen=True)
class Contract:
    """`equation`: of those shapes that have one; `number`: what the input is compared with, as it stands in memory."""

    text: str
    shape: Shape
    operands: tuple[Operand, ...]
    modulus: int = 0
    equation: Equation | None = None
    number: int = 0

    @property
    def outputs(self) -> tuple[Operand, ...]:
        return tuple(o for o in self.operands if o.is_output)

    @property
    def inputs(self) -> tuple[Operand, ...]:
        return tuple(o for o in self.operands if o.is_input)

    def residual(self, numbers: Mapping[str, Poly]) -> Poly:
        """left - right, which is to vanish modulo the modulus."""
        assert self.equation is not None
        return self.equation.residual(numbers, POLYNOMIALS)


def names_in(root: Term) -> list[str]:
    """The names of an expression in the order of occurrence."""
    return list(variables(root))


def term_of(text: str) -> Term:
    """The term that an expression of names, integers, + - * ^ and brackets says. Raises UsageError."""
    odd = _ODD.search(text)
    if odd:
        raise UsageError(f"contract: {text.strip()!r}: {odd[0]!r} is not understood, only names, integers, + - * ^ and brackets")
    try:
        return _term(ast.parse(text.replace("^", "**").strip(), mode="eval").body, text)
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise UsageError(f"contract: {text.strip()!r} is no expression") from error


def _term(node: ast.expr, text: str) -> Term:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return Const(value)
        case ast.Name(id=name):
            return Var(name)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_term(operand, text)
        case ast.BinOp(left=base, op=ast.Pow(), right=ast.Constant(value=int(exponent))) if 0 <= exponent < 4096:
            return _power(_term(base, text), exponent, text)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _term(left, text) + _term(right, text)
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            return _term(left, text) - _term(right, text)
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return _term(left, text) * _term(right, text)
    raise UsageError(f"contract: {text.strip()!r}: only names, integers, + - * ^ and brackets are understood")


def _power(base: Term, exponent: int, text: str) -> Term:
    """Of constants, which are computed, and of what has few enough terms to be multiplied out."""
    if not variables(base):
        number = constant_of(base)
        if number.bit_length() * exponent < _LARGEST:
            return Const(number**exponent)
    elif 0 < exponent < 64 and _terms(base) ** exponent <= _LARGEST:
        return base**exponent
    raise UsageError(f"contract: {text.strip()!r}: a power is too large")


def _terms(root: Term) -> int:
    """At most so many terms does the polynomial have."""
    match root:
        case Apply(Op.ADD | Op.SUB, (x, y)):
            return _terms(x) + _terms(y)
        case Apply(Op.MUL, (x, y)):
            return _terms(x) * _terms(y)
        case Apply(Op.NEG, (x,)):
            return _terms(x)
        case Apply(Op.POW, (x, Const(exponent))):
            return int(_terms(x) ** exponent)
        case _:
            return 1


def constant_of(root: Term) -> int:
    """The integer that a term without names is."""
    match root:
        case Const(value):
            return value
        case Apply(Op.ADD, (x, y)):
            return constant_of(x) + constant_of(y)
        case Apply(Op.SUB, (x, y)):
            return constant_of(x) - constant_of(y)
        case Apply(Op.MUL, (x, y)):
            return constant_of(x) * constant_of(y)
        case Apply(Op.NEG, (x,)):
            return -constant_of(x)
    raise UsageError("contract: of a bound: integers only, with + - * ^ and brackets")


_EQUATION = re.compile(r"(?:(?P<operands>[\w\s,]+):)?(?P<left>[^=]+)=(?P<right>.+?)\smod\s+(?P<modulus>\w+)"
                       r"(?:\s+where\s+(?P<bounds>.+))?")  # fmt: skip


def parse(text: str, moduli: Mapping[str, int]) -> Contract:
    """The contract of a foreign function. `moduli`: the names that may stand after "mod". Raises UsageError."""
    match = _EQUATION.fullmatch(text.strip())
    if not match:
        raise UsageError(f"contract {text!r}: expected something like 'z*2^256 = x*y mod p256'")
    modulus = moduli.get(match["modulus"])
    if modulus is None:
        raise UsageError(f"contract {text!r}: no modulus {match['modulus']!r} (known: {', '.join(moduli)})")
    left, right = term_of(match["left"]), term_of(match["right"])
    outputs, inputs = names_in(left), names_in(right)
    if len(outputs) != 1:
        raise UsageError(f"contract {text!r}: the left side must hold exactly one name, the output")
    if outputs[0] in inputs:
        raise UsageError(f"contract {text!r}: the output {outputs[0]} must not be on the right side, which is of the inputs")
    order = [n.strip() for n in match["operands"].split(",")] if match["operands"] else list(dict.fromkeys(outputs + inputs))
    if sorted(order) != sorted({*outputs, *inputs}):
        raise UsageError(f"contract {text!r}: the operands before the colon are not those of the claim")
    if len(order) > 6:
        raise UsageError(f"contract {text!r}: more than six operands do not fit into registers")
    given = _bounds(match["bounds"])
    for name, bound in given.items():
        if name not in order or bound < 1:
            raise UsageError(f"contract {text!r}: {name} < {bound} is no bound of an operand")
    bounds = dict.fromkeys(order, modulus) | given
    length = -(-modulus.bit_length() // 64)
    operands = tuple(Operand(n, Kind.LIMBS, length, min(bounds[n], 1 << (64 * length)), n in inputs, n in outputs) for n in order)
    contract = Contract(text.strip(), Shape.EQUATION, operands, modulus, Equation(left.equals(right), {}))
    _refuse_empty(contract)
    return contract


def _refuse_empty(contract: Contract) -> None:
    """Raises UsageError unless the equation says something of the output."""
    names = [operand.name for operand in contract.operands]
    residual = contract.residual({name: Poly.atom(index) for index, name in enumerate(names)})
    output = names.index(contract.outputs[0].name)
    if not any(output in monomial and factor % contract.modulus for monomial, factor in residual.terms.items()):
        raise UsageError(f"contract {contract.text!r} says nothing of the output {names[output]}: whatever it is, "
                         "the equation is the same")  # fmt: skip


def _bounds(text: str | None) -> dict[str, int]:
    bounds: dict[str, int] = {}
    for part in (text or "").split(","):
        if part.strip():
            name, sign, value = part.partition("<")
            if not sign:
                raise UsageError(f"contract: {part.strip()!r} is no bound; expected something like 'x < 2^256'")
            if name.strip() in bounds:
                raise UsageError(f"contract: two bounds of {name.strip()}; give one")
            bounds[name.strip()] = constant_of(term_of(value))
    return bounds
