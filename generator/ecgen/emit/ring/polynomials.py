# SPDX-License-Identifier: MIT
"""Products modulo 3 and inverses, as units of C. What a division step does to a word comes from its Program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecgen.arith.polynomial_steps import step
from ecgen.emit.context import Part
from ecgen.emit.structure.context import StructureContext
from ecgen.spec.ring import RingSpec
from ecgen.targets.c.bits import avx2, words

#: With fewer coefficients than this, words of 256 bits are mostly empty.
_LEAST_FOR_AVX2 = 128


def ring_facts(spec: RingSpec) -> dict[str, Any]:
    """What all templates of rings know."""
    return {"n": spec.n, "padded": spec.padded, "q": spec.q, "q_bits": spec.q_bits, "mask": f"{spec.q - 1:#x}"}


def polynomial_units(context: StructureContext[RingSpec], primes: Sequence[int]) -> Part:
    """`primes`: 2 and 3, as far as Phi_n is irreducible modulo them."""
    spec, prefix = context.spec, context.prefix
    facts = ring_facts(spec) | {"minus_q": -spec.q % 3, "by_rq_mul": spec.n < spec.q // 2}
    units = {"poly": context.unit("ring/poly.c.j2", **facts)}
    headers = {"poly": context.unit("ring/poly.h.j2", **facts)}
    if not primes:
        return Part(units=units, headers=headers)
    fields = [{"prime": p, "planes": p - 1, "name": {2: "r2", 3: "s3"}[p], "ring": f"F_{p}"} for p in primes]
    has_avx2 = context.request.avx2 and spec.n >= _LEAST_FOR_AVX2
    facts |= {"fields": fields, "avx2": has_avx2, "has_rq": 2 in primes, "newton": (spec.q_bits - 1).bit_length()}
    for suffix, lanes in (("", 1), ("_avx2", 4)):
        if lanes == 1 or has_avx2:
            version = _version(prefix, spec.n, suffix, lanes, primes)
            units[f"inverses{suffix}"] = context.unit("ring/inverses.c.j2", version=version, **facts)
    headers["inverses"] = context.unit("ring/inverses.h.j2", **facts)
    return Part(units=units, headers=headers)


def _version(prefix: str, n: int, suffix: str, lanes: int, primes: Sequence[int]) -> dict[str, Any]:
    """For words of `lanes` times 64 bits."""
    statements = words if lanes == 1 else avx2
    return {"suffix": suffix, "lanes": lanes, "words": -(-n // (64 * lanes)),
            "attribute": f"{prefix.upper()}_FOR_AVX2 " if lanes > 1 else "",
            "statements": {p: statements(step(p), prefix) for p in primes}}  # fmt: skip
