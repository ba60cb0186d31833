# SPDX-License-Identifier: MIT
"""The constants of SHA-2 (FIPS 180-4, 4.2 and 5.3), computed: bits of the fractions of roots of the first primes."""

from __future__ import annotations

from typing import Any

import gmpy2

from ecgen.emit.context import Context, Part
from ecgen.emit.words import c_words

#: FIPS 180-4, 4.1: rotations, the last of a small function being a shift.
_SHAPES = (
    {"bits": 32, "rounds": 64, "big0": (2, 13, 22), "big1": (6, 11, 25), "small0": (7, 18, 3), "small1": (17, 19, 10)},
    {"bits": 64, "rounds": 80, "big0": (28, 34, 39), "big1": (14, 18, 41), "small0": (1, 8, 7), "small1": (19, 61, 6)},
)


def sha2_part(context: Context) -> Part:
    """SHA-2, what it builds on, and the unit of a header; all in one unit where little code is asked for."""
    facts = _facts()
    names = ("sha2",) if context.library.size else ("sha2", "sha2_stream", "sha2_blocks")
    folder = "size" if context.library.size else "curve"
    units = {name: context.unit(f"{folder}/{name}.c.j2", **facts) for name in names}
    return Part(units=units, headers={"sha2": context.unit(f"{folder}/sha2.h.j2", **facts)})


def _facts() -> dict[str, Any]:
    """What templates/curve/sha2.c.j2 prints."""
    cubes = [_fraction(prime, 3) for prime in _primes(80)]
    squares = [_fraction(prime, 2) for prime in _primes(16)]
    sizes = [{**shape, "constants": c_words([cube >> (64 - bits) for cube in cubes[:rounds]], bits)}
             for shape in _SHAPES for bits, rounds in [(int(str(shape["bits"])), int(str(shape["rounds"])))]]  # fmt: skip
    starts = {
        224: c_words([square & 0xFFFFFFFF for square in squares[8:]], 32),
        256: c_words([square >> 32 for square in squares[:8]], 32),
        384: c_words(squares[8:], 64),
        512: c_words(squares[:8], 64),
    }
    return {"sizes": sizes, "starts": starts}


def _primes(count: int) -> list[int]:
    primes = [2]
    while len(primes) < count:
        primes.append(int(gmpy2.next_prime(primes[-1])))
    return primes


def _fraction(number: int, degree: int) -> int:
    """The first 64 bits of the fraction of a root."""
    root, _ = gmpy2.iroot(gmpy2.mpz(number) << (64 * degree), degree)
    return int(root) % (1 << 64)
