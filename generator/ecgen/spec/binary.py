# SPDX-License-Identifier: MIT
"""Binary fields, and Classic McEliece over them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from pydantic import Field

from ecgen.spec.errors import KeyFault
from ecgen.spec.schema import NAME_IS, Alias, Integer, Name, Table, Tables, validated
from ecgen.spec.structure import Origin, Structure
from ecgen.spec.tower import is_irreducible

LEAST_DEGREE, MOST_DEGREE = 8, 16
#: Degrees of fields with a decoder, and the least and most errors that it corrects.
_ERRORS = {12: (33, 64), 13: (65, 128)}
_TERM = re.compile(r"(?:[a-z](?:\^(\d{1,4}))?|1)", re.ASCII)


class FieldTable(Table):
    """`[field]`: GF(2)[z] modulo an irreducible polynomial of degree m."""

    m: Integer = Field(description="the degree of the field")
    polynomial: str = Field(description="the polynomial, as \"z^12 + z^3 + 1\"")


class CodeTable(Table):
    """`[code]`: the Goppa code of Classic McEliece."""

    n: Integer = Field(description="the length of the code")
    t: Integer = Field(description="the number of errors that it corrects")
    polynomial: str = Field(description="the polynomial of degree t modulo which secret ones are made, as \"y^64 + y^3 + y + z\"")


class BinaryDocument(Table):
    """The whole file."""

    name: Name = Field(description=NAME_IS)
    aliases: tuple[Alias, ...] = Field(default=(), strict=False)
    kind: Literal["binary"]
    field: FieldTable = Field(description="the table with m and the polynomial")
    code: CodeTable | None = None


_TABLES: Tables = {(): BinaryDocument, ("field",): FieldTable, ("code",): CodeTable}


@dataclass(frozen=True)
class Code:
    """Length n, t errors. `extension`: the polynomial of degree t, its coefficients by exponent: bits as of an element of the
    field."""

    n: int
    t: int
    extension: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class BinarySpec(Structure):
    """GF(2^m), 8 <= m <= 16, by an irreducible polynomial whose bits are its coefficients. `code`: of Classic McEliece, or none
    for the field alone."""

    m: int
    polynomial: int
    code: Code | None = None

    kind: ClassVar[str] = "binary"
    is_a: ClassVar[str] = "a binary field"


def binary_spec(origin: Origin, document: dict[str, Any]) -> BinarySpec:
    """Raises KeyFault unless the document is a binary field, and a code where it asks for that."""
    shape = validated(BinaryDocument, _TABLES, document)
    m, at = shape.field.m, ("field", "polynomial")
    if not LEAST_DEGREE <= m <= MOST_DEGREE:
        raise KeyFault(("field", "m"), f"must lie between {LEAST_DEGREE} and {MOST_DEGREE}")
    terms = _terms(at, shape.field.polynomial, "z", m)
    polynomial = sum(1 << exponent for exponent in terms)
    if polynomial.bit_length() != m + 1:
        raise KeyFault(at, f"is of degree {polynomial.bit_length() - 1}; m is {m}")
    if (divisor := _divisor(polynomial)) is not None:
        raise KeyFault(at, f"is not irreducible: {_written(divisor)} divides it")
    code = None if shape.code is None else _code(m, polynomial, shape.code)
    return BinarySpec(shape.name, tuple(shape.aliases), origin, m, polynomial, code)


def _terms(path: tuple[str, ...], text: str, variable: str, most: int) -> list[int]:
    """Exponents of a sum of powers of the variable. Raises KeyFault."""
    exponents = []
    for word in text.split("+"):
        match = _TERM.fullmatch(word.strip())
        if match is None or word.strip()[0] not in (variable, "1"):
            raise KeyFault(path, f"must be a sum of powers of {variable}, such as \"{variable}^12 + {variable}^3 + 1\"")
        exponent = 0 if word.strip() == "1" else int(match[1] or 1)
        if exponent > most:
            raise KeyFault(path, f"has a term of degree {exponent}, which is above {most}")
        if exponent in exponents:
            raise KeyFault(path, f"has a term of degree {exponent} twice")
        exponents.append(exponent)
    return exponents


def _divisor(polynomial: int) -> int | None:
    """A factor of lower degree; None where it is irreducible."""
    for divisor in range(2, 1 << ((polynomial.bit_length() - 1) // 2 + 1)):
        rest = polynomial
        while rest.bit_length() >= divisor.bit_length():
            rest ^= divisor << (rest.bit_length() - divisor.bit_length())
        if rest == 0:
            return divisor
    return None


def _written(polynomial: int) -> str:
    exponents = [i for i in reversed(range(polynomial.bit_length())) if polynomial >> i & 1]
    return " + ".join({0: "1", 1: "z"}.get(i, f"z^{i}") for i in exponents)


def _code(m: int, polynomial: int, table: CodeTable) -> Code:
    if m not in _ERRORS:
        raise KeyFault(("field", "m"), f"is {m}; codes are decoded over fields of degree {' and '.join(map(str, _ERRORS))}")
    n, t, (least, most) = table.n, table.t, _ERRORS[m]
    if not least <= t <= most:
        raise KeyFault(("code", "t"), f"must lie between {least} and {most} for m = {m}")
    if m * t % 8:
        raise KeyFault(("code", "t"), f"m*t = {m * t} is no multiple of 8, as many bits a ciphertext has")
    if n > 1 << m:
        raise KeyFault(("code", "n"), f"is above 2^m = {1 << m}")
    if n % 8:
        raise KeyFault(("code", "n"), "must be a multiple of 8")
    if n <= m * t:
        raise KeyFault(("code", "n"), f"must be above m*t = {m * t}")
    extension = _extension(t, table.polynomial)
    if not is_irreducible(extension, m, polynomial):
        raise KeyFault(("code", "polynomial"), f"is not irreducible over GF(2^{m})")
    return Code(n, t, extension)


def _extension(t: int, text: str) -> tuple[tuple[int, int], ...]:
    """Of degree t in y: a sum of powers of y, and of z for the coefficient of y^0."""
    path = ("code", "polynomial")
    words = [word.strip() for word in text.split("+")]
    low = [word for word in words if word.startswith("z")]
    high = [word for word in words if not word.startswith("z")]
    exponents = _terms(path, " + ".join(high), "y", t)
    constant = sum(1 << exponent for exponent in _terms(path, " + ".join(low), "z", 15)) if low else 0
    if max(exponents) != t:
        raise KeyFault(path, f"is of degree {max(exponents)} in y; t is {t}")
    coefficients = dict.fromkeys(exponents, 1)
    coefficients[0] = coefficients.get(0, 0) ^ constant
    if not coefficients[0]:
        raise KeyFault(path, "is divisible by y")
    return tuple(sorted(coefficients.items(), reverse=True))
