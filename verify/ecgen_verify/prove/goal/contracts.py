# SPDX-License-Identifier: MIT
"""Contracts by the meaning of their terms, for the function and for calls of it. What is ensured is shown on the state after the
return of one path, in all cases, points being coordinates or sums of multiples of points. At a call what is required is shown,
and what is ensured is assumed, in terms of multiples of points and of unknowns that are named by what they are made of.

Trusted: that the cases are all that there are; every formula is shown, for every item where it speaks of arrays; one without a
rule is Undecided.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, product

from ecgen.contracts import multiples as m
from ecgen.logic import types
from ecgen.logic.contract import Contract, Param
from ecgen.logic.sorts import item_type, sort_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Term, Var, substitute, subterms, variables
from ecgen.spec.load import Spec
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.buffers import LONGEST, String, Whole
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, Knowledge, mask_of
from ecgen_verify.prove.composed.every import ANY_COUNT, Given, array_loop, invert_all
from ecgen_verify.prove.composed.promise import elements_of, operand_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd_word
from ecgen_verify.prove.goal.standards import ON_COORDINATES, terms_of
from ecgen_verify.prove.goal.state import FIELD, SCALAR, TAGS, Left, State, entries_of, no_rule, of_one_item
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import Case, aliases_of
from ecgen_verify.prove.machine import Leak, Machine
from ecgen_verify.prove.multiples.forms import Digits, Half
from ecgen_verify.prove.multiples.named import Multiple, coordinates, once
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.theorem import Reading
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
    if not multiples and any(isinstance(param.type, types.Array) for param in contract.params):
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
        for equation in terms.equations():
            self._show(view, terms, *equation)

    def _show(self, view: View, terms: Terms, left: Term, right: Term) -> None:
        sort = sort_of(left, terms.types)
        match left:
            case _ if left == RESULT:
                bit, bits = terms.returned(right)
                if terms.state.decided(bit) != view.returned(bits):
                    raise Mismatch("the function does not return what the claim says")
            case _ if sort is Sort.POINT:
                self._compared(view, left, terms.law.missing(terms.point(left), terms.point(right)))
            case _ if sort is Sort.ELEMENT:
                tag = terms.tag_of(left, right)
                if tag != view.tag:
                    raise Undecided("an element of another modulus")
                self._compared(view, left, terms.state.unequal([(terms.number(left, tag), terms.number(right, tag))], tag))
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if (whole := terms.drawn(right)) is not None:
                above = 2 * 256 ** len(terms.state.bytes(name)) + 1  # both numbers, so that what is congruent is the same
                # on a copy of the path, so that what is learned changes no name
                congruence.vanishes(view.machine.copy().path, terms.polynomial(left) - whole, above)
                view.note(name)
            case _:
                name, start, size, words = terms.stored(left, right)
                view.expect_bytes(name, words, start, terms.state.normal, size)

    def _compared(self, view: View, left: Term, missing: tuple[Value, Value] | None) -> None:
        """Notes that an equation was looked at, which speaks of the outputs on its left."""
        for name in (name.removesuffix("'") for name in variables(left) if name in self.contract.left):
            if missing is not None:
                raise Mismatch(f"the output {name} is not what is claimed", view.tag, *missing)
            view.note(name)

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
    if any(isinstance(param.type, types.Table) for param in contract.params):
        yield from table_cases(contract, spec)
        return
    if words := [(param.name, count) for param in contract.params if isinstance(param.type, types.Words)
                 and isinstance(count := param.type.count, str)]:  # fmt: skip
        yield from _words_cases(contract, *words[0])
        return
    strings = {param.name: param.type.length for param in contract.params if isinstance(param.type, types.Buffer)}
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
                   zero={param.name: zero for param in contract.params if isinstance(param.type, types.Element)})  # fmt: skip


# ---------------------------------------------------------------------- tables


def table_cases(contract: Contract, spec: Spec) -> Iterator[Case]:
    """One for all values of all digits, wherever something is ensured."""
    kinds = {param.name: param.type for param in contract.params}
    for formula in contract.ensures:
        digits: dict[str, Sequence[int]] = {}
        match formula:
            case Apply(Op.IMPLIES, (Apply(Op.EQUAL, (Var(name), Const(number))), _)):
                digits[name] = [number]
        for part in subterms(formula):
            match part:
                case Named(_, _, _, (Var(word), *_)) if (code := m.code(part)) is not None:
                    digits[word] = range(1 << len(code[1]))
                case Var(name) if name not in digits and isinstance(kind := kinds[name.removesuffix("'")], types.Digit):
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
            is_point = isinstance(one.contract.param(output).type, types.Point)
            return terms.law.affine(terms.point(value)) if is_point else [terms.number(value)]
    raise Undecided("arrays of which more is ensured than what each item is")


class _WithTables(Left):
    """Where tables and digits are operands."""

    asking = False

    def table(self, law: object, name: str, factors: Sequence[int]) -> Multiple:
        return operand(name, factors)

    def in_digits(self, digits: Digits) -> Sequence[Word]:
        """Those that the function leaves, from -8 to 8. Raises Undecided where they are not known to add up to k."""
        if digits.step != 4 or isinstance(digits.of, Half):
            raise Undecided("digits in a term for which there is no rule")
        (name,) = (param.name for param in self.contract.outputs if isinstance(param.type, types.DigitArray))
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


# ---------------------------------------------------------------------- calls


def called(contract: Contract, spec: Spec) -> Reading:
    return Reading(contract, lambda call: _Called(contract, spec, call).do(), (spec,))


class _Called:
    """One call."""

    def __init__(self, contract: Contract, spec: Spec, call: Call) -> None:
        self.contract, self.state = contract, State(contract, call.machine, call.elements)
        self.terms = terms_of(contract, spec, self.state)

    def do(self) -> Word | None:
        """Raises Fork before anything is stored."""
        contract = self.contract
        for name in contract.public - {RESULT.name} if self.state.elements.secret else ():
            self._told(name)
        if not all(map(self.terms.bit, contract.requires)):
            raise Undecided("what a function requires is not known to hold")
        if counts := [param.type.count for param in contract.params if isinstance(param.type, types.Array)]:
            return self._of_items(self.state.by_value(counts[0]))
        self._apart()
        return self._ensured()

    # ------------------------------------------------------------------ before

    def _apart(self) -> None:
        """Outputs are inputs only in a way in which that is shown of the function, and overlap nothing else."""
        params = [param for param in self.contract.params if not isinstance(param.type, types.ByValue)]
        places = {param.name: self.state.place(param.name) for param in params}
        alias = {name: param.name for param in params if param.output
                 for name, place in places.items() if name != param.name and place == places[param.name]}  # fmt: skip
        if alias not in aliases_of(operand_of(self.contract, param) for param in params):
            raise Undecided("an output of a call is another operand where that is not shown of the function")
        self.state.apart([(places[param.name], self.state.extent(param.name), param.output) for param in params])

    def _told(self, name: str) -> None:
        """An operand on which the time may depend. Raises Leak where it may be a secret."""
        match self.contract.param(name).type:
            case types.ByValue():
                string: String = [self.state.by_value(name)]
            case types.Bytes() | types.Buffer():
                string = self.state.string_in(name)
            case _:
                string = self.state.words_in(name)
        if string.secret if isinstance(string, Whole) else any(word.secret for word in string):
            raise Leak("a secret decides the time of a call")

    # ------------------------------------------------------------------ after

    def _ensured(self) -> Word | None:
        told = not self.contract.secret or RESULT.name in self.contract.public
        hidden = self.state.elements.secret and not told
        left = self._equations()
        result = self._returned(left.pop(RESULT.name)[1], hidden=hidden) if RESULT.name in left else None
        stored = [(self.state.place(plain), *self._words(plain, *sides))
                  for name, sides in left.items() if (plain := name.removesuffix("'"))]  # fmt: skip
        for place, size, words in stored:
            self.state.put(place, (word.marked(word.secret or hidden) for word in words), size)
        for param in (param for param in self.contract.params if isinstance(param.type, types.Scratch)):
            self.state.put(self.state.place(param.name), self._left_over(self.state.extent(param.name) // 8))
        return result

    def _equations(self) -> dict[str, tuple[Term, Term]]:
        """Of all outputs, by their names, with what outputs are in place of them on the right."""
        known: dict[str, tuple[Term, Term]] = {}
        for left, right in self.terms.equations():
            match left:
                case (Var(name) | Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN | Op.POW | Op.WORDS, (Var(name), *_))
                      | Apply(Op.MUL, (Const(), Var(name))) | Named("projective", _, _, (Var(name),))):  # fmt: skip
                    value = substitute(right, {one: value for one, value in known.values() if isinstance(one, Var)})
                    if self.contract.left & {*variables(value)}:
                        raise Undecided("no rule for what a function ensures of one output by another")
                    known[name] = left, value
                case _:
                    raise Undecided("no rule for what a function ensures")
        if known.keys() != self.contract.left.union([RESULT.name] if self.contract.returns != types.Nothing() else []):
            raise Undecided("a function of whose outputs not all is ensured")
        return known

    def _of_items(self, count: Word) -> Word | None:
        """Of arrays of one item, or none; of whole arrays of elements their inverses."""
        one, known = of_one_item(self.contract), count.lo if count.is_constant else None
        match one.ensures, one.params:
            case _ if known == 0:
                return None
            case _ if known == 1:
                return _Called(one, self.terms.spec, self.state).do()
            case ([Apply(Op.EQUAL, (Var(name), Apply(Op.INVERSE, (Var(source),))))],
                  (Param(type=types.Element(symbol)) as r, a, Param(type=types.Scratch(item, _, 1)) as scratch, _)) if (
                    known is None and (r.name, a.name, item, one.apart) == (name, source, r.type, frozenset({scratch.name}))):
                invert_all(self.state, self.terms.elements.forms[TAGS[symbol]], count)
                return None
        raise Undecided("no rule for what a function makes of arrays")

    def _left_over(self, count: int) -> Iterator[Word]:
        """Words that may be any."""
        return (self.state.path.input_word("left over", 0, ONES, secret=self.state.elements.secret) for _ in range(count))

    def _returned(self, value: Term, *, hidden: bool) -> Word:
        if self.contract.returns == types.BitResult():
            return constant(self.terms.integer(value)).marked(hidden)
        bit, bits = self.terms.returned(value)
        word = mask_of(bit) if bits == 64 else self.state.status(bit)
        return word.marked(hidden)

    def _words(self, name: str, left: Term, value: Term) -> tuple[int, Sequence[Word]]:
        """How many bytes each of the words has, and what they are."""
        kind, elements = self.contract.param(name).type, self.terms.elements
        match kind:
            case types.Bytes() | types.Words() | types.DigitArray():
                _, start, size, words = self.terms.stored(left, value)
                if not start and size * len(words) == self.state.extent(name):
                    return size, words
            case types.Element() | types.Extension():
                tag, count = elements_of(kind)
                return 8, [word for one in self._elements(left, value, elements.forms[tag], count)
                           for word in elements.words(tag, one)]  # fmt: skip
            case types.Point():
                known = self._coordinates(types.Point("ed25519_projective") if isinstance(left, Named) else kind, value)
                words = [word for one in known for word in elements.words(FIELD, one)]
                return 8, [*words, *self._left_over(self.state.extent(name) // 8 - len(words))]
        raise Undecided(f"no rule for what a function leaves in {name}")

    def _elements(self, left: Term, value: Term, form: Form, count: int) -> Sequence[Value]:
        """So many: one, or both parts of a pair."""
        terms, tag = self.terms, form.tag
        match left:
            case Apply(Op.POW, (_, Const(2))) if count == 1:
                return [terms.root(value, tag)]
            case Var():
                scale = 1
            case Apply(Op.WORDS | Op.MUL as op, (factor, *_)) if count == 1 or op is Op.MUL:
                scale = form.factor if op is Op.WORDS else terms.integer(factor)
            case _:
                raise Undecided("no rule for what a function leaves in an element")
        values = [terms.single(value, tag)] if count == 1 else terms.elements.fields[tag].parts(terms.number(value, tag))
        return [terms.elements.fields[tag].scale(one, pow(scale, -1, form.prime)) for one in values]

    def _coordinates(self, kind: types.Point, value: Term) -> Sequence[Value]:
        match value:
            case Apply(Op.POINT, (Const(x), Const(y))) if kind == types.Point("affine"):
                return [self.terms.field.const(x), self.terms.field.const(y)]
        (multiple,) = self.terms.point(value)
        return coordinates(self.terms.field, multiple, object(), kind)
