# SPDX-License-Identifier: MIT
"""How square roots modulo a given prime are taken: RFC 9380, appendix I, by the residue of the prime.

    p = 3 mod 4    r = a^((p+1)/4)
    p = 5 mod 8    r = a^((p+3)/8), or that times sqrt(-1), whichever squares to a
    p = 1 mod 8    Tonelli-Shanks in constant time: p - 1 = 2^s * q; w = a^((q-1)/2), r = a*w, t = r*w = a^q, c = z^q for
                   a non-residue z; for i = s, ..., 2: where t^(2^(i-2)) is not 1, r := r*c and t := t*c^2; c := c^2

From a 2-adicity of HALVING_FROM on, the powers of t that Tonelli-Shanks tests are taken by halves (D. J. Bernstein, Faster
square roots in annoying finite fields, 2001, without its tables): t is kept at each level of a binary tree over the
iterations, so that a test is a few squarings away from the level above, and each level is corrected by the factors that the
iterations below it have found. That is about s*log2(s)/2 squarings and as many products in the place of s^2/2 squarings.

All of them end by comparing r^2 with a. Which of the two roots results is what the formula gives; nothing more is promised.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import count

import gmpy2

from ecgen.arith.chains.chain import Chain
from ecgen.arith.chains.search import find_chain


class SqrtMethod(StrEnum):
    POWER = "p = 3 mod 4"
    POWER_AND_ROOT = "p = 5 mod 8"
    TONELLI_SHANKS = "p = 1 mod 8"


#: The least 2-adicity for which iterations are taken by halves. Below, the loop is short, and half of little is saved.
HALVING_FROM = 12


@dataclass(frozen=True)
class SqrtPlan:
    """The facts of one prime, as plain residues.

    exponent: of the power of a that is taken first; chain: for it, None when it is 0 (Tonelli-Shanks modulo a Fermat prime);
    two_adicity: the largest s with 2^s dividing p - 1; factor: sqrt(-1) for p = 5 mod 8, z^q of order 2^s for
    Tonelli-Shanks, else 1; non_residue: z, the least non-residue.
    """

    method: SqrtMethod
    exponent: int
    chain: Chain | None
    two_adicity: int
    factor: int
    non_residue: int

    @property
    def by_halves(self) -> bool:
        return self.two_adicity >= HALVING_FROM


def sqrt_plan(prime: int) -> SqrtPlan:
    """The plan for an odd prime."""
    two_adicity = (prime - 1 & -(prime - 1)).bit_length() - 1
    odd = (prime - 1) >> two_adicity
    non_residue = next(z for z in count(2) if gmpy2.jacobi(z, prime) == -1)
    factor = pow(non_residue, odd, prime)
    if two_adicity == 1:
        method, exponent, factor = SqrtMethod.POWER, (prime + 1) // 4, 1
    elif two_adicity == 2:
        method, exponent = SqrtMethod.POWER_AND_ROOT, (prime + 3) // 8
    else:
        method, exponent = SqrtMethod.TONELLI_SHANKS, (odd - 1) // 2
    chain = find_chain(exponent) if exponent else None
    return SqrtPlan(method, exponent, chain, two_adicity, factor, non_residue)


def iterations_by_halves(two_adicity: int) -> tuple[int, int, int]:
    """(squarings, products, levels) of the iterations of Tonelli-Shanks by halves, as templates/c/chains.c.j2 takes them."""
    squarings, products, most = 0, 0, 1
    begin, end = [1], [two_adicity]
    for k in range(1, two_adicity):
        while end[-1] - k > 1:
            middle = k + (end[-1] - k) // 2
            squarings += end[-1] - middle
            begin.append(k)
            end.append(middle)
        most = max(most, len(end))
        products += 1
        if len(end) > 1:
            begin.pop()
            end.pop()
            products += k + 1 - begin[-1]
            begin[-1] = k + 1
    return squarings, products, most
