# SPDX-License-Identifier: MIT
"""Order statistics: medians of medians, quartiles, ratios taken round by round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Spread:
    """A median with its quartiles. All three are equal when there is one value."""

    median: float
    low: float
    high: float


def quantile(values: Sequence[float], fraction: float) -> float:
    """The value below which `fraction` of the values lie, with linear interpolation. Raises ValueError when there are no
    values."""
    if not values:
        raise ValueError("no values")
    ordered = sorted(values)
    position = fraction * (len(ordered) - 1)
    below = math.floor(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)


def median(values: Sequence[float]) -> float:
    return quantile(values, 0.5)


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), quantile(values, 0.25), quantile(values, 0.75))


def median_ratio(values: Sequence[float], peer: Sequence[float]) -> float:
    """The median over rounds of value / peer, both from the same round. Raises ValueError when the lengths differ."""
    return median([value / other for value, other in zip(values, peer, strict=True)])


def geometric_mean(values: Sequence[float]) -> float:
    return math.exp(sum(math.log(value) for value in values) / len(values))
