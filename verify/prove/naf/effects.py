# SPDX-License-Identifier: MIT
"""What calls do in double multiplications, where points are known as sums of multiples.

Trusted. A digit in memory is a byte that is known by its scalar, the width and its position; as an argument it is that byte as a
signed number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecgen.verify.prove.composed.effects import Call, Effect
from ecgen.verify.prove.composed.elements import Elements, same
from ecgen.verify.prove.machine import Violation
from ecgen.verify.prove.multiples import named
from ecgen.verify.prove.multiples.effects import Group
from ecgen.verify.prove.multiples.forms import Digit, Form
from ecgen.verify.prove.multiples.named import AFFINE, JACOBIAN, TAG, Multiple
from ecgen.verify.prove.multiples.signs import SCALAR
from ecgen.verify.prove.naf.turns import Naf
from ecgen.verify.prove.path import Path, Word, constant
from ecgen.verify.prove.world import Undecided

#: More words than a scalar has that PREFIX_scalar_plain is proved for.
_MORE_WORDS = 4


def naf_effects(group: Group, naf: Naf) -> Mapping[str, Effect]:
    """By the names after the prefix."""
    calls = _Calls(group, naf)
    found: dict[str, Callable[[Call], Word | None]] = {
        "scalar_plain": calls.plain, "naf": calls.digits, "point_neutral": calls.neutral,
        "add_digit": calls.add, "add_base_digit": calls.add_base,
    }  # fmt: skip
    return found


class _Calls:
    def __init__(self, group: Group, naf: Naf) -> None:
        self.group, self.naf = group, naf

    # ------------------------------------------------------------------ digits

    def plain(self, call: Call) -> None:
        """v = k as an integer, in words that are zero above it"""
        form = call.elements.forms[SCALAR]
        target, count, source = call.pointer(0), call.path.refined(call.number(1)), call.pointer(2)
        if not count.is_constant or count.lo > form.limbs + _MORE_WORDS:
            raise Undecided("a number of words for which it is not proved what becomes of a scalar")
        call.apart([(target, 8 * count.lo, True), (source, form.size, False)])
        value = call.elements.fields[SCALAR].scale(call.load(SCALAR, source), pow(form.factor, -1, form.prime))
        words = [*call.elements.words(SCALAR, value), *([constant(0)] * count.lo)]
        for i, word in enumerate(words[: count.lo]):
            call.machine.store(target.moved(8 * i), word, 8)

    def digits(self, call: Call) -> None:
        """The digits of the integer in the words, which is a scalar and below n"""
        elements, form, naf = call.elements, call.elements.forms[SCALAR], self.naf
        target, source, width = call.pointer(0), call.pointer(1), call.path.refined(call.number(2, 32))
        if not width.is_constant or width.lo not in naf.widths or naf.words < form.limbs or form.prime >> (naf.length - 1):
            raise Undecided("digits for which it is not proved how they are made")
        call.apart([(target, naf.length, True), (source, 8 * naf.words, False)])
        if call.machine.resolve(target) == call.machine.resolve(source):
            raise Violation("digits that are written to the words that they are made of")
        words = [call.machine.load(source.moved(8 * i), 8) for i in range(naf.words)]
        if any(not isinstance(word, Word) or not word.is_constant or word.lo for word in words[form.limbs :]):
            raise Undecided("a word above a scalar that is not known to be zero")
        value = elements.fields[SCALAR].scale(elements.value(SCALAR, words[: form.limbs]), form.factor)
        for i in range(naf.length):
            call.machine.store(target.moved(i), digit_byte(elements, Digit(value.key, width.lo, naf.length, i)), 1)

    def _digit(self, call: Call) -> Digit:
        """The digit that the third argument is."""
        word = call.number(2, 32)
        for atom in {atom for monomial in word.poly.terms for atom in monomial}:
            found = call.elements.byte_key(atom)
            if isinstance(found, Digit) and same(call.path, [word], [extended(call.path, digit_byte(call.elements, found))]):
                return found
        raise Undecided("what is added by is not known to be a digit")

    # ------------------------------------------------------------------ points

    def neutral(self, call: Call) -> None:
        """r = (1 : 1 : 0)"""
        size, field = call.elements.forms[TAG].size, call.elements.fields[TAG]
        for i, number in enumerate((1, 1, 0)):
            call.store(TAG, call.pointer(0).moved(i * size), field.const(number))

    def add(self, call: Call) -> None:
        """total = total + digit*P, for a table of odd multiples of P"""
        digit, size = self._digit(call), call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        entries = 1 << (digit.width - 2)
        call.apart([(target, JACOBIAN * size, True), (table, JACOBIAN * entries * size, False)])
        points = [named.load(call, table.moved(JACOBIAN * i * size)) for i in range(entries)]
        unit, _ = points[0]
        if any(point != unit.scaled(2 * i + 1) for i, (point, _) in enumerate(points)):
            raise Undecided("a table that does not hold the odd multiples of one point")
        self._sum(call, unit, digit, tuple(keys for _, keys in points))

    def add_base(self, call: Call) -> None:
        """total = total + digit*G, for a table of odd multiples of G, which are numbers"""
        digit, size = self._digit(call), call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        entries = 1 << (digit.width - 2)
        call.apart([(target, JACOBIAN * size, True), (table, AFFINE * entries * size, False)])
        for i, wanted in enumerate(self.group.shapes.odd_multiples(entries)):
            found = [call.load(TAG, table.moved((AFFINE * i + j) * size)).constant for j in range(AFFINE)]
            if found != wanted:
                raise Undecided("a table that does not hold the odd multiples of the generator")
        self._sum(call, Multiple.of([(self.group.generator(), Form.number(1))]), digit, ())

    def _sum(self, call: Call, unit: Multiple, digit: Digit, keys: object) -> None:
        target = call.pointer(0)
        total, before = named.load(call, target)
        parts = []
        for base, form in unit.parts:
            if form.constant is None:
                raise Undecided("a table of multiples that depend on a scalar")
            parts.append((base, Form.of([(digit, form.constant)])))
        named.store(call, target, total.plus(Multiple.of(parts)), ("add digit", before, digit, keys))


# ---------------------------------------------------------------------- digits as words


def digit_byte(elements: Elements, digit: Digit) -> Word:
    """The byte that holds a digit: the digit, and 256 more where that is negative."""
    return elements.unknown_byte(digit)


def extended(path: Path, byte: Word) -> Word:
    """The digit as a signed number of 32 bits."""
    return path.sum((byte, 1), (path.bit_of(byte, 7), (1 << 32) - (1 << 8)))
