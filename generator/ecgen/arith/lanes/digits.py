# SPDX-License-Identifier: MIT
"""A modulus as few signed digits of 52 bits: what a step of Montgomery's reduction in lanes has to multiply by.

A step adds sigma*m*p to a number whose lowest limb is x, for sigma = +1 or -1 and digits p = sum s_j 2^(52j), and drops the
lowest limb, which becomes zero. With sigma*s_0 = -d < 0 that limb is x - m*d, m = x/d mod 2^52: what moves up is
floor(x/2^52) - floor(m*d/2^52), and for d = 1 m is x itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.arith.digits import signed_bits
from ecgen.ir import LANE_LIMB

#: Multiples by a power of two up to this exponent are single words: shifts and sums instead of multiplications.
LARGEST_SHIFT = 6

_RADIX = 1 << LANE_LIMB


@dataclass(frozen=True)
class Digits:
    """The digits of a number, the lowest negative."""

    digits: tuple[int, ...]

    @property
    def lowest(self) -> int:
        """d > 0, the negated lowest digit."""
        return -self.digits[0]

    @property
    def price(self) -> float:
        return sum(_price(j, digit) for j, digit in enumerate(self.digits))


@dataclass(frozen=True)
class Form:
    """How each step is done. `last`: the digits of sigma*p, for the last step, whose quotient decides how large the result is;
    `early`: those for the steps before, of sigma*p too or of a multiple of p whose lowest digit is -1."""

    sigma: int
    early: Digits
    last: Digits

    def at(self, step: int, steps: int) -> Digits:
        return self.last if step == steps - 1 else self.early


def form(modulus: int, limbs: int) -> Form:
    """The cheapest form of an odd modulus below 2^(52*limbs - 3), by a rough count: 2 for a multiplication, 1 for the rest."""
    candidates = []
    for sigma in (1, -1):
        last = _digits(modulus, sigma, limbs)
        if last is not None:
            candidates.append(Form(sigma, last, last))
    multiple = modulus * (-pow(modulus, -1, _RADIX) % _RADIX)
    early = _digits(multiple, 1, limbs + 1) if _is_small_enough(modulus, multiple, limbs) else None
    if early is not None:
        candidates += [Form(1, early, candidate.last) for candidate in candidates if candidate.sigma == 1]
    return min(candidates, key=lambda candidate: (limbs - 1) * candidate.early.price + candidate.last.price)


def signed_limbs(number: int, limbs: int) -> tuple[int, ...]:
    """The non-adjacent form of a positive number by limbs: few digits, and those of few bits where the number is sparse."""
    digits = [0] * limbs
    for sign, exponent in signed_bits(number):
        digits[exponent // LANE_LIMB] += sign << exponent % LANE_LIMB
    return tuple(digits)


def _is_small_enough(modulus: int, multiple: int, limbs: int) -> bool:
    """Whether products of numbers below 2*p come out below 2*p when all steps but the last add multiples of `multiple`, also
    when they are bounded limb by limb only."""
    radix, top = 1 << LANE_LIMB * limbs, 1 << LANE_LIMB * (limbs - 1)
    return (2 * modulus + top) ** 2 + top * multiple + (radix - top) * modulus < 2 * modulus * radix


def _digits(modulus: int, sigma: int, limbs: int) -> Digits | None:
    """The cheapest digits of sigma*modulus with a negative lowest one, by dynamic programming over the carry."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0, ())}
    for j in range(limbs):
        word = modulus >> LANE_LIMB * j & _RADIX - 1
        after: dict[int, tuple[float, tuple[int, ...]]] = {}
        for carry, (price, digits) in best.items():
            for carried in (0, 1):
                digit = sigma * (word + carry - carried * _RADIX)
                if abs(digit) == _RADIX or (j == 0 and digit >= 0):
                    continue
                candidate = (price + _price(j, digit), (*digits, digit))
                if carried not in after or candidate < after[carried]:
                    after[carried] = candidate
        best = after
    return Digits(best[0][1]) if 0 in best else None


def _price(position: int, digit: int) -> float:
    size = abs(digit)
    if position == 0:
        return 0 if size == 1 else 5
    if digit == 0:
        return 0
    if size == 1:
        return 1
    if size & (size - 1) == 0 and size >> LARGEST_SHIFT <= 1:
        return 2
    return 4 if digit > 0 else 4.5
