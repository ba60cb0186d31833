# SPDX-License-Identifier: MIT
"""Rings of polynomials, and NTRU over them."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.contracts.ring import product_contracts
from ecgen.emit.context import Part
from ecgen.emit.ring.product import product_part
from ecgen.emit.section import Section
from ecgen.emit.structure.context import StructureContext
from ecgen.emit.structure.kind import Kem, Kind
from ecgen.logic.contract import Contract
from ecgen.meaning.ring import ring_setting
from ecgen.spec.ring import RingSpec


def _summary(spec: RingSpec) -> str:
    scheme = f", {spec.scheme}" if spec.scheme else ""
    return f"n = {spec.n}, q = 2^{spec.q_bits}{scheme}"


def _overview(spec: RingSpec) -> Sequence[str]:
    return (
        f"A polynomial has n = {spec.n} coefficients, that of x^0 first; q = {spec.q}. Phi_n is (x^n - 1)/(x - 1).",
        f"In memory there are {spec.padded}: those behind the first n are 0 in inputs and are written so.",
    )


def _facts(spec: RingSpec) -> dict[str, object]:
    return {"n": spec.n, "q": spec.q, "padded": spec.padded, "scheme": spec.scheme}


def _contracts(spec: RingSpec) -> tuple[Contract, ...]:
    return product_contracts()


def _part(context: StructureContext[RingSpec]) -> Part:
    spec, prefix = context.spec, context.prefix
    product = product_part(context)
    declarations = ["typedef struct {", f"    uint16_t c[{spec.padded}];", f"}} {prefix}_poly;"]
    section = Section("ring", ["Polynomials"], declarations)
    functions = context.placed("ring", _contracts(spec), {"rq_mul": ("rq_mul",)}, (), ("rq_mul",) if product.avx2 else ())
    return Part(units=product.units, headers=product.headers, functions=functions, sections=(section,))


def _explained(spec: RingSpec) -> Sequence[tuple[str, str]]:
    return (("n", str(spec.n)), ("q", f"2^{spec.q_bits}"), ("coefficients in memory", str(spec.padded)))


def _kem(spec: RingSpec) -> Kem | None:
    return None


RING = Kind(_summary, _overview, _facts, _contracts, ring_setting, _part, _explained, _kem)
