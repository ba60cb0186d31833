# SPDX-License-Identifier: MIT
"""The domain of integers: words are polynomials with intervals on one path.

Trusted, as is `path`. Masks (0 or all-ones) fork, or are factors; other pairs of unknown words become atoms with the inequalities
that hold for and, or, xor. Every instruction on eight lanes that is admitted does the same to each and lets none see another, so
that what is shown of one lane that is not named holds of all eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecgen_verify.prove.bits import bits_of, places_of
from ecgen_verify.prove.domain import Domain, Lazy, signed
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Field, Word, combined, constant, masked
from ecgen_verify.prove.world import BITWISE, Bitwise, Undecided

_BITS = 64
_ONES = (1 << _BITS) - 1
_TOP = 1 << (_BITS - 1)


@dataclass
class Integers(Domain[Word]):
    path: Path

    def const(self, value: int) -> Word:
        return constant(value)

    def low(self, x: Word, bits: int) -> Word:
        return self.path.low(x, bits)

    def unknown(self, name: str, *, bits: int = 64, secret: bool = True) -> Word:
        return self.path.input_word(name, 0, (1 << bits) - 1, secret=secret)

    @property
    def lane(self) -> LaneWords:
        return LaneWords(self.path)

    # ------------------------------------------------------------------ sums and products

    def total(self, parts: Sequence[tuple[Word, int]], constant: int, bits: int) -> Word:
        if all(word.lo == word.hi for word, _ in parts):
            number = constant + sum(word.lo * factor for word, factor in parts)
            return self.const(number & (1 << bits) - 1).marked(any(word.secret for word, _ in parts))
        return self.path.low(self.path.sum((self.const(constant), 1), *parts), bits)

    def multiply(self, x: Word, y: Word, bits: int) -> tuple[Word, Word]:
        total = self.path.product(x, y)
        low = self.path.low(total, bits)
        return low, self.path.quotient(total, low, bits)

    # ------------------------------------------------------------------ bits

    def assemble(self, fields: Sequence[Field]) -> Word:
        return self.path.assemble(fields)

    def bitwise(self, op: str, x: Word, y: Word, bits: int) -> Word:
        x, y = (y, x) if x.is_constant else (x, y)
        return self._bitwise(op, x, y, bits).marked(x.secret or y.secret)

    def _bitwise(self, op: str, x: Word, y: Word, bits: int) -> Word:
        """A constant comes second."""
        path, ones = self.path, (1 << bits) - 1
        if x.is_constant:
            return constant(BITWISE[op](x.lo, y.lo))
        if x.poly.key == y.poly.key:
            return constant(0) if op == "xor" else x
        if y.is_constant and op == "and":
            return self._and_constant(x, y.lo)
        if y.is_constant and y.lo in (0, ones):
            return x if not y.lo else y if op == "or" else path.sum((y, 1), (x, -1))
        known = self._times_bit(x, y, bits) or self._times_bit(y, x, bits) if op == "and" else self._side_by_side(x, y)
        if known is not None:
            return known
        if y.is_constant:
            word = _within(path.sum((x, 1), (y, 1), (self._and_constant(x, y.lo), -1 if op == "or" else -2)), bits)
            if op == "or":
                return word.between(max(word.lo, x.lo, y.lo), word.hi)
            self._know_common(op, word, x, y, ones)
            return word
        if op == "or" and (known := self._bits_apart(x, y)) is not None:
            return known
        self._fork_on_masks(x, y, bits)
        x, y = path.refined(x), path.refined(y)
        return self.bitwise(op, x, y, bits) if x.is_constant or y.is_constant else self._opaque(op, x, y, bits)

    def _times_bit(self, mask: Word, y: Word, bits: int) -> Word | None:
        """mask & y as bit * y, which is no case distinction, for a mask of a carry of a sum of unknown words.

        Such masks stand before a term of a longer sum, as in Karatsuba's identity. Comparisons with a constant, which decide
        between two results, have constants in their bits; they fork, for the range of the result is known in each case only.
        """
        path = self.path
        bit = path.two_valued(mask) if (mask.lo, mask.hi) == (0, (1 << bits) - 1) else None
        if bit is None or not bit.shift or () in bit.terms:
            return None
        word = path.product(Word(bit, 0, 1), y)
        path.bitwise["masked", word.poly.key] = Word(bit, 0, 1)
        path.factors.append(bit)
        return word

    def _fork_on_masks(self, x: Word, y: Word, bits: int) -> None:
        """Raises Fork unless their bits are known."""
        path = self.path
        for word in (x, y):
            bit = path.two_valued(word) if word.lo == 0 and word.hi in (1, (1 << bits) - 1) else None
            # what is known of a product by the bit of a mask: that mask decides between two words after all
            decisive = path.bitwise.get(("masked", word.poly.key)) if bit is None else Word(bit, 0, 1)
            if decisive is not None:
                path.decided(decisive)

    def _side_by_side(self, x: Word, y: Word) -> Word | None:
        """The sum of words without common bits; None where they may have some."""
        path = self.path
        fields = combined(path.fields(x), path.fields(y)) or combined(path.fields(path.refined(x)), path.fields(path.refined(y)))
        return None if fields is None else path.assemble(fields)

    def _bits_apart(self, x: Word, y: Word) -> Word | None:
        """The sum of words that are sums of bits at different places; None where that is not seen. Two cases for each bit were
        too many for the signs of a whole scalar."""
        path = self.path
        first, second = (places_of(bits_of(path.world, path.resolve(word.poly))) for word in (x, y))
        if first is None or second is None or first.keys() & second.keys():
            return None
        return Word(x.poly + y.poly, 0, sum(1 << place for place in (*first, *second)))

    def _and_constant(self, x: Word, k: int) -> Word:
        """x & k, for x that is no constant: the fields of x where k has ones."""
        path = self.path
        if not k:
            return constant(0)
        bit = path.two_valued(x)
        if bit is not None and bit.shift and k > 1 and (x.lo, x.hi) == (0, _ONES):  # of a carry: selects, as a conditional move
            raise Fork(bit)
        if bit is not None and bit.shift and k > 1 and (x.lo, x.hi) == (0, (1 << 32) - 1):  # mostly a term of a sum
            path.masks.append(bit)
        return path.assemble(masked(path.fields(x), k))

    def _opaque(self, op: str, x: Word, y: Word, bits: int) -> Word:
        path, secret = self.path, x.secret or y.secret
        members = self._xored(x.poly) ^ self._xored(y.poly) if op == "xor" else {x.poly, y.poly}
        if len(members) < 2:
            return path.refined(Word(total((poly, 1) for poly in members), 0, (1 << bits) - 1, secret))
        key = op, frozenset(members)
        if key in path.bitwise:
            return path.bitwise[key].marked(secret)
        ones, size = (1 << bits) - 1, (1 << max(x.hi.bit_length(), y.hi.bit_length())) - 1
        low, top = {"and": (0, min(x.hi, y.hi)), "or": (max(x.lo, y.lo), size), "xor": (0, size)}[op]
        atom = path.world.new_atom(f"{op}{len(path.world.atoms)}", low, top, Bitwise(op, x.poly, y.poly))
        result = Word(Poly.atom(atom), low, top, secret)
        path.bitwise[key] = result
        self._know_common(op, result, x, y, ones)
        return result

    def _xored(self, poly: Poly) -> set[Poly]:
        """The words whose exclusive or a word is."""
        poly = self.path.resolve(poly)
        for atom in poly.atoms():
            meaning = self.path.world.atoms[atom].meaning
            if poly == Poly.atom(atom) and isinstance(meaning, Bitwise) and meaning.op == "xor":
                return self._xored(meaning.a) ^ self._xored(meaning.b)
        return {poly}

    def _know_common(self, op: str, result: Word, x: Word, y: Word, ones: int) -> None:
        """x & y is no more than x, nor than y. It is the result of `and`, what `or` leaves of x + y, half of what `xor` does."""
        rest, times = (result.poly, 1) if op == "and" else (x.poly + y.poly - result.poly, 2 if op == "xor" else 1)
        for poly in (rest, x.poly.scale(times) - rest, y.poly.scale(times) - rest):
            self.path.add_fact(poly, 0, times * ones)

    # ------------------------------------------------------------------ conditions

    def pick(self, bit: Word, then: Word, otherwise: Word) -> Word:
        """Raises Fork when that is open and matters."""
        secret = bit.secret or then.secret or otherwise.secret
        if then.poly.key == otherwise.poly.key and not bit.is_constant:
            return then.marked(secret)
        return (then if self.path.decided(bit) else otherwise).marked(secret)

    def decided(self, bit: Word) -> int:
        return self.path.decided(bit)

    def flag(self, lazy: Lazy[Word]) -> Word:
        path, bits, sign = self.path, lazy.bits, lazy.sign
        match lazy.kind, lazy.words:
            case "carry", (x, y, carry, result):
                if x.is_constant and y.is_constant and carry.is_constant:
                    number = x.lo + sign * (y.lo + carry.lo)
                    return self.const(number >> bits & 1).marked(x.secret or y.secret or carry.secret)
                bit = path.quotient(path.sum((x, 1), (y, sign), (carry, sign)), result, bits)
                return bit if sign > 0 else path.refined(path.sum((bit, -1)))
        return super().flag(lazy)


def _within(word: Word, bits: int) -> Word:
    return word.between(max(word.lo, 0), min(word.hi, (1 << bits) - 1))


# ---------------------------------------------------------------------- words of lanes


class LaneWords(Integers):
    """The word of one lane, any integer congruent to it modulo 2^64: signed where the code means it so. An operation that looks
    at more than low bits is one of the word between 0 and 2^64; a signed shift of that between -2^63 and 2^63, and refused where
    it is not known to be that. Comparisons, and what makes a longer word, are no operations of lanes."""

    def _refused(self, *_: Any, **__: Any) -> Any:
        raise Undecided("an operation that words of lanes do not have")

    add = spread = extended = complement = decided = flag = _refused

    # ------------------------------------------------------------------ sums and products

    def total(self, parts: Sequence[tuple[Word, int]], constant: int, bits: int) -> Word:
        return self.path.sum(*parts, (self.const(constant), 1))

    # ------------------------------------------------------------------ bits

    def assemble(self, fields: Sequence[Field]) -> Word:
        return super().assemble([(self.path.low(word, _BITS), start, end) for word, start, end in fields])

    def shift_right_signed(self, x: Word, count: int, bits: int) -> Word:
        """floor(x / 2^count), of the word between -2^63 and 2^63."""
        x = x.instead(signed(x.lo & _ONES)) if x.is_constant else self.path.refined(x)
        if x.lo < -_TOP or x.hi >= _TOP:
            raise Undecided(f"a signed shift of a lane that may be from {x.lo:#x} to {x.hi:#x}")
        return self.path.quotient(x, self.path.low(x, count), count) if count else x

    def bitwise(self, op: str, x: Word, y: Word, bits: int) -> Word:
        return super().bitwise(op, self.path.low(x, _BITS), self.path.low(y, _BITS), bits)


def mask_of(path: Path, x: Word) -> Word | None:
    """The bit that a word is the mask of: all-ones where it is 1, 0 where it is 0; None for other words."""
    x = path.refined(x)
    if x.is_constant:
        return constant(x.lo & 1) if x.lo in (0, _ONES) else None
    bit = path.two_valued(x) if (x.lo, x.hi) == (0, _ONES) else None
    return None if bit is None else Word(bit, 0, 1, x.secret)
