# SPDX-License-Identifier: MIT
"""The project's speed bars: ratios of latencies that the emitted code must keep to."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.bench.contestant import Contestant
from ecgen.bench.measure import Measurements
from ecgen.bench.operations import OPERATIONS, Operation
from ecgen.bench.peers import P256
from ecgen.bench.report import Bar

_P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
_P521 = 2**521 - 1

#: NASM against OpenSSL's assembly, by prime.
_NASM_LIMITS = {P256: 1.20, _P384: 0.75, _P521: 0.75}

#: C with 64-bit words against NASM, by compiler.
_C_LIMITS = {"clang": 1.9, "gcc": 2.6}

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


def _bar(contestant: Contestant, base: Contestant, operation: Operation, limit: float, measurements: Measurements) -> Bar:
    callee = base.callee(operation)
    assert callee is not None
    against = f"{base.label} {callee.name}" if base.key == "openssl" else base.label
    return Bar(f"{contestant.label} {operation.key} latency at most {limit:.2f} x {against}", limit,
               measurements.latency_ratio(operation, contestant.key, base.key))  # fmt: skip
