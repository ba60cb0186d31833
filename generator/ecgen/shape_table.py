# SPDX-License-Identifier: MIT
"""The shape of a product as a TOML table: `{ swapped = true, karatsuba = "one" }`. What is not named is as in Shape()."""

from __future__ import annotations

from dataclasses import fields
from typing import TypeVar

from ecgen.arith.shape import Depth, Scan, Shape
from ecgen.spec.errors import KeyFault, nearest

_Name = TypeVar("_Name", Scan, Depth)

_KEYS = tuple(field.name for field in fields(Shape))


def read_shape(key: tuple[str, ...], value: object) -> Shape:
    """The shape that stands under `key`. Raises KeyFault, with the key at fault, when it is none."""
    if not isinstance(value, dict):
        raise KeyFault(key, f"must be a table of {', '.join(_KEYS)}")
    for name in value:
        if name not in _KEYS:
            raise KeyFault((*key, name), f"unknown key; {nearest(name, _KEYS)}")
    usual = Shape()
    return Shape(
        _named(key, value, "scan", Scan, usual.scan),
        _flag(key, value, "swapped", usual.swapped),
        _named(key, value, "karatsuba", Depth, usual.karatsuba),
        _flag(key, value, "spare_bit", usual.spare_bit),
        _flag(key, value, "inverse", usual.inverse),
        _flag(key, value, "turns", usual.alternating),
    )


def _named(key: tuple[str, ...], table: dict[str, object], name: str, names: type[_Name], usual: _Name) -> _Name:
    choice = table.get(name, usual)
    if not isinstance(choice, str):
        raise KeyFault((*key, name), "must be a string")
    if choice not in list(names):
        raise KeyFault((*key, name), f"unknown name; {nearest(choice, list(names))}")
    return names(choice)


def _flag(key: tuple[str, ...], table: dict[str, object], name: str, usual: bool) -> bool:
    flag = table.get(name, usual)
    if not isinstance(flag, bool):
        raise KeyFault((*key, name), "must be true or false")
    return flag
