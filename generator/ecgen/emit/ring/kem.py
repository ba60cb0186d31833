# SPDX-License-Identifier: MIT
"""The key encapsulation mechanism of NTRU, as units of C."""

from __future__ import annotations

from typing import Any

from ecgen.contracts.ring import Lengths
from ecgen.emit.context import Part
from ecgen.emit.ring.polynomials import ring_facts
from ecgen.emit.structure.context import StructureContext
from ecgen.meaning.ntru import Ntru
from ecgen.spec.ring import RingSpec

#: Of the secret, and of the key that ciphertexts are rejected with.
_SHARED = _REJECTION = 32


def lengths_of(spec: RingSpec) -> Lengths:
    ntru = _ntru(spec)
    secret = 2 * ntru.s3_bytes + ntru.q_bytes + _REJECTION
    return Lengths(ntru.q_bytes, secret, ntru.q_bytes, _SHARED, ntru.pair_bytes + _REJECTION, _coins(spec))


def _ntru(spec: RingSpec) -> Ntru:
    return Ntru(spec.n, spec.q, spec.scheme == "ntru-hps")


def _coins(spec: RingSpec) -> int:
    return _ntru(spec).pair_bytes


def kem_units(context: StructureContext[RingSpec], lengths: Lengths) -> Part:
    spec, ntru = context.spec, _ntru(context.spec)
    facts: dict[str, Any] = ring_facts(spec) | {
        "hps": ntru.hps, "q_bytes": ntru.q_bytes, "s3_bytes": ntru.s3_bytes, "ft_bytes": ntru.fixed_bytes, "weight": ntru.weight,
        "top": 1 << ((spec.n - 2).bit_length() - 1), "inverse_of_n": pow(spec.n, -1, 3), "avx2": False,
        "seed": lengths.seed, "coins": lengths.coins, "secret": lengths.secret_key,
    }  # fmt: skip
    names = ("codes", "sample", "kem")
    headers = {name: context.unit(f"ring/{name}.h.j2", **facts) for name in names if name != "kem"}
    return Part(units={name: context.unit(f"ring/{name}.c.j2", **facts) for name in names}, headers=headers)
