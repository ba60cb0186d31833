# SPDX-License-Identifier: MIT
"""Contracts of foreign functions, read from text. A verdict has the text that `contract.stated` makes of what was read: what is
understood is what is printed.

A contract is a claim, optionally the operands in argument order before a colon, and bounds after "where":

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

from ecgen.errors import UsageError
from ecgen.logic.terms import Const, Term, Var, variables
from ecgen_verify.prove.contract import Contract, Kind, Operand, integer, stated
from ecgen_verify.prove.poly import Poly

#: What no expression has, though Python's may.
_ODD = re.compile(r"[^\w\s+*^()-]|[^\x00-\x7f]")
#: Bits of a number in a contract, and terms of a power.
_LARGEST = 1 << 16


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
    elif 0 < exponent < 64 and len(_polynomial(base).terms) ** exponent <= _LARGEST:
        return base**exponent
    raise UsageError(f"contract: {text.strip()!r}: a power is too large")


def _polynomial(root: Term) -> Poly:
    """In its names."""
    return integer(root, {name: Poly.atom(index) for index, name in enumerate(variables(root))})


def constant_of(root: Term) -> int:
    """The integer that a term without names is."""
    if variables(root):
        raise UsageError("contract: of a bound: integers only, with + - * ^ and brackets")
    return _polynomial(root).integer


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
    outputs, inputs = list(variables(left)), list(variables(right))
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
    contract = stated(left, right, operands, modulus)
    _refuse_empty(contract)
    return contract


def _refuse_empty(contract: Contract) -> None:
    """Raises UsageError unless the equation says something of the output."""
    names = [operand.name for operand in contract.operands]
    residual = contract.residual(contract.ensures[0], {name: Poly.atom(index) for index, name in enumerate(names)})
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
