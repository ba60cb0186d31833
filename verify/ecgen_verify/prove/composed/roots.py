# SPDX-License-Identifier: MIT
"""Square roots: that the last comparison succeeds for every square.

Trusted. With p - 1 = 2^s * q, q odd, and c of order 2^s, every a that is a square and not zero has a^q = c^(2k) for some k.
A selection whose operands differ by a constant factor c^m is c^(m*n) with n = 1 - bit for its mask bit, so that all values are
a^e * c^(sum of m*n). Testing such a value for 1 is testing an exponent of c for 0 modulo 2^s; the lemma below follows what the
tests in their order make known of it (Tonelli 1891, Shanks 1973; for s = 1 there is nothing to select, for s = 2 it is the
method for p = 5 mod 8).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ecgen_verify.prove.composed.values import Field, Value


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


@dataclass(frozen=True)
class Power:
    """a^e * c^constant * product of c^(weight * (1 - bit))."""

    exponent: int
    constant: int
    weights: dict[int, int]


def as_power(field: Field, group: Group, value: Value, unknown: int) -> Power:
    """Raises Unproved for what is no such value."""
    if value.monomial is None:
        raise Unproved("a value is no power of a")
    monomial, coefficient = value.monomial
    exponent = 0
    weights: dict[int, int] = {}
    for atom, times in monomial:
        meaning = field.meanings[atom]
        if atom == unknown:
            exponent = times
        elif isinstance(meaning, tuple) and meaning[0] == "power":
            _, ratio, bit = meaning
            weights[bit] = (weights.get(bit, 0) + times * group.logarithm(ratio)) % (1 << group.adicity)
        else:
            raise Unproved("a value has a factor other than a")
    return Power(exponent, group.logarithm(coefficient), {bit: m for bit, m in weights.items() if m})


def always_found(field: Field, a: Value, difference: Value, tests: dict[int, Value]) -> None:
    """Return when difference = root^2 - a, up to a factor, is 0 for every square a, 0 included. `tests`: for each mask bit the
    value that is 0 where it is 1.

    Raises Unproved.
    """
    group = Group.of(field.prime)
    order = 1 << group.adicity
    (unknown,) = a.unknowns
    if any((unknown, 0) >= min(((u, e) for u, e in m if u == unknown), default=(unknown, 0)) for m in difference.terms):
        raise Unproved("the last comparison fails for 0")
    end = _quotient(field, group, difference, unknown)
    if end.exponent != group.odd:
        raise Unproved("root^2 / a is no a^q times a root of 1")
    # of tau = 2k + (sum of weights with bit 0), where a^q * c^(that sum) is root^2 / a at the end: 2^valuation divides it
    valuation = 1
    if end.constant % 2:
        raise Unproved("a constant factor of the root is no square")
    open_weights = dict(end.weights)
    for bit in sorted(tests):
        weight = open_weights.pop(bit, None)
        if weight is None:
            continue
        test = _quotient(field, group, tests[bit], unknown)
        power = test.exponent // group.odd if group.odd else 0
        if power * group.odd != test.exponent or power != 1 << (group.adicity - 1 - valuation):
            raise Unproved("a test is of the wrong power of a^q")
        seen = {b: w * power % order for b, w in end.weights.items() if b not in open_weights and b != bit}
        if test.weights != {b: w for b, w in seen.items() if w} or test.constant != end.constant * power % order:
            raise Unproved("a test is not of what the iterations before have left")
        # bit = 1 exactly where 2^(valuation + 1) divides tau; elsewhere the weight is added
        if weight & -weight != 1 << valuation:
            raise Unproved("an iteration multiplies by a root of 1 of the wrong order")
        valuation += 1
    if open_weights or valuation != group.adicity:
        raise Unproved("the iterations do not suffice for every square")


def _quotient(field: Field, group: Group, difference: Value, unknown: int) -> Power:
    """x/y for a value x - y of two powers, the one with the smaller exponent of a being y."""
    if len(difference.terms) == 1 or not difference.terms:
        raise Unproved("a test does not compare two powers of a")
    if len(difference.terms) != 2:
        raise Unproved("a test compares more than two terms")
    parts = [Value({monomial: coefficient}) for monomial, coefficient in difference.terms.items()]
    x, y = sorted((as_power(field, group, part, unknown) for part in parts), key=lambda p: -p.exponent)
    order = 1 << group.adicity
    bits = {*x.weights, *y.weights}
    weights = {b: w for b in bits if (w := (x.weights.get(b, 0) - y.weights.get(b, 0)) % order)}
    # the terms are x and -y: c^(order/2) = -1
    return Power(x.exponent - y.exponent, (x.constant - y.constant + order // 2) % order, weights)
