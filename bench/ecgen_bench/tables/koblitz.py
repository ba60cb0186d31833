# SPDX-License-Identifier: MIT
"""Koblitz's encoding of messages as points, by an emitted Python binding."""

from __future__ import annotations

from typing import Any


def koblitz_encode(binding: Any, message: bytes) -> Any:
    """The point for a message, as in verify/examples/koblitz.c. Raises ValueError when the message is too long or no point
    fits."""
    room = binding.FIELD_BYTES - 3
    if len(message) > room:
        raise ValueError(f"{len(message)} bytes, more than {room}")
    prefix = bytes([2, 0, len(message)]) + message.ljust(room, b"\0")
    for padding in range(256):
        try:
            return binding.Point(prefix + bytes([padding]))
        except ValueError:
            continue
    raise ValueError("no point for this message")


def koblitz_decode(point: Any) -> bytes:
    """The message that a point stands for. Raises ValueError when it stands for none."""
    encoded: bytes = point.to_bytes(compressed=True)
    length, room = encoded[2], len(encoded) - 4
    if encoded[1] or length > room or any(encoded[3 + length : -1]):
        raise ValueError("the point stands for no message")
    return encoded[3 : 3 + length]
