# SPDX-License-Identifier: MIT
"""The functions of an emitted folder that build on the field's own, composed ones in every build and fused ones as assembled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecgen.library import Library
from ecgen.spec import Spec
from ecgen.verify.prove.composed.folder import prove_composed
from ecgen.verify.prove.composed.objects import Build, builds
from ecgen.verify.prove.fused.compare import fused_verdicts
from ecgen.verify.prove.objects import Recipe
from ecgen.verify.prove.pool import in_order
from ecgen.verify.prove.report import Row


@dataclass(frozen=True)
class _Task:
    source: Path
    spec: Spec
    build: Build
    out: Path
    only: str | None

    def rows(self) -> list[Row]:
        return list(prove_composed(self.source, self.spec, self.build, self.out, self.only))


def prove_all_composed(source: Path, spec: Spec, out: Path, only: str | None = None, workers: int | None = None) -> Iterator[Row]:
    """As `prove_composed`, for every compiler and level. `workers`: as for `prove_folder`."""
    for rows in in_order(_Task.rows, [_Task(source, spec, build, out, only) for build in builds()], workers):
        yield from rows


def prove_fused(source: Path, library: Library, out: Path, only: str | None = None) -> Iterator[Row]:
    """A row for each fused point function of the folder; none where it has no such file."""
    files = tuple(f"{library.prefix}_{unit}_adx.asm" for unit in ("fe", "point"))
    if all((source / file).is_file() for file in files):
        for verdict in fused_verdicts(library, Recipe("nasm", "point", files).make(source, out)):
            if only in (None, verdict.function):
                yield Row("nasm", verdict)
