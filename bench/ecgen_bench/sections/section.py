# SPDX-License-Identifier: MIT
"""The interface that every section has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecgen_bench.harness.job import Job
from ecgen_bench.report.findings import Findings


@dataclass(frozen=True)
class Section:
    """`name`: the value of --section; `about`: one line for the help; `needs_curve`: whether it measures nothing on a bare prime
    field; `takes_groups`: whether it measures groups modulo p all the same.

    `run` raises ToolMissing or NotHere when it cannot measure here, and CheckFailed when any result is wrong. It leaves out the
    curves for which it has nothing to measure.
    """

    name: str
    about: str
    needs_curve: bool
    run: Callable[[Job], Findings]
    takes_groups: bool = False
