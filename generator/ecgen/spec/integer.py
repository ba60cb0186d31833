# SPDX-License-Identifier: MIT
"""Integers written as people publish them: `2^384 - 2^128 - 2^96 + 2^32 - 1`, `27 * 2^500 - 1`, `0xffff_fffe`."""

from __future__ import annotations

import re

MAX_BITS = 8192  # of any intermediate value: far above every prime accepted, far below what would hang
_MAX_LENGTH = 4096  # characters; also keeps decimal numbers below Python's own limit of 4300 digits
_MAX_DEPTH = 100  # nesting of parentheses, signs and powers

_TOKEN = re.compile(
    r"[ \t\r\n]*(?P<token>0[xX][0-9a-fA-F]+(?:_[0-9a-fA-F]+)*|[0-9]+(?:_[0-9]+)*|[^ \t\r\n])?", re.ASCII
)
_BINDING = {"+": 1, "-": 1, "*": 2, "^": 3}
_POWER = _BINDING["^"]


def parse_integer(text: str) -> int:
    """Value of an expression over decimal and 0x integers with + - * ^ and parentheses.

    `^` is the power: it binds tightest (also tighter than a leading minus) and groups to the right. Underscores
    may separate digits. Raises ValueError, whose message is a reason with the column, for anything else, for a
    negative exponent, and for a value or intermediate value of more than MAX_BITS bits.
    """
    if len(text) > _MAX_LENGTH:
        raise ValueError(f"an expression of {len(text)} characters is too long (at most {_MAX_LENGTH})")
    reader = _Reader(text)
    value = reader.expression(1)
    reader.finish()
    return value


class _Reader:
    """Precedence climbing over the tokens of one expression."""

    def __init__(self, text: str) -> None:
        matches = [match for match in _TOKEN.finditer(text) if match["token"] is not None]
        self._tokens = [(match["token"], match.start("token") + 1) for match in matches]
        self._tokens.append(("", len(text) + 1))
        self._next = 0
        self._depth = 0

    def expression(self, floor: int) -> int:
        """Read operands joined by operators that bind at least as tightly as `floor`."""
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise ValueError("the expression is nested too deeply")
        value = self._operand()
        while (binding := _BINDING.get(operator := self._tokens[self._next][0], 0)) >= floor:
            self._next += 1
            right = self.expression(binding if binding == _POWER else binding + 1)
            value = _apply(operator, value, right)
        self._depth -= 1
        return value

    def finish(self) -> None:
        """Complain when anything is left."""
        token, column = self._tokens[self._next]
        if token:
            raise ValueError(f"expected an operator at column {column}, found {token!r}")

    def _operand(self) -> int:
        token, column = self._tokens[self._next]
        self._next += 1
        if token[:1] in set("0123456789"):
            return _bounded(int(token, 16 if token[:2] in ("0x", "0X") else 10))
        if token == "-":
            return -self.expression(_POWER)
        if token == "(":
            value = self.expression(1)
            closing, column = self._tokens[self._next]
            if closing != ")":
                raise ValueError(f"expected ')' at column {column}, found {closing!r}")
            self._next += 1
            return value
        seen = repr(token) if token else "the end"
        hint = " (a power is written ^)" if token == "*" else ""
        raise ValueError(f"expected a number at column {column}, found {seen}{hint}")


def _apply(operator: str, left: int, right: int) -> int:
    if operator == "+":
        return _bounded(left + right)
    if operator == "-":
        return _bounded(left - right)
    if operator == "*":
        return _bounded(left * right)
    if right < 0:
        raise ValueError("a negative exponent makes no integer")
    if left.bit_length() * right > 2 * MAX_BITS:  # known before any work is done
        raise ValueError(f"a power of more than {MAX_BITS} bits")
    return _bounded(left**right)


def _bounded(value: int) -> int:
    if value.bit_length() > MAX_BITS:
        raise ValueError(f"a value of more than {MAX_BITS} bits")
    return value
