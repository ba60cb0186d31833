# SPDX-License-Identifier: MIT
"""Montgomery reduction word by word, for primes without a special form, with the inverse of W in place of quotients (Domb,
"Fast modular multiplication", 2022, calls such steps jumps).

For K = W^-1 mod p, a window U = u + W*V, of which u is the lowest word, is congruent to W * (V + u*K). So a step is

    U := V + u*K

with n multiplications and no quotient, where the usual step takes n for m*p, one for m, and waits for both. The window keeps
n + 1 words, since u*K is divided by nothing: below W^(n-1) + (W - 1)*K from the first step on. So the last step, or the last
two, are the usual ones, U := (U + m*p) / W, which leave less than K + p, or a little more than p.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.reduce.montgomery import quotient, reduce_sum
from ecgen.ir import Builder, Value

#: With fewer words there are no steps to gain by.
_LEAST = 3
#: With more usual steps at the end the words of K are too many constants for what they save.
_MOST_LAST = 2


def suits(modulus: int, width: int, count: int) -> bool:
    """Whether products below modulus^2 are reduced so: p has no word of ones at its end, which spares the usual step its
    quotient, and the high half of a product can be added before one subtraction of p."""
    special = (modulus + 1) % (1 << width) == 0
    return width == 64 and count >= _LEAST and not special and last_steps(modulus, width, count) <= _MOST_LAST


def last_steps(modulus: int, width: int, count: int) -> int:
    """The fewest usual steps at the end after which the window fits its words, and is with the high half of a product below 2*p;
    more than `count` where no number of them is enough."""
    highest = (modulus - 1) ** 2 >> (width * count)
    for last in range(1, count + 1):
        window = _largest(modulus, width, count, last)[-1]
        if window >> (width * count) == 0 and window + highest < 2 * modulus:
            return last
    return count + 1


def _largest(modulus: int, width: int, count: int, last: int) -> list[int]:
    """What no window exceeds, before the first step and after each of them."""
    most, inverse, windows = (1 << width) - 1, pow(1 << width, -1, modulus), [(1 << (width * count)) - 1]
    windows += [0] * count
    for step in range(count):
        usual = step >= count - last
        windows[step + 1] = (windows[step] + most * modulus) >> width if usual else (windows[step] >> width) + most * inverse
    return windows


def reduce_product(b: Builder, wide: Sequence[Value], modulus: int) -> list[Value]:
    """wide / W^n mod p in [0, p), for wide < p^2 given as 2n words."""
    n = len(wide) // 2
    last = last_steps(modulus, b.width, n)
    largest = _largest(modulus, b.width, n, last)
    b.reads_constants_often = True
    inverse, words = (_words(b, number, n) for number in (pow(b.word, -1, modulus), modulus))
    u: list[Value] = list(wide[:n])
    for step in range(n):
        if step < n - last:
            b.comment(f"reduction, step {step}: take word {step} off, and add its product with the inverse of W modulo p")
            u = _add_multiple(b, u[1:], inverse, u[0], limbs.length(largest[step + 1], b.width))
        else:
            b.comment(f"reduction, step {step}: make word {step} zero by a multiple m of p, and drop it")
            u = _add_multiple(b, u, words, quotient(b, u[0], modulus), limbs.length(largest[step + 1], b.width) + 1)[1:]
    return reduce_sum(b, u, wide[n:], modulus)


def _words(b: Builder, number: int, count: int) -> list[Value | None]:
    """Those of a constant; None for 0."""
    return [b.const(word) if word else None for word in limbs.split(number, b.width, count)]


def _add_multiple(b: Builder, x: Sequence[Value], number: Sequence[Value | None], m: Value, count: int) -> list[Value]:
    """x + m*number, which fits `count` words. First the chain of the low words of the products, then that of the high words."""
    products = [b.mul(word, m) if word is not None else None for word in number]
    zero, out = b.const(0), [*x, *[None] * (count - len(x))]
    for high in (0, 1):
        carry: Value | None = None
        for j in range(high, count):
            pair = products[j - high] if j - high < len(products) else None
            addend, word = pair[high] if pair is not None else None, out[j]
            if j == count - 1:
                out[j] = b.add_last(word or zero, addend or zero, carry)
            elif word is None and addend is None and carry is not None:
                out[j], carry = b.word_of(carry), None
            elif addend is not None or carry is not None:
                out[j], carry = b.add(word or zero, addend or zero, carry)
    return [word or zero for word in out]
