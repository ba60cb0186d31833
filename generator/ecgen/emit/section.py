# SPDX-License-Identifier: MIT
"""A section of the public header beyond the moduli: types and macros, then the functions that name it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """`name`: what Function.section says; `title`: the comment above it; `declarations`: C lines in front of the functions."""

    name: str
    title: Sequence[str]
    declarations: Sequence[str] = ()
