# SPDX-License-Identifier: MIT
"""The project's speed bars: ratios of latencies that the emitted code must keep to."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.bench.contestant import Contestant
from ecgen.bench.measure import Cell, Measurements
from ecgen.bench.operations import LATENCIES, OPERATIONS, Mode, Operation
from ecgen.bench.peers.primes import P256, P384, P521, P25519, PK256
from ecgen.bench.report import Bar, fastest
from ecgen.bench.statistics import Spread
from ecgen.spec import load_bundled

#: NASM against OpenSSL's assembly, by prime.
_NASM_LIMITS = {P256: 1.20, P384: 0.75, P521: 0.75}

#: C with 64-bit words against NASM, by compiler.
_C_LIMITS = {"clang": 1.9, "gcc": 2.6}

#: Variable-base scalar multiplication against OpenSSL's EVP derive, by curve.
_EXCHANGE_LIMITS = {
    "p192": 0.5, "p224": 1.1, "p256": 1.25, "p384": 0.35, "p521": 1.0, "secp256k1": 0.2, "curve25519": 1.0,
}  # fmt: skip

#: NASM against the fastest peer, by prime and operation; judged where s2n-bignum, mostly the fastest, is among them.
_FASTEST_LIMITS = {
    P256: {"mul": 0.90, "sqr": 0.85, "inv": 1.3, "dbl": 0.92},
    P384: {"mul": 0.90, "sqr": 0.85, "inv": 1.3, "dbl": 0.92},
    P521: {"mul": 0.90, "sqr": 1.00, "inv": 1.3, "dbl": 0.92},
    P25519: {"mul": 0.95, "sqr": 1.02, "inv": 1.3},
    PK256: {"mul": 0.95, "sqr": 0.97, "inv": 1.3},
}

_NASM = "nasm-adx"
_OPERATIONS = (OPERATIONS["mul"], OPERATIONS["sqr"])


def speed_bars(prime: int, contestants: Sequence[Contestant], measurements: Measurements) -> list[Bar]:
    """The bars that this run can judge."""
    by_key = {contestant.key: contestant for contestant in contestants}
    nasm, peer = by_key.get(_NASM), by_key.get("openssl")
    if nasm is None:
        return []
    bars = []
    for operation in _OPERATIONS:
        if nasm.callee(operation) is None:
            continue
        if prime in _NASM_LIMITS and peer is not None:
            bars.append(_bar(nasm, peer, operation, _NASM_LIMITS[prime], measurements))
        for contestant in contestants:
            limit = _C_LIMITS.get(contestant.key.split("-")[0])
            if limit is not None:
                bars.append(_bar(contestant, nasm, operation, limit, measurements))
    return bars


def fastest_bars(prime: int, operations: Sequence[Operation], contestants: Sequence[Contestant],
                 measurements: Measurements) -> list[Bar]:  # fmt: skip
    """The bars against the fastest peer that this run can judge; of two latencies the one with the worse ratio."""
    nasm = next((contestant for contestant in contestants if contestant.key == _NASM), None)
    peers = [contestant for contestant in contestants if contestant.version]
    if nasm is None or "s2n-bignum" not in {peer.key for peer in peers}:
        return []
    bars = []
    for operation in operations:
        limit = _FASTEST_LIMITS.get(prime, {}).get(operation.key)
        if limit is not None and nasm.callee(operation) is not None:
            modes = [mode for mode in LATENCIES if mode in operation.modes]
            ratios = [_to_fastest(nasm, peers, operation, mode, measurements) for mode in modes]
            bars.append(Bar(f"{nasm.label} {operation.key} latency at most {limit:.2f} x the fastest peer", limit,
                            max(ratios, key=lambda ratio: ratio.median)))  # fmt: skip
    return bars


def _to_fastest(nasm: Contestant, peers: Sequence[Contestant], operation: Operation, mode: Mode,
                measurements: Measurements) -> Spread:  # fmt: skip
    rival = fastest(peers, operation, mode, measurements)
    assert rival is not None
    return measurements.ratio(Cell(nasm.key, operation.key, mode), Cell(rival, operation.key, mode))


def _bar(contestant: Contestant, base: Contestant, operation: Operation, limit: float, measurements: Measurements) -> Bar:
    callee = base.callee(operation)
    assert callee is not None
    against = f"{base.label} {callee.name}" if base.key == "openssl" else base.label
    return Bar(f"{contestant.label} {operation.key} latency at most {limit:.2f} x {against}", limit,
               measurements.latency_ratio(operation, contestant.key, base.key))  # fmt: skip


def exchange_limit(prime: int) -> float | None:
    """The bar of the bundled curve over this prime, if it has one."""
    return next((limit for name, limit in _EXCHANGE_LIMITS.items() if load_bundled(name).prime == prime), None)
