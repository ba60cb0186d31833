# SPDX-License-Identifier: MIT
"""What a round of division steps does to the long numbers.

The matrix comes with 2^S added to each entry, U = u + 2^S and so on, so that all products are of non-negative words:
u*x + v*y = U*x + V*y - 2^S*(x + y), where x + y is shared by both rows. U + V <= 3*2^S < W.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import addsub, limbs
from ecgen.arith.divsteps.matrix import MATRIX_WORDS
from ecgen.arith.multiply import add_scaled, scaled
from ecgen.arith.reduce.montgomery import quotient
from ecgen.field import Modulus
from ecgen.ir import Builder, Kind, Param, Program, Value
from ecgen.logic.contract import internal

_SUM_FITS = "U + V < W, so that the sum of the two products fits"


def fg_program(width: int, count: int, steps: int) -> Program:
    """divsteps<S>_fg<n>: out = M*(f, g)/2^S, for f and g of n words and a sign word (0 or all-ones), two's complement.

    |f|, |g| < W^n before and after; the division is exact.
    """
    b = Builder(f"divsteps{steps}_fg{count}", width)
    out, matrix = _params(b, "fg", 2 * (count + 1))
    words = b.load_limbs(out[1])
    f, g = words[: count + 1], words[count + 1 :]
    b.comment("f + g")
    shared = limbs.add_closed(b, f, g, wraps="two's complement")
    rows = []
    for name, (u, v) in zip("fg", matrix, strict=True):
        b.comment(f"{name}: U * f, on the words without sign")
        total = _two_products(b, scaled(b, f[:-1], u), g[:-1], v)
        b.comment(f"{name}: - W^n * (U where f < 0), likewise for g")
        negative = b.add_last(b.and_(u, f[-1]), b.and_(v, g[-1]), wraps="U + V < W")
        total[-1] = b.sub_last(total[-1], negative, wraps="modulo W^(n+1)")
        rows.append(_shift_and_subtract(b, total, shared, steps, name))
    b.store_limbs(out[0], [word for row in rows for word in row])
    return b.build(internal("divsteps_fg", f"2^{steps} * out = M * (f, g), where M = m[1..4] - 2^{steps}"))


def _shift_and_subtract(b: Builder, total: Sequence[Value], shared: Sequence[Value], steps: int, name: str) -> list[Value]:
    """total/2^S - shared as n words and a sign word. Both are modulo W^(n+1), so the shifted one keeps width - S bits of
    its top word; two are enough to tell the sign."""
    b.comment(f"{name}: divide by 2^S")
    shifted = [b.shrd(total[i + 1], total[i], steps) for i in range(len(total) - 1)]
    shifted.append(b.shr(total[-1], steps))
    b.comment(f"{name}: - (f + g), which the 2^S added to U and V brought in")
    words = limbs.sub_closed(b, shifted, shared, wraps="two's complement")
    sign = b.sub_last(b.const(0), b.and_(words[-1], b.const(1)), wraps="0 - bit is the mask of the bit")
    return [*words[:-1], sign]


def de_program(modulus: Modulus, steps: int) -> Program:
    """<tag>_divsteps_de: out = M*(d, e)/W mod p, for d and e of n words below 2*p.

    T = 2^S*(2p - d - e) + U*d + V*e = 2^S*2p + u*d + v*e lies in [0, W*p] for S <= width - 2, since |u| + |v| <= 2^S. One
    Montgomery step makes (T + k*p)/W < 2p of it; where 2p does not fit n words, p is taken away when they overflow.
    """
    b = Builder(f"{modulus.tag}_divsteps_de", modulus.width)
    n = modulus.limbs
    out, matrix = _params(b, "de", 2 * n)
    words = b.load_limbs(out[1])
    d, e = words[:n], words[n:]
    b.comment(f"2^{steps} * (2*{modulus.symbol} - d - e)")
    total, carry = limbs.add(b, d, e)
    twice = limbs.constant(b, 2 * modulus.number, n + 1)
    spare = limbs.sub_closed(b, twice, [*total, b.word_of(carry)], wraps="two's complement")
    shared = [b.shl(spare[0], steps)]
    shared += [b.shrd(spare[i], spare[i - 1], modulus.width - steps) for i in range(1, n + 1)]
    rows = []
    for name, (u, v) in zip("de", matrix, strict=True):
        b.comment(f"{name}: + U * d + V * e")
        total = _two_products(b, _two_products(b, shared, d, u), e, v)
        rows.append(_divide_by_word(b, total, modulus, name))
    b.store_limbs(out[0], [word for row in rows for word in row])
    claim = f"2^{modulus.width} * out = M * (d, e) mod {modulus.symbol}, where M = m[1..4] - 2^{steps}"
    return b.build(internal("divsteps_de", claim))


def _divide_by_word(b: Builder, total: Sequence[Value], modulus: Modulus, name: str) -> list[Value]:
    """total/W mod p for n + 1 words below (W + 1)*p, as n words below 2*p."""
    p, n = modulus.number, modulus.limbs
    b.comment(f"{name}: make the lowest word zero by a multiple k of {modulus.symbol}, and drop it")
    k = quotient(b, total[0], p)
    # for p = -1 mod W, k is the lowest word itself: take it away and add k*(p + 1), which begins one word later
    multiplier = p + 1 if p % b.word == b.word - 1 else p
    constants = [b.const(word) if word else None for word in limbs.split(multiplier, b.width, n)]
    x = add_scaled(b, total[:n], constants, k)[1:]
    if 2 * p <= b.word**n:
        return [*x[:-1], b.add_last(x[-1], total[n], wraps=f"the sum is below 2*{modulus.symbol}")]
    top, carry = b.add(x[-1], total[n])
    b.comment(f"{name}: take {modulus.symbol} away where that overflowed")
    mask = b.mask_of(carry)
    masked = [b.and_(mask, b.const(word)) if word else b.const(0) for word in limbs.split(p, b.width, n)]
    return limbs.sub_closed(b, [*x[:-1], top], masked, wraps="the borrow cancels the overflow")


def end_program(modulus: Modulus) -> Program:
    """<tag>_divsteps_end: r = d or -d mod p, by the sign of f; d below 2*p."""
    n = modulus.limbs
    b = Builder(f"{modulus.tag}_divsteps_end", modulus.width)
    r = b.param("r", modulus.kind, n, output=True, bound=modulus.number)
    d = b.load_limbs(b.param("de", Kind.LIMBS, 2 * n))[:n]
    sign = b.load(b.param("fg", Kind.LIMBS, 2 * (n + 1)), n)
    d = limbs.subtract_once(b, d, modulus.number)
    negated = addsub.neg(b, d, modulus.number)
    b.comment("-d where f < 0")
    b.store_limbs(r, limbs.select(b, b.bit_of_mask(sign), negated, d))
    return b.build(internal("divsteps_end", f"r = d mod {modulus.symbol} where f >= 0, else -d mod {modulus.symbol}"))


def _params(b: Builder, name: str, length: int) -> tuple[tuple[Param, Param], tuple[tuple[Value, Value], tuple[Value, Value]]]:
    """((out, in), ((U, V), (Q, R)))"""
    out = b.param("out", Kind.LIMBS, length, output=True)
    given = b.param(name, Kind.LIMBS, length)
    _, u, v, q, r = b.load_limbs(b.param("m", Kind.LIMBS, MATRIX_WORDS))
    return (out, given), ((u, v), (q, r))


def _two_products(b: Builder, acc: Sequence[Value], x: Sequence[Value], m: Value) -> list[Value]:
    """acc + x*m modulo W^(n+1), for len(acc) = n + 1 and len(x) = n: the low words of the products, then the high ones."""
    products = [b.mul(word, m) for word in x]
    out, carry = [], None
    for word, (low, _) in zip(acc[:-1], products, strict=True):
        s, carry = b.add(word, low, carry)
        out.append(s)
    top = b.add_last(acc[-1], b.const(0), carry, wraps=_SUM_FITS)
    carry = None
    for j in range(1, len(x)):
        out[j], carry = b.add(out[j], products[j - 1][1], carry)
    return [*out, b.add_last(top, products[-1][1], carry, wraps=_SUM_FITS)]
