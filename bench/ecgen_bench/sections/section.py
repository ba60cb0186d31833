# SPDX-License-Identifier: MIT
"""The interface that every section has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecgen_bench.harness.job import Job
from ecgen_bench.report.findings import Findings


@dataclass(frozen=True)
class Section:
    """`name`: what --section takes; `about`: one line for the help; `needs_curve`: whether a bare prime field will not do.

    `run` raises ToolMissing or NotHere when it cannot measure here, CheckFailed when any result is wrong. It leaves out the
    libraries for which it has nothing to measure.
    """

    name: str
    about: str
    needs_curve: bool
    run: Callable[[Job], Findings]
