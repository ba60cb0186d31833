# SPDX-License-Identifier: MIT
"""Numbers below n, n - 1 or the number of private keys as they stand in words, not in Montgomery form.

Trusted. Such a number is an element of a modulus of its own, or words that are a sum of known words and surely
below it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecgen_verify.prove.composed.elements import Elements, Form, atom_of
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Low, Undecided

#: What numbers are below: the order of a curve, that less 1, how many private keys of a group modulo p there are.
ORDER, LESS_ONE, KEYS = "n", "n - 1", "the number of keys"


def plain_forms(scalar: Form) -> dict[str, Form]:
    """`scalar`: how scalars stand in memory."""
    moduli = {ORDER: scalar.prime, LESS_ONE: scalar.prime - 1}
    return {tag: Form(tag, modulus, scalar.limbs, 1) for tag, modulus in moduli.items()}


def modulo_promise(forms: Mapping[str, Form]) -> Inner:
    """PREFIX_bytes_modulo, of one of the moduli, by tag."""
    size = -(-max(form.prime.bit_length() for form in forms.values()) // 8)
    text = (f"r = the big-endian integer b mod m, m = {' or '.join(forms)}, of which the last byte counts with its "
            f"leading bits where there are {size} bytes and less than 8 are asked for")  # fmt: skip
    tag, kind = (KEYS, "limb") if KEYS in forms else ("sc", "sc")
    prototype = f"void {{p}}_bytes_modulo({{p}}_{kind} *r, const uint8_t *b, size_t length, size_t last, const {{p}}_limb *m)"
    return Inner(text, entry=(tag, prototype))


def modulus_tag(forms: Mapping[str, Form], words: Sequence[object]) -> str:
    """Which of the moduli these words are. Raises Undecided."""
    if all(isinstance(word, Word) and word.is_constant for word in words):
        number = sum(word.lo << (64 * i) for i, word in enumerate(words) if isinstance(word, Word))
        for tag in (ORDER, LESS_ONE, KEYS):
            if tag in forms and forms[tag].prime == number and forms[tag].limbs == len(words):
                return tag
    raise Undecided("a modulus that is none of those that are known")


def number_of(elements: Elements, path: Path, tag: str, words: Sequence[object]) -> Value:
    """The number below the modulus that stands in these words. Raises Undecided."""
    try:
        return elements.value(tag, words)
    except Undecided:
        known = [word for word in words if isinstance(word, Word)]
        if len(known) != len(words) or len(words) != elements.forms[tag].limbs:
            raise
        number = path.resolve(total((word.poly, 1 << (64 * i)) for i, word in enumerate(known)))
        low, high = path.interval(number)
        if low < 0 or high >= elements.forms[tag].prime or number.shift:
            raise Undecided("words that are not known to be below the modulus") from None
        return folded(elements.fields[tag], number)


def folded(field: Field, number: Poly) -> Value:
    """A sum of integer multiples of words, modulo the field's number."""
    result = field.const(0)
    for monomial, factor in number.terms.items():
        if number.shift or len(monomial) > 1:
            raise Undecided("words that are no sum of words")
        result = field.add(result, field.scale(field.named(("word", monomial[0])), factor) if monomial else field.const(factor))
    return result


def shifted_in(field: Field, path: Path, value: Value, bits: int, more: Poly) -> Value:
    """value * 2^bits + more. `more` may be an integer that is no integer sum of words, such as the leading bits of a byte; then
    the sum is an unknown that remembers what it is of."""
    only = value.monomial
    base, more = value, path.resolve(more)
    if only is not None and only[1] == 1 and len(only[0]) == 1 and only[0][0][1] == 1:
        match field.meanings[only[0][0][0]]:
            case ("with bits", frozenset() as key, int(shift), (int(scale), frozenset() as terms)):
                base = Value(dict(key))
                more = path.resolve(Poly(dict(terms), scale)).scale(1 << bits) + more
                bits += shift
    if more.shift:
        return field.named(("with bits", base.key, bits, more.key))
    return field.add(field.scale(base, 1 << bits), folded(field, more))


def of_bytes(field: Field, path: Path, big_endian: Sequence[Word]) -> Value:
    """The integer that these bytes are, modulo the field's number."""
    value = field.const(0)
    for byte in big_endian:
        value = shifted_in(field, path, value, 8, byte.poly)
    return value


def as_difference(path: Path, bit: Word) -> Poly:
    """A bit; where it is the lowest one of floor(x / 2^k), written as (x mod 2^(k+1) - x mod 2^k) / 2^k, so that the sum of the
    bits of x is x."""
    poly, world = path.resolve(bit.poly), path.world
    single = atom_of(poly)
    meaning = world.atoms[single].meaning if single is not None else None
    if not isinstance(meaning, Low) or meaning.bits != 1 or not meaning.of.shift:
        return poly
    count = meaning.of.shift
    scaled = Poly(meaning.of.terms)  # x - x mod 2^k
    for monomial, factor in scaled.terms.items():
        low = world.atoms[monomial[0]].meaning if len(monomial) == 1 else None
        if factor == -1 and isinstance(low, Low) and low.bits == count:
            whole = scaled + Poly.atom(monomial[0])
            if path.resolve(whole - low.of).terms:
                continue
            least, most = path.interval(path.resolve(whole))
            return path.bit_of(Word(path.resolve(whole), least, most), count).poly
    return poly
