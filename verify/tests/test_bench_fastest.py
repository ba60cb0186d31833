# SPDX-License-Identifier: MIT
"""Each figure is compared with the fastest peer of its own column, and the bars against it take the worse of two latencies."""

from __future__ import annotations

from ecgen.bench.bars import fastest_bars
from ecgen.bench.contestant import Callee, Contestant
from ecgen.bench.measure import Cell, Measurements
from ecgen.bench.operations import OPERATIONS, Mode
from ecgen.bench.peers.primes import P256
from ecgen.bench.report import fastest
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind

MUL, ADD = OPERATIONS["mul"], OPERATIONS["add"]
FIELD = Modulus(P256, Kind.FIELD, 64, 4, Reduction.MONTGOMERY)
A, B, THROUGHPUT = Mode.LATENCY_A, Mode.LATENCY_B, Mode.THROUGHPUT
TIMES = {
    "openssl": {A: 20.0, B: 30.0, THROUGHPUT: 18.0},
    "s2n-bignum": {A: 25.0, B: 21.0, THROUGHPUT: 17.0},
    "nasm-adx": {A: 18.0, B: 19.5, THROUGHPUT: 16.0},
}


def contestant(key: str, version: str) -> Contestant:
    return Contestant(key, key, "", (Callee(MUL, "", "", FIELD, "f"),), (), version=version)


PEERS = [contestant("openssl", "1"), contestant("s2n-bignum", "2")]
OURS = contestant("nasm-adx", "")
ROUND = {Cell(key, "mul", mode): [time] for key, times in TIMES.items() for mode, time in times.items()}
MEASURED = Measurements("ticks", 0, 0, [ROUND])


def test_every_column_has_its_own_fastest_peer() -> None:
    assert [fastest(PEERS, MUL, mode, MEASURED) for mode in (A, B, THROUGHPUT)] == ["openssl", "s2n-bignum", "s2n-bignum"]
    assert fastest(PEERS, ADD, A, MEASURED) is None


def test_the_bar_takes_the_worse_latency() -> None:
    """Through a 18/20, through b 19.5/21."""
    (bar,) = fastest_bars(P256, [MUL, ADD], [*PEERS, OURS], MEASURED)
    assert bar.text == "nasm-adx mul latency at most 0.90 x the fastest peer"
    assert bar.ratio.median == 19.5 / 21.0
    assert not bar.met


def test_no_bar_without_the_peer_it_is_about() -> None:
    assert fastest_bars(P256, [MUL], [PEERS[0], OURS], MEASURED) == []
    assert fastest_bars(P256, [MUL], PEERS, MEASURED) == []
    assert fastest_bars(13, [MUL], [*PEERS, OURS], MEASURED) == []
