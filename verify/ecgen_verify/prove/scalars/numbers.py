# SPDX-License-Identifier: MIT
"""Numbers below n, n - 1 or the number of private keys as they stand in words, not in Montgomery form.

Trusted. Such a number is an element of a modulus of its own, or words that are a sum of bits and surely below it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen.logic.terms import N, Term
from ecgen.spec.group_check import Group
from ecgen_verify.prove.bits import bits_of
from ecgen_verify.prove.composed.effects import modulo
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, known_number
from ecgen_verify.prove.world import Undecided

#: What numbers are below: the order of a curve, that less 1, how many private keys of a group modulo p there are.
ORDER, LESS_ONE, KEYS = "n", "n - 1", "the number of keys"
#: The terms of the first two.
MODULI: Mapping[Term, str] = {N: ORDER, N - 1: LESS_ONE}


def plain_forms(scalar: Form | None, group: Group | None) -> dict[str, Form]:
    """Of a curve or of a group modulo p, in words. `scalar`: how scalars stand in memory."""
    moduli = {} if scalar is None else {ORDER: (scalar.prime, scalar.limbs), LESS_ONE: (scalar.prime - 1, scalar.limbs)}
    moduli |= {} if group is None else {KEYS: (group.exponents - 1, -(-group.exponent_bits // 64))}
    return {tag: Form(tag, modulus, limbs, 1) for tag, (modulus, limbs) in moduli.items()}


def number_modulo(field: Field, tag: str, pieces: tuple[object, ...]) -> Value:
    """The integer modulo the number of this tag, as an element. `pieces`: what names its bytes."""
    return field.named(("bytes mod", tag, pieces)) if pieces else field.const(0)


def modulus_tag(forms: Mapping[str, Form], words: Sequence[Word]) -> str:
    """Which of the moduli these words are. Raises Undecided."""
    number = known_number(words)
    for tag in (ORDER, LESS_ONE, KEYS):
        if tag in forms and (forms[tag].prime, forms[tag].limbs) == (number, len(words)):
            return tag
    raise Undecided("a modulus that is none of those that are known")


def number_of(elements: Elements, path: Path, tag: str, words: Sequence[Word]) -> Value:
    """The number below the modulus that stands in these words. Raises Undecided."""
    try:
        return elements.value(tag, words)
    except Undecided:
        number = path.resolve(total((word.poly, 1 << (64 * i)) for i, word in enumerate(words)))
        low, high = path.interval(number)
        if low < 0 or high >= elements.forms[tag].prime:
            raise Undecided("words that are not known to be below the modulus") from None
        return sum_of_bits(elements.fields[tag], path, number)


def sum_of_bits(field: Field, path: Path, number: Poly) -> Value:
    """A sum of integer multiples of bits, modulo the field's number."""
    bits = bits_of(path.world, path.resolve(number))
    if bits is None:
        raise Undecided("a number that is no sum of bits of words")
    return modulo(field, bits)


def of_bytes(field: Field, path: Path, big_endian: Sequence[Word]) -> Value:
    """The integer that these bytes are, modulo the field's number."""
    return sum_of_bits(field, path, total((byte.poly, 256**i) for i, byte in enumerate(reversed(big_endian))))


def shifted_in(field: Field, path: Path, value: Value, bits: int, more: Poly) -> Value:
    """value * 2^bits + more"""
    return field.add(field.scale(value, 1 << bits), sum_of_bits(field, path, more))
