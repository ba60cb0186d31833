# SPDX-License-Identifier: MIT
"""SHA-2, SHA-3 and HMAC, by Python's own."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping


def hash_functions() -> Mapping[str, Callable[..., bytes]]:
    names = (*(f"sha{bits}" for bits in (224, 256, 384, 512)), "sha3_256")
    return {**{name: _hash(name) for name in names}, "shake256": _shake256, "hmac": _hmac}


def _hash(name: str) -> Callable[[bytes], bytes]:
    return lambda message: hashlib.new(name, message).digest()


def _shake256(message: bytes, length: int) -> bytes:
    return hashlib.shake_256(message).digest(length)


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, f"sha{8 * len(key)}").digest()
