# SPDX-License-Identifier: MIT
"""Which primes have the extension F_p^2 = F_p(i), i^2 = -1. (arith.quadratic_products has its products.)"""

from __future__ import annotations

from ecgen.field import is_long


def has_extension(prime: int) -> bool:
    """Whether -1 is no square, so that i^2 = -1 extends the field, and the prime is not long: for those nothing is emitted."""
    return prime % 4 == 3 and not is_long(prime)
