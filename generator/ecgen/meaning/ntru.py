# SPDX-License-Identifier: MIT
"""NTRU as submitted to the third round of NIST's post-quantum standardisation (C. Chen et al., 2020), on lists of integers.

Written from the algorithms of the submission, section 1, polynomial by polynomial; nothing here is fast or constant-time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from ecgen.logic.polynomials import Coefficients, modulo, plus, product, remainder, scaled, trimmed
from ecgen.meaning.polynomial_inverse import inverse


@dataclass(frozen=True)
class Ntru:
    """`hps`: NTRU-HPS, else NTRU-HRSS."""

    n: int
    q: int
    hps: bool

    def functions(self) -> Mapping[str, Callable[..., Any]]:
        """By the names in `ecgen.contracts.standards`."""
        return {
            "ntru_public_key": lambda seed: self.keys(seed)[0],
            "ntru_secret_key": lambda seed: self.keys(seed)[1],
            "ntru_is_public_key": self.is_public_key,
            "ntru_ciphertext": lambda public_key, coins: self.encapsulated(public_key, coins)[0],
            "ntru_shared": lambda coins: self._secret(*self._message(coins)),
            "ntru_decapsulated": self.decapsulated,
        }

    # --- lengths, in bytes ---

    @property
    def iid_bytes(self) -> int:
        return self.n - 1

    @property
    def fixed_bytes(self) -> int:
        return (30 * (self.n - 1) + 7) // 8

    @property
    def pair_bytes(self) -> int:
        """Random bytes of two polynomials."""
        return self.iid_bytes + (self.fixed_bytes if self.hps else self.iid_bytes)

    @property
    def q_bits(self) -> int:
        return self.q.bit_length() - 1

    @property
    def q_bytes(self) -> int:
        return (self.q_bits * (self.n - 1) + 7) // 8

    @property
    def s3_bytes(self) -> int:
        return (self.n + 3) // 5

    @property
    def weight(self) -> int:
        """Coefficients that are not 0, of polynomials with so many of them."""
        return self.q // 8 - 2

    # --- 1.10: sampling ---

    def ternary(self, random: bytes) -> Coefficients:
        return trimmed([byte % 3 for byte in random[: self.n - 1]])

    def ternary_plus(self, random: bytes) -> Coefficients:
        a = [(0, 1, -1)[x] for x in (*self.ternary(random), *(0,) * self.n)][: self.n]
        if sum(x * y for x, y in pairwise(a)) < 0:
            a = [-x if i % 2 == 0 else x for i, x in enumerate(a)]
        return trimmed([x % 3 for x in a])

    def fixed(self, random: bytes) -> Coefficients:
        bits = int.from_bytes(random, "little")
        numbers = []
        for i in range(self.n - 1):
            number = (bits >> 30 * i) % (1 << 30) << 2 | (1 if i < self.weight // 2 else 2 if i < self.weight else 0)
            numbers.append(number - (1 << 32) if number >> 31 else number)
        return trimmed([number & 3 for number in sorted(numbers)])

    # --- 1.8: encodings ---

    def q_string(self, a: Coefficients) -> bytes:
        return sum(x << self.q_bits * i for i, x in enumerate(a[: self.n - 1])).to_bytes(self.q_bytes, "little")

    def q_polynomial(self, string: bytes) -> Coefficients:
        number = int.from_bytes(string, "little")
        return trimmed([number >> self.q_bits * i & self.q - 1 for i in range(self.n - 1)])

    def sum_zero(self, string: bytes) -> Coefficients:
        """The last coefficient makes the sum 0 modulo q."""
        a = self.q_polynomial(string)
        return trimmed([*a, *(0,) * (self.n - 1 - len(a)), -sum(a) % self.q])

    def s3_string(self, a: Coefficients) -> bytes:
        digits = [*a, *(0,) * self.n][: self.n - 1]
        return bytes(sum(x * 3**j for j, x in enumerate(digits[i : i + 5])) for i in range(0, self.n - 1, 5))

    def s3_polynomial(self, string: bytes) -> Coefficients:
        return trimmed([byte // 3**j % 3 for byte in string for j in range(5)][: self.n - 1])

    # --- polynomials ---

    def modulo_phi(self, a: Coefficients, number: int) -> Coefficients:
        return modulo(remainder(a, (1,) * self.n), number)

    def centred(self, a: Coefficients, number: int) -> Coefficients:
        """Coefficients from -number/2 on."""
        return trimmed([x - number if x >= (number + 1) // 2 else x for x in modulo(a, number)])

    def modulo_q(self, a: Coefficients) -> Coefficients:
        """Modulo x^n - 1, too."""
        return modulo(remainder(a, (-1, *(0,) * (self.n - 1), 1)), self.q)

    def lifted(self, m: Coefficients) -> Coefficients:
        """1.9.3: for HRSS the multiple of x - 1."""
        if self.hps:
            return self.centred(m, 3)
        quotient = self.modulo_phi(product(m, self._inverse((-1, 1), 3)), 3)
        return product((-1, 1), self.centred(quotient, 3))

    def _inverse(self, a: Coefficients, number: int) -> Coefficients:
        return inverse(a, (1,) * self.n, number)

    # --- 1.11, 1.12 ---

    def keys(self, seed: bytes) -> tuple[bytes, bytes]:
        return _keys(self, seed)

    def is_public_key(self, string: bytes) -> bool:
        return len(string) == self.q_bytes and self._is_padded(string)

    def _is_padded(self, string: bytes) -> bool:
        return int.from_bytes(string, "little") >> self.q_bits * (self.n - 1) == 0

    def _message(self, coins: bytes) -> tuple[Coefficients, Coefficients]:
        second = coins[self.iid_bytes :]
        return self.ternary(coins), self.fixed(second[: self.fixed_bytes]) if self.hps else self.ternary(second)

    def _secret(self, r: Coefficients, m: Coefficients) -> bytes:
        return hashlib.sha3_256(self.s3_string(r) + self.s3_string(m)).digest()

    def encapsulated(self, public_key: bytes, coins: bytes) -> tuple[bytes, bytes]:
        r, m = self._message(coins)
        c = self.modulo_q(plus(product(self.centred(r, 3), self.sum_zero(public_key)), self.lifted(m)))
        return self.q_string(c), self._secret(r, m)

    def decapsulated(self, ciphertext: bytes, secret_key: bytes) -> bytes:
        t = self.s3_bytes
        f, inverse_f = self.s3_polynomial(secret_key[:t]), self.s3_polynomial(secret_key[t : 2 * t])
        inverse_h, key = self.q_polynomial(secret_key[2 * t : -32]), secret_key[-32:]
        c = self.sum_zero(ciphertext)
        small = self.centred(self.modulo_q(product(c, self.centred(f, 3))), self.q)
        m = self.modulo_phi(product(self.modulo_phi(small, 3), inverse_f), 3)
        r = self.modulo_phi(product(plus(c, scaled(self.lifted(m), -1)), inverse_h), self.q)
        fits = self._is_padded(ciphertext) and set(r) <= {0, 1, self.q - 1}
        if self.hps:
            fits = fits and m.count(1) == m.count(2) == self.weight // 2
        if not fits:
            return hashlib.sha3_256(key + ciphertext).digest()
        return self._secret(modulo(self.centred(r, self.q), 3), m)


@lru_cache(maxsize=64)
def _keys(ntru: Ntru, seed: bytes) -> tuple[bytes, bytes]:
    first, second = seed[: ntru.iid_bytes], seed[ntru.iid_bytes : ntru.pair_bytes]
    f = ntru.ternary(first) if ntru.hps else ntru.ternary_plus(first)
    g = ntru.centred(ntru.fixed(second) if ntru.hps else ntru.ternary_plus(second), 3)
    g = scaled(g if ntru.hps else product((-1, 1), g), 3)
    signed = ntru.centred(f, 3)
    both = ntru._inverse(product(signed, g), ntru.q)
    h = ntru.modulo_q(product(ntru.modulo_q(product(both, g)), g))
    inverse_h = ntru.modulo_phi(product(ntru.modulo_q(product(both, signed)), signed), ntru.q)
    secret = ntru.s3_string(f) + ntru.s3_string(ntru._inverse(f, 3)) + ntru.q_string(inverse_h)
    return ntru.q_string(h), secret + seed[ntru.pair_bytes :]
