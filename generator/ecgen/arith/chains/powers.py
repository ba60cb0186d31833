# SPDX-License-Identifier: MIT
"""The functions of one modulus that are a fixed power: r = a^e by an addition chain for e, the same one for every a."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Power:
    """`exponent`: e for a modulus; `text`: the same for people, "{p}" standing for the modulus's symbol."""

    exponent: Callable[[int], int]
    text: str


#: By operation.
POWERS: Mapping[str, Power] = {
    "inv_chain": Power(lambda p: p - 2, "{p} - 2"),  # Fermat
}
