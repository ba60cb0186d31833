# SPDX-License-Identifier: MIT
"""The shape of a spec file: its tables, keys and types, and how each fault of shape reads in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from dataclasses import field as key
from functools import partial
from typing import Any

from ecgen.field import REQUESTS
from ecgen.spec.errors import KeyFault, nearest
from ecgen.spec.integer import parse_integer
from ecgen.spec.name import identifier_fault

REDUCTIONS = ("auto", *(reduction.value for reduction in REQUESTS))
FORMS = ("weierstrass", "montgomery")
KINDS = ("modp",)
_ALIAS = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}", re.ASCII)

#: Keys from the top of the file, and indices into arrays.
Path = tuple[str | int, ...]
#: Takes the value that tomllib read at a path, and gives what the generator goes on with. Raises KeyFault.
Reader = Callable[[Any, Path], Any]


# --- values ---


def _checked(read: Callable[[Any], Any]) -> Reader:
    """`read` raises ValueError, whose text is the reason."""

    def reader(value: Any, path: Path) -> Any:
        try:
            return read(value)
        except ValueError as fault:
            raise KeyFault(path, str(fault)) from None

    return reader


@_checked
def _integer(value: Any) -> int:
    """An integer, or a string with an expression."""
    if isinstance(value, str):
        return parse_integer(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError('must be an integer or a string such as "2^255 - 19"')
    return value


@_checked
def _count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("must be an integer")
    return value


def _string(fault_of: Callable[[str], str | None]) -> Reader:
    """A string without a fault."""

    def read(value: Any) -> str:
        fault = fault_of(value) if isinstance(value, str) else "must be a string"
        if fault is not None:
            raise ValueError(fault)
        return str(value)

    return _checked(read)


def _one_of(what: str, known: tuple[str, ...]) -> Reader:
    return _string(lambda value: None if value in known else f"unknown {what}; {nearest(value, known)}")


def _alias_fault(value: str) -> str | None:
    rule = "must start with a letter or digit and hold at most 64 letters, digits, ' ', '.', '_', '-'"
    return None if _ALIAS.fullmatch(value) else rule


def _array(item: Reader) -> Reader:
    def reader(value: Any, path: Path) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise KeyFault(path, "must be an array")
        return tuple(item(one, (*path, i)) for i, one in enumerate(value))

    return reader


def _coordinates(value: Any, path: Path) -> tuple[int, int]:
    x_and_y = _array(_integer)(value, path)
    if len(x_and_y) != 2:
        raise KeyFault(path, "must be an array of exactly two coordinates, x and y")
    return x_and_y[0], x_and_y[1]


# --- tables ---


def _by(reader: Reader, meaning: str = "") -> Mapping[str, Any]:
    """How a key is read. `meaning`: what it is, for a file without it, where it must be there."""
    return {"reader": reader, "meaning": meaning}


def _reader(kind: type) -> Reader:
    """Of a table within the file."""
    return partial(_table, kind)


def _table(kind: type, given: Any, path: Path) -> Any:
    """The table `given` as a value of the dataclass `kind`, whose fields are its keys. Raises KeyFault for the first fault."""
    if not isinstance(given, dict):
        raise KeyFault(path, "must be a table")
    values = {}
    for known in fields(kind):
        place = (*path, known.name)
        if known.name in given:
            values[known.name] = known.metadata["reader"](given[known.name], place)
        elif known.default is MISSING:
            raise KeyFault(place, known.metadata["meaning"])
    return kind(**values)


@dataclass(frozen=True, kw_only=True)
class FieldTable:
    """`[field]`: the prime field."""

    prime: int = key(metadata=_by(_integer, "the prime, an integer or an expression"))
    limbs: int | None = key(default=None, metadata=_by(_count))
    reduction: str = key(default="auto", metadata=_by(_one_of("reduction", REDUCTIONS)))


@dataclass(frozen=True, kw_only=True)
class CurveTable:
    """`[curve]`: y^2 = x^3 + ax + b (weierstrass) or y^2 = x^3 + ax^2 + x (montgomery, where b may be left out)."""

    form: str = key(metadata=_by(_one_of("curve form", FORMS), f"one of {', '.join(FORMS)}"))
    a: int = key(metadata=_by(_integer, "the curve's coefficient a"))
    b: int | None = key(default=None, metadata=_by(_integer))
    generator: tuple[int, int] = key(metadata=_by(_coordinates, "an array of two, x and y"))
    order: int = key(metadata=_by(_integer, "the prime order of the generator"))
    cofactor: int = key(metadata=_by(_integer, "the number of points divided by the order"))


@dataclass(frozen=True, kw_only=True)
class GroupTable:
    """`[group]`: the powers of a generator modulo the prime (modp). The order may be left out where (p - 1)/2 is a prime."""

    kind: str = key(metadata=_by(_one_of("kind of group", KINDS), f"one of {', '.join(KINDS)}"))
    order: int | None = key(default=None, metadata=_by(_integer))
    generator: int = key(metadata=_by(_integer, "the generator, an integer"))
    exponent_bits: int | None = key(default=None, metadata=_by(_count))


@dataclass(frozen=True, kw_only=True)
class Document:
    """The whole file."""

    name: str = key(metadata=_by(_string(identifier_fault), "a C identifier that begins every symbol"))
    aliases: tuple[str, ...] = key(default=(), metadata=_by(_array(_string(_alias_fault))))
    field: FieldTable = key(metadata=_by(_reader(FieldTable), "the table with the prime"))
    curve: CurveTable | None = key(default=None, metadata=_by(_reader(CurveTable)))
    group: GroupTable | None = key(default=None, metadata=_by(_reader(GroupTable)))


_TABLES: Mapping[str, type] = {"field": FieldTable, "curve": CurveTable, "group": GroupTable}


def check_shape(document: dict[str, Any]) -> Document:
    """Validate what tomllib read. Raises KeyFault for the first fault; a misspelt key goes before a missing one."""
    for name, kind in _TABLES.items():
        if isinstance(document.get(name), dict):
            _refuse_unknown(kind, document[name], (name,))
    _refuse_unknown(Document, document, ())
    shape: Document = _table(Document, document, ())
    return shape


def _refuse_unknown(kind: type, given: Mapping[str, Any], path: Path) -> None:
    known = [one.name for one in fields(kind)]
    for name in given:
        if name not in known:
            raise KeyFault((*path, name), f"unknown key; {nearest(name, known)}")
