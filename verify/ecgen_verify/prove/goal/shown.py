# SPDX-License-Identifier: MIT
"""Shows what a contract ensures, by the meaning of its terms: the cases, and every formula on the state after the return of one
path. Points are coordinates, or sums of multiples of points.

Trusted: that the cases are all that there are; every formula is shown, for every item where it speaks of arrays; one without a
rule is Undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, product

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type, sort_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Term, Var, subterms, variables
from ecgen.logic.types import Array, Buffer, Digit, DigitArray, Element, Point, Table, Words
from ecgen.spec.load import Spec
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import ONES, Elements, Knowledge
from ecgen_verify.prove.composed.every import ANY_COUNT, Given, array_loop
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.goal.standards import ON_COORDINATES, terms_of
from ecgen_verify.prove.goal.state import FIELD, SCALAR, Left, State, entries_of, no_rule, of_one_item
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.multiples.forms import Digits, Half
from ecgen_verify.prove.multiples.named import Multiple, coordinates, once
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: Executed; all but 0 by induction, but executing 1 tells more of what is wrong.
COUNTS = tuple(Case(f"count {count}", count, {"count": (count, count)}) for count in range(2))


@dataclass(frozen=True)
class Cuts:
    """Where cases are divided: at which values of a parameter that is the length of strings, and of a byte, by string and place.
    `known`: strings whose bytes have names one by one, the first ones where lengths differ. Whatever these are, all lengths and
    bytes are in one of the cases."""

    lengths: Mapping[str, Collection[int]] = field(default_factory=dict)
    bytes: Mapping[tuple[str, int], Collection[int]] = field(default_factory=dict)
    known: Collection[str] = ()


def contract_claim(contract: Contract, spec: Spec, cuts: Cuts = Cuts(), *, multiples: bool = False) -> Claim:
    """A term for which there is no rule ends as Undecided. `multiples`: points are those."""
    if not multiples and any(isinstance(param.type, Array) for param in contract.params):
        one = Shown(of_one_item(contract), spec, multiples=False)
        return Claim(contract, one, COUNTS, [(ANY_COUNT, partial(array_loop, result=partial(_result, one)))], about=(spec,))
    shown = Shown(contract, spec, multiples=multiples)
    return Claim(contract, shown, tuple(_cases(contract, spec, cuts, multiples=multiples)), about=(spec,))


@dataclass(frozen=True)
class Shown:
    """The check of a contract by the meaning of its terms."""

    contract: Contract
    spec: Spec
    multiples: bool

    def __call__(self, view: View, shown: Mapping[Term, object] | None = None) -> None:
        """`shown`: what functions of standards were shown to be, of some arguments. Raises Mismatch, Undecided or Fork."""
        if view.setting.case.count == 0:
            return  # of no items nothing is said
        terms = self.terms(view)
        terms.shown = shown or {}
        if any(self._is_excluded(terms, view, formula) for formula in self.contract.requires):
            view.open.clear()  # no call takes this path
            return
        formulas = Formulas(view, terms)
        for formula in self.contract.ensures:
            formulas.show(formula)

    @staticmethod
    def _is_excluded(terms: Terms, view: View, formula: Term) -> bool:
        """Whether this path is none of a call: by which of two points is neutral, or as a value is 0 that is known not to be."""
        match formula:
            case Apply(Op.EQUAL, (Apply(Op.EQUAL) as p, Apply(Op.EQUAL) as q)):
                nonzero = view.zeros[1]
                return terms.bit(p) != terms.bit(q) or not all(terms.state.normal(value, tag).terms for tag, value in nonzero)
        return False

    def terms(self, view: View) -> Terms:
        """What terms mean after the return."""
        if not self.multiples:
            return Terms(self.contract, self.spec, Left(self.contract, view, view.tag), ON_COORDINATES, multiples=False)
        return terms_of(self.contract, self.spec, _WithTables(self.contract, view, FIELD))


# ---------------------------------------------------------------------- cases


def _cases(contract: Contract, spec: Spec, cuts: Cuts, *, multiples: bool) -> Iterator[Case]:
    """All lengths of strings, and all values of their bytes."""
    if any(isinstance(param.type, Table) for param in contract.params):
        yield from table_cases(contract, spec)
        return
    if words := [(param.name, count) for param in contract.params if isinstance(param.type, Words)
                 and isinstance(count := param.type.count, str)]:  # fmt: skip
        yield from _words_cases(contract, *words[0])
        return
    strings = {param.name: param.type.length for param in contract.params if isinstance(param.type, Buffer)}
    bounds = {length: {0, LONGEST + 1 if multiples else 1 << 64, *cuts.lengths.get(length, ())} for length in strings.values()}
    places = {place: {0, 256, *values} for place, values in cuts.bytes.items()}
    ranges = [[(low, above - 1) for low, above in pairwise(sorted(known))] for known in (*bounds.values(), *places.values())]
    for chosen in product(*ranges):
        numbers, first = dict(zip(bounds, chosen, strict=False)), dict(zip(places, chosen[len(bounds) :], strict=True))
        text = [f"{length} from {low} to {high}" for length, (low, high) in numbers.items() if len(bounds[length]) > 2]
        text += [f"byte {place} of {string} from {low} to {high}" for (string, place), (low, high) in first.items()]
        lengths = {string: numbers[length][0] if string in cuts.known else length for string, length in strings.items()}
        enter = partial(_enter, contract, spec, {}) if multiples else None
        yield Case(", ".join(text), None, numbers, lengths, first, enter=enter)


def _enter(contract: Contract, spec: Spec, tables: Mapping[str, Sequence[int]], machine: Machine, elements: Elements) -> None:
    """Tables are multiples of a point, and operands are points that are required to be on the curve. They have the order n where
    that is required."""
    state = State(contract, machine, elements)
    for name, entries in tables.items():
        _put(state, name, entries)
    for formula in contract.requires:
        match formula:
            case Apply(Op.IS_ON_CURVE, (Var(name),)):
                _put(state, name, [1])
            case Apply(Op.IS_ON_CURVE, (Named("projective", _, _, (Var(name),)),)):
                _put(state, name, [1], 3)
            case Apply(Op.HAS_PRIME_ORDER, (p,)):
                terms = terms_of(contract, spec, state)
                machine.path.assume(terms.order_bit(*terms.point(p)).poly, 1)


def _put(state: State, name: str, entries: Sequence[int], count: int | None = None) -> None:
    """Multiples of a point in place of an operand, of one the first coordinates, or all."""
    kind, unit, place = item_type(state.contract.param(name).type), operand(name, entries), state.place(name)
    values = [value for i, factor in enumerate(entries)
              for value in coordinates(state.field, unit.scaled(factor), ("entry", i), kind)]  # fmt: skip
    words = (word for value in values[:count] for word in state.elements.words(FIELD, value))
    state.machine.memory |= {(place.base, 8 * i): (8, word.marked(word.secret and name not in state.contract.public))
                             for i, word in enumerate(words)}  # fmt: skip


def operand(name: str, entries: Sequence[int]) -> Multiple:
    """The point of which a table that is an operand has these multiples: a term of others is of another point."""
    return once(("operand", name, tuple(entries)))


def _words_cases(contract: Contract, name: str, count: str) -> Iterator[Case]:
    """As many words as are required, of 0 and of other scalars."""
    match contract.requires:
        case [Apply(Op.AT_MOST, (Const(least), Var(low))), Apply(Op.AT_MOST, (Var(high), Const(most)))] if low == high == count:
            counts = range(least, most + 1)
        case _:
            raise Undecided("a number of words that is not known")
    for words, zero in product(counts, (False, True)):
        yield Case(f"{words} words of {'0' if zero else 'another scalar'}", numbers={count: (words, words)},
                   lengths={name: 8 * words},
                   zero={param.name: zero for param in contract.params if isinstance(param.type, Element)})  # fmt: skip


# ---------------------------------------------------------------------- tables


def table_cases(contract: Contract, spec: Spec) -> Iterator[Case]:
    """One for all values of all digits, wherever something is ensured."""
    for formula in contract.ensures:
        digits: dict[str, Sequence[int]] = {}
        match formula:
            case Apply(Op.IMPLIES, (Apply(Op.EQUAL, (Var(name), Const(number))), _)):
                digits[name] = [number]
        for part in subterms(formula):
            match part:
                case Named(_, _, _, (Var(word), *_)) if (code := m.code(part)) is not None:
                    digits[word] = range(1 << len(code[1]))
                case Var(name) if name not in digits and isinstance(kind := contract.param(name.removesuffix("'")).type, Digit):
                    digits[name] = kind.values
        tables = entries_of(formula)
        for chosen in product(*digits.values()):
            numbers = dict(zip(digits, chosen, strict=True))
            yield Case(", ".join(f"{name} {number}" for name, number in numbers.items()),
                       numbers={name: (number, number) for name, number in numbers.items()},
                       items={name: len(entries) for name, entries in tables.items()},
                       enter=partial(_enter, contract, spec, tables))  # fmt: skip


# ---------------------------------------------------------------------- arrays


class _OneItem(State):
    """One item of all arrays, in an induction over them."""

    asking = True
    place = by_value = no_rule

    def __init__(self, contract: Contract, known: Knowledge, given: Given) -> None:
        super().__init__(contract, known.machine, known.elements, known.tag)
        self.given = given

    def values(self, name: str, count: int | None = None) -> Sequence[Value]:
        return self.given[name][:count]


def _result(one: Shown, known: Knowledge, given: Given) -> Sequence[Value]:
    """What is ensured of one item."""
    terms = Terms(one.contract, one.spec, _OneItem(one.contract, known, given), {}, multiples=False)
    match one.contract.ensures:
        case [Apply(Op.EQUAL, (Var(output), value))] if one.contract.left == {output} and output not in variables(value):
            is_point = isinstance(one.contract.param(output).type, Point)
            return terms.law.affine(terms.point(value)) if is_point else [terms.number(value)]
    raise Undecided("arrays of which more is ensured than what each item is")


class _WithTables(Left):
    """Where tables and digits are operands."""

    asking = False

    def table(self, law: object, name: str, factors: Sequence[int]) -> Multiple:
        return operand(name, factors)

    def digit(self, name: str, sign: str, number: int = 0, factors: Sequence[int] = ()) -> Poly:
        given = self.by_value(name)
        if not given.is_constant:
            raise Undecided(f"the digit {name} is not given")
        value = number + sum(factor for i, factor in enumerate(factors) if given.lo >> i & 1) if factors else given.lo
        return Poly.constant(-value if sign and self.decided(self.by_value(sign)) else value)

    def in_digits(self, digits: Digits) -> Sequence[Word]:
        """Those that the function leaves, from -8 to 8. Raises Undecided where they are not known to add up to k."""
        if digits.step != 4 or isinstance(digits.of, Half):
            raise Undecided("digits in a term for which there is no rule")
        (name,) = (param.name for param in self.contract.outputs if isinstance(param.type, DigitArray))
        left, path = self.view.words(self.place(name), digits.length, digits.size), self.path
        moved = [path.low(path.sum((word, 1), (constant(8), 1)), 8 * digits.size) for word in left]
        k = total((word.poly, 1 << 8 * i) for i, word in enumerate(self.number_bytes(SCALAR, digits.of)))
        both = total((word.poly.offset(-8), 1 << digits.step * i) for i, word in enumerate(moved))
        if path.resolve(both - k).terms or any(word.hi > 16 for word in moved):
            raise Undecided("digits that are not known to add up to k")
        return left

    def in_words(self, value: Value, *, odd: bool) -> tuple[Sequence[Word], Word]:
        form, field = self.elements.forms[SCALAR], self.elements.fields[SCALAR]
        plain = field.scale(value, pow(form.factor, -1, form.prime))
        words = self.elements.words(SCALAR, plain)
        zero = odd and self.is_zero(value, SCALAR)
        if not odd or (not zero and is_odd_word(self.view, words[0])):
            return words, constant(0)
        if not zero:
            return self.elements.words(SCALAR, field.sub(field.const(0), plain)), constant(1)
        return [constant(form.prime >> 64 * i & ONES) for i in range(form.limbs)], constant(1)


# ---------------------------------------------------------------------- formulas


class Formulas:
    """`terms`: what they mean on this path."""

    def __init__(self, view: View, terms: Terms) -> None:
        self.contract, self.view, self.terms, self.left = terms.contract, view, terms, terms.state

    def show(self, formula: Term) -> None:
        match formula:
            case Apply(Op.IMPLIES, (condition, then)):
                if self.terms.bit(condition):
                    self.show(then)
            case Apply(Op.EQUAL, (left, right)) if left == RESULT:
                bit, bits = self.terms.returned(right)
                if self.terms.state.decided(bit) != self.view.returned(bits):
                    raise Mismatch("the function does not return what the claim says")
            case Apply(Op.EQUAL, (left, right)):
                self._equation(left, right)
            case _:
                raise Undecided("a formula for which there is no rule")

    def _equation(self, left: Term, right: Term) -> None:
        terms, sort = self.terms, sort_of(left, self.terms.types)
        match left:
            case _ if sort is Sort.POINT:
                got, expected = terms.point(left), terms.point(right)
                self._compared(left, terms.law.missing(got, expected))
            case _ if sort is Sort.ELEMENT:
                tag = terms.tag_of(left, right)
                if tag != self.view.tag:
                    raise Undecided("an element of another modulus")
                self._compared(left, self.left.unequal([(terms.number(left, tag), terms.number(right, tag))], tag))
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if (whole := terms.drawn(right)) is not None:
                self._congruent(name, terms.polynomial(left) - whole)
            case _:
                name, start, size, words = terms.stored(left, right)
                self.view.expect_bytes(name, words, start, self.left.normal, size)

    def _congruent(self, name: str, difference: Poly) -> None:
        """On a copy of the path, so that what is learned changes no name."""
        above = 2 * 256 ** len(self.left.bytes(name)) + 1  # both numbers, so that what is congruent is the same
        congruence.vanishes(self.view.machine.copy().path, difference, above)
        self.view.note(name)

    def _compared(self, left: Term, missing: tuple[Value, Value] | None) -> None:
        """Notes that an equation was looked at, which speaks of the outputs on its left."""
        for name in self._outputs(left):
            if missing is not None:
                raise Mismatch(f"the output {name} is not what is claimed", self.view.tag, *missing)
            self.view.note(name)

    def _outputs(self, root: Term) -> list[str]:
        """The outputs that a term speaks of."""
        return [name.removesuffix("'") for name in variables(root) if name in self.contract.left]
