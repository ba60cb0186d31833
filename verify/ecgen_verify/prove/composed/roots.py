# SPDX-License-Identifier: MIT
"""Square roots: that the last comparison succeeds for every square.

Trusted. With p - 1 = 2^s * q and q odd, (a^q)^(2^(s - 1)) = 1 for every square a that is not zero. A selection whose operands
differ by a constant factor w is w^n with n = 1 - bit for its mask bit, so that all values are constants times a^e times a product
of w^n. Where x^(2^k) is 1 or -1 for such a value x, a test of it for 1 makes known which, and where a factor w with w^(2^k) = -1
is selected unless it is 1, the product has 1 there; the lemma below follows what the tests in their order make known of it
(Tonelli 1891, Shanks 1973; for s = 1 there is nothing to select, for s = 2 it is the method for p = 5 mod 8).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen_verify.prove.composed.values import Field, Value, negated


class Unproved(Exception):
    """The lemma does not apply; says why."""


@dataclass(frozen=True)
class Power:
    """a^exponent * constant * product of weight^(1 - bit)."""

    exponent: int
    constant: int
    weights: Mapping[int, int]


def always_found(field: Field, a: Value, difference: Value, tests: Mapping[int, Value]) -> None:
    """Return when difference = root^2 - a, up to a factor, is 0 for every square a, 0 included. `a`: an unknown; `tests`: for
    each mask bit the value that is 0 where it is 1.

    Raises Unproved.
    """
    match a.monomial:
        case (((int(unknown), 1),), 1):
            pass
        case _:
            raise Unproved("what the root is of is no unknown")
    if any(dict(monomial).get(unknown, 0) <= 0 for monomial in difference.terms):
        raise Unproved("the last comparison fails for 0")
    prime, adicity = field.prime, (field.prime - 1 & 1 - field.prime).bit_length() - 1
    odd, end = prime - 1 >> adicity, _quotient(field, difference, unknown)
    if end.exponent != odd:
        raise Unproved("root^2 / a is no a^q times a root of 1")
    # of a^q times the constant and the weights that are seen, which is root^2 / a at the end: its power by 2^order is 1
    order, seen = adicity - 1, dict[int, int]()
    if pow(end.constant, 1 << order, prime) != 1:
        raise Unproved("a constant factor of the root is no square, or no root of 1")
    for bit in sorted(tests.keys() & end.weights.keys()):
        power = 1 << order >> 1
        raised = {other: one for other, weight in seen.items() if (one := pow(weight, power, prime)) != 1}
        if _quotient(field, tests[bit], unknown) != Power(odd * power, pow(end.constant, power, prime), raised):
            raise Unproved("a test is not of the right power of what the iterations before have left")
        # bit = 1 exactly where that power is 1; elsewhere it is -1, and the weight comes in
        seen[bit], order = end.weights[bit], order - 1
        if pow(seen[bit], power, prime) != prime - 1:
            raise Unproved("an iteration multiplies by a root of 1 of the wrong order")
    if seen != end.weights or order:
        raise Unproved("the iterations do not suffice for every square")


def _quotient(field: Field, difference: Value, unknown: int) -> Power:
    """x/y for a value x - y of two such values, the one with the smaller exponent of a being y."""
    if len(difference.terms) != 2:
        raise Unproved("a test does not compare two powers of a")
    (x, c), (y, d) = sorted(difference.terms.items(), key=lambda term: -dict(term[0]).get(unknown, 0))
    exponent, constant, weights = 0, c * pow(-d, -1, field.prime) % field.prime, dict[int, int]()
    for atom, power in Value.times(x, negated(y)):
        match field.meanings[atom]:
            case _ if atom == unknown:
                exponent = power
            case ("power", int(ratio), int(bit)):
                weights[bit] = weights.get(bit, 1) * pow(ratio, power, field.prime) % field.prime
            case _:
                raise Unproved("a value has a factor other than a")
    return Power(exponent, constant, {bit: weight for bit, weight in weights.items() if weight != 1})
