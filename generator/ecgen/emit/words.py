# SPDX-License-Identifier: MIT
"""Numbers as lines of C initialisers, and points in the form that elements have in memory."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from ecgen.arith.limbs import split
from ecgen.emit.columns import DATA_COLUMNS
from ecgen.field import Modulus

Lines = list[str]


def c_words(words: Sequence[int], width: int) -> Lines:
    """Words of `width` bits as lines of an initialiser."""
    digits = width // 4
    return textwrap.wrap(" ".join(f"UINT{width}_C({word:#0{digits + 2}x})," for word in words), width=DATA_COLUMNS)


def integer(number: int, width: int, count: int) -> Lines:
    """A number as `count` words, least significant first."""
    return c_words(split(number, width, count), width)


def plain(number: int, modulus: Modulus) -> Lines:
    """The residue as it is, whatever form elements have in memory."""
    return integer(number % modulus.number, modulus.width, modulus.limbs)


def element(number: int, modulus: Modulus) -> Lines:
    """The residue as an element stands in memory."""
    return integer(modulus.encode(number), modulus.width, modulus.limbs)


def point(affine: tuple[int, int], modulus: Modulus) -> tuple[Lines, Lines]:
    return element(affine[0], modulus), element(affine[1], modulus)


def words_of_both_sizes(number: int, moduli: tuple[Modulus, Modulus], macro: str) -> Lines:
    """What stands in memory, by words of 64 bits: `macro`(word) for each, and `macro`_LOW(word) for a last one of which an
    element of 32-bit words has the lower half alone. `moduli`: the one modulus for words of 64 and of 32 bits."""
    words = split(number, 64, moduli[0].limbs)
    names = [macro] * len(words)
    if moduli[1].limbs % 2:
        names[-1] += "_LOW"
    return textwrap.wrap(" ".join(f"{name}({word:#018x})," for name, word in zip(names, words, strict=True)),
                         width=DATA_COLUMNS)  # fmt: skip
