# SPDX-License-Identifier: MIT
"""Inverses of polynomials modulo a polynomial and a prime or a power of two."""

from __future__ import annotations

from ecgen.logic.polynomials import Coefficients, modulo, plus, product, remainder, scaled, trimmed


def inverse(a: Coefficients, modulus: Coefficients, number: int) -> Coefficients:
    """Modulo a polynomial that is irreducible modulo the prime that `number` is, or is a power of; 0 for what is no unit."""
    prime = 2 if number % 2 == 0 else number
    r = _inverse_over_field(modulo(a, prime), modulus, prime)
    reached = prime
    while reached < number:  # Newton: r*(2 - a*r)
        reached = min(reached * reached, number)
        difference = plus((2,), scaled(product(a, r), -1))
        r = modulo(remainder(product(r, difference), modulus), reached)
    return r


def _inverse_over_field(a: Coefficients, modulus: Coefficients, prime: int) -> Coefficients:
    """By Euclid's algorithm, with one bit or two of an integer for each coefficient."""
    if prime == 2:
        return _inverse_of_bits(a, modulus)
    old, new = modulo(modulus, prime), modulo(remainder(a, modulus), prime)
    before, after = trimmed(()), trimmed((1,))
    while len(new) > 1:
        while len(old) >= len(new):
            factor = -old[-1] * pow(new[-1], -1, prime)
            shift = (0,) * (len(old) - len(new))
            old = modulo(plus(old, (*shift, *scaled(new, factor))), prime)
            before = modulo(plus(before, (*shift, *scaled(after, factor))), prime)
        old, new, before, after = new, old, after, before
    return modulo(scaled(after, pow(new[0], -1, prime)), prime) if new else ()


def _inverse_of_bits(a: Coefficients, modulus: Coefficients) -> Coefficients:
    old, new = (sum(x % 2 << i for i, x in enumerate(f)) for f in (modulus, remainder(a, modulus)))
    before, after = 0, 1
    while new > 1:
        while old.bit_length() >= new.bit_length():
            shift = old.bit_length() - new.bit_length()
            old, before = old ^ new << shift, before ^ after << shift
        old, new, before, after = new, old, after, before
    return trimmed([after >> i & 1 for i in range(after.bit_length())]) if new else ()
