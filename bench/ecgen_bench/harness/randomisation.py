# SPDX-License-Identifier: MIT
"""A randomisation test: in each launch one of several keys is special. Does it take another time than the others?

The launches are the blocks. In each, chance decides which key lies in which place, so that without an effect the special key's
value may as well be any other's of the same launch, whatever noise the launch had: a drift, a burst, a place that is slow. The
distribution of the mean difference over all choices is therefore exact, without a model of the noise (R. A. Fisher, The Design of
Experiments, 1935, section 21; E. S. Edgington and P. Onghena, Randomization Tests, 4th edition, section 1.6). All choices that
shift the special key by a supposed effect and are not refuted make an interval for the effect.

SciPy's `permutation_test` draws permutations at random: 10^5 draws cannot tell a level that is corrected for a hundred
comparisons. Here all choices are counted.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

#: Launches beyond this number are put together, so that all choices can be counted: 5^12 in two halves of 15,625.
MOST_BLOCKS = 12
_BISECTIONS = 40
_ROUNDING = 1e-12  # sums that differ by no more are equal

Values = NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """The effects that are not refuted. Infinite where the launches are too few to refute any."""

    low: float
    high: float

    @property
    def bounded(self) -> bool:
        return math.isfinite(self.low) and math.isfinite(self.high)


def fewest_blocks(keys: int, level: float) -> int:
    """How many launches it takes before an interval at this level (two-sided) can be finite, with so many keys in a launch."""
    return math.ceil(math.log(2 / level) / math.log(keys) - 1e-9)


def interval(launches: Sequence[Sequence[float]], level: float) -> Interval:
    """The interval that misses the true effect with probability `level` at most.

    `launches`: for each launch a value for each key, the special one first; an effect is a difference of values. Raises
    ValueError unless all launches have the same number of keys, two at least.
    """
    blocks = _blocks(np.array([list(values) for values in launches], dtype=np.float64))
    if len(blocks) < fewest_blocks(blocks.shape[1], level):
        return Interval(-math.inf, math.inf)
    return Interval(_lower(blocks, level / 2), -_lower(-blocks, level / 2))


def tail(launches: Sequence[Sequence[float]], effect: float = 0) -> float:
    """The share of all choices whose mean difference is at least that of the special key, less `effect`: the one-sided p-value of
    "its effect is no larger"."""
    return _tail(_blocks(np.array([list(values) for values in launches], dtype=np.float64)), effect)


def _blocks(values: Values) -> Values:
    """Raises ValueError. Launches that are put together change places together, which keeps the test exact."""
    if values.ndim != 2 or values.shape[1] < 2:
        raise ValueError("each launch needs a value for the special key and for others, as many in each")
    return np.array([group.mean(axis=0) for group in np.array_split(values, min(len(values), MOST_BLOCKS))])


def _tail(blocks: Values, effect: float) -> float:
    shifted = blocks.copy()
    shifted[:, 0] -= effect
    # a choice's mean difference grows with its value: the others' mean is the launch's sum less the value
    chosen = shifted - shifted.mean(axis=1, keepdims=True)
    half = len(chosen) // 2
    first, second = _sums(chosen[:half]), np.sort(_sums(chosen[half:]))
    least = chosen[:, 0].sum() - _ROUNDING
    reaching = len(second) - np.searchsorted(second, least - first, side="left")
    return float(reaching.sum()) / (len(first) * len(second))


def _sums(rows: Values) -> Values:
    sums: Values = np.zeros(1)
    for row in rows:
        sums = np.add.outer(sums, row).ravel()
    return sums


def _lower(blocks: Values, level: float) -> float:
    """The largest effect that is refuted for being too small: p <= level there, and above it p grows."""
    width = float(np.ptp(blocks)) + _ROUNDING
    low, high = -2 * width, 2 * width
    if _tail(blocks, low) > level:
        return -math.inf
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if _tail(blocks, middle) <= level else (low, middle)
    return low
