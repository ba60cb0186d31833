# SPDX-License-Identifier: MIT
"""The value of a term where points are sums of multiples of points, and bytes may be a whole operand of any length.

Trusted: one rule for each operation. What nobody looks into is an unknown named by what it is made of, so that equal terms have
equal values: the affine coordinates of a point by the point, which are (0, 0) for the neutral element of a curve in Weierstrass
form; a point by the string that encodes it; an integer modulo n by its bytes. Operands are on the curve, and of order n where
its cofactor is not 1, as `kept` asks of the contracts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import modulus_of
from ecgen.logic.terms import Apply, Const, N, Named, Op, Term, Var, has_prime_order
from ecgen.logic.types import Buffer, Bytes, Element, Point, Size, Type
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import decoded, sum_of_bytes
from ecgen_verify.prove.composed.elements import Elements, Form, atom_of, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Nonzero, nonzero_on
from ecgen_verify.prove.goal.points import GroupLaw
from ecgen_verify.prove.goal.points import Point as Coordinates
from ecgen_verify.prove.goal.standards import source_of
from ecgen_verify.prove.goal.terms import TAGS, Digits, Number, Rule, State, Terms
from ecgen_verify.prove.multiples.effects import neutral_bit
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.named import (
    GENERATOR,
    Base,
    Multiple,
    multiple_of,
    scalar_multiple,
)
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.scalars.effects import number_modulo, of_known, of_operand, size_of
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

FIELD, SCALAR = "fe", "sc"
#: The system of coordinates of each type of points.
SYSTEMS: dict[Type, str] = {Point("affine"): "affine", Point("point"): "jacobian", Point("ed25519"): "extended"}
#: Begins what names a point that a string encodes.
ENCODED = "encoded point"


def is_understood(contract: Contract) -> bool:
    """Whether there is a rule for the types of all parameters."""
    known = (isinstance(param.type, Element | Bytes | Buffer | Size) or param.type in SYSTEMS for param in contract.params)
    return all(known) and not contract.lanes and not any(param.updated for param in contract.params)


@dataclass(frozen=True)
class Whole:
    """All bytes of an operand of any length."""

    operand: str


class Known(State):
    """Operands, and what is known on one path. `beside`: strings that are none, by what terms call them; `rename`: gives values
    that are known to be the same one name."""

    def __init__(self, contract: Contract, elements: Elements, path: Path) -> None:
        self.contract, self.elements, self.path, self.field = contract, elements, path, elements.fields[FIELD]
        self.beside: dict[str, Sequence[Word]] = {}
        self.rename: Callable[[Value], Value] = lambda value: value

    def string(self, name: str, most: int | None = None) -> Whole | Sequence[Word]:
        """The bytes of a parameter; `most`: no more than so many, the first ones, have to be known."""
        raise Undecided(f"the bytes {name} where there are none")

    def is_at_least(self, name: str, least: int) -> bool:
        """Of a number that is a parameter."""
        raise Undecided(f"the number {name} where there is none")

    def decided(self, bit: Word) -> bool:
        """Raises Fork where the bit is not known."""
        poly = self.path.resolve(bit.poly)
        if not poly.is_constant:
            raise Fork(poly)
        return bool(poly.integer)

    def is_zero(self, value: Value, tag: str = FIELD) -> bool:
        return self.decided(self.elements.is_zero(tag, value))

    def normal(self, value: Value) -> Value:
        return self.rename(value)

    def decoded(self, number: Sequence[Word]) -> tuple[Value, bool]:
        value, refused = decoded(self.elements, self.elements.forms[FIELD], number, self.path)
        return value, self.decided(refused)

    def inverse(self, value: Value, tag: str) -> Value:
        """1/value, and 0 for 0."""
        return self.elements.fields[tag].inv(value, nonzero_on(self.elements, tag, self.path))

    @property
    def nonzero(self) -> Nonzero:
        return nonzero_on(self.elements, FIELD, self.path)

    def bytes(self, name: str) -> Sequence[Word]:
        string = self.string(name)
        if isinstance(string, Whole):
            raise Undecided(f"the bytes {name}, which are not known one by one")
        return string

    def number_bytes(self, tag: str, value: Value) -> list[Word]:
        """The lowest first."""
        return [self.elements.byte(tag, value, i) for i in range(size_of(self.elements.forms[tag]))]


class MultipleTerms(Terms):
    """`Terms`, where a point is a list of one multiple."""

    state: Known

    def __init__(self, contract: Contract, spec: Spec, state: Known, rules: Mapping[tuple[str, str], Rule]) -> None:
        super().__init__(contract, spec, state, FIELD, rules)
        self.elements, self.path = state.elements, state.path

    @property
    def scalars(self) -> Field:
        return self.elements.fields[SCALAR]

    @property
    def order(self) -> Form:
        return self.elements.forms[SCALAR]

    # ------------------------------------------------------------------ points

    def group_law(self, root: Term) -> Multiples:
        return Multiples(self)

    def _coordinates(self, kind: Type, values: Sequence[Value]) -> Coordinates:
        return [multiple_of(self.field, values, SYSTEMS[kind])]

    def point(self, root: Term) -> Coordinates:
        match root:
            case Apply(Op.MUL, (k, p)):
                return [self._multiple(k, p)]
        return super().point(root)

    def _on_curve(self, root: Term) -> Coordinates:
        return self.point(root)

    def _multiple(self, k: Term, p: Term) -> Multiple:
        """Of a point of order n by what k is modulo n; of others by a k that is below n."""
        (point,) = self.point(p)
        single = point.single
        times = None if single is None else single[1].constant
        if single is None or times is None:
            raise Undecided("a multiple of a point that is no multiple of one by a number")
        if not self._is_below_order(k) and not self._has_order(p, single[0]):
            raise Undecided("a multiple by an integer modulo n of a point that is not known to have the order n")
        return scalar_multiple(self.elements, self.scalar(k), single[0]).scaled(times)

    def _has_order(self, p: Term, base: Base) -> bool:
        return self._all_have_order or base == GENERATOR or has_prime_order(p) in self.contract.requires

    @property
    def _all_have_order(self) -> bool:
        return self.spec.curve is not None and self.spec.curve.cofactor == 1

    def is_of_order(self, point: Multiple) -> bool:
        """Whether that is known. Points that are neither the generator nor encoded are operands."""
        bases = [base for base, _ in point.parts if base != GENERATOR and base[0] == ENCODED]
        return self._all_have_order or not any(map(self._other_order, bases))

    def _other_order(self, base: Base) -> bool:
        poly = self.path.resolve(self.order_bit(Multiple.of([(base, Times.number(1))])).poly)
        return not poly.is_constant or bool(poly.integer)

    def order_bit(self, point: Multiple) -> Word:
        """The bit that is 1 where the point has another order than n."""
        return self.elements.bit(("other order", point))

    # ------------------------------------------------------------------ numbers modulo n

    def element(self, root: Term, symbol: str) -> Value:
        return self.scalar(root) if TAGS[symbol] == SCALAR else self._single(self.number(root))

    def scalar(self, root: Term) -> Value:
        """An integer, or an element, modulo n."""
        match root:
            case Const(number):
                return self.scalars.const(number)
            case Var(name) if self._kind(name) == Element("n"):
                return self.state.values(name, None)[0]
            case Apply(Op.RESIDUE, (x,)) if modulus_of(x, self.types) == "n":
                return self.scalar(x)
            case Apply(Op.INVERSE, (x,)):
                return self.state.inverse(self.scalar(x), SCALAR)
            case Apply(Op.MODULO, (Apply(Op.LITTLE_ENDIAN, (string,)), modulus)) if modulus == N:
                return sum_of_bytes(self.scalars, self.bytes(string), self.path)
            case Apply(Op.MODULO, (x, modulus)) if modulus == N:
                return number_modulo(self.scalars, ORDER, self._source(x))
            case Apply(Op.ADD, (Apply(Op.MODULO, (x, modulus)), Const(1))) if modulus == N - 1:
                return self.scalars.add(number_modulo(self.scalars, LESS_ONE, self._source(x)), self.scalars.const(1))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                value, refused = self._below_order(root)
                known = self.path.resolve(refused.poly)
                below = known.is_constant and not known.integer
                return value if below else number_modulo(self.scalars, ORDER, self._source(root))
            case Named():
                known_value = self._named(root)
                if isinstance(known_value, Value):
                    return known_value
        raise Undecided("no rule for an integer modulo n")

    def _inverse(self, x: Number) -> Number:
        return self.state.inverse(self._single(x), FIELD)

    def root(self, square: Term, symbol: str) -> Value:
        """The same for the same square; which of the two is not said."""
        value, field = self.element(square, symbol), self.elements.fields[TAGS[symbol]]
        return field.const(0) if value.constant == 0 else field.named(("root", value.key))

    def _is_below_order(self, root: Term) -> bool:
        """Whether the integer itself lies in [0, n)."""
        match root:
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                poly = self.path.resolve(self._below_order(root)[1].poly)
                return poly.is_constant and not poly.integer
            case Const() | Named():
                return False
        self.scalar(root)  # of all others
        return True

    def _source(self, root: Term) -> tuple[object, ...]:
        """What names an integer by its bytes."""
        match root:
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if isinstance(string := self.state.string(name), Whole):
                return of_operand(string.operand)
        return of_known(self.path, self.order, self.natural(root).bytes[::-1])

    def _below_order(self, root: Term) -> tuple[Value, Word]:
        """What an integer is modulo n, and the bit that is 1 where it is not below n."""
        number = self.natural(root).bytes
        value = self._encoded(number, SCALAR)
        return (value, constant(0)) if value is not None else decoded(self.elements, self.order, number, self.path)

    def _encoded(self, number: Sequence[Word], tag: str) -> Value | None:
        """The element of which these are all bytes, the lowest first."""
        match (names := self.names(number))[:1]:
            case [(_, frozenset() as key, 0)] if names == [(tag, key, i) for i in range(size_of(self.elements.forms[tag]))]:
                return Value(dict(key))
        return None

    def names(self, number: Sequence[Word]) -> list[object]:
        """Of bytes that are unknowns; None for others."""
        atoms = [atom_of(self.path.resolve(byte.poly)) for byte in number]
        return [None if atom is None else self.elements.byte_key(atom) for atom in atoms]

    def natural(self, root: Term) -> Digits:
        match root:
            case Apply(Op.RESIDUE, (x,)) if modulus_of(x, self.types) == "p":
                return Digits(tuple(self.state.number_bytes(FIELD, self._single(self.number(x)))))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                return super().natural(root)
        if not self._is_below_order(root):
            raise Undecided("an integer that is not known to be below n")
        return Digits(tuple(self.state.number_bytes(SCALAR, self.scalar(root))))

    def polynomial(self, root: Term) -> Poly | None:
        """An integer that is known by words, not by bytes."""
        return None

    # ------------------------------------------------------------------ byte strings

    def pieces(self, root: Term) -> tuple[object, ...]:
        """What names a string: each of its bytes, or all of it."""
        if isinstance(root, Var) and isinstance(string := self.state.string(root.name), Whole):
            return (of_operand(string.operand),)
        return names_of(self.path, self.bytes(root))

    def bytes(self, root: Term) -> Sequence[Word]:
        match root:
            case Apply(Op.ZEROS, (Const(length),)):
                return (constant(0),) * length
        return super().bytes(root)

    # ------------------------------------------------------------------ bits

    def bit(self, root: Term) -> bool:
        match root:
            case Apply(Op.LESS, (Const(0), x)):
                value, refused = self._below_order(x)
                return self.state.decided(refused) or not self.state.is_zero(value, SCALAR)
            case Apply(Op.LESS, (x, modulus)) if modulus == N:
                return not self.state.decided(self._below_order(x)[1])
            case Apply(Op.EQUAL, (string, Apply(Op.ZEROS))) if (number := self._encoded(self.bytes(string), FIELD)) is not None:
                return self.state.is_zero(number)
            case Apply(Op.AT_MOST, (Const(least), Var(name))):
                return self.state.is_at_least(name, least)
            case Apply(Op.IS_SQUARE, (x,)) if (symbol := modulus_of(x, self.types)) is not None:
                square = self.element(x, symbol)
                return square.constant == 0 or not self.state.decided(self.elements.bit(("no square", TAGS[symbol], square.key)))
            case Apply(Op.HAS_PRIME_ORDER, (p,)):
                (point,) = self.point(p)
                return self._has_order(p, ()) or not self.state.decided(self.order_bit(point))
        return super().bit(root)


class Multiples(GroupLaw):
    """Sums of multiples of points of unknown coordinates."""

    def __init__(self, terms: MultipleTerms) -> None:
        super().__init__(terms.ground)
        self.state = terms.state

    def neutral(self) -> Coordinates:
        return [Multiple()]

    def generator(self) -> Coordinates:
        return [Multiple.of([(GENERATOR, Times.number(1))])]

    def add(self, p: Coordinates, q: Coordinates) -> Coordinates:
        return [p[0].plus(q[0])]

    def negative(self, p: Coordinates) -> Coordinates:
        return [p[0].scaled(-1)]

    def affine(self, p: Coordinates) -> list[Value]:
        """Names that `multiple_of` does not know: (0, 0), where the point is neutral, is on no curve."""
        return [self.field.named(("affine", p[0], i)) for i in range(2)]

    def is_neutral(self, p: Coordinates) -> bool:
        return self.state.decided(neutral_bit(self.state.elements, p[0]))

    def is_same(self, p: Coordinates, q: Coordinates) -> bool:
        raise Undecided("whether two multiples are one point")

    def missing(self, got: Coordinates, expected: Coordinates) -> tuple[Value, Value] | None:
        if got != expected:
            raise Undecided("a point is not the multiple that is claimed")
        return None


def rules_of(standards: Mapping[Callable[..., Term], Callable[..., object]]) -> dict[tuple[str, str], Rule]:
    """By name and source: what gives the value of a function of a standard."""
    return {source_of(standard): partial(_ruled, rule) for standard, rule in standards.items()}


def _ruled(rule: Callable[..., object], terms: Terms, args: tuple[Term, ...]) -> object:
    assert isinstance(terms, MultipleTerms)
    value = rule(terms, *args)
    return tuple(value) if args and isinstance(value, list) and isinstance(value[0], Word) else value
