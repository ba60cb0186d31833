# SPDX-License-Identifier: MIT
"""Rings of polynomials, and NTRU over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from ecgen.arith.rings.plan import Plan
from ecgen.contracts.keccak import keccak_contracts
from ecgen.contracts.ring import Lengths, Ring, kem_contracts, ring_contracts
from ecgen.emit.context import Part
from ecgen.emit.keccak import keccak_header, keccak_unit
from ecgen.emit.ring.kem import kem_units, lengths_of
from ecgen.emit.ring.polynomials import polynomial_units
from ecgen.emit.ring.product import explained, product_part
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


def _lengths(spec: RingSpec) -> Lengths | None:
    return lengths_of(spec) if spec.scheme else None


def _ring(spec: RingSpec) -> Ring:
    return Ring(tuple(prime for prime in (2, 3) if spec.is_field_modulo(prime)), _lengths(spec))


def _contracts(spec: RingSpec) -> tuple[Contract, ...]:
    return (*ring_contracts(_ring(spec)), *(keccak_contracts() if spec.scheme else ()))


def _part(context: StructureContext[RingSpec], plans: Mapping[str, Plan] | None = None) -> Part:
    """`plans`: see `product_part`."""
    spec, prefix = context.spec, context.prefix
    product, polynomials = product_part(context, plans), polynomial_units(context, _ring(spec).has_inverses)
    units, headers = {**product.units, **polynomials.units}, {**product.headers, **polynomials.headers}
    typedef = ["typedef struct {", f"    uint16_t c[{spec.padded}];", f"}} {prefix}_poly;"]
    sections = [Section("ring", ["Polynomials"], typedef)]
    names = [contract.name for contract in ring_contracts(Ring(_ring(spec).has_inverses))]
    inverses = [name for name in names if name.endswith("_inv")]
    avx2 = {*(["rq_mul"] if product.avx2 else []), *(["r2_inv", "s3_inv"] if "inverses_avx2" in units else [])}
    places = {"rq_mul": ("rq_mul",), "poly": ("s3_mul",), "inverses": inverses}
    functions = context.placed("ring", ring_contracts(Ring(_ring(spec).has_inverses)), places, ("vectors",), avx2)
    lengths = _lengths(spec)
    if lengths is not None:
        brought = kem_units(context, lengths)
        units |= {**brought.units, "keccak": keccak_unit(prefix)}
        headers |= {"keccak": keccak_header(prefix), **brought.headers}
        sections += [Section("kem", ["Key encapsulation: a secret for who has the secret key"], _macros(prefix, lengths)),
                     Section("sha3", ["SHA-3"])]  # fmt: skip
        functions += context.placed("kem", kem_contracts(lengths), {"kem": ()}, ("vectors",))
        functions += context.placed("sha3", keccak_contracts(), {"keccak": ()}, ("vectors",))
    return Part(units=units, headers=headers, functions=functions, sections=tuple(sections))


def _macros(prefix: str, lengths: Lengths) -> list[str]:
    named = {"PUBLIC_KEY": lengths.public_key, "SECRET_KEY": lengths.secret_key, "CIPHERTEXT": lengths.ciphertext,
             "SHARED": lengths.shared, "SEED": lengths.seed, "COINS": lengths.coins}  # fmt: skip
    return [f"#define {prefix.upper()}_{name}_BYTES {length}" for name, length in named.items()]


def _explained(spec: RingSpec) -> Sequence[tuple[str, str]]:
    rows = [("n", str(spec.n)), ("q", f"2^{spec.q_bits}"), ("coefficients in memory", str(spec.padded)), *explained(spec)]
    for prime, name in ((2, "r2_inv"), (3, "s3_inv")):
        steps = 2 * (spec.n - 1) - 1
        how = f"{steps} division steps on {-(-spec.n // 64)} words for each of {2 * (prime - 1)} bits"
        rows.append((name, how if spec.is_field_modulo(prime) else f"none: Phi_n is reducible modulo {prime}"))
    if spec.is_field_modulo(2):
        rows.append(("rq_inv", f"r2_inv, and {2 * newton_steps(spec)} products"))
    lengths = _lengths(spec)
    if lengths is not None:
        rows += [(name.replace("_", " "), f"{getattr(lengths, name)} bytes")
                 for name in ("public_key", "secret_key", "ciphertext", "shared", "seed", "coins")]  # fmt: skip
    return rows


def newton_steps(spec: RingSpec) -> int:
    """From modulo 2 to modulo q."""
    return (spec.q_bits - 1).bit_length()


def _kem(spec: RingSpec) -> Kem | None:
    lengths = _lengths(spec)
    if lengths is None:
        return None
    return Kem(lengths.public_key, lengths.secret_key, lengths.ciphertext, lengths.shared, lengths.seed, lengths.coins)


RING = Kind(_summary, _overview, _facts, _contracts, ring_setting, _part, _explained, _kem)


def ring_with(plans: Mapping[str, Plan]) -> Kind:
    """Rings whose products are made by these plans, "c" and "avx2"."""
    return replace(RING, part=partial(_part, plans=plans))
