# SPDX-License-Identifier: MIT
"""What proofs of composed functions build on: polynomials modulo a prime, and the lemma about square roots."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ecgen.rings import QuadraticField
from ecgen_verify.prove.composed.roots import Unproved, always_found
from ecgen_verify.prove.composed.values import Field, Value

PRIMES = (7, 13, 17, 97, 193, 257, 1009)


def number(field: Field, value: Value, point: dict[int, int]) -> int:
    """The value at a point."""
    total = 0
    for monomial, coefficient in value.terms.items():
        for unknown, exponent in monomial:
            coefficient = coefficient * pow(point[unknown], exponent, field.prime) % field.prime
        total += coefficient
    return total % field.prime


@pytest.mark.parametrize("prime", PRIMES)
def test_operations_are_those_of_numbers(prime: int) -> None:
    rng = random.Random(prime)
    field = Field(prime)
    values = [field.named(name) for name in "xyz"] + [field.const(rng.randrange(prime)) for _ in range(3)]
    point = {unknown: rng.randrange(prime) for unknown in range(3)}
    for _ in range(60):
        a, b = rng.choice(values), rng.choice(values)
        x, y = number(field, a, point), number(field, b, point)
        results = {x + y: field.add(a, b), x - y: field.sub(a, b), x * y: field.mul(a, b), 5 * x: field.scale(a, 5)}
        for expected, value in results.items():
            assert number(field, value, point) == expected % prime
        values += [value for value in results.values() if len(value.terms) < 30]


def test_inverses_cancel_only_where_nothing_is_zero() -> None:
    field = Field(1009)
    x = field.named("x")
    assert field.mul(field.inv(x), x) != field.const(1)
    assert field.inv(field.scale(x, 3)) == field.scale(field.inv(x), pow(3, -1, 1009))
    assert field.mul(field.inv(x, lambda _: True), x) == field.const(1)
    assert field.mul(field.inv(x), x) != field.const(1)  # on another path


def two_power(prime: int) -> tuple[int, int, int]:
    """s, q and c, where p - 1 = 2^s * q with an odd q, and c has the order 2^s."""
    adicity = (prime - 1 & 1 - prime).bit_length() - 1
    odd = prime - 1 >> adicity
    return adicity, odd, next(pow(c, odd, prime) for c in range(2, prime) if pow(c, (prime - 1) // 2, prime) == prime - 1)


def shanks(field: Field, *, iterations: int | None = None, wrong: int = 1) -> tuple[Value, Value, dict[int, Value]]:
    """a, root^2 - a and the tests of Tonelli and Shanks, as the emitted code has them (RFC 9380, I.4); bits count from 100."""
    adicity, odd, generator = two_power(field.prime)
    a = field.named("a")
    (unknown,) = a.unknowns

    def power(exponent: int) -> Value:
        return Value({((unknown, exponent),) if exponent else (): 1})

    root, t = power((odd + 1) // 2), power(odd)
    c, tests = generator * wrong % field.prime, {}
    last = 2 if iterations is None else adicity - iterations + 1
    for bit, i in enumerate(range(adicity, last - 1, -1), 100):
        square = t
        for _ in range(i - 2):
            square = field.mul(square, square)
        tests[bit] = field.sub(square, field.const(1))
        root = field.mul(root, field.named(("power", c, bit)))
        c = c * c % field.prime
        t = field.mul(t, field.named(("power", c, bit)))
    return a, field.sub(field.mul(root, root), a), tests


@pytest.mark.parametrize("prime", PRIMES)
def test_the_lemma_covers_every_prime(prime: int) -> None:
    field = Field(prime)
    always_found(field, *shanks(field))


@pytest.mark.parametrize("prime", [p for p in PRIMES if p % 8 == 1])
def test_the_lemma_refuses_a_turn_less_and_another_constant(prime: int) -> None:
    field = Field(prime)
    with pytest.raises(Unproved):
        always_found(field, *shanks(field, iterations=1))
    with pytest.raises(Unproved):
        always_found(field, *shanks(field, wrong=two_power(prime)[2]))


def test_the_lemma_is_about_the_unknown_itself() -> None:
    """Of 3*a and a^2 it says nothing, though the same unknown is in them."""
    field = Field(13)
    a, difference, tests = shanks(field)
    for other in (field.scale(a, 3), field.mul(a, a), field.add(a, field.named("b"))):
        with pytest.raises(Unproved):
            always_found(field, other, difference, tests)


@pytest.mark.parametrize("prime", PRIMES)
def test_what_the_lemma_says_is_so(prime: int) -> None:
    """Every square, by the numbers themselves."""
    field = Field(prime)
    a, difference, tests = shanks(field)
    (unknown,) = a.unknowns
    for root in range(prime):
        point, bits = {unknown: root * root % prime}, {}
        for bit, test in tests.items():
            bits[bit] = number(field, test, point) == 0
            for atom, meaning in enumerate(field.meanings):
                if isinstance(meaning, tuple) and meaning[2] == bit:
                    point[atom] = 1 if bits[bit] else meaning[1]
        assert number(field, difference, point) == 0


@pytest.mark.parametrize(("prime", "square"), [(7, -1), (13, 2), (1009, 11)])
def test_elements_of_an_extension_are_values_with_i(prime: int, square: int) -> None:
    """Against pairs of numbers: sums, products and inverses, by their parts."""
    rng, field, ring = random.Random(prime), Field(prime), QuadraticField(prime, square)
    assert pow(square, (prime - 1) // 2, prime) == prime - 1
    numbers = [(rng.randrange(prime), rng.randrange(prime)) for _ in range(20)]

    def value(pair: tuple[int, int]) -> Value:
        return field.pair(square, *map(field.const, pair))

    def pair(element: Value) -> list[int | None]:
        return [part.number for part in field.parts(element)]

    for one, other in pairwise(numbers):
        x, y = value(one), value(other)
        assert pair(field.add(x, y)) == [*ring.add(one, other)] and pair(field.mul(x, y)) == [*ring.mul(one, other)]
        assert pair(field.mul(field.mul(x, y), field.mul(x, x))) == [*ring.mul(ring.mul(one, other), ring.mul(one, one))]
        assert pair(field.inv(x)) == [*(ring.inv(one) if any(one) else (0, 0))]
    x, c0, c1 = field.pair(square, field.named("x0"), field.named("x1")), field.named("x0"), field.named("x1")
    assert field.parts(x) == (c0, c1)
    norm = field.sub(field.mul(c0, c0), field.scale(field.mul(c1, c1), square))
    assert field.parts(field.mul(x, field.inv(x))) == (field.mul(norm, field.inv(norm)), field.const(0))
    assert field.parts(c0) == (c0, field.const(0))
