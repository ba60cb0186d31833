# SPDX-License-Identifier: MIT
"""A word of the domain of integers: a polynomial with an interval.

Trusted: what its parts mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.poly import Poly

#: The bits of a word from one position up to another.
Field = tuple["Word", int, int]
Fields = tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Word(AnyWord):
    """An integer-valued polynomial with lo <= poly <= hi. `secret`: the value depends on a secret input. `fields`: the bits of
    other words that it consists of, where that is known."""

    poly: Poly
    lo: int
    hi: int
    secret: bool = False
    fields: Fields | None = None

    @property
    def is_constant(self) -> bool:
        return self.lo == self.hi

    def marked(self, secret: bool) -> Word:
        """The same value, a secret or not."""
        return self if secret == self.secret else Word(self.poly, self.lo, self.hi, secret, self.fields)

    def instead(self, value: int) -> Word:
        """This number, as secret as the word."""
        return constant(value).marked(self.secret)

    def between(self, lo: int, hi: int) -> Word:
        """The same value, which is known to lie in this interval."""
        same = lo == self.lo and hi == self.hi
        return self if same else Word(self.poly, lo, hi, self.secret, self.fields)


def known_number(words: Sequence[Word], bits: int = 64) -> int | None:
    """What words of so many bits are together, the lowest first; None where not all are constants."""
    return sum(word.lo << (bits * i) for i, word in enumerate(words)) if all(word.is_constant for word in words) else None


@lru_cache(maxsize=4096)
def constant(value: int) -> Word:
    return Word(Poly.constant(value), value, value)
