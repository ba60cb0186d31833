# SPDX-License-Identifier: MIT
"""The words that S division steps on packed words make, and what determines them.

Trusted. A step takes (delta, f, g), f odd, to (1 - delta, g, (g - f)/2) where delta > 0 and g is odd, else to (1 + delta, f,
(g + (g mod 2)*f)/2). Steps are linear: L of them multiply (f, g) by M/2^L for a matrix M of integers with rows (u, v),
|u| + |v| <= 2^L, that depends on delta and on f, g mod 2^L only (D. J. Bernstein, B.-Y. Yang, TCHES 2019, sections 4 and 9).

Hence L steps on F = (f mod 2^L) + 2^(2L+1) and G = (g mod 2^L) + 2^(3L+2) have the same M, and for either row (u, v) of it, the
number that comes of F and of G is

    low + 2^(L+1)*u + 2^(2L+2)*v,    low = (u*(f mod 2^L) + v*(g mod 2^L))/2^L,    |low| < 2^L.

u > -2^L: else v = 0. The row of f is twice a row of the step before, so that (-2^L, 0) comes of (-2^(L-1), 0), and in the end of
(-1, 0), which is no row of the unit matrix; and no row of g, a sum of two rows, can be (-2^k, 0) after k steps: both would be
multiples of (1, 0), against the determinant of 2^(k-1) or -2^(k-1).

With W = 2^64, F stands as (F - 1)/2 + W/4 ("phi"), G as G + W/2 ("gamma"), delta as delta - 1/2 + W/4 ("epsilon"). A word for f
of which the lowest 64 - m bits are right gives one of which 64 - m - L are, as the lowest bits of (u*f + v*g)/2^L.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import z3

from ecgen_verify.prove.divsteps.solver import Facts, product, texts, word

_WORD = 1 << 64
_QUARTER, _HALF = _WORD >> 2, _WORD >> 1
#: |delta| on the way, for less than half of that at the entry: each step adds at most 1. No inversion makes as many steps.
MOST_DELTA = 1 << 33
#: The entries of a matrix: the row of f, the row of g.
ENTRIES = ("u", "v", "q", "r")
#: The values that enter: delta, and the lowest words of f and g.
INPUTS = ("epsilon0", "f0", "g0")
#: A word by its name; what determines it, given others; what else is known of it.
Value = tuple[str, Facts, Facts]


def outputs(lengths: Sequence[int]) -> tuple[str, ...]:
    """The values that leave: delta, then the entries plus 2^S."""
    return (f"epsilon{sum(lengths)}", *(f"{entry}+2^S" for entry in ENTRIES))


def values(lengths: Sequence[int]) -> Iterator[Value]:
    """For S steps in blocks of these lengths, in an order in which each depends on earlier ones.

    Raises ValueError where the words would be too short.
    """
    if any(3 * length + 2 > 62 or length < 1 for length in lengths) or sum(lengths) > 62:
        raise ValueError(f"blocks of {lengths} steps do not fit 64-bit words")
    yield "epsilon0", (), _within("epsilon0")
    yield "f0", (), _odd("f0")
    yield "g0", (), ()
    start = 0
    for block, length in enumerate(lengths):
        yield from _steps(block, start, length)
        yield from _entries(block, length)
        start += length
        yield from _product(block)
        if block < len(lengths) - 1:
            yield from _next_words(block, length)
    for entry in ENTRIES:
        yield _value(f"{entry}+2^S", word(_total(len(lengths) - 1, entry)) + (1 << start))


def _value(name: str, meaning: z3.BitVecRef, known: Facts = ()) -> Value:
    return name, texts(word(name) == meaning), known


def _within(epsilon: str) -> Facts:
    delta = word(epsilon) - _QUARTER
    return texts(delta >= -MOST_DELTA, delta <= MOST_DELTA)


def _odd(name: str) -> Facts:
    return texts(word(name) & 1 == 1)


def _steps(block: int, start: int, length: int) -> Iterator[Value]:
    phi, gamma, epsilon = f"phi{block}.0", f"gamma{block}.0", f"epsilon{start}"
    low_f, low_g = (word(f"{name}{block}") & ((1 << length) - 1) for name in "fg")
    packed_f, packed_g = low_f + (1 << 2 * length + 1), low_g + (1 << 3 * length + 2)
    new = z3.LShR(packed_f, 1) + _QUARTER, packed_g + _HALF, word(epsilon)
    for step in range(length + 1):
        yield _value(phi, new[0])
        yield _value(gamma, new[1])
        if step:
            yield _value(epsilon, new[2], _within(epsilon))
        new = _stepped(word(phi), word(gamma), word(epsilon))
        phi, gamma, epsilon = f"phi{block}.{step + 1}", f"gamma{block}.{step + 1}", f"epsilon{start + step + 1}"


def _wide(value: z3.BitVecRef) -> z3.BitVecRef:
    """With room for a sum of two."""
    return z3.SignExt(2, value)


def _stepped(phi: z3.BitVecRef, gamma: z3.BitVecRef, epsilon: z3.BitVecRef) -> tuple[z3.BitVecRef, z3.BitVecRef, z3.BitVecRef]:
    """One division step, by its definition."""
    f, g = 2 * _wide(phi - _QUARTER) + 1, _wide(gamma - _HALF)
    delta = epsilon - _QUARTER  # less 1/2, so that delta > 0 where this is not negative
    odd = z3.Extract(0, 0, g) == 1
    swap = z3.And(odd, delta >= 0)
    new_f = z3.If(swap, g, f)
    new_g = z3.If(swap, g - f, z3.If(odd, g + f, g)) >> 1
    return (
        z3.Extract(63, 0, (new_f - 1) >> 1) + _QUARTER,
        z3.Extract(63, 0, new_g) + _HALF,
        z3.If(swap, -delta, delta + 1) + _QUARTER,
    )


def _entries(block: int, length: int) -> Iterator[Value]:
    """By the lemma above."""
    for row, packed in (("uv", f"phi{block}.{length}"), ("qr", f"gamma{block}.{length}")):
        low, first, second = (f"{name}{block}" for name in (f"low {row}", *row))
        u, v, rest, most = word(first), word(second), word(low), 1 << length
        number = rest + (u << (length + 1)) + (v << (2 * length + 2))
        is_f = row == "uv"
        facts = texts(
            word(packed) == (((number - 1) >> 1) + _QUARTER if is_f else number + _HALF),
            *([number & 1 == 1] if is_f else []),
            u <= most, u > -most, v <= most, v >= -most, z3.If(u < 0, -u, u) + z3.If(v < 0, -v, v) <= most,
            rest < most, rest > -most,
        )  # fmt: skip
        yield low, (), ()
        yield first, facts, ()
        yield second, facts, ()


def _total(block: int, entry: str) -> str:
    """The entry of the matrix of all steps up to the end of a block."""
    return f"total {entry}{block}" if block else f"{entry}0"


def _product(block: int) -> Iterator[Value]:
    if not block:
        return
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        right = [_total(block - 1, ENTRIES[column]), _total(block - 1, ENTRIES[2 + column])]
        yield _value(_total(block, ENTRIES[2 * row + column]), _dot(block, row, right))


def _next_words(block: int, length: int) -> Iterator[Value]:
    words = [f"f{block}", f"g{block}"]
    # f stays odd
    yield _value(f"f{block + 1}", z3.LShR(_dot(block, 0, words), length), _odd(f"f{block + 1}"))
    yield _value(f"g{block + 1}", z3.LShR(_dot(block, 1, words), length))


def _dot(block: int, row: int, right: Sequence[str]) -> z3.BitVecRef:
    """A row of the block's matrix times a column."""
    left = [f"{entry}{block}" for entry in ENTRIES[2 * row : 2 * row + 2]]
    return product(word(left[0]), word(right[0])) + product(word(left[1]), word(right[1]))
