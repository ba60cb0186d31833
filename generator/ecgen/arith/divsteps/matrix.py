# SPDX-License-Identifier: MIT
"""S division steps on single words, and the matrix they multiply (f, g) by.

Steps run in blocks of at most L, on F = f + 2^(2L+1) and G = g + 2^(3L+2) for the low L bits f, g. Since a step is linear,
L of them turn F into f' + 2^(L+1)*u + 2^(2L+2)*v and G into g' + 2^(L+1)*q + 2^(2L+2)*r, with |f'|, |g'| < 2^L: one word
carries its number and its row of the matrix. (s2n-bignum's word_divstep59 packs them alike.)

A step halves G, which is even or made even, and never looks at F's lowest bit, which is 1. So F stands as
phi = (F - 1)/2 and delta as epsilon = delta - 1/2: changing the sign of F and of delta complements phi and epsilon, and
the halved sum of two odd numbers is the sum of their halves plus one. All three are biased so that they are never
negative: G by W/2, phi and epsilon by W/4, and complementing spares the top bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

#: Steps that fit one packed word: 2^(3L+2) <= W/4.
LONGEST_BLOCK = {64: 20, 32: 9}

#: Words of the array that leaves a round: delta, then u, v, q, r, each plus 2^S.
MATRIX_WORDS = 5


def initial_delta(width: int) -> int:
    """delta = 1/2 as it stands in its word: biased by W/4, less 1/2."""
    return 1 << (width - 2)


def block_lengths(width: int, steps: int) -> list[int]:
    """`steps` cut into as few blocks as possible, nearly equal, longer ones first."""
    count = -(-steps // LONGEST_BLOCK[width])
    return [steps // count + (i < steps % count) for i in range(count)]


def matrix_program(width: int, steps: int) -> Program:
    """divsteps<S>: out = delta after S steps, then u + 2^S, v + 2^S, q + 2^S, r + 2^S, all in [0, 2^(S+1)]; in = delta and
    the lowest words of f and g. f is odd; in[0] starts as `initial_delta` and is only passed on."""
    b = Builder(f"divsteps{steps}", width, in_order=True)
    out = b.param("out", Kind.LIMBS, MATRIX_WORDS, output=True)
    epsilon, f, g = b.load_limbs(b.param("in", Kind.LIMBS, 3))
    lengths = block_lengths(width, steps)
    matrix: Matrix | None = None
    for index, length in enumerate(lengths):
        b.comment(f"steps {sum(lengths[:index])} to {sum(lengths[: index + 1]) - 1}: pack")
        block = _Block(b, length, f, g, epsilon)
        for step in range(length):
            b.comment(f"step {sum(lengths[:index]) + step}")
            block.step()
        epsilon = block.epsilon
        b.comment("unpack u, v, q, r")
        latest = block.matrix()
        if index < len(lengths) - 1:
            b.comment(f"the low words of (f, g) after these {length} steps")
            f, g = latest.apply_low(b, f, g, length)
        if matrix is not None:
            b.comment("matrix of all steps so far")
            latest = latest.times(b, matrix)
        matrix = latest
    assert matrix is not None
    b.comment("add 2^S to each entry")
    offset = b.const(1 << steps)
    entries = [b.add_last(entry, offset, wraps="entry + 2^S >= 0, and entry is modulo W") for entry in matrix.entries]
    b.store_limbs(out, [epsilon, *entries])
    claim = f"M = out[1..4] - 2^{steps}: 2^{steps} * (f, g) after {steps} division steps = M * (f, g) before"
    notes = (f"Bernstein-Yang division steps from delta = 1/2, in packed blocks of {', '.join(map(str, lengths))}",)
    return b.build(internal("divsteps", claim, *notes))


@dataclass(frozen=True)
class Matrix:
    """u, v, q, r modulo W: 2^steps*(f', g') = (u*f + v*g, q*f + r*g)."""

    entries: tuple[Value, Value, Value, Value]

    def apply_low(self, b: Builder, f: Value, g: Value, steps: int) -> tuple[Value, Value]:
        """(f, g) after these steps, in words of which the top `steps` bits are lost."""
        u, v, q, r = self.entries
        return b.shr(_dot(b, u, f, v, g), steps), b.shr(_dot(b, q, f, r, g), steps)

    def times(self, b: Builder, first: Matrix) -> Matrix:
        """The matrix of the steps of `first` followed by these."""
        u, v, q, r = self.entries
        a, c, d, e = first.entries
        return Matrix((_dot(b, u, a, v, d), _dot(b, u, c, v, e), _dot(b, q, a, r, d), _dot(b, q, c, r, e)))


def _dot(b: Builder, u: Value, x: Value, v: Value, y: Value) -> Value:
    return b.add_last(b.mul_low(u, x), b.mul_low(v, y), wraps="two's complement, modulo W")


class _Block:
    """Up to L packed steps. `positive` is W/2 - 1 where delta > 0, else 0."""

    def __init__(self, b: Builder, length: int, f: Value, g: Value, epsilon: Value) -> None:
        self.b = b
        self.length = length
        self.bias = b.const(b.word >> 2)
        self.ones = b.const((b.word >> 1) - 1)
        low = b.const((1 << length) - 1)
        self.phi = b.or_(b.shr(b.and_(f, low), 1), b.const((b.word >> 2) + (1 << 2 * length)))
        self.g = b.or_(b.and_(g, low), b.const((b.word >> 1) + (1 << 3 * length + 2)))
        self.epsilon = epsilon
        self.positive = self._mask(b.borrow_of_sub(epsilon, self.bias))

    def _mask(self, negative: Value) -> Value:
        return self.b.select(negative, self.b.const(0), self.ones)

    def step(self) -> None:
        b, zero = self.b, self.b.const(0)
        signed = b.xor(self.phi, self.positive)
        half = b.shr(self.g, 1)
        odd = b.borrow_of_sub(zero, b.and_(self.g, b.const(1)))
        swap = b.select(odd, self.positive, zero)
        addend = b.select(odd, signed, self.bias)
        self.g = b.add_last(half, addend, odd)
        turned = b.xor(self.epsilon, swap)
        self.phi = b.xor(self.phi, b.and_(b.xor(self.phi, half), swap))
        self.positive = self._mask(b.borrow_of_sub(turned, b.const((b.word >> 2) - 1)))
        self.epsilon = b.add_last(turned, b.const(1), wraps="|delta| is at most the number of steps so far + 1/2")

    def matrix(self) -> Matrix:
        return Matrix((*self._row(self.phi, 1), *self._row(self.g, 0)))

    def _row(self, packed: Value, halved: int) -> tuple[Value, Value]:
        """(u, v) from low + 2^(L+1)*u + 2^(2L+2)*v, biased by W/2; all halved when `halved` is 1.

        |low| < 2^L and -2^L < u <= 2^L: since |u| + |v| <= 2^L, u = -2^L means v = 0. The row of f is twice a row of the
        step before, so that (-2^L, 0) comes of (-2^(L-1), 0) and in the end of (-1, 0), which is no row at the start; the row
        of g is a sum of both, so that both would be multiples of (1, 0), against a determinant of 2^L.
        Hence low + 2^(L+1)*u + lift, for lift = 2^(2L+1) - 2^L, lies in [2^(L+1)*(u + 2^L - 1), 2^(L+1)*(u + 2^L)), which for
        all these u is within [0, 2^(2L+2)).
        """
        b, length = self.b, self.length
        shift_u, shift_v = length + 1 - halved, 2 * length + 2 - halved
        lift = b.const(((1 << 2 * length + 1) - (1 << length)) >> halved)
        lifted = b.add_last(packed, lift, wraps="steps never exceed the larger of |F|, |G|, at most W/4 + W/16")
        bias = b.word >> (2 * length + 3)
        v = b.sub_last(b.shr(lifted, shift_v), b.const(bias), wraps="two's complement")
        below = b.shr(b.and_(lifted, b.const((1 << shift_v) - 1)), shift_u)
        u = b.sub_last(below, b.const((1 << length) - 1), wraps="two's complement")
        return u, v


def signed_entries(words: Sequence[int], steps: int) -> tuple[int, int, int, int]:
    """u, v, q, r from the words that a divsteps Program put out."""
    u, v, q, r = (word - (1 << steps) for word in words[1:MATRIX_WORDS])
    return u, v, q, r
