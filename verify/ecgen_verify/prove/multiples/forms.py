# SPDX-License-Identifier: MIT
"""Integer forms by which points are multiples of one point, and when such a multiple cannot be neutral.

Trusted. A form is a polynomial: a sum of digits, each times an integer, or of scalars as integers in [0, n), by the atoms of the
world that stand for them. What digits there are is written by `Digits`: a scalar k, or the half of one, is the sum of all its
digits, each times its power of two. The digits of width 1 are signed bits. For a scalar k, K is an odd integer from 1 to n with
K = s*k mod n and s = +-1, for the half k of one K = s*k; the digit at position i is s times bit i of K, and so s itself at
position 0. With them a scalar is what is said modulo n only; with all others it is the integer itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ecgen_verify.prove.bounds import box
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.poly import Poly, total

#: At most so many multiples of n are looked at.
_TRIED = 64


class Half(NamedTuple):
    """Half `which` of the scalar, which is half 0 + half 1 * lambda modulo n; K is its absolute value, and below 2^bits."""

    scalar: Value
    which: int
    bits: int
    lambda_: int


class Digits(NamedTuple):
    """How the scalar `of`, or the half of one, is written: as the sum of `length` digits, that at position i times
    2^(step*i). `width`: 0 for bits, 1 for signed bits, else that of digits below 2^(width - 1), or no more, in absolute value."""

    of: Value | Half
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


@dataclass(frozen=True)
class Piece:
    """Word `place` of the natural number of which these digits are the bits, or these without their signs."""

    digits: Digits
    place: int


class Sign(NamedTuple):
    """The bit that is 1 where s = -1."""

    digits: Digits


def summed(form: Poly, number: Callable[[Digits], Poly | None]) -> Poly:
    """The same with numbers in place of their lowest digits, so that all digits of a number, each with its power of two, become
    it. `number`: what digits add up to; None where they stay."""
    known = {digits: value for term in form.atoms() if isinstance(term, Digit) and not term.position
             and (value := number(digits := term.digits)) is not None}  # fmt: skip
    return form.substitute({(lowest := Digit(digits, 0)): value - digits.whole + Poly.atom(lowest)
                            for digits, value in known.items()})  # fmt: skip


def never_zero(form: Poly, order: int, lambda_: int = 1) -> bool:
    """Whether the form is no multiple of the prime n > 2, whatever the scalar; False where that is not shown. `lambda_`: no
    multiple of n; the form is u + v*lambda, as one is by digits of both halves of a scalar.

    Where n divides it, n divides u^2 - u*v + v^2, which is v^2*(lambda^2 + lambda + 1) modulo n, if lambda is a primitive third
    root of 1. Only at (0, 0) is that 0, and it is never negative; so at other (u, v) where it is less than n, n does not.
    """
    if _is_outside(form, order):
        return True
    v = Poly({m: times for m, factor in form.terms.items() if (times := (2 * factor + lambda_) // (2 * lambda_))})
    u = form.plus(v, -lambda_)
    if not u.terms:
        return _is_outside(v, order)
    most, other = largest(u), largest(v)
    are_small = most is not None and other is not None and most**2 + most * other + other**2 < order
    return are_small and (lambda_**2 + lambda_ + 1) % order == 0 and (_is_outside(u, order) or _is_outside(v, order))


def _is_outside(form: Poly, order: int) -> bool:
    """The same of a form by digits of one number."""
    most = largest(form)
    if most is None or form.is_constant:
        return most is not None and form.integer % order != 0
    # m*n with |m| <= most // n
    times = range(-(most // order), most // order + 1)
    return len(times) <= _TRIED and not any(_may_be(form, m * order, order) for m in times)


def largest(form: Poly) -> int | None:
    """No less than the absolute value of the form, of a number or of signed bits of one scalar; None for others."""
    if form.is_constant:
        return abs(form.integer)
    match [*{term.digits if isinstance(term, Digit) else None for term in form.linear}]:
        case [Digits(width=1)]:
            low, high = box(form.linear, lambda digit: (int(not digit.position), 1))  # the bit of K at position 0 is 1
            return max(-low, high)
    return None


def _may_be(form: Poly, number: int, most: int) -> bool:
    """Whether the form may be this number, times s, for a K that is no more than `most`. Where no two factors have equally many
    twos, the lowest bit of what is left over tells a bit of K after the other; True where two have."""
    others = {digit.position: factor for digit, factor in form.linear.items()}
    rest, odd = number - others.pop(0, 0), 1
    powers = {factor & -factor: position for position, factor in others.items()}
    for power, position in sorted(powers.items()):
        if rest & power:
            rest, odd = rest - others[position], odd + (1 << position)
    return len(powers) < len(others) or (rest == 0 and odd <= most)
