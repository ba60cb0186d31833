# SPDX-License-Identifier: MIT
"""What the sections refuse: wrong results, allocations; and what they read from other tools."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import CheckFailed
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from ecgen_bench.exchange.curve25519 import Curve25519
from ecgen_bench.exchange.measure import compare_results
from ecgen_bench.exchange.protocol import COUNT, Call, Exchange, openssl_part
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.program import Part, Program, link
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.instruments.callgrind import costs, named, symbols
from ecgen_bench.instruments.frames import assembly_frames, compiled_frames
from ecgen_bench.instruments.rapl import Counter as EnergyCounter
from ecgen_bench.instruments.rapl import counters, spent
from ecgen_bench.instruments.watched import DRIVER
from ecgen_bench.report.text import amount, inverse
from ecgen_bench.sections.memory import allocations
from ecgen_bench.system.libcrypto import LibCrypto
from ecgen_bench.system.tools import find_compilers, find_libcrypto, find_valgrind, run
from support.emitted import need

SMALL = Modulus(13, Kind.FIELD, 64, 1, Reduction.SOLINAS)
EXCHANGES = [Weierstrass(load_bundled("secp224k1"), "secp224k1"), Curve25519(load_bundled("curve25519"))]


@pytest.fixture(scope="module", params=EXCHANGES, ids=lambda exchange: exchange.spec.name)
def linked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Exchange, Program]:
    """OpenSSL's call sites alone: with no emitted code in the program, the models' own word against OpenSSL's."""
    compiler = find_compilers()[0]
    crypto = LibCrypto(find_libcrypto(compiler), "", frozenset(), frozenset())
    exchange: Exchange = request.param
    part = openssl_part(exchange, crypto, [Call("ecdh"), Call("variable_base", 1)])
    headers = {"keys.h": exchange.keys(7).header()}
    return exchange, link([part], [SMALL], compiler, tmp_path_factory.mktemp("openssl"), 7, headers=headers)


def test_the_models_agree_with_openssl(linked: tuple[Exchange, Program]) -> None:
    exchange, program = linked
    assert compare_results(exchange, program, exchange.keys(7), 1) == 5 * COUNT


def test_a_silent_implementation_is_noticed(linked: tuple[Exchange, Program]) -> None:
    exchange, program = linked
    with pytest.raises(CheckFailed, match=f"compared {5 * COUNT} results where {10 * COUNT} were due"):
        compare_results(exchange, program, exchange.keys(7), 2)


@pytest.mark.parametrize("function", ["ecdh", "variable_base", "public_key", "sign", "verify"])
def test_a_wrong_result_is_named(linked: tuple[Exchange, Program], function: str) -> None:
    exchange, program = linked
    text = run([str(program.path), "show"])
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.split()[1] == function)
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    lines.append(lines[at].replace("openssl", "other"))  # agreement alone would not notice the first of them
    lines += text.splitlines()
    with pytest.raises(CheckFailed, match=f"(openssl|other): {function} is wrong for the (private key|secret) 0x"):
        exchange.check("\n".join(lines), exchange.keys(7))


GREEDY = """
#include "harness.h"
static void run_clean(uint64_t *arena, unsigned long passes) { while (passes-- != 0) arena[0]++; }
static void run_greedy(uint64_t *arena, unsigned long passes)
{
    while (passes-- != 0) { void *volatile p = malloc(40); arena[0] += p != NULL; free(p); }
}
static __attribute__((noinline)) unsigned deep(volatile unsigned char *below)
{
    volatile unsigned char own[3000];
    own[0] = below[0];
    own[2999] = 1;
    return own[0] + own[2999];
}
static void run_deep(uint64_t *arena, unsigned long passes) { while (passes-- != 0) arena[0] += deep((unsigned char *)arena); }
static const bench_cell cells[] = {
    {"clean", "throughput", 0, 1, 1, NULL, run_clean}, {"greedy", "throughput", 0, 1, 1, NULL, run_greedy},
    {"deep", "throughput", 0, 1, 1, NULL, run_deep},
};
const bench_implementation implementation_greedy = {"greedy", 3, 0, cells, NULL, NULL};
"""


@pytest.fixture(scope="module")
def greedy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    headers = {"watched.h": "static void bench_as_natively(void) { }\n"}
    part = Part("implementation_greedy", GREEDY, ())
    return link([part], [SMALL], find_compilers()[0], tmp_path_factory.mktemp("greedy"), 0, main=DRIVER, headers=headers).path


def test_allocations_are_counted(greedy: Path) -> None:
    need("valgrind")
    assert allocations(find_valgrind(), greedy, "greedy", [Call("clean")]) == 0
    assert allocations(find_valgrind(), greedy, "greedy", [Call("clean"), Call("greedy")]) == 1


def test_the_painted_stack_shows_how_deep_a_call_goes(greedy: Path) -> None:
    depths = {line.split()[1]: int(line.split()[2]) for line in run([str(greedy), "stack"]).splitlines()}
    assert depths["clean"] < 64
    assert 3000 <= depths["deep"] < 3200


def test_a_loop_counts_its_calls(greedy: Path) -> None:
    calls, seconds, own = run([str(greedy), "loop", "greedy", "clean", "0.01"]).split()
    assert int(calls) > 0
    assert float(seconds) >= 0.01
    assert 0 < float(own) < float(seconds) + 0.01


PROFILE = """version: 1
events: Ir
fl=a.c
fn=main
10 5
+1 7
calls=1 20
12 900
fn=work
20 400
fn=work'2
20 100
fn=0x0000000000001240
* 400
totals: 912
"""


def test_callgrind_costs_are_the_functions_own() -> None:
    assert costs(PROFILE) == Counter({"main": 12, "work": 500, "0x0000000000001240": 400})


def test_addresses_get_the_names_of_symbols() -> None:
    functions = symbols("0000000000001200 T before\n0000000000001240 t fe_mul\n0000000000001300 D data\n          U malloc\n")
    assert named(costs(PROFILE), functions) == Counter({"main": 12, "work": 500, "fe_mul": 400})


def test_frames() -> None:
    assert compiled_frames("a.c:12:6:p_mul\t72\tstatic\na.c:20:6:p_inv\t40\tdynamic,bounded\n") == {"p_mul": 72, "p_inv": 40}
    with pytest.raises(ValueError, match="p_mul"):
        compiled_frames("a.c:12:6:p_mul\t72\tdynamic\n")
    saved, reserved = "    push rbx ; saved\n    push rbp\n", "    sub rsp, 48\n    add rsp, 48\n"
    assert assembly_frames(f"p_fe_mul:\n{saved}{reserved}    ret\n    push rdi\np_fe_add:\n    ret\n") == {
        "p_fe_mul": 8 + 16 + 48,
        "p_fe_add": 8,
    }


def test_energy_counters(tmp_path: Path) -> None:
    assert counters(tmp_path) == []
    for name, text in (("intel-rapl:0", "package-0"), ("intel-rapl:0:0", "core"), ("intel-rapl:1", "package-1")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "name").write_text(f"{text}\n")
        (tmp_path / name / "max_energy_range_uj").write_text("999\n")
        (tmp_path / name / "energy_uj").write_text("990\n")
    packages = counters(tmp_path)
    assert [counter.path.name for counter in packages] == ["intel-rapl:0", "intel-rapl:1"]
    assert spent([EnergyCounter(tmp_path, 999)] * 2, [990, 100], [10, 150]) == pytest.approx(70e-6)


def test_texts() -> None:
    assert [amount(value) for value in (1.25, 1234.0, 12_345.0, 1_234_567.0)] == ["1.2", "1234", "12.35 k", "1.23 M"]
    assert inverse(Spread(0.5, 0.4, 0.8)) == Spread(2, 1.25, 2.5)
