# SPDX-License-Identifier: MIT
"""Programs that move bits within planes: one bit of many elements, one element in each bit of some words."""

from __future__ import annotations

from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal

_WIDTH = 64
#: Words that `parities` takes.
GATHERED = 16


def taylor(count: int, level: int, *, transposed: bool = False) -> Program:
    """The expansion of polynomials with 2^count coefficients at x^2 + x, in place, at a level of the FFT: coefficients whose
    numbers differ below bit `level` are those of different polynomials."""
    words = max(1, (1 << count) // _WIDTH)
    b = Builder("taylor", _WIDTH)
    x = b.param("x", Kind.LIMBS, words, output=True)
    values = b.load_limbs(x)
    quarters = [1 << i for i in range(level, count - 1)]
    for quarter in quarters if transposed else reversed(quarters):
        _expand(b, values, quarter, transposed)
    b.store_limbs(x, values)
    return b.build(internal("taylor", f"expansion at x^2 + x from level {level} on"))


def _expand(b: Builder, values: list[Value], quarter: int, transposed: bool) -> None:
    """In each block of four quarters: the third plus the fourth, then the second plus the third. Transposed: the third plus the
    second, then the fourth plus the third."""
    if quarter >= _WIDTH:
        size = quarter // _WIDTH
        for start in range(0, len(values), 4 * size):
            for i in range(start, start + size):
                for to, source in ((2, 1), (3, 2)) if transposed else ((2, 3), (1, 2)):
                    values[i + to * size] = b.xor(values[i + to * size], values[i + source * size])
    elif 4 * quarter > _WIDTH:
        for i in range(0, len(values), 2):
            if transposed:
                values[i + 1] = b.xor(values[i + 1], b.shr(values[i], quarter))
                values[i + 1] = b.xor(values[i + 1], b.shl(values[i + 1], quarter))
            else:
                values[i + 1] = b.xor(values[i + 1], b.shr(values[i + 1], quarter))
                values[i] = b.xor(values[i], b.shl(values[i + 1], quarter))
    else:
        shift, sources = (b.shl, (1, 2)) if transposed else (b.shr, (3, 2))
        for i, value in enumerate(values):
            for source in sources:
                value = b.xor(value, shift(b.and_(value, b.const(_blocks(quarter, source))), quarter))
            values[i] = value


def _blocks(quarter: int, number: int) -> int:
    """The mask of one quarter in each block of four."""
    return _repeated(((1 << quarter) - 1) << (number * quarter), 4 * quarter)


def _repeated(pattern: int, length: int) -> int:
    return sum(pattern << start for start in range(0, _WIDTH, length))


def parities() -> Program:
    """y: bit 4*j, for the number j whose four bits are those of i in reverse order, is the parity of x[i]; others are 0."""
    b = Builder("parities", _WIDTH)
    y, x = b.param("y", Kind.LIMBS, 1, output=True), b.param("x", Kind.LIMBS, GATHERED)
    values = b.load_limbs(x)
    size = _WIDTH // 2
    while len(values) > 1:
        values = [_merged(b, first, second, size) for first, second in zip(values[::2], values[1::2], strict=True)]
        size //= 2
    value = values[0]
    for size in (2, 1):
        value = b.xor(value, b.shr(value, size))
    b.store(y, 0, b.and_(value, b.const(_repeated(1, 4))))
    return b.build(internal("parities", "the parity of each x[i], at bit 4*j for the bits of i in reverse order"))


def _merged(b: Builder, first: Value, second: Value, size: int) -> Value:
    """Blocks of `size` bits: in the lower of each pair the sum of that pair of the first word, in the upper that of the
    second."""
    low, high = b.xor(first, b.shr(first, size)), b.xor(second, b.shl(second, size))
    mask = b.const(_repeated((1 << size) - 1, 2 * size))
    return b.xor(high, b.and_(b.xor(low, high), mask))


def conditional_swaps(stride_bits: int) -> Program:
    """A layer of a permutation network within words: bits i and i + 2^stride_bits change places where the control bit of the pair
    is set; pairs are numbered by i, and their 32 control bits stand in c in that order."""
    b = Builder("conditional_swaps", _WIDTH)
    x, c = b.param("x", Kind.LIMBS, 1, output=True), b.param("c", Kind.LIMBS, 1)
    value, stride = b.load(x), 1 << stride_bits
    control = _spread(b, b.load(c), stride)
    different = b.and_(b.xor(value, b.shr(value, stride)), control)
    b.store(x, 0, b.xor(value, b.xor(different, b.shl(different, stride))))
    return b.build(internal("conditional_swaps", f"exchanges at distance {stride}"))


def _spread(b: Builder, control: Value, stride: int) -> Value:
    """Blocks of `stride` bits, moved apart by as many."""
    size = _WIDTH // 4
    while size >= stride:
        moved = b.or_(control, b.shl(control, size))
        control = b.and_(moved, b.const(_repeated((1 << size) - 1, 2 * size)))
        size //= 2
    return control


def transpose16() -> Program:
    """Of each of the four blocks of 16 words' 16 bits: bit i of word j becomes bit j of word i."""
    b = Builder("transpose16", _WIDTH)
    x = b.param("x", Kind.LIMBS, 16, output=True)
    values = b.load_limbs(x)
    size = 8
    while size:
        mask = b.const(_repeated((1 << size) - 1, 2 * size))
        for i in range(16):
            if not i & size:
                moved = b.and_(b.xor(b.shr(values[i], size), values[i + size]), mask)
                values[i + size] = b.xor(values[i + size], moved)
                values[i] = b.xor(values[i], b.shl(moved, size))
        size //= 2
    b.store_limbs(x, values)
    return b.build(internal("transpose16", "bit i of word j becomes bit j of word i, in each 16 bits"))
