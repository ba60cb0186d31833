# SPDX-License-Identifier: MIT
"""Integer forms by which points are multiples of one point, and when such a multiple cannot be neutral.

Trusted. K is an odd integer from 1 to n with K = s*k mod n for a scalar k, or K = s*k for a half k of one; s = +-1. For any N
with K < 2^N, position j < N has the sign s_j = +1 where bit j + 1 of K + 2^N is set, else -1. Then K = sum s_j*2^j over j < N,
since the sum is 2*floor((K + 2^N)/2) less 2^N - 1, and K is odd. A form has the terms t_j = s*s_j, so that k = sum t_j*2^j mod n.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import NamedTuple

from ecgen_verify.prove.composed.values import Key

#: At most so many signs are tried one by one.
_TRIED = 8


class Half(NamedTuple):
    """Half `which` of the scalar with this key, which an endomorphism splits; K is its absolute value, and below 2^bits."""

    scalar: Key
    which: int
    bits: int


class Sign(NamedTuple):
    """t_j of the scalar with this key, or of its half. `top`: N."""

    scalar: Key | Half
    top: int
    position: int


class One(NamedTuple):
    """The number 1."""


@dataclass(frozen=True)
class Digit:
    """A digit of the non-adjacent form of the scalar with this key, with digits of `width` bits: k = sum digit*2^position over
    all positions below `length`. Of the half of a scalar, so times its sign."""

    scalar: Key | Half
    width: int
    length: int
    position: int


class Integer(NamedTuple):
    """The integer that this atom of the world stands for: a scalar in [0, n), or a signed digit of one."""

    atom: int


class Bit(NamedTuple):
    """A bit of the word that this atom of the world stands for."""

    atom: int
    position: int


#: Or anything else that an integer is named by.
Term = Hashable


@dataclass(frozen=True)
class Form:
    """sum(factor * term), factors not zero."""

    items: frozenset[tuple[Term, int]] = field(default_factory=frozenset)

    @cached_property
    def terms(self) -> Mapping[Term, int]:
        return dict(self.items)

    @staticmethod
    def of(parts: Iterable[tuple[Term, int]]) -> Form:
        factors: dict[Term, int] = {}
        for term, factor in parts:
            factors[term] = factors.get(term, 0) + factor
        return Form(frozenset((term, factor) for term, factor in factors.items() if factor))

    @staticmethod
    def number(value: int) -> Form:
        return Form.of([(One(), value)])

    def plus(self, other: Form, factor: int = 1) -> Form:
        if not factor or not other.items:
            return self
        changed = {term: self.terms.get(term, 0) + factor * multiplicity for term, multiplicity in other.items}
        kept = self.items.difference((term, self.terms[term]) for term in changed if term in self.terms)
        return Form(kept.union((term, multiplicity) for term, multiplicity in changed.items() if multiplicity))

    def scaled(self, factor: int) -> Form:
        return Form(frozenset((term, factor * multiplicity) for term, multiplicity in self.items) if factor else frozenset())

    @property
    def constant(self) -> int | None:
        """The number, of a form without other terms."""
        if not self.items:
            return 0
        return self.terms.get(One()) if len(self.items) == 1 else None

    @cached_property
    def signs(self) -> tuple[Key | Half, int, dict[int, int]] | None:
        """(scalar, N, position -> factor) of a form in signs of one scalar, and in nothing else."""
        of: set[tuple[Key | Half, int]] = set()
        factors: dict[int, int] = {}
        for term, factor in self.items:
            if not isinstance(term, Sign):
                return None
            of.add((term.scalar, term.top))
            factors[term.position] = factor
        if len(of) != 1:
            return None
        ((scalar, top),) = of
        return scalar, top, factors


def scalar_of(form: Form, order: int) -> Key | None:
    """The scalar k that the form is, modulo n: sum t_j*2^j over all j < N, where n < 2^N."""
    if form.signs is None:
        return None
    scalar, top, factors = form.signs
    if isinstance(scalar, Half):
        return None
    whole = order < 1 << top and factors == {j: 1 << j for j in range(top)}
    return scalar if whole else None


def naf_scalar_of(form: Form, order: int) -> Key | None:
    """The scalar k that the form is, the sum of all digits of its non-adjacent form, for integers below 2^(length - 1)."""
    digit = _all_digits(form)
    if digit is None or isinstance(digit.scalar, Half) or order >> (digit.length - 1):
        return None
    return digit.scalar


def naf_half_of(form: Form) -> Half | None:
    """As `naf_scalar_of`, for the half of a scalar, with its sign."""
    digit = _all_digits(form)
    half = None if digit is None else digit.scalar
    return half if digit is not None and isinstance(half, Half) and half.bits < digit.length else None


def _all_digits(form: Form) -> Digit | None:
    """One of the digits of which the form is the sum of all, each with its power of two."""
    first = next((term for term in form.terms if isinstance(term, Digit)), None)
    if first is None or form.terms != {replace(first, position=i): 1 << i for i in range(first.length)}:
        return None
    return first


def half_of(form: Form) -> Half | None:
    """The half of a scalar that the form is, with its sign: sum t_j*2^j over all j < N, where it is below 2^N."""
    if form.signs is None:
        return None
    half, top, factors = form.signs
    if not isinstance(half, Half) or half.bits > top or factors != {j: 1 << j for j in range(top)}:
        return None
    return half


def is_integer(form: Form, words: Sequence[int], length: int) -> bool:
    """Whether the form is the integer below 2^length in these words, the lowest first: the sum of its bits."""
    places = {Bit(atom, position): 64 * i + position for i, atom in enumerate(words) for position in range(64)}
    if not all(isinstance(term, Bit) and term in places for term in form.terms):
        return False
    factors = {place: form.terms.get(bit, 0) for bit, place in places.items()}
    return length <= len(factors) and all(factors[place] == 1 << place for place in range(length))


def never_zero(form: Form, order: int) -> bool:
    """Whether the form is no multiple of the odd n, whatever the scalar; False where that is not shown."""
    number = form.constant
    if number is not None:
        return number % order != 0
    if form.signs is None:
        return False
    _, top, factors = form.signs
    if order >> top:
        return False
    most, ratio = _bound(factors, top, order)
    # m*n with |m| <= most; where the least power of two occurs once, the form is that power times an odd number
    twos = [(abs(factor) & -abs(factor)).bit_length() - 1 for factor in factors.values()]
    least = min(twos)
    if twos.count(least) == 1 and 1 << least > most // order:
        return True
    return ratio and _tried(factors, top, order, most // order)


def largest(form: Form) -> int:
    """No less than the absolute value of the form, each term of which is 1 or -1."""
    if form.signs is not None:
        half, top, factors = form.signs
        if isinstance(half, Half) and half.bits <= top:
            return _bound(factors, top, (1 << half.bits) - 1)[0]
    return sum(abs(factor) for _, factor in form.items)


def _bound(factors: Mapping[int, int], top: int, order: int) -> tuple[int, bool]:
    """The most that the form can be in absolute value, for K up to `order`. Beside the sum of all factors, for g = f_i/2^i with
    i the highest position: the form is g*K and what is left over, sum (f_j - g*2^j)*s_j, up to the sign s. The second: whether
    g = 1."""
    plain = sum(map(abs, factors.values()))
    high = max(factors)
    lead = factors[high]
    rest = sum(abs((factors.get(j, 0) << high) - (lead << j)) for j in range(top))
    return min(plain, (abs(lead) * order + rest) >> high), lead == 1 << high


def _tried(factors: Mapping[int, int], top: int, order: int, most: int) -> bool:
    """As `never_zero`, for K and a few signs times factors: by all these signs."""
    rest = {j: factors.get(j, 0) - (1 << j) for j in range(top) if factors.get(j, 0) != 1 << j}
    if len(rest) > _TRIED or most > _TRIED:
        return False
    for signs in product((1, -1), repeat=len(rest)):
        chosen = dict(zip(rest, signs, strict=True))
        for times in range(-most, most + 1):
            odd = times * order - sum(rest[j] * sign for j, sign in chosen.items())
            if odd % 2 and 1 <= odd <= order and all(sign_of(odd, j, top) == sign for j, sign in chosen.items()):
                return False
    return True


def sign_of(odd: int, position: int, top: int) -> int:
    """s_j of K."""
    return 1 if (odd + (1 << top)) >> (position + 1) & 1 else -1
