# SPDX-License-Identifier: MIT
"""The two folds modulo p = 2^k - c as one, by an estimate of the second's quotient.

A product lo + hi*W^n is congruent to V = lo + hi*f with f = c*W^n/2^k. The quotient of V by 2^k is known but for one unit from
the product of the operands' top words alone, long before the carries of the product have run. With that estimate q, the sum
u = V - q*2^k + c*(q + 1) is formed in the chains that form V; then u - 2^k is the result where u >= 2^k, and u - c elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith import limbs
from ecgen.arith.limbs import length
from ecgen.arith.reduce.folding import Folding
from ecgen.ir import Builder, Value

#: Why carries leave the words of u unseen.
_MODULO = "modulo W^n, below which u lies"
_ENOUGH = "where u < 2^k it is at least c, of which q + 1 times are in it"
#: The top word of a product exceeds the high word of its top words' product by at most this.
_CARRIES = 2


def suits(folding: Folding) -> bool:
    """Whether f is a word, q is right to one unit, and (q + 1)*c leaves room beside the products."""
    if folding.factor < 2 or folding.count < 2 or length(folding.largest_product, folding.width) < 2 * folding.count:
        return False
    factor, most = _factor(folding), _most(folding)
    unseen = (1 + (1 + _CARRIES) * factor) << ((folding.count - 1) * folding.width)  # what the estimate leaves out of V is less
    return (factor.bit_length() < folding.width - 2 and folding.factor * most >> folding.width < 4
            and unseen + folding.factor * most < folding.modulus)  # fmt: skip


def _factor(folding: Folding) -> int:
    """f = W^n mod p."""
    return folding.factor << (folding.bits - folding.exponent)


def _most(folding: Folding) -> int:
    """q + 1 is at most this."""
    return ((1 << folding.bits) * (1 + _factor(folding)) >> folding.exponent) + 1


def reduce_by_estimate(b: Builder, wide: Sequence[Value], tops: tuple[Value, Value], folding: Folding) -> list[Value]:
    """wide mod p in [0, p), for wide = x*y < p^2 as 2n words, the top words of x and y, and a folding that `suits`."""
    n, width, factor, zero = folding.count, b.width, b.const(_factor(folding)), b.const(0)
    low, high = wide[:n], wide[n:]
    top = folding.exponent - (n - 1) * width  # bits of p in its top word

    quotient = _estimate(b, b.mul(*tops)[1], low[-1], top, folding)
    if top < width:
        return _chosen(b, quotient, wide, top, folding)
    b.comment(f"(q + 1)*{folding.factor}")
    extra = _times(b, b.add_last(quotient, b.const(1)), folding)
    b.comment(f"fold: the part above 2^{folding.bits}, times {_factor(folding)}, onto the part below")
    products = [b.mul(word, factor) for word in high]
    los, his = [lo for lo, _ in products], [hi for _, hi in products]
    total = limbs.add_closed(b, [*low, his[-1]], [*los, zero])
    b.comment(f"the high words of these products and (q + 1)*{folding.factor}")
    total = limbs.add_closed(b, total, [*_above(b, extra, his), zero])
    b.comment(f"the word above is one more than q unless the sum is below 2^{folding.exponent}")
    reached = b.borrow_of_sub(quotient, total.pop())
    b.comment(f"less {folding.factor} there")
    less = [b.select(reached, zero, b.const(word)) if word else zero for word in limbs.split(folding.factor, width, n)]
    return limbs.sub_closed(b, total, less, wraps=_ENOUGH)


def _chosen(b: Builder, quotient: Value, wide: Sequence[Value], top: int, folding: Folding) -> list[Value]:
    """The result, of u and u - c, for a p that leaves `width - top` bits of its top word."""
    n, spare = folding.count, b.width - top
    low, high = wide[:n], wide[n:]
    b.comment(f"q*{folding.factor} and (q + 1)*{folding.factor}")
    extra = _times(b, quotient, folding)
    c = limbs.constant(b, folding.factor, len(extra))
    more = limbs.add_closed(b, extra, c)
    b.comment(f"fold: the part above 2^{folding.bits}, times {_factor(folding)}, onto the part below")
    products = [b.mul(word, b.const(_factor(folding))) for word in high]
    los, his = [lo for lo, _ in products], [hi for _, hi in products]
    less = b.sub_last(low[-1], b.shl(quotient, top), wraps=_MODULO)
    total = limbs.add_closed(b, [*low[:-1], less], los, wraps=_MODULO)
    b.comment(f"the high words of these products and (q + 1)*{folding.factor}")
    larger = limbs.add_closed(b, total, _above(b, more, his), wraps=_MODULO)
    b.comment(f"the high words of these products and q*{folding.factor}")
    smaller = limbs.add_closed(b, total, _above(b, extra, his), wraps=_MODULO)
    b.comment(f"the first less 2^{folding.exponent} where it has that bit, else the second")
    without = b.and_(larger[-1], b.const((1 << top) - 1))
    last = b.shl(larger[-1], spare - 1)
    reached = b.carry_of_add(last, last)
    return [b.select(reached, x, y) for x, y in zip([*larger[:-1], without], smaller, strict=True)]


def _above(b: Builder, extra: Sequence[Value], his: Sequence[Value]) -> list[Value]:
    """What is added after the low words: one or two words at the bottom, and high words one place up."""
    lowest, *more = extra
    if more:
        his = [b.add_last(his[0], more[0]), *his[1:]]
    return [lowest, *his[:-1]]


def _estimate(b: Builder, highest: Value, below: Value, top: int, folding: Folding) -> Value:
    """q = floor((highest*f*W + below) / 2^top), with `below` the top word of lo."""
    b.comment(f"q, which estimates the quotient by 2^{folding.exponent} by the product of the top words: at most 1 too small")
    near, above = b.mul(highest, b.const(_factor(folding)))
    near, carry = b.add(near, below)
    above = b.add_last(above, b.const(0), carry)
    if top == b.width:
        return above
    if top == b.width - 1:
        _, carry = b.add(near, near)
        return b.add_last(above, above, carry)
    return b.shrd(above, near, top)


def _times(b: Builder, quotient: Value, folding: Folding) -> list[Value]:
    """The words of quotient * c, one or two."""
    if folding.factor * _most(folding) < 1 << folding.width:
        return [b.mul_low(quotient, b.const(folding.factor))]
    return list(b.mul(quotient, b.const(folding.factor)))
