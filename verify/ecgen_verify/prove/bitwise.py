# SPDX-License-Identifier: MIT
"""Bit operations on words in integer terms.

Trusted. Words here lie in [0, 2^bits). Masks (0 or all-ones) fork, or are factors; other pairs of unknown words become atoms with
the inequalities that hold for and, or, xor.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from ecgen_verify.prove.bits import bits_of, places_of
from ecgen_verify.prove.fields import combined, width
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Field, Fields, Word, constant
from ecgen_verify.prove.world import Bitwise


def invert(path: Path, x: Word, bits: int) -> Word:
    """All-ones minus x."""
    return path.sum((constant((1 << bits) - 1), 1), (x, -1)).marked(x.secret)


def mask_bit(path: Path, x: Word, bits: int) -> Poly | None:
    """The bit b of a mask x = b * (2^bits - 1), or None."""
    return path.two_valued(x) if x.lo == 0 and x.hi == (1 << bits) - 1 else None


def and_(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    if y.is_constant:
        return _and_constant(path, x, y.lo).marked(secret)
    if x.poly.key == y.poly.key:
        return x.marked(secret)
    masked = _times_bit(path, x, y, bits) or _times_bit(path, y, x, bits)
    if masked is not None:
        return masked.marked(secret)
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "and", x, y, bits)


def _times_bit(path: Path, mask: Word, y: Word, bits: int) -> Word | None:
    """mask & y as bit * y, which is no case distinction, for a mask of a carry of a sum of unknown words.

    Such masks stand before a term of a longer sum, as in Karatsuba's identity. Comparisons with a constant, which decide
    between two results, have constants in their bits; they fork, for the range of the result is known in each case only.
    """
    bit = mask_bit(path, mask, bits)
    if bit is None or not bit.shift or () in bit.terms:
        return None
    word = path.product(Word(bit, 0, 1), y)
    path.bitwise["masked", word.poly.key] = Word(bit, 0, 1)
    path.factors.append(bit)
    return word


def or_(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    ones = (1 << bits) - 1
    if y.is_constant and (x.is_constant or y.lo in (0, ones)):
        return (constant(x.lo | y.lo) if x.is_constant else x if not y.lo else y).marked(secret)
    apart = _side_by_side(path, x, y)
    if apart is not None:
        return apart.marked(secret)
    if y.is_constant:
        return _within(path.sum((x, 1), (y, 1), (_and_constant(path, x, y.lo), -1)), bits)
    if x.poly.key == y.poly.key:
        return x.marked(secret)
    apart = _bits_apart(path, x, y)
    if apart is not None:
        return apart.marked(secret)
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "or", x, y, bits)


def xor(path: Path, x: Word, y: Word, bits: int) -> Word:
    x, y = _ordered(x, y)
    secret = x.secret or y.secret
    ones = (1 << bits) - 1
    if x.is_constant and y.is_constant:
        return constant(x.lo ^ y.lo).marked(secret)
    if y.is_constant and y.lo in (0, ones):
        return (x if not y.lo else invert(path, x, bits)).marked(secret)
    if x.poly.key == y.poly.key:
        return constant(0).marked(secret)
    apart = _side_by_side(path, x, y)
    if apart is not None:
        return apart.marked(secret)
    if y.is_constant:
        result = _within(path.sum((x, 1), (y, 1), (_and_constant(path, x, y.lo), -2)), bits)
        _bound_difference(path, result, x, y, ones)
        return result
    _fork_on_masks(path, x, y, bits)
    return _opaque(path, "xor", x, y, bits)


def _ordered(x: Word, y: Word) -> tuple[Word, Word]:
    """A constant comes second."""
    return (y, x) if x.is_constant else (x, y)


def _within(word: Word, bits: int) -> Word:
    return word.between(max(word.lo, 0), min(word.hi, (1 << bits) - 1))


def _fork_on_masks(path: Path, x: Word, y: Word, bits: int) -> None:
    for word in (x, y):
        bit = mask_bit(path, word, bits)
        if bit is None and word.lo >= 0 and word.hi <= 1:
            bit = word.poly
        if bit is None and ("masked", word.poly.key) in path.bitwise:  # the mask decides between two words after all
            bit = path.bitwise["masked", word.poly.key].poly
        if bit is not None:
            raise Fork(bit)


def _side_by_side(path: Path, x: Word, y: Word) -> Word | None:
    """The sum of words without common bits; None where they may have some."""
    fields = combined(path.fields(x), path.fields(y)) or combined(path.fields(path.refined(x)), path.fields(path.refined(y)))
    return None if fields is None else path.assemble(fields)


def _bits_apart(path: Path, x: Word, y: Word) -> Word | None:
    """The sum of words of which one is a single bit that the other does not have; None where that is not seen. Two cases for
    each were too many for the signs of a whole scalar."""
    if min(x.hi, y.hi) > 1:
        return None
    first, second = (places_of(bits_of(path.world, path.resolve(word.poly))) for word in (x, y))
    if first is None or second is None or first.keys() & second.keys():
        return None
    return Word(x.poly + y.poly, 0, sum(1 << place for place in (*first, *second)))


def _and_constant(path: Path, x: Word, k: int) -> Word:
    """x & k: the fields of x where k has ones."""
    if x.is_constant:
        return constant(x.lo & k)
    bit = path.two_valued(x)
    if bit is not None:
        first, second = x.lo & k, x.hi & k
        if first == second:
            return constant(first)
        if bit.shift and k > 1 and (x.lo, x.hi) == (0, (1 << 64) - 1):  # the mask of a carry selects: as for a conditional move
            raise Fork(bit)
        if bit.shift and k > 1 and mask_bit(path, x, 32) is not None:  # no fork at once: mostly a term of a sum
            path.masks.append(bit)
        return Word(bit.scale(second - first).offset(first), min(first, second), max(first, second))
    if not k or (x.fields is None and x.lo >= 0 and x.hi <= k and not k & (k + 1)):
        return x if k else constant(0)
    fields: list[Field] = []
    for ones, run in groupby(range(min(k.bit_length(), width(path.fields(x)))), lambda i: k >> i & 1):
        positions = list(run)
        start, end = positions[0], positions[-1] + 1
        fields += path.bits(x, start, end) if ones else [(constant(0), 0, end - start)]
    return path.assemble(tuple(fields))


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
            return next(iter(members.values())).marked(x.secret or y.secret)
        if not members:
            return constant(0).marked(x.secret or y.secret)
        key = (op, frozenset(members))  # type: ignore[arg-type]
    if key in known:
        return known[key].marked(x.secret or y.secret)
    top = min(x.hi, y.hi) if op == "and" else (1 << max(x.hi.bit_length(), y.hi.bit_length())) - 1
    low = max(x.lo, y.lo) if op == "or" else 0
    atom = world.new_atom(f"{op}{len(world.atoms)}", low, top, Bitwise(op, x.poly, y.poly))
    result = Word(Poly.atom(atom), low, top, Poly.atom(atom), x.secret or y.secret)
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
        if op == "or":
            path.add_fact(r - a, 0, 2 * ones)
            path.add_fact(r - b, 0, 2 * ones)
        else:
            _bound_difference(path, result, x, y, ones)
    return result


def _bound_difference(path: Path, result: Word, x: Word, y: Word, ones: int) -> None:
    """x xor y is at least x - y, and at least y - x."""
    path.add_fact(result.poly - x.poly + y.poly, 0, 2 * ones)
    path.add_fact(result.poly - y.poly + x.poly, 0, 2 * ones)


def shift_right(path: Path, x: Word, count: int) -> Word:
    """floor(x / 2^count)."""
    return path.assemble(path.bits(x, count, 64)).marked(x.secret) if count else x


def shift_left(path: Path, x: Word, count: int, bits: int) -> Word:
    """x * 2^count mod 2^bits."""
    if not count:
        return x
    shifted = path.assemble(((constant(0), 0, count), *path.bits(x, 0, bits - count)))
    value = path.residue(x).scale(1 << count).low(64) if bits == 64 else shifted.residue
    return replace(shifted, residue=value, secret=x.secret)


def shift_right_signed(path: Path, x: Word, count: int, bits: int) -> Word:
    """Two's complement x / 2^count, rounded down, as an unsigned word."""
    sign = path.bit_of(x, bits - 1)
    return path.sum((shift_right(path, x, count), 1), (sign, (1 << bits) - (1 << (bits - count))))


def rotate_left(path: Path, x: Word, count: int, bits: int) -> Word:
    return funnel_right(path, x, x, bits - count, bits)


def funnel_right(path: Path, low: Word, high: Word, count: int, bits: int) -> Word:
    """(low + 2^bits * high) / 2^count mod 2^bits, for 0 < count < bits."""
    lower = path.bits(low, count, bits)
    gap = bits - count - width(lower)
    shifted = path.assemble((*lower, (constant(0), 0, gap), *path.bits(high, 0, count)))
    return shifted.marked(low.secret or high.secret)


def reverse(path: Path, x: Word, count: int) -> Word:
    """The `count` bytes in reverse order."""
    return path.assemble(tuple(f for i in reversed(range(count)) for f in byte(path, x, i))).marked(x.secret)


def byte(path: Path, x: Word, index: int) -> Fields:
    """Byte `index` of a word, eight bits in all."""
    low = path.bits(x, 8 * index, 8 * index + 8)
    return (*low, (constant(0), 0, 8 - width(low))) if width(low) < 8 else low
