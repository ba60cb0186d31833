# SPDX-License-Identifier: MIT
"""What a function promises: its operands, and a claim about numbers.

Trusted: the meaning of a contract.

A contract is text: a claim, optionally the operands in argument order before a colon, and bounds after "where":

    z*2^256 = x*y mod p256
    z, x, y: z*2^256 = x*y mod p256 where x < 2^256, z < 2^256

Without operands named, the outputs of the left side come first and the others follow as they occur. Each operand is a
little-endian array of 64-bit words that holds a number below the modulus unless `where` says otherwise.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from ecgen.errors import UsageError
from ecgen_verify.prove.poly import Poly

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
    IS_ZERO = "is zero"
    IS_EQUAL = "is equal"


Expression = Callable[[Mapping[str, Poly]], Poly]


@dataclass(frozen=True)
class Contract:
    text: str
    shape: Shape
    operands: tuple[Operand, ...]
    modulus: int = 0
    left: str = ""
    right: str = ""

    @property
    def outputs(self) -> tuple[Operand, ...]:
        return tuple(o for o in self.operands if o.is_output)

    @property
    def inputs(self) -> tuple[Operand, ...]:
        return tuple(o for o in self.operands if o.is_input)

    def residual(self, numbers: Mapping[str, Poly]) -> Poly:
        """left - right, which is to vanish modulo the modulus."""
        return evaluate(self.left, numbers) - evaluate(self.right, numbers)


def evaluate(text: str, numbers: Mapping[str, Poly]) -> Poly:
    """An expression of names, integers, + - * ^ and brackets. Raises UsageError."""
    return _evaluate(_tree(text), numbers, text)


def names_in(text: str) -> list[str]:
    """The names of an expression in the order of occurrence."""
    found = [node for node in ast.walk(_tree(text)) if isinstance(node, ast.Name)]
    return list(dict.fromkeys(n.id for n in sorted(found, key=lambda n: n.col_offset)))


def _tree(text: str) -> ast.expr:
    try:
        return ast.parse(text.replace("^", "**").strip(), mode="eval").body
    except SyntaxError as error:
        raise UsageError(f"contract: {text.strip()!r} is no expression") from error


def _evaluate(node: ast.expr, numbers: Mapping[str, Poly], text: str) -> Poly:
    match node:
        case ast.Constant(value=int(value)):
            return Poly.constant(value)
        case ast.Name(id=name) if name in numbers:
            return numbers[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _evaluate(operand, numbers, text).scale(-1)
        case ast.BinOp(left=base, op=ast.Pow(), right=ast.Constant(value=int(exponent))) if exponent < 4096:
            number = _evaluate(base, numbers, text)
            if number.is_constant and number.integer.bit_length() * exponent < _LARGEST:
                return Poly.constant(number.integer**exponent)
            if number.is_constant or len(number.terms) ** exponent > _LARGEST:
                raise UsageError(f"contract: {text.strip()!r}: a power is too large")
            result = Poly.constant(1)
            for _ in range(exponent):
                result = result * number
            return result
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() as operator, right=right):
            a, b = _evaluate(left, numbers, text), _evaluate(right, numbers, text)
            return a * b if isinstance(operator, ast.Mult) else a.plus(b, 1 if isinstance(operator, ast.Add) else -1)
    raise UsageError(f"contract: {text.strip()!r}: only names, integers, + - * ^ and brackets are understood")


_EQUATION = re.compile(r"(?:(?P<operands>[\w\s,]+):)?(?P<left>[^=]+)=(?P<right>.+?)\smod\s+(?P<modulus>\w+)"
                       r"(?:\s+where\s+(?P<bounds>.+))?")  # fmt: skip


def parse(text: str, moduli: Mapping[str, int]) -> Contract:
    """The contract of a foreign function. `moduli`: the names that may stand after "mod". Raises UsageError."""
    found = _EQUATION.fullmatch(text.strip())
    if not found:
        raise UsageError(f"contract {text!r}: expected something like 'z*2^256 = x*y mod p256'")
    modulus = moduli.get(found["modulus"])
    if modulus is None:
        raise UsageError(f"contract {text!r}: no modulus {found['modulus']!r} (known: {', '.join(moduli)})")
    outputs = names_in(found["left"])
    inputs = names_in(found["right"])
    if len(outputs) != 1:
        raise UsageError(f"contract {text!r}: the left side must hold exactly one name, the output")
    order = [n.strip() for n in found["operands"].split(",")] if found["operands"] else list(dict.fromkeys(outputs + inputs))
    if set(order) != {*outputs, *inputs}:
        raise UsageError(f"contract {text!r}: the operands before the colon are not those of the claim")
    if len(order) > 6:
        raise UsageError(f"contract {text!r}: more than six operands do not fit into registers")
    given = _bounds(found["bounds"])
    for name, bound in given.items():
        if name not in order or bound < 1:
            raise UsageError(f"contract {text!r}: {name} < {bound} is no bound of an operand")
    bounds = dict.fromkeys(order, modulus) | given
    length = -(-modulus.bit_length() // 64)
    operands = tuple(Operand(n, Kind.LIMBS, length, min(bounds[n], 1 << (64 * length)), n in inputs, n in outputs) for n in order)
    return Contract(text.strip(), Shape.EQUATION, operands, modulus, found["left"], found["right"])


def _bounds(text: str | None) -> dict[str, int]:
    bounds = {}
    for part in (text or "").split(","):
        if part.strip():
            name, sign, value = part.partition("<")
            if not sign:
                raise UsageError(f"contract: {part.strip()!r} is no bound; expected something like 'x < 2^256'")
            bounds[name.strip()] = evaluate(value, {}).integer
    return bounds
