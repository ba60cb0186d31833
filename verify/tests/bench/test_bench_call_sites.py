# SPDX-License-Identifier: MIT
"""The generated call sites: as many as promised, depending on each other as promised, placed anew by each seed."""

from __future__ import annotations

import re

from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen_bench.harness.call_sites import call_sites
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import OPERATIONS

FIELD = Modulus(13, Kind.FIELD, 64, 1, Reduction.MONTGOMERY)
MUL = Callee(OPERATIONS["mul"], "f({r}, {a}, {b});", "{i}", FIELD, "f")
NUMBERS = Callee(OPERATIONS["add"], "g({r}, {a}, {b});", "n[{i}]", FIELD, "g", conversion="bench_openssl")


def source(seed: int = 1, share: int = 1, *callees: Callee) -> str:
    return call_sites(Implementation("one", "One", "", callees or (MUL,), ()), seed, share)


def calls(text: str, function: str) -> list[tuple[int, int, int]]:
    body = text.split(f"static void {function}(")[1].split("\n}")[0]
    return [(int(r), int(a), int(b)) for r, a, b in re.findall(r"f\((\d+), (\d+), (\d+)\);", body)]


def test_latency_chains_through_one_operand() -> None:
    for function, operand in (("mul_latency_a", 1), ("mul_latency_b", 2)):
        chain = calls(source(), function)
        assert len(chain) == OPERATIONS["mul"].sites
        results = [chain[-1][0]] + [call[0] for call in chain]  # the last call feeds the first of the next pass
        assert all(call[operand] == before for call, before in zip(chain, results, strict=False))
        assert {call[3 - operand] for call in chain} == {2}


def test_throughput_calls_are_independent() -> None:
    independent = calls(source(), "mul_throughput")
    results, operands = {call[0] for call in independent}, {index for call in independent for index in call[1:]}
    assert not results & operands
    assert max(results | operands) < 18


def test_seed_decides_the_fillers() -> None:
    assert source(1) == source(1)
    fillers = [re.findall(r"FILL(\d)", source(seed)) for seed in (1, 2)]
    assert fillers[0] != fillers[1]
    assert {int(filler) for filler in fillers[0]} == set(range(9))


def test_a_share_of_the_sites_makes_as_many_calls() -> None:
    for share in (1, 8):
        rows = re.findall(r'\{"mul", "\w+", 0, (\d+), (\d+), NULL, \w+\}', source(1, share))
        assert len(rows) == 3
        assert all(int(sites) * int(passes) == 256 for sites, passes in rows)


def test_converted_operands_are_prepared() -> None:
    text = source(1, 1, NUMBERS)
    assert "prepare_fe_bench_openssl, add_latency_a}" in text
    once = text.split("add_once(")[1].split("}")[0]
    assert re.findall(r"bench_openssl_load|g\(|bench_openssl_store", once) == ["bench_openssl_load", "g(", "bench_openssl_store"]
