# SPDX-License-Identifier: MIT
"""Montgomery reduction (Montgomery 1985), product first and then the low half, word by word.

Each step annihilates the lowest word u of an n-word window U with m = -u/p mod W: U := (U + m*p)/W. A window that
starts below W^n stays below W^n, since (W^n - 1 + (W - 1)*p)/W < W^n; so the low half of a product is reduced in n words
and the high half added once at the end. The shape of p decides how a step is written:

    plus    U + m*p; for p = -1 mod W as U - m + m*(p + 1), whose lowest word cancels without a carry
    minus   U - m*(W^n - p) + m*W^n, whose lowest word always cancels without a borrow

and each multiple of m is made by multiplications or, where the multiplier has few signed bits, by shifts. `step_forms`
writes all of them; the caller keeps the cheapest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.arith import limbs
from ecgen.arith.digits import signed_bits
from ecgen.arith.multiply import add_scaled, scaled
from ecgen.ir import Builder, Value

#: A multiple by shifts is considered only up to this many signed bits.
MOST_SHIFTS = 6


@dataclass(frozen=True)
class Form:
    """How one step is written. `minus`: see above. `shifts`: multiples of m by shifts instead of multiplications."""

    minus: bool
    shifts: bool

    def __str__(self) -> str:
        how = "shifts" if self.shifts else "multiplications"
        return f"U - m*(W^n - p) + m*W^n, by {how}" if self.minus else f"U + m*p, by {how}"


#: The form whose carries the bounds pass can always follow.
PLAIN = Form(minus=False, shifts=False)


def forms(modulus: int, width: int, count: int) -> list[Form]:
    """Every way to write a step for this modulus of `count` words."""
    complement = (1 << (width * count)) - modulus
    choices = [PLAIN, Form(minus=True, shifts=False)]
    if len(signed_bits(modulus)) <= MOST_SHIFTS:
        choices.append(Form(minus=False, shifts=True))
    if len(signed_bits(complement)) <= MOST_SHIFTS:
        choices.append(Form(minus=True, shifts=True))
    return choices


def reduce_window(b: Builder, window: Sequence[Value], modulus: int, form: Form) -> list[Value]:
    """window / W^n mod p for an n-word window, as n words below W^n (below p when window < p)."""
    u = list(window)
    for i in range(len(window)):
        b.comment(f"reduction, step {i}: make word {i} zero by a multiple m of p, and drop it")
        u = _minus_step(b, u, modulus, form) if form.minus else _plus_step(b, u, modulus, form)
    return u


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int, form: Form, *, is_loose: bool = False) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide < p * W^n given as 2n words; `is_loose`: in [0, 2*p)."""
    n = len(wide) // 2
    return reduce_sum(b, reduce_window(b, wide[:n], modulus, form), wide[n:], modulus, is_loose=is_loose)


def reduce_sum(b: Builder, low: Sequence[Value], high: Sequence[Value], modulus: int, *, is_loose: bool = False) -> list[Value]:
    """low + high mod p in [0, p), for high < p and a sum below 2*p: a reduced window and the high half of a product.

    `is_loose`: the sum itself, which has to fit the words.
    """
    if is_loose:
        b.comment("add the high half; the sum is below 2*p")
        return limbs.add_closed(b, low, high, wraps=limbs.FITS)
    if 2 * modulus > 1 << (b.width * len(high)):
        return _add_side_by_side(b, low, high, modulus)
    b.comment("add the high half; the sum is below 2*p")
    return add_and_reduce(b, low, high, modulus)


def add_and_reduce(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int) -> list[Value]:
    """x + y mod p in [0, p), for x + y < 2*p."""
    if 2 * modulus <= 1 << (b.width * len(x)):
        return limbs.subtract_once(b, limbs.add_closed(b, x, y), modulus)
    total, carry = limbs.add(b, x, y)
    return limbs.subtract_once(b, total, modulus, carry)


def _add_side_by_side(b: Builder, low: Sequence[Value], high: Sequence[Value], modulus: int) -> list[Value]:
    """low + high mod p in [0, p), for high < p and a sum below 2*p, where 2*p does not fit n words.

    low + (high - p mod W^n) carries exactly where low + high >= p, and is then the result. It is made beside the sum, not
    after it, and needs no word above: two links less for the slowest path of the whole function, for n - 2 operations more.
    """
    b.comment("the high half less p, which is negative, modulo W^n")
    less = limbs.sub_closed(b, high, limbs.constant(b, modulus, len(high)), wraps="high < p: modulo W^n")
    b.comment("add it to the low half; and add the high half itself, which is kept unless the other sum carries")
    reduced, carry = limbs.add(b, low, less)
    total = limbs.add_closed(b, low, high, wraps="kept where the sum is below p")
    return limbs.select(b, carry, reduced, total)


def quotient(b: Builder, u: Value, modulus: int) -> Value:
    """m with u + m*p = 0 mod W."""
    factor = -pow(modulus, -1, b.word) % b.word
    bits = signed_bits(factor)
    if len(bits) <= 2 and all(sign > 0 for sign, _ in bits):
        terms = [b.shl(u, exponent) for _, exponent in bits]
        return terms[0] if len(terms) == 1 else b.add_last(terms[0], terms[1], wraps="modulo W")
    if factor == b.word - 1:
        return b.sub_last(b.const(0), u, wraps="modulo W")
    return b.mul_low(u, b.const(factor))


def _plus_step(b: Builder, u: Sequence[Value], modulus: int, form: Form) -> list[Value]:
    n, m = len(u), quotient(b, u[0], modulus)
    exact = modulus % b.word == b.word - 1
    multiplier = modulus + 1 if exact else modulus
    if form.shifts:
        q = multiple_by_shifts(b, m, multiplier, n + 1)
    elif exact or modulus < b.word:
        q = _multiple(b, m, multiplier, n + 1)
    else:
        return add_scaled(b, u, [_word(b, w) for w in limbs.split(modulus, b.width, n)], m)[1:]
    carry = None if exact else b.carry_of_add(u[0], q[0] or b.const(0))
    return _accumulate(b, u[1:], q[1:], carry)


def _accumulate(b: Builder, u: Sequence[Value], q: Sequence[Value | None], carry: Value | None) -> list[Value]:
    """u + q + carry, for len(q) = len(u) + 1 and a sum that fits len(q) words."""
    zero, out = b.const(0), []
    for j, word in enumerate(u):
        if q[j] is None and carry is None:
            out.append(word)
        else:
            s, carry = b.add(word, q[j] or zero, carry)
            out.append(s)
    return [*out, b.add_last(q[-1] or zero, zero, carry) if carry is not None else q[-1] or zero]


def _minus_step(b: Builder, u: Sequence[Value], modulus: int, form: Form) -> list[Value]:
    n, m = len(u), quotient(b, u[0], modulus)
    complement = b.word**n - modulus
    words = (complement.bit_length() + b.width - 1) // b.width
    make: Callable[[Builder, Value, int, int], list[Value | None]] = multiple_by_shifts if form.shifts else _multiple
    q = make(b, m, complement, min(words, n) + 1)
    q += [None] * (n + 1 - len(q))
    zero, out, borrow = b.const(0), [], None
    for j in range(1, n):
        if q[j] is None and borrow is None:
            out.append(u[j])
        else:
            d, borrow = b.sub(u[j], q[j] or zero, borrow)
            out.append(d)
    if q[n] is None and borrow is None:
        return [*out, m]
    return [*out, b.sub_last(m, q[n] or zero, borrow)]


def _word(b: Builder, word: int) -> Value | None:
    return b.const(word) if word else None


def _multiple(b: Builder, m: Value, number: int, count: int) -> list[Value | None]:
    """The `count` words of m*number by multiplications; words below the first non-zero one are None."""
    width = b.width
    words = limbs.split(number, width, (number.bit_length() + width - 1) // width)
    skip = next(i for i, word in enumerate(words) if word)
    product = [m] if number == b.word**skip else scaled(b, [_word(b, word) for word in words[skip:]], m)
    out: list[Value | None] = [*[None] * skip, *product]
    return (out + [None] * count)[:count]


def multiple_by_shifts(b: Builder, m: Value, number: int, count: int) -> list[Value | None]:
    """The `count` words of m*number (which fit) as a sum and difference of shifted copies of m; None is a zero word."""
    width = b.width
    columns: dict[int, list[list[Value]]] = {+1: [[] for _ in range(count)], -1: [[] for _ in range(count)]}
    for sign, exponent in signed_bits(number):
        word, shift = divmod(exponent, width)
        columns[sign][word].append(b.shl(m, shift))
        if shift:
            columns[sign][word + 1].append(b.shr(m, width - shift))
    _cancel(columns[+1], columns[-1])
    plus, minus = _gather(b, columns[+1]), _gather(b, columns[-1])
    zero, out, borrow = b.const(0), list[Value | None](), None
    for j in range(count):
        p, q = plus[j], minus[j]
        if q is None and borrow is None:
            out.append(p)
        elif j == count - 1:
            out.append(b.sub_last(p or zero, q or zero, borrow))
        else:
            d, borrow = b.sub(p or zero, q or zero, borrow)
            out.append(d)
    return out


def _cancel(plus: list[list[Value]], minus: list[list[Value]]) -> None:
    """Drop what stands in both a positive and a negative column."""
    for p, q in zip(plus, minus, strict=True):
        for value in list(p):
            if value in q:
                p.remove(value)
                q.remove(value)


def _gather(b: Builder, columns: list[list[Value]]) -> list[Value | None]:
    """Add the pieces of every column with carries, one chain for each layer of pieces."""
    zero, out = b.const(0), [column[0] if column else None for column in columns]
    for layer in range(1, max(map(len, columns))):
        carry: Value | None = None
        for j, column in enumerate(columns):
            piece = column[layer] if layer < len(column) else None
            if piece is not None or carry is not None:
                if j == len(columns) - 1:
                    out[j], carry = b.add_last(out[j] or zero, piece or zero, carry), None
                else:
                    out[j], carry = b.add(out[j] or zero, piece or zero, carry)
    return out
