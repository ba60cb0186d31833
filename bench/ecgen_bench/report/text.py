# SPDX-License-Identifier: MIT
"""A section's figures as text."""

from __future__ import annotations

from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.cells import short_ratio_text

#: What `to_base` shows, for the legends.
SPREAD = "median over launches, and half the distance between their quartiles"


def amount(value: float) -> str:
    """Three or four digits, with k for thousands and M for millions where there are more."""
    for size, letter in ((1_000_000, " M"), (10_000, " k")):
        if value >= size:
            return f"{value / (1_000_000 if letter == ' M' else 1000):.2f}{letter}"
    return f"{value:.0f}" if value >= 1000 else f"{value:.1f}"


def to_base(ratio: Spread | None) -> str:
    """The median and half the distance between the quartiles; 1 for the base itself."""
    return "1" if ratio is None else short_ratio_text(ratio)


def inverse(ratio: Spread) -> Spread:
    """ "So many times as fast" from "so many times as long"."""
    return Spread(1 / ratio.median, 1 / ratio.high, 1 / ratio.low)
