# SPDX-License-Identifier: MIT
"""The arithmetic truth of a group modulo p: does the generator have the order stated, are exponents long enough."""

from __future__ import annotations

import math
from dataclasses import dataclass

import gmpy2

from ecgen.spec.errors import KeyFault
from ecgen.spec.prime_check import composite_reason

#: RFC 7919, 5.2 and A.1 to A.5: (bits of p, bits that short exponents should have at least).
_RFC_7919 = ((2048, 225), (3072, 275), (4096, 325), (6144, 375), (8192, 400))

_MIN_ORDER = 3  # what has the order 1 or 2 makes no secrets


@dataclass(frozen=True)
class Group:
    """The subgroup of prime order q of the integers modulo a spec's prime p, for finite-field Diffie-Hellman.

    kind: "modp"; order: q, a prime from 3 that divides p - 1; generator: 1 < g < p - 1 of the order q; exponent_bits: the length
    of private exponents, at most that of q. A private exponent lies from 1 to `exponents` - 1.
    """

    kind: str
    order: int
    generator: int
    exponent_bits: int

    @property
    def exponents(self) -> int:
        """min(2^exponent_bits, q): M of SP 800-56A revision 3, 5.6.1.1.3."""
        return min(1 << self.exponent_bits, self.order)

    def is_safe(self, prime: int) -> bool:
        """Whether p = 2q + 1, so that no element but 1 and p - 1 has a small order."""
        return prime == 2 * self.order + 1


def security_strength(prime: int) -> int:
    """Bits of security of discrete logarithms modulo p, a multiple of 8: the estimate of the number field sieve in FIPS 140-2's
    implementation guidance, 7.5, rounded to the figures of SP 800-56A revision 3, appendix D (112 for 2048 bits)."""
    nats = prime.bit_length() * math.log(2)
    estimate = (1.923 * nats ** (1 / 3) * math.log(nats) ** (2 / 3) - 4.69) / math.log(2)
    return max(0, (int(estimate) + 4) // 8 * 8)


def checked_group(prime: int, kind: str, order: int | None, generator: int, exponent_bits: int | None) -> Group:
    """The group, what the file leaves out filled in: q = (p - 1)/2, and the length of RFC 7919. Raises KeyFault unless it is what
    it claims to be."""
    q = _safe_order(prime) if order is None else _checked_order(prime, order)
    if not 1 < generator < prime - 1:
        raise KeyFault(("group", "generator"), "must lie between 2 and p - 2; 1 and p - 1 have the orders 1 and 2")
    if gmpy2.powmod(generator, q, prime) != 1:
        raise KeyFault(("group", "generator"), "does not have the order q: generator^q is not 1 modulo the prime")
    return Group(kind, q, generator, _checked_bits(prime, q, exponent_bits, is_given=order is not None))


def _safe_order(prime: int) -> int:
    q = prime // 2
    reason = "is too small" if q < _MIN_ORDER else composite_reason(q)
    if reason:
        raise KeyFault(("group", "order"), f"it may be left out for a safe prime only, and (p - 1)/2 {reason}")
    return q


def _checked_order(prime: int, order: int) -> int:
    if order < _MIN_ORDER:
        raise KeyFault(("group", "order"), f"must be a prime of at least {_MIN_ORDER}")
    if (prime - 1) % order:
        raise KeyFault(("group", "order"), "does not divide p - 1")
    if order > _MIN_ORDER and (reason := composite_reason(order)):
        raise KeyFault(("group", "order"), f"{reason}; the order must be a prime")
    return order


def _checked_bits(prime: int, order: int, bits: int | None, *, is_given: bool) -> int:
    """`is_given`: whether the file states the order."""
    strength, longest = security_strength(prime), order.bit_length()
    if longest < 2 * strength:
        assert is_given, "a safe prime has a long order"
        reason = f"too short: a prime of {prime.bit_length()} bits has {strength} bits of security and needs {2 * strength}"
        raise KeyFault(("group", "order"), reason)
    if bits is None:
        recommended = next((length for size, length in _RFC_7919 if prime.bit_length() <= size), longest)
        return min(recommended, longest)
    if bits < max(2 * strength, 2):
        least = f"twice the security strength of {strength} bits" if strength else "2"
        raise KeyFault(("group", "exponent_bits"), f"too short: {least} is the least")
    if bits > longest:
        raise KeyFault(("group", "exponent_bits"), f"longer than the order, which has {longest} bits")
    return bits
