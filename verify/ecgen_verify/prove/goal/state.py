# SPDX-License-Identifier: MIT
"""What terms speak of: operands, where a function is called or begins, and what is known of them on one path.

Trusted: values that are not asked about have one name, so that equal ones are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ecgen.contracts import multiples as m
from ecgen.logic import types
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type
from ecgen.logic.terms import Apply, Const, Named, Op, Term, Var, at, substitute, subterms, variables
from ecgen_verify.prove.composed.buffers import String, Whole
from ecgen_verify.prove.composed.effects import Call, decoded, size_of
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.formulas import doublings
from ecgen_verify.prove.composed.promise import elements_of, operand_of
from ecgen_verify.prove.composed.roots import Unproved, always_found
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.normal import Normal
from ecgen_verify.prove.machine import Leak, Machine, Pointer
from ecgen_verify.prove.multiples.digits import coded, odd_of, pieces, stored, whole
from ecgen_verify.prove.multiples.forms import Digit, Digits, Sign
from ecgen_verify.prove.multiples.named import GENERATOR, Multiple
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

FIELD, SCALAR = "fe", "sc"
#: The tag of the modulus by its symbol.
TAGS = {"p": FIELD, "n": SCALAR}


def no_rule(*_: object, **__: object) -> Any:
    """In place of what a state, or a point, has no rule for."""
    raise Undecided("a term for which there is no rule")


def entries_of(root: Term) -> dict[str, list[int]]:
    """By the names of the tables in a term: by what their entries are multiples."""
    return {part.args[0].name: entries for part in subterms(root) if (entries := m.entries(part)) is not None
            and isinstance(part, Named) and isinstance(part.args[0], Var)}  # fmt: skip


def of_one_item(contract: Contract) -> Contract:
    """Of a contract that says the same of each item of its arrays, which are all of one length: what it says of arrays of one
    item."""
    arrays = {param.name: param.type for param in contract.params if isinstance(param.type, types.Array | types.Scratch)}
    match contract.ensures:
        case [Apply(Op.FOR_EACH, (Var(index), Var(count), formula))] if {kind.count for kind in arrays.values()} == {count}:
            items = {at(Var(name), Var(index)): Var(name) for name in arrays}
            if not {index, count, *arrays} & {*variables(substitute(formula, dict.fromkeys(items, Const(0))))}:
                kinds = [one.type.item if isinstance(one.type, types.Array) else one.type for one in contract.params]
                params = tuple(replace(one, type=kind) for one, kind in zip(contract.params, kinds, strict=True))
                return replace(contract, params=params, ensures=(substitute(formula, items),))
    raise Undecided("arrays of which more is ensured than what each item is")


class State(Call):
    """Operands as they stand in memory when a function is called, and what is known of them on one path. `asking`: paths are told
    apart by whether a value is zero that is inverted."""

    asking = False

    def __init__(self, contract: Contract, machine: Machine, elements: Elements, tag: str = FIELD) -> None:
        super().__init__(machine, elements, tag)
        self.contract, self.places = contract, {param.name: i for i, param in enumerate(contract.params)}

    def place(self, name: str) -> Pointer:
        return self.pointer(self.places[name])

    def by_value(self, name: str) -> Word:
        """A number, of 32 bits but for sizes, with its sign where it is a digit; or the bit that a mask is."""
        kind, place = self.contract.param(name).type, self.places[name]
        if isinstance(kind, types.Mask):
            return self.mask(place)
        number = self.path.refined(self.number(place, 64 if isinstance(kind, types.Size) else 32))
        if number.secret and isinstance(kind, types.Size):
            raise Leak("a secret decides a length")
        if isinstance(kind, types.Digit) and number.is_constant:
            return number.instead(number.lo - (number.lo >> 31 << 32))
        return number

    def values(self, name: str, count: int | None = None) -> Sequence[Value]:
        """The elements of a parameter, or so many, the first ones; name' for what an updated one is at the return. A doubling is
        shown whatever T is."""
        kind = self.contract.param(name).type
        tag, known = elements_of(kind)
        if kind == types.Point("ed25519") and self.contract.ensures == (Var("r").equals(2 * Var("p")),):
            known = 3
        return self.loaded(tag, self.place(name), count or known)

    def string_in(self, name: str, most: int | None = None) -> String:
        """The bytes of a parameter; `most`: no more than so many, the first ones, have to be known."""
        kind = self.contract.param(name).type
        length = self.by_value(kind.length) if isinstance(kind, types.Buffer) else constant(self.extent(name))
        return self.string(self.place(name), length, most)

    def bytes(self, name: str) -> Sequence[Word]:
        string = self.string_in(name)
        if isinstance(string, Whole):
            raise Undecided(f"the bytes {name}, which are not known one by one")
        return string

    def extent(self, name: str) -> int:
        """Bytes behind the pointer, at the most."""
        param, count = self.contract.param(name), 1
        match param.type:
            case types.Bits(str() as number) | types.Words(str() as number):
                if not (given := self.by_value(number)).is_constant:
                    raise Undecided("a number of bits or words that is not known")
                return 8 * given.lo if isinstance(param.type, types.Words) else -(-given.lo // 8)
            case types.Buffer(number):
                return self.by_value(number).hi
            case types.Words(int() as words):
                return 8 * words
            case types.Scratch(_, number):
                count = self.by_value(number).hi
            case types.Table():
                count = max(len(entries_of(formula).get(name, ())) for formula in self.contract.ensures)
        operand = operand_of(self.contract, param)
        return count * operand.length * (self.elements.forms[operand.tag].size if operand.tag else 1)

    # points, and integers by which they are multiplied

    def table(self, law: Any, name: str, factors: Sequence[int]) -> Multiple:
        """The point whose multiples by these factors are in a table: those of a multiple of the generator, if it is a constant of
        the program; else 1 is among the factors. Raises Undecided for others."""
        kind, place = item_type(self.contract.param(name).type), self.place(name)
        assert isinstance(kind, types.Point)
        size = elements_of(kind)[1]
        values = self.loaded(FIELD, place, size * len(factors))
        if place.base == "image":
            table = tuple(value.number for value in values)
            count = None if None in table else doublings(law.spec, kind.struct, table, tuple(factors))
            if count is None:
                raise Undecided("a table that does not hold the multiples of the generator in turn")
            return Multiple.of([(GENERATOR, Poly.constant(1 << count))])
        points: list[Multiple] = []
        for i in range(0, len(values), size):
            points += law.loaded(kind, values[i : i + size])
        unit = points[list(factors).index(1)]
        if points != [unit.scaled(factor) for factor in factors]:
            raise Undecided("a table that does not hold the multiples of one point in turn")
        return unit

    def digit(self, name: str, sign: str, number: int = 0, factors: Sequence[int] = ()) -> Poly:
        """An integer by value, as a number or in digits of scalars: a number and what each bit adds, where it is coded so.
        `sign`: a mask, where the negative is meant; or nothing."""
        word, kind = self.by_value(name), self.contract.param(name).type
        if word.is_constant:
            value = coded(self, word, number, factors, None) if factors else Poly.constant(word.lo)
            return value.scale(-1 if sign and self.decided(self.by_value(sign)) else 1)
        negate = self.number(self.places[sign]) if sign else None
        if isinstance(kind, types.Digit):
            return Poly.atom(whole(self, word, kind.values, negate))
        return coded(self, word, number, factors, negate)

    def in_words(self, value: Value, *, odd: bool) -> tuple[Sequence[Word], Word]:
        """A scalar as an integer, or whichever of k and n - k is `odd`, and whether that is n - k; others are 0."""
        digits = odd_of(self.elements, value)._replace(width=int(odd))
        return pieces(self.elements, digits), self.elements.unknown_byte(Sign(digits), 1)

    def words_in(self, name: str) -> Sequence[Word]:
        """Of a parameter."""
        return self.words(self.place(name), self.extent(name) // 8)

    def in_digits(self, digits: Digits) -> Sequence[Word]:
        """Those with a sign of their own, as they stand in memory."""
        return [stored(self.elements, Digit(digits, i)) for i in range(digits.length)]

    # what is known of values

    def is_known(self, bit: Word, value: int = 1) -> bool:
        """Whether it is this on the path."""
        return self.path.resolve(bit.poly) == Poly.constant(value)

    def normal(self, value: Value, tag: str = "") -> Value:
        """The value, rewritten by what is known."""
        return value

    def unequal(self, sides: Iterable[tuple[Value, Value]], tag: str = "") -> tuple[Value, Value] | None:
        """The first of these pairs of elements that are not known to be the same, or of parts of them; None where all are."""
        field = self.elements.fields[tag or self.tag]
        pairs = (pair for one, other in sides for pair in zip(field.parts(one), field.parts(other), strict=True))
        return next((pair for pair in pairs if self.normal(field.sub(*pair), tag).terms), None)

    def inverse(self, value: Value, tag: str) -> Value:
        """1/value, and 0 for 0."""
        value = self.normal(value, tag)
        if self.asking and value.monomial is not None and self.is_zero(value, tag):
            return self.elements.fields[tag].const(0)
        return self.normal(self.inv(value, tag), tag)

    def is_square(self, value: Value, tag: str) -> bool:
        return value.number == 0 or not self.decided(self.elements.bit(("no square", tag, value)))

    def decoded(self, number: Sequence[Word], tag: str) -> tuple[Value, Word]:
        """What these bytes are modulo a number, the lowest first, and the bit that is 1 where they are not below it."""
        return decoded(self.elements, self.elements.forms[tag], number, self.path)

    def number_bytes(self, tag: str, value: Value) -> list[Word]:
        """Of an element as a natural number below its modulus, the lowest first."""
        return [self.elements.byte(tag, value, i) for i in range(size_of(self.elements.forms[tag]))]


class Left(State):
    """Operands at the entry and what the function left behind."""

    asking = True

    def __init__(self, contract: Contract, view: View, tag: str) -> None:
        super().__init__(contract, replace(view.setting.entry, domain=view.machine.domain), view.elements, tag)
        self.view, self._normal = view, Normal(view.field, view.known_zero, view.nonzero())

    def values(self, name: str, count: int | None = None) -> Sequence[Value]:
        param = self.contract.param(plain := name.removesuffix("'"))
        is_left = name != plain or (param.output and not param.updated)
        return self.view.result(plain, count) if is_left else super().values(name, count)

    def string_in(self, name: str, most: int | None = None) -> String:
        """Of an updated string name' is what it is at the return."""
        if name not in self.contract.left:
            return super().string_in(name, most)
        plain = name.removesuffix("'")
        return self.view.words(self.place(plain), self.extent(plain), 1)

    def normal(self, value: Value, tag: str = "") -> Value:
        return self._normal(value) if (tag or self.tag) == self.view.tag else value

    def is_square(self, value: Value, tag: str) -> bool:
        """By what a call found; by a root that the function leaves; or by the lemma of `roots`, which says no."""
        field, asked = self.elements.fields[tag], self.elements.asked(("no square", tag, value))
        if asked is not None:
            return not self.decided(asked)
        for param in (param for param in self.contract.outputs if isinstance(param.type, types.Element)):
            if any(not self.normal(field.sub(field.mul(root, root), value), tag).terms for root in self.view.result(param.name)):
                return True
        reasons = []
        for compared in (other for where, other in self.zeros[1] if where == tag):
            try:
                always_found(field, value, compared, {bit: fact for bit, (_, fact) in self.elements.facts.items()})
                return False
            except Unproved as reason:
                reasons.append(str(reason))
        raise Undecided(f"it is not known whether a value is a square: {'; '.join(reasons) or 'nothing was compared'}")
