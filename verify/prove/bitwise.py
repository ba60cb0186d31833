# SPDX-License-Identifier: MIT
"""Bit operations on words in integer terms.

Trusted. Words here lie in [0, 2^bits). Masks (0 or all-ones) fork; other pairs of unknown words become atoms with the
inequalities that hold for and, or, xor.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen.verify.prove import residue
from ecgen.verify.prove.path import Fork, Path, Word, constant
from ecgen.verify.prove.poly import Poly
from ecgen.verify.prove.world import Bitwise


def invert(path: Path, x: Word, bits: int) -> Word:
    """All-ones minus x."""
    return replace(path.sum((constant((1 << bits) - 1), 1), (x, -1)), secret=x.secret)


def mask_bit(path: Path, x: Word, bits: int) -> Poly | None:
    """The bit b of a mask x = b * (2^bits - 1), or None."""
    return path.two_valued(x) if x.lo == 0 and x.hi == (1 << bits) - 1 else None


def and_(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    if y.is_constant:
        return replace(_and_constant(path, x, y.lo, bits), secret=secret)
    if x.poly.key == y.poly.key:
        return replace(x, secret=secret)
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "and", x, y, bits)


def or_(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    ones = (1 << bits) - 1
    if y.is_constant and (x.is_constant or y.lo in (0, ones)):
        return replace(constant(x.lo | y.lo) if x.is_constant else x if not y.lo else y, secret=secret)
    if _disjoint(path, x, y):
        return _side_by_side(path, x, y)
    if y.is_constant:
        return _within(path.sum((x, 1), (y, 1), (_and_constant(path, x, y.lo, bits), -1)), bits)
    if x.poly.key == y.poly.key:
        return replace(x, secret=secret)
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "or", x, y, bits)


def xor(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    ones = (1 << bits) - 1
    if x.is_constant and y.is_constant:
        return replace(constant(x.lo ^ y.lo), secret=secret)
    if y.is_constant and y.lo in (0, ones):
        return replace(x if not y.lo else invert(path, x, bits), secret=secret)
    if x.poly.key == y.poly.key:
        return replace(constant(0), secret=secret)
    if _disjoint(path, x, y):
        return _side_by_side(path, x, y)
    if y.is_constant:
        return _within(path.sum((x, 1), (y, 1), (_and_constant(path, x, y.lo, bits), -2)), bits)
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "xor", x, y, bits)


def _ordered(x: Word, y: Word) -> tuple[Word, Word]:
    """A constant comes second."""
    return (y, x) if x.is_constant else (x, y)


def _within(word: Word, bits: int) -> Word:
    return replace(word, lo=max(word.lo, 0), hi=min(word.hi, (1 << bits) - 1))


def _fork_on_masks(path: Path, x: Word, y: Word, bits: int) -> None:
    for word in (x, y):
        bit = mask_bit(path, word, bits)
        if bit is None and word.lo >= 0 and word.hi <= 1:
            bit = word.poly
        if bit is not None:
            raise Fork(bit)


def _disjoint(path: Path, x: Word, y: Word) -> bool:
    """No bit is set in both: one is a multiple of a power of two that exceeds the other."""
    for high, low in ((x, y), (y, x)):
        step = 1 << high.zeros
        if high.poly.shift == 0 and high.poly.terms:
            bits = 0
            for coefficient in high.poly.terms.values():
                bits |= coefficient
            step = max(step, bits & -bits)
        if low.hi < step or (step > 1 and path.refined(low).hi < step):
            return True
    return False


def _side_by_side(path: Path, x: Word, y: Word) -> Word:
    """The sum of words without common bits; bytes that are known apart stay so."""
    if x.pieces is not None and y.pieces is not None:
        count = max(len(x.pieces), len(y.pieces))
        pairs = list(zip(pieces(path, x, count), pieces(path, y, count), strict=True))
        if all(any(w.is_constant and not w.lo for w in pair) for pair in pairs):
            return path.join(tuple(b if a.is_constant and not a.lo else a for a, b in pairs))
    return path.sum((x, 1), (y, 1))


def _and_constant(path: Path, x: Word, k: int, bits: int) -> Word:
    """x & k as a sum over the runs of ones in k."""
    if x.is_constant:
        return constant(x.lo & k)
    bit = path.two_valued(x)
    if bit is not None:
        first, second = x.lo & k, x.hi & k
        if first == second:
            return constant(first)
        return Word(bit.scale(second - first).offset(first), min(first, second), max(first, second))
    parts = []
    position = 0
    while k >> position:
        if k >> position & 1:
            end = position
            while k >> end & 1:
                end += 1
            upper = path.low(x, end) if end < bits else x
            lower = path.low(x, position) if position else constant(0)
            run = path.quotient(upper, lower, position) if position else upper
            parts.append((run, 1 << position))
            position = end
        else:
            position += 1
    word = path.sum(*parts) if parts else constant(0)
    return replace(word, hi=min(word.hi, k, x.hi))


def _opaque(path: Path, op: str, x: Word, y: Word, bits: int) -> Word:
    world = path.world
    known = path.bitwise
    key = (op, frozenset((x.poly.key, y.poly.key)))
    members: dict[object, Word] = {}
    if op == "xor":
        members = {k: w for side in (x, y) for k, w in path.xor_members(side).items()}
        for k in path.xor_members(x).keys() & path.xor_members(y).keys():
            del members[k]
        if len(members) == 1:
            return replace(next(iter(members.values())), secret=x.secret or y.secret)
        if not members:
            return replace(constant(0), secret=x.secret or y.secret)
        key = (op, frozenset(members))  # type: ignore[arg-type]
    if key in known:
        return replace(known[key], secret=x.secret or y.secret)
    top = min(x.hi, y.hi) if op == "and" else (1 << max(x.hi.bit_length(), y.hi.bit_length())) - 1
    low = max(x.lo, y.lo) if op == "or" else 0
    atom = world.new_atom(f"{op}{len(world.atoms)}", low, top, Bitwise(op, x.poly, y.poly))
    result = Word(Poly.atom(atom), low, top, world.remember_residue(atom, {(atom,): 1}, 64), x.secret or y.secret)
    known[key] = result
    if op == "xor":
        path.remember_xor(result, members)
    ones = (1 << bits) - 1
    r, a, b = result.poly, x.poly, y.poly
    if op == "and":
        path.add_fact(a - r, 0, ones)
        path.add_fact(b - r, 0, ones)
    else:
        path.add_fact(a + b - r, 0, 2 * ones)
        path.add_fact(r - a if op == "or" else r - a + b, 0, 2 * ones)
        path.add_fact(r - b if op == "or" else r - b + a, 0, 2 * ones)
    return result


def shift_right(path: Path, x: Word, count: int) -> Word:
    """floor(x / 2^count)."""
    if not count:
        return x
    if x.pieces is not None and count % 8 == 0:
        return path.join(x.pieces[count // 8 :])
    whole, start, end = x.part or (x, 0, 64)
    return replace(path.cut(whole, start + count, end), secret=x.secret)


def shift_left(path: Path, x: Word, count: int, bits: int) -> Word:
    """x * 2^count mod 2^bits."""
    if not count:
        return x
    if x.pieces is not None and count % 8 == 0:
        return path.join(((constant(0),) * (count // 8) + x.pieces)[: bits // 8])
    kept = path.low(x, bits - count)
    value = residue.scale(path.residue(x), 1 << count) if bits == 64 else None
    return Word(kept.poly.scale(1 << count), kept.lo << count, kept.hi << count, value, x.secret, count)


def shift_right_signed(path: Path, x: Word, count: int, bits: int) -> Word:
    """Two's complement x / 2^count, rounded down, as an unsigned word."""
    sign = path.bit_of(x, bits - 1)
    return path.sum((shift_right(path, x, count), 1), (sign, (1 << bits) - (1 << (bits - count))))


def rotate_left(path: Path, x: Word, count: int, bits: int) -> Word:
    high = shift_right(path, x, bits - count)
    return path.sum((shift_left(path, x, count, bits), 1), (high, 1))


def funnel_right(path: Path, low: Word, high: Word, count: int, bits: int) -> Word:
    """(low + 2^bits * high) / 2^count mod 2^bits, for 0 < count < bits."""
    return path.sum((shift_right(path, low, count), 1), (shift_left(path, high, bits - count, bits), 1))


def pieces(path: Path, x: Word, count: int) -> tuple[Word, ...]:
    """The `count` bytes of x, lowest first."""
    if x.pieces is not None:
        return (*x.pieces, *(constant(0),) * (count - len(x.pieces)))[:count]
    if x.is_constant:
        return tuple(replace(constant(x.lo >> (8 * i) & 255), secret=x.secret) for i in range(count))
    lows = [constant(0), *(path.low(x, 8 * i) for i in range(1, count)), x]
    return tuple(path.quotient(lows[i + 1], lows[i], 8 * i) if i else lows[1] for i in range(count))


def reverse(path: Path, x: Word, count: int) -> Word:
    """The bytes in reverse order."""
    return path.join(tuple(reversed(pieces(path, x, count))))
