# SPDX-License-Identifier: MIT
"""Field elements as they stand in memory and masks as they stand in registers.

Trusted: an element is all of its words or nothing; a value has one canonical form, so that the same value is the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from ecgen_verify.prove.composed.values import Field, Key, Value
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Key as Name
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided, World

ONES = (1 << 64) - 1


@dataclass(frozen=True)
class Form:
    """How elements of one modulus stand in memory: `limbs` words of value * factor mod p."""

    tag: str
    prime: int
    limbs: int
    factor: int

    @property
    def size(self) -> int:
        return 8 * self.limbs


@dataclass
class Elements:
    """What all paths of one proof share beside the World. `facts`: for each bit the value that is zero where it is 1.
    `told`: the operands that calls may tell by their
    time; `told_order`: what names operands that calls take to have the order n. `public`: bits that are no secrets."""

    world: World
    fields: dict[str, Field]
    forms: dict[str, Form]
    secret: bool = True
    facts: dict[int, tuple[str, Value]] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    public: set[int] = field(default_factory=set)
    told_order: set[tuple[object, ...]] = field(default_factory=set)
    _words: dict[tuple[str, Key], list[Word]] = field(default_factory=dict)
    _values: dict[tuple[int, ...], tuple[str, Value]] = field(default_factory=dict)
    _bits: dict[object, int] = field(default_factory=dict)
    _bytes: dict[object, int] = field(default_factory=dict)
    _byte_keys: dict[int, object] = field(default_factory=dict)

    # ------------------------------------------------------------------ elements

    def words(self, tag: str, value: Value) -> list[Word]:
        """The words of an element."""
        form = self.forms[tag]
        number = value.constant
        if number is not None:
            stored = number * form.factor % form.prime
            return [self._known(stored >> (64 * i) & ONES) for i in range(form.limbs)]
        key = (tag, value.key)
        if key not in self._words:
            atoms = tuple(self.world.new_atom(f"{tag}{len(self._words)}[{i}]", 0, ONES) for i in range(form.limbs))
            self._words[key] = [self._word(atom, ONES) for atom in atoms]
            self._values[atoms] = (tag, value)
        return list(self._words[key])

    def opaque(self, tag: str, value: Value) -> list[Word]:
        """New words that have this value: those of a number that may be the modulus or more, of which the value does not tell the
        words."""
        atoms = tuple(self.world.new_atom(f"{tag} word {i}", 0, ONES) for i in range(self.forms[tag].limbs))
        self._values[atoms] = (_opaque(tag), value)
        return [self._word(atom, ONES) for atom in atoms]

    def value(self, tag: str, words: Sequence[object], path: Path | None = None, *, canonical: bool = True) -> Value:
        """The element that these words are, on this path if one is given; or an opaque one, unless `canonical`.
        Raises Undecided when they are none."""
        form = self.forms[tag]
        if all(isinstance(word, Word) and word.is_constant for word in words):
            stored = sum(word.lo << (64 * i) for i, word in enumerate(words) if isinstance(word, Word))
            if stored >= form.prime:
                raise Undecided("a constant that is not below the modulus is used as an element")
            return self.fields[tag].const(stored * pow(form.factor, -1, form.prime))
        atoms = tuple(atom for word in words if isinstance(word, Word) and (atom := atom_of(word.poly)) is not None)
        known = self._values.get(atoms)
        if known is None and path is not None and len(atoms) < form.limbs:
            known = self._in_part_known(tag, words, path)
        elif len(atoms) != form.limbs:
            known = None
        if known is None or known[0] not in (tag, *([] if canonical else [_opaque(tag)])):
            raise Undecided("what is used as an element is not known to be one")
        return known[1]

    def _in_part_known(self, tag: str, words: Sequence[object], path: Path) -> tuple[str, Value] | None:
        """The element of which these are the words where the path knows some of them, as that they are 0."""
        given = [path.resolve(word.poly).key if isinstance(word, Word) else None for word in words]
        return next((known for atoms, known in self._values.items() if known[0] == tag
                     and [path.resolve(Poly.atom(atom)).key for atom in atoms] == given), None)  # fmt: skip

    def _known(self, number: int) -> Word:
        """A number that is known on this path: which path it is may be a secret."""
        return replace(constant(number), secret=self.secret)

    def _word(self, atom: int, high: int, low: int = 0) -> Word:
        return Word(Poly.atom(atom), low, high, Poly.atom(atom), self.secret)

    # ------------------------------------------------------------------ masks

    def is_zero(self, tag: str, value: Value) -> Word:
        """The bit that is 1 where the value is zero."""
        number = value.constant
        if number is not None:
            return self._known(int(number == 0))
        monic, _ = self.fields[tag].monic(value)
        return self.bit((tag, monic.key), (tag, monic))

    def bit(self, key: object, fact: tuple[str, Value] | None = None) -> Word:
        """The unknown bit of that name."""
        if key not in self._bits:
            self._bits[key] = self.world.new_atom(f"bit{len(self._bits)}", 0, 1)
            if fact is not None:
                self.facts[self._bits[key]] = fact
        word = self._word(self._bits[key], 1)
        return word.marked(self.secret and self._bits[key] not in self.public)

    def less(self, first: Poly, second: Poly) -> Word:
        """The bit that is 1 where the first number is less than the second one."""
        return self.bit(("less", first.key, second.key))

    def asked(self, key: object) -> Word | None:
        """The unknown bit of that name, if there is one."""
        return self.bit(key) if key in self._bits else None

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
        number = value.constant
        if number is not None:
            return self._known(number >> (8 * position) & 255)
        return self.unknown_byte((tag, value.key, position), min(255, self.forms[tag].prime - 1 >> 8 * position))

    def unknown_byte(self, key: object, high: int = 255, low: int = 0) -> Word:
        """The unknown byte of that name and in that range."""
        if key not in self._bytes:
            self._bytes[key] = self.world.new_atom(f"byte{len(self._bytes)}", low, high)
            self._byte_keys[self._bytes[key]] = key
        return self._word(self._bytes[key], high, low)

    def differ(self, path: Path, first: Sequence[Word], second: Sequence[Word]) -> Word:
        """The bit that is 1 where any of these bytes is another than that at its place in the second string."""
        differences = [path.resolve(one.poly - other.poly) for one, other in zip(first, second, strict=True)]
        if all(difference.is_constant for difference in differences):
            return self._known(int(any(difference.terms for difference in differences)))
        return self.bit(("bytes differ", tuple((path.resolve(a.poly).key, path.resolve(b.poly).key)
                                               for a, b in zip(first, second, strict=True))))  # fmt: skip

    def byte_key(self, atom: int) -> object:
        """The name of the unknown byte that is this atom; None where it is none."""
        return self._byte_keys.get(atom)


class Knowledge:
    """What is known of values on one path. `tag`: of the modulus of elements where nothing else is said."""

    def __init__(self, elements: Elements, path: Path, tag: str = "fe") -> None:
        self.elements, self.path, self.tag = elements, path, tag
        self._nonzero: dict[str, Nonzero] = {}

    @property
    def field(self) -> Field:
        return self.elements.fields[self.tag]

    def decided(self, bit: Word) -> bool:
        """Raises Fork where the bit is not known."""
        poly = self.path.resolve(bit.poly)
        if not poly.is_constant:
            raise Fork(poly)
        return bool(poly.integer)

    def is_zero(self, value: Value, tag: str = "") -> bool:
        return self.decided(self.elements.is_zero(tag or self.tag, value))

    def nonzero(self, tag: str = "") -> Nonzero:
        """What cannot be zero, as far as was known when this was asked first."""
        tag = tag or self.tag
        if tag not in self._nonzero:
            known = [value.unknowns for where, value in self.elements.zeros(self.path)[1]
                     if where == tag and value.monomial is not None]  # fmt: skip
            self._nonzero[tag] = Nonzero(self.elements.fields[tag], frozenset().union(*known))
        return self._nonzero[tag]

    def inv(self, value: Value, tag: str = "") -> Value:
        """1/value, and 0 for 0."""
        return self.elements.fields[tag or self.tag].inv(value, self.nonzero(tag))


@dataclass(frozen=True)
class Nonzero:
    """Tells which unknowns cannot be zero: powers of constants, and those known by a test."""

    field: Field
    known: frozenset[int]

    def __call__(self, unknown: int) -> bool:
        meaning = self.field.meanings[unknown]
        return unknown in self.known or (isinstance(meaning, tuple) and meaning[0] == "power")


def _opaque(tag: str) -> str:
    """In place of the tag, of numbers that are not canonical."""
    return f"{tag}, lazily reduced"


def mask_of(bit: Word, bits: int = 64) -> Word:
    """0 or all-ones."""
    top = (1 << bits) - 1
    return Word(bit.poly.scale(top), bit.lo * top, bit.hi * top, None, bit.secret)


def same(path: Path, given: Iterable[object], expected: Iterable[Word]) -> bool:
    """Whether the words are the same on this path."""
    return all(
        isinstance(word, Word) and path.resolve(word.poly - other.poly).is_constant
        and path.resolve(word.poly - other.poly).integer == 0
        for word, other in zip(given, expected, strict=True)
    )  # fmt: skip


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
