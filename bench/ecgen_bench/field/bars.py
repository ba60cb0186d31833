# SPDX-License-Identifier: MIT
"""The speed bars of field arithmetic: limits on ratios of times, for example at most 0.90 of the fastest peer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen.field import is_long
from ecgen_bench.harness.measure import Cell, Measurements
from ecgen_bench.harness.statistics import Spread
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.operations import LATENCIES, OPERATIONS, Mode, Operation
from ecgen_bench.peers.primes import (
    BLS12_381,
    BLS12_381_ORDER,
    BN254,
    P192,
    P224,
    P256,
    P384,
    P434,
    P503,
    P521,
    P751,
    P25519,
    PALLAS,
    PK256,
)
from ecgen_bench.report.report import Bar, fastest

#: NASM against OpenSSL's assembly, by prime.
_NASM_LIMITS = {P256: 1.20, P384: 0.75, P521: 0.75}

#: C with 64-bit words against NASM, by compiler.
_C_LIMITS = {"clang": 1.9, "gcc": 2.6}

#: NASM against the fastest peer, by prime and operation.
_FASTEST_LIMITS = {
    P192: {"mul": 0.85, "sqr": 0.85, "inv": 1.3},
    P224: {"mul": 0.85, "sqr": 0.85, "inv": 1.3},
    P256: {"mul": 0.90, "sqr": 0.80, "inv": 1.3, "dbl": 0.92},
    P384: {"mul": 0.90, "sqr": 0.85, "inv": 1.3, "dbl": 0.92},
    P521: {"mul": 0.90, "sqr": 1.00, "inv": 1.3, "dbl": 0.92},
    P25519: {"mul": 0.95, "sqr": 1.02, "inv": 1.3},
    PK256: {"mul": 0.95, "sqr": 0.97, "inv": 1.3},
    BLS12_381: {"mul": 1.00, "sqr": 0.92, "inv": 0.85, "fe2_mul": 0.92, "fe2_sqr": 0.95}, BLS12_381_ORDER: {"mul": 1.00},
    BN254: {"mul": 0.95}, PALLAS: {"mul": 0.95},
    P434: {"mul": 1.00}, P503: {"mul": 1.00}, P751: {"mul": 1.00},
}  # fmt: skip

#: The same of moduli of several blocks, of which bn_mul_mont takes all.
_LONG_LIMITS = {"mul": 1.00}

#: The best public code, by prime. Without it among the peers those limits say little.
_BEST_PUBLIC = {P192: "nettle", P224: "nettle", P434: "sidh", P503: "sidh", P751: "sidh",
                BLS12_381: "blst", BLS12_381_ORDER: "blst", BN254: "gnark", PALLAS: "ark-ff"}  # fmt: skip
_MOSTLY_BEST, _LONG_BEST = "s2n-bignum", "openssl"

#: C against the fastest peer, by variant.
_C_FASTEST_LIMITS = {"clang-O2": 1.2, "gcc-O2": 1.6}

#: Eight multiplications at once against the fastest code that makes one, per operation.
_LANES_LIMIT = 0.35

_NASM, _IFMA, _CRYPTO_MB = "nasm-adx", "nasm-ifma", "crypto_mb"
_MUL = OPERATIONS["mul"]
_OPERATIONS = (_MUL, OPERATIONS["sqr"])


def judged(prime: int) -> tuple[str, ...]:
    """The keys of the operations that have bars against the fastest peer."""
    return tuple(_limits(prime))


def _limits(prime: int) -> Mapping[str, float]:
    """Those of NASM against the fastest peer, by operation."""
    return _LONG_LIMITS if is_long(prime) else _FASTEST_LIMITS.get(prime, {})


def speed_bars(prime: int, implementations: Sequence[Implementation], measurements: Measurements) -> list[Bar]:
    """The bars that this run can judge: NASM against OpenSSL, and C against NASM."""
    by_key = {implementation.key: implementation for implementation in implementations}
    nasm, peer = by_key.get(_NASM), by_key.get("openssl")
    if nasm is None:
        return []
    bars = []
    for operation in _OPERATIONS:
        if nasm.callee(operation) is None:
            continue
        if prime in _NASM_LIMITS and peer is not None:
            bars.append(_bar(nasm, peer, operation, _NASM_LIMITS[prime], measurements))
        for implementation in implementations:
            limit = _C_LIMITS.get(implementation.key.split("-")[0])
            if limit is not None:
                bars.append(_bar(implementation, nasm, operation, limit, measurements))
    return bars


def fastest_bars(name: str, prime: int, operations: Sequence[Operation], implementations: Sequence[Implementation],
                 measurements: Measurements) -> list[Bar]:  # fmt: skip
    """The bars against the fastest peer that this run can judge; none when the best public code for the prime is not among the
    peers.

    A function of two operands has two latencies; the one with the worse ratio counts. `name`: the curve's.
    """
    limits = _limits(prime)
    peers = [implementation for implementation in implementations if implementation.version]
    if _BEST_PUBLIC.get(prime, _LONG_BEST if is_long(prime) else _MOSTLY_BEST) not in {peer.key for peer in peers}:
        return []
    by_key = {implementation.key: implementation for implementation in implementations}
    judged = [(_NASM, operation, limits[operation.key]) for operation in operations if operation.key in limits]
    if _MUL in operations and limits and not is_long(prime):
        judged += [(key, _MUL, limit) for key, limit in _C_FASTEST_LIMITS.items()]
    bars = []
    for key, operation, limit in judged:
        ours = by_key.get(key)
        if ours is not None and ours.callee(operation) is not None:
            rival, ratio = _to_fastest(ours, peers, operation, measurements)
            who = "" if key == _NASM else f", {ours.label}"
            bars.append(Bar(f"{ours.label} {operation.key} latency at most {limit:.2f} x the fastest peer", limit, ratio,
                            name, f"{operation.key}{who}", rival))  # fmt: skip
    return [*bars, *_lanes_bars(name, by_key, measurements)] if limits and _MUL in operations else bars


def _lanes_bars(name: str, by_key: Mapping[str, Implementation], measurements: Measurements) -> list[Bar]:
    """Eight multiplications at once, per operation: against the fastest that makes one, and against crypto_mb's eight."""
    ours = by_key.get(_IFMA)
    if ours is None or ours.callee(_MUL) is None:
        return []
    single = fastest(list(by_key.values()), _MUL, Mode.THROUGHPUT, measurements)
    assert single is not None
    bars = [Bar(f"{ours.label}: mul at most {_LANES_LIMIT:.2f} x the fastest scalar throughput", _LANES_LIMIT,
                _throughputs(_IFMA, single, measurements), name, "mul, IFMA x8", _called(by_key[single], _MUL))]  # fmt: skip
    if _CRYPTO_MB in by_key:
        bars.append(Bar(f"{ours.label}: mul against crypto_mb's", None, _throughputs(_IFMA, _CRYPTO_MB, measurements),
                        name, "mul, IFMA x8, to crypto_mb", _called(by_key[_CRYPTO_MB], _MUL)))  # fmt: skip
    return bars


def _throughputs(ours: str, rival: str, measurements: Measurements) -> Spread:
    return measurements.ratio(*(Cell(key, _MUL.key, Mode.THROUGHPUT) for key in (ours, rival)))


def _to_fastest(ours: Implementation, peers: Sequence[Implementation], operation: Operation,
                measurements: Measurements) -> tuple[str, Spread]:  # fmt: skip
    """The name of the fastest peer, and the ratio to it, through the operand for which the ratio is worse."""
    rivals = []
    for mode in (mode for mode in LATENCIES if mode in operation.modes):
        key = fastest(peers, operation, mode, measurements)
        assert key is not None
        rival = next(peer for peer in peers if peer.key == key)
        ratio = measurements.ratio(Cell(ours.key, operation.key, mode), Cell(key, operation.key, mode))
        rivals.append((_called(rival, operation), ratio))
    return max(rivals, key=lambda pair: pair[1].median)


def _called(implementation: Implementation, operation: Operation) -> str:
    callee = implementation.callee(operation)
    assert callee is not None
    return f"{implementation.label} {callee.name}" + ("" if callee.canonical else " (weak)")


def _bar(
    implementation: Implementation, base: Implementation, operation: Operation, limit: float, measurements: Measurements
) -> Bar:
    callee = base.callee(operation)
    assert callee is not None
    against = f"{base.label} {callee.name}" if base.key == "openssl" else base.label
    return Bar(f"{implementation.label} {operation.key} latency at most {limit:.2f} x {against}", limit,
               measurements.latency_ratio(operation, implementation.key, base.key))  # fmt: skip
