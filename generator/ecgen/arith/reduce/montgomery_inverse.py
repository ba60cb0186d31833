# SPDX-License-Identifier: MIT
"""Montgomery reduction word by word, for primes without a special form, with the inverse of W in place of quotients (Domb,
"Fast modular multiplication", 2022, calls such steps jumps).

For K = W^-1 mod p, a window U = u + W*V, of which u is the lowest word, is congruent to W * (V + u*K). So a step is

    U := V + u*K

with n multiplications and no quotient, where the usual step takes n for m*p, one for m, and waits for both. The window keeps
n + 1 words, since u*K is divided by nothing: below W^(n-1) + (W - 1)*K from the first step on. So the last step, or the last
two, are the usual ones, U := (U + m*p) / W, which leave less than K + p, or a little more than p.

`reduce_product` reduces the low half of a product and adds the high half. `reduced_product` makes the product as well, one row
after each step, so that nothing but the window is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.multiply import add_multiple, scaled
from ecgen.arith.reduce.montgomery import quotient, reduce_sum
from ecgen.ir import Builder, Value

#: With fewer words there are no steps to gain by.
_LEAST = 3
#: With more usual steps at the end the words of K are too many constants for what they save.
_MOST_LAST = 2
#: The most words of a modulus without a spare bit of which rows and steps are in turns.
_MOST_FULL = 7


def suits(modulus: int, width: int, count: int, x: int = 0, y: int = 0) -> bool:
    """Whether products of numbers below x and y, which are p unless given, are reduced so: p has no word of ones at its end,
    which spares the usual step its quotient, and the high half of a product can be added before one subtraction of p."""
    special = (modulus + 1) % (1 << width) == 0
    return width == 64 and count >= _LEAST and not special and last_steps(modulus, width, count, x=x, y=y) <= _MOST_LAST


def suits_between_rows(modulus: int, width: int, count: int, x: int = 0, y: int = 0) -> bool:
    """Whether products of numbers below x and y, which are p unless given, are made and reduced in turns where p `suits`.

    Where 2*p takes a word more than p, so does all that is kept: at some length there are too few registers. (Measured on Zen 4:
    modulo numbers of 448 bits 0.89 of the time of the usual steps in turns, 0.93 one after the other; of 512 bits 0.89, 0.88.)
    """
    has_room = 2 * modulus <= 1 << (width * count) or count <= _MOST_FULL
    return has_room and last_steps(modulus, width, count, interleaved=True, x=x, y=y) <= _MOST_LAST


def last_steps(modulus: int, width: int, count: int, *, interleaved: bool = False, x: int = 0, y: int = 0) -> int:
    """The fewest usual steps at the end after which the window, with what is added to it then, is below 2*p; more than `count`
    where no number of them is enough. `interleaved`: rows of the product are added between the steps, not the high half
    at the end; `x`, `y`: what its factors are below, which is p unless given.
    """
    x, y = x or modulus, y or modulus
    highest = 0 if interleaved else (x - 1) * (y - 1) >> (width * count)
    for last in range(1, count + 1):
        window = _largest(modulus, width, count, last, _rows(width, count, x, y) if interleaved else None)[-1]
        if (interleaved or window >> (width * count) == 0) and window + highest < 2 * modulus:
            return last
    return count + 1


def _largest(modulus: int, width: int, count: int, last: int, rows: Sequence[int] | None) -> list[int]:
    """What no window exceeds: before the first step and after each of them, before the row is added that follows. `rows`: what no
    row exceeds, where rows and steps are in turns."""
    most, inverse = (1 << width) - 1, pow(1 << width, -1, modulus)
    windows = [rows[0] if rows else (1 << (width * count)) - 1]
    for step in range(count):
        window = windows[-1] + (rows[step] if rows and step else 0)
        windows.append((window >> width) + most * inverse if step < count - last else (window + most * modulus) >> width)
    return windows


def _rows(width: int, count: int, x: int, y: int) -> list[int]:
    """The largest products of a number below x and each word of a number below y."""
    return [(x - 1) * min((1 << width) - 1, (y - 1) >> (width * index)) for index in range(count)]


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide < p^2 given as 2n words."""
    n = len(wide) // 2
    return reduce_sum(b, reduce_window(b, wide[:n], modulus), wide[n:], modulus)


def reduce_loosely(b: Builder, wide: Sequence[Value], modulus: int, bound: int) -> list[Value]:
    """wide / W^n mod p below 2*p, for a product of numbers below `bound` given as 2n words."""
    n = len(wide) // 2
    return reduce_sum(b, reduce_window(b, wide[:n], modulus, bound, bound), wide[n:], modulus, is_loose=True)


def reduce_window(b: Builder, window: Sequence[Value], modulus: int, x: int = 0, y: int = 0) -> list[Value]:
    """window / W^n mod p for the low half of a product of numbers below x and y, which are p unless given: n words, which the
    high half added to them leaves below 2*p."""
    steps, u = _Steps(b, modulus, last_steps(modulus, b.width, len(window), x=x, y=y), len(window)), list(window)
    for index in range(len(window)):
        u = steps.take(u, index)
    return u


def multiply(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int, x_bound: int = 0, y_bound: int = 0) -> list[Value]:
    """x*y / W^n mod p in [0, p) for x, y of n words each, below p or the bounds given."""
    n, u = len(x), reduced_product(b, x, y, modulus, x_bound, y_bound)
    b.comment("subtract the modulus; keep the difference unless it borrows")
    reduced, borrow = limbs.sub(b, u[:n], limbs.constant(b, modulus, n))
    if len(u) > n:
        borrow = b.borrow_of_sub(u[n], b.const(0), borrow)
    return limbs.select(b, borrow, u[:n], reduced)


def reduced_product(b: Builder, x: Sequence[Value], y: Sequence[Value], modulus: int, x_bound: int = 0,
                    y_bound: int = 0) -> list[Value]:  # fmt: skip
    """x*y / W^n mod p below 2*p, in as many words as 2*p has: a row of the product, a step of the reduction, in turns, so that
    n + 2 words are all that has to be kept."""
    n, bounds = len(x), {"x": x_bound or modulus, "y": y_bound or modulus}
    rows = _rows(b.width, n, **bounds)
    steps = _Steps(b, modulus, last_steps(modulus, b.width, n, interleaved=True, **bounds), n, rows)
    b.comment("product, row 0")
    u = scaled(b, x, y[0])
    for index in range(n):
        u = steps.take(u, index)
        if index + 1 < n:
            b.comment(f"product, row {index + 1}")
            most = steps.largest[index + 1] + rows[index + 1]
            u = add_multiple(b, u, x, y[index + 1], limbs.length(most, b.width))
    return u


class _Steps:
    """The steps of a reduction, of which the last `last` are the usual ones."""

    def __init__(self, b: Builder, modulus: int, last: int, count: int, rows: Sequence[int] | None = None) -> None:
        b.reads_constants_often = True
        self.b, self.modulus, self.usual_from = b, modulus, count - last
        self.largest = _largest(modulus, b.width, count, last, rows)
        self.inverse = _words(b, pow(b.word, -1, modulus), count)
        self.words = _words(b, modulus, count)

    def take(self, u: Sequence[Value], index: int) -> list[Value]:
        """The window after step `index`."""
        b, count = self.b, limbs.length(self.largest[index + 1], self.b.width)
        if index < self.usual_from:
            b.comment(f"reduction, step {index}: take word {index} off, and add its product with the inverse of W modulo p")
            return add_multiple(b, u[1:], self.inverse, u[0], count)
        b.comment(f"reduction, step {index}: make word {index} zero by a multiple m of p, and drop it")
        return add_multiple(b, u, self.words, quotient(b, u[0], self.modulus), count + 1)[1:]


def _words(b: Builder, number: int, count: int) -> list[Value | None]:
    """Those of a constant; None for 0."""
    return [b.const(word) if word else None for word in limbs.split(number, b.width, count)]
