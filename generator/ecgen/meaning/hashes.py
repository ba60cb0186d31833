# SPDX-License-Identifier: MIT
"""SHA-2, by Python's own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping


def hash_functions() -> Mapping[str, Callable[..., bytes]]:
    return {f"sha{bits}": _hash(f"sha{bits}") for bits in (224, 256, 384, 512)}


def _hash(name: str) -> Callable[[bytes], bytes]:
    return lambda message: hashlib.new(name, message).digest()
