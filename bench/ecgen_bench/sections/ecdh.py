# SPDX-License-Identifier: MIT
"""Key exchange, public keys and signatures against OpenSSL's interface. Other peers join in all but signatures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecgen.emit.montgomery_curve import is_25519
from ecgen.library import Library
from ecgen_bench.exchange.bars import fastest_bars, lanes_bars, one_ladder_bars, openssl_bars
from ecgen_bench.exchange.measure import cell, exchange_of, group_of, measure_exchange, with_openssl
from ecgen_bench.exchange.protocol import OPENSSL, Call, Exchange, lanes_calls, peer_part
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.harness.measure import Measurements
from ecgen_bench.harness.program import Part
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.build import Variant, ifma_variant, one_ladder_variant, powers_variant
from ecgen_bench.peers.exchange import PeerCalls, exchange_peers
from ecgen_bench.peers.registry import PEER_NAMES
from ecgen_bench.report.findings import Chart, Findings
from ecgen_bench.report.record import spread_data
from ecgen_bench.report.report import Bar
from ecgen_bench.report.text import SPREAD, amount, to_base
from ecgen_bench.sections.section import Section
from ecgen_bench.system.machine import NO_IFMA, has_ifma
from ecgen_bench.system.tools import is_x86_64

_FUNCTIONS = ("variable_base", "ecdh", "public_key", "sign", "verify")


@dataclass(frozen=True)
class _Row:
    """`ratio`: to the fastest peer in the same round; None for that peer itself."""

    curve: str
    function: str
    variant: str
    label: str
    value: float
    ratio: Spread | None


def _calls(exchange: Exchange) -> list[Call]:
    """What is timed: groups modulo p have no signatures."""
    return [Call(function) for function in _FUNCTIONS if function in exchange.titles]


def run(job: Job) -> Findings:
    rows: list[_Row] = []
    bars: list[Bar] = []
    notes: list[str] = []
    launches: dict[str, object] = {}
    versions: dict[str, str] = {}
    measurements = None
    for library in job.libraries:
        exchange = exchange_of(library)
        if exchange is None:
            continue
        known = with_openssl(job, exchange)
        if known is None:
            notes.append(f"OpenSSL has no key exchange on {library.spec.name}")
            continue
        peers = exchange_peers(
            job.against, library.spec.prime, group_of(known), job.compiler, job.folder(library), job.says(library)
        )
        peers += _in_lanes(job, library)
        variants = _variants(job, library)
        measurements = _measure(job, library, known, peers, variants)
        rows += _rows(library, known, _labels(job, peers, variants), peers, measurements)
        notes += [note for note in known.notes if note not in notes]
        bars += _bars(job, library, _labels(job, peers, variants), peers, measurements)
        launches[library.spec.name] = {
            key: {call.name: [round(value, 1) for value in measurements.medians(cell(key, call))]
                  for call in _calls(known) if measurements.has(cell(key, call))}
            for key in _labels(job, peers, variants)
        }  # fmt: skip
        versions |= {PEER_NAMES[peer.key]: peer.version for peer in peers if peer.version}
    if measurements is None:
        raise NotHere("; ".join(notes) or "none of these curves has a key exchange in the emitted code")
    return Findings(
        title="key exchange and signatures against OpenSSL",
        legend=f"{measurements.unit} per call; ratios to the fastest peer in the same round, lower is better: {SPREAD}. Each "
               "launch has its own keys.",
        header=("curve", "operation", "code", "time", "ratio"),
        rows=[(row.curve, row.function, row.label, amount(row.value), to_base(row.ratio)) for row in rows],
        chart=_chart(rows),
        bars=bars, notes=notes if has_ifma() else [*notes, NO_IFMA],
        facts=job.run_facts(measurements) | {"OpenSSL": job.crypto.version} | versions,
        data={"unit": measurements.unit, "launch_medians": launches, "rows": [
            {"curve": row.curve, "function": row.function, "variant": row.variant, "label": row.label,
             "value": round(row.value, 1), "ratio": None if row.ratio is None else spread_data(row.ratio)} for row in rows]},
    )  # fmt: skip


def _in_lanes(job: Job, library: Library) -> list[PeerCalls]:
    """The emitted code that exchanges eight keys at once, if there is any and this machine runs it."""
    if not (is_x86_64() and has_ifma()) or library.spec.group is not None:
        return []
    calls = lanes_calls(job.build(library, ifma_variant(job.compiler)))
    return [calls] if calls is not None else []


def _variants(job: Job, library: Library) -> list[Variant]:
    """The builds of the emitted code that make one exchange at a time; groups modulo p and X25519 also in vectors, where those
    run."""
    if not (is_x86_64() and has_ifma()):
        return job.variants
    if library.spec.group is not None:
        return [*job.variants, powers_variant(job.compiler)]
    return [*job.variants, *([one_ladder_variant(job.compiler)] if is_25519(library.spec) else [])]


def _labels(job: Job, peers: Sequence[PeerCalls], variants: Sequence[Variant]) -> dict[str, str]:
    """The names by key; the peers come first."""
    others = {peer.key: peer.label for peer in peers}
    return {OPENSSL: job.crypto.label} | others | {variant.key: variant.label for variant in variants}


def _measure(job: Job, library: Library, exchange: Exchange, peers: Sequence[PeerCalls],
             variants: Sequence[Variant]) -> Measurements:  # fmt: skip
    def more(_: int) -> list[Part]:
        return [peer_part(peer, _calls(exchange)) for peer in peers]

    return measure_exchange(job, library, exchange, variants, _calls(exchange), more=more)


def _rows(library: Library, exchange: Exchange, names: Mapping[str, str], peers: Sequence[PeerCalls],
          measurements: Measurements) -> list[_Row]:  # fmt: skip
    rows = []
    for call in _calls(exchange):
        labels = {key: label for key, label in names.items() if measurements.has(cell(key, call))}
        rivals = [key for key in (OPENSSL, *(peer.key for peer in peers if peer.version and peer.lanes == 1)) if key in labels]
        base = min((cell(key, call) for key in rivals), key=measurements.value)
        for key, label in labels.items():
            ratio = measurements.ratio(cell(key, call), base) if cell(key, call) != base else None
            title = exchange.titles[call.function]
            rows.append(_Row(library.spec.name, title, key, label, measurements.value(cell(key, call)), ratio))
    return rows


def _bars(job: Job, library: Library, labels: Mapping[str, str], peers: Sequence[PeerCalls],
          measurements: Measurements) -> list[Bar]:  # fmt: skip
    best = job.best.key
    rivals = [OPENSSL, *(peer.key for peer in peers if peer.version and peer.lanes == 1)]
    bars = openssl_bars(library, best, job.best.label, measurements)
    bars += fastest_bars(library, best, labels, rivals, measurements)
    bars += one_ladder_bars(library, labels, rivals, measurements)
    for own in (peer for peer in peers if not peer.version):
        singles = [*rivals, *(variant.key for variant in job.variants)]
        bars += lanes_bars(library, own.key, labels, singles, measurements)
    return bars


def _chart(rows: list[_Row]) -> Chart:
    ours = [row for row in rows if row.ratio is not None]
    places = list(dict.fromkeys((row.curve, row.function) for row in ours))
    series: dict[str, list[Spread | None]] = {}
    for variant in dict.fromkeys(row.variant for row in ours):
        ratios = {(row.curve, row.function): row.ratio for row in ours if row.variant == variant}
        series[variant] = [ratios.get(place) for place in places]
    return Chart([" ".join(place) for place in places], series, "time relative to the fastest peer (lower is better)", line=1)


SECTION = Section("ecdh", "key exchange, public keys and signatures against OpenSSL's EVP interface", True, run,
                  takes_groups=True)  # fmt: skip
