# SPDX-License-Identifier: MIT
"""The key encapsulation mechanism of NTRU, as units of C."""

from __future__ import annotations

from collections.abc import Callable
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
    has_avx2 = ntru.hps and context.request.avx2
    facts: dict[str, Any] = ring_facts(spec) | {
        "hps": ntru.hps, "q_bytes": ntru.q_bytes, "s3_bytes": ntru.s3_bytes, "ft_bytes": ntru.fixed_bytes, "weight": ntru.weight,
        "top": 1 << ((-(-(spec.n - 1) // 8) * 8 - 1).bit_length() - 1), "inverse_of_n": pow(spec.n, -1, 3), "avx2": has_avx2,
        "rows": -(-(spec.n - 1) // 8), "padded_rows": -(-(spec.n - 1) // 64) * 8,
        "stride": -(-(spec.n - 1) // 64) * 8 + 8,
        "seed": lengths.seed, "coins": lengths.coins, "secret": lengths.secret_key,
        "packed": packed(spec.q_bits), "unpacked": unpacked(spec.q_bits),
    }  # fmt: skip
    names = ("codes", "sample", *(["sample_avx2"] if has_avx2 else []), "kem")
    headers = {name: context.unit(f"ring/{name}.h.j2", **facts) for name in ("codes", "sample")}
    return Part(units={name: context.unit(f"ring/{name}.c.j2", **facts) for name in names}, headers=headers)


def packed(bits: int) -> list[str]:
    """Eight coefficients c of so many bits as as many bytes: the C expression of each."""
    return [_joined(lambda k: f"c[{k}]", bits, 8 * j, 8) for j in range(bits)]


def unpacked(bits: int) -> list[str]:
    """The other way, of bytes b: an expression for each coefficient, with bits that do not belong to it above."""
    return [_joined(lambda k: f"b[{k}]", 8, bits * i, bits) for i in range(8)]


def _joined(piece: Callable[[int], str], size: int, start: int, count: int) -> str:
    """Bits `start` to `start + count` of pieces of `size` bits each, and what lies above in the last piece."""
    parts = []
    for k in range(start // size, -(-(start + count) // size)):
        shift = k * size - start
        parts.append(f"{piece(k)} >> {-shift}" if shift < 0 else f"(unsigned int){piece(k)} << {shift}" if shift else piece(k))
    return " | ".join(parts)
