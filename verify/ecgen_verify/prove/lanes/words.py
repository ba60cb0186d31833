# SPDX-License-Identifier: MIT
"""What the instructions do to the word of one lane (Intel SDM, volume 2).

Trusted. Words are integers congruent to the lane modulo 2^64; an instruction that looks at more than low bits asks for the one
that it means, between 0 and 2^64 or between -2^63 and 2^63, and is refused where that is not known.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove import bitwise
from ecgen_verify.prove.fields import cut
from ecgen_verify.prove.lazy_reduction.naming import named
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_BITS = 64
_ONES = (1 << _BITS) - 1
_TOP = 1 << (_BITS - 1)
_LIMB = 52


def unsigned(path: Path, x: Word) -> Word:
    """The word in [0, 2^64)."""
    x = path.refined(x)
    return x if x.lo >= 0 and x.hi <= _ONES else path.low(x, _BITS)


def signed(path: Path, x: Word) -> Word:
    """The word in [-2^63, 2^63)."""
    x = path.refined(x)
    if x.is_constant:
        return replace(constant((x.lo + _TOP & _ONES) - _TOP), secret=x.secret)
    if x.lo < -_TOP or x.hi >= _TOP:
        raise Undecided(f"a signed shift of a lane that may be from {x.lo:#x} to {x.hi:#x}")
    return x


def add(path: Path, x: Word, y: Word) -> Word:
    return path.sum((x, 1), (y, 1))


def subtract(path: Path, x: Word, y: Word) -> Word:
    return path.sum((x, 1), (y, -1))


def shift_left(path: Path, x: Word, count: int) -> Word:
    if x.lo >= 0 and x.hi << count <= _ONES:
        return path.sum((x, 1 << count))
    return bitwise.shift_left(path, unsigned(path, x), count, _BITS)


def shift_right(path: Path, x: Word, count: int) -> Word:
    return bitwise.shift_right(path, unsigned(path, x), count)


def shift_right_signed(path: Path, x: Word, count: int) -> Word:
    """floor(x / 2^count)."""
    x = signed(path, x)
    return path.quotient(x, path.low(x, count), count) if count else x


def multiply_add(path: Path, total: Word, x: Word, y: Word, *, high: bool) -> Word:
    """total + the low or high 52 bits of the product of 52 low bits each."""
    product = path.product(_limb(path, x), _limb(path, y))
    low = _low_of_multiple(path, product, _LIMB)
    return add(path, total, path.quotient(product, low, _LIMB) if high else low)


def _low_of_multiple(path: Path, x: Word, bits: int) -> Word:
    """x mod 2^bits as 2^k * (x/2^k mod 2^(bits - k)), so that equal low words are seen to be equal whatever the k."""
    every = 0
    for coefficient in x.poly.terms.values():
        every |= coefficient
    zeros = min((every & -every).bit_length() - 1, bits) if every and not x.poly.shift and x.lo >= 0 else 0
    if not zeros or x.hi >> bits == 0:
        return path.low(x, bits)
    if zeros == bits:
        return replace(constant(0), secret=x.secret)
    part = Word(x.poly.shifted_down(zeros), x.lo >> zeros, x.hi >> zeros, None, x.secret)
    return path.sum((path.low(part, bits - zeros), 1 << zeros))


def _limb(path: Path, x: Word) -> Word:
    """The low 52 bits; by a name where they consist of several words, so that products stay short."""
    limb = path.low(x, _LIMB)
    return named(path, limb) if len(limb.poly.terms) > 1 else limb


def mask_of(path: Path, x: Word) -> Word | None:
    """The bit that a word is the mask of: all-ones or -1 where it is 1, 0 where it is 0; None for other words."""
    x = path.refined(x)
    if x.is_constant:
        return constant(x.lo & 1) if x.lo in (0, -1, _ONES) else None
    if (x.lo, x.hi) == (0, _ONES):
        bit = path.two_valued(x)
        return None if bit is None else Word(bit, 0, 1, None, x.secret)
    return Word(x.poly.scale(-1), 0, 1, None, x.secret) if (x.lo, x.hi) == (-1, 0) else None


def and_(path: Path, x: Word, y: Word) -> Word:
    x, y = (y, x) if x.is_constant else (x, y)
    secret = x.secret or y.secret
    if y.is_constant:
        bit, k = mask_of(path, x), y.lo & _ONES
        if bit is not None:
            return replace(path.sum((bit, k)), secret=secret)
        if k and k & (k + 1) == 0:
            return replace(_low(path, x, k.bit_length()), secret=secret)
        return bitwise.and_(path, unsigned(path, x), constant(k), _BITS)
    for mask, other in ((x, y), (y, x)):
        bit = mask_of(path, mask)
        if bit is not None:
            return replace(other if path.decided(bit) else constant(0), secret=secret)
    return bitwise.and_(path, unsigned(path, x), unsigned(path, y), _BITS)


def _low(path: Path, x: Word, bits: int) -> Word:
    """x mod 2^bits; where x was put together from bits of other words, from those of them that are left."""
    if x.lo >= 0 and x.hi <= _ONES and len(path.fields(x)) > 1:
        return path.assemble(cut(path.fields(x), 0, bits))
    return path.low(x, bits)


def or_(path: Path, x: Word, y: Word) -> Word:
    return bitwise.or_(path, unsigned(path, x), unsigned(path, y), _BITS)


def xor(path: Path, x: Word, y: Word) -> Word:
    return bitwise.xor(path, unsigned(path, x), unsigned(path, y), _BITS)


def choose(path: Path, mask: Word, then: Word, otherwise: Word) -> Word:
    """`then` where the mask is all-ones, `otherwise` where it is 0. Raises Fork where that is open."""
    bit = mask_of(path, mask)
    if bit is None:
        raise Undecided("a selection by a lane that is not known to be 0 or all-ones")
    secret = bit.secret or then.secret or otherwise.secret
    if then.poly.key == otherwise.poly.key:
        return replace(then, secret=secret)
    if bit.is_constant:
        return replace(then if bit.lo else otherwise, secret=secret)
    raise Fork(bit.poly)
