# SPDX-License-Identifier: MIT
"""Profiles of X25519, Ed25519 and XEdDSA, and what the sections about them read from other tools. No figure is judged."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.errors import CheckFailed
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen.spec.load import load_file
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.harness.program import Part, link
from ecgen_bench.instruments import counters
from ecgen_bench.instruments.counters import EVENTS, parse_counted, parse_simulated
from ecgen_bench.instruments.watched import DRIVER
from ecgen_bench.sections import caches, consistency, memory, shares, sizes, threads
from ecgen_bench.sections.consistency import RUNS, described
from ecgen_bench.system.tools import find_compilers, run
from support.emitted import need

SPECS = Path(__file__).parents[1] / "specs"
OPERATIONS = ["X25519 from bytes", "Ed25519 sign", "Ed25519 verify", "XEdDSA sign", "XEdDSA verify"]


@pytest.fixture(scope="module")
def job(tmp_path_factory: pytest.TempPathFactory) -> Job:
    library = make_library(load_bundled("curve25519"), None, "c", None)
    return Job([library], Effort(1, 2, 1, 8), True, tmp_path_factory.mktemp("profiles"), lambda step: None)


def operations(data: dict[str, Any]) -> list[str]:
    return list(dict.fromkeys(row["operation"] for row in data["rows"]))


@pytest.mark.slow
def test_shares_of_every_protocol_of_curve25519(job: Job) -> None:
    need("valgrind")
    data: Any = shares.run(job).data
    assert operations(data) == OPERATIONS
    for operation in OPERATIONS:
        mine = {row["function"]: row["share"] for row in data["rows"] if row["operation"] == operation}
        assert sum(mine.values()) == pytest.approx(1, abs=1e-3)
        assert ("ladder_step" in mine) == (operation == "X25519 from bytes")


@pytest.mark.slow
def test_stack_and_heap_of_every_protocol_of_curve25519(job: Job) -> None:
    need("valgrind")
    data: Any = memory.run(job).data
    assert data["heap_allocations"] == 0
    assert {row["function"] for row in data["whole_calls"]} == {"X25519", "Ed25519 public key", *OPERATIONS}


@pytest.mark.slow
def test_threads_of_x25519(job: Job) -> None:
    data: Any = threads.run(job).data
    assert {row["curve"] for row in data["rows"]} == {"curve25519"}


@pytest.mark.slow
def test_cache_misses_are_simulated_where_no_counters_are(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    need("valgrind")
    monkeypatch.setattr(caches, "counted", lambda *words: {})
    findings = caches.run(job)
    data: Any = findings.data
    assert data["method"] == "simulated by cachegrind"
    assert operations(data) == OPERATIONS
    assert [row["when"] for row in data["rows"]] == ["first call", "later calls"] * len(OPERATIONS)
    assert all(row["events"]["instructions"] > 10_000 for row in data["rows"])
    assert findings.facts["Caches"].count("cache") >= 3


@pytest.mark.slow
def test_cache_misses_are_counted_where_counters_are(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program's answer is a kernel's that grants some of the counters."""
    monkeypatch.setattr(counters, "run", lambda words: "instructions 1234.5\nL1d 2.25\nbranches 3\n")
    findings = caches.run(job)
    data: Any = findings.data
    assert data["method"] == "by the processor's counters"
    assert {row["when"] for row in data["rows"]} == {"later calls"}
    assert findings.header == ("curve", "operation", "when", EVENTS["instructions"], EVENTS["L1d"])


def test_counters_without_caches_do_not_count() -> None:
    assert parse_counted("") == {}
    assert parse_counted("instructions 5\nbranches 1\n") == {}
    assert parse_counted("last 0.5\n") == {"last": 0.5}


CACHEGRIND = """desc: I1 cache:         32768 B, 64 B, 8-way associative
events: Ir I1mr ILmr Dr D1mr DLmr Dw D1mw DLmw
fn=main
10 1 1 1 1 1 1 1 1 1
summary: 1000 7 5 300 11 3 200 2 1
"""


def test_the_sums_of_a_simulation() -> None:
    assert parse_simulated(CACHEGRIND) == {"instructions": 1000, "L1i": 7, "L1d": 11, "last": 8}
    with pytest.raises(ValueError, match="no summary"):
        parse_simulated("events: Ir\n")


@pytest.mark.slow
def test_a_thousand_runs(job: Job) -> None:
    data: Any = consistency.run(job).data
    assert data["runs"] == RUNS == 1000
    assert operations(data) == OPERATIONS
    for row in data["rows"]:
        assert 0 < row["low"] <= 1 <= row["high"] <= row["largest"]
        assert 0 <= row["far"] <= 1
        assert -1 <= row["memory"] <= 1


def test_what_is_said_of_a_series() -> None:
    level = described([100.0] * 1000)
    assert (level.median, level.deviation, level.far, level.drift, level.memory) == (100, 0, 0, 1, 0)
    rng = random.Random(1)
    noise = [100 + rng.random() for _ in range(1000)]
    assert abs(described(noise).memory) < 0.15  # 4.7 standard deviations
    drifting = described([100 + value / 10 for value in range(1000)])
    assert drifting.memory > 0.99
    assert drifting.drift == pytest.approx(195 / 105, rel=0.01)
    burst = described(noise[:900] + [250.0] * 100)
    assert burst.far == pytest.approx(0.1)
    assert burst.largest == pytest.approx(2.5, rel=0.01)
    with pytest.raises(ValueError, match="too few"):
        described([1.0, 2.0])


FICKLE = """
#include "harness.h"
static unsigned long turn;
static void run_fickle(uint64_t *arena, unsigned long passes) { while (passes-- != 0) arena[0] = ++turn / 50; }
static const bench_cell cells[] = {{"fickle", "throughput", 0, 1, 1, NULL, run_fickle}};
const bench_implementation implementation_fickle = {"fickle", 1, 0, cells, NULL, NULL};
"""


def test_runs_with_different_results_are_noticed(tmp_path: Path) -> None:
    headers = {"watched.h": "static void bench_as_natively(void) { }\n"}
    modulus = Modulus(13, Kind.FIELD, 64, 1, Reduction.SOLINAS)
    part = Part("implementation_fickle", FICKLE, ())
    program = link([part], [modulus], find_compilers()[0], tmp_path, 0, main=DRIVER, headers=headers).path
    assert len(run([str(program), "series", "fickle", "fickle", "40"]).split()) == 40
    with pytest.raises(CheckFailed, match="the same result in every run"):
        run([str(program), "series", "fickle", "fickle", "60"])


@pytest.mark.parametrize(("name", "private", "public", "signature"), [
    ("p521", 66, 133, 132), ("p256", 32, 65, 64), ("secp224k1", 29, 57, 58), ("curve25519", 32, 32, 64),
])  # fmt: skip
def test_sizes_on_the_wire(name: str, private: int, public: int, signature: int) -> None:
    """SEC 1 and SEC 2; RFC 7748 and 8032. secp224k1's order is longer than its prime by one bit."""
    lengths = sizes.on_the_wire(make_library(load_bundled(name), None, "c", None))
    assert (lengths["private key"], lengths["public key"], lengths["signature"]) == (private, public, signature)


@pytest.mark.slow
def test_sizes_of_a_curve_and_of_a_bare_prime(job: Job, tmp_path: Path) -> None:
    need("size")
    data: Any = sizes.run(job).data
    rows = {row["what"]: (row["size"], row["unit"]) for row in data["rows"]}
    assert rows["prime"] == (255, "bits")
    assert rows["field element, in memory"] == (32, "bytes")
    assert all(size > 10_000 for what, (size, _) in rows.items() if what.startswith("code and tables"))
    bare = Job([make_library(load_file(SPECS / "f13.toml"), None, "c", None)], Effort(1, 1), True, tmp_path, lambda step: None)
    data = sizes.run(bare).data
    assert {row["what"]: row["size"] for row in data["rows"]}["prime"] == 4
