# SPDX-License-Identifier: MIT
"""The digits of scalars: how they stand in words that calls make and take, and the odd integer that a scalar becomes.

Trusted. A digit of a non-adjacent form is a byte in memory, and as an argument that byte as a signed number; a digit in base 16
is a number of 32 bits. Both are known by `forms.Digit`, and that the scalar is their sum is the contract of what makes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ecgen_verify.prove.bits import SET, bits_of, places_of
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements, atom_of, mask_of, same
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.values import Key, Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.contract import Kind, Operand, written
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Leak, Machine, Pointer
from ecgen_verify.prove.multiples.forms import Digit, Digits, Form, Half
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.scalars.claims import plain_words
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

SCALAR = "sc"


# ---------------------------------------------------------------------- the odd integer


@dataclass(frozen=True)
class Odd:
    """K of a scalar: odd, from 1 to n, and k or, where the mask `negative` is all-ones, -k modulo n. K of a half: odd, and the
    half or, there, its negative."""

    elements: Elements
    scalar: Key | Half

    @property
    def most(self) -> int:
        """K is no more."""
        return (1 << self.scalar.bits) - 1 if isinstance(self.scalar, Half) else self.elements.forms[SCALAR].prime

    def words(self) -> list[Word]:
        """The words of K."""
        return [self.elements.unknown_byte(("odd", self.scalar, i), min(ONES, self.most >> (64 * i)))
                for i in range(-(-self.most.bit_length() // 64))]  # fmt: skip

    @property
    def negative(self) -> Word:
        return mask_of(self.elements.bit(("odd is negative", self.scalar)))

    def digits(self) -> dict[tuple[int, int], Digit]:
        """The signed bits, by the atoms of the words of K and the places there; that of a bit which is 1 is the lowest, as K is
        odd."""
        known = Digits(self.scalar, self.most.bit_length())
        atoms = [atom_of(word.poly) or 0 for word in self.words()]
        return {SET: Digit(known, 0), **{(atoms[i // 64], i % 64): Digit(known, i) for i in range(known.length)}}

    def put(self, call: Call, place: Pointer, count: int) -> Word:
        """K in so many words, zero above it; whether it is negative."""
        self.elements.fields[SCALAR].unknown(("odd", self.scalar))
        zero = replace(constant(0), secret=self.elements.secret)
        call.put(place, [*self.words(), *([zero] * count)][:count])
        return self.negative


def known_odds(elements: Elements) -> Iterator[Odd]:
    """Those that calls have made."""
    for meaning in elements.fields[SCALAR].meanings:
        if isinstance(meaning, tuple) and meaning[0] == "odd":
            yield Odd(elements, meaning[1])


def odd(call: Call, counts: frozenset[int]) -> Word:
    """v = K, in words that are zero above it; all-ones where it is -k"""
    form = call.elements.forms[SCALAR]
    target, count, source = call.pointer(0), call.number(1), call.pointer(2)
    if not count.is_constant or count.lo not in counts:
        raise Undecided("a number of words for which it is not proved what becomes of a scalar")
    call.apart([(target, 8 * count.lo, True)], [(source, form.size)])
    return Odd(call.elements, call.load(SCALAR, source).key).put(call, target, count.lo)


def signed_form(call: Call, word: Word, negate: Word, number: int, factors: Sequence[int]) -> Form:
    """s times the sum of a number and of the word's bits, that at place i times factors[i]. The word consists of bits of K,
    all at these places, and K has the sign `negate`."""
    odd = next((odd for odd in known_odds(call.elements) if same(call.path, [negate], [odd.negative])), None)
    places = places_of(bits_of(call.path.world, call.path.resolve(word.poly)))
    known = {} if odd is None else odd.digits()
    if places is None or not known or not known.keys() >= set(places.values()) or max(places, default=0) >= len(factors):
        raise Undecided("a digit that is not known to consist of bits of the scalar, with its sign")
    return Form.of([(known[SET], number), *((known[bit], factors[place]) for place, bit in places.items())])


def plain_bits(call: Call, word: Word, end: int) -> Form:
    """The word, which is below `end`, as a sum of bits of a scalar."""
    bits, known = bits_of(call.path.world, call.path.resolve(call.path.settled(word).poly)), _plain_bits(call.elements)
    if bits is None or any(bit not in known or factor < 0 for bit, factor in bits.items()) or sum(bits.values()) >= end:
        raise Undecided("a digit that is not known to consist of bits, or that may be too large")
    digits = ((known[bit], factor) for bit, factor in bits.items() if bit is not None)
    return Form.of((digit, factor) for digit, factor in digits if digit is not None)


def _plain_bits(elements: Elements) -> dict[tuple[int, int] | None, Digit | None]:
    """The bits of scalars that calls have left in words, by the atom of the word and the place there; None above those of n,
    where they are 0."""
    known: dict[tuple[int, int] | None, Digit | None] = {}
    form = elements.forms[SCALAR]
    for meaning in list(elements.fields[SCALAR].meanings):
        if isinstance(meaning, tuple) and meaning[0] == "plain":
            digits = Digits(meaning[1], form.prime.bit_length(), width=0)
            for i, word in enumerate(plain_words(elements, form, Value(dict(meaning[1])), form.limbs)):
                places = ((atom, j) for j in range(64)) if (atom := atom_of(word.poly)) is not None else ()
                known |= {place: Digit(digits, n) if (n := 64 * i + place[1]) < digits.length else None for place in places}
    return known


# ---------------------------------------------------------------------- non-adjacent forms


def naf_reading(naf: Naf) -> Reading:
    return Reading(naf.promise, lambda call: write_naf(call, naf))


def write_naf(call: Call, naf: Naf) -> None:
    """The digits of the integer in the words, which is a scalar and below n, or the half of one without its sign"""
    if call.elements.secret:
        raise Leak("a secret decides the time of a call")
    target, source, width = call.pointer(0), call.pointer(1), call.path.refined(call.number(2, 32))
    if not width.is_constant or width.lo not in naf.widths:
        raise Undecided("digits for which it is not proved how they are made")
    call.apart([(target, naf.length, True)], [(source, 8 * naf.words)])
    of, bits = _integer(call, call.words(source, naf.words))
    if bits >= naf.length:
        raise Undecided("the digits of an integer that may be too long")
    digits = Digits(of, naf.length, width.lo)
    call.put(target, (call.elements.unknown_byte(Digit(digits, i)) for i in range(naf.length)), 1)


def _integer(call: Call, words: Sequence[Word]) -> tuple[Key | Half, int]:
    """What is in these words, and below which power of two: a scalar, or the half of one without its sign."""
    elements, form, zeros = call.elements, call.elements.forms[SCALAR], [constant(0)] * len(words)
    for odd in known_odds(elements):
        if isinstance(odd.scalar, Half) and same(call.path, words, [*odd.words(), *zeros][: len(words)]):
            return odd.scalar, odd.scalar.bits
    if any(not word.is_constant or word.lo for word in words[form.limbs :]):
        raise Undecided("a word above a scalar that is not known to be zero")
    value = elements.fields[SCALAR].scale(elements.value(SCALAR, words[: form.limbs]), form.factor)
    return value.key, form.prime.bit_length()


def naf_digit(call: Call, index: int, width: int, negate: Word | None) -> Digit:
    """The digit that an argument is, of at most this width: a byte, as a signed number of 32 bits. `negate`: the sign of the half
    of a scalar that it is of; None where it is of a scalar."""
    word, path = call.number(index, 32), call.path
    for atom in {atom for monomial in word.poly.terms for atom in monomial}:
        digit = call.elements.byte_key(atom)
        if isinstance(digit, Digit) and digit.digits.step == 1 < digit.digits.width <= width:
            byte = call.elements.unknown_byte(digit)
            if same(path, [word], [path.sum((byte, 1), (path.bit_of(byte, 7), (1 << 32) - (1 << 8)))]):
                sign = [Odd(call.elements, digit.digits.of).negative] if isinstance(digit.digits.of, Half) else []
                if len(sign) != (negate is not None) or not same(path, [negate] * len(sign), sign):
                    raise Undecided("a sign that is not known to be that of the digit's half of a scalar")
                return digit
    raise Undecided("what is added by is not known to be a digit")


# ---------------------------------------------------------------------- base 16


def base_16(scalar: Key) -> Digits:
    """From -8 to 8."""
    return Digits(scalar, length=64, width=4, step=4)


def write_base_16(call: Call) -> None:
    form, target, source = call.elements.forms[SCALAR], call.pointer(0), call.pointer(1)
    digits = base_16(call.load(SCALAR, source).key)
    call.apart([(target, 4 * digits.length, True)], [(source, form.size)])
    call.put(target, (call.elements.unknown_byte(Digit(digits, i), (1 << 32) - 1) for i in range(digits.length)), 4)


def base_16_digit(call: Call, index: int) -> Digit:
    """The digit that an argument is, a number of 32 bits."""
    atom = atom_of(call.path.resolve(call.number(index, 32).poly))
    digit = None if atom is None else call.elements.byte_key(atom)
    if not isinstance(digit, Digit) or isinstance(digit.digits.of, Half) or digit.digits != base_16(digit.digits.of):
        raise Undecided("what picks a table entry is not known to be a digit")
    return digit


BASE_16 = Promise("k = sum of digit[i] * 16^i over i < 64 with -8 <= digit[i] < 8",
                  (written("digit", Kind.BYTES, 4 * 64), Operand("k", Kind.ELEMENTS, tag=SCALAR)))  # fmt: skip
#: Of a scalar.
_BYTES = 32


def base_16_claim(scalar: Standing) -> Claim:
    """PREFIX_ed25519_digits(digit, k)"""
    return Claim(BASE_16, _check_base_16, about=((SCALAR, scalar),))


def base_16_reading(scalar: Standing) -> Reading:
    return Reading(BASE_16, write_base_16, ((SCALAR, scalar),))


def _check_base_16(view: View) -> None:
    """In base 16 of k + sum of 8 * 16^i, less 8 each. Raises Mismatch where they do not add up to k."""
    path, value = view.path, view.given("k")[0]
    number = [view.elements.byte(view.setting.tag, value, i) for i in range(_BYTES)]
    carry, digits = constant(0), []
    for byte in number:
        moved = path.refined(path.sum((byte, 1), (constant(0x88), 1), (carry, 1)))
        low, next_ = path.low(moved, 4), path.low(moved, 8)
        digits += [low, path.quotient(next_, low, 4)]
        carry = path.quotient(moved, next_, 8)
    signed = [path.sum((digit, 1), (constant(-8), 1)) for digit in digits]
    k = total((byte.poly, 256**i) for i, byte in enumerate(number))
    rest = total((digit.poly, 16**i) for i, digit in enumerate(signed)) - k
    if path.resolve(rest).terms or any(digit.lo < 0 or digit.hi > 15 for digit in digits):
        raise Undecided("the digits are not known to add up to k")
    for index, digit in enumerate(signed):
        stored = view.machine.load(Pointer("digit", 4 * index), 4)
        view.note("digit")
        expected = path.low(digit, 32)
        if not isinstance(stored, Word) or path.resolve(stored.poly - expected.poly).terms:
            raise Mismatch(f"digit {index} is not what is claimed")


# ---------------------------------------------------------------------- what is shown of the odd integer


def odd_scalar(counts: frozenset[int]) -> Claim:
    """PREFIX_scalar_odd(v, words, k), for these numbers of words."""
    cases = [Case(f"{words} words for {'0' if zero else 'another scalar'}", numbers={"words": (words, words)},
                  lengths={"v": 8 * words}, zero={"k": zero})
             for words in sorted(counts) for zero in (False, True)]  # fmt: skip
    return Claim(odd_promise(counts), _check, cases=cases)


def odd_promise(counts: frozenset[int]) -> Promise:
    operands = written("v", Kind.BYTES, 0), Operand("words", Kind.NUMBER), Operand("k", Kind.ELEMENTS, tag=SCALAR)
    return Promise("v = an odd integer from 1 to n that is k mod n, or -k where the result is all-ones, else it is 0; in "
                   f"{', '.join(map(str, sorted(counts)))} words", operands, returns=True)  # fmt: skip


def _check(view: View) -> None:
    form, field, (k,) = view.form, view.field, view.given("k")
    stored = [_word(view.machine, 8 * i) for i in range(view.setting.case.numbers["words"][0])]
    view.note("v")
    if any(not word.is_constant or word.lo for word in stored[form.limbs :]):
        raise Mismatch("a word above the scalar is not zero")
    negated = view.returned_mask()
    if k.constant == 0:
        number = sum(word.lo << (64 * i) for i, word in enumerate(stored))
        if not all(word.is_constant for word in stored) or number != form.prime:
            raise Mismatch("0 does not become n")
        return
    # the integer in memory is the value times `factor`
    plain = field.scale(k, pow(form.factor, -1, form.prime))
    if view.elements.value(view.setting.tag, stored[: form.limbs]) != (field.sub(field.const(0), plain) if negated else plain):
        raise Mismatch("the integer is not the scalar, or its negative where that is said")
    if is_odd_word(view, view.elements.words(view.setting.tag, plain)[0]) == negated:
        raise Mismatch("the integer may be even")


def _word(machine: Machine, offset: int) -> Word:
    word = machine.load(Pointer("v", offset), 8)
    if not isinstance(word, Word):
        raise Undecided("an address among the words of a scalar")
    return machine.path.refined(word)
