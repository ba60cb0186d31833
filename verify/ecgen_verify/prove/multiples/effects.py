# SPDX-License-Identifier: MIT
"""What calls do to points that are known as multiples of points.

Trusted. The group law's functions are proved to be their formulas, and these by SymPy to be the group law but for the cases that
they state (`ecgen.curve.prove`): the incomplete additions are wrong only for p = q and where just one operand is neutral. A
multiple L*P of a point of prime order n unless it is neutral is neutral with P, or where n divides L; so neither of these happens
to L*P and M*P where n divides none of L, M and L - M. All points on the curve are such points where its cofactor is 1; elsewhere
the incomplete additions are taken to be right for multiples of the generator only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ecgen.logic.types import G2
from ecgen_verify.prove.composed.bits import Expansion
from ecgen_verify.prove.composed.claims import IDLE
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, mask_of, same
from ecgen_verify.prove.composed.points import INCOMPLETE
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.pins import group_law, weierstrass_points
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.forms import Bit, Form, never_zero
from ecgen_verify.prove.multiples.lookups import ENTRIES, ENTRY, base_promise, window_promise
from ecgen_verify.prove.multiples.named import AFFINE, JACOBIAN, TAG, Multiple, Table
from ecgen_verify.prove.multiples.odd import odd_promise
from ecgen_verify.prove.multiples.shapes import Shapes
from ecgen_verify.prove.multiples.signs import SCALAR, Guess, Odd, Recognition, form_of
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.multiples.splitting.pairs import never_neutral
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


@dataclass(frozen=True)
class Group:
    """The group of a curve, and how its scalar multiplications take scalars apart; `split`: in two, by an endomorphism.
    `degree`: elements of a coordinate, 2 on the twist, which has the same order."""

    shapes: Shapes
    split: Endomorphism | None = None
    degree: int = 1

    @property
    def order(self) -> int:
        return self.shapes.order

    @property
    def about(self) -> tuple[object, ...]:
        return (self.shapes,) if self.split is None else (self.shapes, self.split)

    # ------------------------------------------------------------------ group law

    @property
    def jacobian(self) -> int:
        """Elements of a point."""
        return JACOBIAN * self.degree

    @property
    def affine(self) -> int:
        """Elements of an affine point."""
        return AFFINE * self.degree

    def double(self, call: Call) -> None:
        """r = 2*p"""
        target, source = call.operands(TAG, self.jacobian, self.jacobian)
        point, keys = named.load(call, source, self.jacobian)
        named.store(call, target, point.scaled(2), ("double", keys), self.jacobian)

    def add(self, call: Call) -> None:
        """r = p + q, for all points"""
        self._add(call, "add", self.jacobian)

    def add_incomplete(self, call: Call) -> None:
        """r = p + q, where the formula is right"""
        self._add(call, "add_incomplete", JACOBIAN, incomplete=True)

    def add_affine(self, call: Call) -> None:
        self._add(call, "add_affine", self.affine)

    def add_affine_incomplete(self, call: Call) -> None:
        self._add(call, "add_affine_incomplete", AFFINE, incomplete=True)

    def _add(self, call: Call, name: str, length: int, *, incomplete: bool = False) -> Word | None:
        target, first, second = call.operands(TAG, self.jacobian, self.jacobian, length)
        (p, p_keys), (q, q_keys) = named.load(call, first, self.jacobian), named.load(call, second, length)
        if incomplete and not (self.split is not None and never_neutral((p, q, p.plus(q.scaled(-1))), self.split)):
            for point in (p, q, p.plus(q.scaled(-1))):
                if point.single is None or point.single[0] != _base(p) or not never_zero(point.single[1], self.order) or (
                        self.shapes.cofactor != 1 and _base(p) != self.generator()):  # fmt: skip
                    raise Undecided("an addition by the formula alone that may meet p = q or a neutral element")
        named.store(call, target, p.plus(q), (name, p_keys, q_keys), self.jacobian)
        return None

    def is_neutral(self, call: Call) -> Word:
        """All-ones where p is neutral"""
        size = self.jacobian * call.elements.forms[TAG].size
        source = call.pointer(0)
        call.apart([(source, size, False)])
        point, _ = named.load(call, source, self.jacobian)
        return mask_of(neutral_bit(call.elements, point))

    def from_affine(self, call: Call) -> None:
        """r = p"""
        target, source = call.operands(TAG, JACOBIAN, AFFINE)
        point, keys = named.load(call, source, AFFINE)
        named.store(call, target, point, ("from affine", keys))

    def neutral(self, call: Call) -> None:
        """z = 0, whatever x and y are"""
        field, others = call.elements.fields[TAG], range(self.affine)
        values = [*(field.named(("coordinate of the neutral element", i)) for i in others), *[field.const(0)] * self.degree]
        call.store(TAG, call.pointer(0), *values)

    # ------------------------------------------------------------------ digits

    def odd(self, call: Call) -> Word:
        """v = K, in words that are zero above it; all-ones where it is -k"""
        form = call.elements.forms[SCALAR]
        target, count, source = call.pointer(0), call.number(1), call.pointer(2)
        if not count.is_constant or count.lo not in self.shapes.word_counts:
            raise Undecided("a number of words for which it is not proved what becomes of a scalar")
        call.apart([(target, 8 * count.lo, True)], [(source, form.size)])
        scalar = call.load(SCALAR, source).key
        call.elements.fields[SCALAR].unknown(("odd", scalar))
        odd, zero = Odd(call.elements, scalar), replace(constant(0), secret=True)
        call.put(target, [*odd.words(), *([zero] * count.lo)][: count.lo])
        return odd.negative

    def lookup(self, call: Call) -> None:
        """r = d * the table's point for the digit d, the bits of the word with the lowest 1, less 2^width, so that it is the sum
        of the signs of the bits above the lowest with weights from 1 on; negated where `negate` is all-ones"""
        width, entries = self.shapes.width, self.shapes.entries
        size = JACOBIAN * call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        call.apart([(target, size, True), (table, entries * size, False)])
        odd, guess = self._recognised(call, self.shapes.digits, call.number(2, 32), call.number(3))
        points = [named.load(call, table.moved(i * size)) for i in range(entries)]
        known = Table.of(points, range(1, 2 * entries, 2))
        form = form_of(odd, _above(guess), [1 << i for i in range(width)])
        named.store(call, target, known.times(form), ("lookup", odd.scalar, guess, known.keys))

    def entry(self, call: Call) -> None:
        """r = table[digit], of 16 entries that are multiples of one point by 0, 1, 2, ...: that by the digit, a sum of bits"""
        size = self.jacobian * call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        call.apart([(target, size, True), (table, ENTRIES * size, False)])
        known = Table.of([named.load(call, table.moved(i * size), self.jacobian) for i in range(ENTRIES)], range(ENTRIES))
        digit = call.path.resolve(call.path.settled(call.number(2, 32)).poly)
        bits = Expansion(call.path.world).of(digit)
        if bits is None or any(bit is None or factor < 0 for bit, factor in bits.items()) or sum(bits.values()) >= ENTRIES:
            raise Undecided("a digit that is not known to consist of bits, or that may be too large")
        form = Form.of((Bit(*bit), factor) for bit, factor in bits.items() if bit is not None)
        named.store(call, target, known.times(form), ("entry", digit.key, known.keys), self.jacobian)

    def base_lookup(self, call: Call) -> None:
        """r = the sum of multiples of G, with the signs of the bits, that the table has an entry for; negated where `negate` is
        all-ones"""
        size = AFFINE * call.elements.forms[TAG].size
        target, table, teeth = call.pointer(0), call.pointer(1), call.number(2, 32)
        if not teeth.is_constant or teeth.lo not in self.shapes.teeth:
            raise Undecided("a number of teeth for which it is not proved what is looked up")
        entries = 1 << (teeth.lo - 1)
        call.apart([(target, size, True), (table, entries * size, False)])
        odd, guess = self._recognised(call, self.shapes.columns, call.number(3, 32), call.number(4))
        if len(guess.bits) != teeth.lo:
            raise Undecided("signs of more or fewer teeth than the table has")
        weights = self.shapes.weights(guess)
        numbers = named.numbers(call, table, AFFINE * entries)
        if [numbers[i : i + AFFINE] for i in range(0, len(numbers), AFFINE)] != self.shapes.multiples(weights):
            raise Undecided("a table that does not hold the multiples of the generator for these signs")
        maker = "base lookup", odd.scalar, guess
        named.store(call, target, Multiple.of([(self.generator(), form_of(odd, guess, weights))]), maker, AFFINE)

    def _recognised(self, call: Call, known: Recognition, word: Word, negate: Word) -> tuple[Odd, Guess]:
        known_form = known.find(call.path, call.elements, word)
        if known_form is None:
            raise Undecided("a digit that is not known to consist of bits of the scalar")
        if not same(call.path, [negate], [known_form[0].negative]):
            raise Undecided("a sign that is not known to be that of the scalar")
        return known_form

    def generator(self) -> named.Base:
        return named.base_of([_constant(value, self.shapes.prime) for value in self.shapes.generator])


def neutral_bit(elements: Elements, point: Multiple) -> Word:
    """The bit that is 1 where the multiple is the neutral element."""
    return elements.bit(("neutral", point))


def _base(point: Multiple) -> named.Base | None:
    """The one point that it is a multiple of."""
    return None if point.single is None else point.single[0]


def _constant(number: int, prime: int) -> Value:
    return Value({(): number % prime} if number % prime else {})


def _above(guess: Guess) -> Guess:
    """Without the lowest bit, which a digit takes for 1."""
    return Guess(guess.top, guess.bits[1:])


def nothing(call: Call) -> None:
    """A function that changes nothing but its own frame."""


def inner_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what scalar multiplications call."""
    shapes = group.shapes
    promises = {**weierstrass_points(-(-shapes.prime.bit_length() // 8)), **INCOMPLETE, "scalar_odd": odd_promise(shapes),
                "lookup": window_promise(shapes), "base_lookup": base_promise(shapes), "wipe_stack": IDLE}  # fmt: skip
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_dbl": group.double, "point_add": group.add, "point_add_incomplete": group.add_incomplete,
        "point_add_affine": group.add_affine, "point_add_affine_incomplete": group.add_affine_incomplete,
        "point_from_affine": group.from_affine, "scalar_odd": group.odd, "lookup": group.lookup,
        "base_lookup": group.base_lookup, "wipe_stack": nothing,
    }  # fmt: skip
    if group.shapes.cofactor != 1:
        effects["point_is_neutral"] = group.is_neutral
    return readings(promises, effects, group.about)


def twist_effects(group: Group) -> Mapping[str, Reading]:
    """By the names after the prefix: what multiplications on the twist call."""
    promises = {**{f"{G2}{name}": promise for name, promise in group_law(G2).items()}, f"{G2}lookup": ENTRY}
    effects: dict[str, Callable[[Call], Word | None]] = {
        "point_neutral": group.neutral, "point_dbl": group.double, "point_add": group.add,
        "point_add_affine": group.add_affine, "point_is_neutral": group.is_neutral, "lookup": group.entry,
    }  # fmt: skip
    return readings(promises, {f"{G2}{name}": effect for name, effect in effects.items()}, group.about)
