# SPDX-License-Identifier: MIT
"""Words of 16 bits as bilinear forms of the coefficients of two polynomials, exactly.

Trusted. A `Word` is congruent to a form, an integer polynomial in the coefficients whose terms have one of each polynomial at
most, modulo 2^known, and below 2^below. That a form is divisible by 2^s is seen by its terms; then

    floor(x / 2^s) = form / 2^s + 2^(known - s)*m   for x = form + 2^known*m,

so that a shift to the right loses as many known bits; one that drops what may not be 0 is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.values import Lane, Lanes, Lanewise

WIDTH = 16
_MASK = (1 << WIDTH) - 1
#: Forms with more terms are looked through for those that have become 0, where they are halved.
_MANY = 512
#: Terms of a form in one polynomial; few.
_FEW = 64

Keys = NDArray[np.int32]
Coefficients = NDArray[np.uint16]


class Word:
    """`keys`: the terms, each once, as `Forms` numbers them; `values`: their coefficients modulo 2^16."""

    __slots__ = ("below", "keys", "known", "values")

    def __init__(self, keys: Keys, values: Coefficients, known: int = WIDTH, below: int = WIDTH) -> None:
        self.keys, self.values, self.known, self.below = keys, values, known, below


@dataclass
class Forms(Lanewise):
    """The domain. Of polynomials a and b with `count` coefficients: term 1 + i is a_i, 1 + count + j is b_j, and
    1 + 2*count + i*count + j is a_i*b_j; 0 is 1."""

    count: int
    width: int = WIDTH

    def __post_init__(self) -> None:
        self.first_pair = 1 + 2 * self.count
        self._places: Any = np.zeros(self.first_pair + self.count**2, dtype=np.int32)
        self._numbers: Any = np.arange(self.first_pair + self.count**2, dtype=np.int32)

    def coefficient(self, polynomial: int, place: int, below: int) -> Word:
        """Of polynomial 0 or 1, below 2^below."""
        key = 1 + polynomial * self.count + place
        return Word(np.array([key], dtype=np.int32), np.array([1], dtype=np.uint16), WIDTH, below)

    def pairs(self, i: Any, j: Any) -> Any:
        """The terms a_i*b_j."""
        return self.first_pair + i * self.count + j

    # --- words ---

    def word(self, lane: Lane) -> Word:
        if type(lane) is Word:
            return lane
        if type(lane) is int:
            return Word(np.array([0], dtype=np.int32), np.array([lane], dtype=np.uint16), WIDTH, lane.bit_length())
        raise Undecided("a word that is not known")

    def sum(self, x: Word, y: Word, *, negative: bool) -> Word:
        """x + y, or x - y."""
        known = min(x.known, y.known)
        if negative and len(x.keys) == 1 and x.values[0] == 0:
            return Word(y.keys, np.negative(y.values), known)
        below = WIDTH if negative else min(WIDTH, max(x.below, y.below) + 1)
        if x.keys is y.keys or (len(x.keys) == len(y.keys) and np.array_equal(x.keys, y.keys)):
            return Word(x.keys, x.values - y.values if negative else x.values + y.values, known, below)
        swapped = len(x.keys) < len(y.keys)
        more, fewer = (y, x) if swapped else (x, y)
        places, size = self._places, len(more.keys)
        places[more.keys] = self._numbers[:size]
        there = places[fewer.keys]
        there[there >= size] = 0
        shared = more.keys[there] == fewer.keys
        if shared.all():
            keys, values = more.keys, (np.negative(more.values) if swapped and negative else more.values.copy())
            if negative and not swapped:
                values[there] -= fewer.values
            else:
                values[there] += fewer.values
        else:
            new = ~shared
            keys = np.concatenate((more.keys, fewer.keys[new]))
            first = np.negative(more.values) if swapped and negative else more.values
            second = np.negative(fewer.values) if negative and not swapped else fewer.values
            values = np.concatenate((first, second[new]))
            values[there[shared]] += second[shared]
            if len(keys) <= _FEW:  # in their order, so that products of equal terms have equal keys
                order = np.argsort(keys)
                keys, values = keys[order], values[order]
        return Word(keys, values, known, below)

    def multiple(self, x: Word, factor: int) -> Word:
        """Of a number below 2^16."""
        even = (factor & -factor).bit_length() - 1 if factor else WIDTH
        below = min(WIDTH, x.below + factor.bit_length())
        return Word(x.keys, x.values * np.uint16(factor), min(WIDTH, x.known + even), below)

    def product(self, x: Word, y: Word) -> Word:
        for one, other in ((x, y), (y, x)):
            if len(one.keys) == 1 and one.keys[0] == 0 and one.known == WIDTH:
                return self.multiple(other, int(one.values[0]))
        split = 1 + self.count
        if x.keys[0] >= split:
            x, y = y, x
        rows, columns = x.keys - 1, y.keys - split
        if rows.min() < 0 or rows.max() >= self.count or columns.min() < 0 or columns.max() >= self.count:
            raise Undecided("a product that is not of a sum of coefficients of a with one of b")
        keys = (self.first_pair + rows * self.count)[:, None] + columns[None, :]
        values = x.values[:, None] * y.values[None, :]
        return Word(keys.ravel(), values.ravel(), min(x.known, y.known), min(WIDTH, x.below + y.below))

    def halved(self, x: Word, times: int) -> Word:
        known = x.values & np.uint16((1 << x.known) - 1)
        if x.known < times or (known & np.uint16((1 << times) - 1)).any():
            raise Undecided(f"a shift to the right by {times} drops bits that may be 1")
        keys, values = x.keys, known >> np.uint16(times)
        if len(keys) > _MANY:
            there = values != 0
            keys, values = (keys[there], values[there]) if there.any() else (keys[:1], values[:1])
        return Word(keys, values, x.known - times, max(0, x.below - times))

    def terms(self, x: Word, bits: int) -> tuple[Keys, Coefficients]:
        """The terms whose coefficients are not 0 modulo 2^bits, by number, and these coefficients."""
        values = x.values & np.uint16((1 << bits) - 1)
        there = values != 0
        keys, values = x.keys[there], values[there]
        order = np.argsort(keys)
        return keys[order], values[order]

    # --- the domain ---

    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        """With a mask of the lowest bits, or of all but the lowest where these are 0; the complement."""
        if type(x) is Word and type(y) is int:
            low = y | ((y & -y) - 1)
            if op == "and" and low & (low + 1) == 0:
                if low != y:
                    self.halved(x, (y & -y).bit_length() - 1)  # refuses what is not a multiple
                bits = low.bit_length()
                return Word(x.keys, x.values, min(x.known, bits), min(x.below, bits))
            if op == "xor" and y == _MASK:
                return self.sum(self.word(_MASK), x, negative=True)
        raise Undecided(f"{op} of words that depend on inputs")

    def arith(self, op: str, x: Lanes, y: Lanes) -> Lanes:
        """The lowest word is known modulo 2^16; what is above is 0 where nothing is carried there, or not known."""
        if op not in ("add", "sub", "mul"):
            raise Undecided(f"{op} of words that depend on inputs")
        if op == "mul":
            low = self._multiplied(x[0], y[0])
        elif y[0] == 0 and type(y[0]) is int:
            low = x[0]
        else:
            low = self.sum(self.word(x[0]), self.word(y[0]), negative=op == "sub")
        if len(x) == 1:
            return (low,)
        small = all(type(lane) is int and lane == 0 for lane in (*x[1:], *y[1:]))
        reach = sum(self.word(lane).below for lane in (x[0], y[0])) if op == "mul" else max(
            self.word(lane).below for lane in (x[0], y[0])) + 1  # fmt: skip
        fits = small and op != "sub" and reach <= WIDTH
        return (low, *(0 if fits else None for _ in x[1:]))

    def _multiplied(self, x: Lane, y: Lane) -> Lane:
        if (type(x) is int and x == 0) or (type(y) is int and y == 0):
            return 0
        if type(x) is int:
            return self.multiple(self.word(y), x)
        return self.multiple(self.word(x), y) if type(y) is int else self.product(self.word(x), self.word(y))

    def shift(self, op: str, x: Lanes, count: int) -> Lanes:
        if op == "left":
            if count >= WIDTH:
                raise Undecided("a shift to the left by a word and more")
            low = self.word(x[0])
            fits = low.below + count <= WIDTH and all(type(lane) is int and lane == 0 for lane in x[1:])
            return (self.multiple(low, 1 << count), *(0 if fits else None for _ in x[1:]))
        if count >= WIDTH or (op == "signed" and x[1:]):
            raise Undecided("a shift to the right by a word and more")
        low = self.word(x[0])
        halved = self.halved(low, count)
        if op == "signed" and low.below == WIDTH:
            halved = Word(halved.keys, halved.values, halved.known, WIDTH)
        clean = all(type(lane) is int and lane == 0 for lane in x[1:])
        if not clean:
            halved = Word(halved.keys, halved.values, halved.known, WIDTH)
        return (halved, *(0 if clean else None for _ in x[1:]))
