# SPDX-License-Identifier: MIT
"""Numbers as little-endian lists of words: the carry chains that every other file of this folder is made of."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.ir import Builder, Value

#: Why the last carry of a sum or difference is zero, where words alone do not show it.
FITS = "by its largest value the number fits its words"


def length(bound: int, width: int) -> int:
    """Words of a number up to `bound`."""
    return -(-bound.bit_length() // width)


def split(number: int, width: int, count: int) -> list[int]:
    """The `count` little-endian words of a number. Raises ValueError when it does not fit."""
    if number < 0 or number >> (width * count):
        raise ValueError(f"{number:#x} does not fit {count} words of {width} bits")
    return [number >> (width * i) & ((1 << width) - 1) for i in range(count)]


def constant(b: Builder, number: int, count: int) -> list[Value]:
    return [b.const(word) for word in split(number, b.width, count)]


def add(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> tuple[list[Value], Value]:
    """x + y of equal length, and the carry."""
    out, carry = [], None
    for xi, yi in zip(x, y, strict=True):
        s, carry = b.add(xi, yi, carry)
        out.append(s)
    assert carry is not None
    return out, carry


def sub(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> tuple[list[Value], Value]:
    """x - y of equal length, and the borrow."""
    out, borrow = [], None
    for xi, yi in zip(x, y, strict=True):
        d, borrow = b.sub(xi, yi, borrow)
        out.append(d)
    assert borrow is not None
    return out, borrow


def add_closed(b: Builder, x: Sequence[Value], y: Sequence[Value], *, wraps: str = "") -> list[Value]:
    """x + y where the last carry is zero by the bounds (or dropped for the reason in `wraps`)."""
    out, carry = [], None
    for xi, yi in zip(x[:-1], y[:-1], strict=True):
        s, carry = b.add(xi, yi, carry)
        out.append(s)
    return [*out, b.add_last(x[-1], y[-1], carry, wraps=wraps)]


def add_at(b: Builder, x: Sequence[Value], y: Sequence[Value], place: int, *, wraps: str = "") -> list[Value]:
    """x + y * W^place in the words of x, where the last carry is zero by the bounds (or dropped for the reason in `wraps`).

    x has a word above the highest of y * W^place, into which that carries.
    """
    end, zero = place + len(y), b.const(0)
    middle, carry = add(b, x[place:end], y)
    above = []
    for word in x[end:-1]:
        s, carry = b.add(word, zero, carry)
        above.append(s)
    return [*x[:place], *middle, *above, b.add_last(x[-1], zero, carry, wraps=wraps)]


def sub_closed(b: Builder, x: Sequence[Value], y: Sequence[Value], *, wraps: str = "") -> list[Value]:
    """x - y where the last borrow is zero by the bounds (or dropped for the reason in `wraps`)."""
    out, borrow = [], None
    for xi, yi in zip(x[:-1], y[:-1], strict=True):
        d, borrow = b.sub(xi, yi, borrow)
        out.append(d)
    return [*out, b.sub_last(x[-1], y[-1], borrow, wraps=wraps)]


def sub_from(b: Builder, number: int, y: Sequence[Value]) -> list[Value]:
    """number - y for y <= number: below a word of the number that is not all ones no borrow is made, and a NOT is enough."""
    words = split(number, b.width, len(y))
    ones = next((i for i, word in enumerate(words) if word != b.word - 1), len(y))
    low, high = [b.not_(word) for word in y[:ones]], [b.const(word) for word in words[ones:]]
    return [*low, *(sub_closed(b, high, y[ones:], wraps="it is at most the number") if high else [])]


def borrow_of(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> Value:
    """The borrow of x - y: 1 exactly when x < y."""
    borrow = None
    for xi, yi in zip(x, y, strict=True):
        borrow = b.borrow_of_sub(xi, yi, borrow)
    assert borrow is not None
    return borrow


def select(b: Builder, condition: Value, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    """x where the bit is set, else y."""
    return [b.select(condition, xi, yi) for xi, yi in zip(x, y, strict=True)]


def subtract_once(b: Builder, x: Sequence[Value], modulus: int, carry: Value | None = None) -> list[Value]:
    """x mod `modulus` for 0 <= x + W^n*carry < 2*modulus; n = len(x) words out.

    `carry` is the bit above x; None when x < 2*modulus fits n words.
    """
    b.comment("subtract the modulus; keep the difference unless it borrows")
    reduced, borrow = sub(b, x, constant(b, modulus, len(x)))
    if carry is not None:
        borrow = b.borrow_of_sub(b.word_of(carry), b.const(0), borrow)
    return select(b, borrow, x, reduced)


def joined(b: Builder, low: Value, high: Value, count: int) -> Value:
    """floor((low + W*high) / 2^count) mod W: two shifts and an OR, which processors of AMD do sooner than a double shift."""
    return b.or_(b.shr(low, count), b.shl(high, b.width - count))


def all_zero(b: Builder, x: Sequence[Value]) -> Value:
    """The bit that says x = 0."""
    gathered = x[0]
    for word in x[1:]:
        gathered = b.or_(gathered, word)
    return b.borrow_of_sub(gathered, b.const(1))
