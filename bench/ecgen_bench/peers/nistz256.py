# SPDX-License-Identifier: MIT
"""The point functions of ecp_nistz256, the P-256 assembly that OpenSSL and AWS-LC share."""

from __future__ import annotations

from ecgen.field import Reduction
from ecgen_bench.implementations.implementation import Callee
from ecgen_bench.peers.primes import P256, in_form
from ecgen_bench.peers.request import Request

NISTZ256_POINTS = """void ecp_nistz256_point_double(uint64_t r[12], const uint64_t a[12]);
void ecp_nistz256_point_add(uint64_t r[12], const uint64_t a[12], const uint64_t b[12]);
void ecp_nistz256_point_add_affine(uint64_t r[12], const uint64_t a[12], const uint64_t b[8]);
"""

_NAMES = {"dbl": "point_double", "add": "point_add", "add_affine": "point_add_affine"}


def nistz256_points(request: Request) -> list[Callee]:
    """Those that are asked for; none for a curve other than P-256."""
    callees = []
    for operation, points in request.on_points():
        if points.number == P256 and points.a == -3:
            form = in_form(points.field, Reduction.MONTGOMERY)
            name = f"ecp_nistz256_{_NAMES[operation.name]}"
            operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
            note = "equal points need another function" if operation.arity == 2 else ""
            callees.append(Callee(operation, f"{name}({operands});", "arena + {i} * STRIDE_POINT", form, name, note,
                                operands=points.over(form)))  # fmt: skip
    return callees
