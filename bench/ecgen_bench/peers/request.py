# SPDX-License-Identifier: MIT
"""What every peer is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ecgen.field import Modulus
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Domain, Points, by_tag, points_of
from ecgen_bench.system.tools import Compiler


@dataclass(frozen=True)
class Request:
    """`operands`: those of the emitted code, 64-bit words; what a peer compiles goes into `folder`."""

    operands: Sequence[Domain]
    operations: Sequence[Operation]
    compiler: Compiler
    folder: Path
    progress: Callable[[str], None]

    @cached_property
    def moduli(self) -> Mapping[str, Modulus]:
        """By tag."""
        return by_tag(self.operands)

    @property
    def field(self) -> Modulus:
        return self.moduli["fe"]

    @cached_property
    def points(self) -> Points | None:
        return points_of(self.operands)

    def on_numbers(self) -> Iterator[tuple[Operation, Modulus]]:
        """The operations on field elements and scalars."""
        return ((operation, self.moduli[operation.tag]) for operation in self.operations if operation.tag in self.moduli)

    def on_points(self) -> Iterator[tuple[Operation, Points]]:
        """The operations on points, where the curve has any of the kind that is measured."""
        points = self.points
        if points is None:
            return iter(())
        return ((operation, points) for operation in self.operations if operation.tag == points.tag)
