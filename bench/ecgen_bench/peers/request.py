# SPDX-License-Identifier: MIT
"""What a peer is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ecgen.field import Modulus
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Domain, Points, by_tag, extension_of, points_of
from ecgen_bench.system.tools import Compiler


@dataclass(frozen=True)
class Request:
    """`operands`: the domains of the emitted code, with words of 64 bits; `operations`: those to measure; `folder`: for what a
    peer compiles; `progress`: is told of each step."""

    operands: Sequence[Domain]
    operations: Sequence[Operation]
    compiler: Compiler
    folder: Path
    progress: Callable[[str], None]

    @cached_property
    def moduli(self) -> Mapping[str, Modulus]:
        """The moduli by tag: fe, and sc where there is a group order."""
        return by_tag(self.operands)

    @property
    def field(self) -> Modulus:
        return self.moduli["fe"]

    def on_numbers(self) -> Iterator[tuple[Operation, Modulus]]:
        """The operations on field elements and scalars."""
        return ((operation, self.moduli[operation.tag]) for operation in self.operations if operation.tag in self.moduli)

    def on_points(self, tag: str = "point") -> Iterator[tuple[Operation, Points]]:
        """The operations on points, those of G2 by its tag; none where the curve has no such points that are measured."""
        points = points_of(self.operands, tag)
        if points is None:
            return iter(())
        return ((operation, points) for operation in self.operations if operation.tag == points.tag)

    def on_extension(self) -> Iterator[tuple[Operation, Extension]]:
        """The operations over F_p^2; none where the emitted code has no such field."""
        extension = extension_of(self.operands)
        if extension is None:
            return iter(())
        return ((operation, extension) for operation in self.operations if operation.tag == extension.tag)
