# SPDX-License-Identifier: MIT
"""Signed-digit forms of constants."""

from __future__ import annotations


def signed_bits(number: int) -> tuple[tuple[int, int], ...]:
    """The non-adjacent form of a positive number as (sign, exponent), highest exponent first.

    No signed binary form has fewer terms (Reitwiesner 1960; HAC, 14.7). It is n = (3n - n)/2 digit by digit: where 3n and n
    differ in bit i + 1, the digit i is 1 or -1, by which of the two has the bit (Prodinger 2000).
    """
    thrice = 3 * number
    digits = (thrice ^ number) >> 1
    positive = thrice >> 1
    return tuple((1 if positive >> i & 1 else -1, i) for i in range(digits.bit_length() - 1, -1, -1) if digits >> i & 1)
