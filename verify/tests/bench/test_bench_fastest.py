# SPDX-License-Identifier: MIT
"""Each figure is compared with the fastest peer of its own column, and the bars against it take the worse of two latencies."""

from __future__ import annotations

from ecgen.bundled import load_bundled
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen_bench.field.bars import fastest_bars
from ecgen_bench.harness.measure import Cell, Measurements
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import OPERATIONS, Mode
from ecgen_bench.peers.primes import P192, P256, P434
from ecgen_bench.report.report import fastest

MUL, ADD = OPERATIONS["mul"], OPERATIONS["add"]
FIELD = Modulus(P256, Kind.FIELD, 64, 4, Reduction.MONTGOMERY)
A, B, THROUGHPUT = Mode.LATENCY_A, Mode.LATENCY_B, Mode.THROUGHPUT
TIMES = {
    "openssl": {A: 20.0, B: 30.0, THROUGHPUT: 18.0},
    "s2n-bignum": {A: 25.0, B: 21.0, THROUGHPUT: 17.0},
    "crypto_mb": {THROUGHPUT: 8.0},
    "nasm-adx": {A: 18.0, B: 19.5, THROUGHPUT: 16.0},
    "nasm-ifma": {THROUGHPUT: 4.0},
    "gcc-O2": {A: 30.0, B: 31.5, THROUGHPUT: 28.0},
}
LANES = ("crypto_mb", "nasm-ifma")


def implementation(key: str, version: str) -> Implementation:
    callee = Callee(MUL, "", "", FIELD, "f", canonical=key not in LANES, lanes=8 if key in LANES else 1)
    return Implementation(key, key, "", (callee,), (), version=version)


PEERS = [implementation("openssl", "1"), implementation("s2n-bignum", "2"), implementation("crypto_mb", "3")]
OURS = [implementation(key, "") for key in ("nasm-adx", "nasm-ifma", "gcc-O2")]
ROUND = {Cell(key, "mul", mode): [time] for key, times in TIMES.items() for mode, time in times.items()}
MEASURED = Measurements("ticks", 0, 0, [ROUND])


def test_every_column_has_its_own_fastest_peer() -> None:
    assert [fastest(PEERS, MUL, mode, MEASURED) for mode in (A, B, THROUGHPUT)] == ["openssl", "s2n-bignum", "s2n-bignum"]
    assert fastest(PEERS, ADD, A, MEASURED) is None


def test_bars_against_the_fastest() -> None:
    """Through a 18/20, through b 19.5/21; eight at once against our own throughput, which here is the best of one at a time."""
    bars = fastest_bars("p256", P256, [MUL, ADD], [*PEERS, *OURS], MEASURED)
    assert {bar.what: (bar.limit, bar.ratio.median, bar.rival, bar.verdict) for bar in bars} == {
        "mul": (0.90, 19.5 / 21.0, "s2n-bignum f", "missed"),
        "mul, gcc-O2": (1.60, 30.0 / 20.0, "openssl f", "met"),
        "mul, IFMA x8": (0.35, 4.0 / 16.0, "nasm-adx f", "met"),
        "mul, IFMA x8, to crypto_mb": (None, 4.0 / 8.0, "crypto_mb f (weak)", ""),
    }
    assert {bar.curve for bar in bars} == {"p256"}
    assert bars[0].text == "nasm-adx mul latency at most 0.90 x the fastest peer"


def test_no_bar_without_the_peer_it_is_about() -> None:
    ours = OURS[0]
    assert fastest_bars("p256", P256, [MUL], [PEERS[0], ours], MEASURED) == []
    assert fastest_bars("p256", P256, [MUL], PEERS, MEASURED) == []
    assert fastest_bars("f13", 13, [MUL], [*PEERS, ours], MEASURED) == []
    for prime in (P192, P434):  # their best public code is another
        assert fastest_bars("x", prime, [MUL], [*PEERS, ours], MEASURED) == []


def test_a_long_modulus_has_one_bar_against_openssl() -> None:
    """The limit is for assembly: of code in C, and of eight at once, which there is not, nothing is judged."""
    prime, ours = load_bundled("ffdhe2048").prime, [implementation(key, "") for key in ("nasm-adx", "gcc-O2")]
    (bar,) = fastest_bars("ffdhe2048", prime, [MUL], [PEERS[0], *ours], MEASURED)
    assert (bar.what, bar.limit, bar.rival) == ("mul", 1.00, "openssl f")
    assert fastest_bars("ffdhe2048", prime, [MUL], [PEERS[1], *ours], MEASURED) == []
