# SPDX-License-Identifier: MIT
"""Hexadecimal digits, and numbers as bytes, by Python's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

_SMALL, _CAPITALS = frozenset(b"0123456789abcdef"), frozenset(b"ABCDEF")


def encoding_functions() -> Mapping[str, Callable[..., Any]]:
    return {"hexadecimal": _encoded, "is_hexadecimal": _encodes, "from_hexadecimal": _decoded,
            "big_endian_octets": lambda number, length: number.to_bytes(length, "big"),
            "little_endian_octets": lambda number, length: number.to_bytes(length, "little")}  # fmt: skip


def _encoded(string: bytes, capitals: bool) -> bytes:
    digits = string.hex()
    return (digits.upper() if capitals else digits).encode()


def _encodes(string: bytes, capitals: bool) -> bool:
    return len(string) % 2 == 0 and set(string) <= (_SMALL | _CAPITALS if capitals else _SMALL)


def _decoded(string: bytes) -> bytes:
    return bytes.fromhex(string.decode("ascii"))
