# SPDX-License-Identifier: MIT
"""Byte strings to words and back, big- and little-endian (SEC 1, 2.3.5 to 2.3.8), with the canonical check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecgen.arith import limbs
from ecgen.ir import Builder, Param, Value


def _pieces(length: int) -> Iterator[tuple[int, int]]:
    """(offset, size) of power-of-two pieces that tile `length` < 16 bytes, largest first."""
    offset = 0
    for size in (8, 4, 2, 1):
        while length - offset >= size:
            yield offset, size
            offset += size


def _word_bytes(b: Builder, length: int, index: int) -> int:
    """How many bytes of a `length`-byte number fall into word `index`."""
    return max(0, min(b.width // 8, length - index * (b.width // 8)))


def load_bytes(b: Builder, param: Param, count: int, *, big_endian: bool) -> list[Value]:
    """The number in a byte string as `count` words."""
    step, length = b.width // 8, param.length
    b.comment("bytes to words")
    out = []
    for index in range(count):
        held = _word_bytes(b, length, index)
        word: Value | None = None
        for offset, size in _pieces(held):
            if big_endian:
                piece = b.load(param, length - index * step - offset - size, size)
                piece = b.shr(b.bswap(piece), b.width - 8 * size) if size > 1 else piece
            else:
                piece = b.load(param, index * step + offset, size)
            piece = b.shl(piece, 8 * offset)
            word = piece if word is None else b.or_(word, piece)
        out.append(word or b.const(0))
    return out


def store_bytes(b: Builder, param: Param, x: Sequence[Value], *, big_endian: bool) -> None:
    """The number x as a byte string of the parameter's length."""
    step, length = b.width // 8, param.length
    b.comment("words to bytes")
    for index, word in enumerate(x):
        for offset, size in _pieces(_word_bytes(b, length, index)):
            piece = b.shr(word, 8 * offset)
            if big_endian:
                if size > 1:
                    piece = b.bswap(b.shl(piece, b.width - 8 * size))
                b.store(param, length - index * step - offset - size, piece, size)
            else:
                b.store(param, index * step + offset, piece, size)


def check_canonical(b: Builder, x: Sequence[Value], modulus: int) -> tuple[list[Value], Value]:
    """(x, 0) when x < modulus, else (0, all-ones)."""
    b.comment("refuse what is not below the modulus: the borrow of a - p must be 1")
    smaller = limbs.borrow_of(b, x, limbs.constant(b, modulus, len(x)))
    mask = b.mask_of(smaller)
    return [b.and_(word, mask) for word in x], b.not_(mask)
