# SPDX-License-Identifier: MIT
"""Functions in assembly that belong together, before it is known what else stands in their file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.targets.x86.routine import Routine


@dataclass(frozen=True)
class Dispatch:
    """The variable by which functions of the file let others serve, and what it says."""

    variable: str
    meaning: str


@dataclass(frozen=True)
class AssemblyUnit:
    """`tag`: of the modulus, and `variant`: of the processor, whose file they stand in; `title`, `overview`: what they are."""

    tag: str
    variant: str
    title: str
    overview: Sequence[str]
    routines: Sequence[Routine]
    dispatches: Sequence[Dispatch] = ()
