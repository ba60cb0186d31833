# SPDX-License-Identifier: MIT
"""One emission of a structure: what was asked for, and what its files need to know."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from ecgen.emit.context import Function
from ecgen.emit.rendering import Rendering
from ecgen.library import Layout
from ecgen.logic.contract import Contract
from ecgen.proofs import bundled_proofs
from ecgen.spec.structure import Structure

S = TypeVar("S", bound=Structure, covariant=True)


@dataclass(frozen=True)
class Request(Generic[S]):
    """`avx2`: whether there is code for processors with AVX2 too, which are recognised at start. `proofs`: the folder of the
    records of what is proved."""

    spec: S
    prefix: str
    avx2: bool = True
    layout: Layout = Layout.SEVERAL
    proofs: Path = field(default_factory=bundled_proofs)

    @property
    def targets(self) -> tuple[str, ...]:
        """As the manifest names them."""
        return ("c", "avx2") if self.avx2 else ("c",)


@dataclass
class StructureContext(Rendering, Generic[S]):
    request: Request[S]
    command: str
    progress: Callable[[str], None]

    @property
    def spec(self) -> S:
        return self.request.spec

    @property
    def prefix(self) -> str:
        return self.request.prefix

    @property
    def source(self) -> str:
        return self.request.spec.source

    @property
    def layout(self) -> Layout:
        return self.request.layout

    def placed(self, section: str, contracts: Iterable[Contract], units: Mapping[str, Container[str]],
               evidence: tuple[str, ...] = (), avx2: Container[str] = ()) -> tuple[Function, ...]:  # fmt: skip
        """Functions of a section of the header that stand in units of C. `units`: unit -> names of what it holds; the first holds
        what no other does. `avx2`: names of those with a version for AVX2 in the unit that is called so, `UNIT_avx2`."""
        first = next(iter(units))
        functions = []
        for contract in contracts:
            unit = next((unit for unit, names in units.items() if contract.name in names), first)
            files = {"c": self.c_file(unit)}
            if self.request.avx2 and contract.name in avx2:
                files["avx2"] = self.c_file(f"{unit}_avx2")
            functions.append(Function(section, contract, "", files, evidence))
        return tuple(functions)
