# SPDX-License-Identifier: MIT
"""Square roots: that the last comparison succeeds for every square.

Trusted. With p - 1 = 2^s * q, q odd, and c of order 2^s, every a that is a square and not zero has a^q = c^(2k) for some k.
A selection whose operands differ by a constant factor c^m is c^(m*n) with n = 1 - bit for its mask bit, so that all values are
a^e * c^(sum of m*n). Testing such a value for 1 is testing an exponent of c for 0 modulo 2^s; the lemma below follows what the
tests in their order make known of it (Tonelli 1891, Shanks 1973; for s = 1 there is nothing to select, for s = 2 it is the
method for p = 5 mod 8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ecgen_verify.prove.composed.values import Field, Monomial, Value


class Unproved(Exception):
    """The lemma does not apply; says why."""


@dataclass(frozen=True)
class Group:
    """The elements whose order is a power of two. `generator` has the order 2^adicity."""

    prime: int
    adicity: int
    odd: int
    generator: int

    @staticmethod
    @cache
    def of(prime: int) -> Group:
        adicity = (prime - 1 & -(prime - 1)).bit_length() - 1
        odd = (prime - 1) >> adicity
        candidate = 2
        while pow(candidate, (prime - 1) // 2, prime) != prime - 1:
            candidate += 1
        return Group(prime, adicity, odd, pow(candidate, odd, prime))

    @cache  # noqa: B019 groups are few, and each goes with a modulus
    def logarithm(self, number: int) -> int:
        """e with generator^e = number. Raises Unproved when the number is not in the group (Pohlig, Hellman 1978)."""
        inverse = pow(self.generator, -1, self.prime)
        exponent = 0
        for position in range(self.adicity):
            rest = number * pow(inverse, exponent, self.prime) % self.prime
            test = pow(rest, 1 << (self.adicity - 1 - position), self.prime)
            if test == self.prime - 1:
                exponent |= 1 << position
            elif test != 1:
                raise Unproved("a constant factor is no root of 1 of the right order")
        return exponent


#: What exponents are of: a; c; or c where a mask bit is 0, by its number.
_A, _C = -1, -2
Exponents = Mapping[int, int]


def always_found(field: Field, a: Value, difference: Value, tests: Mapping[int, Value]) -> None:
    """Return when difference = root^2 - a, up to a factor, is 0 for every square a, 0 included. `tests`: for each mask bit the
    value that is 0 where it is 1.

    Raises Unproved.
    """
    group = Group.of(field.prime)
    order = 1 << group.adicity
    (unknown,) = a.unknowns
    if any(dict(monomial).get(unknown, 0) <= 0 for monomial in difference.terms):
        raise Unproved("the last comparison fails for 0")
    end = _quotient(field, group, difference, unknown)
    if end.get(_A) != group.odd:
        raise Unproved("root^2 / a is no a^q times a root of 1")
    if end.get(_C, 0) % 2:
        raise Unproved("a constant factor of the root is no square")
    # what the iterations so far have left, a^q * c^(tau - 2k): 2^valuation divides tau = 2k + (sum of weights with bit 0)
    left, valuation = {key: end[key] for key in (_A, _C) if key in end}, 1
    for bit in sorted(end.keys() & tests.keys()):
        power, weight = order >> valuation + 1, end[bit]
        if _quotient(field, group, tests[bit], unknown) != _reduced({key: n * power for key, n in left.items()}, order):
            raise Unproved("a test is not of what the iterations before have left")
        # bit = 1 exactly where 2^(valuation + 1) divides tau; elsewhere the weight is added
        if weight & -weight != 1 << valuation:
            raise Unproved("an iteration multiplies by a root of 1 of the wrong order")
        left[bit] = weight
        valuation += 1
    if left != end or valuation != group.adicity:
        raise Unproved("the iterations do not suffice for every square")


def _reduced(exponents: Exponents, order: int) -> dict[int, int]:
    """Without those that are 0; of c they count modulo its order."""
    return {key: rest for key, n in exponents.items() if (rest := n if key == _A else n % order)}


def _quotient(field: Field, group: Group, difference: Value, unknown: int) -> dict[int, int]:
    """x/y for a value x - y of two powers, the one with the smaller exponent of a being y."""
    if len(difference.terms) != 2:
        raise Unproved("a test does not compare two powers of a")
    order = 1 << group.adicity
    x, y = sorted((_exponents(field, group, *term, unknown) for term in difference.terms.items()), key=lambda p: -p[_A])
    # the terms are x and -y: c^(order/2) = -1
    return _reduced({key: x.get(key, 0) - y.get(key, 0) + (order // 2 if key == _C else 0) for key in {*x, *y}}, order)


def _exponents(field: Field, group: Group, monomial: Monomial, coefficient: int, unknown: int) -> dict[int, int]:
    """Raises Unproved for what is no product of powers of a and of c."""
    exponents = {_A: 0, _C: group.logarithm(coefficient)}
    for atom, times in monomial:
        match field.meanings[atom]:
            case _ if atom == unknown:
                exponents[_A] = times
            case ("power", int(ratio), int(bit)):
                exponents[bit] = exponents.get(bit, 0) + times * group.logarithm(ratio)
            case _:
                raise Unproved("a value has a factor other than a")
    return exponents
