# SPDX-License-Identifier: MIT
"""The digits of scalars: how they stand in words that calls make and take, and the odd integer that a scalar becomes.

Trusted. A digit of a non-adjacent form is a byte in memory, and as an argument that byte as a signed number; a digit in base 16
is a number of 32 bits. Both are known by `forms.Digit`, words of bits by `forms.Piece`, signs by `forms.Sign`. That the scalar is
the sum of its digits is the contract of what makes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecgen_verify.prove.bits import SET, bits_of, places_of
from ecgen_verify.prove.composed.effects import Call, byte_names
from ecgen_verify.prove.composed.elements import ONES, Elements, Knowledge, mask_of, same
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.multiples.forms import Digit, Digits, Half, Piece, Sign
from ecgen_verify.prove.multiples.named import SCALAR
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

# ---------------------------------------------------------------------- bits


def odd_of(elements: Elements, of: Value | Half) -> Digits:
    """The signed bits of a scalar or of the half of one: K is from 1 to n, or below a power of two."""
    return Digits(of, of.bits if isinstance(of, Half) else elements.forms[SCALAR].prime.bit_length())


def pieces(elements: Elements, digits: Digits) -> list[Word]:
    """The number that these are the bits of."""
    most = (1 << digits.length) - 1 if isinstance(digits.of, Half) else elements.forms[SCALAR].prime
    return [elements.unknown_byte(Piece(digits, i), min(ONES, most >> (64 * i))) for i in range(-(-digits.length // 64))]


def filled(elements: Elements, words: Sequence[Word], count: int) -> list[Word]:
    """So many words, of which those above these are zero."""
    if len(words) > count:
        raise Undecided("an integer that may have more words")
    return [*words, *[constant(0).marked(elements.secret)] * (count - len(words))]


def sign_of(elements: Elements, digits: Digits) -> Word:
    """All-ones where s = -1."""
    return mask_of(elements.unknown_byte(Sign(digits), 1))


def coded(call: Call, word: Word, number: int, factors: Sequence[int], negate: Word | None) -> Poly:
    """A number and the word's bits, that at place i times factors[i]: bits of a scalar. `negate`: s times that, of signed bits,
    and s = -1 where it is all-ones."""
    path, elements = call.path, call.elements
    places = places_of(bits_of(path.world, path.resolve(path.settled(word).poly)))
    if places is None or max(places, default=0) >= len(factors):
        raise Undecided("a digit that is not known to consist of bits, or that may be too large")
    signed = None if negate is None else _signed(call, negate)

    def digit(atom: int, position: int) -> Poly:
        piece = elements.name_of(atom)
        if (atom, position) == SET:
            return Poly.constant(1) if signed is None else Poly.atom(Digit(signed, 0))
        if not isinstance(piece, Piece) or piece.digits != (signed or piece.digits._replace(width=0)):
            raise Undecided("a digit that is not known to consist of bits of the scalar, with its sign")
        return Poly.atom(Digit(piece.digits, 64 * piece.place + position))

    return total([(digit(*SET), number), *((digit(*bit), factors[place]) for place, bit in places.items())])


def _signed(call: Call, negate: Word) -> Digits:
    """Those of which the mask has the sign."""
    for key in (call.elements.name_of(atom) for atom in negate.poly.atoms()):
        if isinstance(key, Sign) and same(call.path, [negate], [sign_of(call.elements, key.digits)]):
            return key.digits
    raise Undecided("a sign that is not known to be that of a scalar")


# ---------------------------------------------------------------------- digits with a sign of their own


def integer_in(known: Knowledge, words: Sequence[Word]) -> tuple[Value | Half, int]:
    """What is in these words, and below which power of two: a scalar, or the half of one without its sign."""
    elements, form = known.elements, known.elements.forms[SCALAR]
    (piece,) = byte_names(elements, known.path, words[:1])
    if isinstance(piece, Piece) and piece.digits.exact and same(
            known.path, words, filled(elements, pieces(elements, piece.digits), len(words))):  # fmt: skip
        return piece.digits.of, piece.digits.length
    if any(not word.is_constant or word.lo for word in words[form.limbs :]):
        raise Undecided("a word above a scalar that is not known to be zero")
    value = elements.fields[SCALAR].scale(elements.value(SCALAR, words[: form.limbs]), form.factor)
    return value, form.prime.bit_length()


def stored(elements: Elements, digit: Digit) -> Word:
    """As it stands in memory."""
    return elements.unknown_byte(digit, (1 << 8 * digit.digits.size) - 1)


def whole(call: Call, word: Word, values: Iterable[int], negate: Word | None) -> Digit:
    """The digit that an argument is, as a signed number of 32 bits; all values that it may have are among these. `negate`: the
    sign of the half of a scalar that it is of; None where it is of a scalar."""
    path = call.path
    for digit in (call.elements.name_of(atom) for atom in path.resolve(word.poly).atoms()):
        if isinstance(digit, Digit) and digit.digits.values <= set(values):
            byte, bits = stored(call.elements, digit), 8 * digit.digits.size
            if same(path, [word], [call.machine.domain.extended(byte, bits, 32)]):
                sign = [sign_of(call.elements, odd_of(call.elements, of))] if isinstance(of := digit.digits.of, Half) else []
                if len(sign) != (negate is not None) or not same(path, [negate] * len(sign), sign):
                    raise Undecided("a sign that is not known to be that of the digit's half of a scalar")
                return digit
    raise Undecided("what picks a table entry is not known to be a digit")
