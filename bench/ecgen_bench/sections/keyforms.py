# SPDX-License-Identifier: MIT
"""Whether the time of a key exchange depends on the private key: sparse, dense and random keys in one process.

The verdicts are those of a randomisation test (harness/randomisation.py) with the launches as blocks. Each launch puts its keys
into places drawn anew, with random keys drawn anew; the harness times them in an order drawn anew in each round. So a special key
that takes as long as random ones is in no other position than these, whatever the machine does meanwhile.

Level: 1 % for a run, whatever its number of comparisons. Power: with nine launches and twelve comparisons (one curve), a
difference of 1 % is found in 19 runs of 20 where a key's value deviates by 0.3 % from launch to launch. That is simulated, with
drift and bursts, in verify/tests/bench/test_bench_randomisation.py. A quiet machine deviates by less, and finds less.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.errors import ToolMissing
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.measure import cell, exchange_of, measure_exchange, with_openssl
from ecgen_bench.exchange.protocol import OPENSSL, Call, Exchange
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Launch, Measurements
from ecgen_bench.harness.randomisation import Interval, fewest_blocks, interval
from ecgen_bench.harness.statistics import Spread, median, spread
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, to_base
from ecgen_bench.sections.section import Section

_SPECIAL = ("0b10...0", "0b11...1", "smallest")
_RANDOM = 4  # keys
_KEYS = len(_SPECIAL) + _RANDOM
_CALLS = tuple(Call("variable_base", place) for place in range(_KEYS))

#: The probability of any wrong "differs" or "the same" in one run, over all of its rows together (Bonferroni).
LEVEL = 0.01
#: An effect below this is "the same": the interval for it must lie within.
SAME = 0.01


@dataclass(frozen=True)
class Row:
    """`ratio`: of the time with this key to the mean of the random keys'; `interval`: the relative differences that the test does
    not refute, None for the random keys themselves."""

    curve: str
    code: str
    form: str
    ratio: Spread
    interval: Interval | None

    @property
    def verdict(self) -> str:
        """See verdict_of; "reference" for the random keys."""
        return "reference" if self.interval is None else verdict_of(self.interval)

    @property
    def data(self) -> dict[str, Any]:
        """The row of the JSON document; `interval`: null where it has no bounds."""
        bounds = None
        if self.interval is not None and self.interval.bounded:
            bounds = [round(self.interval.low, 6), round(self.interval.high, 6)]
        return {"curve": self.curve, "code": self.code, "key": self.form, "ratio": spread_data(self.ratio), "interval": bounds,
                "verdict": self.verdict}  # fmt: skip


def verdict_of(effect: Interval) -> str:
    """ "differs": "no difference" is refuted; "same": each difference of SAME or more is; else "undecided"."""
    if effect.low > 0 or effect.high < 0:
        return "differs"
    return "same" if effect.low > -SAME and effect.high < SAME else "undecided"


def run(job: Job) -> Findings:
    measured: list[tuple[str, str, list[list[float]]]] = []
    notes: list[str] = []
    measurements = None
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        try:
            beside = with_openssl(job, exchange)
        except ToolMissing as missing:
            beside = None
            notes.append(f"without OpenSSL beside it: {missing}")

        def keys_of(number: int, exchange: Exchange = exchange) -> Keys:
            return exchange.form_keys(_RANDOM, random.Random(f"forms {number}")).reordered(keys_by_place(number))

        with_peer = beside is not None
        measurements = measure_exchange(
            job, library, beside or exchange, job.variants, _CALLS, openssl=with_peer, keys_of=keys_of
        )
        labels = {OPENSSL: "OpenSSL"} if beside is not None else {}
        for key, label in (labels | {variant.key: variant.label for variant in job.variants}).items():
            measured.append((library.spec.name, label, values_by_key(key, measurements)))
    if measurements is None:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    level = LEVEL / (len(measured) * len(_SPECIAL))
    rows = [row for curve, label, values in measured for row in judged(curve, label, values, level)]
    fewest = fewest_blocks(1 + _RANDOM, level)
    if len(measurements.launches) < fewest:
        launches = len(measurements.launches)
        notes.append(f"undecided: {launches} launches can decide nothing at this level; --launches {fewest} can")
    return Findings(
        title="time by the form of the private key",
        legend="Variable-base multiplication: time with one key over that with random keys, in the same rounds: "
               f"{SPREAD}. Interval: the differences that a randomisation test over the launches does not refute; the "
               f"probability that any interval of this run misses is {LEVEL:.0%} at most. same: all of it is below "
               f"{SAME:.0%}; differs: 0 is outside.",
        header=("curve", "code", "key", "ratio", "interval", "verdict"),
        rows=[(row.curve, row.code, row.form, to_base(row.ratio), _interval_text(row.interval), row.verdict) for row in rows],
        chart=_chart(rows), notes=notes, facts=job.run_facts(measurements),
        data={"level": LEVEL, "same_below": SAME, "comparisons": len(measured) * len(_SPECIAL),
              "rows": [row.data for row in rows]},
    )  # fmt: skip


def keys_by_place(number: int) -> list[int]:
    """Which key lies in each place in the launch with this number; the special ones come first where keys are counted."""
    return random.Random(f"places {number}").sample(range(_KEYS), _KEYS)


def values_by_key(key: str, measurements: Measurements) -> list[list[float]]:
    """For each launch, the logarithm of the time of each key, relative to the launch's."""
    return [_by_key(_relative(key, launch), keys_by_place(number)) for number, launch in enumerate(measurements.launches)]


def _by_key(by_place: Sequence[float], order: Sequence[int]) -> list[float]:
    return [value for _, value in sorted(zip(order, by_place, strict=True))]


def _relative(key: str, launch: Launch) -> list[float]:
    """One value for each place: the median over rounds of its time, relative to the median place in the same round. All places
    are treated alike, as the test wants."""
    times = [launch[cell(key, call)] for call in _CALLS]
    middles = [median(values) for values in zip(*times, strict=True)]
    return [median([math.log(value / middle) for value, middle in zip(values, middles, strict=True)]) for values in times]


def judged(curve: str, label: str, launches: Sequence[Sequence[float]], level: float) -> list[Row]:
    """One row for each special key, and one row for the random keys together. `level`: of each interval."""
    rows = []
    for i, form in enumerate(_SPECIAL):
        chosen = [[values[i], *values[len(_SPECIAL) :]] for values in launches]
        ratios = [math.exp(value - sum(others) / _RANDOM) for value, *others in chosen]
        rows.append(Row(curve, label, form, spread(ratios), interval(chosen, level)))
    means = [sum(values[len(_SPECIAL) :]) / _RANDOM for values in launches]
    randoms = [math.exp(value - mean) for values, mean in zip(launches, means, strict=True) for value in values[len(_SPECIAL) :]]
    return [*rows, Row(curve, label, f"{_RANDOM} random", spread(randoms), None)]


def _interval_text(bounds: Interval | None) -> str:
    if bounds is None:
        return ""
    return f"{bounds.low:+.2%} to {bounds.high:+.2%}" if bounds.bounded else "unbounded"


def _chart(rows: list[Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.code) for row in rows))
    series: dict[str, list[Spread | None]] = {
        form: [next(row.ratio for row in rows if (row.curve, row.code, row.form) == (*place, form)) for place in places]
        for form in dict.fromkeys(row.form for row in rows)
    }
    return Chart([" ".join(place) for place in places], series, "time relative to random keys", line=1)


SECTION = Section("keyforms", "time by the form of the private key, beside OpenSSL's", True, run)
