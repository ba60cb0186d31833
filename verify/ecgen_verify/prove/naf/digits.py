# SPDX-License-Identifier: MIT
"""Digits of non-adjacent forms as calls make them and take them.

Trusted. A digit in memory is a byte that is known by its scalar, the width and its position; as an argument it is that byte as a
signed number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, same
from ecgen_verify.prove.composed.values import Key
from ecgen_verify.prove.multiples.forms import Digit, Half
from ecgen_verify.prove.multiples.signs import SCALAR, known_odds
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Digits:
    """`of`: the function that makes them."""

    of: Naf

    def make(self, call: Call) -> None:
        """The digits of the integer in the words, which is a scalar and below n, or the half of one without its sign"""
        elements, naf = call.elements, self.of
        target, source, width = call.pointer(0), call.pointer(1), call.path.refined(call.number(2, 32))
        if not width.is_constant or width.lo not in naf.widths:
            raise Undecided("digits for which it is not proved how they are made")
        call.apart([(target, naf.length, True)], [(source, 8 * naf.words)])
        of, bits = self._integer(call, call.words(source, naf.words))
        if bits >= naf.length:
            raise Undecided("the digits of an integer that may be too long")
        call.put(target, (digit_byte(elements, Digit(of, width.lo, naf.length, i)) for i in range(naf.length)), 1)

    def _integer(self, call: Call, words: Sequence[Word]) -> tuple[Key | Half, int]:
        """What is in these words, and below which power of two: a scalar, or the half of one without its sign."""
        elements, form = call.elements, call.elements.forms[SCALAR]
        zeros = [constant(0)] * self.of.words
        for odd in known_odds(elements):
            if isinstance(odd.scalar, Half) and same(call.path, words, [*odd.words(), *zeros][: self.of.words]):
                return odd.scalar, odd.scalar.bits
        if any(not word.is_constant or word.lo for word in words[form.limbs :]):
            raise Undecided("a word above a scalar that is not known to be zero")
        value = elements.fields[SCALAR].scale(elements.value(SCALAR, words[: form.limbs]), form.factor)
        return value.key, form.prime.bit_length()

    @staticmethod
    def argument(call: Call, index: int, width: int) -> Digit:
        """The digit that an argument is, of at most this width."""
        word = call.number(index, 32)
        for atom in {atom for monomial in word.poly.terms for atom in monomial}:
            digit = call.elements.byte_key(atom)
            if not isinstance(digit, Digit) or digit.width > width:
                continue
            if same(call.path, [word], [extended(call.path, digit_byte(call.elements, digit))]):
                return digit
        raise Undecided("what is added by is not known to be a digit")


def digit_byte(elements: Elements, digit: Digit) -> Word:
    """The byte that holds a digit: the digit, and 256 more where that is negative."""
    return elements.unknown_byte(digit)


def extended(path: Path, byte: Word) -> Word:
    """The digit as a signed number of 32 bits."""
    return path.sum((byte, 1), (path.bit_of(byte, 7), (1 << 32) - (1 << 8)))
