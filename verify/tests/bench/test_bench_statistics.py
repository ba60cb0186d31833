# SPDX-License-Identifier: MIT
"""The order statistics behind every figure of the benchmark."""

from __future__ import annotations

import pytest

from ecgen.errors import CheckFailed
from ecgen_bench.harness.measure import Cell, Measurements, parse_launch
from ecgen_bench.harness.statistics import Spread, geometric_mean, median, median_ratio, quantile, spread
from ecgen_bench.implementations.operations import OPERATIONS, Mode

OURS, PEER = Cell("nasm-adx", "mul", Mode.LATENCY_A), Cell("openssl", "mul", Mode.LATENCY_A)


def test_quantile_interpolates() -> None:
    assert quantile([4, 1, 3, 2], 0.25) == 1.75
    assert quantile([7], 0.9) == 7
    assert quantile([1, 2, 3], 0) == 1
    assert quantile([1, 2, 3], 1) == 3


def test_quantile_of_nothing() -> None:
    with pytest.raises(ValueError, match="no values"):
        quantile([], 0.5)


def test_median_and_spread() -> None:
    assert median([5, 1, 9]) == 5
    assert median([1, 2]) == 1.5
    assert spread([1, 2, 3, 4, 5]) == Spread(3, 2, 4)


def test_ratio_pairs_rounds() -> None:
    """A machine that slows down to a third for some rounds slows both sides: the ratio of those rounds is unharmed."""
    ours, peer = [10, 30, 30, 10, 10], [20, 60, 60, 20, 20]
    assert median_ratio(ours, peer) == 0.5
    assert median_ratio([1, 2, 9], [2, 2, 3]) == 1
    with pytest.raises(ValueError):
        median_ratio([1], [1, 2])


def test_geometric_mean() -> None:
    assert geometric_mean([2, 8]) == pytest.approx(4)


def test_ratio_spread_is_over_launches() -> None:
    launches = [{OURS: [n, 2 * n], PEER: [1.0, 2.0]} for n in (1.0, 2.0, 3.0)]
    measured = Measurements("ticks", 0, 0, launches)
    assert measured.ratio(OURS, PEER) == Spread(2, 1.5, 2.5)
    assert measured.medians(OURS) == [1.5, 3, 4.5]
    assert measured.value(OURS) == 3


def test_latency_ratio_takes_the_worse_operand() -> None:
    b = [Cell(key, "mul", Mode.LATENCY_B) for key in ("nasm-adx", "openssl")]
    measured = Measurements("ticks", 0, 0, [{OURS: [2.0], PEER: [2.0], b[0]: [3.0], b[1]: [2.0]}])
    assert measured.latency_ratio(OPERATIONS["mul"], "nasm-adx", "openssl").median == 1.5


def test_parse_launch() -> None:
    text = "pinned 1\nclock TSC ticks\ncell openssl mul latency_a\ncell nasm-adx mul latency_a\nround 2.5 1.0\nround 3.5 2.0\n"
    assert parse_launch(text) == ("TSC ticks", 1, {PEER: [2.5, 3.5], OURS: [1.0, 2.0]})


@pytest.mark.parametrize("text", ["clock ns\ncell openssl mul latency_a\n", "cell openssl mul latency_a\nround 1 2\n", "hello\n"])
def test_parse_launch_refuses(text: str) -> None:
    with pytest.raises(CheckFailed):
        parse_launch(text)
