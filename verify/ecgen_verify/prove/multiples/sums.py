# SPDX-License-Identifier: MIT
"""Functions that add multiples of points by digits: what is shown of them, and what a call does.

Trusted. Such a function is given as data, whoever gives it: r becomes the sum of what r was, so many times, and of d*P for each
of its tables, which hold the multiples of a point P by known factors, and for the digit d that an argument is. It is shown for
every value of every digit, of tables that hold the multiples of any points. Where it is known that two points are the same, or
that one is neutral, the sum may be another multiple, which is the same point then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import product

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Elements
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.contract import Kind, Operand
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Leak, Machine
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.digits import base_16_digit, naf_digit, plain_bits, signed_form
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import COORDINATES, TAG, Base, Multiple, coordinates, image
from ecgen_verify.prove.multiples.splitting.endomorphism import Endomorphism
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

# ---------------------------------------------------------------------- digits


@dataclass(frozen=True)
class SignedBits:
    """A number and the bits of a word, each times its factor."""

    number: int
    factors: tuple[int, ...]

    @property
    def values(self) -> Mapping[int, int]:
        return {word: self.number + sum(factor for i, factor in enumerate(self.factors) if word >> i & 1)
                for word in range(1 << len(self.factors))}  # fmt: skip

    def form(self, call: Call, index: int, negate: Word | None) -> Form:
        assert negate is not None
        return signed_form(call, call.number(index, 32), negate, self.number, self.factors)


@dataclass(frozen=True)
class Natural:
    """A number below `end`."""

    end: int

    @property
    def values(self) -> Mapping[int, int]:
        return {number: number for number in range(self.end)}

    def form(self, call: Call, index: int, negate: Word | None) -> Form:
        assert negate is None
        return plain_bits(call, call.number(index, 32), self.end)


@dataclass(frozen=True)
class NonAdjacent:
    """0, or odd and below 2^(width - 1) in absolute value."""

    width: int

    @property
    def values(self) -> Mapping[int, int]:
        odd = range(1, 1 << (self.width - 1), 2)
        return {digit: digit for digit in (0, *(sign * number for number in odd for sign in (1, -1)))}

    def form(self, call: Call, index: int, negate: Word | None) -> Form:
        return Form.of([(naf_digit(call, index, self.width, negate), 1)])


@dataclass(frozen=True)
class Base16:
    """From -8 to 8."""

    @property
    def values(self) -> Mapping[int, int]:
        return {digit: digit for digit in range(-8, 9)}

    def form(self, call: Call, index: int, negate: Word | None) -> Form:
        assert negate is None
        return Form.of([(base_16_digit(call, index), 1)])


@dataclass(frozen=True)
class Once:
    """1, and no argument."""

    @property
    def values(self) -> Mapping[int, int]:
        return {1: 1}

    def form(self, call: Call, index: int, negate: Word | None) -> Form:
        assert negate is None
        return Form.number(1)


# ---------------------------------------------------------------------- sums


@dataclass(frozen=True)
class Addend:
    """`table`, `digit`: names of arguments. Of the table's points P, (beta*x, y) is added. `where`: for which value of the
    argument `given` this is added; None for all."""

    table: str
    system: str
    factors: tuple[int, ...]
    digit: str
    digits: SignedBits | Natural | NonAdjacent | Base16 | Once
    beta: int = 1
    where: int | None = None

    @property
    def extent(self) -> int:
        """Elements of the table."""
        return COORDINATES[self.system] * len(self.factors)


@dataclass(frozen=True)
class Sum:
    """`parameters`: the names in the order of the arguments, the first of which is r. `times`: what r was. The argument
    `negate`, where there is one, is a mask: all-ones where -d is added in place of d. `given`: the name and the values of an
    argument that is known. `lazy`: T of r is not read, and not left unless that argument is 1."""

    name: str
    parameters: tuple[str, ...]
    system: str
    addends: tuple[Addend, ...]
    times: int = 0
    given: tuple[str, tuple[int, ...]] = ("", (0,))
    lazy: bool = False
    public: bool = False

    @property
    def target(self) -> str:
        return self.parameters[0]

    @cached_property
    def indices(self) -> Mapping[str, int]:
        return {name: i for i, name in enumerate(self.parameters)}

    def addends_for(self, given: int) -> Sequence[Addend]:
        return [addend for addend in self.addends if addend.where in (None, given)]

    def left(self, given: int) -> str:
        """The system of coordinates in which r is left."""
        return "projective" if self.lazy and given != 1 else self.system

    @cached_property
    def promise(self) -> Promise:
        sign = "+-" if "negate" in self.indices else "+"
        sums = (f"{addend.digit}*P of {addend.table}[{len(addend.factors)}]" for addend in self.addends)
        text = f"{self.target} = {self.times}*{self.target} {sign} the multiples {', '.join(sums)}"
        return Promise(text, tuple(map(self._operand, self.parameters)), of=self)

    def _operand(self, name: str) -> Operand:
        systems = {self.target: self.system, **{addend.table: addend.system for addend in self.addends}}
        if name in systems:
            point = Operand(name, Kind.ELEMENTS, COORDINATES[systems[name]], tag=TAG, public=self.public)
            return replace(point, is_input=self.times > 0, is_output=True, apart=True) if name == self.target else point
        kind = Kind.MASK if name == "negate" else Kind.DIGIT
        return Operand(name, kind, public=self.public or name == self.given[0])

    # ------------------------------------------------------------------ what is shown

    @property
    def claim(self) -> Claim:
        return Claim(self.promise, self._check, cases=list(self._cases()))

    def _cases(self) -> Iterator[Case]:
        name, values = self.given
        for given in values:
            addends = self.addends_for(given)
            for digits in product(*(addend.digits.values for addend in addends)):
                numbers = {name: given} | {addend.digit: digit for addend, digit in zip(addends, digits, strict=True)}
                numbers.pop("", None)
                yield Case(", ".join(f"{name} {number}" for name, number in numbers.items()),
                           numbers={name: (number, number) for name, number in numbers.items()},
                           items={addend.table: len(addend.factors) for addend in addends},
                           enter=partial(self._enter, addends))  # fmt: skip

    def _enter(self, addends: Sequence[Addend], machine: Machine, elements: Elements) -> None:
        field, size = elements.fields[TAG], elements.forms[TAG].size

        def put(name: str, values: Sequence[Value]) -> None:
            for i, value in enumerate(values):
                for j, word in enumerate(elements.words(TAG, value)):
                    machine.memory[name, size * i + 8 * j] = (8, word)

        if self.times:
            put(self.target, coordinates(field, _times(self.target, 1), "entry", self.left(0)))
        for addend in addends:
            table: list[Value] = []
            for i, factor in enumerate(addend.factors):
                x, *others = coordinates(field, _times(addend.table, factor), ("entry", i), addend.system)
                table += [field.scale(x, pow(addend.beta, -1, field.prime)), *others]
            put(addend.table, table)

    def _check(self, view: View) -> None:
        numbers = {name: low for name, (low, _) in view.setting.case.numbers.items()}
        given = numbers.get(self.given[0], 0)
        expected = _times(self.target, self.times)
        for addend in self.addends_for(given):
            digit = addend.digits.values[numbers.get(addend.digit, 1)]
            expected = expected.plus(_times(addend.table, -digit if "negate" in self.indices and view.mask("negate") else digit))
        view.note(self.target)
        left = view.result(self.target, COORDINATES[self.left(given)])
        rest = expected.plus(named.multiple_of(view.field, left, self.left(given)).scaled(-1))
        if rest.parts and not named.is_neutral_on(view.elements, view.path, rest):
            raise Mismatch("the result is another sum of multiples of points")

    # ------------------------------------------------------------------ what a call does

    def reading(self, spec: Spec, split: Endomorphism | None) -> Reading:
        about = (spec, *([split] if split is not None else []))
        return Reading(self.promise, lambda call: self._do(call, spec, split), about)

    def _do(self, call: Call, spec: Spec, split: Endomorphism | None) -> None:
        if self.public and call.elements.secret:
            raise Leak("a secret decides the time of a call")
        known = call.path.refined(call.number(self.indices[self.given[0]], 32)) if self.given[0] else None
        if known is not None and (not known.is_constant or known.lo not in self.given[1]):
            raise Undecided(f"a value of {self.given[0]} for which nothing is proved")
        given = 0 if known is None else known.lo
        size, addends = call.elements.forms[TAG].size, self.addends_for(given)
        tables = [(call.pointer(self.indices[addend.table]), addend.extent * size) for addend in addends]
        call.apart([(call.pointer(0), COORDINATES[self.system] * size, True)], tables)
        negate = call.number(self.indices["negate"]) if "negate" in self.indices else None
        total, maker = Multiple(), [self.name, given]
        if self.times:
            before, keys = named.load(call, call.pointer(0), self.left(0))
            total, maker = before.scaled(self.times), [*maker, keys]
        for addend, (place, _) in zip(addends, tables, strict=True):
            unit, table = named.unit_of(call, spec, place, addend.factors, addend.system)
            form = addend.digits.form(call, self.indices.get(addend.digit, 0), negate)
            if addend.beta != 1:
                if split is None or addend.beta != split.beta:
                    raise Undecided("an image by another endomorphism than the curve's")
                unit = Multiple.of((image(base), times) for base, times in unit.parts)
            total, maker = total.plus(named.product(form, unit)), [*maker, table, form]
        named.store(call, total, tuple(maker), self.left(given))
        if self.left(given) != self.system:
            words = [call.path.input_word("T of a sum", 0, ONES, secret=call.elements.secret) for _ in range(size // 8)]
            call.put(call.pointer(0).moved(COORDINATES["projective"] * size), words)


def _times(name: str, factor: int) -> Multiple:
    """That multiple of the point that an operand begins with."""
    base: Base = ("operand", name)
    return Multiple.of([(base, Form.number(factor))])
