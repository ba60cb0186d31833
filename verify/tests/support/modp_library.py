# SPDX-License-Identifier: MIT
"""Diffie-Hellman of one emitted group modulo p, as Python values; what must come out is computed with gmpy2 beside it."""

from __future__ import annotations

from dataclasses import dataclass

import gmpy2

from ecgen.spec.load import Group
from support.curve_library import Memory, Native

_NOTHING = 0xA5


@dataclass(frozen=True)
class Exchange:
    """Keys and public values as numbers."""

    lib: Native

    @property
    def prime(self) -> int:
        return self.lib.prime

    @property
    def group(self) -> Group:
        assert self.lib.spec.group is not None
        return self.lib.spec.group

    @property
    def key_bytes(self) -> int:
        return -(-self.group.exponent_bits // 8)

    @property
    def key_room(self) -> int:
        """Numbers that a private key's bytes can hold."""
        return 1 << 8 * self.key_bytes

    @property
    def length(self) -> int:
        return self.lib.field_bytes

    def encoded(self, y: int) -> Memory:
        return Memory(y.to_bytes(self.length, "big"))

    def key(self, x: int) -> Memory:
        return Memory(x.to_bytes(self.key_bytes, "big"))

    # --- calls ---

    def exp(self, base: int, exponent: bytes) -> int:
        r = self.lib.room(1)
        self.lib.call("exp", r, self.lib.elements(base), Memory(exponent), self.lib.size(len(exponent)))
        return self.lib.read(r)[0]

    def exp_base(self, exponent: int) -> int:
        r = self.lib.room(1)
        self.lib.call("exp_base", r, self.key(exponent))
        return self.lib.read(r)[0]

    def public_key(self, key: int) -> tuple[int, bytes]:
        out = Memory(bytes([_NOTHING]) * self.length)
        return self.lib.status("dh_public_key", out, self.key(key)), out.raw

    def shared(self, key: int, peer: int) -> tuple[int, bytes]:
        out = Memory(bytes([_NOTHING]) * self.length)
        return self.lib.status("dh", out, self.key(key), self.encoded(peer)), out.raw

    def check(self, peer: int) -> int:
        return self.lib.status("dh_check", self.encoded(peer))

    def keygen(self, random: bytes) -> tuple[int, bytes, bytes]:
        key, public = Memory(bytes([_NOTHING]) * self.key_bytes), Memory(bytes([_NOTHING]) * self.length)
        status = self.lib.status("dh_keygen", key, public, Memory(random), self.lib.size(len(random)))
        return status, key.raw, public.raw

    # --- what must come out ---

    def power(self, base: int, exponent: int) -> int:
        return int(gmpy2.powmod(base, exponent, self.prime))

    def is_member(self, y: int) -> bool:
        return 1 < y < self.prime - 1 and self.power(y, self.group.order) == 1

    def is_taken(self, y: int) -> bool:
        """As a peer's public key."""
        return 1 < y < self.prime - 1 if self.group.is_safe(self.prime) else self.is_member(y)

    def expected(self, valid: bool, number: int) -> tuple[int, bytes]:
        return (0, number.to_bytes(self.length, "big")) if valid else (-1, bytes(self.length))

    def wanted_public(self, key: int) -> tuple[int, bytes]:
        return self.expected(0 < key < self.group.exponents, self.power(self.group.generator, key))

    def wanted_shared(self, key: int, peer: int) -> tuple[int, bytes]:
        return self.expected(0 < key < self.group.exponents and self.is_taken(peer), self.power(peer, key))

    def wanted_pair(self, random: bytes) -> tuple[int, bytes, bytes]:
        """SP 800-56A revision 3, 5.6.1.1.3."""
        key = int.from_bytes(random, "big") % (self.group.exponents - 1) + 1
        return 0, key.to_bytes(self.key_bytes, "big"), self.wanted_public(key)[1]
