# SPDX-License-Identifier: MIT
"""The prime of a spec: is it one, is it in range, how many words does it fill."""

from __future__ import annotations

import gmpy2
from gmpy2 import mpz

from ecgen.field import BLOCK, is_long
from ecgen.spec.errors import KeyFault

MIN_PRIME = 5  # short Weierstrass and Montgomery curves need a characteristic above 3
MAX_PRIME_BITS = 4096
WORD_BITS = 64

_TRIAL_BOUND = 1 << 16
_PRIMALITY_ROUNDS = 40  # GMP: Baillie-PSW, then Miller-Rabin rounds beyond the first 24


def composite_reason(n: int) -> str | None:
    """Why n >= 4 is no prime, as evidence anyone can redo: a small factor or a Miller-Rabin base. None for a prime."""
    if gmpy2.is_prime(n, _PRIMALITY_ROUNDS):
        return None
    base = mpz(2)
    while base < _TRIAL_BOUND:
        if n % base == 0:
            return "is even" if base == 2 else f"is composite: {base} divides it"
        base = gmpy2.next_prime(base)
    base = mpz(2)
    while gmpy2.is_strong_prp(n, base):
        base = gmpy2.next_prime(base)
    return f"is composite: the Miller-Rabin test to base {base} proves it"


def check_prime(prime: int) -> None:
    """Raise KeyFault unless MIN_PRIME <= prime < 2^MAX_PRIME_BITS and it is a prime."""
    if prime < MIN_PRIME or prime.bit_length() > MAX_PRIME_BITS:
        raise KeyFault(("field", "prime"), f"must lie between {MIN_PRIME} and 2^{MAX_PRIME_BITS}")
    if reason := composite_reason(prime):
        raise KeyFault(("field", "prime"), reason)


def check_limbs(prime: int, limbs: int | None) -> int:
    """The number of 64-bit words of a field element: as asked, or the fewest that hold the prime. Long primes have whole
    blocks of words."""
    bits = prime.bit_length()
    needed = -(-bits // WORD_BITS)
    if is_long(prime):
        blocks = -(-needed // BLOCK) * BLOCK
        if limbs not in (None, blocks):
            reason = f"must be {blocks} or left out: a prime of {bits} bits is computed with by blocks of {BLOCK} words"
            raise KeyFault(("field", "limbs"), reason)
        return blocks
    if limbs is None:
        return needed
    if limbs < needed:
        raise KeyFault(("field", "limbs"), f"too few: a prime of {bits} bits needs {needed}")
    if limbs > needed + 1:
        reason = f"too many: a prime of {bits} bits needs {needed}, and more than one spare word only costs time"
        raise KeyFault(("field", "limbs"), reason)
    return limbs
