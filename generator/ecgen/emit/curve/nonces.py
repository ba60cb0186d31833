# SPDX-License-Identifier: MIT
"""How many candidates for a nonce a deterministic signature tries before it gives up."""

from __future__ import annotations

from ecgen.spec.curve_check import Curve

#: Where it gives up. Two nonces serve or none; in orders below 17, which have at most 16 candidates, 1024 of them miss both with
#: the probability 2^-197.
_ATTEMPTS = 1024


def attempts(prime: int, curve: Curve) -> int | None:
    """The number of candidates after which no signature is found; None where there is no limit, for one is found soon.

    A nonce k does not serve where r = x(k*G) mod n is 0, nor where s is, which takes one other value of r, given by the key and
    the hash. At most p // n + 1 coordinates x < p are the same modulo n, and at most two nonces have the same x. So at most
    4 (p // n + 1) nonces fail. Where these are not more than half of the n - 1 nonces, a loop ends for every key and hash, after
    a few candidates. Else all of them may fail: in orders below 17, as for p = 7, a = b = 1, where n is 5; and where the cofactor
    is nearly as large as n, or larger. No order that anything should be signed with is among them.
    """
    n = curve.order
    return None if 8 * (prime // n + 1) <= n - 1 else _ATTEMPTS
