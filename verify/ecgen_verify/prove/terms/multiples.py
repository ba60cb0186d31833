# SPDX-License-Identifier: MIT
"""The value of a term where points are sums of multiples of points, and bytes may be a whole operand of any length.

Trusted: one rule for each operation. What nobody looks into is an unknown named by what it is made of, so that equal terms have
equal values: the affine coordinates of a point by the point, which are (0, 0) for the neutral element of a curve in Weierstrass
form; a point by the string that encodes it; an integer modulo n by its bytes. Operands are on the curve, and of order n where
its cofactor is not 1, as `kept` asks of the contracts.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import sort_of
from ecgen.logic.terms import NEUTRAL, Apply, Const, N, Named, Op, Sort, Term, Var, has_prime_order, subterms
from ecgen.logic.types import Bits, Buffer, Bytes, ByValue, Element, Extension, Point, Several, Type, Words
from ecgen_verify.prove.composed.buffers import pieces_of
from ecgen_verify.prove.composed.effects import encoded, sum_of_bytes
from ecgen_verify.prove.composed.elements import Form, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.points import GroupLaw
from ecgen_verify.prove.goal.points import Point as Coordinates
from ecgen_verify.prove.goal.state import FIELD, SCALAR
from ecgen_verify.prove.goal.terms import Number, Terms
from ecgen_verify.prove.multiples.digits import filled
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.forms import Half
from ecgen_verify.prove.multiples.named import (
    GENERATOR,
    SYSTEMS,
    Base,
    Multiple,
    base_of,
    image,
    is_neutral_on,
    multiple_of,
    neutral_bit,
    preimage,
    product,
    scalar_multiple,
)
from ecgen_verify.prove.scalars.effects import number_modulo
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER
from ecgen_verify.prove.terms.tables import by_digit
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Begins what names a point that a string encodes.
ENCODED = "encoded point"


def is_understood(contract: Contract) -> bool:
    """Whether there is a rule for the types of all parameters."""
    kinds = [param.type.item if isinstance(param.type, Several) else param.type for param in contract.params]
    simple = Element | Extension | Bytes | Buffer | Bits | Words | ByValue
    return all(isinstance(kind, simple) or kind in SYSTEMS for kind in kinds) and not contract.lanes


def system_of(contract: Contract, kind: Type, name: str = "") -> str:
    """The coordinates of operands that count: a doubling is shown whatever T is, and others where their contract says so."""
    parts = [part for formula in contract.ensures for part in subterms(formula)]
    in_part = contract.ensures == (Var("r").equals(2 * Var("p")),) or m.projective(Var(name)) in parts
    return "projective" if in_part and kind == Point("ed25519") else SYSTEMS[kind]


class MultipleTerms(Terms):
    """`Terms`, where a point is a list of one multiple."""

    @property
    def scalars(self) -> Field:
        return self.elements.fields[SCALAR]

    @property
    def order(self) -> Form:
        return self.elements.forms[SCALAR]

    # ------------------------------------------------------------------ points

    def group_law(self, root: Term) -> Multiples:
        return Multiples(self)

    def point(self, root: Term) -> Coordinates:
        match root:
            case Named(_, _, _, (Var(table), *_)) if (entries := m.entries(root)) is not None:
                return [self.state.table(table, entries)]
        return super().point(root)

    def _coordinates(self, kind: Type, values: Sequence[Value]) -> Coordinates:
        return [multiple_of(self.field, values, system_of(self.contract, kind))]

    def _on_curve(self, root: Term) -> Coordinates:
        return self.point(root)

    def _multiple(self, k: Term, p: Term) -> Coordinates:
        """Of a point of order n by what k is modulo n; of others by a k that is below n."""
        (point,) = self.point(p)
        if isinstance(k, Const):
            return [point.scaled(k.value)]
        if (digit := by_digit(self, k)) is not None:
            return [product(digit, point)]
        single = point.single
        times = None if single is None else single[1].constant
        if single is None or times is None:
            raise Undecided("a multiple of a point that is no multiple of one by a number")
        if not self._is_below_order(k) and not self._has_order(p, single[0]):
            raise Undecided("a multiple by an integer modulo n of a point that is not known to have the order n")
        return [scalar_multiple(self.elements, self.scalar(k), single[0]).scaled(times)]

    def _has_order(self, p: Term, base: Base) -> bool:
        return self._all_have_order or base == GENERATOR or has_prime_order(p) in self.contract.requires

    @property
    def _all_have_order(self) -> bool:
        of_twist = any(isinstance(kind, Point) and kind.is_of_twist for kind in self.types.values())
        return self.spec.curve is not None and self.spec.curve.cofactor == 1 and not of_twist

    def is_of_order(self, point: Multiple) -> bool:
        """Whether that is known. Points that are neither the generator nor encoded are operands, of which `kept` asks it."""
        bases = [] if self._all_have_order else [base for base, _ in point.parts if base != GENERATOR]
        self.elements.told_order.update(base for base in bases if base[0] != ENCODED)
        asked = [Multiple.of([(base, Times.number(1))]) for base in bases if base[0] == ENCODED]
        return all((poly := self.path.resolve(self.order_bit(one).poly)).is_constant and poly.integer == 1 for one in asked)

    def order_bit(self, point: Multiple) -> Word:
        """The bit that is 1 where the point has the order n, or is neutral."""
        return neutral_bit(self.elements, point.scaled(self.order.prime))

    def is_required(self, base: Base) -> bool:
        """Whether that is an operand which is required to have the order n."""
        return any(has_prime_order(Var(param.name)) in self.contract.requires
                   and base_of(self.state.values(param.name), SYSTEMS[param.type]) == base
                   for param in self.contract.inputs if param.type in SYSTEMS)  # fmt: skip

    def by_scalars(self, point: Multiple) -> Multiple | None:
        """The same point, where each of its points is taken times all digits of a scalar, or times one half of it, and its image
        times the other. What is such only modulo n, of points of the order n. None for others."""
        digits = {base: form.whole for base, form in point.parts}
        known, halves = Multiple(), {}
        for base, whole in digits.items():
            if whole is None or not (whole.exact or self._all_have_order or base == GENERATOR or self.is_required(base)):
                return None
            if isinstance(whole.of, Half):
                halves[base] = whole.of
            else:
                known = known.plus(scalar_multiple(self.elements, Value(dict(whole.of)), base))
        for base, half in halves.items():
            if halves.get(preimage(base) if half.which else image(base)) != half._replace(which=1 - half.which):
                return None
            if not half.which:
                known = known.plus(scalar_multiple(self.elements, Value(dict(half.scalar)), base))
        return known

    # ------------------------------------------------------------------ numbers modulo n

    def number(self, root: Term, tag: str = "") -> Number:
        match root:
            case Apply(Op.MODULO, (Apply(Op.LITTLE_ENDIAN, (string,)), modulus)) if tag == SCALAR and modulus == N:
                return sum_of_bytes(self.scalars, self.bytes(string), self.path)
            case Apply(Op.MODULO, (x, modulus)) if tag == SCALAR and modulus == N:
                return number_modulo(self.scalars, ORDER, self._source(x))
            case Apply(Op.ADD, (Apply(Op.MODULO, (x, modulus)), Const(1))) if tag == SCALAR and modulus == N - 1:
                return self.scalars.add(number_modulo(self.scalars, LESS_ONE, self._source(x)), self.scalars.const(1))
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _) if tag == SCALAR and not self._is_below_order(root):
                return number_modulo(self.scalars, ORDER, self._source(root))
        return super().number(root, tag)

    def root(self, square: Term, tag: str) -> Value:
        """The same for the same square; which of the two is not said."""
        value, field = self._single(self.number(square, tag)), self.elements.fields[tag]
        return field.const(0) if value.constant == 0 else field.named(("root", value.key))

    def _is_below_order(self, root: Term) -> bool:
        """Whether the integer itself lies in [0, n)."""
        match root:
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, _):
                poly = self.path.resolve(self.state.decoded(self.natural(root), SCALAR)[1].poly)
                return poly.is_constant and not poly.integer
            case Apply(Op.MODULO, (_, modulus)) | Apply(Op.ADD, (Apply(Op.MODULO, (_, modulus)), Const(1))):
                return modulus == (N if root.op is Op.MODULO else N - 1)
            case Apply(Op.RESIDUE, (x,)):
                return self.tag_of(x) == SCALAR
        return not isinstance(root, Named) and sort_of(root, self.types) is Sort.ELEMENT and self.tag_of(root) == SCALAR

    def _source(self, root: Term) -> tuple[object, ...]:
        """What names an integer by its bytes."""
        match root:
            case Apply(Op.BIG_ENDIAN, (string,)):
                return self.pieces(string)
        return names_of(self.path, self.natural(root)[::-1])

    def natural(self, root: Term) -> Sequence[Word]:
        match root:
            case Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN | Op.RESIDUE, _):
                return super().natural(root)
        if not self._is_below_order(root):
            raise Undecided("an integer that is not known to be below n")
        return self.state.number_bytes(SCALAR, self.scalar(root))

    def words(self, root: Term, count: int) -> Sequence[Word]:
        match root:
            case Apply(Op.RESIDUE, (k,)):
                words, _ = self.state.in_words(self.scalar(k), odd=False)
            case Named("odd", _, _, (k,)):
                words, _ = self.state.in_words(self.scalar(k), odd=True)
            case _:
                return super().words(root, count)
        return filled(self.elements, words, count)

    def is_known(self, formula: Term) -> bool:
        """Whether something that a function requires of numbers is known to hold."""
        match formula:
            case Apply(Op.AT_MOST, (Const(least), Var(name))):
                return least <= self.state.bounds(name)[0]
            case Apply(Op.AT_MOST, (Var(name), Const(most))):
                return self.state.bounds(name)[1] <= most
        return False

    # ------------------------------------------------------------------ byte strings

    def pieces(self, root: Term) -> tuple[object, ...]:
        """What names a string: each of its bytes, or all of it."""
        return pieces_of(self.path, self.state.string(root.name) if isinstance(root, Var) else self.bytes(root))

    # ------------------------------------------------------------------ bits

    def truth(self, root: Term) -> Word:
        match root:
            case Apply(Op.EQUAL, (p, symbol)) if symbol == NEUTRAL:
                return neutral_bit(self.elements, self.point(p)[0])
            case Apply(Op.LESS, (Const(0), x)):
                value, refused = self.state.decoded(self.natural(x), SCALAR)
                return constant(int(self.state.decided(refused) or not self.state.is_zero(value, SCALAR)))
            case Apply(Op.EQUAL, (string, Apply(Op.ZEROS))):
                number = encoded(self.elements, self.path, self.bytes(string), FIELD)
                if number is not None:
                    return self.elements.is_zero(FIELD, number)
            case Named("is_negative", _, _, (k,)):
                return self.state.in_words(self.scalar(k), odd=True)[1]
            case Apply(Op.HAS_PRIME_ORDER, (p,)):
                (point,) = self.point(p)
                return constant(1) if self._has_order(p, ()) else self.order_bit(point)
        return super().truth(root)


class Multiples(GroupLaw):
    """Sums of multiples of points of unknown coordinates."""

    def __init__(self, terms: MultipleTerms) -> None:
        super().__init__(terms.spec, terms.state)
        self.terms = terms

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
        rest = expected[0].plus(got[0].scaled(-1))
        if (rest.parts and expected[0] != self.terms.by_scalars(got[0])
                and not is_neutral_on(self.state.elements, self.state.path, rest)):  # fmt: skip
            raise Undecided("a point is not the multiple that is claimed")
        return None
