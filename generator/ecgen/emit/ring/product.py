# SPDX-License-Identifier: MIT
"""The product modulo x^n - 1 and q.

A place holder: a loop in C over all pairs of coefficients, constant in time and slow. The product by Toom-Cook, Karatsuba and
Toeplitz matrices takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.emit.structure.context import StructureContext
from ecgen.spec.ring import RingSpec


@dataclass(frozen=True)
class Product:
    """`units`: of C, which has PREFIX_rq_mul in "rq_mul", and its version for AVX2 in "rq_mul_avx2" where `avx2`; `headers`: of
    the internal header, by unit; `explained`: rows of `ecgen explain`."""

    units: dict[str, str]
    headers: dict[str, str]
    avx2: bool
    explained: tuple[tuple[str, str], ...] = ()


def product_part(context: StructureContext[RingSpec]) -> Product:
    spec = context.spec
    return Product({"rq_mul": context.unit("ring/mul.c.j2", n=spec.n, padded=spec.padded, mask=spec.q - 1)}, {}, False)
