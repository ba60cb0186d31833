# SPDX-License-Identifier: MIT
"""SHA-2 as FIPS 180-4 has it: constants, the compression on words, and how a message ends.

Trusted: this is what is proved of the code. The constants are computed here, from the primes (4.2.2, 4.2.3, 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import count, islice

from gmpy2 import iroot

from ecgen_verify.prove.domain import Domain, W


@dataclass(frozen=True)
class Kind:
    """`word`: bits of a word; a block has 16 words. Rotations as in 4.1.2 and 4.1.3, the last of a small function a shift."""

    word: int
    rounds: int
    big0: tuple[int, int, int]
    big1: tuple[int, int, int]
    small0: tuple[int, int, int]
    small1: tuple[int, int, int]

    @property
    def block(self) -> int:
        """Bytes in a block."""
        return 2 * self.word

    @property
    def size(self) -> int:
        """Bytes in a word."""
        return self.word // 8


SMALL = Kind(32, 64, (2, 13, 22), (6, 11, 25), (7, 18, 3), (17, 19, 10))
LARGE = Kind(64, 80, (28, 34, 39), (14, 18, 41), (1, 8, 7), (19, 61, 6))
#: Bytes in a digest.
DIGESTS = {28: SMALL, 32: SMALL, 48: LARGE, 64: LARGE}


def _primes(number: int) -> list[int]:
    return list(islice((n for n in count(2) if all(n % d for d in range(2, n))), number))


def fraction(number: int, degree: int, bits: int) -> int:
    """The first bits of the fraction of the root of a number of this degree."""
    root, _ = iroot(number << (degree * bits), degree)
    return int(root) % (1 << bits)


@cache
def constants(kind: Kind) -> tuple[int, ...]:
    """K (4.2.2, 4.2.3)."""
    return tuple(fraction(prime, 3, kind.word) for prime in _primes(kind.rounds))


@cache
def initial(digest: int) -> tuple[int, ...]:
    """H(0) (5.3)."""
    roots = tuple(fraction(prime, 2, 64) for prime in _primes(16))
    first, second = roots[:8], roots[8:]
    words = {28: tuple(root & 0xFFFFFFFF for root in second), 32: tuple(root >> 32 for root in first), 48: second, 64: first}
    return words[digest]


def compressed(words: Domain[W], kind: Kind, state: Sequence[W], block: Sequence[W]) -> list[W]:
    """H(i) of H(i-1) and the words of a block (6.2.2, 6.4.2)."""

    size = kind.word

    def xor(*terms: W) -> W:
        return reduce(lambda one, two: words.xor(one, two, size), terms)

    def both(one: W, two: W) -> W:
        return words.and_(one, two, size)

    def rotated(x: W, by: int) -> W:
        return words.assemble([(x, by, size), (x, 0, by)])

    def big(x: W, by: Sequence[int]) -> W:
        return xor(*(rotated(x, count) for count in by))

    def small(x: W, by: Sequence[int]) -> W:
        return xor(rotated(x, by[0]), rotated(x, by[1]), words.shift_right(x, by[2]))

    def plus(*terms: W) -> W:
        return words.total([(term, 1) for term in terms], 0, size)

    schedule = list(block)
    for t in range(16, kind.rounds):
        schedule.append(plus(small(schedule[t - 2], kind.small1), schedule[t - 7], small(schedule[t - 15], kind.small0),
                             schedule[t - 16]))  # fmt: skip
    a, b, c, d, e, f, g, h = state
    for constant, word in zip(constants(kind), schedule, strict=True):
        choice = xor(both(e, f), both(words.invert(e, size), g))
        majority = xor(both(a, b), both(a, c), both(b, c))
        one = plus(h, big(e, kind.big1), choice, words.const(constant), word)
        two = plus(big(a, kind.big0), majority)
        a, b, c, d, e, f, g, h = plus(one, two), a, b, c, plus(d, one), e, f, g
    return [plus(old, new) for old, new in zip(state, (a, b, c, d, e, f, g, h), strict=True)]
