# SPDX-License-Identifier: MIT
"""The shape of a spec file: its tables, keys and types, and how each fault of shape reads in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from ecgen.field import REQUESTS
from ecgen.spec.errors import KeyFault, nearest
from ecgen.spec.integer import parse_integer
from ecgen.spec.name import identifier_fault

REDUCTIONS = ("auto", *(reduction.value for reduction in REQUESTS))
FORMS = ("weierstrass", "montgomery")
KINDS = ("modp",)
#: Of either sign.
LARGEST_NONRESIDUE = 32
#: What `name` of every specification is.
NAME_IS = "a C identifier that begins every symbol"
_ALIAS = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}", re.ASCII)


def _integer(value: object) -> int:
    if isinstance(value, str):
        return parse_integer(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError('must be an integer or a string such as "2^255 - 19"')
    return value


def _name(value: str) -> str:
    if fault := identifier_fault(value):
        raise ValueError(fault)
    return value


def _alias(value: str) -> str:
    if not _ALIAS.fullmatch(value):
        raise ValueError("must start with a letter or digit and hold at most 64 letters, digits, ' ', '.', '_', '-'")
    return value


def _reduction(value: str) -> str:
    if value not in REDUCTIONS:
        raise ValueError(f"unknown reduction; {nearest(value, REDUCTIONS)}")
    return value


def _extension(value: int) -> int:
    if value != 2:
        raise ValueError("must be 2 or left out: extensions of other degrees are not made")
    return value


def _nonresidue(value: int) -> int:
    if abs(value) > LARGEST_NONRESIDUE:
        raise ValueError(f"must be from {-LARGEST_NONRESIDUE} to {LARGEST_NONRESIDUE}, as products with it are sums")
    return value


def _form(value: str) -> str:
    if value not in FORMS:
        raise ValueError(f"unknown curve form; known: {', '.join(FORMS)}")
    return value


def _kind(value: str) -> str:
    if value not in KINDS:
        raise ValueError(f"unknown kind of group; known: {', '.join(KINDS)}")
    return value


Integer = Annotated[int, BeforeValidator(_integer)]
Name = Annotated[str, AfterValidator(_name)]
Alias = Annotated[str, AfterValidator(_alias)]


class Table(BaseModel):
    """Base of all tables, of specifications of every kind: unknown keys and wrong types are faults."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class FieldTable(Table):
    """`[field]`: the prime field."""

    prime: Integer = Field(description="the prime, an integer or an expression")
    limbs: int | None = None
    reduction: Annotated[str, AfterValidator(_reduction)] = "auto"
    extension: Annotated[int, AfterValidator(_extension)] | None = None
    nonresidue: Annotated[Integer, AfterValidator(_nonresidue)] | None = None


class CurveTable(Table):
    """`[curve]`: y^2 = x^3 + ax + b (weierstrass) or y^2 = x^3 + ax^2 + x (montgomery, where b may be left out)."""

    form: Annotated[str, AfterValidator(_form)] = Field(description=f"one of {', '.join(FORMS)}")
    a: Integer = Field(description="the curve's coefficient a")
    b: Integer | None = None
    generator: Annotated[list[Integer], Field(min_length=2, max_length=2, description="an array of two, x and y")]
    order: Integer = Field(description="the prime order of the generator")
    cofactor: Integer = Field(description="the number of points divided by the order")


Parts = Annotated[list[Integer], Field(min_length=2, max_length=2)]


class TwistTable(Table):
    """`[g2]`: y^2 = x^3 + b over the field of p^2 elements, with a subgroup of the curve's order."""

    b: Annotated[Parts, Field(description="the coefficient b, an array of two, its real part and that of i")]
    generator: Annotated[list[Parts], Field(min_length=2, max_length=2, description="an array of two, x and y, of parts each")]
    cofactor: Integer = Field(description="the number of points divided by the order")


class GroupTable(Table):
    """`[group]`: the powers of a generator modulo the prime (modp). The order may be left out where (p - 1)/2 is a prime."""

    kind: Annotated[str, AfterValidator(_kind)] = Field(description=f"one of {', '.join(KINDS)}")
    order: Integer | None = None
    generator: Integer = Field(description="the generator, an integer")
    exponent_bits: int | None = None


class Document(Table):
    """The whole file, of a curve or a prime."""

    name: Name = Field(description=NAME_IS)
    aliases: list[Alias] = []
    field: FieldTable = Field(description="the table with the prime")
    curve: CurveTable | None = None
    g2: TwistTable | None = None
    group: GroupTable | None = None


#: The tables of a specification by where they stand in it; the whole document at ().
Tables = Mapping[tuple[int | str, ...], type[Table]]

_TABLES: Tables = {(): Document, ("field",): FieldTable, ("curve",): CurveTable, ("g2",): TwistTable, ("group",): GroupTable}
_WANTED = {
    "string_type": "a string",
    "int_type": "an integer",
    "list_type": "an array",
    "model_type": "a table",
}

_Model = TypeVar("_Model", bound=Table)


def check_shape(document: dict[str, Any]) -> Document:
    """Validate what tomllib read of a curve or a prime. Raises KeyFault as `validated`."""
    return validated(Document, _TABLES, document)


def validated(model: type[_Model], tables: Tables, document: dict[str, Any]) -> _Model:
    """What tomllib read as a `model`. Raises KeyFault for the first fault; a misspelt key goes before a missing one."""
    try:
        return model.model_validate(document)
    except ValidationError as failure:
        faults = failure.errors(include_url=False)
    fault = min(faults, key=lambda f: f["type"] != "extra_forbidden")
    raise KeyFault(fault["loc"], _reason(tables, fault["type"], fault["loc"], fault))


def _reason(tables: Tables, kind: str, path: tuple[int | str, ...], fault: Any) -> str:
    if kind == "missing":
        return tables[path[:-1]].model_fields[str(path[-1])].description or ""
    if kind == "extra_forbidden":
        return f"unknown key; {nearest(str(path[-1]), tables[path[:-1]].model_fields)}"
    if kind == "value_error":
        return str(fault["ctx"]["error"])
    if kind in ("too_short", "too_long"):
        return "must be an array of exactly two" + (" coordinates, x and y" if path[-1] == "generator" else "")
    return f"must be {_WANTED[kind]}" if kind in _WANTED else str(fault["msg"])
