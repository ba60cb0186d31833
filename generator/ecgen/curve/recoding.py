# SPDX-License-Identifier: MIT
"""Scalars as signed digits: a regular window for secret scalars, the width-w NAF for public ones.

Every constant-time recoding here wants an odd scalar in [1, n], n the odd prime order of the point. `odd_scalar` gives it: any
k in [0, 2^bits) is first brought below n by one subtraction (n has `bits` bits), then an even k becomes n - k, and the result is
negated. So k = 0 becomes n, whose multiple is the neutral element: no scalar is special.
"""

from __future__ import annotations

from dataclasses import dataclass


def odd_scalar(scalar: int, order: int) -> tuple[int, bool]:
    """(k', negate) with k' odd in [1, order] and scalar = +-k' modulo the odd `order`, for 0 <= scalar < 2^(bits of order).

    In C: subtract the order once where it does not borrow; order - k; select by the lowest bit.
    """
    if scalar >> order.bit_length() or scalar < 0:
        raise ValueError(f"{scalar} does not lie in [0, 2^{order.bit_length()})")
    reduced = scalar - order if scalar >= order else scalar
    return (reduced, False) if reduced % 2 else (order - reduced, True)


@dataclass(frozen=True)
class Window:
    """The regular signed window of odd digits (Okeya, Takagi 2003; Joye, Tunstall 2009, algorithm 6).

    An odd k in [1, 2^bits) is sum d_i 2^(width*i) over i < `windows` with every d_i odd and |d_i| < 2^width, the top one
    positive. The table holds the odd multiples P, 3P, ..., (2^width - 1)P: `entries` points, none of them neutral.
    """

    bits: int
    width: int

    def __post_init__(self) -> None:
        if not 1 <= self.width <= self.bits:
            raise ValueError(f"a window of {self.width} bits does not suit {self.bits} bits")

    @property
    def windows(self) -> int:
        """Digits of every scalar; one lookup each, one addition each but for the top."""
        return -(-self.bits // self.width)

    @property
    def entries(self) -> int:
        """Points of the table."""
        return 1 << (self.width - 1)

    @property
    def smallest_order(self) -> int:
        """The proof in `ecgen.curve.multiply` needs a group order of at least this."""
        return 1 << (self.width + 2)

    def digit_word(self, scalar: int, index: int) -> int:
        """The width + 1 bits that digit `index` depends on, as C reads them, with no carry from other digits.

        Bit width*windows of the scalar is set beforehand, which makes the top digit positive; the lowest bit read is set
        afterwards. The digit is this word minus 2^width.
        """
        marked = scalar | 1 << (self.width * self.windows)
        return marked >> (self.width * index) & ((2 << self.width) - 1) | 1

    def lookup(self, scalar: int, index: int) -> tuple[bool, int]:
        """(negative, entry): digit `index` is +-(2*entry + 1)."""
        word = self.digit_word(scalar, index)
        negative = not word >> self.width
        return negative, ((~word if negative else word) & ((1 << self.width) - 1)) >> 1

    def digits(self, scalar: int) -> list[int]:
        """The digits, lowest first. Raises ValueError for a scalar that is even or out of range."""
        if scalar % 2 == 0 or not 0 < scalar < 1 << self.bits:
            raise ValueError(f"{scalar} is not odd and below 2^{self.bits}")
        return [self.digit_word(scalar, index) - (1 << self.width) for index in range(self.windows)]

    def doubling_scalars(self, order: int) -> list[int]:
        """The odd scalars in [1, order] for which the last addition of the window method adds a point to itself.

        Those are order + 2d where d < 0 is their own lowest digit; there are few (often none), and which is known when the
        code is generated. See `ecgen.curve.multiply`.
        """
        candidates = (order + 2 * digit for digit in range(1 - (1 << self.width), 0, 2))
        return [k for k in candidates if k > 0 and order + 2 * self.digits(k)[0] == k]


def wnaf(scalar: int, width: int) -> list[int]:
    """The width-w non-adjacent form of scalar >= 0, lowest digit first (Solinas 2000; HMV, algorithm 3.35).

    Digits are 0 or odd with |d| < 2^(width-1); of any `width` neighbours at most one is not 0; at most one digit more than bits.
    Its length and its zeros depend on the scalar: for public scalars only.
    """
    if scalar < 0 or width < 2:
        raise ValueError("wnaf is for scalar >= 0 and width >= 2")
    digits = []
    while scalar:
        digit = 0
        if scalar % 2:
            digit = scalar % (1 << width)
            if digit >> (width - 1):
                digit -= 1 << width
        digits.append(digit)
        scalar = (scalar - digit) >> 1
    return digits
