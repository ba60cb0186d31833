# SPDX-License-Identifier: MIT
"""Field elements as they stand in memory and masks as they stand in registers.

Trusted: an element is all of its words or nothing; a value has one canonical form, so that the same value is the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.moduli import Form as Form
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Key as Name
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant, known_number
from ecgen_verify.prove.world import Undecided, World

ONES = (1 << 64) - 1


@dataclass(frozen=True)
class Standing:
    """The name of the words of an element. `opaque`: a number of their own, not 0, for words that are not canonical."""

    tag: str
    value: Value
    opaque: int = 0


@dataclass
class Elements:
    """What all paths of one proof share beside the World. `secret`: words are secrets, also numbers that are known on a path, as
    which path it is may be one. `facts`: for each bit the value that is zero where it is 1. `kept`: what domains know of words on
    all paths."""

    world: World
    fields: dict[str, Field]
    forms: dict[str, Form]
    secret: bool = True
    facts: dict[int, tuple[str, Value]] = field(default_factory=dict)
    kept: dict[object, Any] = field(default_factory=dict)
    _words: dict[object, tuple[Word, ...]] = field(default_factory=dict)
    _names: dict[tuple[int | None, ...], object] = field(default_factory=dict)

    def unknowns(self, name: object, count: int = 1, high: int = ONES, low: int = 0) -> list[Word]:
        """So many unknown words in that range, which are known by that name together: the same for the same name, number and
        range."""
        key = name, count, high, low
        if key not in self._words:
            atoms = tuple(self.world.new_atom(f"word {len(self._words)}", low, high) for _ in range(count))
            self._words[key] = tuple(Word(Poly.atom(atom), low, high, self.secret) for atom in atoms)
            self._names[atoms] = name
        return [*self._words[key]]

    # ------------------------------------------------------------------ elements

    def words(self, tag: str, value: Value) -> list[Word]:
        """The words of an element."""
        form = self.forms[tag]
        number = value.number
        if number is not None:
            stored = number * form.factor % form.prime
            return [constant(stored >> (64 * i) & ONES).marked(self.secret) for i in range(form.limbs)]
        return self.unknowns(Standing(tag, value), form.limbs)

    def opaque(self, tag: str, value: Value) -> list[Word]:
        """New words that have this value: those of a number that may be the modulus or more, of which the value does not tell the
        words."""
        return self.unknowns(Standing(tag, value, 1 + len(self._words)), self.forms[tag].limbs)

    def value(self, tag: str, words: Sequence[Word], *, canonical: bool = True) -> Value:
        """The element that these words are; or an opaque one, unless `canonical`. Raises Undecided when they are none."""
        form = self.forms[tag]
        if (stored := known_number(words)) is not None:
            if stored >= form.prime:
                raise Undecided("a constant that is not below the modulus is used as an element")
            return self.fields[tag].const(stored * pow(form.factor, -1, form.prime))
        atoms = tuple(atom for word in words if (atom := atom_of(word.poly)) is not None)
        known = self._names.get(atoms)
        if not isinstance(known, Standing) or len(words) != form.limbs or known.tag != tag or (canonical and known.opaque):
            raise Undecided("what is used as an element is not known to be one")
        return known.value

    # ------------------------------------------------------------------ masks

    def is_zero(self, tag: str, value: Value) -> Word:
        """The bit that is 1 where the value is zero."""
        number = value.number
        if number is not None:
            return constant(int(number == 0)).marked(self.secret)
        monic, _ = self.fields[tag].monic(value)
        bit = self.bit(fact := (tag, monic))
        self.facts |= dict.fromkeys(bit.poly.atoms(), fact)
        return bit

    def bit(self, key: object) -> Word:
        """The unknown bit of that name."""
        return self.unknown_byte(("bit", key), 1)

    def less(self, first: Poly, second: Poly) -> Word:
        """The bit that is 1 where the first number is less than the second one."""
        return self.bit(("less", first.key, second.key))

    def asked(self, key: object) -> Word | None:
        """The unknown bit of that name, if there is one."""
        return self.bit(key) if (("bit", key), 1, 1, 0) in self._words else None

    def zeros(self, path: Path) -> tuple[list[tuple[str, Value]], list[tuple[str, Value]]]:
        """The values that are zero on this path, and those that are not."""
        known: tuple[list[tuple[str, Value]], list[tuple[str, Value]]] = ([], [])
        for atom, fact in self.facts.items():
            bit = path.resolve(Poly.atom(atom))
            if bit.is_constant:
                known[0 if bit.integer else 1].append(fact)
        return known

    # ------------------------------------------------------------------ bytes

    def byte(self, tag: str, value: Value, position: int) -> Word:
        """Byte `position` of the number in [0, p), the lowest first."""
        number = value.number
        if number is not None:
            return constant(number >> (8 * position) & 255).marked(self.secret)
        return self.unknown_byte((tag, value, position), min(255, self.forms[tag].prime - 1 >> 8 * position))

    def unknown_byte(self, key: object, high: int = 255, low: int = 0) -> Word:
        """The unknown byte of that name and in that range."""
        return self.unknowns(key, 1, high, low)[0]

    def number(self, name: object, low: int, high: int) -> Poly:
        """Any in that range."""
        return self.unknown_byte(name, high, low).poly if low < high else Poly.constant(low)

    def differ(self, path: Path, first: Sequence[Word], second: Sequence[Word]) -> Word:
        """The bit that is 1 where any of these bytes is another than that at its place in the second string."""
        differences = [path.resolve(one.poly - other.poly) for one, other in zip(first, second, strict=True)]
        if all(difference.is_constant for difference in differences):
            return constant(int(any(difference.terms for difference in differences))).marked(self.secret)
        return self.bit(("bytes differ", names_of(path, first), names_of(path, second)))

    def name_of(self, *atoms: int | None) -> object:
        """What the unknown words that are these atoms are known by; None where these are not all words of one name."""
        return self._names.get(atoms)


class Knowledge:
    """What is known of values on one path, and what of them is in memory. `tag`: of the modulus of elements where nothing else is
    said."""

    def __init__(self, machine: Machine, elements: Elements, tag: str = "fe") -> None:
        self.elements, self.machine, self.path, self.tag = elements, machine, machine.path, tag

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    def words(self, place: Pointer, count: int, size: int = 8) -> list[Word]:
        """So many words of `size` bytes each; raises Undecided where an address is among them."""
        return [self.machine.number(self.machine.load(place.moved(size * i), size)) for i in range(count)]

    def loaded(self, tag: str, place: Pointer, count: int = 1) -> list[Value]:
        """Elements, one after the other. Raises Undecided where there are none."""
        form = self.elements.forms[tag]
        places = [place.moved(i * form.size) for i in range(count)]
        return [self.elements.value(tag, self.words(one, form.limbs)) for one in places]

    def decided(self, bit: Word) -> bool:
        """Raises Fork where the bit is not known."""
        return bool(self.path.decided(self.path.settled(bit)))

    def is_zero(self, value: Value, tag: str = "") -> bool:
        """Of an element of F_p^2, whether both parts are."""
        tag = tag or self.tag
        return all(self.decided(self.elements.is_zero(tag, part)) for part in self.elements.fields[tag].parts(value))

    @cached_property
    def zeros(self) -> tuple[list[tuple[str, Value]], list[tuple[str, Value]]]:
        """The values that are zero, and those that are not, as far as was known when this was asked first."""
        return self.elements.zeros(self.path)

    def nonzero(self, tag: str = "") -> Callable[[int], bool]:
        """Tells which unknowns cannot be zero: powers of constants, and those known by a test."""
        tag = tag or self.tag
        meanings = self.elements.fields[tag].meanings
        known = {unknown for where, value in self.zeros[1] if where == tag and value.monomial is not None
                 for unknown in value.unknowns}  # fmt: skip

        def is_nonzero(unknown: int) -> bool:
            meaning = meanings[unknown]
            return unknown in known or (isinstance(meaning, tuple) and meaning[0] == "power")

        return is_nonzero

    def inv(self, value: Value, tag: str = "") -> Value:
        """1/value, and 0 for 0."""
        return self.elements.fields[tag or self.tag].inv(value, self.nonzero(tag))


def mask_of(bit: Word, bits: int = 64) -> Word:
    """0 or all-ones."""
    top = (1 << bits) - 1
    return Word(bit.poly.scale(top), bit.lo * top, bit.hi * top, bit.secret)


def same(path: Path, given: Iterable[object], expected: Iterable[Word]) -> bool:
    """Whether the words are the same on this path."""
    pairs = zip(given, expected, strict=True)
    return all(isinstance(word, Word) and not path.resolve(word.poly - other.poly).terms for word, other in pairs)


def atom_of(poly: Poly) -> int | None:
    """The atom that the polynomial is, if it is one."""
    if poly.shift == 0 and len(poly.terms) == 1:
        (monomial, coefficient), *_ = poly.terms.items()
        if coefficient == 1 and len(monomial) == 1:
            return int(monomial[0])
    return None


def names_of(path: Path, words: Iterable[Word]) -> tuple[Name, ...]:
    """What words are known by on this path: those with the same names are the same."""
    return tuple(path.resolve(word.poly).key for word in words)
