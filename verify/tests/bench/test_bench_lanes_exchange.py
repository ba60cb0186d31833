# SPDX-License-Identifier: MIT
"""Which emitted function stands for eight exchanges at once in `ecgen bench`, and the bars of a curve that has one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.library import Library, Target
from ecgen_bench.exchange.bars import lanes_bars
from ecgen_bench.exchange.protocol import lanes_calls
from ecgen_bench.harness.measure import Cell, Measurements
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import Built, Variant


def library() -> Library:
    return make_library(load_bundled("curve25519"), None, "c", None)


def built(*functions: str) -> Built:
    variant = Variant("nasm-ifma", "IFMA", (Target.C64,), cast(Any, None), "-O2", lanes=True)
    return Built(variant, library(), "k", frozenset(f"k_{name}" for name in functions), (), Path(), ())


@pytest.mark.parametrize("function", ["ecdh8", "x25519_8"])
def test_the_function_that_exchanges_eight_keys(function: str) -> None:
    eight = lanes_calls(built("fe8_mul", function))
    assert eight is not None
    assert (eight.lanes, eight.functions) == (8, ("ecdh",))
    assert f"#define EXCHANGE8 k_{function}" in eight.body


def test_a_curve_without_one() -> None:
    assert lanes_calls(built("fe8_mul", "ladder8")) is None


class Times:
    """Medians by implementation; ratios of them."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.values = values

    def has(self, cell: Cell) -> bool:
        return cell.implementation in self.values

    def value(self, cell: Cell) -> float:
        return self.values[cell.implementation]

    def ratio(self, mine: Cell, theirs: Cell) -> Spread:
        middle = self.value(mine) / self.value(theirs)
        return Spread(middle, middle, middle)


def test_bars_of_curve25519() -> None:
    """Against the fastest that does one, ours among them, and against crypto_mb's eight."""
    times = Times({"nasm-ifma": 15.0, "openssl": 100.0, "aws-lc": 60.0, "nasm-adx": 50.0, "crypto_mb": 20.0})
    labels = {key: key for key in times.values}
    bars = lanes_bars(library(), "nasm-ifma", labels, ["openssl", "aws-lc", "nasm-adx"], cast(Measurements, times))
    judged = [(bar.what, bar.limit, bar.rival, round(bar.ratio.median, 2), bar.met) for bar in bars]
    assert judged == [
        ("ECDH, IFMA x8", 0.45, "nasm-adx", 0.3, True),
        ("ECDH, IFMA x8, to crypto_mb", None, "crypto_mb", 0.75, True),
    ]
