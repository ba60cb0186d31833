# SPDX-License-Identifier: MIT
"""Finite-field Diffie-Hellman in the groups that OpenSSL has too, checked against Python's powers."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from gmpy2 import powmod

from ecgen.spec.load import Group, Spec
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.protocol import COUNT
from ecgen_bench.exchange.shown import compare

#: OpenSSL's names: those of RFC 7919, and of RFC 3526 by the bits of p.
_NAMES = {
    "ffdhe2048": "ffdhe2048", "ffdhe3072": "ffdhe3072", "ffdhe4096": "ffdhe4096",
    "modp14": "modp_2048", "modp15": "modp_3072", "modp16": "modp_4096",
}  # fmt: skip


@dataclass(frozen=True)
class Modp:
    spec: Spec
    emitted_source = "modp_calls.c"
    openssl_source = "openssl_modp_calls.c"
    titles: ClassVar[dict[str, str]] = {"ecdh": "DH", "public_key": "DH public key"}
    profiled: ClassVar[tuple[str, ...]] = ("ecdh", "public_key")
    notes = (
        "DH: dh, with 1 < y < p - 1 checked; DH_compute_key_padded with the peer's number set each time. DH public key: "
        "dh_public_key; DH_generate_key with the private key set before, which draws none",
    )

    @property
    def group(self) -> str:
        """OpenSSL's name; empty where it has none."""
        return _NAMES.get(self.spec.name, "")

    @property
    def _own(self) -> Group:
        assert self.spec.group is not None
        return self.spec.group

    @property
    def _length(self) -> int:
        return -(-self.spec.prime.bit_length() // 8)

    def openssl_declarations(self) -> str:
        return f'#define GROUP "{self.group}"'

    def keys(self, seed: int) -> Keys:
        rng = random.Random(f"keys {self.spec.name} {seed}")
        return self._keys_of([rng.randrange(1, self._own.exponents) for _ in range(COUNT)], rng)

    def form_keys(self, count: int, rng: random.Random) -> Keys:
        """See Exchange."""
        sparse, most = 1 << self._own.exponents.bit_length() - 2, self._own.exponents
        return self._keys_of([sparse, most - 1, 1, *(rng.randrange(sparse, most) for _ in range(count))], rng)

    def _keys_of(self, private: list[int], rng: random.Random) -> Keys:
        length, scalar = self._length, -(-self._own.exponent_bits // 8)
        peers = [powmod(self._own.generator, rng.randrange(1, self._own.order), self.spec.prime) for _ in private]
        return Keys(length, scalar, tuple(key.to_bytes(scalar, "big") for key in private), (),
                    tuple(int(peer).to_bytes(length, "big") for peer in peers), (b"\0",) * len(private),
                    (b"\0",) * len(private))  # fmt: skip

    def check(self, shown: str, keys: Keys) -> int:
        def is_right(function: str, i: int, result: bytes) -> bool:
            base = self._own.generator if function == "public_key" else int.from_bytes(keys.peer[i], "big")
            power = powmod(base, int.from_bytes(keys.private[i], "big"), self.spec.prime)
            return result == int(power).to_bytes(self._length, "big")

        return compare(shown, is_right, lambda i: f"the key 0x{keys.private[i].hex()} and the peer's 0x{keys.peer[i].hex()}")
