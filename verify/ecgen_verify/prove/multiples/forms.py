# SPDX-License-Identifier: MIT
"""Integer forms by which points are multiples of one point, and when such a multiple cannot be neutral.

Trusted. A form is a polynomial: a sum of digits, each times an integer, or of scalars as integers in [0, n), by the atoms of the
world that stand for them. What digits there are is written by `Digits`: a scalar k, or the half of one, is the sum of all its
digits, each times its power of two. The digits of width 1 are signed bits. For a scalar k, K is an odd integer from 1 to n with
K = s*k mod n and s = +-1, for the half k of one K = s*k; the digit at position i is s times bit i of K, and so s itself at
position 0. With them a scalar is what is said modulo n only; with all others it is the integer itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import NamedTuple

from ecgen_verify.prove.composed.values import Key
from ecgen_verify.prove.poly import Poly, total

#: At most so many bits are tried one by one.
_TRIED = 8


class Half(NamedTuple):
    """Half `which` of the scalar with this key, which an endomorphism splits; K is its absolute value, and below 2^bits."""

    scalar: Key
    which: int
    bits: int


class Digits(NamedTuple):
    """How the scalar with the key `of`, or the half of one, is written: as the sum of `length` digits, that at position i times
    2^(step*i). `width`: 0 for bits, 1 for signed bits, else that of digits below 2^(width - 1), or no more, in absolute value."""

    of: Key | Half
    length: int
    width: int = 1
    step: int = 1

    @property
    def whole(self) -> Poly:
        """The sum of all digits."""
        return total((Poly.atom(Digit(self, i)), 1 << (self.step * i)) for i in range(self.length))

    @property
    def values(self) -> frozenset[int]:
        """What digits are that have a sign of their own."""
        most = 1 << (self.width - 1)
        return frozenset(range(-most, most + 1) if self.step > 1 else {0, *range(1 - most, most, 2)})

    @property
    def size(self) -> int:
        """Bytes of a digit that has a sign of its own."""
        return 4 if self.step > 1 else 1

    @property
    def exact(self) -> bool:
        """Whether the sum is the scalar as an integer in [0, n), or its half, and not only congruent to it."""
        return self.width != 1 or isinstance(self.of, Half)


class Digit(NamedTuple):
    digits: Digits
    position: int


class Piece(NamedTuple):
    """Word `place` of the natural number of which these digits are the bits, or these without their signs."""

    digits: Digits
    place: int


class Sign(NamedTuple):
    """The bit that is 1 where s = -1."""

    digits: Digits


def whole(form: Poly) -> Digits | None:
    """That of which the form is the sum of all digits, each with its power of two."""
    digits = {term.digits if isinstance(term, Digit) else None for term in form.linear}
    only = digits.pop() if len(digits) == 1 else None
    return only if only is not None and only.whole == form else None


def _signed_bits(form: Poly) -> tuple[Digits, dict[int, int]] | None:
    """(digits, position -> factor) of a form in signed bits of one scalar, and in nothing else."""
    digits = {term.digits if isinstance(term, Digit) and term.digits.width == 1 else None for term in form.linear}
    only = digits.pop() if len(digits) == 1 else None
    return None if only is None else (only, {term.position: factor for term, factor in form.linear.items()})


def never_zero(form: Poly, order: int) -> bool:
    """Whether the form is no multiple of the odd n, whatever the scalar; False where that is not shown."""
    if form.is_constant:
        return form.integer % order != 0
    bits = _signed_bits(form)
    if bits is None:
        return False
    digits, factors = bits
    # m*n with |m| <= most
    most = _bound(digits, factors, order) // order
    return _twos(factors) > most or _tried(factors, digits.length, order, most)


def largest(form: Poly, order: int) -> int | None:
    """No less than the absolute value of the form, of a number or of signed bits; None for others."""
    if form.is_constant:
        return abs(form.integer)
    bits = _signed_bits(form)
    return None if bits is None else _bound(*bits, order)


def _twos(factors: Mapping[int, int]) -> int:
    """A power of two of which a sum of signed bits times these factors is an odd multiple: that of the factor of s, where all
    others have more twos. 0 where that is not so."""
    twos = {position: factor & -factor for position, factor in factors.items()}
    least = twos.pop(0, 0)
    return least if all(power > least for power in twos.values()) else 0


def _bound(digits: Digits, factors: Mapping[int, int], order: int) -> int:
    """The most that the form can be in absolute value. With g = f_i/2^i, i the highest position, the form is s times g*K and what
    is left over, sum (f_j - g*2^j)*b_j for the bits b_j of K, of which b_0 = 1."""
    high = max(factors)
    lead = factors[high]
    rest = {j: (factors.get(j, 0) << high) - (lead << j) for j in range(digits.length)}
    odd = min(order, (1 << digits.length) - 1)  # K is no more
    return min(_most(factors), (abs(lead) * odd + _most(rest)) >> high)


def _most(factors: Mapping[int, int]) -> int:
    """The most that the sum of these times bits can be in absolute value, where the bit at position 0 is 1."""
    first, others = factors.get(0, 0), [factor for position, factor in factors.items() if position]
    return max(abs(first + sum(factor for factor in others if (factor > 0) is positive)) for positive in (False, True))


def _tried(factors: Mapping[int, int], count: int, order: int, most: int) -> bool:
    """As `never_zero`, for K and a few bits times factors: by all these bits."""
    rest = {j: factor for j in range(count) if (factor := factors.get(j, 0) - (1 << j))}
    first, others = rest.pop(0, 0), list(rest)
    if len(others) > _TRIED or most > _TRIED:
        return False
    for bits in product((0, 1), repeat=len(others)):
        chosen = dict(zip(others, bits, strict=True))
        for times in range(-most, most + 1):
            odd = times * order - first - sum(rest[j] * bit for j, bit in chosen.items())
            if odd % 2 and 1 <= odd <= order and all(odd >> j & 1 == bit for j, bit in chosen.items()):
                return False
    return True
