# SPDX-License-Identifier: MIT
"""Whether the time of a key exchange depends on the private key: sparse, dense and random keys in one process."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from ecgen.errors import ToolMissing
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.measure import cell, exchange_of, measure_exchange, with_openssl
from ecgen_bench.exchange.protocol import OPENSSL, Call, Exchange
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Launch, Measurements
from ecgen_bench.harness.statistics import Spread, median, spread
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.text import SPREAD, to_base
from ecgen_bench.sections.section import Section

_SPECIAL = ("0b10...0", "0b11...1", "smallest")
_RANDOM = 4  # keys
_CALLS = tuple(Call("variable_base", key) for key in range(len(_SPECIAL) + _RANDOM))


@dataclass(frozen=True)
class _Row:
    """`ratio`: to the median of the random keys in the same round; `noise`: how far random keys lie from that median at most."""

    curve: str
    code: str
    form: str
    ratio: Spread
    noise: float

    @property
    def data(self) -> dict[str, Any]:
        """The row of the JSON document. Its verdict follows from its own rounded figures, so that a reader who judges again
        agrees."""
        ratio, noise = spread_data(self.ratio), round(self.noise, 5)
        return {"curve": self.curve, "code": self.code, "key": self.form, "ratio": ratio, "noise": noise,
                "within_noise": ratio["low"] <= 1 + noise and ratio["high"] >= 1 - noise}  # fmt: skip

    @property
    def verdict(self) -> str:
        return "within noise" if self.data["within_noise"] else f"differs by {self.ratio.median - 1:+.1%}"


def run(job: Job) -> Findings:
    rows: list[_Row] = []
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
            return exchange.form_keys(_RANDOM, random.Random(f"forms {number}"))

        with_peer = beside is not None
        measurements = measure_exchange(
            job, library, beside or exchange, job.variants, _CALLS, openssl=with_peer, keys_of=keys_of
        )
        labels = {OPENSSL: "OpenSSL"} if beside is not None else {}
        for key, label in (labels | {variant.key: variant.label for variant in job.variants}).items():
            rows += _rows(library.spec.name, label, key, measurements)
    if measurements is None:
        raise NotHere("none of these curves has a key exchange in the emitted code")
    return Findings(
        title="time by the form of the private key",
        legend="Variable-base multiplication: time with one key, over the median of the random keys in the same round: "
               f"{SPREAD}. Noise: the farthest that a random key lies from that median, in any launch; within it is what "
               "overlaps it by its quartiles.",
        header=("curve", "code", "key", "ratio", "noise", "verdict"),
        rows=[(row.curve, row.code, row.form, to_base(row.ratio), f"±{row.noise:.1%}", row.verdict) for row in rows],
        chart=_chart(rows), notes=notes, facts=job.run_facts(measurements),
        data={"rows": [row.data for row in rows]},
    )  # fmt: skip


def _rows(curve: str, label: str, key: str, measurements: Measurements) -> list[_Row]:
    """One row for each special key, and one row for the random keys together."""
    launches = [_relative(key, launch) for launch in measurements.launches]
    randoms = [ratio for launch in launches for ratio in launch[len(_SPECIAL) :]]
    noise = max(abs(ratio - 1) for ratio in randoms)
    rows = [_Row(curve, label, form, spread([launch[i] for launch in launches]), noise) for i, form in enumerate(_SPECIAL)]
    return [*rows, _Row(curve, label, f"{_RANDOM} random", spread(randoms), noise)]


def _relative(key: str, launch: Launch) -> list[float]:
    """One value for each key: the median over rounds of its time over the random keys' median."""
    times = [launch[cell(key, call)] for call in _CALLS]
    bases = [median(values) for values in zip(*times[len(_SPECIAL) :], strict=True)]
    return [median([value / base for value, base in zip(values, bases, strict=True)]) for values in times]


def _chart(rows: list[_Row]) -> Chart:
    places = list(dict.fromkeys((row.curve, row.code) for row in rows))
    series: dict[str, list[Spread | None]] = {
        form: [next(row.ratio for row in rows if (row.curve, row.code, row.form) == (*place, form)) for place in places]
        for form in dict.fromkeys(row.form for row in rows)
    }
    return Chart([" ".join(place) for place in places], series, "time relative to the median of random keys", line=1)


SECTION = Section("keyforms", "time by the form of the private key, beside OpenSSL's", True, run)
