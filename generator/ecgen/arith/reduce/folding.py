# SPDX-License-Identifier: MIT
"""Folding modulo p = 2^k - c: h*2^e + l is congruent to h*c*2^(e - k) + l. What Crandall and Solinas reductions share.

Every number carries the largest value it can have, as an exact integer; from it follow how many words a sum takes, how
many folds are needed, and when one conditional correction finishes the job. c < 0 for a prime above 2^k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest

from ecgen.arith import limbs
from ecgen.arith.cost import cost
from ecgen.arith.digits import signed_bits
from ecgen.arith.limbs import FITS, length
from ecgen.ir import Builder, Kind, Value
from ecgen.logic.contract import internal

#: Why it may be dropped in the middle of sums and differences whose final value has fewer words.
MODULO = "modulo a power of W that the final value is below"
#: Why the borrow of the last correction may be dropped.
CORRECTED = "without a carry the sum is at least W^n - p; with one nothing is subtracted"


@dataclass(frozen=True)
class Number:
    """Little-endian words (None is a zero word) of a value between 0 and `bound`."""

    words: tuple[Value | None, ...]
    bound: int

    def shifted(self, words: int, width: int) -> Number:
        """The number times W^words."""
        return Number((None,) * words + self.words, self.bound << (words * width))


ZERO = Number((), 0)

#: multiply(b, base, x, low, factor, constant) writes base + floor(x / 2^low) * factor + constant; the result is >= 0.
Multiply = Callable[[Builder, Number, Number, int, int, int], Number]
#: A whole reduction: the 2n words of a number below p^2 in, n canonical words out.
Plan = Callable[[Builder, Sequence[Value]], list[Value]]


@dataclass(frozen=True)
class Folding:
    """p = 2^exponent - factor, held in `count` words of `width` bits."""

    modulus: int
    exponent: int
    width: int
    count: int

    @property
    def factor(self) -> int:
        return (1 << self.exponent) - self.modulus

    @property
    def bits(self) -> int:
        """Bits of the words of an element, at least those of p."""
        return self.width * self.count

    @property
    def largest_product(self) -> int:
        return (self.modulus - 1) ** 2

    def offset(self, bound: int, cut: int) -> int:
        """The least multiple of p that keeps a fold by a negative factor from going below zero."""
        need = (bound >> cut) * (-self.factor << (cut - self.exponent))
        return -(-need // self.modulus) * self.modulus

    def folded(self, bound: int, cut: int) -> int:
        """No fold at `cut` of a number up to `bound` is larger than this."""
        low, high = min(bound, (1 << cut) - 1), bound >> cut
        if self.factor < 0:
            return low + self.offset(bound, cut)
        return low + high * (self.factor << (cut - self.exponent))

    def is_last(self, bound: int) -> bool:
        """Whether one fold at the exponent and one conditional correction finish a number up to `bound`."""
        if self.factor < 0:
            return (bound >> self.exponent) * -self.factor <= self.modulus
        return self.folded(bound, self.exponent) < 2 * self.modulus

    def folds(self, most: int) -> int | None:
        """How many folds at the exponent a product below p^2 takes before the last one; None for more than `most`."""
        bound = self.largest_product
        for done in range(most + 1):
            if self.is_last(bound):
                return done
            bound = self.folded(bound, self.exponent)
        return None


def cheapest(plans: Iterable[Plan], folding: Folding) -> Plan:
    """The plan that costs least, the first of equals."""

    def price(plan: Plan) -> int:
        b = Builder("trial", folding.width)
        plan(b, b.load_limbs(b.param("t", Kind.LIMBS, 2 * folding.count)))
        return cost(b.build(internal("trial")))

    return min(plans, key=price)


def shown(modulus: int) -> str:
    """A modulus in a message."""
    return str(modulus) if modulus < 1 << 32 else "p"


def product_below(wide: Sequence[Value], folding: Folding) -> Number:
    """The 2n words of a number below p^2, without those that are zero for every such number."""
    bound = folding.largest_product
    return Number(tuple(wide)[: length(bound, folding.width)], bound)


def part(b: Builder, x: Number, low: int, at: int) -> Number:
    """floor(x / 2^low) * 2^at for 0 <= at < width."""
    step, shift = divmod(low - at, b.width)
    bound = x.bound >> low << at
    padded = dict(enumerate(x.words))
    out: list[Value | None] = []
    for j in range(length(bound, b.width)):
        lo, hi = padded.get(j + step), padded.get(j + step + 1)
        if (j + step + 1) * b.width <= low:
            lo = None  # nothing but bits below `low`
        word = _shifted_word(b, lo, hi, shift)
        if j == 0 and at and low % b.width and word is not None:
            word = b.and_(word, b.const(b.word - (1 << at)))
        out.append(word)
    return Number(tuple(out), bound)


def _shifted_word(b: Builder, lo: Value | None, hi: Value | None, shift: int) -> Value | None:
    """floor((lo + W*hi) / 2^shift) mod W."""
    if shift == 0 or hi is None:
        return b.shr(lo, shift) if lo is not None else None
    return b.shrd(hi, lo, shift) if lo is not None else b.shl(hi, b.width - shift)


def below(b: Builder, x: Number, cut: int) -> Number:
    """x mod 2^cut."""
    if x.bound < 1 << cut:
        return x
    whole, rest = divmod(cut, b.width)
    words = list(x.words[:whole])
    if rest:
        top = x.words[whole]
        words.append(b.and_(top, b.const((1 << rest) - 1)) if top is not None else None)
    return Number(tuple(words), (1 << cut) - 1)


def add(b: Builder, x: Number, y: Number, bound: int, keep: int | None = None) -> Number:
    """x + y, known to be at most `bound`; only the lowest `keep` words of it."""
    zero, out, carry = b.const(0), list[Value | None](), None
    count, wraps = _kept(b, bound, bound, keep)
    for j, (xj, yj) in enumerate(_columns(x, y, count)):
        if carry is None and (xj is None or yj is None):
            out.append(xj if yj is None else yj)
        elif j == count - 1 or (xj is None and yj is None):
            out.append(b.add_last(xj or zero, yj or zero, carry, wraps=wraps))
            carry = None
        else:
            s, carry = b.add(xj or zero, yj or zero, carry)
            out.append(s)
    return Number(tuple(out), bound)


def subtract(b: Builder, x: Number, y: Number, bound: int, keep: int | None = None) -> Number:
    """x - y, known to be at least 0 and at most `bound`; only the lowest `keep` words of it."""
    zero, out, borrow = b.const(0), list[Value | None](), None
    count, wraps = _kept(b, bound, x.bound, keep)
    for j, (xj, yj) in enumerate(_columns(x, y, count)):
        if borrow is None and yj is None:
            out.append(xj)
        elif j == count - 1:
            out.append(b.sub_last(xj or zero, yj or zero, borrow, wraps=wraps))
        else:
            d, borrow = b.sub(xj or zero, yj or zero, borrow)
            out.append(d)
    return Number(tuple(out), bound)


def _kept(b: Builder, bound: int, largest: int, keep: int | None) -> tuple[int, str]:
    """How many words of a number up to `bound` are kept, and why its last carry may be dropped."""
    count = min(length(bound, b.width), keep or length(bound, b.width))
    return count, FITS if length(largest, b.width) <= count else MODULO


def _columns(x: Number, y: Number, count: int) -> list[tuple[Value | None, Value | None]]:
    pairs = list(zip_longest(x.words, y.words))[:count]
    return pairs + [(None, None)] * (count - len(pairs))


def by_shifts(b: Builder, base: Number, x: Number, low: int, factor: int, constant: int = 0) -> Number:
    """A Multiply by the signed bits of the factor, which may be negative: shifted copies of floor(x / 2^low).

    The copies that are added come first, then those that are subtracted; copies that share no word share a chain.
    """
    parts: dict[int, Number] = {}
    added, subtracted = list[Number](), list[Number]()
    for sign, exponent in signed_bits(abs(factor)):
        words, at = divmod(exponent, b.width)
        if at not in parts:
            parts[at] = part(b, x, low, at)
        (added if (sign > 0) == (factor > 0) else subtracted).append(parts[at].shifted(words, b.width))
    bound = base.bound + max(0, (x.bound >> low) * factor) + constant
    total, keep = base, length(bound, b.width)
    for row in packed([*added, *_constant(b, constant)]):
        total = add(b, total, row, total.bound + row.bound, keep)
    for row in packed(subtracted):
        total = subtract(b, total, row, total.bound, keep)
    return Number(total.words, bound)


def packed(rows: Sequence[Number]) -> list[Number]:
    """The same sum in fewer rows: those that share no word are put into one."""
    out: list[Number] = []
    for row in rows:
        for i, other in enumerate(out):
            pairs = list(zip_longest(other.words, row.words))
            if all(x is None or y is None for x, y in pairs):
                out[i] = Number(tuple(y if x is None else x for x, y in pairs), other.bound + row.bound)
                break
        else:
            out.append(row)
    return out


def _constant(b: Builder, number: int) -> list[Number]:
    """A row for each non-zero word of a constant."""
    words = limbs.split(number, b.width, length(number, b.width))
    return [Number((b.const(word),), word).shifted(j, b.width) for j, word in enumerate(words) if word]


def by_products(b: Builder, base: Number, x: Number, low: int, factor: int, constant: int = 0) -> Number:
    """A Multiply by the words of a factor > 0: a chain of the low and one of the high words of the products by each.

    A word of the factor that is a power of two takes one chain of shifted words.
    """
    width, rows = b.width, list[Number]()
    shifted: Number | None = None
    for j, word in enumerate(limbs.split(factor, width, length(factor, width))):
        if word & (word - 1) == 0:
            if word:
                rows.append(part(b, x, low, word.bit_length() - 1).shifted(j, width))
            continue
        shifted = shifted or part(b, x, low, 0)
        los, his = _products(b, shifted, word)
        rows += [los.shifted(j, width), his.shifted(j + 1, width)]
    total, most = base, base.bound + (x.bound >> low) * factor + constant
    for row in packed([*rows, *_constant(b, constant)]):
        total = add(b, total, row, min(total.bound + row.bound, most))
    return total


def _products(b: Builder, x: Number, word: int) -> tuple[Number, Number]:
    """The low words, and the high words, of every word of x times a constant."""
    los, his, los_bound, his_bound = list[Value | None](), list[Value | None](), 0, 0
    for i, value in enumerate(x.words):
        largest = min(x.bound >> (i * b.width), b.word - 1) * word
        lo, hi = None, None
        if value is not None and largest < b.word:
            lo = b.mul_low(value, b.const(word))
        elif value is not None:
            lo, hi = b.mul(value, b.const(word))
        los.append(lo)
        his.append(hi)
        los_bound += min(largest, b.word - 1) << (i * b.width)
        his_bound += largest // b.word << (i * b.width)
    return Number(tuple(los), los_bound), Number(tuple(his), his_bound)


def fold(b: Builder, x: Number, cut: int, folding: Folding, multiply: Multiply, constant: int = 0) -> Number:
    """A number congruent to x + constant: what x has above 2^cut is multiplied by 2^cut mod p and added to the rest."""
    b.comment(f"fold: the part above 2^{cut}, times 2^{cut} mod p, onto the part below")
    if folding.factor < 0:
        constant += folding.offset(x.bound, cut)
    return multiply(b, below(b, x, cut), x, cut, folding.factor << (cut - folding.exponent), constant)


class Ending(StrEnum):
    """How the last fold is done."""

    CHOOSE = "choose"  # finish: the sum, or the sum less p
    AHEAD = "ahead"  # finish_ahead
    RAISED = "raised"  # finish_ahead, with 2^k added by the fold before


def endings(folding: Folding, cuts: Sequence[int]) -> list[Ending]:
    """What is possible after folds at `cuts`."""
    if folding.factor < 0:
        return [Ending.CHOOSE]
    return [Ending.CHOOSE, Ending.AHEAD, Ending.RAISED] if cuts else [Ending.CHOOSE, Ending.AHEAD]


def reduce_by_folds(b: Builder, wide: Sequence[Value], cuts: Sequence[int], folding: Folding, multiply: Multiply,
                    ending: Ending) -> list[Value]:  # fmt: skip
    """wide mod p in [0, p), for wide < p^2 as 2n words, folded at each of `cuts` and then finished."""
    x = product_below(wide, folding)
    for i, cut in enumerate(cuts):
        raises = ending is Ending.RAISED and i == len(cuts) - 1
        x = fold(b, x, cut, folding, multiply, 1 << folding.exponent if raises else 0)
    if ending is Ending.CHOOSE:
        return finish(b, x, folding, multiply)
    return finish_ahead(b, x, folding, multiply, raised=ending is Ending.RAISED)


def finish(b: Builder, x: Number, folding: Folding, multiply: Multiply) -> list[Value]:
    """x mod p in [0, p), for `folding.is_last(x.bound)`: the last fold and a conditional subtraction or addition of p."""
    if folding.factor < 0:
        return _finish_above(b, x, folding, multiply)
    b.comment(f"last fold, at 2^{folding.exponent}; the sum is below 2*p")
    rest = below(b, x, folding.exponent)
    bound = folding.folded(x.bound, folding.exponent)
    extra = multiply(b, ZERO, x, folding.exponent, folding.factor, 0)
    if bound < 1 << folding.bits:
        return limbs.subtract_once(b, _padded(b, add(b, rest, extra, bound), folding), folding.modulus)
    total, carry = limbs.add(b, _padded(b, rest, folding), _padded(b, extra, folding))
    return limbs.subtract_once(b, total, folding.modulus, carry)


def finish_ahead(b: Builder, x: Number, folding: Folding, multiply: Multiply, *, raised: bool = False) -> list[Value]:
    """x mod p in [0, p), for a positive factor and `folding.is_last(x.bound)`, without choosing between two numbers.

    With x = r + q*2^k the sum s = r + (q + 1)*c + (W^n - 2^k) carries out of n words exactly when r + q*c >= p, and
    then it is the result modulo W^n; otherwise the result is s - (W^n - p). `raised`: x is greater by 2^k already.
    """
    k, width, count = folding.exponent, b.width, folding.count
    b.comment(f"last fold, of the part above 2^{k} plus one: the sum carries out of the words unless it is p too large")
    carry: Value | None = None
    if raised:
        extra = multiply(b, ZERO, x, k, folding.factor, 0)
    elif folding.factor == 1:
        extra, carry = part(b, x, k, 0), b.borrow_of_sub(b.const(0), b.const(1))
    else:
        quotient = part(b, x, k, 0)
        quotient = add(b, quotient, Number((b.const(1),), 1), quotient.bound + 1)
        extra = multiply(b, ZERO, quotient, 0, folding.factor, 0)
    rest: list[Value] = []
    for j, word in enumerate(_padded(b, Number(x.words[:count], x.bound), folding)):
        ones = b.word - (1 << min(max(k - j * width, 0), width))
        rest.append(b.const(ones) if ones == b.word - 1 else b.or_(word, b.const(ones)) if ones else word)
    total: list[Value] = []
    for word, more in zip(rest, (*extra.words, *[None] * (count - len(extra.words))), strict=True):
        if more is None and carry is None:
            total.append(word)
        else:
            s, carry = b.add(word, more or b.const(0), carry)
            total.append(s)
    assert carry is not None
    b.comment("subtract W^n - p unless the sum carried")
    return _subtract_unless(b, carry, total, (1 << folding.bits) - folding.modulus)


def _subtract_unless(b: Builder, condition: Value, x: Sequence[Value], number: int) -> list[Value]:
    """x - number where the bit is not set, else x."""
    masked: dict[int, Value] = {0: b.const(0)}
    out, borrow = list[Value](), None
    for j, (xj, word) in enumerate(zip(x, limbs.split(number, b.width, len(x)), strict=True)):
        if word not in masked:
            masked[word] = b.select(condition, b.const(0), b.const(word))
        if word == 0 and borrow is None:
            out.append(xj)
        elif j == len(x) - 1:
            out.append(b.sub_last(xj, masked[word], borrow, wraps=CORRECTED))
        else:
            d, borrow = b.sub(xj, masked[word], borrow)
            out.append(d)
    return out


def _finish_above(b: Builder, x: Number, folding: Folding, multiply: Multiply) -> list[Value]:
    """The last fold by a negative factor: r - q*|c| is below p, and not below -p."""
    b.comment(f"last fold, at 2^{folding.exponent}: the part above is subtracted")
    rest = _padded(b, below(b, x, folding.exponent), folding)
    less = _padded(b, multiply(b, ZERO, x, folding.exponent, -folding.factor, 0), folding)
    difference, borrow = limbs.sub(b, rest, less)
    b.comment("add p if that borrowed")
    words = limbs.split(folding.modulus, b.width, folding.count)
    masked = {word: b.select(borrow, b.const(word), b.const(0)) if word else b.const(0) for word in words}
    return limbs.add_closed(b, difference, [masked[word] for word in words], wraps="the carry undoes the borrow")


def _padded(b: Builder, x: Number, folding: Folding) -> list[Value]:
    words = [word or b.const(0) for word in x.words]
    return words + [b.const(0)] * (folding.count - len(words))
