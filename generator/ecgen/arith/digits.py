# SPDX-License-Identifier: MIT
"""Signed-digit forms of constants."""

from __future__ import annotations

from functools import cache


@cache
def signed_bits(number: int) -> tuple[tuple[int, int], ...]:
    """The non-adjacent form of a positive number as (sign, exponent), highest exponent first.

    No signed binary form has fewer terms (Reitwiesner 1960; HAC, 14.7).
    """
    terms, exponent = [], 0
    while number:
        if number & 1:
            sign = 2 - (number & 3)
            terms.append((sign, exponent))
            number -= sign
        number >>= 1
        exponent += 1
    return tuple(reversed(terms))
