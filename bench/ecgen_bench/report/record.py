# SPDX-License-Identifier: MIT
"""A report as JSON, with the medians of every launch."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict

from ecgen_bench.harness.measure import Measurements
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.report.report import Bar, Figure, Report


def record(report: Report, measurements: Measurements, more: Mapping[str, object]) -> str:
    """The JSON text. `more`: further keys at the top level."""
    launches: dict[str, dict[str, dict[str, list[float]]]] = {}
    for cell in measurements.launches[0]:
        modes = launches.setdefault(cell.implementation, {}).setdefault(cell.operation, {})
        modes[cell.mode.value] = [round(value, 4) for value in measurements.medians(cell)]
    document = {
        "title": report.title, "base": report.base, "unit": report.unit, "facts": report.facts, "notes": report.notes,
        "launches": len(measurements.launches), "rounds": measurements.rounds,
        "cpu": measurements.cpu, "results_checked": measurements.checked,
        "rows": [{
            "function": row.operation.key, "variant": row.implementation, "label": row.label, "callee": row.callee,
            "version": row.version, "canonical": row.canonical,
            **{mode.value: _figure(figure) for mode, figure in row.figures.items()},
        } for row in report.rows],
        "bars": [bar_data(bar) for bar in report.bars],
        "launch_medians": launches,
    } | dict(more)  # fmt: skip
    return json.dumps(document, indent=1) + "\n"


def bar_data(bar: Bar) -> dict[str, object]:
    return {"bar": bar.text, "limit": bar.limit, "met": bar.met, **spread_data(bar.ratio)}


def _figure(figure: Figure) -> dict[str, object]:
    return {"value": round(figure.value, 4), "ratio": None if figure.ratio is None else spread_data(figure.ratio)}


def spread_data(spread: Spread) -> dict[str, float]:
    """Median and quartiles for a JSON document."""
    return {name: round(value, 5) for name, value in asdict(spread).items()}
